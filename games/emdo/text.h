/* Eminent Domain in words: notation tables, phrases, prompts, what a thing does. */
#ifndef GAMES_EMDO_TEXT_H
#define GAMES_EMDO_TEXT_H

#include "core/game.h"

typedef enum EmdoPhrase {
#define PHRASE(key, text) EMDO_TEXT_##key,
#include "games/emdo/text_en.def"
#undef PHRASE
    EMDO_TEXTS
} EmdoPhrase;

/* The kinds of things that moves and events name. */
typedef enum EmdoThing {
    EMDO_THING_NONE,
    EMDO_THING_CARD,
    EMDO_THING_STACK,
    EMDO_THING_TECH,
    EMDO_THING_PLANET,
    EMDO_THING_ROLE,
    EMDO_THING_RESOURCE,
    EMDO_THING_BACK,
    EMDO_THING_PHASE, /* action or role, for the order */
    EMDO_THING_ITSELF,
    EMDO_THING_UTOPIA,
    EMDO_THING_FIGHTER,
    EMDO_THING_NUMBER,
    EMDO_THINGS
} EmdoThing;

extern const ThingKind emdo_things[EMDO_THINGS];
extern const MoveKind emdo_move_kinds[];
extern const EventKind emdo_event_kinds[];
extern const char *const emdo_phrases_en[EMDO_TEXTS];
extern const char *const emdo_phrases_ru[EMDO_TEXTS];

void emdo_prompt(const void *state, int seat, Voice voice, Text *out);
bool emdo_explain(const void *state, int thing, int value, Voice voice, Text *out);

/* What the action of a card does, or a permanent technology, in one sentence. */
void emdo_say_action(int card, Lang lang, Text *out);
void emdo_say_permanent(int tech, Lang lang, Text *out);

/* Names for what has a code of its own. */
const char *emdo_role_name(int role, Lang lang);
const char *emdo_resource_name(int resource, Lang lang);
const char *emdo_type_name(int type, Lang lang);
const char *emdo_back_name(int back, Lang lang);

#endif
