/* Space Base in a terminal: players, boards of twelve sectors with what is stationed and deployed,
 * shipyard and colonies. What lies where comes from the view; what is printed on a card comes from
 * the component tables. As plain lines everything is said in words. */
#include <limits.h>
#include <string.h>

#include "games/spacebase/state.h"

#include "cli/draw.h"

enum { LINE_BYTES = 4096, NAME_BYTES = 256, WIDE = 110, NAME_COLUMNS = 15 };

/* ---- words ---- */

static int card_of(JsonValue code)
{
    for (int card = 1; card < SB_CARDS; card++)
        if (json_equals(code, sb_card_code(card)))
            return card;
    return SB_NO_CARD;
}

/* The card of this code on a seat's board: starting ships have the names of its set. */
static int card_on_board(JsonValue code, int seat)
{
    int card = card_of(code);
    if (card >= SB_FIRST_STARTER)
        card = sb_starter(seat, sb_cards[card].sector);
    return card;
}

static void put_name(Text *out, const Canvas *canvas, int card)
{
    text_fill(out, "{name}", canvas->voice.lang,
              (const TextArg[]){ text_arg("name", sb_card_name(card, canvas->voice.lang)) }, 1);
}

/* Puts a phrase in a colour, apart from what stands before it. */
static void put_part(Text *out, const Canvas *canvas, Ink colour, Phrase key, const TextArg *args,
                     int n)
{
    draw_gap(out, canvas);
    draw_ink(out, canvas, colour);
    phrase_put(out, canvas->voice.lang, key, args, n);
    draw_ink(out, canvas, INK_NORMAL);
}

static void put_count(Text *out, const Canvas *canvas, Ink colour, Phrase key, int n)
{
    if (n)
        put_part(out, canvas, colour, key, (const TextArg[]){ text_arg_int("n", n) }, 1);
}

static void put_resources(Text *out, const Canvas *canvas, int credits, int income, int vp)
{
    bool plain = canvas->screen->plain;
    put_count(out, canvas, INK_YELLOW, plain ? SAY_CREDITS_WORD : SAY_CREDITS, credits);
    put_count(out, canvas, INK_GREEN, plain ? SAY_INCOME_WORD : SAY_INCOME, income);
    put_count(out, canvas, INK_CYAN, plain ? SAY_VP_WORD : SAY_VP, vp);
}

static void put_claims(Text *out, const Canvas *canvas, const int claims[SB_LEVELS])
{
    for (int level = 1; level <= SB_LEVELS; level++)
        if (claims[level - 1])
            put_part(out, canvas, INK_BOLD, SAY_SB_CLAIM,
                     (const TextArg[]){ text_arg_int("n", claims[level - 1]),
                                        text_arg_int("level", level) },
                     2);
}

/* Puts the ability of a side in a word or two, in its colour. */
static void put_ability(Text *out, const Canvas *canvas, const SbSide *side)
{
    static const Phrase word[SB_ABILITIES] = {
        [SB_SHIFT] = SAY_SB_SHIFT,   [SB_BUY] = SAY_SB_BUY,       [SB_BUYANY] = SAY_SB_BUYANY,
        [SB_SWAP] = SAY_SB_SWAP,     [SB_REROLL] = SAY_SB_REROLL, [SB_SETDIE] = SAY_SB_SETDIE,
        [SB_LOSEVP] = SAY_SB_LOSEVP, [SB_CHARGE] = SAY_SB_CHARGE, [SB_EXCH] = SAY_SB_EXCH,
        [SB_WIN] = SAY_SB_WIN,       [SB_X2] = SAY_SB_X2,         [SB_GAIN] = SAY_SB_GAIN,
    };
    static const Ink inks[] = { [SB_NO_COLOUR] = INK_NORMAL,
                                [SB_BLUE] = INK_BLUE,
                                [SB_RED] = INK_RED,
                                [SB_GREEN] = INK_GREEN };
    Ink colour = inks[side->colour];
    TextArg args[] = { text_arg("n", side->a == 2 ? "+1/+2" : "+1"), text_arg_int("a", side->a),
                       text_arg_int("b", side->b) };
    switch ((SbAbility)side->ability) {
    case SB_CLAIM:
        put_claims(out, canvas, (const int[]){ side->a, side->b, side->c });
        break;
    case SB_BUY:
        put_part(out, canvas, colour, SAY_SB_BUY, NULL, 0);
        if (side->a > 1)
            text_fmt(out, "×%d", side->a);
        put_resources(out, canvas, side->b, 0, side->c);
        break;
    case SB_LOSEVP:
        args[0] = text_arg_int("n", side->a);
        put_part(out, canvas, colour, SAY_SB_LOSEVP, args, 3);
        if (side->b)
            put_part(out, canvas, colour, SAY_SB_BUY, NULL, 0);
        if (side->b > 1)
            text_fmt(out, "×%d", side->b);
        break;
    case SB_CHARGE:
        put_part(out, canvas, colour, side->b ? SAY_SB_CHARGE_MOVE : SAY_SB_CHARGE, NULL, 0);
        break;
    case SB_REROLL:
    case SB_SETDIE:
        put_part(out, canvas, colour, word[side->ability], NULL, 0);
        put_resources(out, canvas, side->a, 0, 0);
        break;
    case SB_GAIN:
        put_part(out, canvas, colour, SAY_SB_GAIN, NULL, 0);
        put_resources(out, canvas, side->a, side->b, side->c);
        break;
    case SB_SHIFT:
    case SB_BUYANY:
    case SB_SWAP:
    case SB_EXCH:
    case SB_WIN:
    case SB_X2:
        put_part(out, canvas, colour, word[side->ability], args, 3);
        break;
    case SB_NO_ABILITY:
    case SB_ABILITIES:
        break;
    }
}

/* Puts slots as marks: ● charged, ○ empty, in brackets if they are joined. */
static void put_slots(Text *out, const Canvas *canvas, const SbSide *side, int charges, int slots)
{
    if (!slots)
        return;
    draw_gap(out, canvas);
    if (canvas->screen->plain) {
        say_to(out, canvas->voice.lang, SAY_SB_CHARGES, text_arg_int("n", charges),
               text_arg_int("slots", slots));
        return;
    }
    text_put(out, side->joined ? "(" : "");
    for (int i = 0; i < slots; i++)
        text_put(out, i < charges ? "●" : "○");
    text_put(out, side->joined ? ")" : "");
}

static void put_arrows(Text *out, const Canvas *canvas, int arrows)
{
    static const char *const mark[] = { "", "←", "→", "↔" };
    static const Phrase word[] = { SAY_SB_NOTHING, SAY_SB_LEFT, SAY_SB_RIGHT, SAY_SB_EITHER };
    if (!arrows)
        return;
    if (canvas->screen->plain) {
        put_part(out, canvas, INK_NORMAL, word[arrows], NULL, 0);
        return;
    }
    draw_gap(out, canvas);
    draw_ink(out, canvas, INK_BOLD);
    text_put(out, mark[arrows]);
    draw_ink(out, canvas, INK_NORMAL);
}

/* Puts what a side cannot be added up with others: arrows, claims, slots and ability. */
static void put_special(Text *out, const Canvas *canvas, const SbSide *side, int charges, int slots)
{
    put_arrows(out, canvas, side->arrows);
    put_claims(out, canvas, (const int[]){ side->claims[0], side->claims[1], side->claims[2] });
    put_slots(out, canvas, side, charges, slots);
    put_ability(out, canvas, side);
}

static void put_side(Text *out, const Canvas *canvas, const SbSide *side, int charges, int slots)
{
    put_resources(out, canvas, side->credits, side->income, side->vp);
    put_special(out, canvas, side, charges, slots);
}

/* The slots printed for this number of players, for cards that lie on no board. */
static int slots_for(const Canvas *canvas, const SbSide *side)
{
    int players = json_count(json_get(canvas->view, "seats"));
    return side->slots[players >= 4 ? 2 : players - 2];
}

static void put_printed(Text *out, const Canvas *canvas, int card, SbFace face)
{
    const SbSide *side = &sb_cards[card].side[face];
    put_side(out, canvas, side, 0, slots_for(canvas, side));
}

/* What a card does, in the game's own words. */
static void put_explained(Text *out, const Canvas *canvas, int card)
{
    const Game *game = canvas->game;
    for (int thing = 1; thing < game->words.things; thing++) {
        int value;
        if (thing_parse(&game->words.thing[thing], sb_card_code(card), &value) &&
            game->explain(canvas->state, thing, value, canvas->voice, out))
            return;
    }
}

/* ---- players ---- */

static int die(const Canvas *canvas, int which)
{
    long long value = 0;
    json_to_int(json_index(json_get(canvas->view, "dice"), which), 0, SB_FACES, &value);
    return (int)value;
}

static void put_phase(Text *out, const Canvas *canvas)
{
    static const struct {
        const char *code;
        Phrase key;
    } row[] = {
        { "lightspeed", SAY_SB_PHASE_LIGHTSPEED },
        { "window1", SAY_SB_PHASE_WINDOW1 },
        { "setdie", SAY_SB_PHASE_SETDIE },
        { "roll", SAY_SB_PHASE_ROLL },
        { "reroll", SAY_SB_PHASE_REROLL },
        { "use", SAY_SB_PHASE_USE },
        { "claim", SAY_SB_PHASE_CLAIM },
        { "window5", SAY_SB_PHASE_WINDOW5 },
        { "buy", SAY_SB_PHASE_BUY },
        { "window7", SAY_SB_PHASE_WINDOW7 },
        { "over", SAY_SB_PHASE_OVER },
    };
    JsonValue phase = json_get(canvas->view, "phase");
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++)
        if (json_equals(phase, row[i].code))
            phrase_put(out, canvas->voice.lang, row[i].key, NULL, 0);
}

static void put_title(Text *out, const Canvas *canvas)
{
    Lang lang = canvas->voice.lang;
    int round = view_int(canvas->view, "round");
    text_put(out, canvas->game->name[lang]);
    if (round) {
        text_put(out, ", ");
        say_to(out, lang, SAY_ROUND, text_arg_int("n", round));
    }
    bool ending = false;
    if (json_to_bool(json_get(canvas->view, "ending"), &ending) && ending) {
        text_put(out, ", ");
        phrase_put(out, lang, SAY_SB_ENDING, NULL, 0);
    }
    text_put(out, ", ");
    put_phase(out, canvas);
    if (die(canvas, 0) && die(canvas, 1)) {
        text_put(out, ", ");
        say_to(out, lang, SAY_SB_DICE, text_arg_int("a", die(canvas, 0)),
               text_arg_int("b", die(canvas, 1)));
    }
}

/* Whether it is the seat's turn. Before the first round it is nobody's. */
static bool is_active(const Canvas *canvas, int seat)
{
    return view_int(canvas->view, "round") && view_int(canvas->view, "active") == seat;
}

/* Puts the marks of a seat: whose turn it is, who began. */
static void put_marks(Text *out, const Canvas *canvas, int seat)
{
    Lang lang = canvas->voice.lang;
    if (!view_int(canvas->view, "round"))
        return;
    bool active = is_active(canvas, seat);
    if (view_int(canvas->view, "first") == seat)
        text_fmt(out, "%s", phrase(lang, SAY_SB_FIRST));
    if (active)
        text_fmt(out, "%s%s", out->len ? ", " : "", phrase(lang, SAY_SB_ACTIVE));
}

static void draw_player(const Canvas *canvas, int seat)
{
    char buf[LINE_BYTES], who_buf[NAME_BYTES], marks_buf[NAME_BYTES] = "";
    Text line = text_over(buf), who = text_over(who_buf), marks = text_over(marks_buf);
    JsonValue view = view_seat(canvas, seat);
    int credits = view_int(view, "credits"), income = view_int(view, "income");
    int vp = view_int(view, "vp");
    Lang lang = canvas->voice.lang;
    draw_who(&who, canvas, seat);
    put_marks(&marks, canvas, seat);
    if (canvas->screen->plain) {
        text_fmt(&line, "%s: ", who_buf);
        say_to(&line, lang, SAY_CREDITS_WORD, text_arg_int("n", credits));
        text_put(&line, ", ");
        say_to(&line, lang, SAY_INCOME_WORD, text_arg_int("n", income));
        text_put(&line, ", ");
        say_to(&line, lang, SAY_VP_WORD, text_arg_int("n", vp));
        text_fmt(&line, "%s%s.", marks.len ? "; " : "", marks_buf);
    } else {
        bool active = is_active(canvas, seat);
        text_put(&line, active ? " ▸ " : "   ");
        draw_ink(&line, canvas, active ? INK_BOLD : INK_NORMAL);
        text_column(&line, who_buf, 22);
        draw_ink(&line, canvas, INK_NORMAL);
        draw_figure(&line, canvas, INK_YELLOW, SAY_CREDITS, credits, 7);
        draw_figure(&line, canvas, INK_GREEN, SAY_INCOME, income, 7);
        draw_figure(&line, canvas, INK_CYAN, SAY_VP, vp, 7);
        text_fmt(&line, "   %s%s%s", ink(canvas->screen, INK_DIM), marks_buf,
                 ink(canvas->screen, INK_NORMAL));
    }
    screen_wrap(canvas->screen, buf, 0, 4);
}

/* Light Speed: what the viewer has bought so far, unseen by the others. */
static void draw_bought(const Canvas *canvas)
{
    char buf[LINE_BYTES], names_buf[LINE_BYTES] = "";
    Text line = text_over(buf), names = text_over(names_buf);
    JsonIter iter = json_iter(json_get(json_get(canvas->view, "answer"), "bought"));
    JsonValue code;
    while (json_next(&iter, NULL, &code)) {
        text_put(&names, names.len ? ", " : "");
        put_name(&names, canvas, card_of(code));
    }
    if (!names.len)
        return;
    say_to(&line, canvas->voice.lang, SAY_SB_BOUGHT, text_arg_plain("list", names_buf));
    screen_wrap(canvas->screen, buf, 0, 2);
}

static void draw_status(const Canvas *canvas)
{
    char buf[LINE_BYTES];
    Text title = text_over(buf);
    put_title(&title, canvas);
    draw_heading(canvas, buf);
    for (int seat = 0; seat < json_count(json_get(canvas->view, "seats")); seat++)
        draw_player(canvas, seat);
    draw_bought(canvas);
}

/* ---- boards ---- */

static void put_station(Text *out, const Canvas *canvas, JsonValue sector, int seat)
{
    int card = card_on_board(json_get(sector, "card"), seat);
    const SbSide *side = &sb_cards[card].side[SB_STATION];
    if (sb_is_colony(card))
        phrase_put(out, canvas->voice.lang, SAY_SB_NOTHING, NULL, 0);
    else
        put_side(out, canvas, side, view_int(sector, "charges"), view_int(sector, "slots"));
}

/* Puts all deployed ships of a sector as one: resources added up, then what each has of its own. */
static void put_deployed(Text *out, const Canvas *canvas, JsonValue sector, int seat)
{
    JsonIter iter = json_iter(json_get(sector, "deployed"));
    JsonValue ship;
    int credits = 0, income = 0, vp = 0;
    while (json_next(&iter, NULL, &ship)) {
        const SbSide *side =
            &sb_cards[card_on_board(json_get(ship, "card"), seat)].side[SB_DEPLOYED];
        credits += side->credits;
        income += side->income;
        vp += side->vp;
    }
    put_resources(out, canvas, credits, income, vp);
    iter = json_iter(json_get(sector, "deployed"));
    while (json_next(&iter, NULL, &ship)) {
        int card = card_on_board(json_get(ship, "card"), seat);
        put_special(out, canvas, &sb_cards[card].side[SB_DEPLOYED], view_int(ship, "charges"),
                    view_int(ship, "slots"));
    }
}

/* Puts the deployed ships by name, oldest first. */
static void put_ships(Text *out, const Canvas *canvas, JsonValue sector, int seat)
{
    JsonIter iter = json_iter(json_get(sector, "deployed"));
    JsonValue ship;
    for (int i = 0; json_next(&iter, NULL, &ship); i++) {
        int card = card_on_board(json_get(ship, "card"), seat);
        text_put(out, i > 0 ? ", " : "");
        put_name(out, canvas, card);
        text_char(out, ' ');
        put_side(out, canvas, &sb_cards[card].side[SB_DEPLOYED], view_int(ship, "charges"),
                 view_int(ship, "slots"));
    }
}

static bool is_rolled(const Canvas *canvas, int sector)
{
    int a = die(canvas, 0), b = die(canvas, 1);
    return a && b && (sector == a || sector == b || sector == a + b);
}

static void draw_sector(const Canvas *canvas, int seat, int number)
{
    char buf[LINE_BYTES], cell_buf[LINE_BYTES], name_buf[NAME_BYTES];
    Text line = text_over(buf), cell = text_over(cell_buf), name = text_over(name_buf);
    const Screen *screen = canvas->screen;
    JsonValue sector = json_index(json_get(view_seat(canvas, seat), "sectors"), number - 1);
    put_name(&name, canvas, card_on_board(json_get(sector, "card"), seat));
    int ships = json_count(json_get(sector, "deployed"));
    bool wide = screen->width >= WIDE;
    int station = wide ? 34 : 22;
    bool rolled = is_rolled(canvas, number);
    text_fmt(&line, "%s%s%2d%s ", rolled ? ink(screen, INK_BOLD) : "", rolled ? " ▸" : "  ", number,
             ink(screen, INK_NORMAL));
    text_column(&line, name_buf, NAME_COLUMNS);
    text_char(&line, ' ');
    put_station(&cell, canvas, sector, seat);
    text_column(&line, cell_buf, station);
    int indent = shown_width(buf) + 2;
    text_fmt(&line, "%s│%s ", ink(screen, INK_DIM), ink(screen, INK_NORMAL));
    text_clear(&cell);
    if (ships && wide)
        put_ships(&cell, canvas, sector, seat);
    else if (ships)
        put_deployed(&cell, canvas, sector, seat);
    text_put(&line, cell_buf);
    if (ships > 1 && !wide)
        text_fmt(&line, " %s[%d]%s", ink(screen, INK_DIM), ships, ink(screen, INK_NORMAL));
    screen_wrap(screen, buf, 0, indent);
}

/* "Sector 7. Merbold: 1 credit. 2 ships: …". */
static void say_sector(const Canvas *canvas, int seat, int number)
{
    char buf[LINE_BYTES];
    Text line = text_over(buf);
    Lang lang = canvas->voice.lang;
    JsonValue sector = json_index(json_get(view_seat(canvas, seat), "sectors"), number - 1);
    int ships = json_count(json_get(sector, "deployed"));
    say_to(&line, lang, SAY_SB_SECTOR_WORD, text_arg_int("n", number));
    text_put(&line, ". ");
    put_name(&line, canvas, card_on_board(json_get(sector, "card"), seat));
    text_put(&line, ": ");
    put_station(&line, canvas, sector, seat);
    text_put(&line, ".");
    if (ships) {
        text_char(&line, ' ');
        say_to(&line, lang, SAY_SB_SHIPS, text_arg_int("n", ships));
        text_put(&line, ": ");
        put_ships(&line, canvas, sector, seat);
        text_put(&line, ".");
    }
    screen_wrap(canvas->screen, buf, 0, 0);
}

static void draw_board(const Canvas *canvas, int seat)
{
    char buf[LINE_BYTES], who_buf[NAME_BYTES];
    Text line = text_over(buf), who = text_over(who_buf);
    const Screen *screen = canvas->screen;
    Lang lang = canvas->voice.lang;
    draw_who(&who, canvas, seat);
    say_to(&line, lang, SAY_SB_BOARD, text_arg_plain("who", who_buf));
    if (screen->plain) {
        draw_heading(canvas, buf);
    } else {
        char head_buf[LINE_BYTES];
        Text head = text_over(head_buf);
        text_put(&head, ink(screen, INK_DIM));
        text_put(&head, "     ");
        text_column(&head, who_buf, NAME_COLUMNS + 1);
        text_column(&head, phrase(lang, SAY_SB_STATION), screen->width >= WIDE ? 34 : 22);
        text_fmt(&head, "│ %s%s", phrase(lang, SAY_SB_DEPLOYED), ink(screen, INK_NORMAL));
        screen_wrap(screen, head_buf, 0, 0);
    }
    for (int sector = 1; sector <= SB_SECTORS; sector++) {
        if (screen->plain)
            say_sector(canvas, seat, sector);
        else
            draw_sector(canvas, seat, sector);
    }
}

/* ---- cards for sale ---- */

/* Puts a card's cost, sector and both sides, in columns. */
static void put_card(Text *out, const Canvas *canvas, int card)
{
    char buf[LINE_BYTES];
    Text cell = text_over(buf);
    int side = canvas->screen->width >= WIDE ? 34 : 22;
    Lang lang = canvas->voice.lang;
    say_to(&cell, lang, SAY_CREDITS, text_arg_int("n", sb_cards[card].cost));
    draw_ink(out, canvas, INK_YELLOW);
    text_column(out, buf, 5);
    draw_ink(out, canvas, INK_NORMAL);
    text_clear(&cell);
    say_to(&cell, lang, SAY_SB_SECTOR, text_arg_int("n", sb_cards[card].sector));
    text_column(out, buf, 4);
    if (sb_is_colony(card)) {
        put_count(out, canvas, INK_CYAN, SAY_VP, sb_cards[card].vp);
        return;
    }
    text_clear(&cell);
    put_printed(&cell, canvas, card, SB_STATION);
    text_column(out, buf, side);
    text_fmt(out, "%s│%s ", ink(canvas->screen, INK_DIM), ink(canvas->screen, INK_NORMAL));
    put_printed(out, canvas, card, SB_DEPLOYED);
}

static void draw_card(const Canvas *canvas, int card)
{
    char buf[LINE_BYTES], name_buf[NAME_BYTES];
    Text line = text_over(buf), name = text_over(name_buf);
    put_name(&name, canvas, card);
    if (canvas->screen->plain) {
        put_explained(&line, canvas, card);
        screen_wrap(canvas->screen, buf, 0, 0);
        return;
    }
    text_put(&line, "  ");
    text_column(&line, name_buf, NAME_COLUMNS);
    text_char(&line, ' ');
    int indent = shown_width(buf) + 9;
    put_card(&line, canvas, card);
    screen_wrap(canvas->screen, buf, 0, indent);
}

static void draw_level(const Canvas *canvas, int level)
{
    char buf[LINE_BYTES];
    Text title = text_over(buf);
    long long left = 0;
    json_to_int(json_index(json_get(canvas->view, "decks"), level - 1), 0, INT_MAX, &left);
    say_to(&title, canvas->voice.lang, SAY_SB_LEVEL, text_arg_int("n", level),
           text_arg_int("left", left));
    draw_heading(canvas, buf);
    JsonIter iter = json_iter(json_index(json_get(canvas->view, "yard"), level - 1));
    JsonValue place;
    while (json_next(&iter, NULL, &place)) {
        if (json_type(place) == JSON_STRING)
            draw_card(canvas, card_of(place));
        else
            fprintf(canvas->screen->out, "  %s\n", phrase(canvas->voice.lang, SAY_SB_EMPTY));
    }
}

/* All colonies for sale in a few lines. */
static void draw_colonies(const Canvas *canvas)
{
    char buf[LINE_BYTES] = "";
    Text line = text_over(buf);
    Lang lang = canvas->voice.lang;
    draw_heading(canvas, phrase(lang, SAY_SB_COLONIES));
    JsonIter iter = json_iter(json_get(canvas->view, "colonies"));
    JsonValue code;
    for (int i = 0; json_next(&iter, NULL, &code); i++) {
        char cost_buf[64], vp_buf[64], name_buf[NAME_BYTES];
        Text cost = text_over(cost_buf), vp = text_over(vp_buf), name = text_over(name_buf);
        int card = card_of(code);
        say_to(&cost, lang, SAY_CREDITS, text_arg_int("n", sb_cards[card].cost));
        say_to(&vp, lang, SAY_VP, text_arg_int("n", sb_cards[card].vp));
        put_name(&name, canvas, card);
        text_put(&line, i > 0 ? ", " : "");
        say_to(&line, lang, SAY_SB_COLONY, text_arg("name", name_buf),
               text_arg_int("sector", sb_cards[card].sector), text_arg("cost", cost_buf),
               text_arg("vp", vp_buf));
    }
    fputs("  ", canvas->screen->out);
    screen_wrap(canvas->screen, buf, 2, 2);
}

static void draw_market(const Canvas *canvas)
{
    JsonValue dealt = json_get(canvas->view, "dealt"), code;
    if (json_count(dealt) > 0) {
        draw_heading(canvas, phrase(canvas->voice.lang, SAY_SB_DEALT));
        JsonIter iter = json_iter(dealt);
        while (json_next(&iter, NULL, &code))
            draw_card(canvas, card_of(code));
    }
    for (int level = SB_LEVELS; level >= 1; level--)
        draw_level(canvas, level);
    draw_colonies(canvas);
}

/* ---- choices ---- */

/* What a sector of the viewer holds that these dice could pay. */
static void put_sector_note(Text *out, const Canvas *canvas, int number)
{
    int seat = canvas->viewer;
    JsonValue sector = json_index(json_get(view_seat(canvas, seat), "sectors"), number - 1);
    char buf[LINE_BYTES] = "";
    Text cell = text_over(buf);
    if (view_int(canvas->view, "active") == seat)
        put_station(&cell, canvas, sector, seat);
    else
        put_deployed(&cell, canvas, sector, seat);
    if (!cell.len)
        phrase_put(&cell, canvas->voice.lang, SAY_SB_NOTHING, NULL, 0);
    if (out->len)
        text_put(out, "; ");
    bool plain = canvas->screen->plain;
    say_to(out, canvas->voice.lang, plain ? SAY_SB_SECTOR_WORD : SAY_SB_SECTOR,
           text_arg_int("n", number));
    text_fmt(out, "%s %s", plain ? ":" : "", buf);
}

static void put_station_name(Text *out, const Canvas *canvas, int number)
{
    int seat = canvas->viewer;
    JsonValue sector = json_index(json_get(view_seat(canvas, seat), "sectors"), number - 1);
    put_name(out, canvas, card_on_board(json_get(sector, "card"), seat));
}

/* Which card a card laid in this sector would deploy. */
static void put_over(Text *out, const Canvas *canvas, int number)
{
    char buf[NAME_BYTES];
    Text name = text_over(buf);
    put_station_name(&name, canvas, number);
    say_to(out, canvas->voice.lang, SAY_SB_OVER, text_arg("name", buf));
}

/* Puts a place's card if it is this one: its sector, and what its side in force has. */
static bool put_place_note(Text *out, const Canvas *canvas, JsonValue place, int card, SbFace face,
                           int number)
{
    if (!json_equals(json_get(place, "card"), sb_card_code(card)))
        return false;
    say_to(out, canvas->voice.lang, SAY_SB_SECTOR, text_arg_int("n", number));
    text_char(out, ' ');
    put_special(out, canvas, &sb_cards[card].side[face], view_int(place, "charges"),
                view_int(place, "slots"));
    return true;
}

/* What a card of the viewer's board has there. */
static void put_card_note(Text *out, const Canvas *canvas, int card)
{
    for (int number = 1; number <= SB_SECTORS; number++) {
        JsonValue sectors = json_get(view_seat(canvas, canvas->viewer), "sectors");
        JsonValue sector = json_index(sectors, number - 1), ship;
        if (put_place_note(out, canvas, sector, card, SB_STATION, number))
            return;
        JsonIter iter = json_iter(json_get(sector, "deployed"));
        while (json_next(&iter, NULL, &ship))
            if (put_place_note(out, canvas, ship, card, SB_DEPLOYED, number))
                return;
    }
}

/* What the move is certain to bring, as the game itself foresees it. */
static void put_gain(Text *out, const Canvas *canvas, Move move)
{
    char buf[1024], gain_buf[LINE_BYTES] = "";
    Text text = text_over(buf), gain = text_over(gain_buf);
    Json json;
    json_writer(&json, &text);
    json_object_begin(&json);
    canvas->game->preview(canvas->state, canvas->viewer, move, &json);
    json_object_end(&json);
    if (!json_check(buf, text.len, NULL))
        return;
    JsonValue preview = json_root(buf, text.len);
    put_resources(&gain, canvas, view_int(preview, "credits"), view_int(preview, "income"),
                  view_int(preview, "vp"));
    put_count(&gain, canvas, INK_BOLD, SAY_SB_GAIN_CHARGES, view_int(preview, "charges"));
    put_count(&gain, canvas, INK_BOLD, SAY_SB_GAIN_CLAIMS, view_int(preview, "claims"));
    if (gain.len)
        say_to(out, canvas->voice.lang, SAY_SB_GAINS, text_arg_plain("gain", gain_buf));
}

static void put_note(const Canvas *canvas, Move move, Text *out)
{
    int a = move_a(move);
    switch ((SbMove)move_kind(move)) {
    case SB_MOVE_BUY:
    case SB_MOVE_CLAIM:
        if (canvas->screen->plain)
            put_explained(out, canvas, a);
        else
            put_card(out, canvas, a);
        break;
    case SB_MOVE_SEPARATE:
        put_sector_note(out, canvas, a);
        put_sector_note(out, canvas, move_b(move));
        put_gain(out, canvas, move);
        break;
    case SB_MOVE_SUM:
        put_sector_note(out, canvas, a / SB_FACES + a % SB_FACES + 2);
        put_gain(out, canvas, move);
        break;
    case SB_MOVE_DOUBLE:
    case SB_MOVE_ARROW:
        put_sector_note(out, canvas, a);
        put_gain(out, canvas, move);
        break;
    case SB_MOVE_LAY:
        put_over(out, canvas, a);
        break;
    case SB_MOVE_ACTIVATE:
    case SB_MOVE_CHARGE:
    case SB_MOVE_TAKE:
    case SB_MOVE_PUT:
    case SB_MOVE_SET:
        put_card_note(out, canvas, a);
        break;
    case SB_MOVE_SHIFT:
        put_card_note(out, canvas, a);
        put_gain(out, canvas, move);
        break;
    case SB_MOVE_EXCHANGE:
        put_station_name(out, canvas, a);
        break;
    case SB_MOVE_DONE:
    case SB_MOVE_PASS:
    case SB_MOVE_ROLL:
    case SB_MOVE_REROLL:
    case SB_MOVE_KEEP:
    case SB_MOVE_STOP:
    case SB_MOVES:
        break;
    }
}

const Drawing drawing_spacebase = { "spacebase", draw_status, draw_board,
                                    draw_market, put_note,    SAY_SB_LEGEND };
