#include "ai/train.h"

#include <math.h>
#include <stdalign.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "ai/levels.h"
#include "ai/players.h"
#include "ai/search.h"

enum {
    POSITIONS_MAX = 4096, /* of a game */
    DECISIONS_MAX = 50000,
    MEASURED = 20, /* games of greedy that tell how big the entries are */
    WILD = 3,      /* moves of chance in 100, so that it also sees what it would not do */
    OTHERS = 10,   /* seats in 100 that greedy plays, by the terms alone */
    BRANCHES = 60  /* positions in 100 of a led game from which one is played on */
};

/* How much the end counts against the next position; what lies off the beaten track is known too little to
 * believe it, so there it counts for more. */
static const double later = 0.7, later_off_track = 0.9;

struct Trainer {
    const Game *original;
    Game game; /* the same with the network that learns */
    Valuation valuation;
    Net net;
    NetRow *own, *others, *common, *out; /* what net points to */
    float *seat_step, *table_step;       /* big entries learn in small steps */
    Rng rng;
    NetPosition *position;
    float (*target)[SEATS_MAX];
    int positions;
    double loss;
    long losses;
    Search *leader; /* NULL: nobody leads */
    int simulations;
    alignas(max_align_t) unsigned char state[STATE_BYTES_MAX];
    alignas(max_align_t) unsigned char led[STATE_BYTES_MAX];  /* the game that the leader plays */
    alignas(max_align_t) unsigned char seen[STATE_BYTES_MAX]; /* what a seat sees of it */
};

int trainer_seat_rows(const Game *game)
{
    return SEE_TERMS + game->valuation->terms + game->valuation->seat_things;
}

int trainer_table_rows(const Game *game)
{
    return SEE_TABLE + game->valuation->table_things;
}

/* ---- playing ---- */

static Move choose(Trainer *trainer, const Game *game, int seat)
{
    ValueOf *judge = game == &trainer->game ? value_share : value_by_terms;
    MoveList list = { .n = 0 };
    int worth[MOVES_MAX], best = 0;
    game->moves(trainer->state, seat, &list);
    if (list.n > 1 && rng_below(&trainer->rng, 100) < WILD)
        return list.move[rng_below(&trainer->rng, list.n)];
    if (list.n > 1)
        greedy_weigh(game, trainer->state, seat, &list, judge, 1, &trainer->rng, worth);
    for (int i = 1; i < list.n; i++)
        best = worth[i] > worth[best] ? i : best;
    return list.move[best];
}

static void begin_game(Trainer *trainer, const Setup *setup)
{
    Setup drawn = *setup;
    setup_draw_seed(&drawn, &trainer->rng);
    game_setup(trainer->original, trainer->state, &drawn, NULL);
    trainer->positions = 0;
}

/* Notes the positions that a seat's sentence led to, those that are judged in play. False: the game did not
 * come to an end. */
static bool play_on(Trainer *trainer, bool learning)
{
    const Game *player[SEATS_MAX];
    const Head *head = game_head(trainer->state);
    for (int seat = 0; seat < head->seats; seat++)
        player[seat] = learning && rng_below(&trainer->rng, 100) >= OTHERS ? &trainer->game
                                                                           : trainer->original;
    for (int i = 0; i < DECISIONS_MAX && game_pending(trainer->state); i++) {
        int seat = bits_first(game_pending(trainer->state));
        SeatSet sealed = head->sealed;
        trainer->original->apply(trainer->state, seat, choose(trainer, player[seat], seat), NULL);
        if (game_pending(trainer->state) && !sentence_goes_on(trainer->state, seat, sealed) &&
            trainer->positions < POSITIONS_MAX)
            value_see(trainer->original, trainer->state, &trainer->position[trainer->positions++]);
    }
    return !game_pending(trainer->state);
}

/* ---- learning ---- */

static void expect(const Trainer *trainer, const NetPosition *position, NetThought *thought,
                   float share[SEATS_MAX])
{
    double logit[SEATS_MAX], most = -1e9, all = 0;
    net_think(&trainer->net, position, thought);
    for (int seat = 0; seat < position->seats; seat++) {
        logit[seat] = (double)position->sum[seat] / VALUE_LOGIT + (double)thought->logit[seat];
        most = logit[seat] > most ? logit[seat] : most;
    }
    for (int seat = 0; seat < position->seats; seat++)
        all += logit[seat] = exp(logit[seat] - most);
    for (int seat = 0; seat < position->seats; seat++)
        share[seat] = (float)(logit[seat] / all);
}

/* From the end back: what follows each position, mixed of what was thought of the next and how it ended. */
static void set_targets(Trainer *trainer)
{
    int share[SEATS_MAX], seats = game_head(trainer->state)->seats;
    double follows[SEATS_MAX], end = trainer->leader ? later_off_track : later;
    game_shares(trainer->original, trainer->state, share);
    for (int seat = 0; seat < seats; seat++)
        follows[seat] = (double)share[seat] / SHARE;
    for (int i = trainer->positions - 1; i >= 0; i--) {
        NetThought thought;
        float expected[SEATS_MAX] = { 0 };
        expect(trainer, &trainer->position[i], &thought, expected);
        for (int seat = 0; seat < seats; seat++) {
            trainer->target[i][seat] = (float)follows[seat];
            trainer->loss -= (double)share[seat] / SHARE * log((double)expected[seat] + 1e-9);
            follows[seat] = (1 - end) * (double)expected[seat] + end * follows[seat];
        }
    }
    trainer->losses += trainer->positions;
}

static void teach_rows(NetRow *rows, const float *step, const NetEntries *list, const NetRow *pull)
{
    for (int i = 0; i < list->n; i++) {
        float times = (float)list->at[i].value * step[list->at[i].row];
        for (int unit = 0; unit < NET_UNITS; unit++)
            rows[list->at[i].row].unit[unit] += times * pull->unit[unit];
    }
}

/* How the error of each seat's share pulls its units; the units' own weights learn on the way. */
static void pull_units(Trainer *trainer, const NetThought *thought, const float *error, int seats,
                       NetRow pull[SEATS_MAX])
{
    NetRow out = *trainer->out;
    for (int seat = 0; seat < seats; seat++)
        for (int unit = 0; unit < NET_UNITS; unit++) {
            float active = thought->seat[seat].unit[unit];
            pull[seat].unit[unit] = error[seat] * out.unit[unit] * net_slope(active);
            trainer->out->unit[unit] += error[seat] * active;
        }
}

static void teach(Trainer *trainer, const NetPosition *position, const float *target, double step)
{
    int seats = position->seats;
    float error[SEATS_MAX], share[SEATS_MAX], each = 1.0f / (float)(seats > 1 ? seats - 1 : 1);
    NetThought thought;
    NetRow pull[SEATS_MAX], all = { 0 };
    expect(trainer, position, &thought, share);
    for (int seat = 0; seat < seats; seat++)
        error[seat] = (float)step * (target[seat] - share[seat]);
    pull_units(trainer, &thought, error, seats, pull);
    for (int seat = 0; seat < seats; seat++)
        for (int unit = 0; unit < NET_UNITS; unit++)
            all.unit[unit] += pull[seat].unit[unit];
    for (int seat = 0; seat < seats; seat++) {
        NetRow from_others;
        for (int unit = 0; unit < NET_UNITS; unit++)
            from_others.unit[unit] = each * (all.unit[unit] - pull[seat].unit[unit]);
        teach_rows(trainer->own, trainer->seat_step, &position->seat[seat], &pull[seat]);
        teach_rows(trainer->others, trainer->seat_step, &position->seat[seat], &from_others);
    }
    teach_rows(trainer->common, trainer->table_step, &position->table, &all);
    net_forget();
}

static void learn(Trainer *trainer, double step)
{
    set_targets(trainer);
    for (int i = 0; i < trainer->positions; i++)
        teach(trainer, &trainer->position[i], trainer->target[i], step);
}

/* ---- led by a search, to where the network would not go by itself ---- */

static Move leader_move(Trainer *trainer, int seat)
{
    const Game *game = &trainer->game;
    MoveList list = { .n = 0 };
    SearchLine line[MOVES_MAX];
    game->moves(trainer->led, seat, &list);
    if (list.n == 1)
        return list.move[0];
    memcpy(trainer->seen, trainer->led, (size_t)game->state_bytes);
    game_hide(game, trainer->seen, seat, &trainer->rng);
    search_begin(trainer->leader, game, trainer->seen, seat, &trainer->rng);
    search_run(trainer->leader, trainer->simulations);
    Move move = line[search_best(line, search_lines(trainer->leader, line))].move;
    search_played(trainer->leader, move);
    return move;
}

/* Plays from where the leader stands to the end, with chance of its own, and learns from that. */
static void branch(Trainer *trainer, double step)
{
    Rng chance;
    rng_rekey(&chance, &trainer->rng);
    memcpy(trainer->state, trainer->led, sizeof trainer->state);
    memcpy(trainer->state, &chance, sizeof chance);
    value_see(trainer->original, trainer->state, &trainer->position[0]);
    trainer->positions = 1;
    if (play_on(trainer, true))
        learn(trainer, step);
}

static void lead(Trainer *trainer, double step)
{
    const Head *head = game_head(trainer->led);
    memcpy(trainer->led, trainer->state, sizeof trainer->led);
    for (int i = 0; i < DECISIONS_MAX && game_pending(trainer->led); i++) {
        int seat = bits_first(game_pending(trainer->led));
        SeatSet sealed = head->sealed;
        trainer->game.apply(trainer->led, seat, leader_move(trainer, seat), NULL);
        if (game_pending(trainer->led) && !sentence_goes_on(trainer->led, seat, sealed) &&
            rng_below(&trainer->rng, 100) < BRANCHES)
            branch(trainer, step);
    }
}

void trainer_game(Trainer *trainer, const Setup *setup, double step)
{
    begin_game(trainer, setup);
    if (trainer->leader)
        lead(trainer, step);
    else if (play_on(trainer, true))
        learn(trainer, step);
}

double trainer_loss(Trainer *trainer)
{
    double loss = trainer->losses ? trainer->loss / (double)trainer->losses : 0;
    trainer->loss = 0;
    trainer->losses = 0;
    return loss;
}

const Net *trainer_net(const Trainer *trainer)
{
    return &trainer->net;
}

/* ---- beginning ---- */

static void add_squares(double *square, const NetEntries *list)
{
    for (int i = 0; i < list->n; i++)
        square[list->at[i].row] += (double)list->at[i].value * list->at[i].value;
}

/* By the mean square of what greedy's games show of each entry. */
static void set_steps(float *step, const double *square, int rows, long seen)
{
    for (int row = 0; row < rows; row++) {
        double size = 1 / (0.3 + sqrt(square[row] / (double)(seen + 1)));
        step[row] = (float)(size * size);
    }
}

static bool measure(Trainer *trainer)
{
    int seat_rows = trainer_seat_rows(trainer->original),
        table_rows = trainer_table_rows(trainer->original), seats = trainer->original->seats_min;
    Setup setup = game_normal_setup(trainer->original, seats);
    double *square = calloc((size_t)seat_rows + (size_t)table_rows, sizeof *square);
    long seen = 0;
    if (!square)
        return false;
    for (int i = 0; i < MEASURED; i++) {
        begin_game(trainer, &setup);
        play_on(trainer, false);
        for (int k = 0; k < trainer->positions; k++) {
            for (int seat = 0; seat < seats; seat++)
                add_squares(square, &trainer->position[k].seat[seat]);
            add_squares(square + seat_rows, &trainer->position[k].table);
        }
        seen += trainer->positions;
    }
    set_steps(trainer->seat_step, square, seat_rows, seats * seen);
    set_steps(trainer->table_step, square + seat_rows, table_rows, seen);
    free(square);
    return true;
}

/* Small and different, so that the units learn different things. */
static void scatter(NetRow *rows, const float *step, int n, Rng *rng)
{
    for (int row = 0; row < n; row++)
        for (int unit = 0; unit < NET_UNITS; unit++)
            rows[row].unit[unit] =
                (float)((rng_below(rng, 2001) - 1000) / 10000.0 * sqrt((double)step[row]));
}

static void set_rows(Trainer *trainer, const Net *from)
{
    size_t seat_rows = (size_t)trainer_seat_rows(trainer->original),
           table_rows = (size_t)trainer_table_rows(trainer->original);
    if (from) {
        memcpy(trainer->own, from->own, seat_rows * sizeof(NetRow));
        memcpy(trainer->others, from->others, seat_rows * sizeof(NetRow));
        memcpy(trainer->common, from->common, table_rows * sizeof(NetRow));
        memcpy(trainer->out, from->out, sizeof(NetRow));
        return;
    }
    scatter(trainer->own, trainer->seat_step, (int)seat_rows, &trainer->rng);
    scatter(trainer->others, trainer->seat_step, (int)seat_rows, &trainer->rng);
    scatter(trainer->common, trainer->table_step, (int)table_rows, &trainer->rng);
}

static bool get_memory(Trainer *trainer)
{
    size_t seat_rows = (size_t)trainer_seat_rows(trainer->original),
           table_rows = (size_t)trainer_table_rows(trainer->original);
    trainer->own = calloc(seat_rows, sizeof(NetRow));
    trainer->others = calloc(seat_rows, sizeof(NetRow));
    trainer->common = calloc(table_rows, sizeof(NetRow));
    trainer->out = calloc(1, sizeof(NetRow));
    trainer->seat_step = calloc(seat_rows, sizeof *trainer->seat_step);
    trainer->table_step = calloc(table_rows, sizeof *trainer->table_step);
    trainer->position = calloc(POSITIONS_MAX, sizeof *trainer->position);
    trainer->target = calloc(POSITIONS_MAX, sizeof *trainer->target);
    return trainer->own && trainer->others && trainer->common && trainer->out &&
           trainer->seat_step && trainer->table_step && trainer->position && trainer->target;
}

/* False: memory is short. */
static bool hire_leader(Trainer *trainer, int simulations)
{
    SearchSettings settings = level_settings("strong", trainer->original);
    if (!simulations)
        return true;
    settings.simulations = trainer->simulations = simulations;
    trainer->leader = search_new(&settings);
    return trainer->leader != NULL;
}

Trainer *trainer_new(const Game *game, const Net *from, int simulations, Rng *rng)
{
    Trainer *trainer = calloc(1, sizeof *trainer);
    if (!trainer)
        return NULL;
    trainer->original = game;
    rng_rekey(&trainer->rng, rng);
    if (!get_memory(trainer) || !hire_leader(trainer, simulations) || !measure(trainer)) {
        trainer_free(trainer);
        return NULL;
    }
    trainer->net = (Net){ trainer->own, trainer->others, trainer->common, trainer->out };
    trainer->valuation = *game->valuation;
    trainer->valuation.net = &trainer->net;
    trainer->valuation.net_of_two = NULL;
    trainer->game = *game;
    trainer->game.valuation = &trainer->valuation;
    set_rows(trainer, from);
    net_forget();
    return trainer;
}

void trainer_free(Trainer *trainer)
{
    if (!trainer)
        return;
    search_free(trainer->leader);
    free(trainer->own);
    free(trainer->others);
    free(trainer->common);
    free(trainer->out);
    free(trainer->seat_step);
    free(trainer->table_step);
    free(trainer->position);
    free(trainer->target);
    free(trainer);
}
