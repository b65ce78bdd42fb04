/* What a command line says about a game, read and checked for all commands alike. */
#include "cli/setup.h"

#include <string.h>

#include "core/record.h"

#include "cli/commitment.h"
#include "cli/names.h"

static bool read_option(const Game *game, const char *word, Setup *setup, Text *why)
{
    const char *equals = strchr(word, '=');
    char name[64];
    if (!equals) {
        text_put(why, "--option ");
        text_quoted(why, word);
        text_put(why, ": it is written name=value");
        if (game->options) {
            text_put(why, ", such as ");
            option_text(&game->option[0], why);
        }
        return false;
    }
    Text text = text_over(name);
    text_put_n(&text, word, (size_t)(equals - word));
    return game_option_read(game, name, equals + 1, setup, why);
}

bool setup_read(const Game *game, long long players, const ArgWords *options, const char *seed,
                Setup *setup, Text *why)
{
    if (players == 0)
        players = game->seats_min;
    if (players < game->seats_min || players > game->seats_max) {
        text_fmt(why, "%lld players: %s is for %d to %d", players, game->code, game->seats_min,
                 game->seats_max);
        return false;
    }
    *setup = game_normal_setup(game, (int)players);
    for (int i = 0; i < options->n; i++)
        if (!read_option(game, options->at[i], setup, why))
            return false;
    if (!game_setup_ok(game, setup, why))
        return false;
    if (!seed) {
        seed_fresh(setup->seed);
    } else if (!seed_parse(seed, setup->seed)) {
        text_put(why, "--seed ");
        text_quoted(why, seed);
        text_put(why, ": a seed is a number below 2^64 or 64 hex digits");
        return false;
    }
    return true;
}

bool bots_read(const char *list, int max, BotList *bots_out, Text *why)
{
    bots_out->n = 0;
    for (;;) {
        size_t n = strcspn(list, ",");
        char code[64];
        Text text = text_over(code);
        text_put_n(&text, list, n);
        const Bot *bot = bot_find(code);
        if (!bot) {
            Names names = names_of_bots();
            names_unknown(why, "bot", code, &names);
            return false;
        }
        if (bots_out->n == max) {
            text_fmt(why, "too many bots: there is room for %d", max);
            return false;
        }
        bots_out->at[bots_out->n++] = bot;
        if (!list[n])
            return true;
        list += n + 1;
    }
}

void seed_derive(const uint8_t from[RNG_SEED_BYTES], SeedUse use, int n,
                 uint8_t seed[RNG_SEED_BYTES])
{
    Rng rng;
    rng_seed(&rng, from);
    rng.block[0] = (uint32_t)n;
    rng.block[1] = (uint32_t)use + 1;
    for (int i = 0; i < RNG_SEED_BYTES; i += 4) {
        uint32_t word = rng_next(&rng);
        for (int k = 0; k < 4; k++)
            seed[i + k] = (uint8_t)(word >> 8 * k);
    }
}
