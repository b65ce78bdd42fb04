/* Words: the tables behind notation, touch targets and the log, what a seat is asked, and what a card
 * or a goal does. The phrases are in text_en.def and text_ru.def. */
#include "games/rftg/text.h"

#include "games/rftg/answer.h"
#include "games/rftg/consume.h"
#include "games/rftg/game.h"
#include "games/rftg/means.h"
#include "games/rftg/produce.h"
#include "games/rftg/settle.h"
#include "games/rftg/takeover.h"

const char *const rftg_phrases_en[RFTG_TEXTS] = {
#define PHRASE(key, text) [RFTG_TEXT_##key] = (text),
#include "games/rftg/text_en.def"
#undef PHRASE
};

const char *const rftg_phrases_ru[RFTG_TEXTS] = {
#define PHRASE(key, text) [RFTG_TEXT_##key] = (text),
#include "games/rftg/text_ru.def"
#undef PHRASE
};

/* Both catalogues have every key: unknown ones do not compile, and none is missing. */
enum {
    RUSSIAN_PHRASES = 0
#define PHRASE(key, text) +1
#include "games/rftg/text_ru.def"
#undef PHRASE
};
static_assert(RUSSIAN_PHRASES == (int)RFTG_TEXTS, "text_ru.def lacks a phrase of text_en.def");

static const char *phrase(int key, Lang lang)
{
    return (lang == LANG_RU ? rftg_phrases_ru : rftg_phrases_en)[key];
}

static const char *action_code(int action)
{
    static const char *const code[RFTG_ACTIONS] = { "none",        "search",     "explore-5",
                                                    "explore-1-1", "develop",    "settle",
                                                    "trade",       "consume-2x", "produce" };
    return code[action];
}

static const char *action_name(int action, Lang lang)
{
    return phrase(RFTG_TEXT_ACTION_SEARCH + action - RFTG_ACT_SEARCH, lang);
}

static const char *category_name(int category, Lang lang)
{
    return phrase(RFTG_TEXT_CATEGORY_1 + category - 1, lang);
}

static const char *kind_code(int kind)
{
    static const char *const code[RFTG_KINDS] = {
        "none", "novelty", "rare", "genes", "alien", "any"
    };
    return code[kind];
}

static const char *kind_name(int kind, Lang lang)
{
    return phrase(RFTG_TEXT_KIND_NONE + kind, lang);
}

static const char *goal_code(int goal)
{
    return rftg_goals[goal].code;
}

static const char *goal_name(int goal, Lang lang)
{
    return phrase(RFTG_TEXT_GOAL_STANDARD_OF_LIVING + goal, lang);
}

static const char *phase_code(int value)
{
    static const char *const code[] = { "none",  "explore", "develop", "settle",
                                        "trade", "consume", "produce" };
    return code[value];
}

static const char *phase_name(int value, Lang lang)
{
    return phrase(RFTG_TEXT_PHASE_EXPLORE + value - RFTG_EXPLORE, lang);
}

const ThingKind rftg_things[RFTG_THINGS] = {
    [RFTG_THING_CARD] = { "card", 1, RFTG_DESIGNS - 1, rftg_card_code, rftg_card_name },
    [RFTG_THING_ACTION] = { "action", 1, RFTG_ACTIONS - 1, action_code, action_name },
    [RFTG_THING_CATEGORY] = { "category", 1, RFTG_CATEGORIES, NULL, category_name },
    [RFTG_THING_KIND] = { "kind", 1, 4, kind_code, kind_name },
    [RFTG_THING_SEAT] = { "seat", 0, RFTG_SEATS, NULL, thing_seat },
    [RFTG_THING_GOAL] = { "goal", 0, RFTG_GOALS, goal_code, goal_name },
    [RFTG_THING_PHASE] = { "phase", 1, RFTG_PRODUCE, phase_code, phase_name },
    [RFTG_THING_GUESS] = { .code = "guess", .first = 1, .count = 7 },
    [RFTG_THING_NUMBER] = { .code = "number", .first = 0, .count = 1 << 30 },
};

#define MOVE(name, ...)        WORDS_MOVE(RFTG_MOVE_##name, RFTG_TEXT_MOVE_##name, __VA_ARGS__)
#define CARD_MOVE(name, words) MOVE(name, words, "card:{a}", RFTG_THING_CARD)
#define BUTTON(name, words)    MOVE(name, words, "button:" words, RFTG_THING_NONE)

const MoveKind rftg_move_kinds[] = {
    CARD_MOVE(START, "start"),
    CARD_MOVE(DISCARD, "discard"),
    BUTTON(MORE, "more"),
    BUTTON(DONE, "done"),
    BUTTON(STOP, "stop"),
    BUTTON(PASS, "pass"),
    CARD_MOVE(SAVE, "save"),
    MOVE(ACTION, "action", "action:{a}", RFTG_THING_ACTION),
    MOVE(BOOST, "boost", "boost:{a}", RFTG_THING_ACTION),
    MOVE(CATEGORY, "category", "category:{a}", RFTG_THING_CATEGORY),
    BUTTON(KEEP, "keep"),
    BUTTON(ON, "continue"),
    CARD_MOVE(DEVELOP, "develop"),
    CARD_MOVE(SETTLE, "settle"),
    CARD_MOVE(SNEAK, "sneak"),
    BUTTON(PURCHASE, "purchase"),
    BUTTON(CONQUER, "conquer"),
    CARD_MOVE(BUY_WITH, "purchase-with"),
    CARD_MOVE(TAKE_WITH, "conquer-with"),
    CARD_MOVE(SPEND, "spend"),
    MOVE(GOOD, "good", "good:{a}", RFTG_THING_CARD),
    MOVE(PRESTIGE, "prestige", "prestige:{seat}", RFTG_THING_NONE),
    CARD_MOVE(MUSTER, "muster"),
    CARD_MOVE(PAY, "pay"),
    CARD_MOVE(TAKEOVER, "takeover"),
    CARD_MOVE(TARGET, "target"),
    CARD_MOVE(REPLACE, "replace"),
    CARD_MOVE(WITH, "with"),
    MOVE(PREVENT, "prevent", "takeover:{a}.{b}", RFTG_THING_SEAT, RFTG_THING_CARD),
    MOVE(SELL, "sell", "good:{a}", RFTG_THING_CARD),
    CARD_MOVE(USE, "use"),
    MOVE(GUESS, "guess", "number:{a}", RFTG_THING_GUESS),
    BUTTON(GAMBLE, "gamble"),
    CARD_MOVE(ANTE, "ante"),
    CARD_MOVE(TAKE, "take"),
    MOVE(KIND, "kind", "kind:{a}", RFTG_THING_KIND),
    CARD_MOVE(WINDFALL, "windfall"),
    BUTTON(BONUS, "bonus"),
};

#define FIELD(word, kind) WORDS_FIELD(word, RFTG_THING_##kind)
#define CARD(word)        FIELD(word, CARD)
#define NUMBER(word)      FIELD(word, NUMBER)
#define EVENT(name, ...)  WORDS_EVENT(RFTG_EVENT_##name, RFTG_TEXT_EVENT_##name, __VA_ARGS__)
/* The card is for those who see it. */
#define HIDDEN(name, word)                                                                         \
    WORDS_SECRET_EVENT(RFTG_EVENT_##name, RFTG_TEXT_EVENT_##name, RFTG_TEXT_EVENT_##name##_HIDDEN, \
                       word, WORDS_SECRET("card", RFTG_THING_CARD))

const EventKind rftg_event_kinds[] = {
    EVENT(GOAL, "goal", FIELD("goal", GOAL)),
    EVENT(ROUND, "round", NUMBER("round")),
    EVENT(LEADER, "leader", NUMBER("vp"), NUMBER("cards")),
    EVENT(START, "start", CARD("card")),
    EVENT(ACTION, "action", FIELD("action", ACTION)),
    EVENT(BOOST, "boost", FIELD("action", ACTION)),
    EVENT(PHASE, "phase", FIELD("phase", PHASE)),
    HIDDEN(DRAW, "draw"),
    HIDDEN(DISCARD, "discard"),
    HIDDEN(SAVE, "save"),
    HIDDEN(TAKE_SAVED, "take-saved"),
    HIDDEN(SALVAGE, "salvage"),
    HIDDEN(LOOK, "look"),
    EVENT(RESHUFFLE, "reshuffle", NUMBER("n")),
    EVENT(SEARCH, "search", FIELD("category", CATEGORY)),
    EVENT(SHOW, "show", CARD("card")),
    EVENT(FOUND, "found", CARD("card")),
    EVENT(FAILED, "failed", { 0 }),
    EVENT(DEVELOP, "develop", CARD("card")),
    EVENT(SETTLE, "settle", CARD("card")),
    EVENT(NOTHING, "nothing", { 0 }),
    EVENT(PAID, "paid", CARD("card"), NUMBER("n")),
    EVENT(CONQUERED, "conquered", CARD("card")),
    EVENT(SPEND, "spend", CARD("card")),
    EVENT(GOOD_GONE, "good-gone", CARD("card")),
    EVENT(GOOD, "good", CARD("card")),
    EVENT(KIND, "kind", FIELD("kind", KIND)),
    EVENT(VP, "vp", NUMBER("n")),
    EVENT(PRESTIGE, "prestige", NUMBER("n")),
    EVENT(PAYS_PRESTIGE, "pays-prestige", NUMBER("n")),
    EVENT(TILE, "tile", NUMBER("n")),
    EVENT(TILE_CENTRE, "tile-centre", { 0 }),
    EVENT(DECLARE, "declare", CARD("card"), CARD("target"), FIELD("owner", SEAT)),
    EVENT(PREVENT, "prevent", CARD("card"), FIELD("attacker", SEAT)),
    EVENT(COMPARE, "compare", CARD("card"), NUMBER("attack"), NUMBER("defense")),
    EVENT(TAKEN, "taken", CARD("card")),
    EVENT(DESTROYED, "destroyed", CARD("card")),
    EVENT(REPELLED, "repelled", CARD("card")),
    EVENT(REPLACED, "replaced", CARD("card"), CARD("other")),
    EVENT(SOLD, "sold", CARD("card"), NUMBER("n")),
    EVENT(USE, "use", CARD("card")),
    EVENT(GUESS, "guess", NUMBER("n"), CARD("card")),
    EVENT(ANTE, "ante", CARD("card")),
    EVENT(LOST_ANTE, "lost-ante", CARD("card")),
    EVENT(FIRST_GOAL, "first-goal", FIELD("goal", GOAL)),
    EVENT(MOST_GOAL, "most-goal", FIELD("goal", GOAL)),
    EVENT(GOAL_CENTRE, "goal-centre", FIELD("goal", GOAL)),
    EVENT(OVER, "over", { 0 }),
};

static_assert(sizeof rftg_move_kinds / sizeof *rftg_move_kinds == RFTG_MOVES,
              "a row for each move");
static_assert(sizeof rftg_event_kinds / sizeof *rftg_event_kinds == RFTG_EVENTS,
              "a row for each event");

/* ---- prompts ---- */

static const RftgPhrase task_asks[RFTG_TASKS] = {
    [RFTG_TASK_START_SAVE] = RFTG_TEXT_ASK_START_SAVE,
    [RFTG_TASK_GIVE] = RFTG_TEXT_ASK_GIVE,
    [RFTG_TASK_SIFT] = RFTG_TEXT_ASK_DISCARD,
    [RFTG_TASK_LIMIT] = RFTG_TEXT_ASK_DISCARD,
    [RFTG_TASK_DISCARD] = RFTG_TEXT_ASK_DISCARD,
    [RFTG_TASK_DEVELOP] = RFTG_TEXT_ASK_DEVELOP,
    [RFTG_TASK_SAVE] = RFTG_TEXT_ASK_SAVE,
    [RFTG_TASK_SETTLE] = RFTG_TEXT_ASK_SETTLE,
    [RFTG_TASK_REPLACE] = RFTG_TEXT_ASK_REPLACE,
    [RFTG_TASK_PREVENT] = RFTG_TEXT_ASK_PREVENT,
    [RFTG_TASK_DEFEND] = RFTG_TEXT_ASK_DEFEND,
    [RFTG_TASK_TRADE] = RFTG_TEXT_ASK_TRADE,
    [RFTG_TASK_ANTE] = RFTG_TEXT_ASK_ANTE,
    [RFTG_TASK_FLIP] = RFTG_TEXT_ASK_FLIP,
};

static RftgPhrase asks_takeover(const RftgState *s, int seat)
{
    if (!s->deal.card)
        return RFTG_TEXT_ASK_TARGET;
    return rftg_shortage(s, seat) > 0 ? RFTG_TEXT_ASK_ATTACK : RFTG_TEXT_ASK_ATTACK_DONE;
}

static RftgPhrase asks_place(const RftgState *s, int seat)
{
    if (!s->deal.method)
        return RFTG_TEXT_ASK_METHOD;
    if (s->deal.method == RFTG_PURCHASE)
        return rftg_due(s, seat) ? RFTG_TEXT_ASK_PAY : RFTG_TEXT_ASK_PAY_DONE;
    return rftg_shortage(s, seat) > 0 ? RFTG_TEXT_ASK_CONQUER : RFTG_TEXT_ASK_CONQUER_DONE;
}

static RftgPhrase asks_windfall(const RftgState *s)
{
    if (!agenda_peek(&s->head)->c)
        return RFTG_TEXT_ASK_WINDFALL;
    return rftg_windfall_needs_kind(s) ? RFTG_TEXT_ASK_KIND : RFTG_TEXT_ASK_WINDFALL_CARD;
}

static RftgPhrase question(const RftgState *s, int seat)
{
    const Task *task = agenda_peek(&s->head);
    const RftgSeat *own = &s->seat[seat];
    switch (task->kind) {
    case RFTG_TASK_START:
        return !cards_empty(&own->drawn) && !own->shown ? RFTG_TEXT_ASK_START
                                                        : RFTG_TEXT_ASK_START_DISCARD;
    case RFTG_TASK_ACTION:
    case RFTG_TASK_LATE:
        return own->action[0] ? RFTG_TEXT_ASK_SECOND_ACTION : RFTG_TEXT_ASK_ACTION;
    case RFTG_TASK_SEARCH:
        return task->c ? RFTG_TEXT_ASK_KEEP : RFTG_TEXT_ASK_CATEGORY;
    case RFTG_TASK_PAY:
        return rftg_due(s, seat) ? RFTG_TEXT_ASK_PAY : RFTG_TEXT_ASK_PAY_DONE;
    case RFTG_TASK_PLACE:
        return asks_place(s, seat);
    case RFTG_TASK_DECLARE:
        return s->deal.with ? asks_takeover(s, seat) : RFTG_TEXT_ASK_DECLARE;
    case RFTG_TASK_EXTRA:
        return s->deal.with ? asks_takeover(s, seat) : RFTG_TEXT_ASK_EXTRA;
    case RFTG_TASK_CONSUME:
        return rftg_uses(s, seat).must ? RFTG_TEXT_ASK_CONSUME : RFTG_TEXT_ASK_CONSUME_STOP;
    case RFTG_TASK_GOODS:
        return rftg_sale_needs_kind(s, seat) ? RFTG_TEXT_ASK_KIND : RFTG_TEXT_ASK_GOODS;
    case RFTG_TASK_HAND:
        return task->a ? RFTG_TEXT_ASK_HAND : RFTG_TEXT_ASK_TRADE_HAND;
    case RFTG_TASK_PRODUCE:
        return rftg_picks_windfalls(s, seat) ? RFTG_TEXT_ASK_ORDER : RFTG_TEXT_ASK_PRODUCE;
    case RFTG_TASK_WINDFALL:
        return asks_windfall(s);
    default:
        return task_asks[task->kind];
    }
}

/* The card that the question is about. */
static int card_asked_about(const RftgState *s)
{
    const Task *task = agenda_peek(&s->head);
    switch (task->kind) {
    case RFTG_TASK_SEARCH:
    case RFTG_TASK_WINDFALL:
        return task->c;
    case RFTG_TASK_DEFEND:
        return s->takeover[task->a].target;
    case RFTG_TASK_REPLACE:
    case RFTG_TASK_GOODS:
    case RFTG_TASK_HAND:
        return task->a;
    default:
        return s->deal.card;
    }
}

/* The number in the question: cards still to name, or Military short. */
static int number_asked(const RftgState *s, int seat, RftgPhrase asks)
{
    bool military = asks == RFTG_TEXT_ASK_CONQUER || asks == RFTG_TEXT_ASK_ATTACK;
    return military ? rftg_shortage(s, seat) : rftg_ask(s, seat).most;
}

void rftg_prompt(const void *state, int seat, Voice voice, Text *out)
{
    const RftgState *s = state;
    if (!bits_has(s->head.asked, seat)) {
        game_say(&rftg_game, RFTG_TEXT_ASK_NOTHING, voice.lang, NULL, 0, out);
        return;
    }
    const Task *task = agenda_peek(&s->head);
    RftgPhrase asks = question(s, seat);
    bool attacked = task->kind == RFTG_TASK_DEFEND;
    const RftgTakeover *takeover = &s->takeover[attacked ? task->a : 0];
    int card = card_asked_about(s);
    const TextArg args[] = {
        text_arg_int("n", number_asked(s, seat, asks)),
        text_arg("card", card ? rftg_card_name(rftg_design[card], voice.lang) : ""),
        text_arg_int("one", attacked ? rftg_attack(s, takeover) : 0),
        text_arg_int("two", attacked ? rftg_defense(s, takeover) : 0),
    };
    game_say(&rftg_game, asks, voice.lang, args, 4, out);
}

/* ---- what things do ---- */

/* "1 VP, 2 cards" */
static void say_gain(const RftgPower *power, Lang lang, Text *out)
{
    const int gain[] = { power->vp, power->cards, power->prestige };
    for (int i = 0; i < 3; i++) {
        const TextArg n = text_arg_int("n", gain[i]);
        if (!gain[i])
            continue;
        text_put(out, out->len ? ", " : "");
        game_say(&rftg_game, RFTG_TEXT_GAIN_VP + i, lang, &n, 1, out);
    }
}

void rftg_say_power(const RftgPower *power, Lang lang, Text *out)
{
    char gain_buf[128] = "", often_buf[64] = "", off_buf[16] = "";
    Text gain = text_over(gain_buf), often = text_over(often_buf), off = text_over(off_buf);
    const TextArg times = text_arg_int("n", power->times);
    say_gain(power, lang, &gain);
    if (power->times > 1)
        game_say(&rftg_game, RFTG_TEXT_GAIN_OFTEN, lang, &times, 1, &often);
    if (power->amount)
        text_fmt(&off, " -%d", power->amount);
    const TextArg args[] = {
        text_arg_int("n", power->amount),
        text_arg_plain("off", off_buf),
        text_arg_int("in", power->given),
        text_arg_plain("gain", gain_buf),
        text_arg_plain("often", often_buf),
        text_arg_int("times", power->times),
        text_arg("of", phrase(RFTG_TEXT_FOR_ANY + power->filter, lang)),
    };
    game_say(&rftg_game, RFTG_TEXT_POWER_EXPLORE_DRAW + power->op, lang, args, 7, out);
}

void rftg_say_powers(int design, Lang lang, Text *out)
{
    const RftgCardRow *row = &rftg_cards[design];
    for (int i = 0; i < row->powers; i++) {
        const RftgPower *power = &rftg_powers[row->power + i];
        text_put(out, i ? " " : "");
        text_put(out, phase_name(power->phase, lang));
        text_put(out, ": ");
        rftg_say_power(power, lang, out);
        text_char(out, '.');
    }
}

/* The formula of variable VP: "VP: 2 for a Novelty production world, 1 for …". */
void rftg_say_points(int design, Lang lang, Text *out)
{
    char list_buf[512] = "", what_buf[128];
    Text list = text_over(list_buf);
    for (const RftgBonus *bonus = rftg_bonuses; bonus < rftg_bonuses + RFTG_BONUSES; bonus++) {
        const TextArg card = text_arg("card", rftg_card_name(bonus->named, lang));
        Text what = text_over(what_buf);
        if (bonus->card != design)
            continue;
        game_say(&rftg_game, RFTG_TEXT_IF_PROD_NOVELTY + bonus->condition, lang, &card, 1, &what);
        const TextArg args[] = { text_arg_int("n", bonus->points),
                                 text_arg_plain("what", what_buf) };
        text_put(&list, list.len ? ", " : "");
        game_say(&rftg_game, RFTG_TEXT_CARD_POINT, lang, args, 2, &list);
    }
    const TextArg arg = text_arg_plain("list", list_buf);
    if (list.len)
        game_say(&rftg_game, RFTG_TEXT_CARD_POINTS, lang, &arg, 1, out);
}

void rftg_say_notes(int design, Lang lang, Text *out)
{
    int card = rftg_first_card[design];
    if (rftg_is(card, RFTG_PRESTIGE))
        text_put(out, phrase(RFTG_TEXT_CARD_PRESTIGE, lang));
    rftg_say_points(design, lang, out);
    for (int trait = RFTG_START_HAND_3; trait <= RFTG_KIND_CHOICE; trait++)
        if (rftg_is(card, (RftgTrait)trait))
            text_put(out, phrase(RFTG_TEXT_CARD_START_HAND_3 + trait - RFTG_START_HAND_3, lang));
}

void rftg_say_goal(int goal, Lang lang, Text *out)
{
    const TextArg arg = text_arg_int("n", rftg_goals[goal].threshold);
    game_say(&rftg_game, RFTG_TEXT_DOES_STANDARD_OF_LIVING + goal, lang, &arg, 1, out);
}

static void explain_card(int design, Lang lang, Text *out)
{
    const RftgCardRow *row = &rftg_cards[design];
    int card = rftg_first_card[design];
    const TextArg args[] = {
        text_arg("card", rftg_card_name(design, lang)),
        text_arg_int("n", row->cost),
        text_arg_int("vp", row->vp),
        text_arg("kind", kind_name(row->kind, lang)),
    };
    RftgPhrase first = rftg_is(card, RFTG_DEVELOPMENT) ? RFTG_TEXT_CARD_DEVELOPMENT
                       : rftg_is(card, RFTG_MILITARY)  ? RFTG_TEXT_CARD_MILITARY
                                                       : RFTG_TEXT_CARD_PEACEFUL;
    game_say(&rftg_game, first, lang, args, 4, out);
    if (row->prod)
        game_say(&rftg_game,
                 row->prod == RFTG_WINDFALL ? RFTG_TEXT_CARD_WINDFALL : RFTG_TEXT_CARD_PRODUCTION,
                 lang, args, 4, out);
    rftg_say_notes(design, lang, out);
    text_put(out, row->powers ? " " : "");
    rftg_say_powers(design, lang, out);
}

bool rftg_explain(const void *state, int thing, int value, Voice voice, Text *out)
{
    (void)state;
    if (thing == RFTG_THING_CARD && value > 0 && value < RFTG_DESIGNS) {
        explain_card(value, voice.lang, out);
        return true;
    }
    if (thing == RFTG_THING_GOAL && value >= 0 && value < RFTG_GOALS) {
        rftg_say_goal(value, voice.lang, out);
        return true;
    }
    return false;
}
