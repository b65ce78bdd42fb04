/* Phase 2 (SB-6.2, SB-12.5, SB-12.6) and the sealed answers of phases 3 and 4 (SB-7, SB-12.1,
 * SB-DP6 to SB-DP9, SB-DP12). */
#include "games/spacebase/dice.h"

#include <string.h>

#include "games/spacebase/rewards.h"

void sb_set_die(SbState *s, int seat, int card, int value, EventList *events)
{
    SbPlace place = sb_find(s, seat, card);
    sb_spend(s, place);
    s->dice[s->dice[0] ? 1 : 0] = (uint8_t)value; /* SB-12.6d */
    event_add(events,
              (Event){ .kind = SB_EVENT_SET_DIE, .seat = (int8_t)seat, .value = { card, value } });
    sb_gain(s, seat, sb_cards[card].side[place.face].a, 0, 0, events);
}

static uint8_t roll_die(SbState *s)
{
    return (uint8_t)(1 + rng_below(&s->head.rng, SB_FACES));
}

void sb_roll(SbState *s, EventList *events)
{
    for (int die = 0; die < SB_DICE; die++)
        if (!s->dice[die])
            s->dice[die] = roll_die(s);
    event_add(events, (Event){ .kind = SB_EVENT_ROLL,
                               .seat = (int8_t)s->active,
                               .value = { s->dice[0], s->dice[1] } });
}

void sb_reroll(SbState *s, int seat, int card, int which, EventList *events)
{
    SbPlace place = sb_find(s, seat, card);
    sb_spend(s, place);
    for (int die = 0; die < SB_DICE; die++)
        if (bits_has((uint64_t)which, die))
            s->dice[die] = roll_die(s);
    event_add(events, (Event){ .kind = SB_EVENT_REROLL,
                               .seat = (int8_t)seat,
                               .value = { card, s->dice[0], s->dice[1] } });
    sb_gain(s, seat, sb_cards[card].side[place.face].a, 0, 0, events);
}

/* How far the seat's charged shifts could carry the sum together. */
static int shift_reach(const SbState *s, int seat)
{
    int reach = 0;
    for (uint64_t left = sb_usable(s, seat, SB_WINDOW_SHIFT); left; left = bits_without_first(left))
        reach += sb_side(sb_charger_place(s, bits_first(left)))->a;
    return reach;
}

static bool can_gain(const SbState *s, int seat)
{
    int sum = s->dice[0] + s->dice[1];
    if (!sb_is_barren(s, seat, s->dice[0]) || !sb_is_barren(s, seat, s->dice[1]) ||
        !sb_is_barren(s, seat, sum))
        return true;
    int last = sum + shift_reach(s, seat);
    for (int sector = sum + 1; sector <= last && sector <= SB_SECTORS; sector++)
        if (!sb_is_barren(s, seat, sector))
            return true;
    return false;
}

SeatSet sb_dice_users(const SbState *s)
{
    SeatSet users = 0;
    for (int seat = 0; seat < s->head.seats; seat++)
        if (can_gain(s, seat))
            users = (SeatSet)(users | seat_bit(seat));
    return users;
}

void sb_begin_use(SbState *s, SeatSet users)
{
    for (uint64_t left = users; left; left = bits_without_first(left))
        s->seat[bits_first(left)].answer.stage = SB_STAGE_USE;
    agenda_seal(&s->head, users);
}

bool sb_can_shift(const SbState *s, int seat, int card, int by)
{
    const SbAnswer *answer = &s->seat[seat].answer;
    if (answer->sector + by > SB_SECTORS || !sb_can_use(s, seat, card, SB_WINDOW_SHIFT))
        return false;
    SbPlace place = sb_find(s, seat, card);
    if (by > sb_side(place)->a)
        return false;
    return !answer->cards ||
           sb_comes_after(s, place, sb_find(s, seat, answer->card[answer->cards - 1]));
}

static bool can_shift_more(const SbState *s, int seat)
{
    if (!s->seat[seat].answer.sum || s->seat[seat].answer.sector == SB_SECTORS)
        return false;
    for (uint64_t left = sb_usable(s, seat, SB_WINDOW_SHIFT); left; left = bits_without_first(left))
        if (sb_can_shift(s, seat, sb_charger_cards[bits_first(left)], 1))
            return true;
    return false;
}

static bool asks_arrow(const SbState *s, int seat)
{
    SbRewards rewards;
    if (!bits_has(s->choosers, seat))
        return false;
    sb_rewards(s, seat, &s->seat[seat].answer, &rewards);
    return rewards.asks;
}

/* The first question at or after a stage that this answer leaves open. */
static SbStage next_stage(const SbState *s, int seat, SbStage from)
{
    if (from <= SB_STAGE_SHIFT && can_shift_more(s, seat))
        return SB_STAGE_SHIFT;
    if (from <= SB_STAGE_DOUBLE && sb_doubler(s, seat).card)
        return SB_STAGE_DOUBLE;
    return asks_arrow(s, seat) ? SB_STAGE_ARROW : SB_STAGE_DONE;
}

static void go_on(SbState *s, int seat, SbStage from)
{
    SbStage stage = next_stage(s, seat, from);
    s->seat[seat].answer.stage = (uint8_t)stage;
    if (stage == SB_STAGE_DONE)
        agenda_answered(&s->head, seat);
}

void sb_answer_use(SbState *s, int seat, bool sum)
{
    SbAnswer *answer = &s->seat[seat].answer;
    answer->sum = sum;
    answer->sector = (uint8_t)(sum ? s->dice[0] + s->dice[1] : 0);
    go_on(s, seat, SB_STAGE_SHIFT);
}

void sb_answer_shift(SbState *s, int seat, int card, int by)
{
    SbAnswer *answer = &s->seat[seat].answer;
    assert(answer->cards < SB_ANSWER_CARDS);
    if (by == 2)
        answer->far = (uint16_t)(answer->far | 1u << answer->cards);
    answer->card[answer->cards++] = (uint8_t)card;
    answer->sector = (uint8_t)(answer->sector + by);
    go_on(s, seat, SB_STAGE_SHIFT);
}

void sb_answer_stop(SbState *s, int seat)
{
    go_on(s, seat, SB_STAGE_DOUBLE);
}

void sb_answer_double(SbState *s, int seat, int sector)
{
    s->seat[seat].answer.doubled = (uint8_t)sector;
    go_on(s, seat, SB_STAGE_ARROW);
}

void sb_answer_arrow(SbState *s, int seat, int sector)
{
    SbAnswer *answer = &s->seat[seat].answer;
    SbRewards rewards;
    sb_rewards(s, seat, answer, &rewards);
    if (sector > rewards.asks)
        answer->right = (uint16_t)(answer->right | 1u << answer->arrows);
    answer->arrows++;
    go_on(s, seat, SB_STAGE_ARROW);
}

void sb_open_use(SbState *s, EventList *events)
{
    int seat = s->active;
    for (int i = 0; i < s->head.seats; i++, seat = sb_next_seat(s, seat)) {
        SbAnswer *answer = &s->seat[seat].answer;
        if (answer->stage == SB_STAGE_DONE)
            sb_carry_out(s, seat, events);
        memset(answer, 0, sizeof *answer);
    }
}
