/* The cards, and what the files of the test game ask each other. */
#ifndef TESTS_TINY_TABLES_H
#define TESTS_TINY_TABLES_H

#include "core/game.h"
#include "tests/tiny/state.h"

typedef struct TinyCardRow {
    const char *code;
    uint8_t worth, cost, points, suit;
    const char *name[LANGS];
} TinyCardRow;

extern const TinyCardRow tiny_cards[TINY_CARDS];

/* The phrases of text_en.def and text_ru.def. */
typedef enum TinyPhrase {
    TINY_NO_PHRASE,
#define PHRASE(code, text) TINY_SAY_##code,
#include "text_en.def"
#undef PHRASE
    TINY_PHRASES
} TinyPhrase;

/* Things that arguments and fields name. */
typedef enum TinyThing {
    TINY_NO_THING,
    TINY_THING_CARD,
    TINY_THING_ACTION,
    TINY_THING_SUIT,
    TINY_THING_NUMBER,
    TINY_THING_SEAT,
    TINY_THINGS
} TinyThing;

/* The cards in use with so many seats: 1 .. the result. */
int tiny_deck(int seats);

CardSet tiny_at(const TinyState *s, int place);
CardSet tiny_hand(const TinyState *s, int seat);
int tiny_hand_size(const TinyState *s, int seat);
SeatSet tiny_all_seats(const TinyState *s);

/* Who knows the place of a card that comes there in the ordinary way. */
uint8_t tiny_known_at(const TinyState *s, int place);

/* Whether some of these cards have exactly this worth together. */
bool tiny_can_pay(CardSet cards, int cost);
int tiny_worth(CardSet cards);

/* What a raider's strength is, and which built cards it may raid (TN-5.7). */
int tiny_strength(const TinyState *s, int seat);
CardSet tiny_targets(const TinyState *s, int seat);

/* How many cards hold the raid off (TN-5.8). */
int tiny_defence(const TinyState *s, const Task *defend);

/* How many cards the seat has above the limit (TN-7.1). */
int tiny_surplus(const TinyState *s, int seat);

/* Whether a free move is possible, whatever came before; any of them (TN-6.1). */
bool tiny_free_possible(const TinyState *s, int seat, TinyMove kind);
bool tiny_free_any(const TinyState *s, int seat);

void tiny_setup(void *state, EventList *events);
void tiny_run(void *state, EventList *events);
void tiny_moves(const void *state, int seat, MoveList *list);
bool tiny_legal(const void *state, int seat, Move move);
const char *tiny_why(const void *state, int seat, Move move);
void tiny_apply(void *state, int seat, Move move, EventList *events);
void tiny_hide(void *state, int viewer, Rng *rng);
void tiny_reopen(void *state, SeatSet seats);
void tiny_result(const void *state, Result *result);
void tiny_holdings(const void *state, int seat, Holdings *list);
void tiny_prompt(const void *state, int seat, Voice voice, Text *out);
void tiny_view(const void *state, int viewer, Json *out);
bool tiny_explain(const void *state, int thing, int value, Voice voice, Text *out);
void tiny_position_write(const void *state, Json *out);
bool tiny_position_read(void *state, JsonValue position, Text *why);
bool tiny_check(const void *state, Text *why);
int tiny_value(const void *state, int seat);
int tiny_prior(const void *state, int seat, Move move);
int tiny_feature(const void *state, int viewer, Feature *out);
int tiny_action_index(Move move);

/* Whether a viewer knows where a card lies; the all-open view knows everything. */
bool tiny_knows(const TinyState *s, int viewer, int card);

/* The words (text.c). */
extern const ThingKind tiny_things[TINY_THINGS];
extern const MoveKind tiny_move_kinds[TINY_MOVES];
extern const EventKind tiny_event_kinds[TINY_EVENT_KINDS];
extern const char *const tiny_phrases_en[TINY_PHRASES];
extern const char *const tiny_phrases_ru[TINY_PHRASES];
extern const char *const tiny_task_names[TINY_TASKS];

enum {
    TINY_FEATURES = 5 + TINY_TASKS + 9 * TINY_SEATS + 11 * (TINY_CARDS - 1),
    TINY_FEATURE_LIMIT = 63
};
enum { TINY_ACTION_COUNT = TINY_MOVES * 2 * TINY_CARDS };

#endif
