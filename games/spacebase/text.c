/* Words: the tables behind notation, touch targets and the log, what a seat is asked, and what a card
 * does. The phrases are in text_en.def and text_ru.def. */
#include "games/spacebase/text.h"

#include "games/spacebase/board.h"
#include "games/spacebase/game.h"
#include "games/spacebase/rewards.h"
#include "games/spacebase/setup.h"

const char *const sb_phrases_en[SB_TEXTS] = {
#define PHRASE(key, text) [SB_TEXT_##key] = (text),
#include "games/spacebase/text_en.def"
#undef PHRASE
};

const char *const sb_phrases_ru[SB_TEXTS] = {
#define PHRASE(key, text) [SB_TEXT_##key] = (text),
#include "games/spacebase/text_ru.def"
#undef PHRASE
};

/* Both catalogues have every key: unknown ones do not compile, and none is missing. */
enum {
    RUSSIAN_PHRASES = 0
#define PHRASE(key, text) +1
#include "games/spacebase/text_ru.def"
#undef PHRASE
};
static_assert(RUSSIAN_PHRASES == (int)SB_TEXTS, "text_ru.def lacks a phrase of text_en.def");

static const char *pair_code(int pair)
{
    static const char *const code[SB_FACES * SB_FACES] = {
        "1+1", "1+2", "1+3", "1+4", "1+5", "1+6", "2+1", "2+2", "2+3", "2+4", "2+5", "2+6",
        "3+1", "3+2", "3+3", "3+4", "3+5", "3+6", "4+1", "4+2", "4+3", "4+4", "4+5", "4+6",
        "5+1", "5+2", "5+3", "5+4", "5+5", "5+6", "6+1", "6+2", "6+3", "6+4", "6+5", "6+6",
    };
    return code[pair];
}

static const char *pair_name(int pair, Lang lang)
{
    (void)lang;
    return pair_code(pair);
}

static const char *which_code(int which)
{
    static const char *const code[] = { "", "first", "second", "both" };
    return code[which];
}

static const char *which_name(int which, Lang lang)
{
    static const SbPhrase name[] = { SB_TEXT_NONE, SB_TEXT_FIRST_DIE, SB_TEXT_SECOND_DIE,
                                     SB_TEXT_BOTH_DICE };
    return sb_game.words.phrase[lang][name[which]];
}

const ThingKind sb_things[SB_THINGS] = {
    [SB_THING_CARD] = { "card", 1, SB_CARDS - 1, sb_card_code, sb_card_name },
    [SB_THING_SECTOR] = { .code = "sector", .first = 1, .count = SB_SECTORS },
    [SB_THING_NUMBER] = { .code = "number", .first = 0, .count = 1 << 30 },
    [SB_THING_DIE] = { .code = "die", .first = 1, .count = SB_FACES },
    [SB_THING_PAIR] = { "pair of dice", 0, SB_FACES *SB_FACES, pair_code, pair_name },
    [SB_THING_WHICH] = { "choice of dice", 1, 3, which_code, which_name },
    [SB_THING_STEP] = { .code = "shift", .first = 1, .count = 2 },
    [SB_THING_LEVEL] = { .code = "level", .first = 1, .count = SB_LEVELS },
};

#define MOVE(name, ...) WORDS_MOVE(SB_MOVE_##name, SB_TEXT_MOVE_##name, __VA_ARGS__)

const MoveKind sb_move_kinds[] = {
    MOVE(BUY, "buy", "card:{a}", SB_THING_CARD),
    MOVE(DONE, "done", "button:done", SB_THING_NONE),
    MOVE(PASS, "pass", "button:pass", SB_THING_NONE),
    MOVE(ACTIVATE, "activate", "card:{a}", SB_THING_CARD),
    MOVE(LAY, "lay", "sector:{seat}.{a}", SB_THING_SECTOR),
    MOVE(CLAIM, "claim", "card:{a}", SB_THING_CARD),
    MOVE(CHARGE, "charge", "card:{a}", SB_THING_CARD),
    MOVE(TAKE, "take", "card:{a}", SB_THING_CARD),
    MOVE(PUT, "put", "card:{a}", SB_THING_CARD),
    MOVE(EXCHANGE, "exchange", "sector:{seat}.{a}", SB_THING_SECTOR),
    MOVE(SET, "set", "die:{b}", SB_THING_CARD, SB_THING_DIE),
    MOVE(ROLL, "roll", "button:roll", SB_THING_NONE),
    MOVE(REROLL, "reroll", "dice:{b}", SB_THING_CARD, SB_THING_WHICH),
    MOVE(KEEP, "keep", "button:keep", SB_THING_NONE),
    MOVE(SEPARATE, "use", "button:separate", SB_THING_DIE, SB_THING_DIE),
    MOVE(SUM, "use", "button:sum", SB_THING_PAIR),
    MOVE(SHIFT, "shift", "card:{a}", SB_THING_CARD, SB_THING_STEP),
    MOVE(STOP, "stop", "button:stop", SB_THING_NONE),
    MOVE(DOUBLE, "double", "sector:{seat}.{a}", SB_THING_SECTOR),
    MOVE(ARROW, "arrow", "sector:{seat}.{a}", SB_THING_SECTOR),
};

#define CARD(word)       WORDS_FIELD(word, SB_THING_CARD)
#define SECTOR(word)     WORDS_FIELD(word, SB_THING_SECTOR)
#define NUMBER(word)     WORDS_FIELD(word, SB_THING_NUMBER)
#define EVENT(name, ...) WORDS_EVENT(SB_EVENT_##name, SB_TEXT_EVENT_##name, __VA_ARGS__)

const EventKind sb_event_kinds[] = {
    EVENT(DRAW, "draw", CARD("card"), NUMBER("cost")),
    EVENT(TIE_ROLL, "tie-roll", NUMBER("one"), NUMBER("two")),
    EVENT(FIRST, "first", { 0 }),
    EVENT(BONUS, "bonus", NUMBER("credits"), NUMBER("income")),
    EVENT(TURN, "turn", NUMBER("round")),
    EVENT(SET_DIE, "set-die", CARD("card"), NUMBER("value")),
    EVENT(ROLL, "roll", NUMBER("one"), NUMBER("two")),
    EVENT(REROLL, "reroll", CARD("card"), NUMBER("one"), NUMBER("two")),
    EVENT(SEPARATE, "separate", SECTOR("one"), SECTOR("two")),
    EVENT(SUM, "sum", SECTOR("sector")),
    EVENT(SHIFT, "shift", CARD("card"), SECTOR("sector")),
    EVENT(DOUBLE, "double", CARD("card"), SECTOR("sector")),
    EVENT(GAIN, "gain", NUMBER("credits"), NUMBER("income"), NUMBER("vp")),
    EVENT(CHARGED, "charged", CARD("card"), NUMBER("charges")),
    EVENT(BUY, "buy", CARD("card"), NUMBER("price")),
    EVENT(CLAIM, "claim", CARD("card")),
    EVENT(LAY, "lay", CARD("card"), SECTOR("sector"), CARD("old")),
    EVENT(ACTIVATE, "activate", CARD("card")),
    EVENT(MOVED, "moved", CARD("card"), CARD("other")),
    EVENT(SWAP, "swap", SECTOR("one"), SECTOR("two")),
    EVENT(EXCHANGE, "exchange", CARD("card"), CARD("other")),
    EVENT(LOSE, "lose", NUMBER("vp")),
    EVENT(REFILL, "refill", CARD("card"), NUMBER("level"), NUMBER("place")),
    EVENT(INCOME, "income", NUMBER("credits")),
    EVENT(ENDING, "ending", { 0 }),
    EVENT(EXTRA, "extra", { 0 }),
    EVENT(INSTANT, "instant", { 0 }),
    EVENT(OVER, "over", { 0 }),
};

static_assert(sizeof sb_move_kinds / sizeof *sb_move_kinds == SB_MOVES, "a row for each move");
static_assert(sizeof sb_event_kinds / sizeof *sb_event_kinds == SB_EVENTS, "a row for each event");

/* The question of each task, and of each stage of a sealed answer. */
static const SbPhrase task_asks[SB_TASKS] = {
    [SB_TASK_WINDOW] = SB_TEXT_ASK_WINDOW,     [SB_TASK_SET] = SB_TEXT_ASK_SET,
    [SB_TASK_REROLL] = SB_TEXT_ASK_REROLL,     [SB_TASK_BUY] = SB_TEXT_ASK_BUY,
    [SB_TASK_PURCHASE] = SB_TEXT_ASK_PURCHASE, [SB_TASK_LAY] = SB_TEXT_ASK_LAY,
    [SB_TASK_CLAIM] = SB_TEXT_ASK_CLAIM,       [SB_TASK_CHARGE] = SB_TEXT_ASK_CHARGE,
    [SB_TASK_TAKE] = SB_TEXT_ASK_TAKE,         [SB_TASK_PUT] = SB_TEXT_ASK_PUT,
    [SB_TASK_EXCHANGE] = SB_TEXT_ASK_EXCHANGE,
};

static const SbPhrase stage_asks[] = {
    [SB_STAGE_USE] = SB_TEXT_ASK_USE,          [SB_STAGE_SHIFT] = SB_TEXT_ASK_SHIFT,
    [SB_STAGE_DOUBLE] = SB_TEXT_ASK_DOUBLE,    [SB_STAGE_ARROW] = SB_TEXT_ASK_ARROW,
    [SB_STAGE_CARDS] = SB_TEXT_ASK_LIGHTSPEED, [SB_STAGE_DONE] = SB_TEXT_ASK_NOTHING,
};

/* The sector that the question of a sealed answer is about. */
static int sector_asked(const SbState *s, int seat)
{
    const SbAnswer *answer = &s->seat[seat].answer;
    if (answer->stage != SB_STAGE_ARROW)
        return answer->sector;
    SbRewards rewards;
    sb_rewards(s, seat, answer, &rewards);
    return rewards.asks;
}

void sb_prompt(const void *state, int seat, Voice voice, Text *out)
{
    const SbState *s = state;
    if (!bits_has(s->head.asked, seat)) {
        game_say(&sb_game, SB_TEXT_ASK_NOTHING, voice.lang, NULL, 0, out);
        return;
    }
    const Task *task = agenda_peek(&s->head);
    bool sealed = s->head.sealed;
    int credits = sealed ? sb_dealt_credits(s, seat) : s->seat[seat].credits;
    const TextArg args[] = {
        text_arg_int("n", credits),
        text_arg_int("one", s->dice[0]),
        text_arg_int("two", s->dice[1]),
        text_arg_int("sector", sealed ? sector_asked(s, seat) : 0),
        text_arg_int("level", task->c   ? 3
                              : task->b ? 2
                                        : 1),
        text_arg("card", task->a < SB_CARDS ? sb_card_name(task->a, voice.lang) : ""),
    };
    SbPhrase phrase = sealed ? stage_asks[s->seat[seat].answer.stage] : task_asks[task->kind];
    game_say(&sb_game, phrase, voice.lang, args, 6, out);
}

static const SbPhrase does[SB_ABILITIES] = {
#define ABILITY(code, window) [SB_##code] = SB_TEXT_DOES_##code,
    SB_ABILITY_LIST(ABILITY)
#undef ABILITY
};

static const SbPhrase when[] = {
    [SB_BLUE] = SB_TEXT_WHEN_BLUE, [SB_RED] = SB_TEXT_WHEN_RED, [SB_GREEN] = SB_TEXT_WHEN_GREEN
};

/* One part of what a side pays, after a comma if it is not the first. */
static void say_part(SbPhrase phrase, int n, int level, Lang lang, bool *first, Text *out)
{
    const TextArg args[] = { text_arg_int("n", n), text_arg_int("level", level) };
    if (!*first)
        text_put(out, ", ");
    *first = false;
    game_say(&sb_game, phrase, lang, args, 2, out);
}

static void say_ability(const SbSide *side, Lang lang, Text *out)
{
    const TextArg timing = text_arg("when", sb_game.words.phrase[lang][when[side->colour]]);
    const TextArg args[] = { text_arg_int("a", side->a), text_arg_int("b", side->b),
                             text_arg_int("c", side->c) };
    game_say(&sb_game, SB_TEXT_SIDE_ABILITY, lang, &timing, 1, out);
    game_say(&sb_game, does[side->ability], lang, args, 3, out);
}

static void say_side(const SbState *s, int card, SbFace face, Lang lang, Text *out)
{
    static const SbPhrase arrows[] = { SB_TEXT_NONE, SB_TEXT_SIDE_LEFT, SB_TEXT_SIDE_RIGHT,
                                       SB_TEXT_SIDE_EITHER };
    const SbSide *side = &sb_cards[card].side[face];
    bool first = true;
    game_say(&sb_game, face == SB_STATION ? SB_TEXT_CARD_STATION : SB_TEXT_CARD_DEPLOYED, lang,
             NULL, 0, out);
    if (side->credits)
        say_part(SB_TEXT_SIDE_CREDITS, side->credits, 0, lang, &first, out);
    if (side->income)
        say_part(SB_TEXT_SIDE_INCOME, side->income, 0, lang, &first, out);
    if (side->vp)
        say_part(SB_TEXT_SIDE_VP, side->vp, 0, lang, &first, out);
    for (int level = SB_LEVELS; level >= 1; level--)
        if (side->claims[level - 1])
            say_part(SB_TEXT_SIDE_CLAIM, side->claims[level - 1], level, lang, &first, out);
    if (side->arrows)
        say_part(arrows[side->arrows], 0, 0, lang, &first, out);
    if (side->ability) {
        SbPhrase charge = side->joined ? SB_TEXT_SIDE_CHARGE_JOINED : SB_TEXT_SIDE_CHARGE;
        say_part(charge, sb_slots(s, card, face), 0, lang, &first, out);
        say_ability(side, lang, out);
    }
    text_put(out, ".");
}

static void explain_card(const SbState *s, int card, Lang lang, Text *out)
{
    const SbCardRow *row = &sb_cards[card];
    const TextArg args[] = {
        text_arg("card", sb_card_name(card, lang)),
        text_arg("type", sb_card_type(card, lang)),
        text_arg_int("level", row->level),
        text_arg_int("sector", row->sector),
        text_arg_int("cost", row->cost),
        text_arg_int("vp", row->vp),
    };
    SbPhrase phrase = sb_is_colony(card) ? SB_TEXT_CARD_COLONY
                      : sb_is_ship(card) ? SB_TEXT_CARD_SHIP
                                         : SB_TEXT_CARD_STARTER;
    game_say(&sb_game, phrase, lang, args, 6, out);
    if (sb_is_colony(card))
        return;
    say_side(s, card, SB_STATION, lang, out);
    say_side(s, card, SB_DEPLOYED, lang, out);
}

bool sb_explain(const void *state, int thing, int value, Voice voice, Text *out)
{
    if (thing == SB_THING_CARD && value > 0 && value < SB_CARDS) {
        explain_card(state, value, voice.lang, out);
        return true;
    }
    if (thing == SB_THING_SECTOR && value >= 1 && value <= SB_SECTORS) {
        const TextArg arg = text_arg_int("sector", value);
        game_say(&sb_game, SB_TEXT_SECTOR_IS, voice.lang, &arg, 1, out);
        return true;
    }
    return false;
}
