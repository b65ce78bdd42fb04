/* For clients: every card as data, and what the uses of the dice, the shifts and 2X would pay. */
#include "games/spacebase/preview.h"

#include "games/spacebase/dice.h"
#include "games/spacebase/rewards.h"

static const char *const ability_codes[SB_ABILITIES] = { [SB_NO_ABILITY] = "",
#define ABILITY(code, window) [SB_##code] = #code,
                                                         SB_ABILITY_LIST(ABILITY)
#undef ABILITY
};

static const char *const colour_codes[] = { "", "blue", "red", "green" };

static void put_numbers(const char *key, const uint8_t *number, int n, Json *out)
{
    json_key(out, key);
    json_array_begin(out);
    for (int i = 0; i < n; i++)
        json_int(out, number[i]);
    json_array_end(out);
}

static void put_side(const char *key, const SbSide *side, Json *out)
{
    json_key(out, key);
    json_object_begin(out);
    json_key_int(out, "credits", side->credits);
    json_key_int(out, "income", side->income);
    json_key_int(out, "vp", side->vp);
    json_key_bool(out, "left", side->arrows & SB_LEFT);
    json_key_bool(out, "right", side->arrows & SB_RIGHT);
    put_numbers("claims", side->claims, SB_LEVELS, out);
    if (side->ability) {
        put_numbers("slots", side->slots, 3, out);
        json_key_bool(out, "joined", side->joined);
        json_key_str(out, "ability", ability_codes[side->ability]);
        json_key_str(out, "colour", colour_codes[side->colour]);
        json_key_int(out, "a", side->a);
        json_key_int(out, "b", side->b);
        json_key_int(out, "c", side->c);
    }
    json_object_end(out);
}

static void put_words(const char *key, const char *(*word)(int, Lang), int card, Json *out)
{
    json_key(out, key);
    json_object_begin(out);
    json_key_str(out, "en", word(card, LANG_EN));
    json_key_str(out, "ru", word(card, LANG_RU));
    json_object_end(out);
}

static void put_card(int card, Json *out)
{
    const SbCardRow *row = &sb_cards[card];
    json_key(out, sb_card_code(card));
    json_object_begin(out);
    json_key_int(out, "id", row->id);
    json_key_int(out, "level", row->level);
    json_key_int(out, "sector", row->sector);
    json_key_int(out, "cost", row->cost);
    json_key_int(out, "vp", row->vp);
    put_words("name", sb_card_name, card, out);
    put_words("type", sb_card_type, card, out);
    if (!sb_is_colony(card)) {
        put_side("station", &row->side[SB_STATION], out);
        put_side("deployed", &row->side[SB_DEPLOYED], out);
    }
    json_object_end(out);
}

/* The names of the starting ships by seat and sector. */
static void put_starter_names(Json *out)
{
    json_key(out, "starters");
    json_array_begin(out);
    for (int seat = 0; seat < SB_SEATS; seat++) {
        json_array_begin(out);
        for (int sector = 1; sector <= SB_SECTORS; sector++) {
            json_object_begin(out);
            put_words("name", sb_card_name, sb_starter(seat, sector), out);
            json_object_end(out);
        }
        json_array_end(out);
    }
    json_array_end(out);
}

void sb_components(Json *out)
{
    json_key(out, "cards");
    json_object_begin(out);
    for (int card = 1; card < SB_FIRST_STARTER + SB_SECTORS; card++)
        put_card(card, out);
    json_object_end(out);
    put_starter_names(out);
}

static void put_gain(const char *key, int n, Json *out)
{
    if (n)
        json_key_int(out, key, n);
}

/* The seat's answer after one of its moves. */
static SbAnswer answer_after(const SbState *s, int seat, Move move)
{
    SbAnswer answer = s->seat[seat].answer;
    int a = move_a(move), b = move_b(move);
    if (move_kind(move) == SB_MOVE_SUM) {
        answer.sum = 1;
        answer.sector = (uint8_t)(s->dice[0] + s->dice[1]);
    } else if (move_kind(move) == SB_MOVE_SHIFT) {
        answer.sector = (uint8_t)(answer.sector + b);
    } else if (move_kind(move) == SB_MOVE_DOUBLE) {
        answer.doubled = (uint8_t)a;
    } else if (move_kind(move) == SB_MOVE_ARROW) {
        SbRewards before;
        sb_rewards(s, seat, &answer, &before);
        if (a > before.asks)
            answer.right = (uint16_t)(answer.right | 1u << answer.arrows);
        answer.arrows++;
    }
    return answer;
}

void sb_preview(const void *state, int seat, Move move, Json *out)
{
    const SbState *s = state;
    if (agenda_peek(&s->head)->kind != SB_TASK_USE)
        return;
    SbAnswer answer = answer_after(s, seat, move);
    SbRewards got;
    sb_rewards(s, seat, &answer, &got);
    put_gain("credits", got.credits, out);
    put_gain("income", got.income, out);
    put_gain("vp", got.vp, out);
    put_gain("charges", got.charges, out);
    put_gain("claims", got.claims[0] + got.claims[1] + got.claims[2], out);
    put_gain("sector", answer.sum ? answer.sector : 0, out);
    if (got.asks)
        json_key_bool(out, "more", true); /* a double arrow is still to be chosen */
}
