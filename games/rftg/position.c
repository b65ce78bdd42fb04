/* The state but for its head as JSON and back. Cards are written by their codes, further copies as
 * "code#2"; what is in no other place is in the supply. A position that lists its seats begins with
 * empty ones; "phase" without an agenda begins there (docs/rftg.md). */
#include "games/rftg/position.h"

#include <string.h>

#include "games/rftg/powers.h"
#include "games/rftg/round.h"
#include "games/rftg/text.h"

/* NUMBER(member, key, most): the plain numbers of a seat. */
#define SEAT_NUMBERS(NUMBER)                                                                       \
    NUMBER(int16_t, vp, "vp", 999)                                                                 \
    NUMBER(int16_t, prestige, "prestige", 99)                                                      \
    NUMBER(uint8_t, boost, "boost", 2)                                                             \
    NUMBER(uint8_t, card_used, "searched", 1)                                                      \
    NUMBER(uint8_t, gained, "gained", 99)                                                          \
    NUMBER(uint8_t, floor, "floor", RFTG_CARDS - 1)                                                \
    NUMBER(uint8_t, temporary, "temporary", 99)                                                    \
    NUMBER(uint8_t, one, "one", 9)                                                                 \
    NUMBER(uint8_t, two, "two", 9)                                                                 \
    NUMBER(uint8_t, rest, "rest", 9)                                                               \
    NUMBER(uint8_t, spent, "spent", 31)                                                            \
    NUMBER(uint8_t, cost_goods, "cost_goods", 9)                                                   \
    NUMBER(uint8_t, worlds, "worlds", 9)                                                           \
    NUMBER(uint8_t, declared, "declared", 2)                                                       \
    NUMBER(uint8_t, discarded, "discarded", 255)

/* SET(member, key): the sets of a seat. */
#define SEAT_SETS(SET)                                                                             \
    SET(hand, "hand")                                                                              \
    SET(tableau, "tableau")                                                                        \
    SET(drawn, "drawn")                                                                            \
    SET(chosen, "chosen")                                                                          \
    SET(knows, "knows")                                                                            \
    SET(mixed, "mixed")

#define STATE_SETS(SET)                                                                            \
    SET(discard, "discard")                                                                        \
    SET(out, "out")                                                                                \
    SET(aside, "aside")                                                                            \
    SET(saved, "saved")                                                                            \
    SET(old, "old")                                                                                \
    SET(seen, "seen")                                                                              \
    SET(mixed, "mixed")                                                                            \
    SET(used[0], "used")                                                                           \
    SET(used[1], "used2")

#define STATE_NUMBERS(NUMBER)                                                                      \
    NUMBER(uint16_t, round, "round", 65535)                                                        \
    NUMBER(uint8_t, first, "first", s->head.seats - 1)                                             \
    NUMBER(uint8_t, again, "again", 1)                                                             \
    NUMBER(uint8_t, leader, "leader", s->head.seats)                                               \
    NUMBER(uint8_t, tile, "tile", 99)

#define DEAL_NUMBERS(NUMBER)                                                                       \
    NUMBER(uint8_t, method, "method", 2)                                                           \
    NUMBER(uint8_t, stage, "stage", 3)                                                             \
    NUMBER(uint8_t, off, "off", 99)                                                                \
    NUMBER(uint8_t, zero, "zero", 255)                                                             \
    NUMBER(uint8_t, mustered, "mustered", 99)

static void write_card(int card, Json *out)
{
    char buf[48];
    Text text = text_over(buf);
    text_put(&text, rftg_row(card)->code);
    if (rftg_copy[card] > 1)
        text_fmt(&text, "#%d", rftg_copy[card]);
    json_str(out, buf);
}

static void write_set(const char *key, const CardSet *set, Json *out)
{
    if (cards_empty(set))
        return;
    json_key(out, key);
    json_array_begin(out);
    for (each_card(card, set))
        write_card(card, out);
    json_array_end(out);
}

static void write_one(const char *key, int card, Json *out)
{
    if (!card)
        return;
    json_key(out, key);
    write_card(card, out);
}

static void write_number(const char *key, int value, Json *out)
{
    if (value)
        json_key_int(out, key, value);
}

static void write_names(const char *key, uint64_t goals, Json *out)
{
    if (!goals)
        return;
    json_key(out, key);
    json_array_begin(out);
    for (; goals; goals = bits_without_first(goals))
        json_str(out, rftg_goals[bits_first(goals)].code);
    json_array_end(out);
}

static void write_seat(const RftgState *s, const RftgSeat *own, Json *out)
{
    json_object_begin(out);
#define SET(member, key) write_set(key, &own->member, out);
    SEAT_SETS(SET)
#undef SET
    if (s->phase && !cards_same(&own->began, &own->tableau)) {
        json_key(out, "began");
        json_array_begin(out);
        for (each_card(card, &own->began))
            write_card(card, out);
        json_array_end(out);
    }
#define NUMBER(type, member, key, most) write_number(key, own->member, out);
    SEAT_NUMBERS(NUMBER)
#undef NUMBER
    write_one("shown", own->shown, out);
    write_names("goals", own->goals, out);
    if (own->action[0]) {
        json_key(out, "actions");
        json_array_begin(out);
        for (int i = 0; i < 2 && own->action[i]; i++)
            json_str(out, rftg_things[RFTG_THING_ACTION].code_of(own->action[i]));
        json_array_end(out);
    }
    json_key(out, "produced");
    json_array_begin(out);
    for (int kind = RFTG_NOVELTY; kind <= RFTG_ALIEN; kind++)
        json_int(out, own->produced[kind]);
    json_array_end(out);
    json_object_end(out);
}

static void write_goods(const RftgState *s, Json *out)
{
    json_key(out, "goods");
    json_object_begin(out);
    for (each_card(world, &s->goods))
        write_one(rftg_row(world)->code, s->good[rftg_design[world]], out);
    json_object_end(out);
}

static void write_holders(const RftgState *s, Json *out)
{
    json_key(out, "holders");
    json_object_begin(out);
    for (int i = 0; i < RFTG_MOST_GOALS; i++)
        if (s->holder[i])
            json_key_int(out, rftg_goals[RFTG_GOAL_GREATEST_MILITARY + i].code, s->holder[i] - 1);
    json_object_end(out);
}

static void write_takeovers(const RftgState *s, Json *out)
{
    json_key(out, "takeovers");
    json_array_begin(out);
    for (int i = 0; i < s->takeovers; i++) {
        const RftgTakeover *takeover = &s->takeover[i];
        json_object_begin(out);
        json_key_int(out, "attacker", takeover->attacker);
        json_key_int(out, "owner", takeover->owner);
        write_one("power", takeover->power, out);
        write_one("target", takeover->target, out);
        write_one("fleet", takeover->fleet, out);
        write_number("failed", takeover->failed, out);
        json_object_end(out);
    }
    json_array_end(out);
}

static void write_deal(const RftgDeal *deal, Json *out)
{
    json_key(out, "deal");
    json_object_begin(out);
    write_one("card", deal->card, out);
    write_one("with", deal->with, out);
    write_one("last", deal->last, out);
#define NUMBER(type, member, key, most) write_number(key, deal->member, out);
    DEAL_NUMBERS(NUMBER)
#undef NUMBER
    json_object_end(out);
}

void rftg_position_write(const void *state, Json *out)
{
    const RftgState *s = state;
    if (s->phase)
        json_key_str(out, "phase", rftg_things[RFTG_THING_PHASE].code_of(s->phase));
#define NUMBER(type, member, key, most) json_key_int(out, key, s->member);
    STATE_NUMBERS(NUMBER)
#undef NUMBER
    json_key_int(out, "pool", s->pool);
    write_names("goals", s->goals, out);
    write_holders(s, out);
#define SET(member, key) write_set(key, &s->member, out);
    STATE_SETS(SET)
#undef SET
    write_goods(s, out);
    write_takeovers(s, out);
    write_deal(&s->deal, out);
    json_key(out, "seats");
    json_array_begin(out);
    for (int seat = 0; seat < s->head.seats; seat++)
        write_seat(s, &s->seat[seat], out);
    json_array_end(out);
}

/* ---- reading ---- */

/* "code" or "code#2". */
static bool read_card(JsonValue value, int *card)
{
    char buf[48];
    int design, copy = 1;
    if (!json_to_str(value, buf, sizeof buf, NULL))
        return false;
    char *mark = strchr(buf, '#');
    if (mark) {
        long long number;
        if (!parse_int(mark + 1, strlen(mark + 1), 2, 9, &number))
            return false;
        copy = (int)number;
        *mark = 0;
    }
    if (!thing_parse(&rftg_things[RFTG_THING_CARD], buf, &design))
        return false;
    *card = rftg_first_card[design] + copy - 1;
    return *card < RFTG_CARDS && rftg_design[*card] == design;
}

static bool read_set(JsonValue object, const char *key, CardSet *set, Text *why)
{
    JsonValue list = json_get(object, key), item;
    if (json_type(list) == JSON_ABSENT)
        return true;
    if (json_type(list) != JSON_ARRAY)
        return json_refuse(why, key, "it is a list of cards");
    *set = (CardSet){ 0 };
    for (JsonIter iter = json_iter(list); json_next(&iter, NULL, &item);) {
        int card;
        if (!read_card(item, &card) || cards_has(set, card))
            return json_refuse(why, key, "it has something that is no card, or a card twice");
        cards_add(set, card);
    }
    return true;
}

static bool read_one(JsonValue object, const char *key, uint8_t *out, Text *why)
{
    JsonValue value = json_get(object, key);
    int card;
    if (json_type(value) == JSON_ABSENT)
        return true;
    if (!read_card(value, &card))
        return json_refuse(why, key, "there is no such card");
    *out = (uint8_t)card;
    return true;
}

static bool read_names(JsonValue object, const char *key, uint32_t *goals, Text *why)
{
    JsonValue list = json_get(object, key), item;
    if (json_type(list) == JSON_ABSENT)
        return true;
    if (json_type(list) != JSON_ARRAY)
        return json_refuse(why, key, "it is a list of goals");
    *goals = 0;
    for (JsonIter iter = json_iter(list); json_next(&iter, NULL, &item);) {
        char buf[48];
        int goal;
        if (!json_to_str(item, buf, sizeof buf, NULL) ||
            !thing_parse(&rftg_things[RFTG_THING_GOAL], buf, &goal))
            return json_refuse(why, key, "there is no such goal");
        *goals |= 1u << goal;
    }
    return true;
}

static bool read_actions(JsonValue object, RftgSeat *own, Text *why)
{
    JsonValue list = json_get(object, "actions"), item;
    int n = 0;
    if (json_type(list) == JSON_ABSENT)
        return true;
    if (json_type(list) != JSON_ARRAY || json_count(list) > 2)
        return json_refuse(why, "actions", "it is a list of one or two actions");
    for (JsonIter iter = json_iter(list); json_next(&iter, NULL, &item);) {
        char buf[48];
        int action;
        if (!json_to_str(item, buf, sizeof buf, NULL) ||
            !thing_parse(&rftg_things[RFTG_THING_ACTION], buf, &action))
            return json_refuse(why, "actions", "there is no such action");
        own->action[n++] = (uint8_t)action;
    }
    return true;
}

static bool read_produced(JsonValue object, RftgSeat *own, Text *why)
{
    JsonValue list = json_get(object, "produced");
    long long n;
    if (json_type(list) == JSON_ABSENT)
        return true;
    if (json_type(list) != JSON_ARRAY || json_count(list) != 4)
        return json_refuse(why, "produced", "it is a number for each kind");
    for (int kind = RFTG_NOVELTY; kind <= RFTG_ALIEN; kind++) {
        if (!json_to_int(json_index(list, kind - 1), 0, 99, &n))
            return json_refuse(why, "produced", "it is a number for each kind");
        own->produced[kind] = (uint8_t)n;
    }
    return true;
}

static bool read_seat_numbers(JsonValue object, RftgSeat *own, Text *why)
{
    int n;
#define NUMBER(type, member, key, most)                                                            \
    n = own->member;                                                                               \
    if (!json_read_int(object, key, 0, most, &n, why))                                             \
        return false;                                                                              \
    own->member = (type)n;
    SEAT_NUMBERS(NUMBER)
#undef NUMBER
    return true;
}

static bool read_seat(RftgState *s, int seat, JsonValue object, Text *why)
{
    RftgSeat *own = &s->seat[seat];
    uint32_t goals = 0;
    if (json_type(object) != JSON_OBJECT)
        return json_refuse(why, "seats", "each is an object");
#define SET(member, key)                                                                           \
    if (!read_set(object, key, &own->member, why))                                                 \
        return false;
    SEAT_SETS(SET)
#undef SET
    own->began = own->tableau;
    if (!read_set(object, "began", &own->began, why) || !read_seat_numbers(object, own, why) ||
        !read_one(object, "shown", &own->shown, why) || !read_names(object, "goals", &goals, why) ||
        !read_actions(object, own, why) || !read_produced(object, own, why))
        return false;
    own->goals = (uint16_t)goals;
    if (goals >> RFTG_GOAL_GREATEST_MILITARY)
        return json_refuse(why, "goals", "a seat claims first goals only");
    rftg_sum_up(&own->began, rftg_with_takeovers(s), own->sum);
    return true;
}

static bool read_goods(RftgState *s, JsonValue goods, Text *why)
{
    JsonValue key, value;
    if (json_type(goods) != JSON_OBJECT && json_type(goods) != JSON_ABSENT)
        return json_refuse(why, "goods", "it is an object: world and the card on it");
    for (JsonIter iter = json_iter(goods); json_next(&iter, &key, &value);) {
        int world, card;
        if (!read_card(key, &world) || !read_card(value, &card) || rftg_copy[world] != 1)
            return json_refuse(why, "goods", "there is no such card");
        cards_add(&s->goods, world);
        s->good[rftg_design[world]] = (uint8_t)card;
    }
    return true;
}

static bool read_holders(RftgState *s, JsonValue holders, Text *why)
{
    JsonValue key, value;
    if (json_type(holders) != JSON_OBJECT && json_type(holders) != JSON_ABSENT)
        return json_refuse(why, "holders", "it is an object: goal and seat");
    for (JsonIter iter = json_iter(holders); json_next(&iter, &key, &value);) {
        char buf[48];
        int goal;
        long long seat;
        if (!json_to_str(key, buf, sizeof buf, NULL) ||
            !thing_parse(&rftg_things[RFTG_THING_GOAL], buf, &goal) ||
            goal < RFTG_GOAL_GREATEST_MILITARY || !json_to_int(value, 0, s->head.seats - 1, &seat))
            return json_refuse(why, "holders", "a most goal and a seat");
        s->holder[goal - RFTG_GOAL_GREATEST_MILITARY] = (uint8_t)(seat + 1);
    }
    return true;
}

static bool read_takeover(RftgState *s, JsonValue object, Text *why)
{
    RftgTakeover *takeover = &s->takeover[s->takeovers++];
    int attacker = -1, owner = -1, failed = 0;
    if (!json_read_int(object, "attacker", 0, s->head.seats - 1, &attacker, why) ||
        !json_read_int(object, "owner", 0, s->head.seats - 1, &owner, why) ||
        !json_read_int(object, "failed", 0, 1, &failed, why) ||
        !read_one(object, "power", &takeover->power, why) ||
        !read_one(object, "target", &takeover->target, why) ||
        !read_one(object, "fleet", &takeover->fleet, why))
        return false;
    if (attacker < 0 || owner < 0)
        return json_refuse(why, "takeovers", "each has an attacker and an owner");
    takeover->attacker = (uint8_t)attacker;
    takeover->owner = (uint8_t)owner;
    takeover->failed = (uint8_t)failed;
    return true;
}

static bool read_takeovers(RftgState *s, JsonValue list, Text *why)
{
    JsonValue item;
    if (json_type(list) == JSON_ABSENT)
        return true;
    if (json_type(list) != JSON_ARRAY || json_count(list) > RFTG_TAKEOVERS)
        return json_refuse(why, "takeovers", "it is a list of declared takeovers");
    for (JsonIter iter = json_iter(list); json_next(&iter, NULL, &item);)
        if (!read_takeover(s, item, why))
            return false;
    return true;
}

static bool read_deal(RftgState *s, JsonValue object, Text *why)
{
    RftgDeal *deal = &s->deal;
    int n;
    if (json_type(object) != JSON_OBJECT && json_type(object) != JSON_ABSENT)
        return json_refuse(why, "deal", "it is an object");
#define NUMBER(type, member, key, most)                                                            \
    n = 0;                                                                                         \
    if (!json_read_int(object, key, 0, most, &n, why))                                             \
        return false;                                                                              \
    deal->member = (type)n;
    DEAL_NUMBERS(NUMBER)
#undef NUMBER
    return read_one(object, "card", &deal->card, why) &&
           read_one(object, "with", &deal->with, why) && read_one(object, "last", &deal->last, why);
}

/* What is in no other place is in the supply; where the supply is listed, out of the game. */
static bool fill_supply(RftgState *s, JsonValue position, Text *why)
{
    bool listed = json_type(json_get(position, "supply")) != JSON_ABSENT;
    if (!read_set(position, "supply", &s->supply, why))
        return false;

    CardSet placed = cards_or(&s->discard, &s->out);
    cards_join(&placed, &s->aside);
    cards_join(&placed, &s->saved);
    for (int seat = 0; seat < s->head.seats; seat++) {
        cards_join(&placed, &s->seat[seat].hand);
        cards_join(&placed, &s->seat[seat].tableau);
    }
    for (each_card(world, &s->goods))
        cards_add(&placed, s->good[rftg_design[world]]);
    if (listed)
        cards_join(&placed, &s->supply);
    CardSet rest = cards_minus(&rftg_deck_cards[rftg_deck(s)], &placed);
    cards_join(listed ? &s->out : &s->supply, &rest);
    return true;
}

static bool read_phase_name(JsonValue value, int *phase)
{
    char buf[16];
    return json_to_str(value, buf, sizeof buf, NULL) &&
           thing_parse(&rftg_things[RFTG_THING_PHASE], buf, phase) && *phase != RFTG_TRADE;
}

/* A position without an agenda: at the start of a phase, of a round, or at the round end. */
static bool begin_at(RftgState *s, JsonValue value, Text *why)
{
    int phase, step = 0;
    Head *head = &s->head;
    agenda_clear(head);
    head->asked = head->sealed = 0;
    agenda_push(head, (Task){ .kind = RFTG_TASK_ROUND });
    if (json_equals(value, "round") || json_type(value) == JSON_ABSENT)
        return true;
    agenda_push(head, (Task){ .kind = RFTG_TASK_ROUND_END });
    agenda_push(head, (Task){ .kind = RFTG_TASK_LIMIT });
    if (json_equals(value, "end"))
        return true;
    if (json_equals(value, "reveal")) {
        agenda_push(head, (Task){ .kind = RFTG_TASK_PHASES });
        agenda_push(head, (Task){ .kind = RFTG_TASK_REVEAL });
        return true;
    }
    if (!read_phase_name(value, &phase))
        return json_refuse(why, "phase", "a round has no such phase");
    while (rftg_step_phase(step) != (RftgPhase)phase)
        step++;
    agenda_push(head, (Task){ .kind = RFTG_TASK_PHASES, .a = (uint8_t)step });
    return true;
}

static void clear_tables(RftgState *s)
{
    RftgState clean = { .head = s->head };
    clean.round = 1;
    clean.pool = s->pool;
    clean.goals = s->goals;
    *s = clean;
}

static bool read_rest(RftgState *s, JsonValue position, Text *why)
{
    int n;
#define NUMBER(type, member, key, most)                                                            \
    n = s->member;                                                                                 \
    if (!json_read_int(position, key, 0, most, &n, why))                                           \
        return false;                                                                              \
    s->member = (type)n;
    STATE_NUMBERS(NUMBER)
#undef NUMBER
    n = s->pool;
    if (!json_read_int(position, "pool", -999, 999, &n, why))
        return false;
    s->pool = (int16_t)n;
#define SET(member, key)                                                                           \
    if (!read_set(position, key, &s->member, why))                                                 \
        return false;
    STATE_SETS(SET)
#undef SET
    return read_names(position, "goals", &s->goals, why) &&
           read_holders(s, json_get(position, "holders"), why) &&
           read_goods(s, json_get(position, "goods"), why) &&
           read_takeovers(s, json_get(position, "takeovers"), why) &&
           read_deal(s, json_get(position, "deal"), why);
}

bool rftg_position_read(void *state, JsonValue position, Text *why)
{
    RftgState *s = state;
    JsonValue seats = json_get(position, "seats"), phase = json_get(position, "phase");
    bool agenda = json_type(json_get(position, "agenda")) != JSON_ABSENT;
    int number = 0;
    if (json_type(seats) == JSON_ABSENT) /* as at set-up */
        return json_type(phase) == JSON_ABSENT || json_refuse(why, "seats", "a phase needs them");
    if (json_type(seats) != JSON_ARRAY || json_count(seats) != s->head.seats)
        return json_refuse(why, "seats", "it is a list of as many as play");
    clear_tables(s);
    if (agenda && json_type(phase) != JSON_ABSENT && !read_phase_name(phase, &number))
        return json_refuse(why, "phase", "a round has no such phase");
    s->phase = (uint8_t)number;
    if (!agenda && !begin_at(s, phase, why))
        return false;
    if (!read_rest(s, position, why))
        return false;
    for (int seat = 0; seat < s->head.seats; seat++)
        if (!read_seat(s, seat, json_index(seats, seat), why))
            return false;
    return fill_supply(s, position, why);
}
