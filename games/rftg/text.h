/* Race for the Galaxy in words: notation tables, phrases, prompts, what a card does. */
#ifndef GAMES_RFTG_TEXT_H
#define GAMES_RFTG_TEXT_H

#include "core/game.h"
#include "games/rftg/tables.h"

typedef enum RftgPhrase {
#define PHRASE(key, text) RFTG_TEXT_##key,
#include "games/rftg/text_en.def"
#undef PHRASE
    RFTG_TEXTS
} RftgPhrase;

/* The kinds of things that moves and events name. */
typedef enum RftgThing {
    RFTG_THING_NONE,
    RFTG_THING_CARD, /* a design */
    RFTG_THING_ACTION,
    RFTG_THING_CATEGORY,
    RFTG_THING_KIND,
    RFTG_THING_SEAT,
    RFTG_THING_GOAL,
    RFTG_THING_PHASE,
    RFTG_THING_GUESS,
    RFTG_THING_NUMBER,
    RFTG_THINGS
} RftgThing;

extern const ThingKind rftg_things[RFTG_THINGS];
extern const MoveKind rftg_move_kinds[];
extern const EventKind rftg_event_kinds[];
extern const char *const rftg_phrases_en[RFTG_TEXTS];
extern const char *const rftg_phrases_ru[RFTG_TEXTS];

void rftg_prompt(const void *state, int seat, Voice voice, Text *out);

/* What is printed on a card for each phase: "Explore: draw 1 more. Settle: Military 1 (any)." */
void rftg_say_powers(int design, Lang lang, Text *out);

/* One power without its phase: "draw 1 more". */
void rftg_say_power(const RftgPower *power, Lang lang, Text *out);

/* What is printed beside the powers, each sentence with a space before it. */
void rftg_say_notes(int design, Lang lang, Text *out);

/* What a goal is for. */
void rftg_say_goal(int goal, Lang lang, Text *out);

/* What its variable VP are for, with a space before it; nothing if they do not vary. */
void rftg_say_points(int design, Lang lang, Text *out);

bool rftg_explain(const void *state, int thing, int value, Voice voice, Text *out);

#endif
