/* Eclipse in words: notation tables, phrases, prompts, what a thing is. */
#ifndef GAMES_ECLIPSE_TEXT_H
#define GAMES_ECLIPSE_TEXT_H

#include "core/game.h"
#include "games/eclipse/tables.h"

typedef struct EclState EclState;

typedef enum EclPhrase {
#define PHRASE(key, text) ECL_TEXT_##key,
#include "games/eclipse/text_en.def"
#undef PHRASE
    ECL_TEXTS
} EclPhrase;

/* The kinds of things that moves and events name. */
typedef enum EclThing {
    ECL_THING_NONE,
    ECL_THING_SPECIES,
    ECL_THING_ACTION,
    ECL_THING_COORDINATE,
    ECL_THING_SECTOR,
    ECL_THING_ROTATION,
    ECL_THING_TECH,
    ECL_THING_RESOURCE,
    ECL_THING_TRACK,
    ECL_THING_SHIP,
    ECL_THING_SLOT,
    ECL_THING_PART,
    ECL_THING_UNIT,
    ECL_THING_INFLUENCE_TRACK,
    ECL_THING_BERTH,
    ECL_THING_SEAT,
    ECL_THING_VALUE,
    ECL_THING_DISCOVERY,
    ECL_THING_NPC,
    ECL_THING_VARIANT,
    ECL_THING_DAMAGE,
    ECL_THING_SQUARE,
    ECL_THING_NUMBER,
    ECL_THINGS
} EclThing;

extern const ThingKind ecl_things[ECL_EDITIONS][ECL_THINGS];
extern const MoveKind ecl_move_kinds[];
extern const EventKind ecl_event_kinds[];
extern const char *const ecl_phrases_en[ECL_TEXTS];
extern const char *const ecl_phrases_ru[ECL_TEXTS];

void ecl_prompt(const void *state, int seat, Voice voice, Text *out);
bool ecl_explain(const void *state, int thing, int value, Voice voice, Text *out);

/* Codes and names of what is in no table of components. */
const char *ecl_action_code(int action);
const char *ecl_resource_code(int resource);
const char *ecl_unit_code(int unit);
const char *ecl_track_code(int track);
const char *ecl_npc_code(int npc);
const char *ecl_variant_code(int variant);
const char *ecl_unit_name(int unit, Lang lang);
const char *ecl_resource_name(int resource, Lang lang);
const char *ecl_square_name(int square, Lang lang); /* that of the orbital too */

/* A phrase as it stands. */
const char *ecl_phrase(int phrase, Lang lang);

/* What the sums of a part or a blueprint are, in words. */
void ecl_say_values(const EclValues *values, Lang lang, Text *out);

/* What a technology does, what a discovery tile gives, what a species can; only the edition counts. */
void ecl_say_effect(const EclState *s, int tech, Lang lang, Text *out);
void ecl_say_reward(const EclState *s, int discovery, Lang lang, Text *out);
void ecl_say_abilities(const EclState *s, int species, Lang lang, Text *out);

#endif
