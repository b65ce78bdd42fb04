/* Words: the tables behind notation, touch targets and the log, what a seat is asked, and what a
 * card, a planet or a role does. The phrases are in text_en.def and text_ru.def. */
#include "games/emdo/text.h"

#include "games/emdo/cards.h"
#include "games/emdo/game.h"
#include "games/emdo/planets.h"
#include "games/emdo/roles.h"

const char *const emdo_phrases_en[EMDO_TEXTS] = {
#define PHRASE(key, text) [EMDO_TEXT_##key] = (text),
#include "games/emdo/text_en.def"
#undef PHRASE
};

const char *const emdo_phrases_ru[EMDO_TEXTS] = {
#define PHRASE(key, text) [EMDO_TEXT_##key] = (text),
#include "games/emdo/text_ru.def"
#undef PHRASE
};

/* Both catalogues have every key: unknown ones do not compile, and none is missing. */
enum {
    RUSSIAN_PHRASES = 0
#define PHRASE(key, text) +1
#include "games/emdo/text_ru.def"
#undef PHRASE
};
static_assert(RUSSIAN_PHRASES == (int)EMDO_TEXTS, "text_ru.def lacks a phrase of text_en.def");

static const char *say(int phrase, Lang lang)
{
    return (lang == LANG_RU ? emdo_phrases_ru : emdo_phrases_en)[phrase];
}

const char *emdo_role_name(int role, Lang lang)
{
    return say(EMDO_TEXT_ROLE_SURVEY + role - EMDO_ROLE_SURVEY, lang);
}

const char *emdo_resource_name(int resource, Lang lang)
{
    return say(EMDO_TEXT_SILICON + resource - EMDO_SILICON, lang);
}

const char *emdo_type_name(int type, Lang lang)
{
    return say(EMDO_TEXT_ADVANCED + type - EMDO_ADVANCED, lang);
}

const char *emdo_back_name(int back, Lang lang)
{
    return say(EMDO_TEXT_BACK_1 + back - 1, lang);
}

static const char *phase_code(int phase)
{
    return phase == EMDO_PHASE_ACTION ? "action" : "role";
}

static const char *phase_name(int phase, Lang lang)
{
    return say(phase == EMDO_PHASE_ACTION ? EMDO_TEXT_PHASE_ACTION : EMDO_TEXT_PHASE_ROLE, lang);
}

static const char *itself_code(int value)
{
    (void)value;
    return "itself";
}

static const char *itself_name(int value, Lang lang)
{
    (void)value;
    return say(EMDO_TEXT_ITSELF, lang);
}

static const char *utopia_code(int value)
{
    (void)value;
    return "utopia";
}

static const char *utopia_name(int value, Lang lang)
{
    (void)value;
    return say(EMDO_TEXT_ON_UTOPIA, lang);
}

static const char *fighter_code(int value)
{
    (void)value;
    return "fighter";
}

static const char *fighter_name(int value, Lang lang)
{
    (void)value;
    return say(EMDO_TEXT_A_FIGHTER, lang);
}

const ThingKind emdo_things[EMDO_THINGS] = {
    [EMDO_THING_CARD] = { "card", 1, EMDO_CARDS - 1, emdo_card_code, emdo_card_name },
    [EMDO_THING_STACK] = { "stack", 1, EMDO_STACKS - 1, emdo_card_code, emdo_card_name },
    [EMDO_THING_TECH] = { "technology", 1, EMDO_TECHS - 1, emdo_tech_code, emdo_tech_name },
    [EMDO_THING_PLANET] = { "planet", 1, EMDO_PLANETS - 1, emdo_planet_code, emdo_planet_name },
    [EMDO_THING_ROLE] = { "role", 1, EMDO_ROLES - 1, emdo_role_code, emdo_role_name },
    [EMDO_THING_RESOURCE] = { "resource", 1, EMDO_RESOURCES - 1, emdo_resource_code,
                              emdo_resource_name },
    [EMDO_THING_BACK] = { "back", 1, EMDO_BACKS - 1, emdo_back_code, emdo_back_name },
    [EMDO_THING_PHASE] = { "phase", EMDO_PHASE_ACTION, 2, phase_code, phase_name },
    [EMDO_THING_ITSELF] = { "word", 0, 1, itself_code, itself_name },
    [EMDO_THING_UTOPIA] = { "place", 0, 1, utopia_code, utopia_name },
    [EMDO_THING_FIGHTER] = { "ware", 0, 1, fighter_code, fighter_name },
    [EMDO_THING_NUMBER] = { .code = "number", .first = 0, .count = 1 << 30 },
};

#define MOVE(name, ...) WORDS_MOVE(EMDO_MOVE_##name, EMDO_TEXT_MOVE_##name, __VA_ARGS__)

const MoveKind emdo_move_kinds[] = {
    MOVE(BEGIN, "begin", "button:{a}", EMDO_THING_PHASE),
    MOVE(SKIP, "skip", "button:skip", EMDO_THING_NONE),
    MOVE(PLAY, "play", "card:{a}", EMDO_THING_CARD),
    MOVE(REMOVE, "remove", "card:{a}", EMDO_THING_CARD),
    MOVE(REMOVE_SELF, "remove", "card:{a}", EMDO_THING_ITSELF),
    MOVE(FIGHTERS, "fighters", "fighters:{seat}", EMDO_THING_NONE),
    MOVE(ATTACK, "attack", "planet:{a}", EMDO_THING_PLANET),
    MOVE(SETTLE, "settle", "planet:{a}", EMDO_THING_PLANET),
    MOVE(TUCK, "tuck", "planet:{a}", EMDO_THING_PLANET),
    MOVE(PRODUCE, "produce", "slot:{seat}.{a}", EMDO_THING_RESOURCE),
    MOVE(PRODUCE_UTOPIA, "produce", "slot:{seat}.{b}.{a}", EMDO_THING_RESOURCE, EMDO_THING_UTOPIA),
    MOVE(SELL, "sell", "slot:{seat}.{a}", EMDO_THING_RESOURCE),
    MOVE(SELL_UTOPIA, "sell", "slot:{seat}.{b}.{a}", EMDO_THING_RESOURCE, EMDO_THING_UTOPIA),
    MOVE(SELL_FIGHTER, "sell", "fighters:{seat}", EMDO_THING_FIGHTER),
    MOVE(TAKE, "take", "stack:{a}", EMDO_THING_STACK),
    MOVE(SPECIALIZE, "specialize", "resource:{a}", EMDO_THING_RESOURCE),
    MOVE(FILL, "fill", "resource:{a}", EMDO_THING_RESOURCE),
    MOVE(LEAD, "lead", "role:{a}", EMDO_THING_ROLE),
    MOVE(LEAD_ON, "lead", "planet:{b}", EMDO_THING_ROLE, EMDO_THING_PLANET),
    MOVE(BOOST, "boost", "card:{a}", EMDO_THING_CARD),
    MOVE(FOLLOW, "follow", "button:follow", EMDO_THING_NONE),
    MOVE(FOLLOW_WITH, "follow", "card:{a}", EMDO_THING_CARD),
    MOVE(FOLLOW_ON, "follow", "planet:{a}", EMDO_THING_PLANET),
    MOVE(DISSENT, "dissent", "button:dissent", EMDO_THING_NONE),
    MOVE(KEEP, "keep", "planet:{a}", EMDO_THING_PLANET),
    MOVE(RESEARCH, "research", "technology:{a}", EMDO_THING_TECH),
    MOVE(DISCARD, "discard", "card:{a}", EMDO_THING_CARD),
    MOVE(PASS, "pass", "button:pass", EMDO_THING_NONE),
    MOVE(DONE, "done", "button:done", EMDO_THING_NONE),
};

#define CARD         WORDS_FIELD("card", EMDO_THING_CARD)
#define STACK        WORDS_FIELD("stack", EMDO_THING_STACK)
#define ROLE         WORDS_FIELD("role", EMDO_THING_ROLE)
#define BACK         WORDS_FIELD("back", EMDO_THING_BACK)
#define PLANET       WORDS_FIELD("planet", EMDO_THING_PLANET)
#define RESOURCE     WORDS_FIELD("resource", EMDO_THING_RESOURCE)
#define HIDDEN_CARD  WORDS_SECRET("card", EMDO_THING_CARD)
#define HIDDEN       WORDS_SECRET("planet", EMDO_THING_PLANET)
#define NUMBER(word) WORDS_FIELD(word, EMDO_THING_NUMBER)

#define EVENT(name, ...) WORDS_EVENT(EMDO_EVENT_##name, EMDO_TEXT_EVENT_##name, __VA_ARGS__)
#define EVENT_HIDDEN(name, ...)                                                                    \
    WORDS_SECRET_EVENT(EMDO_EVENT_##name, EMDO_TEXT_EVENT_##name, EMDO_TEXT_EVENT_##name##_HIDDEN, \
                       __VA_ARGS__)

const EventKind emdo_event_kinds[] = {
    EVENT(FIRST, "first", { 0 }),
    EVENT(TURN, "turn", NUMBER("round")),
    EVENT(ORDER, "order", WORDS_FIELD("phase", EMDO_THING_PHASE)),
    EVENT(SKIP, "skip", { 0 }),
    EVENT(PLAY, "play", CARD),
    EVENT(LEAD, "lead", ROLE),
    EVENT(STACK, "stack", STACK),
    EVENT(TAKE, "take", STACK),
    EVENT(BOOST, "boost", CARD),
    EVENT(FOLLOW, "follow", ROLE),
    EVENT(DISSENT, "dissent", { 0 }),
    EVENT_HIDDEN(DRAW, "draw", HIDDEN_CARD),
    EVENT(RENEW, "renew", NUMBER("cards")),
    EVENT(REMOVE, "remove", CARD),
    EVENT(REMOVE_SELF, "remove-self", CARD),
    EVENT(DISCARD, "discard", CARD),
    EVENT_HIDDEN(LOOK, "look", HIDDEN, BACK),
    EVENT_HIDDEN(KEEP, "keep", HIDDEN, BACK, NUMBER("place")),
    EVENT(DROP, "drop", PLANET),
    EVENT(PLANETS, "planets", NUMBER("cards")),
    EVENT(TOP, "top", BACK),
    EVENT(FIGHTERS, "fighters", NUMBER("n")),
    EVENT(ATTACK, "attack", PLANET, NUMBER("paid"), NUMBER("place")),
    EVENT(SETTLE, "settle", PLANET, NUMBER("place")),
    EVENT_HIDDEN(TUCK, "tuck", CARD, HIDDEN, BACK, NUMBER("place")),
    EVENT(PRODUCE, "produce", RESOURCE, PLANET),
    EVENT(FILL, "fill", RESOURCE, PLANET),
    EVENT(SELL, "sell", RESOURCE, PLANET),
    EVENT(SELL_FIGHTER, "sell-fighter", { 0 }),
    EVENT(INFLUENCE, "influence", NUMBER("n")),
    EVENT(NAME, "name", RESOURCE),
    EVENT(RESEARCH, "research", WORDS_FIELD("tech", EMDO_THING_TECH)),
    EVENT(ENDING, "ending", { 0 }),
    EVENT(OVER, "over", { 0 }),
};

static_assert(sizeof emdo_move_kinds / sizeof *emdo_move_kinds == EMDO_MOVES, "a row a move");
static_assert(sizeof emdo_event_kinds / sizeof *emdo_event_kinds == EMDO_EVENTS, "a row an event");

/* The question of each task. */
static const EmdoPhrase asks[EMDO_TASKS] = {
    [EMDO_TASK_ORDER] = EMDO_TEXT_ASK_ORDER,
    [EMDO_TASK_ACTION] = EMDO_TEXT_ASK_ACTION,
    [EMDO_TASK_FIGHT] = EMDO_TEXT_ASK_FIGHT,
    [EMDO_TASK_COLONY] = EMDO_TEXT_ASK_COLONY,
    [EMDO_TASK_GOODS] = EMDO_TEXT_ASK_GOODS,
    [EMDO_TASK_REMOVE] = EMDO_TEXT_ASK_REMOVE,
    [EMDO_TASK_TAKE] = EMDO_TEXT_ASK_TAKE,
    [EMDO_TASK_EXPAND] = EMDO_TEXT_ASK_EXPAND_1,
    [EMDO_TASK_SPECIALIZE] = EMDO_TEXT_ASK_SPECIALIZE,
    [EMDO_TASK_TERRAFORM] = EMDO_TEXT_ASK_TERRAFORM,
    [EMDO_TASK_RAID] = EMDO_TEXT_ASK_RAID,
    [EMDO_TASK_ROLE] = EMDO_TEXT_ASK_ROLE,
    [EMDO_TASK_BOOST] = EMDO_TEXT_ASK_BOOST,
    [EMDO_TASK_FOLLOW] = EMDO_TEXT_ASK_FOLLOW,
    [EMDO_TASK_KEEP] = EMDO_TEXT_ASK_KEEP,
    [EMDO_TASK_PLACE] = EMDO_TEXT_ASK_PLACE,
    [EMDO_TASK_PRODUCE] = EMDO_TEXT_ASK_PRODUCE,
    [EMDO_TASK_SELL] = EMDO_TEXT_ASK_SELL,
    [EMDO_TASK_RESEARCH] = EMDO_TEXT_ASK_RESEARCH,
    [EMDO_TASK_STRIKE] = EMDO_TEXT_ASK_STRIKE,
    [EMDO_TASK_CLEANUP] = EMDO_TEXT_ASK_CLEANUP,
    [EMDO_TASK_FILL] = EMDO_TEXT_ASK_FILL,
};

/* The number that a question speaks of. */
static int number_asked(const EmdoState *s, int seat, const Task *task)
{
    if (task->kind == EMDO_TASK_CLEANUP)
        return emdo_hand_limit(s, seat);
    if (task->kind == EMDO_TASK_REMOVE)
        return task->b == EMDO_ANY ? 0 : task->b;
    if (task->kind != EMDO_TASK_BOOST)
        return task->a;
    return emdo_boosted(s, seat);
}

void emdo_prompt(const void *state, int seat, Voice voice, Text *out)
{
    const EmdoState *s = state;
    Lang lang = voice.lang;
    if (!bits_has(s->head.asked, seat)) {
        game_say(&emdo_game, EMDO_TEXT_ASK_NOTHING, lang, NULL, 0, out);
        return;
    }
    const Task *task = agenda_peek(&s->head);
    bool role = task->kind == EMDO_TASK_BOOST || task->kind == EMDO_TASK_FOLLOW;
    CardSet played = s->seat[seat].played.set;
    const TextArg args[] = {
        text_arg_int("n", number_asked(s, seat, task)),
        text_arg("role", role ? emdo_role_name(task->a, lang) : ""),
        text_arg("card",
                 task->kind == EMDO_TASK_PLACE ? emdo_card_name(bits_first(played), lang) : ""),
        text_arg("planet", task->kind == EMDO_TASK_FILL ? emdo_planet_name(task->a, lang) : ""),
    };
    bool second = task->kind == EMDO_TASK_EXPAND && task->a == 2;
    game_say(&emdo_game, second ? EMDO_TEXT_ASK_EXPAND_2 : asks[task->kind], lang, args, 4, out);
}

/* ---- what a thing does ---- */

static const EmdoPhrase does[EMDO_EFFECTS] = {
#define EFFECT(code) [EMDO_##code] = EMDO_TEXT_DOES_##code,
    EMDO_EFFECT_LIST(EFFECT)
#undef EFFECT
};

static void say_symbols(const uint8_t symbol[EMDO_ROLES], Lang lang, Text *out)
{
    bool first = true;
    for (int role = 1; role < EMDO_ROLES; role++) {
        for (int i = 0; i < symbol[role]; i++) {
            text_put(out, first ? "" : ", ");
            text_put(out, emdo_role_name(role, lang));
            first = false;
        }
    }
    if (first)
        text_put(out, say(EMDO_TEXT_NO_SYMBOLS, lang));
}

static void say_effect(int effect, int p1, int p2, Lang lang, Text *out)
{
    const TextArg args[] = { text_arg_int("a", p1), text_arg_int("b", p2 == EMDO_ANY ? 0 : p2) };
    game_say(&emdo_game, does[effect], lang, args, 2, out);
}

void emdo_say_action(int card, Lang lang, Text *out)
{
    const EmdoCardRow *row = &emdo_cards[card];
    say_effect(row->effect, row->p1, row->p2, lang, out);
}

void emdo_say_permanent(int tech, Lang lang, Text *out)
{
    const EmdoTechRow *row = &emdo_techs[tech];
    if (row->effect == EMDO_PERM_SYMBOLS_ONLY) {
        char buf[128];
        Text symbols = text_over(buf);
        say_symbols(row->symbol, lang, &symbols);
        const TextArg arg = text_arg("symbols", buf);
        game_say(&emdo_game, EMDO_TEXT_PERMANENT_SYMBOLS, lang, &arg, 1, out);
    }
    say_effect(row->effect, row->p1, 0, lang, out);
}

static void explain_card(int card, Lang lang, Text *out)
{
    char buf[128];
    Text symbols = text_over(buf);
    say_symbols(emdo_cards[card].symbol, lang, &symbols);
    const TextArg args[] = { text_arg("card", emdo_card_name(card, lang)),
                             text_arg("symbols", buf) };
    game_say(&emdo_game, EMDO_TEXT_CARD_IS, lang, args, 2, out);
    emdo_say_action(card, lang, out);
}

static void explain_tech(int tech, Lang lang, Text *out)
{
    const EmdoTechRow *row = &emdo_techs[tech];
    const TextArg args[] = {
        text_arg("type", emdo_type_name(row->type, lang)),
        text_arg_int("level", row->level),
        text_arg_int("cost", row->cost),
        text_arg_int("planets", row->planets),
        text_arg_int("vp", row->vp),
        text_arg("card", emdo_tech_name(tech, lang)),
    };
    if (emdo_is_permanent(tech)) {
        game_say(&emdo_game, EMDO_TEXT_PERMANENT_IS, lang, args, 6, out);
        emdo_say_permanent(tech, lang, out);
    } else {
        explain_card(emdo_tech_card(tech), lang, out);
    }
    text_char(out, ' ');
    game_say(&emdo_game, EMDO_TEXT_TECH_IS, lang, args, 6, out);
}

/* Type and costs, as on the back. */
static void say_planet(EmdoPhrase phrase, const EmdoPlanetRow *row, const char *name, Lang lang,
                       Text *out)
{
    const TextArg args[] = {
        text_arg("planet", name),
        text_arg("type", emdo_type_name(row->type, lang)),
        text_arg_int("start", row->set == EMDO_START),
        text_arg_int("warfare", row->warfare),
        text_arg_int("colonize", row->colonize),
        text_arg_int("vp", row->vp),
    };
    game_say(&emdo_game, phrase, lang, args, 6, out);
}

static void explain_planet(int planet, Lang lang, Text *out)
{
    const EmdoPlanetRow *row = &emdo_planets[planet];
    char buf[128] = "";
    Text slots = text_over(buf);
    say_planet(EMDO_TEXT_PLANET_IS, row, emdo_planet_name(planet, lang), lang, out);
    if (row->role) {
        const TextArg arg = text_arg("role", emdo_role_name(row->role, lang));
        game_say(&emdo_game, EMDO_TEXT_PLANET_SYMBOL, lang, &arg, 1, out);
    }
    for (int resource = 0; resource < EMDO_RESOURCES; resource++) {
        if (!row->slot[resource])
            continue;
        text_put(&slots, slots.len ? ", " : "");
        text_put(&slots,
                 resource ? emdo_resource_name(resource, lang) : say(EMDO_TEXT_ANY_RESOURCE, lang));
    }
    if (slots.len) {
        const TextArg arg = text_arg("slots", buf);
        game_say(&emdo_game, EMDO_TEXT_PLANET_SLOTS, lang, &arg, 1, out);
    }
    if (row->hand)
        game_say(&emdo_game, EMDO_TEXT_PLANET_HAND, lang, NULL, 0, out);
}

static void explain_stack(const EmdoState *s, int stack, Lang lang, Text *out)
{
    const TextArg args[] = { text_arg("stack", emdo_card_name(stack, lang)),
                             text_arg_int("n", s->stack[stack]) };
    game_say(&emdo_game, EMDO_TEXT_STACK_IS, lang, args, 2, out);
}

bool emdo_explain(const void *state, int thing, int value, Voice voice, Text *out)
{
    Lang lang = voice.lang;
    if (thing <= EMDO_THING_NONE || thing >= EMDO_THINGS || value < emdo_things[thing].first ||
        value >= emdo_things[thing].first + emdo_things[thing].count)
        return false;
    switch ((EmdoThing)thing) {
    case EMDO_THING_CARD:
        explain_card(value, lang, out);
        return true;
    case EMDO_THING_STACK:
        explain_stack(state, value, lang, out);
        return true;
    case EMDO_THING_TECH:
        explain_tech(value, lang, out);
        return true;
    case EMDO_THING_PLANET:
        explain_planet(value, lang, out);
        return true;
    case EMDO_THING_ROLE:
        text_put(out, say(EMDO_TEXT_LEADS_SURVEY + value - EMDO_ROLE_SURVEY, lang));
        return true;
    case EMDO_THING_BACK:
        say_planet(EMDO_TEXT_BACK_IS, emdo_back_row(value), "", lang, out);
        return true;
    case EMDO_THING_RESOURCE:
    case EMDO_THING_PHASE:
    case EMDO_THING_ITSELF:
    case EMDO_THING_UTOPIA:
    case EMDO_THING_FIGHTER:
    case EMDO_THING_NUMBER:
    case EMDO_THING_NONE:
    case EMDO_THINGS:
        break;
    }
    return false;
}
