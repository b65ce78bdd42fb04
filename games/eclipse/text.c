/* Words: the tables behind notation, touch targets and the log, and what a seat is asked. The phrases
 * are in text_en.def and text_ru.def. */
#include "games/eclipse/text.h"

#include "games/eclipse/diplomacy.h"
#include "games/eclipse/game.h"
#include "games/eclipse/upkeep.h"
#include "games/eclipse/view.h"

const char *const ecl_phrases_en[ECL_TEXTS] = {
#define PHRASE(key, text) [ECL_TEXT_##key] = (text),
#include "games/eclipse/text_en.def"
#undef PHRASE
};

const char *const ecl_phrases_ru[ECL_TEXTS] = {
#define PHRASE(key, text) [ECL_TEXT_##key] = (text),
#include "games/eclipse/text_ru.def"
#undef PHRASE
};

/* Both catalogues have every key: unknown ones do not compile, and none is missing. */
enum {
    RUSSIAN_PHRASES = 0
#define PHRASE(key, text) +1
#include "games/eclipse/text_ru.def"
#undef PHRASE
};
static_assert(RUSSIAN_PHRASES == (int)ECL_TEXTS, "text_ru.def lacks a phrase of text_en.def");

const char *ecl_phrase(int phrase, Lang lang)
{
    return (lang == LANG_RU ? ecl_phrases_ru : ecl_phrases_en)[phrase];
}

const char *ecl_action_code(int action)
{
    static const char *const code[ECL_ACTIONS] = { "none",  "explore", "research", "upgrade",
                                                   "build", "move",    "influence" };
    return code[action];
}

const char *ecl_resource_code(int resource)
{
    static const char *const code[ECL_RESOURCES] = { "materials", "science", "money" };
    return code[resource];
}

const char *ecl_unit_code(int unit)
{
    static const char *const code[ECL_UNITS] = { "interceptor", "cruiser", "dreadnought",
                                                 "starbase",    "orbital", "monolith" };
    return code[unit];
}

const char *ecl_track_code(int track)
{
    static const char *const code[] = { "military", "grid", "nano", "rare" };
    return code[track];
}

const char *ecl_npc_code(int npc)
{
    static const char *const code[ECL_NPCS] = { "none", "ancient", "guardian", "gcds" };
    return code[npc];
}

const char *ecl_variant_code(int variant)
{
    static const char *const code[] = { "normal", "advanced", "random" };
    return code[variant];
}

static const char *berth_code(int berth)
{
    return ecl_berths[berth].code;
}

static const char *square_code(int square)
{
    return ecl_square_codes[square];
}

static const char *influence_track_code(int value)
{
    (void)value;
    return "track";
}

static const char *coordinate_code(int value)
{
    static const char *const code[2 * ECL_REACH + 1] = {
        "-20", "-19", "-18", "-17", "-16", "-15", "-14", "-13", "-12", "-11", "-10",
        "-9",  "-8",  "-7",  "-6",  "-5",  "-4",  "-3",  "-2",  "-1",  "0",   "1",
        "2",   "3",   "4",   "5",   "6",   "7",   "8",   "9",   "10",  "11",  "12",
        "13",  "14",  "15",  "16",  "17",  "18",  "19",  "20",
    };
    return code[value];
}

static const char *coordinate_name(int value, Lang lang)
{
    (void)lang;
    return coordinate_code(value);
}

static const char *action_name(int action, Lang lang)
{
    return ecl_phrase(ECL_TEXT_ACTION_EXPLORE + action - ECL_ACTION_EXPLORE, lang);
}

const char *ecl_resource_name(int resource, Lang lang)
{
    return ecl_phrase(ECL_TEXT_RESOURCE_MATERIALS + resource, lang);
}

const char *ecl_unit_name(int unit, Lang lang)
{
    return ecl_phrase(ECL_TEXT_UNIT_INTERCEPTOR + unit, lang);
}

static const char *track_name(int track, Lang lang)
{
    return ecl_phrase(ECL_TEXT_TRACK_MIL + track, lang);
}

static const char *berth_name(int berth, Lang lang)
{
    return ecl_phrase(ECL_TEXT_BERTH_MATERIALS + berth, lang);
}

static const char *square_name(int square, Lang lang)
{
    return ecl_phrase(ECL_TEXT_KIND_MATERIALS + square, lang);
}

const char *ecl_square_name(int square, Lang lang)
{
    static const uint16_t name[ECL_SQUARES + 1] = {
        ECL_TEXT_BERTH_MATERIALS,   ECL_TEXT_BERTH_MATERIALS_ADV, ECL_TEXT_BERTH_SCIENCE,
        ECL_TEXT_BERTH_SCIENCE_ADV, ECL_TEXT_BERTH_MONEY,         ECL_TEXT_BERTH_MONEY_ADV,
        ECL_TEXT_SQUARE_GRAY,       ECL_TEXT_SQUARE_GRAY_ADV,     ECL_TEXT_UNIT_ORBITAL
    };
    return ecl_phrase(name[square], lang);
}

static const char *influence_track_name(int value, Lang lang)
{
    (void)value;
    return ecl_phrase(ECL_TEXT_INFLUENCE_TRACK, lang);
}

static const char *npc_name(int npc, Lang lang)
{
    return ecl_phrase(ECL_TEXT_NPC_ANCIENT + npc - ECL_ANCIENT, lang);
}

static const char *variant_name(int variant, Lang lang)
{
    return ecl_phrase(ECL_TEXT_VARIANT_NORMAL + variant, lang);
}

#define THINGS(edition)                                                                            \
    {                                                                                              \
        [ECL_THING_SPECIES] = { "species", 1, ECL_SPECIES - 1, ecl_species_code,                   \
                                edition##_species_name },                                          \
        [ECL_THING_ACTION] = { "action", 1, ECL_ACTIONS - 1, ecl_action_code, action_name },       \
        [ECL_THING_COORDINATE] = { "coordinate", 0, 2 * ECL_REACH + 1, coordinate_code,            \
                                   coordinate_name },                                              \
        [ECL_THING_SECTOR] = { "sector", 1, ECL_SECTORS - 1, ecl_sector_code,                      \
                               edition##_sector_title },                                           \
        [ECL_THING_ROTATION] = { .code = "rotation", .first = 0, .count = ECL_EDGES },             \
        [ECL_THING_TECH] = { "tech", 1, ECL_TECHS - 1, ecl_tech_code, edition##_tech_name },       \
        [ECL_THING_RESOURCE] = { "resource", 0, ECL_RESOURCES, ecl_resource_code,                  \
                                 ecl_resource_name },                                              \
        [ECL_THING_TRACK] = { "track", 0, ECL_TRACKS, ecl_track_code, track_name },                \
        [ECL_THING_SHIP] = { "ship", 0, ECL_SHIPS, ecl_unit_code, ecl_unit_name },                 \
        [ECL_THING_SLOT] = { .code = "slot", .first = 0, .count = ECL_SLOTS },                     \
        [ECL_THING_PART] = { "part", 1, ECL_PARTS - 1, ecl_part_code, edition##_part_name },       \
        [ECL_THING_UNIT] = { "unit", 0, ECL_UNITS, ecl_unit_code, ecl_unit_name },                 \
        [ECL_THING_INFLUENCE_TRACK] = { "influence", 0, 1, influence_track_code,                   \
                                        influence_track_name },                                    \
        [ECL_THING_BERTH] = { "square", 0, ECL_BERTHS, berth_code, berth_name },                   \
        [ECL_THING_SEAT] = { "seat", 0, ECL_SEATS, NULL, thing_seat },                             \
        [ECL_THING_VALUE] = { .code = "value", .first = 1, .count = ECL_VALUES - 1 },              \
        [ECL_THING_DISCOVERY] = { "discovery", 1, ECL_DISCOVERIES - 1, ecl_discovery_code,         \
                                  edition##_discovery_name },                                      \
        [ECL_THING_NPC] = { "npc", 1, ECL_NPCS - 1, ecl_npc_code, npc_name },                      \
        [ECL_THING_VARIANT] = { "variant", 0, ECL_VARIANTS, ecl_variant_code, variant_name },      \
        [ECL_THING_DAMAGE] = { .code = "damage", .first = 0, .count = ECL_DAMAGE_MOST },           \
        [ECL_THING_SQUARE] = { "kind", 0, ECL_SQUARES + 1, square_code, square_name },             \
        [ECL_THING_NUMBER] = { .code = "number", .first = -1000, .count = 1 << 20 },               \
    }

const ThingKind ecl_things[ECL_EDITIONS][ECL_THINGS] = {
    [ECL_FIRST] = THINGS(ecl1),
    [ECL_SECOND] = THINGS(ecl2),
};

#define MOVE_ROW(name, word, touch, a, b, c, ...)                                                  \
    WORDS_MOVE(ECL_MOVE_##name, ECL_TEXT_MOVE_##name, word, touch, ECL_THING_##a, ECL_THING_##b,   \
               ECL_THING_##c),
#define MOVE(name, word, touch, second, first, ...)                                                \
    MOVE_ROW(name, word, touch, __VA_ARGS__, NONE, NONE, NONE)

const MoveKind ecl_move_kinds[ECL_MOVES] = {
#include "games/eclipse/moves.def"
#include "games/eclipse/battle_moves.def"
};

#define FIELD(kind, word)  WORDS_FIELD(word, ECL_THING_##kind)
#define HIDDEN(kind, word) WORDS_SECRET(word, ECL_THING_##kind)
#define NOTHING                                                                                    \
    {                                                                                              \
        0                                                                                          \
    }
#define SPECIES(word)    FIELD(SPECIES, word)
#define ACTION(word)     FIELD(ACTION, word)
#define COORDINATE(word) FIELD(COORDINATE, word)
#define SECTOR(word)     FIELD(SECTOR, word)
#define ROTATION(word)   FIELD(ROTATION, word)
#define TECH(word)       FIELD(TECH, word)
#define RESOURCE(word)   FIELD(RESOURCE, word)
#define TRACK(word)      FIELD(TRACK, word)
#define SHIP(word)       FIELD(SHIP, word)
#define SLOT(word)       FIELD(SLOT, word)
#define PART(word)       FIELD(PART, word)
#define UNIT(word)       FIELD(UNIT, word)
#define BERTH(word)      FIELD(BERTH, word)
#define SEAT(word)       FIELD(SEAT, word)
#define VALUE(word)      FIELD(VALUE, word)
#define DISCOVERY(word)  FIELD(DISCOVERY, word)
#define NPC(word)        FIELD(NPC, word)
#define VARIANT(word)    FIELD(VARIANT, word)
#define NUMBER(word)     FIELD(NUMBER, word)

#define EVENT(name, ...) WORDS_EVENT(ECL_EVENT_##name, ECL_TEXT_EVENT_##name, __VA_ARGS__),
#define SECRET_EVENT(name, ...)                                                                    \
    WORDS_SECRET_EVENT(ECL_EVENT_##name, ECL_TEXT_EVENT_##name, ECL_TEXT_EVENT_##name##_HIDDEN,    \
                       __VA_ARGS__),

const EventKind ecl_event_kinds[ECL_EVENTS] = {
#include "games/eclipse/events.def"
#include "games/eclipse/battle_events.def"
};

/* The question of each task. */
static const uint16_t asks[ECL_TASKS] = {
#define TASK(name, code)   [ECL_TASK_##name] = ECL_TEXT_ASK_##name,
#define ECL_TEXT_ASK_ROUND ECL_TEXT_ASK_NOTHING
#define ECL_TEXT_ASK_PACT  ECL_TEXT_ASK_GIVE
#define ECL_TEXT_ASK_DUEL  ECL_TEXT_ASK_COMBAT
#include "games/eclipse/tasks.def"
#include "games/eclipse/battle_tasks.def"
#undef TASK
};

/* Questions with more than one face. */
static int ask_of(const EclState *s, const Task *task)
{
    if (task->kind == ECL_TASK_TURN)
        return task->a                      ? ECL_TEXT_ASK_ACTION
               : s->seat[task->seat].passed ? ECL_TEXT_ASK_REACT
                                            : ECL_TEXT_ASK_TURN;
    if (task->kind == ECL_TASK_PACT && ecl_pact_wants_room(s))
        return ECL_TEXT_ASK_ROOM;
    if (task->kind == ECL_TASK_CUBES && task->c)
        return ECL_TEXT_ASK_GRAVES;
    return asks[task->kind];
}

/* The number that a question speaks of. */
static int number_asked(const EclState *s, const Task *task)
{
    switch (task->kind) {
    case ECL_TASK_TURN:
        return task->b;
    case ECL_TASK_FLIGHT:
        return task->c;
    case ECL_TASK_CULL:
        return task->b;
    case ECL_TASK_TILES:
        return s->battle.drawn[0];
    case ECL_TASK_PAY:
        return -ecl_balance(s, task->seat);
    default:
        return task->a;
    }
}

static const char *name_asked(const EclState *s, const Task *task, int kind, EclThing thing,
                              Lang lang)
{
    const ThingKind *row = &ecl_things[s->edition][thing];
    bool fits = task->kind == kind && task->a >= row->first && task->a < row->first + row->count;
    return fits ? row->name_of(task->a, lang) : "";
}

void ecl_prompt(const void *state, int seat, Voice voice, Text *out)
{
    const EclState *s = state;
    const Game *game = ecl_game_of(s);
    Lang lang = voice.lang;
    char who[256];
    Text name = text_over(who);
    if (!bits_has(s->head.asked, seat)) {
        game_say(game, ECL_TEXT_ASK_NOTHING, lang, NULL, 0, out);
        return;
    }
    const Task *task = agenda_peek(&s->head);
    bool part = task->kind == ECL_TASK_FIT || task->kind == ECL_TASK_UNFIT;
    bool sector = task->kind == ECL_TASK_SQUARE || task->kind == ECL_TASK_TILE ||
                  task->kind == ECL_TASK_CLAIM || task->kind == ECL_TASK_RAID ||
                  task->kind == ECL_TASK_CULL || task->kind == ECL_TASK_OCCUPY;
    bool unit = task->kind == ECL_TASK_SITE || task->kind == ECL_TASK_ENGAGE ||
                task->kind == ECL_TASK_STALE;
    if (task->kind == ECL_TASK_ANSWER)
        seat_name(task->a, voice, &name);
    const TextArg args[] = {
        text_arg_int("n", number_asked(s, task)),
        text_arg("action", name_asked(s, task, ECL_TASK_TURN, ECL_THING_ACTION, lang)),
        text_arg("sector", sector ? name_asked(s, task, task->kind, ECL_THING_SECTOR, lang) : ""),
        text_arg("discovery", name_asked(s, task, ECL_TASK_FIND, ECL_THING_DISCOVERY, lang)),
        text_arg("part", part ? name_asked(s, task, task->kind, ECL_THING_PART, lang) : ""),
        text_arg("unit", unit ? name_asked(s, task, task->kind, ECL_THING_UNIT, lang) : ""),
        text_arg_plain("who", who),
    };
    game_say(game, ask_of(s, task), lang, args, sizeof args / sizeof *args, out);
}
