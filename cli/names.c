/* Sentences about names that are not there. Every command and the protocol speak of an unknown game,
 * bot, option or word through these, so that they all say what would have been right.
 * Nothing here ends the program or prints. */
#include "cli/names.h"

#include <string.h>

#include "core/text.h"

#include "ai/bot.h"

enum { QUOTED_MAX = 48 };

void names_add(Names *names, const char *name)
{
    if (names->n < NAMES_MAX)
        names->at[names->n++] = name;
}

Names names_of_games(const Game *const *games)
{
    Names names = { .n = 0 };
    for (; *games; games++)
        names_add(&names, (*games)->code);
    return names;
}

Names names_of_bots(void)
{
    Names names = { .n = 0 };
    for (const Bot *bot = bots; bot->code; bot++)
        names_add(&names, bot->code);
    return names;
}

Names names_of_options(const Game *game)
{
    Names names = { .n = 0 };
    for (int i = 0; i < game->options; i++)
        names_add(&names, game->option[i].code);
    return names;
}

void text_quoted(Text *out, const char *word)
{
    text_char(out, '\'');
    size_t left = strlen(word);
    for (int i = 0; left > 0; i++) {
        if (i == QUOTED_MAX) {
            text_put(out, "...");
            break;
        }
        uint32_t point;
        int bytes = utf8_read(word, left, &point);
        if (bytes == 0 || point < 0x20 || point == 0x7f) {
            text_char(out, '?');
            bytes = 1;
        } else {
            text_put_n(out, word, (size_t)bytes);
        }
        word += bytes;
        left -= (size_t)bytes;
    }
    text_char(out, '\'');
}

void names_unknown(Text *out, const char *what, const char *word, const Names *names)
{
    text_fmt(out, "no %s ", what);
    text_quoted(out, word);
    const char *meant = text_suggest(word, names->at, names->n);
    if (meant) {
        text_fmt(out, "; did you mean '%s'?", meant);
    } else if (names->n == 0) {
        text_put(out, "; there is none");
    } else {
        text_put(out, "; there is");
        for (int i = 0; i < names->n; i++)
            text_fmt(out, "%s %s", i == 0 ? ":" : ",", names->at[i]);
    }
}

const Game *game_named(const Game *const *games, const char *code, Text *why)
{
    for (const Game *const *game = games; *game; game++)
        if (strcmp((*game)->code, code) == 0)
            return *game;
    Names names = names_of_games(games);
    names_unknown(why, "game", code, &names);
    return NULL;
}

void option_text(const GameOption *option, Text *out)
{
    text_fmt(out, "%s=", option->code);
    if (option->names)
        for (int value = option->min; value <= option->max; value++)
            text_fmt(out, "%s%s", value > option->min ? "|" : "",
                     option->names[value - option->min]);
    else
        text_fmt(out, "%d..%d", option->min, option->max);
    if (option->names)
        text_fmt(out, " (%s)", option->names[option->normal - option->min]);
    else
        text_fmt(out, " (%d)", option->normal);
}
