/* Bots: the one a table waits for thinks on a worker over a hidden copy, and so do hints. */
#include <stdlib.h>
#include <string.h>

#include "ai/bot.h"
#include "server/clock.h"
#include "server/tables.h"

enum { MOVES_MOST = 4096, HINTS_MOST = 64 }; /* that may wait for a worker */
enum { ADVICE_MOST = 16 };                   /* moves of one hint */

typedef struct Thought {
    Job job;
    char table[STORE_ID_BYTES];
    Player player;
    int seat, entry;
    int advice;                                    /* moves that a hint may have; 0: it is none */
    char user[STORE_ID_BYTES], id[TABLE_ID_BYTES]; /* who asked for a hint */
    Rng rng;
    Move move[ADVICE_MOST];
    int moves;
    _Alignas(16) unsigned char state[STATE_BYTES_MAX];
} Thought;

static long long now_ms(void)
{
    return clock_us() / 1000;
}

static Move next_move(Thought *thought)
{
    const BotBudget budget = { .now_ms = now_ms };
    Move move =
        player_choose(&thought->player, thought->state, thought->seat, &budget, &thought->rng);
    thought->move[thought->moves++] = move;
    return move;
}

static void think(Job *job)
{
    Thought *thought = (Thought *)job;
    Move move = next_move(thought);
    while (thought->moves < thought->advice &&
           table_leads_on(thought->player.game, thought->state, thought->seat, move))
        move = next_move(thought);
}

static void drop(Job *job)
{
    Thought *thought = (Thought *)job;
    player_end(&thought->player);
    free(thought);
}

static void give_hint(LiveTable *live, const Thought *thought)
{
    for (Guest *guest = live->guests; guest; guest = guest->next)
        if (strcmp(guest->user.id, thought->user) == 0) {
            char buf[16384];
            Text text = text_over(buf);
            TableViewer looks = { .seat = thought->seat, .lang = guest->viewer.lang };
            table_advise(live->table, &looks, thought->id, thought->move, thought->moves, &text);
            socket_send(guest->socket, buf, text.len);
        }
}

/* A thought for another position is thought again; in a sealed step the others' answers do not matter
 * to it. */
static void give_move(LiveTable *live, Thought *thought)
{
    char notation[128], buf[256];
    Text words = text_over(notation), text = text_over(buf);
    live->thinking = false;
    move_text(thought->player.game, thought->move[0], &words);
    player_end(&live->player);
    live->player = thought->player;
    thought->player = (Player){ .bot = NULL };
    text_fmt(&text, "{\"do\":\"move\",\"moves\":[\"%s\"]}", notation);
    if (table_last_entry(live->table) == thought->entry || game_head(thought->state)->sealed)
        live_wait_bot(live, thought->seat, buf, text.len);
    live_go_on(live);
}

static void thought_done(Job *job, void *context)
{
    Thought *thought = (Thought *)job;
    LiveTable *live = tables_find(context, thought->table);
    if (live && thought->advice)
        give_hint(live, thought);
    else if (live)
        give_move(live, thought);
    drop(job);
}

static Thought *new_thought(LiveTable *live)
{
    uint8_t seed[RNG_SEED_BYTES];
    Thought *thought = calloc(1, sizeof *thought);
    if (!thought)
        return NULL;
    secrets_random(seed, sizeof seed);
    rng_seed(&thought->rng, seed);
    thought->job.work = think;
    thought->job.done = thought_done;
    thought->job.drop = drop;
    thought->player.game = table_header(live->table)->game;
    memcpy(thought->table, live->id, sizeof live->id);
    return thought;
}

/* The player of the table, if it is this bot at this seat, else a new one. */
static void take_player(LiveTable *live, Thought *thought, const Bot *bot)
{
    Metrics *metrics = &live->app->metrics;
    bool goes_on = live->player.bot == bot && live->player_seat == thought->seat;
    if (goes_on)
        thought->player = live->player;
    else
        player_end(&live->player);
    metrics->thoughts++;
    metrics->thoughts_gone_on += goes_on;
    thought->player.bot = bot;
    live->player = (Player){ .bot = NULL };
    live->player_seat = thought->seat;
}

void live_forget(LiveTable *live)
{
    const void *state = table_state(live->table);
    if (live->player.bot && !(state && bits_has(game_pending(state), live->player_seat))) {
        player_end(&live->player);
        live->player = (Player){ .bot = NULL };
    }
}

void live_ask_bot(LiveTable *live)
{
    const char *code;
    if (live->thinking || live->committing || live->inbox ||
        jobs_waiting(live->app->thinkers) >= MOVES_MOST)
        return;
    Thought *thought = new_thought(live);
    if (!thought)
        return;
    thought->entry = table_last_entry(live->table);
    if (!table_wants_bot(live->table, clock_ms(), &thought->seat, &code, thought->state,
                         &thought->rng)) {
        free(thought);
        return;
    }
    const Bot *bot = bot_find(code);
    take_player(live, thought, bot ? bot : bots);
    live->thinking = true;
    jobs_add(live->app->thinkers, &thought->job);
}

void live_ask_hint(LiveTable *live, Guest *guest, const char *id, bool whole)
{
    const void *state = table_state(live->table);
    int seat = live_seat(live, guest->user.id);
    if (!state || seat < 0 || !bits_has(game_pending(state), seat)) {
        guest_answer(guest, "refused", id, "you are not asked", NULL);
        return;
    }
    Thought *thought = jobs_waiting(live->app->thinkers) < HINTS_MOST ? new_thought(live) : NULL;
    if (!thought) {
        guest_answer(guest, "refused", id, "the bots are busy", NULL);
        return;
    }
    thought->advice = whole ? ADVICE_MOST : 1;
    thought->seat = seat;
    memcpy(thought->user, guest->user.id, sizeof thought->user);
    memcpy(thought->id, id, TABLE_ID_BYTES);
    thought->player.bot = bot_find(BOT_ADVISER);
    memcpy(thought->state, state, (size_t)thought->player.game->state_bytes);
    game_hide(thought->player.game, thought->state, seat, &thought->rng);
    jobs_add(live->app->thinkers, &thought->job);
}
