/* Many games on several threads: each takes the next number, plays that game with a stream of its
 * own, and adds to a tally of its own; at the end the tallies are added up. Progress goes to stderr,
 * only on a terminal, and only from the first thread. */
#include "cli/series.h"

#include <pthread.h>
#include <stdalign.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/view.h"

typedef struct Queue {
    const Series *series;
    pthread_mutex_t lock;
    int next; /* under the lock */
} Queue;

typedef struct Worker {
    Queue *queue;
    pthread_t thread;
    bool shows_progress;
    Text view; /* room to write one in */
    Tally tally;
    alignas(max_align_t) unsigned char state[STATE_BYTES_MAX];
} Worker;

static long long thread_ns(void)
{
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

static int take_next(Queue *queue)
{
    pthread_mutex_lock(&queue->lock);
    int index = queue->next < queue->series->games ? queue->next++ : -1;
    pthread_mutex_unlock(&queue->lock);
    return index;
}

static void play_decision(Worker *worker, const Game *game, const SeriesGame *plan, Rng *rng)
{
    int seat = bits_first(game_pending(worker->state));
    MoveList list;
    list.n = 0;
    game->moves(worker->state, seat, &list);
    Move move = list.move[0];
    if (list.n > 1) {
        SeriesColumn *column = &worker->tally.column[plan->column[seat]];
        long long start = thread_ns();
        move = bot_move(plan->bot[seat], game, worker->state, seat, rng);
        column->ns += thread_ns() - start;
        column->decisions++;
        worker->tally.decisions++;
    }
    game->apply(worker->state, seat, move, NULL);
}

static void play_game(Worker *worker, const Game *game, const SeriesGame *plan)
{
    Rng rng;
    rng_seed(&rng, plan->bot_seed);
    game_setup(game, worker->state, &plan->setup, NULL);
    while (game_pending(worker->state))
        play_decision(worker, game, plan, &rng);
    Result result = { .score = { 0 } };
    int share[SEATS_MAX] = { 0 };
    game->result(worker->state, &result);
    game_shares(game, worker->state, share);
    Tally *tally = &worker->tally;
    tally->games++;
    tally->rounds += view_round(game, worker->state, &worker->view);
    for (int seat = 0; seat < plan->setup.seats; seat++) {
        SeriesColumn *column = &tally->column[plan->column[seat]];
        column->seats++;
        column->score += result.score[seat];
        column->share += share[seat];
    }
}

static void show_progress(const Series *series, int done)
{
    fprintf(stderr, "\r%s: %d of %d games ", series->command, done, series->games);
    fflush(stderr);
}

static void *work(void *context)
{
    Worker *worker = context;
    const Series *series = worker->queue->series;
    time_t shown = 0;
    for (int index; (index = take_next(worker->queue)) >= 0;) {
        SeriesGame plan;
        memset(&plan, 0, sizeof plan);
        series->prepare(series->context, index, &plan);
        play_game(worker, series->game, &plan);
        time_t now = worker->shows_progress ? time(NULL) : 0;
        if (now != shown) {
            show_progress(series, index + 1);
            shown = now;
        }
    }
    if (shown)
        fprintf(stderr, "\r%*s\r", 60, "");
    return NULL;
}

static void add_tally(Tally *to, const Tally *from)
{
    to->games += from->games;
    to->decisions += from->decisions;
    to->rounds += from->rounds;
    for (int i = 0; i < SEATS_MAX; i++) {
        to->column[i].seats += from->column[i].seats;
        to->column[i].score += from->column[i].score;
        to->column[i].share += from->column[i].share;
        to->column[i].decisions += from->column[i].decisions;
        to->column[i].ns += from->column[i].ns;
    }
}

bool series_play(const Series *series, Tally *tally)
{
    Queue queue = { .series = series };
    bool good = true;
    int started = 0;
    memset(tally, 0, sizeof *tally);
    Worker *worker = calloc((size_t)series->threads, sizeof *worker);
    if (!worker || pthread_mutex_init(&queue.lock, NULL) != 0) {
        free(worker);
        return false;
    }
    for (; good && started < series->threads; started++) {
        Worker *one = &worker[started];
        one->queue = &queue;
        one->shows_progress = started == 0 && isatty(STDERR_FILENO);
        char *room = malloc(VIEW_BYTES_MAX);
        if (room)
            text_init(&one->view, room, VIEW_BYTES_MAX);
        good = room && pthread_create(&one->thread, NULL, work, one) == 0;
        if (!good) {
            free(room);
            break;
        }
    }
    for (int i = 0; i < started; i++) {
        pthread_join(worker[i].thread, NULL);
        add_tally(tally, &worker[i].tally);
        free(worker[i].view.at);
    }
    pthread_mutex_destroy(&queue.lock);
    free(worker);
    return good;
}
