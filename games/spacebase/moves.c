/* The moves of each question (SB-DP1 to SB-DP11): one function a kind of move says which rule
 * forbids it, and the lists are made of what nothing forbids. */
#include "games/spacebase/moves.h"

#include <string.h>

#include "games/spacebase/abilities.h"
#include "games/spacebase/dice.h"
#include "games/spacebase/game.h"
#include "games/spacebase/rewards.h"
#include "games/spacebase/setup.h"
#include "games/spacebase/trade.h"

/* The rule that says when a kind of move is asked for at all. */
static const char *const asked_by[SB_MOVES] = {
    [SB_MOVE_BUY] = "SB-6.6",         [SB_MOVE_DONE] = "SB-16.3",   [SB_MOVE_PASS] = "SB-11.6",
    [SB_MOVE_ACTIVATE] = "SB-11.5",   [SB_MOVE_LAY] = "SB-12.9a",   [SB_MOVE_CLAIM] = "SB-12.3a",
    [SB_MOVE_CHARGE] = "SB-12.8a",    [SB_MOVE_TAKE] = "SB-12.8c",  [SB_MOVE_PUT] = "SB-12.8c",
    [SB_MOVE_EXCHANGE] = "SB-12.10a", [SB_MOVE_SET] = "SB-12.6a",   [SB_MOVE_ROLL] = "SB-6.2",
    [SB_MOVE_REROLL] = "SB-12.5b",    [SB_MOVE_KEEP] = "SB-12.5a",  [SB_MOVE_SEPARATE] = "SB-6.3",
    [SB_MOVE_SUM] = "SB-6.3",         [SB_MOVE_SHIFT] = "SB-12.1a", [SB_MOVE_STOP] = "SB-12.1h",
    [SB_MOVE_DOUBLE] = "SB-12.12a",   [SB_MOVE_ARROW] = "SB-9.2",
};

/* A seat whose answer is in, or not due, or somebody else's turn. */
static const char not_asked[] = "SB-5.6";

#define KIND(kind) (1u << SB_MOVE_##kind)

/* The kinds of move that each task takes; those of a sealed step go by the stage of the answer. */
static const uint32_t task_kinds[SB_TASKS] = {
    [SB_TASK_WINDOW] = KIND(PASS) | KIND(ACTIVATE),
    [SB_TASK_SET] = KIND(ROLL) | KIND(SET),
    [SB_TASK_REROLL] = KIND(KEEP) | KIND(REROLL),
    [SB_TASK_BUY] = KIND(PASS) | KIND(BUY),
    [SB_TASK_PURCHASE] = KIND(PASS) | KIND(BUY),
    [SB_TASK_LAY] = KIND(LAY),
    [SB_TASK_CLAIM] = KIND(PASS) | KIND(CLAIM),
    [SB_TASK_CHARGE] = KIND(CHARGE),
    [SB_TASK_TAKE] = KIND(PASS) | KIND(TAKE),
    [SB_TASK_PUT] = KIND(PUT),
    [SB_TASK_EXCHANGE] = KIND(EXCHANGE),
};

static const uint32_t stage_kinds[] = {
    [SB_STAGE_USE] = KIND(SEPARATE) | KIND(SUM),   [SB_STAGE_SHIFT] = KIND(STOP) | KIND(SHIFT),
    [SB_STAGE_DOUBLE] = KIND(PASS) | KIND(DOUBLE), [SB_STAGE_ARROW] = KIND(ARROW),
    [SB_STAGE_CARDS] = KIND(DONE) | KIND(BUY),     [SB_STAGE_DONE] = 0,
};

static uint32_t kinds_now(const SbState *s, int seat)
{
    if (s->head.sealed)
        return stage_kinds[s->seat[seat].answer.stage];
    return task_kinds[agenda_peek(&s->head)->kind];
}

/* Light Speed (SB-DP1): own dealt cards, affordable together, sectors not falling. */
static const char *forbids_dealt(const SbState *s, int seat, int card)
{
    if (!memchr(s->seat[seat].dealt, card, SB_DEALT))
        return "SB-16.10";
    if (sb_cards[card].cost > sb_dealt_credits(s, seat))
        return "SB-16.3";
    return sb_can_buy_dealt(s, seat, card) ? NULL : "SB-16.4";
}

static const char *forbids_buy(const SbState *s, int seat, int card)
{
    if (s->head.sealed)
        return forbids_dealt(s, seat, card);
    const Task *task = agenda_peek(&s->head);
    bool any = task->kind == SB_TASK_PURCHASE && task->b;
    if (!sb_is_for_sale(s, card))
        return "SB-6.6";
    if (sb_cards[card].cost > s->seat[seat].credits)
        return "SB-13.1";
    return sb_has_target(s, seat, card, any) ? NULL : "SB-13.6";
}

/* Whether a place is charged for a use (SB-10.6, SB-10.7). */
static const char *forbids_charges(const SbState *s, SbPlace place)
{
    if (bits_has(s->ready, sb_charger_of[place.card]))
        return NULL;
    return sb_side(place)->joined ? "SB-10.7" : "SB-11.1";
}

static const char *forbids_activate(const SbState *s, int seat, int card)
{
    SbPlace place = sb_find(s, seat, card);
    if (!place.card)
        return "SB-2.2";
    if (sb_windows[sb_side(place)->ability] != SB_WINDOW_ANY)
        return "SB-11.5";
    const char *rule = forbids_charges(s, place);
    if (rule)
        return rule;
    if (!sb_colour_fits(s, seat, place))
        return "SB-2.7";
    return bits_has(sb_activations(s, seat), sb_charger_of[card]) ? NULL : "SB-12.8e";
}

static const char *forbids_lay(const SbState *s, int seat, int sector)
{
    int card = agenda_peek(&s->head)->a;
    if (!sb_is_open(s, seat, sector))
        return "SB-14.6";
    return sb_can_lay(s, seat, card, sector) ? NULL : "SB-12.9a";
}

/* The level that is being claimed: the highest one with a claim left. */
static int claim_level(const Task *task)
{
    return task->c ? 3 : task->b ? 2 : 1;
}

static const char *forbids_claim(const SbState *s, int seat, int card)
{
    int level = claim_level(agenda_peek(&s->head));
    if (sb_cards[card].level != level || !sb_is_for_sale(s, card))
        return "SB-13.10";
    return sb_can_claim(s, seat, card, level) ? NULL : "SB-13.6";
}

static const char *forbids_charge(const SbState *s, int seat, int card)
{
    int used = agenda_peek(&s->head)->a;
    if (card == used)
        return "SB-12.8b";
    return sb_can_charge(s, seat, card, used) ? NULL : "SB-12.8a";
}

static const char *forbids_take(const SbState *s, int seat, int card)
{
    const Task *task = agenda_peek(&s->head);
    return sb_can_take(s, seat, card, task->a, task->b) ? NULL : "SB-12.8c";
}

static const char *forbids_put(const SbState *s, int seat, int card)
{
    const Task *task = agenda_peek(&s->head);
    return sb_can_put(s, seat, card, task->a, task->b) ? NULL : "SB-12.8c";
}

static const char *forbids_exchange(const SbState *s, int seat, int sector)
{
    int card = agenda_peek(&s->head)->a;
    if (sb_can_exchange(s, seat, card, sector))
        return NULL;
    return sb_is_open(s, seat, sector) ? "SB-12.10a" : "SB-12.10d";
}

/* An ability of phase 2 or 3: of this window, charged, of the right colour. */
static const char *forbids_use(const SbState *s, int seat, int card, SbWindow window)
{
    SbPlace place = sb_find(s, seat, card);
    if (!place.card || sb_windows[sb_side(place)->ability] != window)
        return "SB-11.5";
    const char *rule = forbids_charges(s, place);
    return rule || sb_colour_fits(s, seat, place) ? rule : "SB-2.7";
}

static const char *forbids_reroll(const SbState *s, int seat, Move move)
{
    bool alike = s->dice[0] == s->dice[1];
    if (alike && move_b(move) == 2)
        return "SB-12.5e"; /* equal dice: the first stands for either (SB-DP5) */
    return forbids_use(s, seat, move_a(move), SB_WINDOW_REROLL);
}

static const char *forbids_separate(const SbState *s, Move move)
{
    return move_a(move) == s->dice[0] && move_b(move) == s->dice[1] ? NULL : "SB-7.1";
}

static const char *forbids_sum(const SbState *s, Move move)
{
    return move_a(move) == sb_dice_pair(s) ? NULL : "SB-7.2";
}

static const char *forbids_shift(const SbState *s, int seat, Move move)
{
    int card = move_a(move), by = move_b(move);
    if (s->seat[seat].answer.sector + by > SB_SECTORS)
        return "SB-12.1f";
    const char *rule = forbids_use(s, seat, card, SB_WINDOW_SHIFT);
    if (rule)
        return rule;
    if (by > sb_side(sb_find(s, seat, card))->a)
        return "SB-12.1b";
    return sb_can_shift(s, seat, card, by) ? NULL : "SB-12.1h";
}

static const char *forbids_double(const SbState *s, int seat, int sector)
{
    const SbAnswer *answer = &s->seat[seat].answer;
    bool pointed =
        answer->sum ? sector == answer->sector : sector == s->dice[0] || sector == s->dice[1];
    return pointed ? NULL : "SB-12.12b";
}

static const char *forbids_arrow(const SbState *s, int seat, int sector)
{
    SbRewards rewards;
    sb_rewards(s, seat, &s->seat[seat].answer, &rewards);
    return sector == rewards.asks - 1 || sector == rewards.asks + 1 ? NULL : "SB-9.2";
}

/* The rule that forbids a move of a kind that is asked for; NULL: none does. */
static const char *forbids(const SbState *s, int seat, Move move)
{
    int a = move_a(move);
    switch ((SbMove)move_kind(move)) {
    case SB_MOVE_BUY:
        return forbids_buy(s, seat, a);
    case SB_MOVE_ACTIVATE:
        return forbids_activate(s, seat, a);
    case SB_MOVE_LAY:
        return forbids_lay(s, seat, a);
    case SB_MOVE_CLAIM:
        return forbids_claim(s, seat, a);
    case SB_MOVE_CHARGE:
        return forbids_charge(s, seat, a);
    case SB_MOVE_TAKE:
        return forbids_take(s, seat, a);
    case SB_MOVE_PUT:
        return forbids_put(s, seat, a);
    case SB_MOVE_EXCHANGE:
        return forbids_exchange(s, seat, a);
    case SB_MOVE_SET:
        return forbids_use(s, seat, a, SB_WINDOW_SET);
    case SB_MOVE_REROLL:
        return forbids_reroll(s, seat, move);
    case SB_MOVE_SEPARATE:
        return forbids_separate(s, move);
    case SB_MOVE_SUM:
        return forbids_sum(s, move);
    case SB_MOVE_SHIFT:
        return forbids_shift(s, seat, move);
    case SB_MOVE_DOUBLE:
        return forbids_double(s, seat, a);
    case SB_MOVE_ARROW:
        return forbids_arrow(s, seat, a);
    case SB_MOVE_DONE:
    case SB_MOVE_PASS:
    case SB_MOVE_ROLL:
    case SB_MOVE_KEEP:
    case SB_MOVE_STOP:
    case SB_MOVES:
        break;
    }
    return NULL;
}

static const char *rule_against(const SbState *s, int seat, Move move)
{
    if (seat < 0 || seat >= s->head.seats || !bits_has(s->head.asked, seat))
        return not_asked;
    if (!move_is_of(&sb_game, move))
        return "SB-5.4";
    if (!(kinds_now(s, seat) >> move_kind(move) & 1))
        return asked_by[move_kind(move)];
    return forbids(s, seat, move);
}

bool sb_legal(const void *state, int seat, Move move)
{
    return !rule_against(state, seat, move);
}

const char *sb_why(const void *state, int seat, Move move)
{
    return rule_against(state, seat, move);
}

static void add(MoveList *list, SbMove kind, int a, int b)
{
    moves_add(list, move_make(kind, a, b, 0));
}

static void list_buys(const SbState *s, int seat, MoveList *list)
{
    const Task *task = agenda_peek(&s->head);
    bool any = task->kind == SB_TASK_PURCHASE && task->b;
    int credits = s->seat[seat].credits;
    add(list, SB_MOVE_PASS, 0, 0);
    for (int level = 0; level < SB_LEVELS; level++)
        for (int place = 0; place < SB_PLACES; place++) {
            int card = s->yard[level][place];
            if (card && sb_cards[card].cost <= credits && sb_has_target(s, seat, card, any))
                add(list, SB_MOVE_BUY, card, 0);
        }
    for (uint64_t left = s->colonies; left; left = bits_without_first(left)) {
        int card = SB_FIRST_COLONY + bits_first(left) - 1;
        if (sb_cards[card].cost > credits)
            break; /* colonies cost more from sector to sector */
        if (sb_has_target(s, seat, card, any))
            add(list, SB_MOVE_BUY, card, 0);
    }
}

static void list_claims(const SbState *s, int seat, MoveList *list)
{
    int level = claim_level(agenda_peek(&s->head));
    add(list, SB_MOVE_PASS, 0, 0);
    for (int place = 0; place < SB_PLACES; place++) {
        int card = s->yard[level - 1][place];
        if (card && sb_has_target(s, seat, card, false))
            add(list, SB_MOVE_CLAIM, card, 0);
    }
}

static void list_activations(const SbState *s, int seat, MoveList *list)
{
    add(list, SB_MOVE_PASS, 0, 0);
    for (uint64_t left = sb_activations(s, seat); left; left = bits_without_first(left))
        add(list, SB_MOVE_ACTIVATE, sb_charger_cards[bits_first(left)], 0);
}

static void list_sets(const SbState *s, int seat, MoveList *list)
{
    add(list, SB_MOVE_ROLL, 0, 0);
    for (uint64_t left = sb_usable(s, seat, SB_WINDOW_SET); left; left = bits_without_first(left))
        for (int value = 1; value <= SB_FACES; value++)
            add(list, SB_MOVE_SET, sb_charger_cards[bits_first(left)], value);
}

static void list_rerolls(const SbState *s, int seat, MoveList *list)
{
    bool alike = s->dice[0] == s->dice[1];
    add(list, SB_MOVE_KEEP, 0, 0);
    for (uint64_t left = sb_usable(s, seat, SB_WINDOW_REROLL); left;
         left = bits_without_first(left))
        for (int which = 1; which <= 3; which++)
            if (!(alike && which == 2))
                add(list, SB_MOVE_REROLL, sb_charger_cards[bits_first(left)], which);
}

static void list_shifts(const SbState *s, int seat, MoveList *list)
{
    add(list, SB_MOVE_STOP, 0, 0);
    for (uint64_t left = sb_usable(s, seat, SB_WINDOW_SHIFT); left; left = bits_without_first(left))
        for (int by = 1; by <= 2; by++)
            if (sb_can_shift(s, seat, sb_charger_cards[bits_first(left)], by))
                add(list, SB_MOVE_SHIFT, sb_charger_cards[bits_first(left)], by);
}

static void list_doubles(const SbState *s, int seat, MoveList *list)
{
    add(list, SB_MOVE_PASS, 0, 0);
    for (int sector = 1; sector <= SB_SECTORS; sector++)
        if (!forbids_double(s, seat, sector))
            add(list, SB_MOVE_DOUBLE, sector, 0);
}

static void list_arrows(const SbState *s, int seat, MoveList *list)
{
    SbRewards rewards;
    sb_rewards(s, seat, &s->seat[seat].answer, &rewards);
    add(list, SB_MOVE_ARROW, rewards.asks - 1, 0);
    add(list, SB_MOVE_ARROW, rewards.asks + 1, 0);
}

static void list_dealt(const SbState *s, int seat, MoveList *list)
{
    add(list, SB_MOVE_DONE, 0, 0);
    for (int i = 0; i < SB_DEALT; i++)
        if (sb_can_buy_dealt(s, seat, s->seat[seat].dealt[i]))
            add(list, SB_MOVE_BUY, s->seat[seat].dealt[i], 0);
}

static void list_answers(const SbState *s, int seat, MoveList *list)
{
    switch ((SbStage)s->seat[seat].answer.stage) {
    case SB_STAGE_USE:
        add(list, SB_MOVE_SEPARATE, s->dice[0], s->dice[1]);
        add(list, SB_MOVE_SUM, sb_dice_pair(s), 0);
        break;
    case SB_STAGE_SHIFT:
        list_shifts(s, seat, list);
        break;
    case SB_STAGE_DOUBLE:
        list_doubles(s, seat, list);
        break;
    case SB_STAGE_ARROW:
        list_arrows(s, seat, list);
        break;
    case SB_STAGE_CARDS:
        list_dealt(s, seat, list);
        break;
    case SB_STAGE_NONE:
    case SB_STAGE_DONE:
        break;
    }
}

/* Every sector, or every charger of the seat, that a kind of move may name. */
static void list_sectors(const SbState *s, int seat, SbMove kind, MoveList *list)
{
    for (int sector = 1; sector <= SB_SECTORS; sector++)
        if (!forbids(s, seat, move_make(kind, sector, 0, 0)))
            add(list, kind, sector, 0);
}

static void list_chargers(const SbState *s, int seat, SbMove kind, MoveList *list)
{
    for (uint64_t left = s->chargers[seat]; left; left = bits_without_first(left)) {
        Move move = move_make(kind, sb_charger_cards[bits_first(left)], 0, 0);
        if (!forbids(s, seat, move))
            moves_add(list, move);
    }
}

void sb_list(const SbState *s, int seat, MoveList *list)
{
    switch ((SbTask)agenda_peek(&s->head)->kind) {
    case SB_TASK_LIGHTSPEED:
    case SB_TASK_USE:
        list_answers(s, seat, list);
        break;
    case SB_TASK_WINDOW:
        list_activations(s, seat, list);
        break;
    case SB_TASK_SET:
        list_sets(s, seat, list);
        break;
    case SB_TASK_REROLL:
        list_rerolls(s, seat, list);
        break;
    case SB_TASK_BUY:
    case SB_TASK_PURCHASE:
        list_buys(s, seat, list);
        break;
    case SB_TASK_CLAIM:
        list_claims(s, seat, list);
        break;
    case SB_TASK_LAY:
        list_sectors(s, seat, SB_MOVE_LAY, list);
        break;
    case SB_TASK_EXCHANGE:
        list_sectors(s, seat, SB_MOVE_EXCHANGE, list);
        break;
    case SB_TASK_CHARGE:
        list_chargers(s, seat, SB_MOVE_CHARGE, list);
        break;
    case SB_TASK_TAKE:
        add(list, SB_MOVE_PASS, 0, 0);
        list_chargers(s, seat, SB_MOVE_TAKE, list);
        break;
    case SB_TASK_PUT:
        list_chargers(s, seat, SB_MOVE_PUT, list);
        break;
    case SB_TASK_NONE:
    case SB_TASK_TURN:
    case SB_TASKS:
        assert(!"a task that asks nobody");
    }
}

void sb_moves(const void *state, int seat, MoveList *list)
{
    const SbState *s = state;
    list->n = 0;
    if (bits_has(s->head.asked, seat))
        sb_list(s, seat, list);
}
