/* The game interface: a game is a state machine over decisions (docs/architecture.md). One `const
 * Game` a game; whoever drives it, person, bot, record or fuzzer, looks the same. */
#ifndef CORE_GAME_H
#define CORE_GAME_H

#include <stdbool.h>
#include <stdint.h>

#include "core/agenda.h"
#include "core/event.h"
#include "core/json.h"
#include "core/move.h"
#include "core/rng.h"
#include "core/text.h"
#include "core/value.h"
#include "core/words.h"

enum { SOURCES_MAX = 16, HOLDINGS_MAX = 160, STATE_BYTES_MAX = 8192, SHARE = 10000 };

/* An option of a game: numbers min .. max, or names for them. */
typedef struct GameOption {
    const char *code;
    int min, max, normal;
    const char *const *names; /* for min .. max, e.g. "off", "on"; NULL: plain numbers */
} GameOption;

/* Everything a game begins with. */
typedef struct Setup {
    int seats;
    uint8_t option[OPTIONS_MAX];
    uint8_t seed[RNG_SEED_BYTES];
} Setup;

typedef struct Result {
    int score[SEATS_MAX];
    int rank[SEATS_MAX];              /* 1 is first; who shares a place has the same number */
    int part[SEATS_MAX][SOURCES_MAX]; /* the score by source, Game.source names them */
    bool lost[SEATS_MAX];             /* ranked behind the others whatever the score */
} Result;

/* A thing that a seat has: a value of one of the game's kinds of things. */
typedef struct Holding {
    int16_t thing, value;
} Holding;

typedef struct Holdings {
    int n;
    Holding at[HOLDINGS_MAX];
} Holdings;

typedef struct Feature {
    uint16_t index;
    int16_t value;
} Feature;

typedef struct GameBattle GameBattle; /* core/battle.h */

struct Game {
    const char *code;
    const char *name[LANGS];
    int rules_version; /* raised by any change that alters play */
    int seats_min, seats_max;
    const GameOption *option;
    int options;
    int state_bytes;         /* the state begins with a Head */
    int events_max;          /* the most that one apply (or set-up) can make */
    const char *const *task; /* the tasks' names, for positions; index 0 is none */
    int tasks;
    Words words;
    const uint16_t *source; /* phrases that name the sources of the score */
    int sources;
    int actions;       /* action_index is below this */
    int features;      /* Feature.index is below this */
    int feature_limit; /* |Feature.value| is at most this */

    /* Whether these options go together with each other and with the number of players; if not, why.
     * May be NULL: all do. */
    bool (*setup_ok)(const Setup *setup, Text *why);

    /* Set-up up to the first task; the caller (game_setup) has cleared the state, set the options
     * and the stream, and runs on to the first decision. */
    void (*setup)(void *state, EventList *events);

    /* Runs the agenda to the next decision, or to the end. */
    void (*run)(void *state, EventList *events);

    /* Every legal move of a seat that owes a decision, in an order that depends on what it knows. */
    void (*moves)(const void *state, int seat, MoveList *list);

    /* Whether moves() would list it. False for a seat that owes nothing. */
    bool (*legal)(const void *state, int seat, Move move);

    /* The id of the rule that forbids a move which is not legal. */
    const char *(*why)(const void *state, int seat, Move move);

    /* Plays a legal move and runs on to the next decision. Never fails, never allocates. */
    void (*apply)(void *state, int seat, Move move, EventList *events);

    /* Deals anew what the viewer cannot know; game_hide also gives the copy a stream of its own. In a
     * sealed step the others' answers are drawn anew: all of them complete if the viewer still owes
     * his, else none begun; either way nothing tells how far the others really are. */
    void (*hide)(void *state, int viewer, Rng *rng);

    /* In a sealed step: these seats have answered nothing yet. NULL: the game has no such steps. */
    void (*reopen)(void *state, SeatSet seats);

    /* Scores and ranking; mid-game as if it ended now. */
    void (*result)(const void *state, Result *result);

    /* Adds what a seat has brought together, each thing once: the cards, technologies and so on whose
     * owners' fortunes are worth comparing. For statistics of finished games. May be NULL. */
    void (*holdings)(const void *state, int seat, Holdings *list);

    /* What the seat is asked now, in words. */
    void (*prompt)(const void *state, int seat, Voice voice, Text *out);

    /* What a viewer may see: the members of one JSON object. */
    void (*view)(const void *state, int viewer, Json *out);

    /* What the components are, for clients to draw: the members of one JSON object. May be NULL. */
    void (*components)(Json *out);

    /* What a legal move is certain to bring the seat at once, as far as the seat can know: the
     * members of one JSON object. May be NULL. */
    void (*preview)(const void *state, int seat, Move move, Json *out);

    /* A thing of the game in words: what a card does, in this game. False: no such thing. */
    bool (*explain)(const void *state, int thing, int value, Voice voice, Text *out);

    /* The state but for its head: the members of one JSON object, and back into a state that stands
     * as at set-up. A position that cannot be is refused with the reason. */
    void (*position_write)(const void *state, Json *out);
    bool (*position_read)(void *state, JsonValue position, Text *why);

    /* Every invariant of the components and of the agenda (whatever run() relies on; that the seats
     * asked are those the top task asks, if any are); false with the one that is broken. */
    bool (*check)(const void *state, Text *why);

    /* What value is made of, for whoever fits it; NULL: nothing to fit. */
    const Valuation *valuation;

    /* A seat's expected share of the win in 1/SHARE, the real one once the game is over; and a weight
     * for a move, 0 for one that leads nowhere: it is not looked at while there are others. */
    int (*value)(const void *state, int seat);
    int (*prior)(const void *state, int seat, Move move);

    /* A number that changes when the turn passes on to another seat, or the round to another part in
     * which all act: whoever looks ahead compares positions that lie equally many turns ahead. */
    int (*turn)(const void *state);

    /* What the viewer may see as numbers, sparse, ascending by index; returns how many. `out` has
     * room for Game.features. */
    int (*feature)(const void *state, int viewer, Feature *out);

    /* A fixed number for every move. */
    int (*action_index)(Move move);

    /* Battles whose odds can be told. May be NULL. */
    const GameBattle *battle;
};

/* Starts a game: state has game->state_bytes bytes. */
void game_setup(const Game *game, void *state, const Setup *setup, EventList *events);

/* The set-up with every option at its normal value and a zero seed. */
Setup game_normal_setup(const Game *game, int seats);

/* Gives the set-up a seed by chance. */
void setup_draw_seed(Setup *setup, Rng *rng);

/* Whether the game can begin so; if not, `why` says what does not go together. */
bool game_setup_ok(const Game *game, const Setup *setup, Text *why);

/* Re-deals what the viewer cannot know and cuts the copy off from the real future. */
void game_hide(const Game *game, void *state, int viewer, Rng *rng);

/* The head of any game's state. */
static inline const Head *game_head(const void *state)
{
    return state;
}

/* Adds a thing, unless it is there already. */
void holdings_add(Holdings *list, int thing, int value);

/* The seats that owe a decision now; empty: the game is over. */
static inline SeatSet game_pending(const void *state)
{
    return game_head(state)->asked;
}

/* What a viewer is told of that: in a sealed step all of its seats until it opens, but not the
 * viewer once answered. */
SeatSet game_waiting(const void *state, int viewer);

/* A hash of the whole state; never leaves the server while a game runs. */
uint64_t game_hash(const Game *game, const void *state);

/* A hash of all but the stream: equal positions, equal keys. */
uint64_t game_key(const Game *game, const void *state);

/* What a viewer may see as one JSON object: game, viewer, players, who is waited for, whether it is
 * over, then the game's own members. */
void game_view(const Game *game, const void *state, int viewer, Json *out);

/* The whole state as one JSON object and back. */
void game_position_write(const Game *game, const void *state, Json *out);
bool game_position_read(const Game *game, void *state, JsonValue position, Text *why);

/* The invariants of the head and those of the game, in a state that stands at a decision or at the
 * end; game_check_parts leaves out that last condition, for a state that has yet to run on. */
bool game_check(const Game *game, const void *state, Text *why);
bool game_check_parts(const Game *game, const void *state, Text *why);

/* Reads one "name=value" option into a set-up. */
bool game_option_read(const Game *game, const char *name, const char *value, Setup *setup,
                      Text *why);

/* Each seat's share of the win in 1/SHARE: the first place, divided among those who share it. */
void result_shares(const Result *result, int seats, int share[SEATS_MAX]);
void game_shares(const Game *game, const void *state, int share[SEATS_MAX]);

#endif
