/* What good players know, as terms: points, the economy against upkeep, technologies, the fleet and
 * how well it is armed, and who stands in whose sectors. Where the weights come from:
 * bench/eclipse-value.md. */
#include "games/eclipse/value.h"

#include <assert.h>
#include <string.h>

#include "games/eclipse/board.h"
#include "games/eclipse/game.h"
#include "games/eclipse/map.h"
#include "games/eclipse/nets.h"
#include "games/eclipse/score.h"
#include "games/eclipse/sight.h"
#include "games/eclipse/upkeep.h"

enum { SURPLUS_MOST = 10 }; /* more money than a round's actions cost */

#define TERM(name, early, middle, late) { #name, { early, middle, late } },
static const ValueWeight weights2[] = {
#include "games/eclipse/weights2.def"
};
static const ValueWeight weights1[] = {
#include "games/eclipse/weights1.def"
};
#undef TERM

static_assert(sizeof weights1 == sizeof weights2, "both editions count the same");

static int16_t score_of(const EclState *s, int seat)
{
    int8_t part[ECL_SCORES];
    int score = 0;
    if (s->seat[seat].out)
        memcpy(part, s->seat[seat].final, sizeof part);
    else
        ecl_count_score(s, seat, part);
    for (int source = 0; source < ECL_SCORES; source++)
        score += part[source];
    return (int16_t)score;
}

/* Guns, hull and aim of a ship type. */
static int strength(const EclValues *sums)
{
    int guns = sums->cannon[0] + 2 * sums->cannon[1] + 3 * sums->cannon[2] + 4 * sums->cannon[3];
    int missiles =
        sums->missile[0] + 2 * sums->missile[1] + 3 * sums->missile[2] + 4 * sums->missile[3];
    return 2 * guns + missiles + sums->computer + sums->shield + 2 * sums->hull +
           sums->initiative / 2 + (sums->move ? 1 : 0);
}

/* The blueprints by themselves, and the ships that are built of them. */
static void count_fleet(const EclState *s, int seat, int16_t *term)
{
    static const uint8_t price[ECL_SHIPS] = { 3, 5, 8, 3 };
    int cost = 0, arms = 0, plans = 0;
    for (int ship = 0; ship < ECL_SHIPS; ship++) {
        int n = ecl_ship_count[ship] - s->seat[seat].supply[ship];
        int strong = strength(&s->seat[seat].sums[ship]);
        cost += n * price[ship];
        arms += n * strong;
        plans += strong;
    }
    term[ECL_TERM_SHIPS] = (int16_t)cost;
    term[ECL_TERM_ARMS] = (int16_t)arms;
    term[ECL_TERM_BLUEPRINTS] = (int16_t)plans;
}

/* What trade cannot pay of the money that is due. */
static int uncovered(const EclState *s, int seat, int due)
{
    const EclSeat *p = &s->seat[seat];
    int rate = ecl_species_of(s, seat)->trade;
    due -= p->storage[ECL_MATERIALS] / rate + p->storage[ECL_SCIENCE] / rate;
    return due > 0 ? due : 0;
}

static void count_economy(const EclState *s, int seat, int16_t *term)
{
    const EclSeat *p = &s->seat[seat];
    int balance = ecl_balance(s, seat);
    for (int resource = 0; resource < ECL_RESOURCES; resource++) {
        term[ECL_TERM_STORE_MATERIALS + resource] = p->storage[resource];
        term[ECL_TERM_INCOME_MATERIALS + resource] = (int16_t)ecl_production(s, seat, resource);
    }
    int back = p->discs;
    for (int space = 0; space < ECL_ACTIONS; space++)
        back += p->spent[space];
    int upkeep = back >= ECL_TRACK_DISCS ? 0 : ecl_upkeep[ECL_TRACK_DISCS - back];
    int steady = term[ECL_TERM_INCOME_MONEY] - upkeep; /* a round in which nothing is done */
    term[ECL_TERM_SURPLUS] = (int16_t)(balance > 0 ? at_most(balance, SURPLUS_MOST) : 0);
    term[ECL_TERM_DEFICIT] = (int16_t)(balance < 0 ? -balance : 0);
    term[ECL_TERM_UNCOVERED] = (int16_t)uncovered(s, seat, -balance);
    term[ECL_TERM_STEADY] = (int16_t)steady;
    term[ECL_TERM_DISCS] = p->discs;
    term[ECL_TERM_DISCS_BACK] = (int16_t)back;
    term[ECL_TERM_COLONY_SHIPS] = p->colony;
}

/* Where enemies stand in one another's sectors. */
static void count_fronts(const EclState *s, int seat, int16_t *term)
{
    EclSectorSet fleets = 0, sectors = 0;
    for (int i = 0; i < s->head.seats; i++)
        if (i != seat) {
            fleets |= s->seat[i].fleets;
            sectors |= s->seat[i].sectors;
        }
    term[ECL_TERM_CONTESTED] = (int16_t)bits_count(s->seat[seat].sectors & fleets);
    term[ECL_TERM_INVADING] = (int16_t)bits_count(s->seat[seat].fleets & sectors);
    term[ECL_TERM_ABROAD] = (int16_t)bits_count(s->seat[seat].fleets & ~s->seat[seat].sectors);
}

static void count(const void *state, int seat, int16_t *term)
{
    const EclState *s = state;
    const EclSeat *p = &s->seat[seat];
    term[ECL_TERM_SCORE] = score_of(s, seat);
    if (p->out || !s->round)
        return;
    term[ECL_TERM_SECTORS] = (int16_t)bits_count(p->sectors);
    for (int track = 0; track < ECL_TRACKS; track++)
        term[ECL_TERM_TECHS_MIL + track] = (int16_t)bits_count(p->track[track]);
    count_fronts(s, seat, term);
    term[ECL_TERM_ACTS] = !p->passed;
    term[ECL_TERM_TILES] = p->reputation[0];
    term[ECL_TERM_PARTNERS] = (int16_t)bits_count(p->partners);
    count_economy(s, seat, term);
    count_fleet(s, seat, term);
}

static int progress(const void *state)
{
    const EclState *s = state;
    int rounds = ecl_rule(s)->rounds, done = s->round ? s->round - 1 : 0;
    return done * VALUE_END / (rounds - 1);
}

#define VALUATION(edition)                                                                         \
    {                                                                                              \
        .weight = weights##edition, .terms = ECL_TERMS, .progress = progress, .count = count,      \
        .net = &ecl_net##edition, .net_of_two = &ecl_net##edition##_of_two,                        \
        .seat_things = ECL_SIGHT_SEAT, .table_things = ECL_SIGHT_TABLE, .see_seat = ecl_see_seat,  \
        .see_table = ecl_see_table                                                                 \
    }

const Valuation ecl_valuations[ECL_EDITIONS] = {
    [ECL_SECOND] = VALUATION(2), [ECL_FIRST] = VALUATION(1)
};

int ecl_value(const void *state, int seat)
{
    return value_share(ecl_game_of(state), state, seat);
}
