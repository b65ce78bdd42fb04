/* What good players know, as terms: points, money, and what the dice make of both sides of a board in
 * a round. The weights are fitted (`orrery tune spacebase`). */
#include "games/spacebase/value.h"

#include "core/value.h"

#include "games/spacebase/game.h"
#include "games/spacebase/laid.h"
#include "games/spacebase/sight.h"

enum { CREDITS_USED = 12, CREDITS_MOST = 40, INCOME_MOST = 20, VP_MOST = 200 };

/* What a seat is counted by. Pay is what 36 rolls bring: own ones the stations, those of the others the
 * deployed ships; its terms follow one another as in SbGift. */
typedef enum SbTerm {
#define TERM(name, ...) SB_TERM_##name,
#include "games/spacebase/weights.def"
#undef TERM
    SB_TERMS
} SbTerm;

static const ValueWeight weights[SB_TERMS] = {
#define TERM(name, early, middle, late) { #name, { early, middle, late } },
#include "games/spacebase/weights.def"
#undef TERM
};

#define NET(part) net_##part
#include "games/spacebase/net.def"
#undef NET
#define NET(part) net_of_two_##part
#include "games/spacebase/net_of_two.def"
#undef NET

NET_FITS(net, SEE_TERMS + SB_TERMS + SB_SIGHT_SEAT, SEE_TABLE + SB_SIGHT_TABLE);
NET_FITS(net_of_two, SEE_TERMS + SB_TERMS + SB_SIGHT_SEAT, SEE_TABLE + SB_SIGHT_TABLE);

static const Net net = { net_own, net_others, net_common, net_out };
static const Net net_of_two = { net_of_two_own, net_of_two_others, net_of_two_common,
                                net_of_two_out };

static void count_pay(const SbGifts *pay, int times, int16_t *term)
{
    for (int i = 0; i < SB_PAYS; i++)
        term[i] = (int16_t)(times * pay->of[i]);
}

static void count_charges(const SbState *s, int seat, int16_t *term)
{
    static const uint8_t term_of[SB_ABILITIES] = {
        [SB_SHIFT] = SB_TERM_DICE_CHARGES,  [SB_REROLL] = SB_TERM_DICE_CHARGES,
        [SB_SETDIE] = SB_TERM_DICE_CHARGES, [SB_X2] = SB_TERM_DICE_CHARGES,
        [SB_BUY] = SB_TERM_CARD_CHARGES,    [SB_BUYANY] = SB_TERM_CARD_CHARGES,
        [SB_CLAIM] = SB_TERM_CARD_CHARGES,  [SB_SWAP] = SB_TERM_OTHER_CHARGES,
        [SB_EXCH] = SB_TERM_OTHER_CHARGES,  [SB_CHARGE] = SB_TERM_OTHER_CHARGES,
        [SB_LOSEVP] = SB_TERM_GAIN_CHARGES, [SB_GAIN] = SB_TERM_GAIN_CHARGES,
        [SB_WIN] = SB_TERM_WIN_CHARGES,
    };
    for (uint64_t left = s->chargers[seat]; left; left = bits_without_first(left)) {
        int charger = bits_first(left);
        int ability = sb_cards[sb_charger_cards[charger]].side[SB_STATION].ability;
        term[term_of[ability]] = (int16_t)(term[term_of[ability]] + s->charge[charger]);
    }
}

/* How far the seat's turns of this round are: its turn is to come, or it has it now. */
static void count_turns(const SbState *s, int seat, int16_t *term)
{
    int seats = s->head.seats, place = (seat - s->first + seats) % seats;
    int active = (s->active - s->first + seats) % seats;
    term[SB_TERM_TURN_TO_COME] = place > active;
    term[SB_TERM_ACTIVE] = place == active;
}

static void count(const void *state, int seat, int16_t *term)
{
    const SbState *s = state;
    const SbSeat *p = &s->seat[seat];
    const SbLaid *laid = sb_laid(s, seat);
    term[SB_TERM_VP] = (int16_t)at_most(p->vp, VP_MOST);
    term[SB_TERM_CREDITS] = (int16_t)at_most(p->credits, CREDITS_USED);
    term[SB_TERM_MORE_CREDITS] =
        (int16_t)(at_most(p->credits, CREDITS_MOST) - term[SB_TERM_CREDITS]);
    term[SB_TERM_INCOME] = (int16_t)at_most(p->income, INCOME_MOST);
    count_turns(s, seat, term);
    count_pay(&laid->pay[SB_STATION], 1, &term[SB_TERM_STATION_VP]);
    count_pay(&laid->pay[SB_DEPLOYED], s->head.seats - 1, &term[SB_TERM_DEPLOYED_VP]);
    count_charges(s, seat, term);
}

/* By the leader's way to the goal. */
static int progress(const void *state)
{
    const SbState *s = state;
    int most = 0;
    for (int seat = 0; seat < s->head.seats; seat++)
        most = s->seat[seat].vp > most ? s->seat[seat].vp : most;
    return at_most(most, SB_VP_GOAL) * VALUE_END / SB_VP_GOAL;
}

const Valuation sb_valuation = {
    .weight = weights,
    .terms = SB_TERMS,
    .progress = progress,
    .count = count,
    .net = &net,
    .net_of_two = &net_of_two,
    .seat_things = SB_SIGHT_SEAT,
    .table_things = SB_SIGHT_TABLE,
    .see_seat = sb_see_seat,
    .see_table = sb_see_table,
};

int sb_value(const void *state, int seat)
{
    return value_share(&sb_game, state, seat);
}

int sb_prior(const void *state, int seat, Move move)
{
    const SbState *s = state;
    int card = move_a(move);
    (void)seat;
    switch ((SbMove)move_kind(move)) {
    case SB_MOVE_BUY:
    case SB_MOVE_CLAIM:
        return 20 + sb_cards[card].cost + 3 * sb_cards[card].vp;
    case SB_MOVE_ACTIVATE:
        return 30;
    case SB_MOVE_PASS:
    case SB_MOVE_DONE:
        return 4;
    case SB_MOVE_SUM:
        return s->dice[0] + s->dice[1] >= SB_FAR_SECTOR ? 12 : 8;
    case SB_MOVE_LAY:
    case SB_MOVE_CHARGE:
    case SB_MOVE_TAKE:
    case SB_MOVE_PUT:
    case SB_MOVE_EXCHANGE:
    case SB_MOVE_SET:
    case SB_MOVE_ROLL:
    case SB_MOVE_REROLL:
    case SB_MOVE_KEEP:
    case SB_MOVE_SEPARATE:
    case SB_MOVE_SHIFT:
    case SB_MOVE_STOP:
    case SB_MOVE_DOUBLE:
    case SB_MOVE_ARROW:
    case SB_MOVES:
        break;
    }
    return 10;
}
