/* Space Base in words: notation tables, phrases, prompts, what a card does. */
#ifndef GAMES_SPACEBASE_TEXT_H
#define GAMES_SPACEBASE_TEXT_H

#include "core/game.h"

typedef enum SbPhrase {
#define PHRASE(key, text) SB_TEXT_##key,
#include "games/spacebase/text_en.def"
#undef PHRASE
    SB_TEXTS
} SbPhrase;

/* The kinds of things that moves and events name. */
typedef enum SbThing {
    SB_THING_NONE,
    SB_THING_CARD,
    SB_THING_SECTOR,
    SB_THING_NUMBER,
    SB_THING_DIE,
    SB_THING_PAIR,  /* both dice: "5+6" */
    SB_THING_WHICH, /* first, second, both dice */
    SB_THING_STEP,  /* a shift by 1 or 2 */
    SB_THING_LEVEL,
    SB_THINGS
} SbThing;

extern const ThingKind sb_things[SB_THINGS];
extern const MoveKind sb_move_kinds[];
extern const EventKind sb_event_kinds[];
extern const char *const sb_phrases_en[SB_TEXTS];
extern const char *const sb_phrases_ru[SB_TEXTS];

void sb_prompt(const void *state, int seat, Voice voice, Text *out);
bool sb_explain(const void *state, int thing, int value, Voice voice, Text *out);

#endif
