/* Eclipse in a terminal, both editions: players with their figures, the map of hexes, a board with
 * technologies and blueprints, the tray. What lies where comes from the view; what is printed comes from
 * the component tables. As plain lines everything is said in words. */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "games/eclipse/game.h"
#include "games/eclipse/text.h"
#include "games/eclipse/view.h"

#include "cli/draw.h"

enum { LINE_BYTES = 4096, NAME_BYTES = 256, CELL_WIDTH = 11, CELL_HEIGHT = 4, GLYPH_BYTES = 8 };

/* ---- words ---- */

static int edition_of(const Canvas *canvas)
{
    return canvas->game == &eclipse1_game ? ECL_FIRST : ECL_SECOND;
}

/* The thing of a kind that a code names; false: none. */
static bool thing_of(const Canvas *canvas, EclThing kind, JsonValue code, int *value)
{
    char buf[NAME_BYTES];
    return json_to_str(code, buf, sizeof buf, NULL) &&
           thing_parse(&canvas->game->words.thing[kind], buf, value);
}

static void put_thing(Text *out, const Canvas *canvas, EclThing kind, JsonValue code)
{
    int value;
    if (thing_of(canvas, kind, code, &value))
        thing_name(canvas->game, kind, value, canvas->voice.lang, out);
}

/* A list of codes, or an object of counts, as names with commas between; false: it is empty. */
static bool put_names(Text *out, const Canvas *canvas, EclThing kind, JsonValue list)
{
    JsonIter iter = json_iter(list);
    JsonValue key, item;
    int n = 0;
    while (json_next(&iter, &key, &item)) {
        bool counted = json_type(list) == JSON_OBJECT;
        long long count = 0;
        text_put(out, n++ ? ", " : "");
        put_thing(out, canvas, kind, counted ? key : item);
        if (counted && json_to_int(item, 0, INT_MAX, &count))
            text_fmt(out, " %d", (int)count);
    }
    return n > 0;
}

static void draw_line(const Canvas *canvas, const char *text)
{
    char buf[LINE_BYTES];
    Text line = text_over(buf);
    text_fmt(&line, "%s%s", canvas->screen->plain ? "" : "  ", text);
    screen_wrap(canvas->screen, buf, 0, canvas->screen->plain ? 0 : 4);
}

static void draw_named(const Canvas *canvas, Phrase key, EclThing kind, JsonValue list)
{
    char buf[LINE_BYTES] = "";
    Text names = text_over(buf);
    put_names(&names, canvas, kind, list);
    draw_list(canvas, key, buf);
}

static Ink seat_ink(int seat)
{
    static const Ink inks[ECL_SEATS] = { INK_RED,    INK_BLUE, INK_GREEN,
                                         INK_YELLOW, INK_CYAN, INK_BOLD };
    return inks[seat];
}

/* ---- players ---- */

static Phrase phase_of(const Canvas *canvas)
{
    static const struct {
        const char *code;
        Phrase phrase;
    } phases[] = { { "species", SAY_EC_PHASE_SPECIES }, { "action", SAY_EC_PHASE_ACTION },
                   { "combat", SAY_EC_PHASE_COMBAT },   { "peace", SAY_EC_PHASE_COMBAT },
                   { "colonies", SAY_EC_PHASE_UPKEEP }, { "upkeep", SAY_EC_PHASE_UPKEEP },
                   { "cleanup", SAY_EC_PHASE_CLEANUP }, { "graves", SAY_EC_PHASE_CLEANUP } };
    for (size_t i = 0; i < sizeof phases / sizeof *phases; i++)
        if (json_equals(json_get(canvas->view, "phase"), phases[i].code))
            return phases[i].phrase;
    return SAY_EC_PHASE_OVER;
}

static void put_marks(Text *out, const Canvas *canvas, int seat, JsonValue view)
{
    Lang lang = canvas->voice.lang;
    bool traitor = json_type(json_get(canvas->view, "traitor")) == JSON_NUMBER;
    if (view_int(canvas->view, "start") == seat)
        text_fmt(out, ", %s", phrase(lang, SAY_EC_START));
    if (view_bool(view, "passed"))
        text_fmt(out, ", %s", phrase(lang, SAY_EC_PASSED));
    if (traitor && view_int(canvas->view, "traitor") == seat)
        text_fmt(out, ", %s", phrase(lang, SAY_EC_TRAITOR));
    if (!json_equals(json_get(view, "state"), "in"))
        text_fmt(out, ", %s", phrase(lang, SAY_EC_OUT));
}

static void put_figures(Text *out, const Canvas *canvas, JsonValue view)
{
    JsonValue makes = json_get(view, "production");
    Phrase key = canvas->screen->plain ? SAY_EC_PLAYER_WORD : SAY_EC_PLAYER;
    say_to(out, canvas->voice.lang, key, text_arg_int("vp", view_int(view, "vp")),
           text_arg_int("m", view_int(view, "materials")),
           text_arg_int("mp", view_int(makes, "materials")),
           text_arg_int("s", view_int(view, "science")),
           text_arg_int("sp", view_int(makes, "science")),
           text_arg_int("c", view_int(view, "money")), text_arg_int("cp", view_int(makes, "money")),
           text_arg_int("u", view_int(view, "upkeep")), text_arg_int("d", view_int(view, "discs")),
           text_arg_int("k", view_int(view, "colony")),
           text_arg_int("r", view_int(view, "reputation")));
}

static void draw_player(const Canvas *canvas, int seat)
{
    char buf[LINE_BYTES], who_buf[NAME_BYTES];
    Text line = text_over(buf), who = text_over(who_buf);
    JsonValue view = view_seat(canvas, seat);
    bool active = view_int(canvas->view, "active") == seat;
    bool begun = view_int(canvas->view, "round") > 0;
    text_fmt(&who, "%d ", seat + 1);
    draw_who(&who, canvas, seat);
    if (json_type(json_get(view, "species")) == JSON_STRING) {
        text_put(&who, ", ");
        put_thing(&who, canvas, ECL_THING_SPECIES, json_get(view, "species"));
    }
    put_marks(&who, canvas, seat, view);
    if (canvas->screen->plain) {
        text_fmt(&line, "%s%s", who_buf, begun ? ": " : "");
        if (begun)
            put_figures(&line, canvas, view);
        screen_wrap(canvas->screen, buf, 0, 0);
        return;
    }
    text_fmt(&line, "%s%s%s%s", active ? " ▸ " : "   ", ink(canvas->screen, seat_ink(seat)),
             who_buf, ink(canvas->screen, INK_NORMAL));
    screen_wrap(canvas->screen, buf, 0, 4);
    if (!begun)
        return;
    text_clear(&line);
    text_put(&line, "     ");
    put_figures(&line, canvas, view);
    screen_wrap(canvas->screen, buf, 0, 6);
}

/* ---- the map ---- */

typedef struct Glyph {
    char text[GLYPH_BYTES]; /* one character in UTF-8; empty is a space */
    uint8_t ink;
} Glyph;

typedef struct Grid {
    Glyph *glyph;
    int width, height, left, top; /* where 0, 0 is */
} Grid;

static void plot(Grid *grid, int x, int y, const char *character, size_t n, Ink colour)
{
    if (x < 0 || y < 0 || x >= grid->width || y >= grid->height || n >= GLYPH_BYTES)
        return;
    Glyph *glyph = &grid->glyph[y * grid->width + x];
    memcpy(glyph->text, character, n);
    glyph->text[n] = 0;
    glyph->ink = (uint8_t)colour;
}

/* Puts a text, cut to so many columns. */
static void plot_text(Grid *grid, int x, int y, int columns, const char *text, Ink colour)
{
    size_t left = strlen(text);
    for (int i = 0; left && i < columns; i++) {
        uint32_t point;
        int n = utf8_read(text, left, &point);
        if (n <= 0)
            return;
        plot(grid, x + i, y, text, (size_t)n, colour);
        text += n;
        left -= (size_t)n;
    }
}

/* The six edges: a wormhole, or a line. */
static void plot_edges(Grid *grid, int x, int y, uint32_t worm)
{
    static const struct {
        int8_t x, y;
        const char *line;
    } edge[ECL_EDGES] = { { 5, 0, "─" }, { 9, 1, "╲" }, { 9, 2, "╱" },
                          { 5, 3, "─" }, { 0, 2, "╲" }, { 0, 1, "╱" } };
    for (int i = 2; i < 9; i++) {
        plot_text(grid, x + i, y, 1, "─", INK_DIM);
        plot_text(grid, x + i, y + 3, 1, "─", INK_DIM);
    }
    for (int i = 0; i < ECL_EDGES; i++) {
        bool hole = worm >> i & 1;
        plot_text(grid, x + edge[i].x, y + edge[i].y, 1, hole ? "•" : edge[i].line,
                  hole ? INK_BOLD : INK_DIM);
    }
}

static uint32_t wormholes(JsonValue hex)
{
    JsonIter iter = json_iter(json_get(hex, "wormholes"));
    JsonValue item;
    long long edge;
    uint32_t found = 0;
    while (json_next(&iter, NULL, &item))
        if (json_to_int(item, 0, ECL_EDGES - 1, &edge))
            found |= 1u << edge;
    return found;
}

static int sum_of(JsonValue counts)
{
    JsonIter iter = json_iter(counts);
    JsonValue value;
    long long n;
    int sum = 0;
    while (json_next(&iter, NULL, &value))
        sum += json_to_int(value, 0, 99, &n) ? (int)n : 0;
    return sum;
}

/* "101 ?A2om@" */
static void put_signs(Text *out, int edition, int sector, JsonValue hex)
{
    static const char signs[ECL_NPCS] = { ' ', 'A', 'G', 'C' };
    int npcs = view_int(hex, "npcs");
    text_put(out, ecl_sector_code(sector));
    text_put(out, view_bool(hex, "discovery") ? "?" : "");
    if (npcs)
        text_fmt(out, "%c%d", signs[ecl_sectors[edition][sector].guard], npcs);
    text_put(out, view_bool(hex, "orbital") ? "o" : "");
    text_put(out, view_bool(hex, "monolith") ? "m" : "");
    text_put(out, view_bool(hex, "portal") ? "@" : "");
}

/* "1i2c1" for each fleet. */
static void put_fleets(Text *out, JsonValue ships)
{
    static const char letters[ECL_SHIPS] = { 'i', 'c', 'd', 's' };
    JsonIter iter = json_iter(ships);
    JsonValue fleet;
    while (json_next(&iter, NULL, &fleet)) {
        text_int(out, view_int(fleet, "seat") + 1);
        for (int ship = 0; ship < ECL_SHIPS; ship++) {
            int n = view_int(fleet, ecl_unit_code(ship));
            if (n == 1)
                text_char(out, letters[ship]);
            else if (n)
                text_fmt(out, "%c%d", letters[ship], n);
        }
    }
}

static void plot_sector(Grid *grid, int edition, int sector, JsonValue hex)
{
    int q = view_int(hex, "q"), r = view_int(hex, "r");
    int x = (q - grid->left) * CELL_WIDTH - (q - grid->left),
        y = CELL_HEIGHT * r + 2 * q - grid->top;
    bool owned = json_type(json_get(hex, "disc")) == JSON_NUMBER;
    int seat = view_int(hex, "disc");
    Ink colour = owned ? seat_ink(seat) : INK_NORMAL;
    char buf[NAME_BYTES];
    Text text = text_over(buf);
    plot_edges(grid, x, y, wormholes(hex));
    put_signs(&text, edition, sector, hex);
    plot_text(grid, x + 1, y + 1, 8, buf, colour);
    text_clear(&text);
    if (owned)
        text_fmt(&text, "%d:%d ", seat + 1, sum_of(json_get(hex, "cubes")));
    put_fleets(&text, json_get(hex, "ships"));
    plot_text(grid, x + 1, y + 2, 8, buf, colour);
}

/* Calls for every sector of the map. */
static void each_sector(const Canvas *canvas, void (*visit)(const Canvas *, int, JsonValue, void *),
                        void *data)
{
    JsonIter iter = json_iter(json_get(canvas->view, "map"));
    JsonValue key, hex;
    while (json_next(&iter, &key, &hex)) {
        int sector;
        if (thing_of(canvas, ECL_THING_SECTOR, key, &sector))
            visit(canvas, sector, hex, data);
    }
}

typedef struct Bounds {
    int q_min, q_max, y_min, y_max;
} Bounds;

static void widen(const Canvas *canvas, int sector, JsonValue hex, void *data)
{
    Bounds *bounds = data;
    int q = view_int(hex, "q"), y = CELL_HEIGHT * view_int(hex, "r") + 2 * q;
    (void)canvas, (void)sector;
    bounds->q_min = q < bounds->q_min ? q : bounds->q_min;
    bounds->q_max = q > bounds->q_max ? q : bounds->q_max;
    bounds->y_min = y < bounds->y_min ? y : bounds->y_min;
    bounds->y_max = y > bounds->y_max ? y : bounds->y_max;
}

static void plot_one(const Canvas *canvas, int sector, JsonValue hex, void *data)
{
    plot_sector(data, edition_of(canvas), sector, hex);
}

static void print_row(const Canvas *canvas, const Grid *grid, int y)
{
    const Glyph *row = &grid->glyph[y * grid->width];
    int end = grid->width;
    while (end > 0 && !row[end - 1].text[0])
        end--;
    fputs("  ", canvas->screen->out);
    for (int x = 0; x < end; x++)
        fprintf(canvas->screen->out, "%s%s%s", ink(canvas->screen, (Ink)row[x].ink),
                row[x].text[0] ? row[x].text : " ", ink(canvas->screen, INK_NORMAL));
    fputc('\n', canvas->screen->out);
}

/* Squares with cubes, in words. */
static void tell_cubes(Text *out, const Canvas *canvas, JsonValue cubes)
{
    char buf[LINE_BYTES] = "";
    Text list = text_over(buf);
    for (int square = 0; square <= ECL_SQUARES; square++) {
        int n = view_int(cubes, ecl_square_codes[square]);
        if (n)
            text_fmt(&list, "%s%s %d", list.len ? ", " : "",
                     ecl_square_name(square, canvas->voice.lang), n);
    }
    if (!list.len)
        return;
    text_put(out, ", ");
    say_to(out, canvas->voice.lang, SAY_EC_CUBES, text_arg_plain("list", buf));
}

/* Each fleet, in words, in the order of entry. */
static void tell_fleets(Text *out, const Canvas *canvas, JsonValue ships)
{
    JsonIter iter = json_iter(ships);
    JsonValue fleet;
    while (json_next(&iter, NULL, &fleet)) {
        char buf[LINE_BYTES] = "", who_buf[NAME_BYTES];
        Text list = text_over(buf), who = text_over(who_buf);
        draw_who(&who, canvas, view_int(fleet, "seat"));
        for (int ship = 0; ship < ECL_SHIPS; ship++) {
            int n = view_int(fleet, ecl_unit_code(ship));
            if (n)
                text_fmt(&list, "%s%s %d", list.len ? ", " : "",
                         ecl_unit_name(ship, canvas->voice.lang), n);
        }
        text_put(out, ". ");
        say_to(out, canvas->voice.lang, SAY_EC_FLEET, text_arg_plain("who", who_buf),
               text_arg_plain("list", buf));
    }
}

/* A sector in words. */
static void tell_sector(const Canvas *canvas, int sector, JsonValue hex, void *data)
{
    char buf[LINE_BYTES], name_buf[NAME_BYTES];
    Text line = text_over(buf), name = text_over(name_buf);
    Lang lang = canvas->voice.lang;
    bool owned = json_type(json_get(hex, "disc")) == JSON_NUMBER;
    (void)data;
    thing_name(canvas->game, ECL_THING_SECTOR, sector, lang, &name);
    say_to(&line, lang, SAY_EC_SECTOR_WORD, text_arg_plain("sector", name_buf),
           text_arg_int("q", view_int(hex, "q")), text_arg_int("r", view_int(hex, "r")));
    text_clear(&name);
    draw_who(&name, canvas, view_int(hex, "disc"));
    say_to(&line, lang, owned ? SAY_EC_CONTROLLED : SAY_EC_FREE, text_arg_plain("who", name_buf));
    if (view_int(hex, "npcs")) {
        int npc = ecl_sectors[edition_of(canvas)][sector].guard;
        text_clear(&name);
        thing_name(canvas->game, ECL_THING_NPC, npc, lang, &name);
        text_put(&line, ", ");
        say_to(&line, lang, SAY_EC_NPCS, text_arg_plain("npc", name_buf),
               text_arg_int("n", view_int(hex, "npcs")));
    }
    if (view_bool(hex, "discovery"))
        text_fmt(&line, ", %s", phrase(lang, SAY_EC_TILE));
    if (view_bool(hex, "orbital"))
        text_fmt(&line, ", %s", phrase(lang, SAY_EC_ORBITAL));
    if (view_bool(hex, "monolith"))
        text_fmt(&line, ", %s", phrase(lang, SAY_EC_MONOLITH));
    if (view_bool(hex, "portal"))
        text_fmt(&line, ", %s", phrase(lang, SAY_EC_PORTAL));
    tell_cubes(&line, canvas, json_get(hex, "cubes"));
    tell_fleets(&line, canvas, json_get(hex, "ships"));
    text_put(&line, ".");
    draw_line(canvas, buf);
}

/* The hexes, if they fit the screen; else, and for a screen reader, in words. */
static void draw_map(const Canvas *canvas)
{
    Bounds bounds = { 0, 0, 0, 0 };
    each_sector(canvas, widen, &bounds);
    Grid grid = { .width = (bounds.q_max - bounds.q_min + 1) * (CELL_WIDTH - 1) + 1,
                  .height = bounds.y_max - bounds.y_min + CELL_HEIGHT,
                  .left = bounds.q_min,
                  .top = bounds.y_min };
    draw_heading(canvas, phrase(canvas->voice.lang, SAY_EC_MAP));
    if (!canvas->screen->plain && grid.width + 2 <= canvas->screen->width)
        grid.glyph = calloc((size_t)grid.width * (size_t)grid.height, sizeof *grid.glyph);
    if (!grid.glyph) {
        each_sector(canvas, tell_sector, NULL);
        return;
    }
    each_sector(canvas, plot_one, &grid);
    for (int y = 0; y < grid.height; y++)
        print_row(canvas, &grid, y);
    free(grid.glyph);
}

static void draw_status(const Canvas *canvas)
{
    char buf[LINE_BYTES];
    Text title = text_over(buf);
    Lang lang = canvas->voice.lang;
    say_to(&title, lang, SAY_EC_TITLE, text_arg_plain("game", canvas->game->name[lang]),
           text_arg_int("n", view_int(canvas->view, "round")),
           text_arg_int("rounds", view_int(canvas->view, "rounds")),
           text_arg("phase", phrase(lang, phase_of(canvas))));
    draw_heading(canvas, buf);
    for (int seat = 0; seat < json_count(json_get(canvas->view, "seats")); seat++)
        draw_player(canvas, seat);
    draw_map(canvas);
}

/* ---- a board ---- */

static void draw_techs(const Canvas *canvas, JsonValue view)
{
    JsonIter iter = json_iter(json_get(view, "techs"));
    JsonValue track, list;
    while (json_next(&iter, &track, &list)) {
        char buf[LINE_BYTES], list_buf[LINE_BYTES] = "", track_buf[NAME_BYTES];
        Text line = text_over(buf), names = text_over(list_buf), name = text_over(track_buf);
        put_thing(&name, canvas, ECL_THING_TRACK, track);
        if (!put_names(&names, canvas, ECL_THING_TECH, list))
            continue;
        say_to(&line, canvas->voice.lang, SAY_EC_TECHS, text_arg_plain("track", track_buf),
               text_arg_plain("list", list_buf));
        draw_line(canvas, buf);
    }
}

/* The sums of a blueprint as the table has them, from the view. */
static EclValues sums_of(JsonValue plan)
{
    EclValues sums = { .energy_out = (uint8_t)view_int(plan, "energy"),
                       .energy_in = (uint8_t)view_int(plan, "energy_used"),
                       .initiative = (uint8_t)view_int(plan, "initiative"),
                       .move = (uint8_t)view_int(plan, "move"),
                       .computer = (uint8_t)view_int(plan, "computer"),
                       .shield = (uint8_t)view_int(plan, "shield"),
                       .hull = (uint8_t)view_int(plan, "hull") };
    for (int die = 0; die < ECL_DICE; die++) {
        long long n = 0;
        json_to_int(json_index(json_get(plan, "cannon"), die), 0, 99, &n);
        sums.cannon[die] = (uint8_t)n;
        n = 0;
        json_to_int(json_index(json_get(plan, "missile"), die), 0, 99, &n);
        sums.missile[die] = (uint8_t)n;
    }
    return sums;
}

static void draw_plans(const Canvas *canvas, JsonValue view)
{
    JsonIter iter = json_iter(json_get(view, "blueprints"));
    JsonValue ship, plan;
    while (json_next(&iter, &ship, &plan)) {
        char buf[LINE_BYTES], parts_buf[LINE_BYTES] = "", name_buf[NAME_BYTES],
                              sums_buf[LINE_BYTES];
        Text line = text_over(buf), parts = text_over(parts_buf), name = text_over(name_buf);
        Text sums = text_over(sums_buf);
        EclValues values = sums_of(plan);
        JsonIter slots = json_iter(json_get(plan, "parts"));
        JsonValue part;
        while (json_next(&slots, NULL, &part)) {
            text_put(&parts, parts.len ? ", " : "");
            if (json_equals(part, "none"))
                text_put(&parts, "-");
            put_thing(&parts, canvas, ECL_THING_PART, part);
        }
        put_thing(&name, canvas, ECL_THING_UNIT, ship);
        ecl_say_values(&values, canvas->voice.lang, &sums);
        say_to(&line, canvas->voice.lang, SAY_EC_SUMS, text_arg_plain("ship", name_buf),
               text_arg_plain("parts", parts_buf), text_arg_plain("sums", sums_buf));
        draw_line(canvas, buf);
    }
}

static void draw_partners(const Canvas *canvas, JsonValue view)
{
    char buf[LINE_BYTES] = "";
    Text list = text_over(buf);
    JsonIter iter = json_iter(json_get(view, "partners"));
    JsonValue item;
    long long seat;
    while (json_next(&iter, NULL, &item))
        if (json_to_int(item, 0, ECL_SEATS - 1, &seat)) {
            text_put(&list, list.len ? ", " : "");
            seat_name((int)seat, canvas->voice, &list);
        }
    draw_list(canvas, SAY_EC_PARTNERS, buf);
}

static void draw_tiles(const Canvas *canvas, JsonValue view)
{
    char buf[LINE_BYTES] = "", kept[NAME_BYTES];
    Text list = text_over(buf), line = text_over(kept);
    JsonIter iter = json_iter(json_get(view, "reputation_tiles"));
    JsonValue key, count;
    long long n;
    for (int value = 1; json_next(&iter, &key, &count); value++)
        for (int i = json_to_int(count, 0, 99, &n) ? (int)n : 0; i > 0; i--)
            text_fmt(&list, "%s%d", list.len ? ", " : "", value);
    draw_list(canvas, SAY_EC_TILES, buf);
    if (!view_int(view, "kept"))
        return;
    say_to(&line, canvas->voice.lang, SAY_EC_KEPT, text_arg_int("n", view_int(view, "kept")));
    draw_line(canvas, kept);
}

static void draw_board(const Canvas *canvas, int seat)
{
    char buf[NAME_BYTES];
    Text who = text_over(buf);
    JsonValue view = view_seat(canvas, seat);
    draw_who(&who, canvas, seat);
    draw_heading(canvas, buf);
    draw_player(canvas, seat);
    draw_techs(canvas, view);
    draw_plans(canvas, view);
    draw_named(canvas, SAY_EC_STORED, ECL_THING_PART, json_get(view, "stored"));
    draw_named(canvas, SAY_EC_SUPPLY, ECL_THING_UNIT, json_get(view, "supply"));
    draw_partners(canvas, view);
    draw_tiles(canvas, view);
}

/* ---- the tray ---- */

static void put_tech(Text *out, const Canvas *canvas, int tech, int copies)
{
    const EclTechRow *row = &ecl_techs[edition_of(canvas)][tech];
    char buf[NAME_BYTES];
    Text name = text_over(buf);
    thing_name(canvas->game, ECL_THING_TECH, tech, canvas->voice.lang, &name);
    text_put(out, out->len ? ", " : "");
    say_to(out, canvas->voice.lang, SAY_EC_TECH, text_arg_plain("tech", buf),
           text_arg_int("cost", row->cost), text_arg_int("least", row->least),
           text_arg_int("n", copies > 1 ? copies : 0));
}

static void draw_tray(const Canvas *canvas)
{
    JsonValue tray = json_get(canvas->view, "tray");
    draw_heading(canvas, phrase(canvas->voice.lang, SAY_EC_TRAY));
    for (int track = 0; track <= ECL_RARE; track++) {
        char buf[LINE_BYTES], list_buf[LINE_BYTES] = "";
        Text line = text_over(buf), list = text_over(list_buf);
        for (int tech = 1; tech < ECL_TECHS; tech++) {
            int n = view_int(tray, ecl_tech_code(tech));
            if (n && ecl_techs[edition_of(canvas)][tech].category == track)
                put_tech(&list, canvas, tech, n);
        }
        if (!list.len)
            continue;
        say_to(&line, canvas->voice.lang, SAY_EC_TECHS,
               text_arg("track", ecl_phrase(ECL_TEXT_TRACK_MIL + track, canvas->voice.lang)),
               text_arg_plain("list", list_buf));
        draw_line(canvas, buf);
    }
}

static void draw_npcs(const Canvas *canvas)
{
    JsonIter iter = json_iter(json_get(canvas->view, "npcs"));
    JsonValue code, variant;
    while (json_next(&iter, &code, &variant)) {
        char buf[LINE_BYTES], name_buf[NAME_BYTES], list_buf[NAME_BYTES];
        Text line = text_over(buf), name = text_over(name_buf), list = text_over(list_buf);
        int npc, kind;
        if (!thing_of(canvas, ECL_THING_NPC, code, &npc) ||
            !thing_of(canvas, ECL_THING_VARIANT, variant, &kind))
            continue;
        ecl_say_values(&ecl_npcs[edition_of(canvas)][npc][kind].values, canvas->voice.lang, &list);
        if (!list.len)
            continue;
        put_thing(&name, canvas, ECL_THING_NPC, code);
        say_to(&line, canvas->voice.lang, SAY_EC_NPC, text_arg_plain("npc", name_buf),
               text_arg_plain("list", list_buf));
        draw_line(canvas, buf);
    }
}

static void draw_market(const Canvas *canvas)
{
    char buf[LINE_BYTES];
    Text line = text_over(buf);
    JsonValue stacks = json_get(canvas->view, "stacks");
    draw_tray(canvas);
    say_to(&line, canvas->voice.lang, SAY_EC_STACKS, text_arg_int("a", view_int(stacks, "inner")),
           text_arg_int("b", view_int(stacks, "middle")),
           text_arg_int("c", view_int(stacks, "outer")),
           text_arg_int("t", view_int(canvas->view, "tech_bag")),
           text_arg_int("d", view_int(canvas->view, "discovery_supply")),
           text_arg_int("r", view_int(canvas->view, "reputation_bag")));
    draw_line(canvas, buf);
    draw_named(canvas, SAY_EC_DISCARDS, ECL_THING_SECTOR, json_get(canvas->view, "discards"));
    draw_npcs(canvas);
}

/* What the thing is that a choice names first. */
static void note(const Canvas *canvas, Move move, Text *out)
{
    switch (move_kind(move)) {
    case ECL_MOVE_RESEARCH:
    case ECL_MOVE_RESEARCH_ON:
    case ECL_MOVE_TAKE:
    case ECL_MOVE_PART:
    case ECL_MOVE_SPECIES:
        canvas->game->explain(canvas->state, canvas->game->words.move[move_kind(move)].arg[0],
                              move_a(move), canvas->voice, out);
        break;
    default:
        break;
    }
}

const Drawing drawing_eclipse2 = { "eclipse2",  draw_status, draw_board,
                                   draw_market, note,        SAY_EC_LEGEND };
const Drawing drawing_eclipse1 = { "eclipse1",  draw_status, draw_board,
                                   draw_market, note,        SAY_EC_LEGEND };
