/* The view: boards, shipyard, colonies, dice are open; dealt cards and sealed answers are the
 * viewer's own (SB-DP15). */
#include "games/spacebase/view.h"

#include "games/spacebase/board.h"
#include "games/spacebase/turn.h"

const char *sb_phase_code(const void *state)
{
    const SbState *s = state;
    if (!s->head.tasks)
        return "over";
    SbPhase phase = sb_phase(s);
    return phase == SB_PHASES ? "lightspeed" : sb_phase_codes[phase];
}

static void put_card(Json *out, int card)
{
    if (card)
        json_str(out, sb_card_code(card));
    else
        json_null(out);
}

/* The members that say what lies somewhere: the card, its charges, its slots in use. */
static void put_place(const SbState *s, int card, SbFace face, Json *out)
{
    json_key_str(out, "card", sb_card_code(card));
    json_key_int(out, "charges", sb_charges(s, card));
    json_key_int(out, "slots", sb_slots(s, card, face));
}

static void put_sector(const SbState *s, int seat, int sector, Json *out)
{
    json_object_begin(out);
    put_place(s, sb_sector_of(s, seat, sector)->station, SB_STATION, out);
    json_key(out, "deployed");
    json_array_begin(out);
    for (int card = sb_sector_of(s, seat, sector)->oldest; card; card = s->newer[card]) {
        json_object_begin(out);
        put_place(s, card, SB_DEPLOYED, out);
        json_object_end(out);
    }
    json_array_end(out);
    json_object_end(out);
}

static void put_seat(const SbState *s, int seat, Json *out)
{
    const SbSeat *p = &s->seat[seat];
    json_object_begin(out);
    json_key_int(out, "credits", p->credits);
    json_key_int(out, "income", p->income);
    json_key_int(out, "vp", p->vp);
    json_key(out, "sectors");
    json_array_begin(out);
    for (int sector = 1; sector <= SB_SECTORS; sector++)
        put_sector(s, seat, sector, out);
    json_array_end(out);
    json_object_end(out);
}

/* How many cards lie under the deck of a level (SB-16.6); dealt ones do not lie there yet. */
static int cards_under(const SbState *s, int level)
{
    int n = 0;
    bool dealing = s->head.agenda[0].kind == SB_TASK_LIGHTSPEED;
    for (int seat = 0; seat < s->head.seats && !dealing; seat++)
        for (int i = 0; i < SB_DEALT; i++) {
            int card = s->seat[seat].dealt[i];
            n += card && sb_cards[card].level == level;
        }
    return n;
}

void sb_yard_json(const SbState *s, Json *out)
{
    json_key(out, "yard");
    json_array_begin(out);
    for (int level = 0; level < SB_LEVELS; level++) {
        json_array_begin(out);
        for (int place = 0; place < SB_PLACES; place++)
            put_card(out, s->yard[level][place]);
        json_array_end(out);
    }
    json_array_end(out);
}

static void put_sale(const SbState *s, Json *out)
{
    sb_yard_json(s, out);
    json_key(out, "decks");
    json_array_begin(out);
    for (int level = 1; level <= SB_LEVELS; level++)
        json_int(out, bits_count(s->deck[level - 1]));
    json_array_end(out);
    if (sb_is_lightspeed(s)) {
        json_key(out, "under");
        json_array_begin(out);
        for (int level = 1; level <= SB_LEVELS; level++)
            json_int(out, cards_under(s, level));
        json_array_end(out);
    }
    json_key(out, "colonies");
    json_array_begin(out);
    for (uint64_t left = s->colonies; left; left = bits_without_first(left))
        json_str(out, sb_card_code(SB_FIRST_COLONY + bits_first(left) - 1));
    json_array_end(out);
}

void sb_cards_json(const uint8_t *card, int n, const char *key, Json *out)
{
    json_key(out, key);
    json_array_begin(out);
    for (int i = 0; i < n; i++)
        if (card[i])
            json_str(out, sb_card_code(card[i]));
    json_array_end(out);
}

/* Which way each double arrow met so far is followed. */
static void put_arrows(const SbAnswer *answer, Json *out)
{
    json_key(out, "arrows");
    json_array_begin(out);
    for (int i = 0; i < answer->arrows; i++)
        json_str(out, bits_has(answer->right, i) ? "right" : "left");
    json_array_end(out);
}

static void put_answer(const SbState *s, int seat, Json *out)
{
    const SbAnswer *answer = &s->seat[seat].answer;
    bool cards = s->head.agenda[0].kind == SB_TASK_LIGHTSPEED;
    json_object_begin(out);
    if (cards) {
        sb_cards_json(answer->card, answer->cards, "bought", out);
    } else if (answer->stage != SB_STAGE_USE) {
        json_key_str(out, "use", answer->sum ? "sum" : "separate");
        json_key_int(out, "sector", answer->sector);
        sb_cards_json(answer->card, answer->cards, "shifts", out);
        json_key_int(out, "double", answer->doubled);
        put_arrows(answer, out);
    }
    json_key_bool(out, "done", answer->stage == SB_STAGE_DONE);
    json_object_end(out);
}

static void put_table(const SbState *s, Json *out)
{
    json_key_int(out, "round", s->round);
    json_key_str(out, "phase", sb_phase_code(s));
    json_key_int(out, "active", s->active);
    json_key_int(out, "first", s->first);
    json_key_bool(out, "ending", s->ending);
    json_key_bool(out, "extra", s->extra);
    json_key(out, "winner");
    if (s->winner)
        json_int(out, s->winner - 1);
    else
        json_null(out);
    json_key(out, "dice");
    json_array_begin(out);
    json_int(out, s->dice[0]);
    json_int(out, s->dice[1]);
    json_array_end(out);
}

/* What only the seats themselves saw, for the all-open view. */
static void put_secrets(const SbState *s, Json *out)
{
    json_key(out, "hands");
    json_array_begin(out);
    for (int seat = 0; seat < s->head.seats; seat++) {
        json_object_begin(out);
        if (sb_is_lightspeed(s))
            sb_cards_json(s->seat[seat].dealt, SB_DEALT, "dealt", out);
        if (bits_has(s->head.sealed, seat)) {
            json_key(out, "answer");
            put_answer(s, seat, out);
        }
        json_object_end(out);
    }
    json_array_end(out);
}

void sb_view(const void *state, int viewer, Json *out)
{
    const SbState *s = state;
    put_table(s, out);
    json_key(out, "seats");
    json_array_begin(out);
    for (int seat = 0; seat < s->head.seats; seat++)
        put_seat(s, seat, out);
    json_array_end(out);
    put_sale(s, out);
    if (viewer == VIEWER_ALL)
        put_secrets(s, out);
    if (viewer < 0)
        return;
    if (sb_is_lightspeed(s))
        sb_cards_json(s->seat[viewer].dealt, SB_DEALT, "dealt", out);
    if (bits_has(s->head.sealed, viewer)) {
        json_key(out, "answer");
        put_answer(s, viewer, out);
    }
}
