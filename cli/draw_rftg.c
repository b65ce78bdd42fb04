/* Race for the Galaxy in a terminal: players with their choices, tableaux with goods and Military, what
 * each phase would bring, the hand with its costs, goals and piles. What lies where and what it costs comes
 * from the view; what is printed on a card comes from the component tables. As plain lines everything is
 * said in words. */
#include <string.h>

#include "games/rftg/state.h"
#include "games/rftg/text.h"

#include "cli/draw.h"

enum {
    LINE_BYTES = 4096,
    NAME_BYTES = 256,
    NAME_COLUMNS = 30,
    KIND_COLUMNS = 30,
    COST_COLUMNS = 20
};

/* ---- words ---- */

static int value_of(JsonValue code, RftgThing thing)
{
    char buf[64];
    int value;
    bool found =
        json_to_str(code, buf, sizeof buf, NULL) && thing_parse(&rftg_things[thing], buf, &value);
    return found ? value : 0;
}

static int design_of(JsonValue code)
{
    return value_of(code, RFTG_THING_CARD);
}

static void put_thing(Text *out, const Canvas *canvas, RftgThing thing, int value)
{
    text_put(out, rftg_things[thing].name_of(value, canvas->voice.lang));
}

static void put_count(Text *out, const Canvas *canvas, Ink colour, Phrase key, int n)
{
    char buf[NAME_BYTES];
    Text word = text_over(buf);
    say_to(&word, canvas->voice.lang, key, text_arg_int("n", n));
    draw_word(out, canvas, colour, buf);
}

/* A list of cards as names with commas between. */
static void draw_cards(const Canvas *canvas, Phrase key, JsonValue cards)
{
    char buf[LINE_BYTES] = "";
    Text list = text_over(buf);
    JsonIter iter = json_iter(cards);
    JsonValue code;
    for (int n = 0; json_next(&iter, NULL, &code); n++)
        text_fmt(&list, "%s%s", n ? ", " : "", rftg_card_name(design_of(code), canvas->voice.lang));
    draw_list(canvas, key, buf);
}

static bool is_listed(JsonValue list, const char *code)
{
    JsonIter iter = json_iter(list);
    JsonValue item;
    while (json_next(&iter, NULL, &item))
        if (json_equals(item, code))
            return true;
    return false;
}

/* ---- players ---- */

static void put_title(Text *out, const Canvas *canvas)
{
    Lang lang = canvas->voice.lang;
    int phase = value_of(json_get(canvas->view, "phase"), RFTG_THING_PHASE);
    text_fmt(out, "%s, ", canvas->game->name[lang]);
    say_to(out, lang, SAY_ROUND, text_arg_int("n", view_int(canvas->view, "round")));
    if (phase) {
        text_put(out, ", ");
        put_thing(out, canvas, RFTG_THING_PHASE, phase);
    }
    text_put(out, ", ");
    say_to(out, lang, SAY_RG_TITLE, text_arg_int("pool", view_int(canvas->view, "pool")),
           text_arg_int("supply", view_int(canvas->view, "supply")),
           text_arg_int("pile", view_int(canvas->view, "discard")));
}

/* What the seat has chosen for the round, and its marks. */
static void put_marks(Text *out, const Canvas *canvas, JsonValue view, int seat)
{
    Lang lang = canvas->voice.lang;
    JsonIter iter = json_iter(json_get(view, "actions"));
    JsonValue code;
    for (int n = 1; json_next(&iter, NULL, &code); n++) {
        char buf[NAME_BYTES];
        Text word = text_over(buf);
        const char *name =
            rftg_things[RFTG_THING_ACTION].name_of(value_of(code, RFTG_THING_ACTION), lang);
        if (view_int(view, "boost") == n)
            say_to(&word, lang, SAY_RG_BOOSTED, text_arg("action", name));
        else
            text_put(&word, name);
        draw_word(out, canvas, INK_BOLD, buf);
    }
    if (view_int(canvas->view, "first") == seat)
        draw_word(out, canvas, INK_DIM, phrase(lang, SAY_SB_FIRST));
    bool leads = json_type(json_get(canvas->view, "leader")) != JSON_ABSENT &&
                 view_int(canvas->view, "leader") == seat;
    int tile = view_int(canvas->view, "tile");
    if (leads)
        put_count(out, canvas, INK_YELLOW, tile ? SAY_RG_LEADER_TILE : SAY_RG_LEADER, tile);
}

/* FIGURE(member, short phrase, phrase in words, ink): what is told of every player. */
typedef struct Figure {
    Phrase sign, word;
    Ink colour;
    int n;
    bool told;
} Figure;

enum { FIGURES = 7 };

static void get_figures(JsonValue view, Figure figure[FIGURES])
{
    bool prestige = json_type(json_get(view, "prestige")) != JSON_ABSENT;
    const Figure figures[FIGURES] = {
        { SAY_RG_SCORE, SAY_RG_SCORE_WORD, INK_CYAN, view_int(view, "score"), true },
        { SAY_RG_CHIPS, SAY_RG_CHIPS_WORD, INK_NORMAL, view_int(view, "vp"), true },
        { SAY_RG_PRESTIGE, SAY_RG_PRESTIGE_WORD, INK_YELLOW, view_int(view, "prestige"), prestige },
        { SAY_RG_HAND, SAY_RG_HAND_WORD, INK_NORMAL, view_int(view, "cards"), true },
        { SAY_RG_CARDS, SAY_RG_CARDS_WORD, INK_NORMAL, json_count(json_get(view, "tableau")),
          true },
        { SAY_RG_GOODS, SAY_RG_GOODS_WORD, INK_GREEN, json_count(json_get(view, "goods")), true },
        { SAY_RG_MILITARY, SAY_RG_MILITARY_WORD, INK_RED,
          view_int(json_get(view, "military"), "total"), true },
    };
    memcpy(figure, figures, sizeof figures);
}

static void draw_player(const Canvas *canvas, int seat)
{
    char buf[LINE_BYTES], who_buf[NAME_BYTES];
    Text line = text_over(buf), who = text_over(who_buf);
    JsonValue view = view_seat(canvas, seat);
    Figure figure[FIGURES];
    get_figures(view, figure);
    draw_who(&who, canvas, seat);
    if (canvas->screen->plain) {
        text_fmt(&line, "%s: ", who_buf);
        for (int i = 0; i < FIGURES; i++)
            if (figure[i].told)
                put_count(&line, canvas, INK_NORMAL, figure[i].word, figure[i].n);
    } else {
        text_put(&line, seat == canvas->viewer ? " ▸ " : "   ");
        text_column(&line, who_buf, 18);
        for (int i = 0; i < FIGURES; i++)
            if (figure[i].told)
                draw_figure(&line, canvas, figure[i].colour, figure[i].sign, figure[i].n, 6);
        text_put(&line, "  ");
    }
    put_marks(&line, canvas, view, seat);
    text_put(&line, canvas->screen->plain ? "." : "");
    screen_wrap(canvas->screen, buf, 0, 4);
}

/* ---- goals and takeovers ---- */

/* Who holds a goal, or has claimed it. */
static void put_owner(Text *out, const Canvas *canvas, JsonValue goal)
{
    char code[64], buf[NAME_BYTES];
    Text who = text_over(buf);
    bool held = json_type(json_get(goal, "holder")) != JSON_ABSENT;
    if (held) {
        seat_name(view_int(goal, "holder"), canvas->voice, &who);
        text_put(out, ", ");
        say_to(out, canvas->voice.lang, SAY_RG_GOAL_HELD, text_arg_plain("who", buf));
    }
    if (!json_to_str(json_get(goal, "goal"), code, sizeof code, NULL))
        return;
    for (int seat = 0; seat < json_count(json_get(canvas->view, "seats")); seat++)
        if (is_listed(json_get(view_seat(canvas, seat), "goals"), code)) {
            text_clear(&who);
            seat_name(seat, canvas->voice, &who);
            text_put(out, ", ");
            say_to(out, canvas->voice.lang, SAY_RG_GOAL_DONE, text_arg_plain("who", buf));
        }
}

/* "Greatest Military (3 0)": everybody's values in the order of the seats. */
static void put_goal(Text *out, const Canvas *canvas, JsonValue goal)
{
    JsonIter iter = json_iter(json_get(goal, "values"));
    JsonValue item;
    put_thing(out, canvas, RFTG_THING_GOAL, value_of(json_get(goal, "goal"), RFTG_THING_GOAL));
    text_put(out, " (");
    for (int n = 0; json_next(&iter, NULL, &item); n++) {
        long long value = 0;
        json_to_int(item, -999, 999, &value);
        text_fmt(out, "%s%d", n ? " " : "", (int)value);
    }
    put_owner(out, canvas, goal);
    text_put(out, ")");
}

static void draw_goals(const Canvas *canvas)
{
    char buf[LINE_BYTES] = "";
    Text list = text_over(buf);
    JsonIter iter = json_iter(json_get(canvas->view, "goals"));
    JsonValue goal;
    for (int n = 0; json_next(&iter, NULL, &goal); n++) {
        text_put(&list, n ? "; " : "");
        put_goal(&list, canvas, goal);
    }
    draw_list(canvas, SAY_RG_GOALS_LINE, buf);
}

static void draw_takeovers(const Canvas *canvas)
{
    JsonIter iter = json_iter(json_get(canvas->view, "takeovers"));
    JsonValue takeover;
    while (json_next(&iter, NULL, &takeover)) {
        char buf[LINE_BYTES], who_buf[NAME_BYTES];
        Text line = text_over(buf), who = text_over(who_buf);
        seat_name(view_int(takeover, "attacker"), canvas->voice, &who);
        text_put(&line, canvas->screen->plain ? "" : "  ");
        say_to(&line, canvas->voice.lang, SAY_RG_ATTACK, text_arg_plain("who", who_buf),
               text_arg("card", rftg_card_name(design_of(json_get(takeover, "target")),
                                               canvas->voice.lang)),
               text_arg_int("one", view_int(takeover, "attack")),
               text_arg_int("two", view_int(takeover, "defense")));
        screen_wrap(canvas->screen, buf, 0, 4);
    }
}

static void draw_status(const Canvas *canvas)
{
    char buf[LINE_BYTES];
    Text title = text_over(buf);
    put_title(&title, canvas);
    draw_heading(canvas, buf);
    for (int seat = 0; seat < json_count(json_get(canvas->view, "seats")); seat++)
        draw_player(canvas, seat);
    draw_goals(canvas);
    draw_takeovers(canvas);
    draw_cards(canvas, SAY_RG_ASIDE, json_get(canvas->view, "aside"));
}

/* ---- cards ---- */

static void put_sort(Text *out, const Canvas *canvas, int design)
{
    int card = rftg_first_card[design], cost = rftg_cards[design].cost;
    bool military = rftg_is(card, RFTG_MILITARY), world = rftg_is(card, RFTG_WORLD);
    if (canvas->screen->plain) {
        put_count(out, canvas, INK_NORMAL,
                  military ? SAY_RG_CONQUEST
                  : world  ? SAY_RG_PEACEFUL
                           : SAY_RG_DEVELOPMENT,
                  cost);
        return;
    }
    draw_ink(out, canvas, military ? INK_RED : world ? INK_NORMAL : INK_CYAN);
    text_fmt(out, "%s%d", military ? "⊗" : world ? "○" : "◇", cost);
    draw_ink(out, canvas, INK_NORMAL);
}

static void put_kind(Text *out, const Canvas *canvas, int design)
{
    const RftgCardRow *row = &rftg_cards[design];
    Lang lang = canvas->voice.lang;
    if (row->prod)
        say_to(out, lang, row->prod == RFTG_WINDFALL ? SAY_RG_WINDFALL : SAY_RG_PRODUCTION,
               text_arg("kind", rftg_things[RFTG_THING_KIND].name_of(row->kind, lang)));
}

/* A card on a line: sort and cost, name, kind and good, printed points, powers. */
static void begin_card(Text *line, const Canvas *canvas, int design, bool good)
{
    char buf[NAME_BYTES] = "";
    Text kind = text_over(buf);
    const char *name = rftg_card_name(design, canvas->voice.lang);
    put_kind(&kind, canvas, design);
    if (canvas->screen->plain) {
        text_put(line, name);
        put_sort(line, canvas, design);
        if (*buf)
            draw_word(line, canvas, INK_NORMAL, buf);
        if (good)
            draw_word(line, canvas, INK_NORMAL, phrase(canvas->voice.lang, SAY_RG_HAS_GOOD));
        return;
    }
    text_put(line, "  ");
    put_sort(line, canvas, design);
    text_char(line, ' ');
    text_column(line, name, NAME_COLUMNS);
    draw_ink(line, canvas, good ? INK_GREEN : INK_NORMAL);
    text_put(line, good ? "● " : "  ");
    draw_ink(line, canvas, INK_DIM);
    text_column(line, buf, KIND_COLUMNS);
    draw_ink(line, canvas, INK_NORMAL);
}

static void end_card(Text *line, const Canvas *canvas, int design)
{
    char buf[1024] = "";
    Text powers = text_over(buf);
    put_count(line, canvas, INK_CYAN, canvas->screen->plain ? SAY_RG_SCORE_WORD : SAY_RG_SCORE,
              rftg_cards[design].vp);
    rftg_say_powers(design, canvas->voice.lang, &powers);
    rftg_say_points(design, canvas->voice.lang, &powers);
    if (*buf)
        draw_word(line, canvas, INK_NORMAL, buf);
    screen_wrap(canvas->screen, line->at, 0, canvas->screen->plain ? 0 : 8);
}

static void draw_card(const Canvas *canvas, int design, bool good)
{
    char buf[LINE_BYTES];
    Text line = text_over(buf);
    begin_card(&line, canvas, design, good);
    end_card(&line, canvas, design);
}

/* What is to be paid, or what Military is short. */
static void put_cost(Text *out, const Canvas *canvas, JsonValue cost)
{
    bool pays = json_type(json_get(cost, "pay")) != JSON_ABSENT;
    bool fights = json_type(json_get(cost, "short")) != JSON_ABSENT;
    int pay = view_int(cost, "pay"), shortage = view_int(cost, "short");
    if (fights)
        put_count(out, canvas, shortage ? INK_RED : INK_GREEN,
                  shortage ? SAY_RG_SHORT : SAY_RG_ENOUGH, shortage);
    if (pays)
        put_count(out, canvas, INK_YELLOW, pay ? SAY_RG_PAY : SAY_RG_FREE, pay);
}

static void put_cost_column(Text *out, const Canvas *canvas, JsonValue cost)
{
    char buf[NAME_BYTES] = "";
    Text column = text_over(buf);
    if (canvas->screen->plain) {
        put_cost(out, canvas, cost);
        return;
    }
    put_cost(&column, canvas, cost);
    text_column(out, buf, COST_COLUMNS);
}

static void draw_hand(const Canvas *canvas, JsonValue view)
{
    char buf[LINE_BYTES], who_buf[NAME_BYTES];
    Text title = text_over(buf), who = text_over(who_buf);
    JsonValue costs = json_get(view, "costs"), code;
    draw_who(&who, canvas, canvas->viewer);
    say_to(&title, canvas->voice.lang, SAY_RG_HAND_TITLE, text_arg_plain("who", who_buf));
    draw_heading(canvas, buf);
    JsonIter iter = json_iter(json_get(view, "hand"));
    while (json_next(&iter, NULL, &code)) {
        int design = design_of(code);
        Text line = text_over(buf);
        begin_card(&line, canvas, design, false);
        put_cost_column(&line, canvas, json_get(costs, rftg_cards[design].code));
        end_card(&line, canvas, design);
    }
}

/* ---- one player's part ---- */

static void draw_forces(const Canvas *canvas, JsonValue military)
{
    char buf[LINE_BYTES] = "";
    Text list = text_over(buf);
    Lang lang = canvas->voice.lang;
    say_to(&list, lang, SAY_RG_FORCE_TOTAL, text_arg_int("n", view_int(military, "total")));
    for (int kind = RFTG_NOVELTY; kind <= RFTG_ALIEN + 1; kind++) {
        bool rebel = kind > RFTG_ALIEN;
        int n = view_int(military, rebel ? "rebel" : rftg_things[RFTG_THING_KIND].code_of(kind));
        const char *of =
            rebel ? phrase(lang, SAY_RG_REBELS) : rftg_things[RFTG_THING_KIND].name_of(kind, lang);
        if (!n)
            continue;
        text_put(&list, ", ");
        say_to(&list, lang, SAY_RG_FORCE, text_arg_int("n", n), text_arg("of", of));
    }
    int temporary = view_int(military, "temporary");
    if (temporary) {
        text_put(&list, ", ");
        say_to(&list, lang, SAY_RG_FORCE_TEMPORARY, text_arg_int("n", temporary));
    }
    draw_list(canvas, SAY_RG_FORCES, buf);
}

/* A part of what a phase does, if it does it. */
static void put_part(Text *out, const Canvas *canvas, Phrase key, int n, int *parts)
{
    if (!n)
        return;
    text_put(out, (*parts)++ ? ", " : " ");
    say_to(out, canvas->voice.lang, key, text_arg_int("n", n));
}

static void put_discounts(Text *out, const Canvas *canvas, JsonValue off, int *parts)
{
    Lang lang = canvas->voice.lang;
    put_part(out, canvas, SAY_RG_IN_OFF, view_int(off, "any"), parts);
    for (int kind = RFTG_NOVELTY; kind <= RFTG_ALIEN; kind++) {
        int n = view_int(off, rftg_things[RFTG_THING_KIND].code_of(kind));
        if (!n)
            continue;
        text_put(out, (*parts)++ ? ", " : " ");
        say_to(out, lang, SAY_RG_IN_OFF_KIND, text_arg_int("n", n),
               text_arg("of", rftg_things[RFTG_THING_KIND].name_of(kind, lang)));
    }
}

/* PART(phase, member, phrase): the numbers of the phases but Explore. */
static const struct {
    const char *phase, *member;
    Phrase key;
} phase_parts[] = {
    { "develop", "draw", SAY_RG_IN_DRAW },   { "develop", "off", SAY_RG_IN_OFF },
    { "develop", "after", SAY_RG_IN_AFTER }, { "settle", "after", SAY_RG_IN_AFTER },
    { "consume", "sale", SAY_RG_IN_SALE },   { "consume", "powers", SAY_RG_IN_POWERS },
    { "consume", "vp", SAY_RG_IN_VP },       { "consume", "cards", SAY_RG_IN_DRAW },
    { "produce", "goods", SAY_RG_IN_GOODS }, { "produce", "windfalls", SAY_RG_IN_WINDFALLS },
    { "produce", "cards", SAY_RG_IN_DRAW },
};

static void put_phase(Text *out, const Canvas *canvas, JsonValue phases, const char *code,
                      Phrase name)
{
    Lang lang = canvas->voice.lang;
    JsonValue phase = json_get(phases, code);
    int parts = 0;
    text_fmt(out, "; %s:", phrase(lang, name));
    put_discounts(out, canvas, json_get(phase, "off"), &parts);
    for (size_t i = 0; i < sizeof phase_parts / sizeof *phase_parts; i++)
        if (strcmp(phase_parts[i].phase, code) == 0)
            put_part(out, canvas, phase_parts[i].key, view_int(phase, phase_parts[i].member),
                     &parts);
    if (!parts)
        text_fmt(out, " %s", phrase(lang, SAY_RG_IN_NOTHING));
}

static void draw_phases(const Canvas *canvas, JsonValue phases)
{
    char buf[LINE_BYTES] = "";
    Text list = text_over(buf);
    Lang lang = canvas->voice.lang;
    JsonValue explore = json_get(phases, "explore");
    say_to(&list, lang, SAY_RG_IN_EXPLORE, text_arg_int("draw", view_int(explore, "draw")),
           text_arg_int("keep", view_int(explore, "keep")));
    if (view_int(explore, "mix"))
        text_put(&list, phrase(lang, SAY_RG_IN_MIX));
    put_phase(&list, canvas, phases, "develop", SAY_RG_IN_DEVELOP);
    put_phase(&list, canvas, phases, "settle", SAY_RG_IN_SETTLE);
    put_phase(&list, canvas, phases, "consume", SAY_RG_IN_CONSUME);
    put_phase(&list, canvas, phases, "produce", SAY_RG_IN_PRODUCE);
    draw_list(canvas, SAY_RG_PHASES, buf);
}

static void draw_saved(const Canvas *canvas, JsonValue view)
{
    char buf[LINE_BYTES];
    Text line = text_over(buf);
    if (!view_int(view, "under"))
        return;
    text_put(&line, canvas->screen->plain ? "" : "  ");
    say_to(&line, canvas->voice.lang, SAY_RG_UNDER, text_arg_int("n", view_int(view, "under")));
    screen_wrap(canvas->screen, buf, 0, 4);
    draw_cards(canvas, SAY_RG_SAVED, json_get(view, "saved"));
}

static void draw_board(const Canvas *canvas, int seat)
{
    char buf[LINE_BYTES], who_buf[NAME_BYTES];
    Text title = text_over(buf), who = text_over(who_buf);
    JsonValue view = view_seat(canvas, seat), code;
    draw_who(&who, canvas, seat);
    say_to(&title, canvas->voice.lang, SAY_RG_TABLEAU, text_arg_plain("who", who_buf));
    draw_heading(canvas, buf);
    JsonIter iter = json_iter(json_get(view, "tableau"));
    while (json_next(&iter, NULL, &code)) {
        int design = design_of(code);
        draw_card(canvas, design, is_listed(json_get(view, "goods"), rftg_cards[design].code));
    }
    draw_forces(canvas, json_get(view, "military"));
    draw_phases(canvas, json_get(view, "phases"));
    draw_saved(canvas, view);
    if (seat == canvas->viewer)
        draw_hand(canvas, view);
    else
        draw_cards(canvas, SAY_RG_KNOWN, json_get(view, "hand"));
}

/* ---- goals in words, and the piles ---- */

static void draw_market(const Canvas *canvas)
{
    JsonIter iter = json_iter(json_get(canvas->view, "goals"));
    JsonValue goal;
    if (json_count(json_get(canvas->view, "goals")))
        draw_heading(canvas, phrase(canvas->voice.lang, SAY_RG_GOALS));
    while (json_next(&iter, NULL, &goal)) {
        char buf[LINE_BYTES];
        Text line = text_over(buf);
        text_put(&line, canvas->screen->plain ? "" : "  ");
        put_goal(&line, canvas, goal);
        text_put(&line, ": ");
        canvas->game->explain(canvas->state, RFTG_THING_GOAL,
                              value_of(json_get(goal, "goal"), RFTG_THING_GOAL), canvas->voice,
                              &line);
        screen_wrap(canvas->screen, buf, 0, 4);
    }
    draw_cards(canvas, SAY_RG_PILE, json_get(canvas->view, "discarded"));
    draw_cards(canvas, SAY_RG_OUT, json_get(canvas->view, "out"));
}

/* ---- choices ---- */

/* A card in a few words: sort, kind, cost now, powers. */
static void put_card_note(Text *out, const Canvas *canvas, int design, JsonValue preview,
                          bool powers)
{
    char buf[1024] = "";
    Text kind = text_over(buf);
    put_sort(out, canvas, design);
    put_kind(&kind, canvas, design);
    if (*buf)
        draw_word(out, canvas, INK_NORMAL, buf);
    put_cost(out, canvas, preview);
    if (!powers)
        return;
    text_clear(&kind);
    rftg_say_powers(design, canvas->voice.lang, &kind);
    rftg_say_points(design, canvas->voice.lang, &kind);
    if (*buf)
        draw_word(out, canvas, INK_DIM, buf);
}

/* NOTE(member, phrase): what a preview says in one number. */
static void put_numbers(Text *out, const Canvas *canvas, JsonValue preview)
{
    static const struct {
        const char *member;
        Phrase key;
    } note[] = {
        { "vp", SAY_RG_IN_VP },
        { "cards", SAY_RG_NOTE_CARDS },
        { "prestige", SAY_RG_PRESTIGE_WORD },
        { "sale", SAY_RG_IN_SALE },
        { "off", SAY_RG_IN_OFF },
        { "after", SAY_RG_IN_AFTER },
        { "military", SAY_RG_NOTE_MILITARY },
        { "times", SAY_RG_NOTE_TIMES },
        { "goods", SAY_RG_IN_GOODS },
    };
    Lang lang = canvas->voice.lang;
    if (json_type(json_get(preview, "draw")) != JSON_ABSENT)
        say_to(out, lang, SAY_RG_NOTE_EXPLORE, text_arg_int("draw", view_int(preview, "draw")),
               text_arg_int("keep", view_int(preview, "keep")));
    if (json_type(json_get(preview, "attack")) != JSON_ABSENT)
        say_to(out, lang, SAY_RG_NOTE_ATTACK, text_arg_int("one", view_int(preview, "attack")),
               text_arg_int("two", view_int(preview, "defense")));
    for (size_t i = 0; i < sizeof note / sizeof *note; i++) {
        int n = view_int(preview, note[i].member);
        if (!n)
            continue;
        text_put(out, out->len ? ", " : "");
        say_to(out, lang, note[i].key, text_arg_int("n", n));
    }
}

static void put_note(const Canvas *canvas, Move move, Text *out)
{
    char buf[1024];
    Text text = text_over(buf);
    JsonValue preview = draw_preview(canvas, move, &text);
    int a = move_a(move);
    switch ((RftgMove)move_kind(move)) {
    case RFTG_MOVE_START:
    case RFTG_MOVE_DEVELOP:
    case RFTG_MOVE_SETTLE:
    case RFTG_MOVE_SNEAK:
    case RFTG_MOVE_WITH:
    case RFTG_MOVE_TAKE:
        put_card_note(out, canvas, a, preview, true);
        break;
    case RFTG_MOVE_DISCARD:
    case RFTG_MOVE_SAVE:
    case RFTG_MOVE_PAY:
    case RFTG_MOVE_MUSTER:
    case RFTG_MOVE_ANTE:
        put_card_note(out, canvas, a, preview, false);
        break;
    default:
        put_numbers(out, canvas, preview);
        break;
    }
}

const Drawing drawing_rftg = {
    "rftg", draw_status, draw_board, draw_market, put_note, SAY_RG_LEGEND
};
