/* The words of the test game: its things, moves and events, prompts, and what a card does. */
#include "tests/tiny/tables.h"

const char *const tiny_phrases_en[TINY_PHRASES] = {
    [TINY_NO_PHRASE] = "",
#define PHRASE(code, text) [TINY_SAY_##code] = (text),
#include "text_en.def"
#undef PHRASE
};

const char *const tiny_phrases_ru[TINY_PHRASES] = {
    [TINY_NO_PHRASE] = "",
#define PHRASE(code, text) [TINY_SAY_##code] = (text),
#include "text_ru.def"
#undef PHRASE
};

/* Both catalogues have every key: a missing one is undeclared here. */
typedef enum Russian {
#define PHRASE(code, text) RUSSIAN_##code,
#include "text_ru.def"
#undef PHRASE
} Russian;
#define PHRASE(code, text) static_assert((int)RUSSIAN_##code + 1 == (int)TINY_SAY_##code, #code);
#include "text_en.def"
#undef PHRASE

const char *const tiny_task_names[TINY_TASKS] = {
    [TINY_NO_TASK] = "none",         [TINY_TASK_ROUND] = "round", [TINY_TASK_PLAN] = "plan",
    [TINY_TASK_REVEAL] = "reveal",   [TINY_TASK_TURNS] = "turns", [TINY_TASK_SCOUT] = "scout",
    [TINY_TASK_DISCARD] = "discard", [TINY_TASK_TAKE] = "take",   [TINY_TASK_FOLLOW] = "follow",
    [TINY_TASK_BUILD] = "build",     [TINY_TASK_RAID] = "raid",   [TINY_TASK_DEFEND] = "defend",
    [TINY_TASK_FREE] = "free",       [TINY_TASK_END] = "end",     [TINY_TASK_LIMIT] = "limit",
    [TINY_TASK_BURY] = "bury",
};

static const char *card_code(int card)
{
    return tiny_cards[card].code;
}

static const char *card_name(int card, Lang lang)
{
    return tiny_cards[card].name[lang];
}

static const char *action_code(int action)
{
    static const char *const codes[TINY_ACTIONS] = { "none", "scout", "take", "build", "raid" };
    return codes[action];
}

static const char *action_name(int action, Lang lang)
{
    static const char *const names[TINY_ACTIONS][LANGS] = {
        { "", "" },
        { "scouting", "разведка" },
        { "taking", "выбор" },
        { "building", "стройка" },
        { "raiding", "набег" },
    };
    return names[action][lang];
}

static const char *suit_code(int suit)
{
    static const char *const codes[TINY_SUITS] = { "none", "ore", "ice" };
    return codes[suit];
}

static const char *suit_name(int suit, Lang lang)
{
    static const char *const names[TINY_SUITS][LANGS] = {
        { "", "" },
        { "ore", "руда|руды|руде|руду" },
        { "ice", "лёд|льда|льду|лёд" },
    };
    return names[suit][lang];
}

const ThingKind tiny_things[TINY_THINGS] = {
    [TINY_THING_CARD] = { "card", 1, TINY_CARDS - 1, card_code, card_name },
    [TINY_THING_ACTION] = { "action", 1, TINY_ACTIONS - 1, action_code, action_name },
    [TINY_THING_SUIT] = { "suit", 1, TINY_SUITS - 1, suit_code, suit_name },
    [TINY_THING_NUMBER] = { "number", 0, 100, NULL, NULL },
    [TINY_THING_SEAT] = { "seat", 0, TINY_SEATS, NULL, thing_seat },
};

#define ONE_CARD                                                                                   \
    {                                                                                              \
        TINY_THING_CARD                                                                            \
    }
const MoveKind tiny_move_kinds[TINY_MOVES] = {
    [TINY_DO_DONE] = { "done", { 0 }, "button:done", TINY_SAY_DONE },
    [TINY_DO_PLAN] = { "plan", { TINY_THING_ACTION }, "action:{a}", TINY_SAY_PLAN },
    [TINY_DO_THROW] = { "throw", ONE_CARD, "card:{a}", TINY_SAY_THROW },
    [TINY_DO_DISCARD] = { "discard", ONE_CARD, "card:{a}", TINY_SAY_DISCARD },
    [TINY_DO_TAKE] = { "take", { TINY_THING_CARD, TINY_THING_SUIT }, "card:{a}", TINY_SAY_TAKE },
    [TINY_DO_FOLLOW] = { "follow", ONE_CARD, "card:{a}", TINY_SAY_FOLLOW },
    [TINY_DO_DISSENT] = { "dissent", { 0 }, "button:dissent", TINY_SAY_DISSENT },
    [TINY_DO_BUILD] = { "build", ONE_CARD, "card:{a}", TINY_SAY_BUILD },
    [TINY_DO_PAY] = { "pay", ONE_CARD, "card:{a}", TINY_SAY_PAY },
    [TINY_DO_RAID] = { "raid", ONE_CARD, "card:{a}", TINY_SAY_RAID },
    [TINY_DO_DEFEND] = { "defend", ONE_CARD, "card:{a}", TINY_SAY_DEFEND },
    [TINY_DO_YIELD] = { "yield", { 0 }, "button:yield", TINY_SAY_YIELD },
    [TINY_DO_PASS] = { "pass", { 0 }, "button:pass", TINY_SAY_PASS },
    [TINY_DO_FREE] = { "free", { 0 }, "button:free", TINY_SAY_FREE },
    [TINY_DO_SMELT] = { "smelt", { 0 }, "ore:{seat}", TINY_SAY_SMELT },
    [TINY_DO_MELT] = { "melt", { 0 }, "ice:{seat}", TINY_SAY_MELT },
    [TINY_DO_STASH] = { "stash", ONE_CARD, "card:{a}", TINY_SAY_STASH },
    [TINY_DO_END] = { "end", { 0 }, "button:end", TINY_SAY_END },
};

#define OPEN(name, thing)                                                                          \
    {                                                                                              \
        (name), (thing), false                                                                     \
    }
#define SECRET(name, thing)                                                                        \
    {                                                                                              \
        (name), (thing), true                                                                      \
    }
const EventKind tiny_event_kinds[TINY_EVENT_KINDS] = {
    [TINY_EV_ROUND] = { "round", { OPEN("round", TINY_THING_NUMBER) }, TINY_SAY_EV_ROUND, 0 },
    [TINY_EV_PLAN] = { "plan",
                       { OPEN("action", TINY_THING_ACTION), OPEN("n", TINY_THING_NUMBER) },
                       TINY_SAY_EV_PLAN,
                       0 },
    [TINY_EV_PUT] = { "put",
                      { SECRET("card", TINY_THING_CARD) },
                      TINY_SAY_EV_PUT,
                      TINY_SAY_EV_PUT_HIDDEN },
    [TINY_EV_DRAW] = { "draw",
                       { SECRET("card", TINY_THING_CARD) },
                       TINY_SAY_EV_DRAW,
                       TINY_SAY_EV_DRAW_HIDDEN },
    [TINY_EV_RESHUFFLE] = { "reshuffle",
                            { OPEN("n", TINY_THING_NUMBER) },
                            TINY_SAY_EV_RESHUFFLE,
                            0 },
    [TINY_EV_INCOME] = { "income",
                         { OPEN("ore", TINY_THING_NUMBER), OPEN("ice", TINY_THING_NUMBER) },
                         TINY_SAY_EV_INCOME,
                         0 },
    [TINY_EV_LAY] = { "lay", { OPEN("card", TINY_THING_CARD) }, TINY_SAY_EV_LAY, 0 },
    [TINY_EV_TAKE] = { "take",
                       { OPEN("card", TINY_THING_CARD), OPEN("suit", TINY_THING_SUIT) },
                       TINY_SAY_EV_TAKE,
                       0 },
    [TINY_EV_FOLLOW] = { "follow", { OPEN("card", TINY_THING_CARD) }, TINY_SAY_EV_FOLLOW, 0 },
    [TINY_EV_DISSENT] = { "dissent", { { 0 } }, TINY_SAY_EV_DISSENT, 0 },
    [TINY_EV_BUILD] = { "build",
                        { OPEN("card", TINY_THING_CARD), OPEN("n", TINY_THING_NUMBER) },
                        TINY_SAY_EV_BUILD,
                        0 },
    [TINY_EV_PASS] = { "pass", { { 0 } }, TINY_SAY_EV_PASS, 0 },
    [TINY_EV_RAID] = { "raid",
                       { OPEN("card", TINY_THING_CARD), OPEN("owner", TINY_THING_SEAT) },
                       TINY_SAY_EV_RAID,
                       0 },
    [TINY_EV_DEFEND] = { "defend",
                         { OPEN("card", TINY_THING_CARD), OPEN("n", TINY_THING_NUMBER) },
                         TINY_SAY_EV_DEFEND,
                         0 },
    [TINY_EV_YIELD] = { "yield",
                        { OPEN("card", TINY_THING_CARD), OPEN("raider", TINY_THING_SEAT) },
                        TINY_SAY_EV_YIELD,
                        0 },
    [TINY_EV_LOOT] = { "loot",
                       { SECRET("card", TINY_THING_CARD), OPEN("owner", TINY_THING_SEAT) },
                       TINY_SAY_EV_LOOT,
                       TINY_SAY_EV_LOOT_HIDDEN },
    [TINY_EV_SMELT] = { "smelt", { { 0 } }, TINY_SAY_EV_SMELT, 0 },
    [TINY_EV_MELT] = { "melt", { { 0 } }, TINY_SAY_EV_MELT, 0 },
    [TINY_EV_STASH] = { "stash", { { 0 } }, TINY_SAY_EV_STASH, 0 },
    [TINY_EV_OVER] = { "over", { { 0 } }, TINY_SAY_EV_OVER, 0 },
};

static void say(TinyPhrase phrase, Lang lang, const TextArg *args, int n, Text *out)
{
    text_fill(out, (lang == LANG_RU ? tiny_phrases_ru : tiny_phrases_en)[phrase], lang, args, n);
}

static void prompt_plan(const TinyState *s, int seat, Lang lang, Text *out)
{
    int left = TINY_THROWS - bits_count(s->seat[seat].chosen);
    const TextArg arg[] = { text_arg_int("n", left) };
    say(s->seat[seat].plan ? TINY_SAY_ASK_THROW : TINY_SAY_ASK_PLAN, lang, arg, 1, out);
}

static void prompt_build(const TinyState *s, int seat, Lang lang, Text *out)
{
    int card = agenda_peek(&s->head)->a;
    int due = tiny_cards[card].cost - tiny_worth(s->seat[seat].chosen);
    const TextArg arg[] = { text_arg("card", card ? card_name(card, lang) : ""),
                            text_arg_int("n", due) };
    say(card ? TINY_SAY_ASK_PAY : TINY_SAY_ASK_BUILD, lang, arg, 2, out);
}

static void prompt_defend(const TinyState *s, int seat, Voice voice, Text *out)
{
    const Task *task = agenda_peek(&s->head);
    char name[256];
    Text raider = text_over(name);
    seat_name(task->b, voice, &raider);
    const TextArg arg[] = {
        text_arg("card", card_name(task->a, voice.lang)),
        text_arg_plain("raider", name),
        text_arg_int("n", tiny_defence(s, task) - bits_count(s->seat[seat].chosen)),
    };
    say(TINY_SAY_ASK_DEFEND, voice.lang, arg, 3, out);
}

void tiny_prompt(const void *state, int seat, Voice voice, Text *out)
{
    static const TinyPhrase plain[TINY_TASKS] = {
        [TINY_TASK_DISCARD] = TINY_SAY_ASK_DISCARD, [TINY_TASK_TAKE] = TINY_SAY_ASK_TAKE,
        [TINY_TASK_RAID] = TINY_SAY_ASK_RAID,       [TINY_TASK_FREE] = TINY_SAY_ASK_FREE,
        [TINY_TASK_END] = TINY_SAY_ASK_END,
    };
    const TinyState *s = state;
    Lang lang = voice.lang;
    if (!bits_has(s->head.asked, seat))
        return;
    const Task *task = agenda_peek(&s->head);
    if (task->kind == TINY_TASK_PLAN)
        prompt_plan(s, seat, lang, out);
    else if (task->kind == TINY_TASK_BUILD)
        prompt_build(s, seat, lang, out);
    else if (task->kind == TINY_TASK_DEFEND)
        prompt_defend(s, seat, voice, out);
    else if (task->kind == TINY_TASK_FOLLOW)
        say(TINY_SAY_ASK_FOLLOW, lang, (TextArg[]){ text_arg("suit", suit_name(task->a, lang)) }, 1,
            out);
    else if (task->kind == TINY_TASK_LIMIT)
        say(TINY_SAY_ASK_LIMIT, lang,
            (TextArg[]){
                text_arg_int("n", tiny_surplus(s, seat) - bits_count(s->seat[seat].chosen)) },
            1, out);
    else
        say(plain[task->kind], lang, NULL, 0, out);
}

bool tiny_explain(const void *state, int thing, int value, Voice voice, Text *out)
{
    (void)state;
    if (thing != TINY_THING_CARD || value < 1 || value >= TINY_CARDS)
        return false;
    const TinyCardRow *card = &tiny_cards[value];
    const TextArg arg[] = {
        text_arg_int("cost", card->cost),
        text_arg_int("worth", card->worth),
        text_arg_int("points", card->points),
        text_arg("suit", suit_name(card->suit, voice.lang)),
    };
    say(TINY_SAY_EXPLAIN_CARD, voice.lang, arg, 4, out);
    return true;
}
