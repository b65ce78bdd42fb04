/* `orrery games`: the games, their options and player counts. */
#include <stdio.h>
#include <stdlib.h>

#include "core/json.h"

#include "games/registry.h"

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/names.h"

enum { JSON_TEXT_BYTES = 1 << 16 };

static void option_json(const GameOption *option, Json *json)
{
    json_object_begin(json);
    json_key_str(json, "code", option->code);
    json_key(json, "values");
    json_array_begin(json);
    for (int value = option->min; value <= option->max; value++) {
        if (option->names)
            json_str(json, option->names[value - option->min]);
        else
            json_int(json, value);
    }
    json_array_end(json);
    json_key(json, "normal");
    if (option->names)
        json_str(json, option->names[option->normal - option->min]);
    else
        json_int(json, option->normal);
    json_object_end(json);
}

static void game_json(const Game *game, Json *json)
{
    json_object_begin(json);
    json_key_str(json, "code", game->code);
    json_key_str(json, "name", game->name[LANG_EN]);
    json_key_str(json, "name_ru", game->name[LANG_RU]);
    json_key_int(json, "rules_version", game->rules_version);
    json_key_int(json, "players_min", game->seats_min);
    json_key_int(json, "players_max", game->seats_max);
    json_key(json, "options");
    json_array_begin(json);
    for (int i = 0; i < game->options; i++)
        option_json(&game->option[i], json);
    json_array_end(json);
    json_object_end(json);
}

static int print_json(void)
{
    char *buffer = malloc(JSON_TEXT_BYTES);
    if (!buffer)
        return failure("games", "out of memory");
    Text text = text_make(buffer, JSON_TEXT_BYTES);
    Json json;
    json_writer(&json, &text);
    json_object_begin(&json);
    json_key(&json, "games");
    json_array_begin(&json);
    for (const Game *const *game = games; *game; game++)
        game_json(*game, &json);
    json_array_end(&json);
    json_object_end(&json);
    puts(buffer);
    free(buffer);
    return EXIT_GOOD;
}

static void print_game(const Game *game)
{
    printf("%-10s %s (%s), %d to %d players\n", game->code, game->name[LANG_EN],
           game->name[LANG_RU], game->seats_min, game->seats_max);
    for (int i = 0; i < game->options; i++) {
        char buf[256];
        Text line = text_over(buf);
        option_text(&game->option[i], &line);
        printf("%-10s   -o %s\n", "", buf);
    }
}

int cmd_games(int argc, char **argv)
{
    bool as_json = false;
    const Arg arg[] = {
        arg_flag("json", 0, &as_json, "one JSON object"),
    };
    const ArgTable table = { .command = "games",
                             .usage = "[--json]",
                             .about = "Lists the games, their options (the normal value in "
                                      "brackets) and player counts.",
                             .arg = arg,
                             .args = 1 };
    int status;
    if (!args_read(&table, argc, argv, &status))
        return status;
    if (as_json)
        return print_json();
    for (const Game *const *game = games; *game; game++)
        print_game(*game);
    return EXIT_GOOD;
}
