/* The table of drawings, and the general one: every member of the view on a line of its own, lists of
 * plain values in a row, what is nested further in. */
#include "cli/draw.h"

#include <limits.h>
#include <string.h>

enum { INDENT = 2, VALUE_BYTES = 2048 };

int view_int(JsonValue object, const char *key)
{
    long long value = 0;
    json_to_int(json_get(object, key), INT_MIN, INT_MAX, &value);
    return (int)value;
}

bool view_bool(JsonValue object, const char *key)
{
    bool value = false;
    return json_to_bool(json_get(object, key), &value) && value;
}

JsonValue view_seat(const Canvas *canvas, int seat)
{
    return json_index(json_get(canvas->view, "seats"), seat);
}

void draw_ink(Text *out, const Canvas *canvas, Ink colour)
{
    text_put(out, ink(canvas->screen, colour));
}

void draw_gap(Text *out, const Canvas *canvas)
{
    if (out->len && out->at[out->len - 1] != ' ')
        text_put(out, canvas->screen->plain ? ", " : " ");
}

void draw_word(Text *out, const Canvas *canvas, Ink colour, const char *word)
{
    draw_gap(out, canvas);
    draw_ink(out, canvas, colour);
    text_put(out, word);
    draw_ink(out, canvas, INK_NORMAL);
}

void draw_who(Text *out, const Canvas *canvas, int seat)
{
    seat_name(seat, canvas->voice, out);
    if (seat == canvas->viewer)
        text_fmt(out, " (%s)", phrase(canvas->voice.lang, SAY_YOU));
}

void draw_figure(Text *out, const Canvas *canvas, Ink colour, Phrase key, int n, int width)
{
    char buf[64];
    Text word = text_over(buf);
    say_to(&word, canvas->voice.lang, key, text_arg_int("n", n));
    draw_ink(out, canvas, colour);
    for (int column = text_width(buf); column < width; column++)
        text_char(out, ' ');
    text_put(out, buf);
    draw_ink(out, canvas, INK_NORMAL);
}

void draw_list(const Canvas *canvas, Phrase key, const char *list)
{
    char buf[2 * VALUE_BYTES];
    Text line = text_over(buf);
    if (!*list)
        return;
    text_put(&line, canvas->screen->plain ? "" : "  ");
    say_to(&line, canvas->voice.lang, key, text_arg_plain("list", list));
    screen_wrap(canvas->screen, buf, 0, canvas->screen->plain ? 0 : 4);
}

JsonValue draw_preview(const Canvas *canvas, Move move, Text *text)
{
    Json json;
    json_writer(&json, text);
    json_object_begin(&json);
    canvas->game->preview(canvas->state, canvas->viewer, move, &json);
    json_object_end(&json);
    return json_check(text->at, text->len, NULL) ? json_root(text->at, text->len)
                                                 : (JsonValue){ 0 };
}

void draw_heading(const Canvas *canvas, const char *text)
{
    const Screen *screen = canvas->screen;
    if (screen->plain) {
        fprintf(screen->out, "%s\n", text);
        return;
    }
    fprintf(screen->out, "%s── %s%s%s ", ink(screen, INK_DIM), ink(screen, INK_NORMAL),
            ink(screen, INK_BOLD), text);
    fprintf(screen->out, "%s%s", ink(screen, INK_NORMAL), ink(screen, INK_DIM));
    for (int column = shown_width(text) + 4; column < screen->width - 1; column++)
        fputs("─", screen->out);
    fprintf(screen->out, "%s\n", ink(screen, INK_NORMAL));
}

static bool is_nested(JsonValue value)
{
    JsonType type = json_type(value);
    if (type == JSON_OBJECT)
        return true;
    JsonIter iter = json_iter(value);
    JsonValue item;
    while (type == JSON_ARRAY && json_next(&iter, NULL, &item))
        if (json_type(item) == JSON_ARRAY || json_type(item) == JSON_OBJECT)
            return true;
    return false;
}

/* Puts a plain value, or a list of them with commas between. */
static void put_flat(Text *out, JsonValue value)
{
    char buf[VALUE_BYTES];
    size_t n;
    if (json_type(value) == JSON_STRING && json_to_str(value, buf, sizeof buf, &n)) {
        text_put(out, buf);
        return;
    }
    if (json_type(value) != JSON_ARRAY) {
        const char *span = json_span(value, &n);
        text_put_n(out, span, n);
        return;
    }
    JsonIter iter = json_iter(value);
    JsonValue item;
    for (int i = 0; json_next(&iter, NULL, &item); i++) {
        text_put(out, i > 0 ? ", " : "");
        put_flat(out, item);
    }
}

static void draw_value(const Screen *screen, JsonValue value, int indent)
{
    JsonIter iter = json_iter(value);
    JsonValue key, item;
    for (int i = 0; json_next(&iter, &key, &item); i++) {
        char buf[2 * VALUE_BYTES];
        Text line = text_over(buf);
        for (int column = 0; column < indent; column++)
            text_char(&line, ' ');
        if (json_type(key) == JSON_STRING)
            put_flat(&line, key);
        else
            text_int(&line, i);
        text_char(&line, ':');
        if (!is_nested(item)) {
            text_char(&line, ' ');
            put_flat(&line, item);
        }
        screen_wrap(screen, buf, 0, indent + INDENT);
        if (is_nested(item))
            draw_value(screen, item, indent + INDENT);
    }
}

static void general_status(const Canvas *canvas)
{
    draw_heading(canvas, canvas->game->name[canvas->voice.lang]);
    char buf[2 * VALUE_BYTES];
    Text line = text_over(buf);
    JsonIter iter = json_iter(canvas->view);
    JsonValue key, value;
    while (json_next(&iter, &key, &value)) {
        if (is_nested(value))
            continue;
        text_put(&line, line.len ? "   " : "");
        put_flat(&line, key);
        text_char(&line, ' ');
        put_flat(&line, value);
    }
    screen_wrap(canvas->screen, buf, 0, INDENT);
}

static void general_board(const Canvas *canvas, int seat)
{
    JsonValue one = json_index(json_get(canvas->view, "seats"), seat);
    draw_value(canvas->screen, json_type(one) == JSON_ABSENT ? canvas->view : one, INDENT);
}

static void general_market(const Canvas *canvas)
{
    JsonIter iter = json_iter(canvas->view);
    JsonValue key, value;
    while (json_next(&iter, &key, &value)) {
        if (!is_nested(value) || json_equals(key, "seats"))
            continue;
        char buf[VALUE_BYTES];
        Text name = text_over(buf);
        put_flat(&name, key);
        draw_heading(canvas, buf);
        draw_value(canvas->screen, value, INDENT);
    }
}

static void no_note(const Canvas *canvas, Move move, Text *out)
{
    (void)canvas;
    (void)move;
    (void)out;
}

const Drawing *drawing_find(const char *game)
{
    static const Drawing general = { "",      general_status, general_board, general_market,
                                     no_note, SAY_NO_LEGEND };
    static const Drawing *const drawings[] = { &drawing_spacebase, &drawing_emdo, &drawing_rftg,
                                               &drawing_eclipse2, &drawing_eclipse1 };
    for (size_t i = 0; i < sizeof drawings / sizeof drawings[0]; i++)
        if (strcmp(drawings[i]->game, game) == 0)
            return drawings[i];
    return &general;
}
