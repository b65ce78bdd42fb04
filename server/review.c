/* Finished games looked back on as the master sees them: chances over time, costly decisions, luck apart
 * from choice. A decision at a time on a thread of its own, so that nobody waits for a whole game; the
 * latest reviews are kept. */
#include <stdlib.h>
#include <string.h>

#include "ai/levels.h"
#include "ai/review.h"
#include "server/clock.h"
#include "server/tables.h"

enum {
    REVIEWS_KEPT = 16,
    UNDER_WAY_MOST = 4,
    SIMULATIONS = 200,
    COSTLY_MOST = 8,          /* decisions that are told */
    COSTLY_LEAST = SHARE / 50 /* what they cost at least */
};

/* Invariant: while a step is under way the thread owns state, search, rng and the step `next`; the
 * network's thread reads only the steps before it. */
typedef struct Review {
    Job job;
    char table[STORE_ID_BYTES];
    const Game *game;
    int seats, moves, next;
    bool under_way;
    void *state;
    PastMove *move;
    ReviewStep *step;
    bool *has_choice;
    Search *search;
    Rng rng;
    int64_t used_us;
    int result[SEATS_MAX];
} Review;

struct Reviews {
    Review *at[REVIEWS_KEPT];
};

Reviews *reviews_make(void)
{
    return calloc(1, sizeof(Reviews));
}

static void review_free(Review *review)
{
    if (!review)
        return;
    free(review->state);
    free(review->move);
    free(review->step);
    free(review->has_choice);
    search_free(review->search);
    free(review);
}

void reviews_free(Reviews *reviews)
{
    for (int i = 0; reviews && i < REVIEWS_KEPT; i++)
        review_free(reviews->at[i]);
    free(reviews);
}

/* ---- the work ---- */

/* A step without a choice leaves everybody what the one before it left them. */
static void look_at_move(Job *job)
{
    Review *review = (Review *)job;
    const PastMove *move = &review->move[review->next];
    ReviewStep *step = &review->step[review->next];
    MoveList list = { .n = 0 };
    review->game->moves(review->state, move->seat, &list);
    review->has_choice[review->next] = list.n > 1;
    if (list.n > 1) {
        review_step(review->search, review->game, review->state, move->seat, move->move,
                    SIMULATIONS, &review->rng, step);
    } else if (review->next > 0) {
        memcpy(step->before, step[-1].after, sizeof step->before);
        memcpy(step->after, step[-1].after, sizeof step->after);
    } else {
        for (int seat = 0; seat < review->seats; seat++)
            step->before[seat] = step->after[seat] = SHARE / review->seats;
    }
    review->game->apply(review->state, move->seat, move->move, NULL);
}

static void looked(Job *job, void *context)
{
    App *app = context;
    Review *review = (Review *)job;
    review->next++;
    review->under_way = review->next < review->moves;
    if (review->under_way)
        jobs_add(app->reckoners, &review->job);
}

/* All reviews are freed together. */
static void leave(Job *job)
{
    (void)job;
}

/* ---- making and finding ---- */

/* An annulled game is over for the lists, but nobody won or lost it. */
static bool was_played_out(const LiveTable *live)
{
    TableStatus status;
    table_status(live->table, &status);
    return status.over;
}

static Review *review_make(const LiveTable *live)
{
    Review *review = calloc(1, sizeof *review);
    uint8_t seed[RNG_SEED_BYTES] = { 0 }; /* the same game, the same review */
    if (!review)
        return NULL;
    review->game = table_header(live->table)->game;
    review->seats = table_header(live->table)->setup.seats;
    SearchSettings settings = level_settings("master", review->game);
    settings.simulations = 2 * SIMULATIONS;
    review->job.work = look_at_move;
    review->job.done = looked;
    review->job.drop = leave;
    rng_seed(&review->rng, seed);
    memcpy(review->table, live->id, sizeof review->table);
    review->search = search_new(&settings);
    if (review->search && table_past(live->table, &review->state, &review->move, &review->moves)) {
        review->step = calloc((size_t)review->moves + 1, sizeof *review->step);
        review->has_choice = calloc((size_t)review->moves + 1, sizeof *review->has_choice);
    }
    table_shares(live->table, review->result);
    if (review->step && review->has_choice)
        return review;
    review_free(review);
    return NULL;
}

static Review *find(const Reviews *reviews, const char *table)
{
    for (int i = 0; i < REVIEWS_KEPT; i++)
        if (reviews->at[i] && strcmp(reviews->at[i]->table, table) == 0)
            return reviews->at[i];
    return NULL;
}

static int count_under_way(const Reviews *reviews)
{
    int n = 0;
    for (int i = 0; i < REVIEWS_KEPT; i++)
        n += reviews->at[i] && reviews->at[i]->under_way;
    return n;
}

/* A free place, or the one that was not asked for for longest. */
static Review **place_for(Reviews *reviews)
{
    Review **place = NULL;
    for (int i = 0; i < REVIEWS_KEPT; i++) {
        Review **here = &reviews->at[i];
        if (!*here)
            return here;
        if (!(*here)->under_way && (!place || (*here)->used_us < (*place)->used_us))
            place = here;
    }
    return place;
}

static Review *begin(App *app, const LiveTable *live)
{
    if (count_under_way(app->reviews) >= UNDER_WAY_MOST)
        return NULL;
    Review *review = review_make(live), **place = place_for(app->reviews);
    if (!review)
        return NULL;
    review_free(*place);
    *place = review;
    review->under_way = review->moves > 0;
    if (review->under_way)
        jobs_add(app->reckoners, &review->job);
    return review;
}

/* ---- what is told ---- */

static void put_numbers(Json *json, const int *number, int n)
{
    json_array_begin(json);
    for (int i = 0; i < n; i++)
        json_int(json, number[i]);
    json_array_end(json);
}

/* What comes after a step: the next one, or the end. */
static const int *chances_after(const Review *review, int move)
{
    return move + 1 < review->moves ? review->step[move + 1].before : review->result;
}

static void put_chances(const Review *review, Json *json)
{
    json_key(json, "chances");
    json_array_begin(json);
    for (int i = 0; i < review->moves; i++)
        put_numbers(json, review->step[i].before, review->seats);
    put_numbers(json, review->result, review->seats);
    json_array_end(json);
}

/* What became of each seat's chances between the first decision and the end: by what was chosen, by
 * whomever, and by what chance brought. */
static void put_parts(const Review *review, Json *json)
{
    int own[SEATS_MAX] = { 0 }, others[SEATS_MAX] = { 0 }, luck[SEATS_MAX] = { 0 };
    for (int i = 0; i < review->moves; i++)
        for (int seat = 0; seat < review->seats; seat++) {
            int chosen = review->step[i].after[seat] - review->step[i].before[seat];
            *(seat == review->move[i].seat ? &own[seat] : &others[seat]) += chosen;
            luck[seat] += chances_after(review, i)[seat] - review->step[i].after[seat];
        }
    json_key(json, "own");
    put_numbers(json, own, review->seats);
    json_key(json, "others");
    put_numbers(json, others, review->seats);
    json_key(json, "luck");
    put_numbers(json, luck, review->seats);
}

static void put_costly(const Review *review, int move, Voice voice, Json *json)
{
    char played[512], best[512];
    Text one = text_over(played), two = text_over(best);
    move_words(review->game, review->move[move].move, voice, &one);
    move_words(review->game, review->step[move].best, voice, &two);
    json_object_begin(json);
    json_key_int(json, "move", move);
    json_key_int(json, "seat", review->move[move].seat);
    json_key_int(json, "cost", review->step[move].cost);
    json_key_str(json, "played", played);
    json_key_str(json, "best", best);
    json_object_end(json);
}

/* The costliest first. */
static void put_decisions(const Review *review, Voice voice, Json *json)
{
    int told[COSTLY_MOST], n = 0;
    for (int i = 0; i < review->moves; i++) {
        int cost = review->step[i].cost, at = n;
        if (!review->has_choice[i] || cost < COSTLY_LEAST)
            continue;
        for (; at > 0 && review->step[told[at - 1]].cost < cost; at--)
            if (at < COSTLY_MOST)
                told[at] = told[at - 1];
        if (at < COSTLY_MOST)
            told[at] = i;
        n += n < COSTLY_MOST;
    }
    json_key(json, "decisions");
    json_array_begin(json);
    for (int i = 0; i < n; i++)
        put_costly(review, told[i], voice, json);
    json_array_end(json);
}

static void put_review(const Review *review, Voice voice, Json *json)
{
    json_object_begin(json);
    json_key_int(json, "done", review->next);
    json_key_int(json, "moves", review->moves);
    if (review->next == review->moves) {
        put_chances(review, json);
        put_parts(review, json);
        put_decisions(review, voice, json);
    }
    json_object_end(json);
}

void review_api(App *app, Exchange *exchange, const Request *request, const LiveTable *live,
                Lang lang)
{
    Review *review = find(app->reviews, live->id);
    if (!review && !was_played_out(live)) {
        reply_error(exchange, 409, "the game was not played to its end");
        return;
    }
    if (!review && !app->is_generous &&
        !limits_take(app->limits, "review", request->address, 20, 1, clock_us())) {
        app->metrics.refused[REFUSED_RATE]++;
        reply_error(exchange, 429, "too many requests");
        return;
    }
    if (!review)
        review = begin(app, live);
    if (!review) {
        reply_error(exchange, 503, "too many games are being looked at");
        return;
    }
    review->used_us = clock_us();
    Text text = text_over(app->scratch);
    Json json;
    json_writer(&json, &text);
    const char *names[SEATS_MAX];
    table_names(live->table, names);
    put_review(review, (Voice){ .lang = lang, .seat_names = names }, &json);
    reply_json(exchange, 200, text.at, text.len);
}
