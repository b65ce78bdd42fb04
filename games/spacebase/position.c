/* Positions: what stands as at set-up may be left out; decks are whatever lies nowhere else. */
#include "games/spacebase/position.h"

#include <string.h>

#include "games/spacebase/board.h"
#include "games/spacebase/setup.h"
#include "games/spacebase/turn.h"
#include "games/spacebase/view.h"

static const char *const stages[] = {
    [SB_STAGE_NONE] = "none",     [SB_STAGE_USE] = "use",     [SB_STAGE_SHIFT] = "shift",
    [SB_STAGE_DOUBLE] = "double", [SB_STAGE_ARROW] = "arrow", [SB_STAGE_CARDS] = "cards",
    [SB_STAGE_DONE] = "done",
};

static void write_place(const SbState *s, int card, Json *out)
{
    json_key_str(out, "card", sb_card_code(card));
    if (sb_charges(s, card))
        json_key_int(out, "charges", sb_charges(s, card));
}

static void write_sector(const SbState *s, int seat, int sector, Json *out)
{
    const SbSector *here = sb_sector_of(s, seat, sector);
    char key[4];
    Text number = text_over(key);
    if (here->station == sb_starter(seat, sector) && !here->oldest)
        return;
    text_int(&number, sector);
    json_key(out, key);
    json_object_begin(out);
    write_place(s, here->station, out);
    json_key(out, "deployed");
    json_array_begin(out);
    for (int card = here->oldest; card; card = s->newer[card]) {
        json_object_begin(out);
        write_place(s, card, out);
        json_object_end(out);
    }
    json_array_end(out);
    json_object_end(out);
}

static void write_answer(const SbAnswer *answer, Json *out)
{
    json_key(out, "answer");
    json_object_begin(out);
    json_key_str(out, "stage", stages[answer->stage]);
    json_key_bool(out, "sum", answer->sum);
    json_key_int(out, "sector", answer->sector);
    json_key_int(out, "double", answer->doubled);
    sb_cards_json(answer->card, answer->cards, "cards", out);
    json_key_int(out, "far", answer->far);
    json_key_int(out, "arrows", answer->arrows);
    json_key_int(out, "right", answer->right);
    json_object_end(out);
}

static void write_seat(const SbState *s, int seat, Json *out)
{
    const SbSeat *p = &s->seat[seat];
    json_object_begin(out);
    json_key_int(out, "credits", p->credits);
    json_key_int(out, "income", p->income);
    json_key_int(out, "vp", p->vp);
    json_key(out, "sectors");
    json_object_begin(out);
    for (int sector = 1; sector <= SB_SECTORS; sector++)
        write_sector(s, seat, sector, out);
    json_object_end(out);
    if (sb_is_lightspeed(s))
        sb_cards_json(p->dealt, SB_DEALT, "dealt", out);
    if (p->answer.stage)
        write_answer(&p->answer, out);
    json_object_end(out);
}

static void write_numbers(const char *key, const uint8_t *number, int n, Json *out)
{
    json_key(out, key);
    json_array_begin(out);
    for (int i = 0; i < n; i++)
        json_int(out, number[i]);
    json_array_end(out);
}

void sb_position_write(const void *state, Json *out)
{
    const SbState *s = state;
    json_key_int(out, "active", s->active);
    json_key_int(out, "first", s->first);
    json_key_int(out, "round", s->round);
    json_key_bool(out, "ending", s->ending);
    json_key_bool(out, "extra", s->extra);
    json_key(out, "winner");
    if (s->winner)
        json_int(out, s->winner - 1);
    else
        json_null(out);
    write_numbers("dice", s->dice, SB_DICE, out);
    write_numbers("claims", s->claims, SB_LEVELS, out);
    json_key(out, "seats");
    json_array_begin(out);
    for (int seat = 0; seat < s->head.seats; seat++)
        write_seat(s, seat, out);
    json_array_end(out);
    sb_yard_json(s, out);
    sb_cards_json(s->spent, 2, "spent", out);
}

/* A position being read: what it names, and where the reading stands, for messages. */
typedef struct Reading {
    SbState *s;
    Text *why;
    bool named[SB_CARDS]; /* the position says where this card is */
    bool yard_given;
} Reading;

/* The card with this code; a starting ship is the seat's own. Each card is named once. */
static bool read_card(Reading *r, JsonValue value, int seat, uint8_t *out)
{
    char code[32];
    int card = SB_NO_CARD;
    if (json_to_str(value, code, sizeof code, NULL))
        for (int c = 1; c < SB_CARDS && !card; c++)
            if (strcmp(sb_card_code(c), code) == 0)
                card = c;
    if (!card)
        return json_refuse(r->why, "card", "no card has this code");
    if (card >= SB_FIRST_STARTER)
        card += seat * SB_SECTORS;
    if (r->named[card]) {
        text_fmt(r->why, "%s is in two places", code);
        return false;
    }
    r->named[card] = true;
    *out = (uint8_t)card;
    return true;
}

/* A card with its charges, as it lies in a sector. */
static bool read_place(Reading *r, JsonValue value, int seat, SbFace face, uint8_t *out)
{
    int charges = 0;
    if (!read_card(r, json_get(value, "card"), seat, out) ||
        !json_read_int(value, "charges", 0, 9, &charges, r->why))
        return false;
    if (charges && charges > sb_slots(r->s, *out, face)) {
        text_fmt(r->why, "%s has more charges than slots in use (SB-10.15)", sb_card_code(*out));
        return false;
    }
    if (charges)
        r->s->charge[sb_charger_of[*out]] = (uint8_t)charges;
    return true;
}

static bool read_sector(Reading *r, JsonValue value, int seat, int sector)
{
    SbSector *here = sb_sector(r->s, seat, sector);
    *here = (SbSector){ 0 };
    if (!read_place(r, value, seat, SB_STATION, &here->station))
        return false;
    JsonIter iter = json_iter(json_get(value, "deployed"));
    JsonValue item;
    while (json_next(&iter, NULL, &item)) {
        uint8_t card;
        if (!read_place(r, item, seat, SB_DEPLOYED, &card))
            return false;
        if (here->newest)
            r->s->newer[here->newest] = card;
        else
            here->oldest = card;
        here->newest = card;
    }
    return true;
}

/* The board: sectors left out hold their starting ship, unless it is named elsewhere. */
static bool read_board(Reading *r, JsonValue sectors, int seat)
{
    SbState *s = r->s;
    for (int sector = 1; sector <= SB_SECTORS; sector++) {
        char key[4];
        Text number = text_over(key);
        text_int(&number, sector);
        JsonValue value = json_get(sectors, key);
        if (json_type(value) != JSON_ABSENT) {
            if (!read_sector(r, value, seat, sector))
                return false;
            continue;
        }
        int starter = sb_starter(seat, sector);
        if (r->named[starter])
            return json_refuse(r->why, "sectors",
                               "a starting ship is named away from a sector left out");
        r->named[starter] = true;
        *sb_sector(s, seat, sector) = (SbSector){ .station = (uint8_t)starter };
    }
    for (int sector = 1; sector <= SB_SECTORS; sector++)
        sb_settle_sector(s, seat, sector);
    return true;
}

/* The board as at set-up. */
static void keep_board(Reading *r, int seat)
{
    for (int sector = 1; sector <= SB_SECTORS; sector++)
        for (SbFace face = SB_STATION; face <= SB_DEPLOYED; face++)
            for (int card = sb_first_card(r->s, seat, sector, face); card;
                 card = sb_next_card(r->s, card, face))
                r->named[card] = true;
}

static bool read_card_list(Reading *r, JsonValue list, int max, uint8_t *out)
{
    if (json_count(list) > max || (json_type(list) != JSON_ARRAY && json_type(list) != JSON_ABSENT))
        return json_refuse(r->why, "cards", "not a list, or too long a one");
    JsonIter iter = json_iter(list);
    JsonValue item;
    while (json_next(&iter, NULL, &item))
        if (!read_card(r, item, 0, out++))
            return false;
    return true;
}

/* The cards of an answer or of `spent`: they lie somewhere else too. */
static bool read_mentions(Reading *r, JsonValue list, int max, uint8_t *out)
{
    bool keep[SB_CARDS];
    memcpy(keep, r->named, sizeof keep);
    memset(r->named, 0, sizeof r->named);
    bool ok = read_card_list(r, list, max, out);
    memcpy(r->named, keep, sizeof keep);
    return ok;
}

static bool read_stage(Reading *r, JsonValue value, uint8_t *stage)
{
    for (int i = 0; i <= SB_STAGE_DONE; i++)
        if (json_equals(value, stages[i])) {
            *stage = (uint8_t)i;
            return true;
        }
    return json_refuse(r->why, "answer", "it has no such stage");
}

static bool read_answer(Reading *r, JsonValue value, SbAnswer *answer)
{
    int sector = 0, doubled = 0, far = 0, arrows = 0, right = 0;
    memset(answer, 0, sizeof *answer);
    if (json_type(value) == JSON_ABSENT)
        return true;
    if (!read_stage(r, json_get(value, "stage"), &answer->stage) ||
        !json_read_flag(value, "sum", &answer->sum, r->why) ||
        !json_read_int(value, "sector", 0, SB_SECTORS, &sector, r->why) ||
        !json_read_int(value, "double", 0, SB_SECTORS, &doubled, r->why) ||
        !json_read_int(value, "far", 0, 0xffff, &far, r->why) ||
        !json_read_int(value, "arrows", 0, 16, &arrows, r->why) ||
        !json_read_int(value, "right", 0, 0xffff, &right, r->why) ||
        !read_mentions(r, json_get(value, "cards"), SB_ANSWER_CARDS, answer->card))
        return false;
    answer->sector = (uint8_t)sector;
    answer->doubled = (uint8_t)doubled;
    answer->far = (uint16_t)far;
    answer->arrows = (uint8_t)arrows;
    answer->right = (uint16_t)right;
    answer->cards = (uint8_t)json_count(json_get(value, "cards"));
    return true;
}

/* The dealt cards, those of the set-up if they are left out. */
static bool read_dealt(Reading *r, JsonValue list, uint8_t dealt[SB_DEALT])
{
    if (json_type(list) != JSON_ABSENT) {
        memset(dealt, 0, SB_DEALT);
        if (!read_card_list(r, list, SB_DEALT, dealt))
            return false;
        sb_sort_dealt(dealt, json_count(list));
        return true;
    }
    for (int i = 0; i < SB_DEALT; i++)
        r->named[dealt[i]] = true;
    return true;
}

static bool read_seat(Reading *r, JsonValue value, int seat)
{
    enum { MOST = 1000000 };
    SbSeat *p = &r->s->seat[seat];
    JsonValue sectors = json_get(value, "sectors"), dealt = json_get(value, "dealt");
    if (!json_read_int(value, "credits", 0, MOST, &p->credits, r->why) ||
        !json_read_int(value, "income", 0, MOST, &p->income, r->why) ||
        !json_read_int(value, "vp", 0, MOST, &p->vp, r->why))
        return false;
    if (json_type(sectors) == JSON_ABSENT)
        keep_board(r, seat);
    else if (!read_board(r, sectors, seat))
        return false;
    if (!read_dealt(r, dealt, p->dealt))
        return false;
    return read_answer(r, json_get(value, "answer"), &p->answer);
}

/* Boards that the position describes are cleared first, so that their cards are free. */
static void clear_boards(Reading *r, JsonValue seats)
{
    SbState *s = r->s;
    for (int seat = 0; seat < s->head.seats; seat++) {
        if (json_type(json_get(json_index(seats, seat), "sectors")) == JSON_ABSENT)
            continue;
        for (int sector = 1; sector <= SB_SECTORS; sector++)
            for (int card = sb_sector_of(s, seat, sector)->oldest, next; card; card = next) {
                next = s->newer[card];
                s->newer[card] = 0;
            }
        memset(s->seat[seat].sector, 0, sizeof s->seat[seat].sector);
        for (uint64_t left = s->chargers[seat]; left; left = bits_without_first(left))
            s->where[bits_first(left)] = 0;
        s->deployed &= ~s->chargers[seat];
        s->chargers[seat] = 0;
        s->choosers = (SeatSet)(s->choosers & ~seat_bit(seat));
    }
}

static bool read_seats(Reading *r, JsonValue seats)
{
    SbState *s = r->s;
    if (json_type(seats) != JSON_ABSENT && json_count(seats) != s->head.seats)
        return json_refuse(r->why, "seats", "one entry for each player");
    clear_boards(r, seats);
    for (int seat = 0; seat < s->head.seats; seat++)
        if (!read_seat(r, json_index(seats, seat), seat))
            return false;
    return true;
}

static bool read_yard(Reading *r, JsonValue yard)
{
    SbState *s = r->s;
    r->yard_given = json_type(yard) != JSON_ABSENT;
    if (!r->yard_given)
        return true;
    memset(s->yard, 0, sizeof s->yard);
    for (int level = 0; level < SB_LEVELS; level++) {
        JsonValue row = json_index(yard, level);
        if (json_count(row) != SB_PLACES || json_count(yard) != SB_LEVELS)
            return json_refuse(r->why, "yard", "three rows of six places");
        for (int place = 0; place < SB_PLACES; place++) {
            JsonValue card = json_index(row, place);
            if (json_type(card) != JSON_NULL && !read_card(r, card, 0, &s->yard[level][place]))
                return false;
        }
    }
    return true;
}

static int lowest_free(const Reading *r, int level)
{
    int first = sb_level_first(level);
    for (int card = first; card < first + sb_level_count(level); card++)
        if (!r->named[card])
            return card;
    return SB_NO_CARD;
}

/* The shipyard as at set-up; a card that the position names elsewhere gives way to another. Cards of
 * the shipyard are only then taken out of what is free. */
static void keep_yard(Reading *r)
{
    SbState *s = r->s;
    bool taken[SB_CARDS];
    memcpy(taken, r->named, sizeof taken);
    for (int level = 1; level <= SB_LEVELS; level++)
        for (int place = 0; place < SB_PLACES; place++)
            r->named[s->yard[level - 1][place]] = true;
    for (int level = 1; level <= SB_LEVELS; level++)
        for (int place = 0; place < SB_PLACES; place++) {
            uint8_t *card = &s->yard[level - 1][place];
            if (!taken[*card])
                continue;
            *card = (uint8_t)lowest_free(r, level);
            r->named[*card] = true;
        }
}

/* A card bought under SB-12.9 that has yet to be laid. */
static void name_agenda(Reading *r)
{
    for (int i = 0; i < r->s->head.tasks; i++) {
        const Task *task = &r->s->head.agenda[i];
        if (task->kind == SB_TASK_LAY && task->a < SB_CARDS)
            r->named[task->a] = true;
    }
}

/* Every ship named nowhere is in its deck, every such colony for sale. */
static void fill_decks(Reading *r)
{
    SbState *s = r->s;
    for (int level = 1; level <= SB_LEVELS; level++) {
        s->deck[level - 1] = 0;
        for (int i = 0; i < sb_level_count(level); i++)
            if (!r->named[sb_level_first(level) + i])
                s->deck[level - 1] |= 1ull << i;
    }
    s->colonies = 0;
    for (int sector = 1; sector <= SB_SECTORS; sector++)
        if (!r->named[SB_FIRST_COLONY + sector - 1])
            s->colonies = (uint16_t)(s->colonies | 1u << sector);
}

static bool read_dice(Reading *r, JsonValue dice)
{
    long long one, two;
    if (json_type(dice) == JSON_ABSENT)
        return true;
    if (json_count(dice) != SB_DICE || !json_to_int(json_index(dice, 0), 0, SB_FACES, &one) ||
        !json_to_int(json_index(dice, 1), 0, SB_FACES, &two))
        return json_refuse(r->why, "dice", "two numbers from 0 to 6");
    r->s->dice[0] = (uint8_t)one;
    r->s->dice[1] = (uint8_t)two;
    return true;
}

static bool read_claims(Reading *r, JsonValue claims)
{
    for (int level = 0; level < SB_LEVELS && json_type(claims) != JSON_ABSENT; level++) {
        long long n;
        if (json_count(claims) != SB_LEVELS || !json_to_int(json_index(claims, level), 0, 20, &n))
            return json_refuse(r->why, "claims", "three numbers");
        r->s->claims[level] = (uint8_t)n;
    }
    return true;
}

static bool read_winner(Reading *r, JsonValue winner)
{
    long long seat;
    if (json_type(winner) == JSON_ABSENT || json_type(winner) == JSON_NULL)
        return true;
    if (!json_to_int(winner, 0, r->s->head.seats - 1, &seat))
        return json_refuse(r->why, "winner", "a seat, or null");
    r->s->winner = (uint8_t)(seat + 1);
    return true;
}

static bool read_table(Reading *r, JsonValue position)
{
    SbState *s = r->s;
    int active = s->active, first = s->first, round = s->round, last = s->head.seats - 1;
    if (!json_read_int(position, "active", 0, last, &active, r->why) ||
        !json_read_int(position, "first", 0, last, &first, r->why) ||
        !json_read_int(position, "round", 0, SB_ROUND_LIMIT, &round, r->why) ||
        !json_read_flag(position, "ending", &s->ending, r->why) ||
        !json_read_flag(position, "extra", &s->extra, r->why))
        return false;
    s->active = (uint8_t)active;
    s->first = (uint8_t)first;
    s->round = (uint16_t)round;
    memset(s->spent, 0, sizeof s->spent);
    return read_winner(r, json_get(position, "winner")) &&
           read_dice(r, json_get(position, "dice")) &&
           read_claims(r, json_get(position, "claims")) &&
           read_mentions(r, json_get(position, "spent"), 2, s->spent);
}

/* Where a position without an agenda begins: at a phase of the turn, the first if none is named. A
 * position of a Light Speed game that names neither stays in the set-up. */
static bool read_phase(Reading *r, JsonValue position)
{
    SbState *s = r->s;
    JsonValue phase = json_get(position, "phase");
    if (json_type(json_get(position, "agenda")) != JSON_ABSENT)
        return true;
    int at = SB_PHASE_WINDOW1;
    while (json_type(phase) != JSON_ABSENT && at < SB_PHASES &&
           !json_equals(phase, sb_phase_codes[at]))
        at++;
    if (at == SB_PHASES)
        return json_refuse(r->why, "phase", "a turn has no such phase");
    bool dealing = s->head.agenda[0].kind == SB_TASK_LIGHTSPEED && json_type(phase) == JSON_ABSENT;
    s->head.asked = s->head.sealed = 0;
    agenda_clear(&s->head);
    if (dealing) {
        agenda_push(&s->head, (Task){ .kind = SB_TASK_LIGHTSPEED });
        return true;
    }
    agenda_push(&s->head, (Task){ .kind = SB_TASK_TURN, .a = (uint8_t)at });
    if (s->round == 0)
        s->round = 1;
    if (at <= SB_PHASE_SETDIE)
        memset(s->dice, 0, sizeof s->dice);
    return true;
}

bool sb_position_read(void *state, JsonValue position, Text *why)
{
    Reading r = { .s = state, .why = why };
    if (!read_phase(&r, position))
        return false;
    if (!read_table(&r, position) || !read_seats(&r, json_get(position, "seats")) ||
        !read_yard(&r, json_get(position, "yard")))
        return false;
    name_agenda(&r);
    if (!r.yard_given)
        keep_yard(&r);
    fill_decks(&r);
    return true;
}
