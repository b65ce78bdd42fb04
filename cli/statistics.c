/* What many games of one kind were like. Everything counted is a sum of whole numbers. */
#include "cli/statistics.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { THING_SEATS_LEAST = 10 }; /* who had a thing, to say something of it */

static int counted(int value)
{
    return value < 0 ? 0 : value < DISTRIBUTION_MAX ? value : DISTRIBUTION_MAX - 1;
}

static void distribution_add(Distribution *all, int value)
{
    if (all->n == 0 || value < all->min)
        all->min = value;
    if (all->n == 0 || value > all->max)
        all->max = value;
    all->n++;
    all->sum += value;
    all->squares += (long long)value * value;
    all->count[counted(value)]++;
}

double distribution_mean(const Distribution *all)
{
    return mean(all->sum, all->n);
}

double distribution_spread(const Distribution *all)
{
    if (all->n < 2)
        return 0;
    double n = (double)all->n, middle = distribution_mean(all);
    return sqrt(fmax(((double)all->squares - n * middle * middle) / (n - 1), 0));
}

int distribution_quantile(const Distribution *all, int percent)
{
    long long below = 0;
    for (int value = 0; value < DISTRIBUTION_MAX; value++) {
        below += all->count[value];
        if (below > 0 && 100 * below >= percent * all->n)
            return value;
    }
    return 0;
}

Histogram distribution_bins(const Distribution *all)
{
    static const int step[] = { 1, 2, 5 };
    int first = counted(all->min), last = counted(all->max);
    Histogram h = { .width = 1 };
    for (int i = 1, ten = 1; last / h.width - first / h.width >= HISTOGRAM_BINS; i++) {
        ten *= i % 3 == 0 ? 10 : 1;
        h.width = ten * step[i % 3];
    }
    h.from = first / h.width * h.width;
    h.bins = last / h.width - first / h.width + 1;
    for (int value = first; value <= last; value++)
        h.count[(value - h.from) / h.width] += all->count[value];
    for (int bin = 0; bin < h.bins; bin++)
        h.most = h.count[bin] > h.most ? h.count[bin] : h.most;
    return h;
}

void statistics_begin(Statistics *s, const Game *game, const Setup *setup, const Bot *const *bot)
{
    memset(s, 0, sizeof *s);
    s->game = game;
    s->setup = *setup;
    for (int seat = 0; seat < setup->seats; seat++) {
        s->bot[seat] = bot[seat];
        s->seat[seat].wins.games = s->turn[seat].wins.games = 1;
    }
}

static ThingTally *find_thing(Statistics *s, Holding holding)
{
    unsigned at = (unsigned)(holding.thing * 509 + holding.value) % THINGS_MAX;
    while (s->thing[at].thing &&
           (s->thing[at].thing != holding.thing || s->thing[at].value != holding.value))
        at = (at + 1) % THINGS_MAX;
    s->thing[at].thing = holding.thing;
    s->thing[at].value = holding.value;
    s->thing[at].wins.games = 1;
    return &s->thing[at];
}

static void add_place(Place *place, const Outcome *outcome, int seat, int sources)
{
    sample_add(&place->wins, outcome->share[seat]);
    place->score += outcome->result.score[seat];
    for (int source = 0; source < sources; source++)
        place->part[source] += outcome->result.part[seat][source];
}

static int margin_of(const Outcome *outcome, int seats)
{
    int winner = 0, best = INT_MIN;
    while (outcome->result.rank[winner] != 1)
        winner++;
    for (int seat = 0; seat < seats; seat++)
        if (seat != winner && outcome->result.score[seat] > best)
            best = outcome->result.score[seat];
    int margin = outcome->result.score[winner] - best;
    return margin > 0 ? margin : 0;
}

static void take_seat(Statistics *s, const Outcome *outcome, int seat)
{
    int sources = s->game->sources, seats = s->setup.seats;
    add_place(&s->seat[seat], outcome, seat, sources);
    if (outcome->first >= 0)
        add_place(&s->turn[(seat - outcome->first + seats) % seats], outcome, seat, sources);
    distribution_add(&s->score, outcome->result.score[seat]);
    for (int source = 0; source < sources; source++)
        s->won[source] += (long long)outcome->share[seat] * outcome->result.part[seat][source];
    for (int i = 0; i < outcome->held[seat].n; i++)
        sample_add(&find_thing(s, outcome->held[seat].at[i])->wins, outcome->share[seat]);
}

void statistics_take(Statistics *s, const Outcome *outcome)
{
    int decisions = 0;
    s->games++;
    for (int seat = 0; seat < s->setup.seats; seat++) {
        take_seat(s, outcome, seat);
        decisions += outcome->decisions[seat];
    }
    distribution_add(&s->rounds, outcome->rounds);
    distribution_add(&s->decisions, decisions);
    if (s->setup.seats > 1)
        distribution_add(&s->margin, margin_of(outcome, s->setup.seats));
}

bool statistics_has_turns(const Statistics *s)
{
    return s->turn[0].wins.deals > 0;
}

void source_name(const Game *game, int source, Text *out)
{
    game_say(game, game->source[source], LANG_EN, NULL, 0, out);
}

double source_mean(const Statistics *s, int source)
{
    long long sum = 0;
    for (int seat = 0; seat < s->setup.seats; seat++)
        sum += s->seat[seat].part[source];
    return mean(sum, s->games * s->setup.seats);
}

double source_won(const Statistics *s, int source)
{
    return mean(s->won[source], s->games * SHARE);
}

static int by_kind(const void *a, const void *b)
{
    const ThingTally *one = a, *other = b;
    return one->thing != other->thing ? one->thing - other->thing : one->value - other->value;
}

static int by_best(const void *a, const void *b)
{
    double one, other, rest;
    sample_interval(&((const ThingTally *)a)->wins, &one, &rest);
    sample_interval(&((const ThingTally *)b)->wins, &other, &rest);
    return one != other ? (one < other ? 1 : -1) : by_kind(a, b);
}

static int by_worst(const void *a, const void *b)
{
    double one, other, rest;
    sample_interval(&((const ThingTally *)a)->wins, &rest, &one);
    sample_interval(&((const ThingTally *)b)->wins, &rest, &other);
    return one != other ? (one > other ? 1 : -1) : by_kind(a, b);
}

int statistics_things(const Statistics *s, ThingOrder order, ThingTally *list)
{
    int n = 0, least = order == THINGS_ALL ? 1 : THING_SEATS_LEAST;
    double even = 1.0 / s->setup.seats;
    for (int i = 0; i < THINGS_MAX; i++) {
        bool is_good = sample_mean(&s->thing[i].wins) >= even;
        if (s->thing[i].wins.deals >= least && (order != THINGS_BEST || is_good) &&
            (order != THINGS_WORST || !is_good))
            list[n++] = s->thing[i];
    }
    qsort(list, (size_t)n, sizeof *list,
          order == THINGS_ALL    ? by_kind
          : order == THINGS_BEST ? by_best
                                 : by_worst);
    return n;
}
