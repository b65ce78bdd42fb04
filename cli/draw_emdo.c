/* Eminent Domain in a terminal: players and stacks, empires with planets, colonies and slots, the hand,
 * the technologies and what of them is within reach. What lies where comes from the view; what is
 * printed on a card comes from the component tables. As plain lines everything is said in words. */
#include <limits.h>
#include <string.h>

#include "games/emdo/state.h"
#include "games/emdo/text.h"

#include "cli/draw.h"

enum { LINE_BYTES = 4096, NAME_BYTES = 256, WIDE = 110, NAME_COLUMNS = 25, BACK_COLUMNS = 22 };

typedef const char *(*CodeOf)(int value);
typedef const char *(*NameOf)(int value, Lang lang);

/* ---- words ---- */

/* The value from 1 to end - 1 that has this code; else 0. */
static int value_of(JsonValue code, CodeOf code_of, int end)
{
    for (int value = 1; value < end; value++)
        if (json_equals(code, code_of(value)))
            return value;
    return 0;
}

static void put_count(Text *out, const Canvas *canvas, Ink colour, Phrase key, int n)
{
    char buf[NAME_BYTES];
    Text word = text_over(buf);
    say_to(&word, canvas->voice.lang, key, text_arg_int("n", n));
    draw_word(out, canvas, colour, buf);
}

/* A list of codes as names with commas between. */
static void put_names(Text *out, const Canvas *canvas, JsonValue list, CodeOf code_of,
                      NameOf name_of, int end)
{
    JsonIter iter = json_iter(list);
    JsonValue code;
    int n = 0;
    while (json_next(&iter, NULL, &code)) {
        int value = value_of(code, code_of, end);
        text_put(out, n++ ? ", " : "");
        text_put(out, name_of(value, canvas->voice.lang));
    }
}

/* Cards and how many: "Survey ×2, Warfare". */
static void put_cards(Text *out, const Canvas *canvas, JsonValue pile)
{
    JsonIter iter = json_iter(pile);
    JsonValue code, count;
    int n = 0;
    while (json_next(&iter, &code, &count)) {
        long long copies = 0;
        json_to_int(count, 0, INT_MAX, &copies);
        text_put(out, n++ ? ", " : "");
        text_put(out,
                 emdo_card_name(value_of(code, emdo_card_code, EMDO_CARDS), canvas->voice.lang));
        if (copies > 1)
            text_fmt(out, " ×%d", (int)copies);
    }
}

/* ---- players and stacks ---- */

static void put_title(Text *out, const Canvas *canvas)
{
    static const Phrase phases[EMDO_PHASES] = { SAY_EM_PHASE_BEGIN,   SAY_EM_PHASE_ACTION,
                                                SAY_EM_PHASE_ROLE,    SAY_EM_PHASE_STRIKE,
                                                SAY_EM_PHASE_CLEANUP, SAY_EM_PHASE_CLEANUP };
    static const char *const codes[EMDO_PHASES] = { "begin",  "action",  "role",
                                                    "strike", "cleanup", "end" };
    Lang lang = canvas->voice.lang;
    Phrase phase = SAY_EM_PHASE_OVER;
    for (int i = 0; i < EMDO_PHASES; i++)
        if (json_equals(json_get(canvas->view, "phase"), codes[i]))
            phase = phases[i];
    text_fmt(out, "%s, ", canvas->game->name[lang]);
    say_to(out, lang, SAY_ROUND, text_arg_int("n", view_int(canvas->view, "round")));
    text_fmt(out, ", %s", phrase(lang, phase));
    int role = value_of(json_get(canvas->view, "role"), emdo_role_code, EMDO_ROLES);
    if (role) {
        text_put(out, ", ");
        say_to(out, lang, SAY_EM_LED, text_arg("role", emdo_role_name(role, lang)));
    }
    if (view_bool(canvas->view, "ending"))
        text_fmt(out, ", %s", phrase(lang, SAY_SB_ENDING));
}

static int pile_size(JsonValue pile)
{
    JsonIter iter = json_iter(pile);
    JsonValue value;
    int n = 0;
    while (json_next(&iter, NULL, &value)) {
        long long copies = 0;
        json_to_int(value, 0, INT_MAX, &copies);
        n += (int)copies;
    }
    return n;
}

static void put_sizes(Text *out, const Canvas *canvas, JsonValue view, Phrase key)
{
    say_to(out, canvas->voice.lang, key, text_arg_int("hand", view_int(view, "hand_size")),
           text_arg_int("limit", view_int(view, "hand_limit")),
           text_arg_int("deck", view_int(view, "deck_size")),
           text_arg_int("discard", pile_size(json_get(view, "discard"))));
}

static void put_marks(Text *out, const Canvas *canvas, int seat)
{
    if (view_int(canvas->view, "first") == seat)
        text_fmt(out, "  %s", phrase(canvas->voice.lang, SAY_SB_FIRST));
}

static void draw_player(const Canvas *canvas, int seat)
{
    char buf[LINE_BYTES], who_buf[NAME_BYTES];
    Text line = text_over(buf), who = text_over(who_buf);
    JsonValue view = view_seat(canvas, seat);
    int score = view_int(view, "score"), influence = view_int(view, "influence");
    int fighters = view_int(view, "fighters"), resources = view_int(view, "resources");
    bool active = view_int(canvas->view, "active") == seat;
    draw_who(&who, canvas, seat);
    if (canvas->screen->plain) {
        text_fmt(&line, "%s: ", who_buf);
        put_count(&line, canvas, INK_NORMAL, SAY_EM_SCORE_WORD, score);
        put_count(&line, canvas, INK_NORMAL, SAY_EM_INFLUENCE_WORD, influence);
        put_count(&line, canvas, INK_NORMAL, SAY_EM_FIGHTERS_WORD, fighters);
        put_count(&line, canvas, INK_NORMAL, SAY_EM_RESOURCES_WORD, resources);
        text_put(&line, ", ");
        put_sizes(&line, canvas, view, SAY_EM_CARDS_WORD);
        text_fmt(&line, "%s%s.", active ? ", " : "",
                 active ? phrase(canvas->voice.lang, SAY_SB_ACTIVE) : "");
    } else {
        text_put(&line, active ? " ▸ " : "   ");
        draw_ink(&line, canvas, active ? INK_BOLD : INK_NORMAL);
        text_column(&line, who_buf, 18);
        draw_ink(&line, canvas, INK_NORMAL);
        draw_figure(&line, canvas, INK_CYAN, SAY_EM_SCORE, score, 6);
        draw_figure(&line, canvas, INK_YELLOW, SAY_EM_INFLUENCE, influence, 6);
        draw_figure(&line, canvas, INK_RED, SAY_EM_FIGHTERS, fighters, 6);
        draw_figure(&line, canvas, INK_GREEN, SAY_EM_RESOURCES, resources, 6);
        draw_ink(&line, canvas, INK_DIM);
        text_put(&line, "  ");
        put_sizes(&line, canvas, view, SAY_EM_CARDS);
        put_marks(&line, canvas, seat);
        draw_ink(&line, canvas, INK_NORMAL);
    }
    screen_wrap(canvas->screen, buf, 0, 4);
}

static void draw_stacks(const Canvas *canvas)
{
    char buf[LINE_BYTES], list_buf[LINE_BYTES] = "";
    Text line = text_over(buf), list = text_over(list_buf);
    Lang lang = canvas->voice.lang;
    JsonIter iter = json_iter(json_get(canvas->view, "stacks"));
    JsonValue code, count;
    while (json_next(&iter, &code, &count)) {
        long long n = 0;
        json_to_int(count, 0, INT_MAX, &n);
        text_fmt(&list, "%s%s %d", list.len ? ", " : "",
                 emdo_card_name(value_of(code, emdo_card_code, EMDO_CARDS), lang), (int)n);
    }
    text_put(&line, canvas->screen->plain ? "" : "   ");
    say_to(&line, lang, SAY_EM_STACKS, text_arg_plain("list", list_buf),
           text_arg_int("n", view_int(canvas->view, "stacks_to_end")),
           text_arg_int("supply", view_int(canvas->view, "supply")),
           text_arg_int("planets", view_int(canvas->view, "planet_deck")));
    int top = value_of(json_get(canvas->view, "planet_top"), emdo_back_code, EMDO_BACKS);
    if (top)
        say_to(&line, lang, SAY_EM_TOP, text_arg("back", emdo_back_name(top, lang)));
    text_put(&line, ".");
    screen_wrap(canvas->screen, buf, 0, canvas->screen->plain ? 0 : 3);
}

static void draw_look(const Canvas *canvas)
{
    char list_buf[LINE_BYTES] = "";
    Text list = text_over(list_buf);
    JsonValue planets = json_get(json_get(canvas->view, "look"), "planets");
    put_names(&list, canvas, planets, emdo_planet_code, emdo_planet_name, EMDO_PLANETS);
    draw_list(canvas, SAY_EM_LOOK, list_buf);
}

static void draw_status(const Canvas *canvas)
{
    char buf[LINE_BYTES];
    Text title = text_over(buf);
    put_title(&title, canvas);
    draw_heading(canvas, buf);
    for (int seat = 0; seat < json_count(json_get(canvas->view, "seats")); seat++)
        draw_player(canvas, seat);
    draw_stacks(canvas);
    draw_look(canvas);
}

/* ---- empires ---- */

/* What is printed on the front of a planet: symbol, slots (full if they are held), hand, points. */
static void put_front(Text *out, const Canvas *canvas, int planet, JsonValue held)
{
    const EmdoPlanetRow *row = &emdo_planets[planet];
    bool plain = canvas->screen->plain;
    Lang lang = canvas->voice.lang;
    char buf[NAME_BYTES];
    Text word = text_over(buf);
    if (row->role) {
        say_to(&word, lang, SAY_EM_SYMBOL, text_arg("role", emdo_role_name(row->role, lang)));
        draw_word(out, canvas, INK_BOLD, plain ? buf : emdo_role_name(row->role, lang));
    }
    for (int resource = 0; resource < EMDO_RESOURCES; resource++) {
        if (!row->slot[resource])
            continue;
        int full = resource ? 0 : value_of(json_index(held, 0), emdo_resource_code, EMDO_RESOURCES);
        JsonIter iter = json_iter(held);
        JsonValue code;
        while (resource && json_next(&iter, NULL, &code))
            if (json_equals(code, emdo_resource_code(resource)))
                full = resource;
        Phrase key = full ? (plain ? SAY_EM_FULL_SLOT_WORD : SAY_EM_FULL_SLOT)
                          : (plain ? SAY_EM_EMPTY_SLOT_WORD : SAY_EM_EMPTY_SLOT);
        int named = full ? full : resource;
        text_clear(&word);
        say_to(&word, lang, key,
               text_arg("resource",
                        named ? emdo_resource_name(named, lang) : phrase(lang, SAY_EM_ANY)));
        draw_word(out, canvas, full ? INK_GREEN : INK_NORMAL, buf);
    }
    if (row->hand)
        draw_word(out, canvas, INK_YELLOW, phrase(lang, SAY_EM_HAND_BONUS));
    put_count(out, canvas, INK_CYAN, plain ? SAY_EM_SCORE_WORD : SAY_EM_SCORE, row->vp);
}

/* A face-down planet: how far it is from being settled, what an attack costs. */
static void put_down(Text *out, const Canvas *canvas, JsonValue view, const EmdoPlanetRow *row)
{
    Lang lang = canvas->voice.lang;
    char buf[NAME_BYTES];
    Text word = text_over(buf);
    bool ready = view_bool(view, "settleable");
    say_to(&word, lang, SAY_EM_COLONIES, text_arg_int("n", view_int(view, "colonies")),
           text_arg_int("cost", row->colonize));
    draw_word(out, canvas, ready ? INK_GREEN : INK_NORMAL, buf);
    if (ready)
        draw_word(out, canvas, INK_GREEN, phrase(lang, SAY_EM_SETTLEABLE));
    if (view_int(view, "attack") != row->warfare)
        put_count(out, canvas, INK_RED, SAY_EM_ATTACK, view_int(view, "attack"));
}

static void draw_planet(const Canvas *canvas, JsonValue view, int place)
{
    char buf[LINE_BYTES], name_buf[NAME_BYTES];
    Text line = text_over(buf), name = text_over(name_buf);
    Lang lang = canvas->voice.lang;
    bool up = view_bool(view, "up"), plain = canvas->screen->plain;
    int back = value_of(json_get(view, "back"), emdo_back_code, EMDO_BACKS);
    int planet = value_of(json_get(view, "planet"), emdo_planet_code, EMDO_PLANETS);
    text_put(&name, planet ? emdo_planet_name(planet, lang) : phrase(lang, SAY_EM_FACE_DOWN));
    if (plain) {
        text_fmt(&line, "%d. %s, %s", place, name_buf, emdo_back_name(back, lang));
        if (!up && planet)
            text_fmt(&line, ", %s", phrase(lang, SAY_EM_FACE_DOWN));
    } else {
        text_fmt(&line, "%s%3d %s ", ink(canvas->screen, up ? INK_BOLD : INK_DIM), place,
                 up ? "▲" : "▽");
        text_column(&line, name_buf, NAME_COLUMNS);
        text_column(&line, emdo_back_name(back, lang), BACK_COLUMNS);
        draw_ink(&line, canvas, INK_NORMAL);
    }
    int indent = shown_width(buf);
    if (!up)
        put_down(&line, canvas, view, emdo_back_row(back));
    if (planet)
        put_front(&line, canvas, planet, json_get(view, "resources"));
    if (view_bool(view, "marker"))
        draw_word(&line, canvas, INK_RED, phrase(lang, SAY_EM_MARKER));
    text_put(&line, plain ? "." : "");
    screen_wrap(canvas->screen, buf, 0, plain ? 0 : indent);
}

static void draw_symbols(const Canvas *canvas, JsonValue symbols)
{
    char list_buf[LINE_BYTES] = "";
    Text list = text_over(list_buf);
    for (int role = 1; role < EMDO_ROLES; role++) {
        int n = view_int(symbols, emdo_role_code(role));
        if (n)
            text_fmt(&list, "%s%s %d", list.len ? ", " : "",
                     emdo_role_name(role, canvas->voice.lang), n);
    }
    draw_list(canvas, SAY_EM_SYMBOLS, list_buf);
}

static void draw_pile(const Canvas *canvas, Phrase key, JsonValue pile)
{
    char list_buf[LINE_BYTES] = "";
    Text list = text_over(list_buf);
    put_cards(&list, canvas, pile);
    draw_list(canvas, key, list_buf);
}

static void draw_board(const Canvas *canvas, int seat)
{
    char buf[LINE_BYTES], who_buf[NAME_BYTES], list_buf[LINE_BYTES] = "";
    Text title = text_over(buf), who = text_over(who_buf), list = text_over(list_buf);
    JsonValue view = view_seat(canvas, seat), planet;
    draw_who(&who, canvas, seat);
    say_to(&title, canvas->voice.lang, SAY_EM_EMPIRE, text_arg_plain("who", who_buf));
    draw_heading(canvas, buf);
    JsonIter iter = json_iter(json_get(view, "planets"));
    for (int place = 1; json_next(&iter, NULL, &planet); place++)
        draw_planet(canvas, planet, place);
    draw_symbols(canvas, json_get(view, "symbols"));
    put_names(&list, canvas, json_get(view, "permanents"), emdo_tech_code, emdo_tech_name,
              EMDO_TECHS);
    draw_list(canvas, SAY_EM_PERMANENTS, list_buf);
    draw_pile(canvas, SAY_EM_HAND, json_get(view, "hand"));
    if (seat != canvas->viewer)
        draw_pile(canvas, SAY_EM_KNOWN, json_get(view, "known"));
    draw_pile(canvas, SAY_EM_PLAYED, json_get(view, "played"));
    if (seat != canvas->viewer || canvas->screen->width >= WIDE)
        draw_pile(canvas, SAY_EM_DISCARD, json_get(view, "discard"));
}

/* ---- technologies ---- */

static bool is_listed(JsonValue list, const char *code)
{
    JsonIter iter = json_iter(list);
    JsonValue item;
    while (json_next(&iter, NULL, &item))
        if (json_equals(item, code))
            return true;
    return false;
}

static void put_tech_does(Text *out, const Canvas *canvas, int tech)
{
    if (emdo_is_permanent(tech))
        emdo_say_permanent(tech, canvas->voice.lang, out);
    else
        emdo_say_action(emdo_tech_card(tech), canvas->voice.lang, out);
}

static void draw_tech(const Canvas *canvas, int tech)
{
    char buf[LINE_BYTES];
    Text line = text_over(buf);
    Lang lang = canvas->voice.lang;
    JsonValue mine = canvas->viewer >= 0 ? view_seat(canvas, canvas->viewer) : (JsonValue){ 0 };
    bool can = is_listed(json_get(mine, "affordable"), emdo_tech_code(tech));
    if (canvas->screen->plain) {
        text_fmt(&line, "%s: ", emdo_tech_name(tech, lang));
        put_tech_does(&line, canvas, tech);
        if (can)
            text_fmt(&line, " %s.", phrase(lang, SAY_EM_AFFORDABLE));
        screen_wrap(canvas->screen, buf, 0, 0);
        return;
    }
    text_put(&line, can ? "  * " : "    ");
    draw_ink(&line, canvas, can ? INK_GREEN : INK_NORMAL);
    text_column(&line, emdo_tech_name(tech, lang), 38);
    draw_ink(&line, canvas, INK_NORMAL);
    int indent = shown_width(buf) + 1;
    text_char(&line, ' ');
    put_tech_does(&line, canvas, tech);
    screen_wrap(canvas->screen, buf, 0, indent);
}

/* The technologies of a type and level that are to be had. */
static void draw_techs(const Canvas *canvas, int type, int level)
{
    JsonValue market = json_get(canvas->view, "technologies");
    Lang lang = canvas->voice.lang;
    bool headed = false;
    for (int tech = 1; tech < EMDO_TECHS; tech++) {
        const EmdoTechRow *row = &emdo_techs[tech];
        if (row->type != type || row->level != level || !is_listed(market, emdo_tech_code(tech)))
            continue;
        if (!headed) {
            char buf[LINE_BYTES];
            Text title = text_over(buf);
            say_to(&title, lang, SAY_EM_TECHS, text_arg("type", emdo_type_name(type, lang)),
                   text_arg_int("level", level), text_arg_int("cost", row->cost),
                   text_arg_int("planets", row->planets));
            draw_heading(canvas, buf);
            headed = true;
        }
        draw_tech(canvas, tech);
    }
}

static void draw_market(const Canvas *canvas)
{
    char list_buf[LINE_BYTES] = "";
    Text list = text_over(list_buf);
    for (int type = EMDO_ADVANCED; type <= EMDO_METALLIC; type++)
        for (int level = 1; level <= EMDO_LEVELS; level++)
            draw_techs(canvas, type, level);
    draw_stacks(canvas);
    put_names(&list, canvas, json_get(canvas->view, "planet_discard"), emdo_planet_code,
              emdo_planet_name, EMDO_PLANETS);
    draw_list(canvas, SAY_EM_PLANET_DISCARD, list_buf);
    draw_pile(canvas, SAY_EM_REMOVED, json_get(canvas->view, "removed"));
}

/* ---- choices ---- */

static void put_taken(Text *out, const Canvas *canvas, int planet, JsonValue preview)
{
    int paid = -view_int(preview, "fighters");
    if (json_type(json_get(preview, "fighters")) != JSON_ABSENT)
        say_to(out, canvas->voice.lang, SAY_EM_COSTS, text_arg_int("n", paid));
    put_front(out, canvas, planet, (JsonValue){ 0 });
}

static void put_back_and_front(Text *out, const Canvas *canvas, int planet)
{
    text_put(out, emdo_back_name(emdo_planets[planet].back, canvas->voice.lang));
    put_front(out, canvas, planet, (JsonValue){ 0 });
}

static void put_note(const Canvas *canvas, Move move, Text *out)
{
    char buf[1024];
    Text text = text_over(buf);
    JsonValue preview = draw_preview(canvas, move, &text);
    Lang lang = canvas->voice.lang;
    int a = move_a(move), symbols = view_int(preview, "symbols");
    switch ((EmdoMove)move_kind(move)) {
    case EMDO_MOVE_PLAY:
        emdo_say_action(a, lang, out);
        break;
    case EMDO_MOVE_LEAD:
        say_to(out, lang, view_int(preview, "hand") ? SAY_EM_GIVES_MORE : SAY_EM_GIVES,
               text_arg_int("n", symbols), text_arg_int("more", view_int(preview, "hand")));
        break;
    case EMDO_MOVE_LEAD_ON:
        put_taken(out, canvas, move_b(move), preview);
        break;
    case EMDO_MOVE_ATTACK:
    case EMDO_MOVE_SETTLE:
    case EMDO_MOVE_FOLLOW_ON:
        put_taken(out, canvas, a, preview);
        break;
    case EMDO_MOVE_KEEP:
        put_back_and_front(out, canvas, a);
        break;
    case EMDO_MOVE_TUCK:
        say_to(out, lang, SAY_EM_COLONIES, text_arg_int("n", view_int(preview, "colonies")),
               text_arg_int("cost", view_int(preview, "cost")));
        break;
    case EMDO_MOVE_BOOST:
    case EMDO_MOVE_FOLLOW_WITH:
        say_to(out, lang, SAY_EM_SYMBOLS_NOW, text_arg_int("n", symbols));
        break;
    case EMDO_MOVE_FOLLOW:
        say_to(out, lang, SAY_EM_GIVES, text_arg_int("n", symbols));
        break;
    case EMDO_MOVE_FIGHTERS:
        say_to(out, lang, SAY_EM_FIGHTERS_WORD, text_arg_int("n", view_int(preview, "fighters")));
        break;
    case EMDO_MOVE_SELL:
    case EMDO_MOVE_SELL_UTOPIA:
    case EMDO_MOVE_SELL_FIGHTER:
        say_to(out, lang, SAY_EM_INFLUENCE_WORD, text_arg_int("n", view_int(preview, "influence")));
        break;
    case EMDO_MOVE_DISSENT:
        say_to(out, lang, SAY_EM_DRAWS, text_arg_int("n", view_int(preview, "cards")));
        break;
    case EMDO_MOVE_RESEARCH:
        put_tech_does(out, canvas, a);
        break;
    case EMDO_MOVE_BEGIN:
    case EMDO_MOVE_SKIP:
    case EMDO_MOVE_REMOVE:
    case EMDO_MOVE_REMOVE_SELF:
    case EMDO_MOVE_PRODUCE:
    case EMDO_MOVE_PRODUCE_UTOPIA:
    case EMDO_MOVE_TAKE:
    case EMDO_MOVE_SPECIALIZE:
    case EMDO_MOVE_FILL:
    case EMDO_MOVE_DISCARD:
    case EMDO_MOVE_PASS:
    case EMDO_MOVE_DONE:
    case EMDO_MOVES:
        break;
    }
}

const Drawing drawing_emdo = {
    "emdo", draw_status, draw_board, draw_market, put_note, SAY_EM_LEGEND
};
