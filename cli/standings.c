/* How the bots of a match stand. All sums are whole numbers; figures are made of them when they are
 * shown. */
#include "cli/standings.h"

#include <stdio.h>
#include <string.h>

Standings standings_begin(const BotList *list, int seats)
{
    Standings s;
    memset(&s, 0, sizeof s);
    s.bots = *list;
    s.seats = seats;
    bool joins = false;
    for (int i = 1; i < list->n; i++)
        joins |= list->at[i] != list->at[0];
    for (int i = 0; i < list->n; i++) {
        int c = joins ? 0 : s.contenders;
        while (c < s.contenders && s.contender[c].bot != list->at[i])
            c++;
        s.contenders += c == s.contenders;
        s.contender[c].bot = list->at[i];
        s.contender[c].entries++;
        s.contender[c].sample.games = list->n;
        s.of[i] = c;
    }
    return s;
}

int standings_entry(const Standings *standings, int index, int seat)
{
    return (seat + index) % standings->bots.n;
}

double standings_par(const Standings *standings, int contender)
{
    return (double)standings->contender[contender].entries / standings->bots.n;
}

static int twice_the_place(const Result *result, int seats, int seat)
{
    int sharing = 0;
    for (int other = 0; other < seats; other++)
        sharing += result->rank[other] == result->rank[seat];
    return 2 * result->rank[seat] + sharing - 1;
}

static void add_sums(Sums *to, const Sums *from)
{
    to->share += from->share;
    to->places += from->places;
    to->score += from->score;
    to->seats += from->seats;
    to->decisions += from->decisions;
    to->ns += from->ns;
    if (from->ns_max > to->ns_max)
        to->ns_max = from->ns_max;
}

static void end_deal(Standings *standings)
{
    standings->deals++;
    for (int i = 0; i < standings->contenders; i++) {
        Contender *contender = &standings->contender[i];
        sample_add(&contender->sample, contender->deal.share);
        if (i == 0)
            sprt_add(&standings->sprt, (double)contender->deal.share / (standings->bots.n * SHARE));
        add_sums(&contender->sums, &contender->deal);
        memset(&contender->deal, 0, sizeof contender->deal);
    }
}

bool standings_take(Standings *standings, int index, const Outcome *outcome)
{
    for (int seat = 0; seat < standings->seats; seat++) {
        const Sums game = {
            .share = outcome->share[seat],
            .places = twice_the_place(&outcome->result, standings->seats, seat),
            .score = outcome->result.score[seat],
            .seats = 1,
            .decisions = outcome->decisions[seat],
            .ns = outcome->ns[seat],
            .ns_max = outcome->ns_max[seat],
        };
        int contender = standings->of[standings_entry(standings, index, seat)];
        add_sums(&standings->contender[contender].deal, &game);
    }
    if (index % standings->bots.n < standings->bots.n - 1)
        return true;
    end_deal(standings);
    return !standings->tests || sprt_verdict(&standings->sprt) == 0;
}

/* One contender's figures. */
typedef struct Standing {
    double par, share, low, high, elo, elo_low, elo_high, rank, score, ms, ms_max;
} Standing;

static long long games_of(const Standings *standings)
{
    return standings->deals * standings->bots.n;
}

static Standing standing(const Standings *standings, int i)
{
    const Contender *contender = &standings->contender[i];
    const Sums *sums = &contender->sums;
    long long games = games_of(standings);
    Standing s = { .par = standings_par(standings, i), .share = sample_mean(&contender->sample) };
    sample_interval(&contender->sample, &s.low, &s.high);
    if (games > 0) {
        s.elo = share_elo(s.share, s.par, games);
        s.elo_low = share_elo(s.low, s.par, games);
        s.elo_high = share_elo(s.high, s.par, games);
    }
    s.rank = mean(sums->places, sums->seats) / 2;
    s.score = mean(sums->score, sums->seats);
    s.ms = mean(sums->ns, sums->decisions) / 1e6;
    s.ms_max = (double)sums->ns_max / 1e6;
    return s;
}

void standings_estimate(const Standings *standings, Text *out)
{
    if (standings->deals == 0)
        return;
    Standing s = standing(standings, 0);
    text_fmt(out, "%s %.1f%% (%.1f .. %.1f)", standings->contender[0].bot->code, 100 * s.share,
             100 * s.low, 100 * s.high);
    if (standings->tests)
        text_fmt(out, ", log-likelihood ratio %+.2f (%+.2f .. %+.2f)", sprt_ratio(&standings->sprt),
                 standings->sprt.bound_low, standings->sprt.bound_high);
}

static void contender_json(const Standings *standings, int i, Json *json)
{
    Standing s = standing(standings, i);
    json_object_begin(json);
    json_key_str(json, "bot", standings->contender[i].bot->code);
    json_key_int(json, "games", games_of(standings));
    json_key_real(json, "par", s.par);
    json_key_real(json, "win_share", s.share);
    json_key_real(json, "win_share_low", s.low);
    json_key_real(json, "win_share_high", s.high);
    json_key_real(json, "rank_mean", s.rank);
    json_key_real(json, "score_mean", s.score);
    json_key_real(json, "elo", s.elo);
    json_key_real(json, "elo_low", s.elo_low);
    json_key_real(json, "elo_high", s.elo_high);
    json_key_real(json, "ms_per_move", s.ms);
    json_key_real(json, "ms_max", s.ms_max);
    json_object_end(json);
}

static void test_json(const Standings *standings, Json *json)
{
    const Sprt *sprt = &standings->sprt;
    static const char *const verdict[] = { "low", "open", "high" };
    json_key(json, "sprt");
    json_object_begin(json);
    json_key_real(json, "share_low", sprt->low);
    json_key_real(json, "share_high", sprt->high);
    json_key_real(json, "llr", sprt_ratio(sprt));
    json_key_real(json, "llr_low", sprt->bound_low);
    json_key_real(json, "llr_high", sprt->bound_high);
    json_key_str(json, "verdict", verdict[sprt_verdict(sprt) + 1]);
    json_object_end(json);
}

void standings_json(const Standings *standings, const Game *game, Json *json)
{
    json_object_begin(json);
    json_key_str(json, "game", game->code);
    json_key_int(json, "players", standings->seats);
    json_key_int(json, "games", games_of(standings));
    json_key_int(json, "deals", standings->deals);
    json_key(json, "bots");
    json_array_begin(json);
    for (int i = 0; i < standings->contenders; i++)
        contender_json(standings, i, json);
    json_array_end(json);
    if (standings->tests)
        test_json(standings, json);
    json_object_end(json);
}

static void print_test(const Standings *standings)
{
    const Sprt *sprt = &standings->sprt;
    int verdict = sprt_verdict(sprt);
    printf("\n%s has %.1f%% or %.1f%%: log-likelihood ratio %+.2f (%+.2f .. %+.2f), ",
           standings->contender[0].bot->code, 100 * sprt->low, 100 * sprt->high, sprt_ratio(sprt),
           sprt->bound_low, sprt->bound_high);
    if (verdict == 0)
        printf("not decided\n");
    else
        printf("it is %.1f%%\n", 100 * (verdict > 0 ? sprt->high : sprt->low));
}

void standings_print(const Standings *standings, const Game *game)
{
    printf("%s, %d players, %lld games, the same deals with seats rotated\n\n", game->code,
           standings->seats, games_of(standings));
    printf("bot         seats   wins    95%% interval      Elo    95%% interval   rank   score  "
           "ms a move   longest\n");
    for (int i = 0; i < standings->contenders; i++) {
        Standing s = standing(standings, i);
        printf("%-10s %5.1f%% %5.1f%% %6.1f%% .. %5.1f%%  %+6.0f %+6.0f .. %+5.0f  %5.2f %7.2f "
               "%10.4f %9.3f\n",
               standings->contender[i].bot->code, 100 * s.par, 100 * s.share, 100 * s.low,
               100 * s.high, s.elo, s.elo_low, s.elo_high, s.rank, s.score, s.ms, s.ms_max);
    }
    if (standings->tests)
        print_test(standings);
}
