/* The statistics of games as a table and as JSON. */
#include "cli/report.h"

#include <stdio.h>

#include "cli/screen.h"

enum { NAME_BYTES = 128, NAME_COLUMNS = 32 };

/* A share of the wins with its interval. */
typedef struct Wins {
    double share, low, high;
} Wins;

static Wins wins_of(const Sample *sample)
{
    Wins wins = { .share = sample_mean(sample) };
    sample_interval(sample, &wins.low, &wins.high);
    return wins;
}

static void print_places(const Statistics *s, const Place *place, bool turns)
{
    printf("\n%-4s  %-10s %7s  %6s   95%% interval\n", turns ? "turn" : "seat", turns ? "" : "bot",
           "score", "wins");
    for (int i = 0; i < s->setup.seats; i++) {
        Wins wins = wins_of(&place[i].wins);
        printf("%4d  %-10s %7.2f  %5.1f%%  %5.1f%% .. %5.1f%%\n", turns ? i + 1 : i,
               turns ? "" : s->bot[i]->code, mean(place[i].score, place[i].wins.deals),
               100 * wins.share, 100 * wins.low, 100 * wins.high);
    }
}

static void print_distributions(const Statistics *s)
{
    const struct {
        const char *name;
        const Distribution *all;
    } row[] = { { "rounds", &s->rounds },
                { "decisions", &s->decisions },
                { "score", &s->score },
                { "margin", &s->margin } };
    printf("\n%-10s %9s %8s %7s %7s %7s %7s %7s\n", "", "mean", "spread", "least", "5%", "half",
           "95%", "most");
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
        const Distribution *all = row[i].all;
        printf("%-10s %9.2f %8.2f %7d %7d %7d %7d %7d\n", row[i].name, distribution_mean(all),
               distribution_spread(all), all->min, distribution_quantile(all, 5),
               distribution_quantile(all, 50), distribution_quantile(all, 95), all->max);
    }
}

static void print_sources(const Statistics *s)
{
    printf("\n%-*s %9s  %9s\n", NAME_COLUMNS, "score by source", "all", "winners");
    for (int source = 0; source < s->game->sources; source++) {
        char buf[NAME_BYTES], column[2 * NAME_BYTES];
        Text name = text_over(buf), out = text_over(column);
        source_name(s->game, source, &name);
        text_column(&out, buf, NAME_COLUMNS);
        printf("%s %9.2f  %9.2f\n", column, source_mean(s, source), source_won(s, source));
    }
}

static void print_things(const Statistics *s, ThingOrder order, int most)
{
    ThingTally list[THINGS_MAX];
    int n = statistics_things(s, order, list);
    if (n == 0 || most == 0)
        return;
    printf("\n%-*s %9s  %6s   95%% interval\n", NAME_COLUMNS,
           order == THINGS_BEST ? "who had most often won" : "who had seldom won", "had by",
           "wins");
    for (int i = 0; i < n && i < most; i++) {
        char buf[NAME_BYTES], column[2 * NAME_BYTES];
        Text name = text_over(buf), out = text_over(column);
        Wins wins = wins_of(&list[i].wins);
        thing_name(s->game, list[i].thing, list[i].value, LANG_EN, &name);
        text_column(&out, buf, NAME_COLUMNS);
        printf("%s %8.1f%%  %5.1f%%  %5.1f%% .. %5.1f%%\n", column,
               100 * mean(list[i].wins.deals, s->games * s->setup.seats), 100 * wins.share,
               100 * wins.low, 100 * wins.high);
    }
}

void report_print(const Statistics *s, int things)
{
    printf("%s, %d players: %lld games, %lld decisions, %.1f rounds a game\n", s->game->code,
           s->setup.seats, s->games, s->decisions.sum, distribution_mean(&s->rounds));
    print_places(s, s->seat, false);
    if (statistics_has_turns(s))
        print_places(s, s->turn, true);
    print_distributions(s);
    print_sources(s);
    print_things(s, THINGS_BEST, things);
    print_things(s, THINGS_WORST, things);
}

static void wins_json(const Sample *sample, Json *json)
{
    Wins wins = wins_of(sample);
    json_key_real(json, "win_share", wins.share);
    json_key_real(json, "win_share_low", wins.low);
    json_key_real(json, "win_share_high", wins.high);
}

static void place_json(const Statistics *s, const Place *place, const Bot *bot, Json *json)
{
    json_object_begin(json);
    if (bot)
        json_key_str(json, "bot", bot->code);
    json_key_real(json, "score_mean", mean(place->score, place->wins.deals));
    wins_json(&place->wins, json);
    json_key(json, "sources");
    json_array_begin(json);
    for (int source = 0; source < s->game->sources; source++)
        json_decimal(json, mean(place->part[source], place->wins.deals));
    json_array_end(json);
    json_object_end(json);
}

static void distribution_json(const char *key, const Distribution *all, Json *json)
{
    Histogram h = distribution_bins(all);
    json_key(json, key);
    json_object_begin(json);
    json_key_real(json, "mean", distribution_mean(all));
    json_key_real(json, "spread", distribution_spread(all));
    json_key_int(json, "min", all->min);
    json_key_int(json, "median", distribution_quantile(all, 50));
    json_key_int(json, "max", all->max);
    json_key(json, "histogram");
    json_object_begin(json);
    json_key_int(json, "from", h.from);
    json_key_int(json, "width", h.width);
    json_key(json, "counts");
    json_array_begin(json);
    for (int bin = 0; bin < h.bins; bin++)
        json_int(json, h.count[bin]);
    json_array_end(json);
    json_object_end(json);
    json_object_end(json);
}

static void sources_json(const Statistics *s, Json *json)
{
    json_key(json, "sources");
    json_array_begin(json);
    for (int source = 0; source < s->game->sources; source++) {
        char buf[NAME_BYTES];
        Text name = text_over(buf);
        source_name(s->game, source, &name);
        json_object_begin(json);
        json_key_str(json, "source", buf);
        json_key_real(json, "mean", source_mean(s, source));
        json_key_real(json, "winner_mean", source_won(s, source));
        json_object_end(json);
    }
    json_array_end(json);
}

static void things_json(const Statistics *s, Json *json)
{
    ThingTally list[THINGS_MAX];
    int n = statistics_things(s, THINGS_ALL, list);
    json_key(json, "things");
    json_array_begin(json);
    for (int i = 0; i < n; i++) {
        char code_buf[NAME_BYTES], name_buf[NAME_BYTES];
        Text code = text_over(code_buf), name = text_over(name_buf);
        thing_code(s->game, list[i].thing, list[i].value, &code);
        thing_name(s->game, list[i].thing, list[i].value, LANG_EN, &name);
        json_object_begin(json);
        json_key_str(json, "kind", s->game->words.thing[list[i].thing].code);
        json_key_str(json, "code", code_buf);
        json_key_str(json, "name", name_buf);
        json_key_int(json, "seats", list[i].wins.deals);
        wins_json(&list[i].wins, json);
        json_object_end(json);
    }
    json_array_end(json);
}

static void places_json(const Statistics *s, const char *key, const Place *place,
                        const Bot *const *bot, Json *json)
{
    json_key(json, key);
    json_array_begin(json);
    for (int i = 0; i < s->setup.seats; i++)
        place_json(s, &place[i], bot ? bot[i] : NULL, json);
    json_array_end(json);
}

void report_json(const Statistics *s, Json *json)
{
    char hex[2 * RNG_SEED_BYTES + 1];
    Text seed = text_over(hex);
    text_hex(&seed, s->setup.seed, RNG_SEED_BYTES);
    json_object_begin(json);
    json_key_str(json, "game", s->game->code);
    json_key_int(json, "players", s->setup.seats);
    json_key_int(json, "games", s->games);
    json_key_int(json, "decisions", s->decisions.sum);
    json_key_real(json, "rounds_mean", distribution_mean(&s->rounds));
    places_json(s, "seats", s->seat, s->bot, json);
    json_key_str(json, "seed", hex);
    if (statistics_has_turns(s))
        places_json(s, "turns", s->turn, NULL, json);
    json_key(json, "per_game");
    json_object_begin(json);
    distribution_json("rounds", &s->rounds, json);
    distribution_json("decisions", &s->decisions, json);
    distribution_json("margin", &s->margin, json);
    json_object_end(json);
    distribution_json("score", &s->score, json);
    sources_json(s, json);
    things_json(s, json);
    json_object_end(json);
}
