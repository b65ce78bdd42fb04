/* Many games on several threads: each takes the next number, plays that game with a stream of its own
 * and hands the outcome in at the desk, where those that ended too early wait for their turn. The
 * caller's thread watches meanwhile: it shows progress and hears signals. */
#include "cli/series.h"

#include <pthread.h>
#include <signal.h>
#include <stdalign.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/progress.h"
#include "cli/view.h"

enum { WINDOW = 1024, WATCH_MS = 250 };

typedef struct Waiting {
    bool is_here;
    Outcome outcome;
} Waiting;

/* Where threads meet; all but the flag is under the lock. Invariant: the games up to `taken` have been
 * taken, those from `next` on not begun, and what lies between waits at its number modulo WINDOW. */
typedef struct Desk {
    const Series *series;
    pthread_mutex_t lock;
    pthread_cond_t room;     /* more games may begin */
    pthread_cond_t deserted; /* nobody plays any more */
    int next, taken, played, players;
    bool unkept, enough; /* a game could not be kept; the caller wants no more */
    atomic_bool stop;    /* no more games, and those begun need not end */
    Waiting waiting[WINDOW];
} Desk;

typedef struct Worker {
    Desk *desk;
    pthread_t thread;
    Text view;                /* room to write one in */
    Player player[SEATS_MAX]; /* of the game under way */
    alignas(max_align_t) unsigned char state[STATE_BYTES_MAX];
} Worker;

static volatile sig_atomic_t interrupted;

static void interrupt(int number)
{
    (void)number;
    interrupted = 1;
}

static long long thread_ns(void)
{
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

static void play_decision(Worker *worker, const Game *game, Rng *rng, Outcome *outcome)
{
    int seat = bits_first(game_pending(worker->state));
    MoveList list;
    list.n = 0;
    game->moves(worker->state, seat, &list);
    Move move = list.move[0];
    if (list.n > 1) {
        long long start = thread_ns();
        move = player_move(&worker->player[seat], worker->state, seat, &(BotBudget){ 0 }, rng);
        long long ns = thread_ns() - start;
        outcome->ns[seat] += ns;
        outcome->decisions[seat]++;
        if (ns > outcome->ns_max[seat])
            outcome->ns_max[seat] = ns;
    }
    game->apply(worker->state, seat, move, NULL);
}

static void note_end(Worker *worker, const Game *game, Outcome *outcome)
{
    JsonValue view = view_read(game, worker->state, VIEWER_NONE, &worker->view);
    outcome->rounds = view_number(view, "round", 0);
    outcome->first = view_number(view, "first", outcome->first);
    game->result(worker->state, &outcome->result);
    game_shares(game, worker->state, outcome->share);
    for (int seat = 0; game->holdings && seat < game_head(worker->state)->seats; seat++)
        game->holdings(worker->state, seat, &outcome->held[seat]);
}

/* False: it was stopped on the way. Some games tell at any time who began, others who begins now. */
static bool play_to_end(Worker *worker, const Game *game, const SeriesGame *plan, Outcome *outcome)
{
    Rng rng;
    rng_seed(&rng, plan->bot_seed);
    game_setup(game, worker->state, &plan->setup, NULL);
    JsonValue view = view_read(game, worker->state, VIEWER_NONE, &worker->view);
    outcome->first = view_number(view, "start", -1);
    while (game_pending(worker->state)) {
        if (atomic_load_explicit(&worker->desk->stop, memory_order_relaxed))
            return false;
        play_decision(worker, game, &rng, outcome);
    }
    return true;
}

static bool play_game(Worker *worker, const Game *game, const SeriesGame *plan, Outcome *outcome)
{
    memset(outcome, 0, sizeof *outcome);
    for (int seat = 0; seat < plan->setup.seats; seat++)
        worker->player[seat] = (Player){ .bot = plan->bot[seat], .game = game };
    bool ended = play_to_end(worker, game, plan, outcome);
    for (int seat = 0; seat < plan->setup.seats; seat++)
        player_end(&worker->player[seat]);
    if (!ended)
        return false;
    note_end(worker, game, outcome);
    return true;
}

/* The number of the next game, or -1: there is none. */
static int begin_next(Desk *desk)
{
    pthread_mutex_lock(&desk->lock);
    while (!desk->stop && desk->next < desk->series->games && desk->next - desk->taken == WINDOW)
        pthread_cond_wait(&desk->room, &desk->lock);
    int index = !desk->stop && desk->next < desk->series->games ? desk->next++ : -1;
    pthread_mutex_unlock(&desk->lock);
    return index;
}

static void take_waiting(Desk *desk)
{
    const Series *series = desk->series;
    while (!desk->stop && desk->waiting[desk->taken % WINDOW].is_here) {
        Waiting *next = &desk->waiting[desk->taken % WINDOW];
        next->is_here = false;
        if (!series->take(series->context, desk->taken, &next->outcome)) {
            desk->enough = true;
            desk->stop = true;
        }
        desk->taken++;
    }
    pthread_cond_broadcast(&desk->room);
}

static void hand_in(Desk *desk, int index, const SeriesGame *plan, const Outcome *outcome)
{
    const Series *series = desk->series;
    pthread_mutex_lock(&desk->lock);
    desk->played += plan != NULL;
    if (plan && series->keep && !series->keep(series->context, index, plan, outcome)) {
        desk->unkept = true;
        desk->stop = true;
    }
    desk->waiting[index % WINDOW] = (Waiting){ .is_here = true, .outcome = *outcome };
    take_waiting(desk);
    pthread_mutex_unlock(&desk->lock);
}

static void *work(void *context)
{
    Worker *worker = context;
    Desk *desk = worker->desk;
    const Series *series = desk->series;
    for (int index; (index = begin_next(desk)) >= 0;) {
        SeriesGame plan;
        Outcome outcome;
        if (series->recall && series->recall(series->context, index, &outcome)) {
            hand_in(desk, index, NULL, &outcome);
            continue;
        }
        memset(&plan, 0, sizeof plan);
        series->prepare(series->context, index, &plan);
        if (play_game(worker, series->game, &plan, &outcome))
            hand_in(desk, index, &plan, &outcome);
    }
    pthread_mutex_lock(&desk->lock);
    if (--desk->players == 0)
        pthread_cond_signal(&desk->deserted);
    pthread_mutex_unlock(&desk->lock);
    return NULL;
}

static void show(const Desk *desk, Progress *progress)
{
    const Series *series = desk->series;
    char rest[160];
    Text out = text_over(rest);
    if (series->estimate && desk->taken > 0)
        series->estimate(series->context, &out);
    progress_show(progress, desk->taken, series->games, desk->played, rest);
}

static void stop(Desk *desk)
{
    desk->stop = true;
    pthread_cond_broadcast(&desk->room);
}

/* Until nobody plays any more. */
static void watch(Desk *desk)
{
    Progress progress = progress_begin(desk->series->command, desk->series->progress);
    pthread_mutex_lock(&desk->lock);
    while (desk->players > 0) {
        struct timespec until;
        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_nsec += WATCH_MS * 1000000L;
        until.tv_sec += until.tv_nsec / 1000000000L;
        until.tv_nsec %= 1000000000L;
        pthread_cond_timedwait(&desk->deserted, &desk->lock, &until);
        if (interrupted)
            stop(desk);
        if (progress_is_due(&progress))
            show(desk, &progress);
    }
    pthread_mutex_unlock(&desk->lock);
    progress_end(&progress);
}

static bool start(Worker *worker, Desk *desk)
{
    char *room = malloc(VIEW_BYTES_MAX);
    if (!room)
        return false;
    text_init(&worker->view, room, VIEW_BYTES_MAX);
    worker->desk = desk;
    if (pthread_create(&worker->thread, NULL, work, worker) == 0)
        return true;
    free(room);
    return false;
}

/* Plays with these workers; false: not all of them could be started. */
static bool play_all(Desk *desk, Worker *worker, int workers)
{
    int started = 0;
    desk->players = workers;
    while (started < workers && start(&worker[started], desk))
        started++;
    if (started < workers) {
        pthread_mutex_lock(&desk->lock);
        desk->players -= workers - started;
        stop(desk);
        pthread_mutex_unlock(&desk->lock);
    }
    watch(desk);
    for (int i = 0; i < started; i++) {
        pthread_join(worker[i].thread, NULL);
        free(worker[i].view.at);
    }
    return started == workers;
}

static int cores(void)
{
    long n = sysconf(_SC_NPROCESSORS_ONLN);
    return n < 1 ? 1 : n > SERIES_THREADS_MAX ? SERIES_THREADS_MAX : (int)n;
}

static SeriesEnd play_at(Desk *desk)
{
    const Series *series = desk->series;
    int workers = series->threads ? series->threads : cores();
    Worker *worker = calloc((size_t)workers, sizeof *worker);
    if (!worker)
        return SERIES_SHORT;
    bool all = play_all(desk, worker, workers);
    free(worker);
    bool ended = desk->enough || desk->taken == series->games; /* a signal may come after that */
    return !all           ? SERIES_SHORT
           : desk->unkept ? SERIES_UNKEPT
           : ended        ? SERIES_DONE
                          : SERIES_INTERRUPTED;
}

/* Signals end the series from now on; a second one ends the program, as the first may have to wait
 * until a bot has thought. What is ignored stays so. */
static const int heard_signal[] = { SIGINT, SIGTERM };

enum { SIGNALS = sizeof heard_signal / sizeof heard_signal[0] };

static void hear_signals(struct sigaction before[SIGNALS])
{
    const struct sigaction heard = { .sa_handler = interrupt, .sa_flags = SA_RESETHAND };
    interrupted = 0;
    for (int i = 0; i < SIGNALS; i++) {
        sigaction(heard_signal[i], &heard, &before[i]);
        if (before[i].sa_handler == SIG_IGN)
            sigaction(heard_signal[i], &before[i], NULL);
    }
}

SeriesEnd series_play(const Series *series)
{
    struct sigaction before[SIGNALS];
    Desk *desk = calloc(1, sizeof *desk);
    if (!desk)
        return SERIES_SHORT;
    desk->series = series;
    pthread_mutex_init(&desk->lock, NULL);
    pthread_cond_init(&desk->room, NULL);
    pthread_cond_init(&desk->deserted, NULL);
    hear_signals(before);
    SeriesEnd end = play_at(desk);
    for (int i = 0; i < SIGNALS; i++)
        sigaction(heard_signal[i], &before[i], NULL);
    pthread_cond_destroy(&desk->deserted);
    pthread_cond_destroy(&desk->room);
    pthread_mutex_destroy(&desk->lock);
    free(desk);
    return end;
}
