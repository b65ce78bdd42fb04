/* The answers of the text protocol: one function a command; each checks first and acts last, so that an
 * error changes nothing. The table of commands is at the end. */
#include "cli/answers.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/bot.h"

#include "cli/catalogue.h"
#include "cli/clock.h"
#include "cli/session.h"
#include "cli/view.h"

enum {
    REASON_BYTES = 512,
    BUDGET_MAX = 1000000000,
    SIMULATIONS_MOST = 1000000 /* with a time to spend and no number */
};

void answer_refuse(Text *out, const char *format, ...)
{
    char reason[REASON_BYTES];
    va_list args;
    va_start(args, format);
    vsnprintf(reason, sizeof reason, format, args);
    va_end(args);
    text_clear(out);
    text_put(out, "? ");
    text_put(out, reason);
}

static void accept(Text *out)
{
    text_put(out, "= ok");
}

void answer_unknown(Text *out, const char *what, const char *word, const Names *names)
{
    text_clear(out);
    text_put(out, "? ");
    names_unknown(out, what, word, names);
}

/* Reads a seat of the game that is on. */
static bool seat_word(const Session *session, const char *word, int *seat, Text *out)
{
    int seats = game_head(session->course.state)->seats;
    long long value;
    if (parse_int(word, strlen(word), 0, seats - 1, &value)) {
        *seat = (int)value;
        return true;
    }
    char quoted[128];
    Text text = text_over(quoted);
    text_quoted(&text, word);
    answer_refuse(out, "no seat %s: the seats are 0 to %d", quoted, seats - 1);
    return false;
}

/* Reads a seat, or "all" for a spectator. */
static bool viewer_word(const Session *session, const char *word, int *viewer, Text *out)
{
    if (strcmp(word, "all") == 0) {
        *viewer = VIEWER_NONE;
        return true;
    }
    return seat_word(session, word, viewer, out);
}

/* The value of a word "key=value", or NULL. */
static char *key_value(char *word, const char *key)
{
    size_t n = strlen(key);
    return strncmp(word, key, n) == 0 && word[n] == '=' ? word + n + 1 : NULL;
}

/* Puts the key of a word, what stands before '=', into `key`. */
static void key_of(const char *word, Text *key)
{
    const char *end = strchr(word, '=');
    text_put_n(key, word, end ? (size_t)(end - word) : strlen(word));
}

/* Reads the words from `first` on, each "lang=…", into the language. */
static bool lang_words(const Line *line, int first, Lang *lang, Text *out)
{
    *lang = LANG_EN;
    for (int i = first; i < line->n; i++) {
        const char *value = key_value(line->at[i], "lang");
        if (!value) {
            char key[64];
            Text text = text_over(key);
            key_of(line->at[i], &text);
            answer_unknown(out, "setting", key, &(Names){ { "lang" }, 1 });
            return false;
        }
        if (!lang_parse(value, lang)) {
            answer_unknown(out, "language", value, &(Names){ { "en", "ru" }, 2 });
            return false;
        }
    }
    return true;
}

/* The words from `first` on with one space between. */
static void join(const Line *line, int first, Text *out)
{
    for (int i = first; i < line->n; i++) {
        if (i > first)
            text_char(out, ' ');
        text_put(out, line->at[i]);
    }
}

static bool notation_words(const Session *session, const Line *line, int first, Move *move,
                           Text *out)
{
    char notation[SESSION_WORDS_BYTES];
    char reason[REASON_BYTES] = "";
    Text words = text_over(notation);
    Text why = text_over(reason);
    join(line, first, &words);
    if (move_parse(session->course.game, notation, move, &why))
        return true;
    answer_refuse(out, "%s", reason);
    return false;
}

/* Puts who is waited for instead of a seat that owes nothing. */
static void put_waited_for(const Session *session, int seat, Text *out)
{
    SeatSet pending = game_pending(session->course.state);
    text_fmt(out, " seat %d owes no decision now: ", seat);
    text_put(out, pending ? "waiting for" : "the game is over");
    for (uint64_t left = pending; left; left = bits_without_first(left))
        text_fmt(out, " %d", bits_first(left));
}

/* Puts the rule that forbids a move, its id first, then what is wrong. */
static void put_rule(const Session *session, int seat, Move move, Text *out)
{
    const Game *game = session->course.game;
    const char *id = game->why(session->course.state, seat, move);
    text_put(out, id);
    if (!bits_has(game_pending(session->course.state), seat)) {
        put_waited_for(session, seat, out);
        return;
    }
    text_put(out, " '");
    move_text(game, move, out);
    text_put(out, "' is not legal now");
    char sentence[REASON_BYTES] = "";
    Text words = text_over(sentence);
    rule_sentence(&words, game->code, LANG_EN, id);
    if (words.len)
        text_fmt(out, ": %s", sentence);
}

static void run_games(Session *session, const Line *line, Text *out)
{
    (void)line;
    text_char(out, '=');
    for (const Game *const *game = session->games; *game; game++)
        text_fmt(out, " %s", (*game)->code);
}

static void run_options(Session *session, const Line *line, Text *out)
{
    text_put(out, "? ");
    const Game *game = game_named(session->games, line->at[1], out);
    if (!game)
        return;
    text_clear(out);
    text_char(out, '=');
    for (int i = 0; i < game->options; i++) {
        text_char(out, ' ');
        option_text(&game->option[i], out);
    }
}

/* Reads one word of `new` after the game: players=, seed= or an option of the game. */
static bool setup_word(const Game *game, char *word, Setup *setup, bool *seeded, Text *out)
{
    char reason[REASON_BYTES] = "";
    Text why = text_over(reason);
    char *value = key_value(word, "players");
    long long seats;
    if (value) {
        if (!parse_int(value, strlen(value), game->seats_min, game->seats_max, &seats)) {
            text_quoted(&why, value);
            answer_refuse(out, "players=%s: %s is for %d to %d players", reason, game->code,
                          game->seats_min, game->seats_max);
            return false;
        }
        setup->seats = (int)seats;
        return true;
    }
    value = key_value(word, "seed");
    if (value) {
        *seeded = seed_parse(value, setup->seed);
        if (!*seeded) {
            text_quoted(&why, value);
            answer_refuse(out, "seed=%s: a seed is a number below 2^64 or 64 hex digits", reason);
        }
        return *seeded;
    }
    char *equals = strchr(word, '=');
    if (!equals) {
        text_quoted(&why, word);
        answer_refuse(out, "%s is no option: they are written name=value, such as players=%d",
                      reason, game->seats_min);
        return false;
    }
    *equals = 0;
    Names names = names_of_options(game);
    names_add(&names, "players");
    names_add(&names, "seed");
    bool known = false;
    for (int i = 0; i < names.n; i++)
        known |= strcmp(names.at[i], word) == 0;
    if (!known) {
        answer_unknown(out, "option", word, &names);
        return false;
    }
    if (!game_option_read(game, word, equals + 1, setup, &why)) {
        answer_refuse(out, "%s", reason);
        return false;
    }
    return true;
}

static void run_new(Session *session, const Line *line, Text *out)
{
    text_put(out, "? ");
    const Game *game = game_named(session->games, line->at[1], out);
    if (!game)
        return;
    text_clear(out);
    Setup setup = game_normal_setup(game, game->seats_min);
    bool seeded = false;
    for (int i = 2; i < line->n; i++)
        if (!setup_word(game, line->at[i], &setup, &seeded, out))
            return;
    char reason[256];
    Text why = text_over(reason);
    if (!game_setup_ok(game, &setup, &why)) {
        answer_refuse(out, "%s", reason);
        return;
    }
    if (!seeded)
        setup_draw_seed(&setup, &session->rng);
    if (!course_begin(&session->course, game, &setup)) {
        answer_refuse(out, "out of memory");
        return;
    }
    memset(session->told, 0, sizeof session->told);
    accept(out);
}

static void run_pending(Session *session, const Line *line, Text *out)
{
    (void)line;
    text_char(out, '=');
    for (SeatSet left = game_pending(session->course.state); left;
         left = (SeatSet)bits_without_first(left))
        text_fmt(out, " %d", bits_first(left));
}

static void run_prompt(Session *session, const Line *line, Text *out)
{
    int seat;
    Voice voice = { .seat_names = NULL };
    if (!seat_word(session, line->at[1], &seat, out) || !lang_words(line, 2, &voice.lang, out))
        return;
    text_char(out, '=');
    if (!bits_has(game_pending(session->course.state), seat))
        return;
    text_char(out, ' ');
    session->course.game->prompt(session->course.state, seat, voice, out);
}

static void run_moves(Session *session, const Line *line, Text *out)
{
    int seat;
    Lang lang;
    bool words = line->n > 2; /* a language asks for the moves in words */
    if (!seat_word(session, line->at[1], &seat, out) || !lang_words(line, 2, &lang, out))
        return;
    text_char(out, '=');
    if (!bits_has(game_pending(session->course.state), seat))
        return;
    MoveList list = { .n = 0 };
    session->course.game->moves(session->course.state, seat, &list);
    for (int i = 0; i < list.n; i++) {
        text_put(out, i > 0 ? " ; " : " ");
        if (words)
            move_words(session->course.game, list.move[i], (Voice){ .lang = lang }, out);
        else
            move_text(session->course.game, list.move[i], out);
    }
}

static void run_play(Session *session, const Line *line, Text *out)
{
    int seat;
    Move move;
    if (!seat_word(session, line->at[1], &seat, out) ||
        !notation_words(session, line, 2, &move, out))
        return;
    if (!session->course.game->legal(session->course.state, seat, move)) {
        text_put(out, "? ");
        put_rule(session, seat, move, out);
        return;
    }
    if (!course_play(&session->course, seat, move)) {
        answer_refuse(out, "no room for another move: the game has %d", session->course.moves);
        return;
    }
    accept(out);
}

static void run_why(Session *session, const Line *line, Text *out)
{
    int seat;
    Move move;
    if (!seat_word(session, line->at[1], &seat, out) ||
        !notation_words(session, line, 2, &move, out))
        return;
    text_put(out, "= ");
    if (session->course.game->legal(session->course.state, seat, move))
        text_put(out, "legal");
    else
        put_rule(session, seat, move, out);
}

static void run_view(Session *session, const Line *line, Text *out)
{
    int viewer;
    if (!viewer_word(session, line->at[1], &viewer, out))
        return;
    text_put(out, "= ");
    view_write(session->course.game, session->course.state, viewer, out);
}

static void run_events(Session *session, const Line *line, Text *out)
{
    int viewer;
    Voice voice = { .seat_names = NULL };
    if (!viewer_word(session, line->at[1], &viewer, out) || !lang_words(line, 2, &voice.lang, out))
        return;
    int *told = &session->told[viewer == VIEWER_NONE ? SEATS_MAX : viewer];
    int end = session->course.events;
    if (end - *told > SESSION_EVENTS_TOLD)
        end = *told + SESSION_EVENTS_TOLD;
    text_put(out, "= ");
    Json json;
    json_writer(&json, out);
    json_array_begin(&json);
    for (int i = *told; i < end; i++)
        event_json(session->course.game, &session->course.event[i], viewer, voice, &json);
    json_array_end(&json);
    *told = end;
}

static void run_position(Session *session, const Line *line, Text *out)
{
    (void)line;
    text_put(out, "= ");
    Json json;
    json_writer(&json, out);
    game_position_write(session->course.game, session->course.state, &json);
}

void answer_setposition(Session *session, const char *text, size_t n, Text *out)
{
    JsonError error;
    if (!json_check(text, n, &error)) {
        answer_refuse(out, "not JSON, at character %d: %s", error.column, error.reason);
        return;
    }
    JsonValue position = json_root(text, n);
    char code[64];
    if (!json_to_str(json_get(position, "game"), code, sizeof code, NULL)) {
        answer_refuse(out, "the position names no game: it is an object with \"game\":\"%s\"",
                      session->games[0] ? session->games[0]->code : "");
        return;
    }
    text_put(out, "? ");
    const Game *game = game_named(session->games, code, out);
    if (!game)
        return;
    text_clear(out);
    char reason[REASON_BYTES] = "";
    Text why = text_over(reason);
    memset(session->spare, 0, sizeof session->spare);
    if (!game_position_read(game, session->spare, position, &why)) {
        answer_refuse(out, "%s", reason);
        return;
    }
    course_place(&session->course, game, session->spare);
    memset(session->told, 0, sizeof session->told);
    accept(out);
}

static void run_undo(Session *session, const Line *line, Text *out)
{
    long long n = 1;
    if (line->n > 1 && !parse_int(line->at[1], strlen(line->at[1]), 1, COURSE_MOVES_MAX, &n)) {
        char quoted[128];
        Text text = text_over(quoted);
        text_quoted(&text, line->at[1]);
        answer_refuse(out, "undo %s: how many moves to take back is a number from 1", quoted);
        return;
    }
    if (n > session->course.moves) {
        answer_refuse(out, "no %lld moves to take back: %d played", n, session->course.moves);
        return;
    }
    course_undo(&session->course, (int)n);
    for (int i = 0; i <= SEATS_MAX; i++)
        if (session->told[i] > session->course.events)
            session->told[i] = session->course.events;
    accept(out);
}

static void run_hash(Session *session, const Line *line, Text *out)
{
    (void)line;
    text_fmt(out, "= %016llx",
             (unsigned long long)game_hash(session->course.game, session->course.state));
}

static void run_check(Session *session, const Line *line, Text *out)
{
    (void)line;
    char reason[REASON_BYTES] = "";
    Text why = text_over(reason);
    if (game_check(session->course.game, session->course.state, &why))
        accept(out);
    else
        answer_refuse(out, "%s", reason);
}

static void run_score(Session *session, const Line *line, Text *out)
{
    (void)line;
    Result result = { .score = { 0 } };
    session->course.game->result(session->course.state, &result);
    text_char(out, '=');
    for (int seat = 0; seat < game_head(session->course.state)->seats; seat++)
        text_fmt(out, " %d", result.score[seat]);
}

static void json_numbers(Json *json, const char *key, const int *number, int n)
{
    json_key(json, key);
    json_array_begin(json);
    for (int i = 0; i < n; i++)
        json_int(json, number[i]);
    json_array_end(json);
}

static void run_result(Session *session, const Line *line, Text *out)
{
    const Game *game = session->course.game;
    int seats = game_head(session->course.state)->seats;
    Lang lang;
    if (!lang_words(line, 1, &lang, out))
        return;
    Result result = { .score = { 0 } };
    int share[SEATS_MAX] = { 0 };
    game->result(session->course.state, &result);
    game_shares(game, session->course.state, share);
    text_put(out, "= ");
    Json json;
    json_writer(&json, out);
    json_object_begin(&json);
    json_key_bool(&json, "over", game_pending(session->course.state) == 0);
    json_numbers(&json, "score", result.score, seats);
    json_numbers(&json, "rank", result.rank, seats);
    json_numbers(&json, "share", share, seats);
    json_key(&json, "sources");
    json_array_begin(&json);
    for (int source = 0; source < game->sources; source++) {
        char name[128];
        Text text = text_over(name);
        game_say(game, game->source[source], lang, NULL, 0, &text);
        int part[SEATS_MAX];
        for (int seat = 0; seat < seats; seat++)
            part[seat] = result.part[seat][source];
        json_object_begin(&json);
        json_key_str(&json, "name", name);
        json_numbers(&json, "score", part, seats);
        json_object_end(&json);
    }
    json_array_end(&json);
    json_object_end(&json);
}

static void run_seed(Session *session, const Line *line, Text *out)
{
    (void)line;
    if (session->course.from_position) {
        answer_refuse(out, "no seed: the game was set up from a position");
        return;
    }
    text_put(out, "= ");
    text_hex(out, session->course.setup.seed, sizeof session->course.setup.seed);
}

static void run_record(Session *session, const Line *line, Text *out)
{
    (void)line;
    if (session->course.from_position) {
        answer_refuse(out, "no record: the game was set up from a position");
        return;
    }
    char *buffer = malloc(out->cap);
    if (!buffer) {
        answer_refuse(out, "out of memory");
        return;
    }
    Text record = text_make(buffer, out->cap);
    RecordHeader header = record_begin(session->course.game, &session->course.setup);
    course_record(&session->course, &header, &record);
    text_put(out, "= ");
    Json json;
    json_writer(&json, out);
    json_str_n(&json, record.at, record.len);
    if (record.full)
        answer_refuse(out, "the record is too long for an answer");
    free(buffer);
}

/* Reads the words of `go` after the seat. A bot that does not search needs no budget; with ms alone it
 * searches until the time is over. */
static bool go_words(const Line *line, const Bot **bot, BotBudget *budget, Text *out)
{
    for (int i = 2; i < line->n; i++) {
        char *word = line->at[i];
        char *value = key_value(word, "bot");
        if (value) {
            *bot = bot_find(value);
            Names names = names_of_bots();
            if (!*bot)
                answer_unknown(out, "bot", value, &names);
            if (!*bot)
                return false;
            continue;
        }
        bool is_time = (value = key_value(word, "ms")) != NULL;
        if (!value)
            value = key_value(word, "sims");
        long long number;
        if (!value) {
            char key[64];
            Text text = text_over(key);
            key_of(word, &text);
            answer_unknown(out, "setting", key, &(Names){ { "bot", "ms", "sims" }, 3 });
            return false;
        }
        if (!parse_int(value, strlen(value), 1, BUDGET_MAX, &number)) {
            answer_refuse(out, "%.*s: a number from 1 to %d is wanted", (int)strnlen(word, 64),
                          word, BUDGET_MAX);
            return false;
        }
        if (is_time)
            *budget = (BotBudget){ .simulations = budget->simulations,
                                   .ms = (int)number,
                                   .now_ms = now_ms };
        else
            budget->simulations = (int)number;
    }
    if (budget->ms && !budget->simulations)
        budget->simulations = SIMULATIONS_MOST;
    return true;
}

static void run_go(Session *session, const Line *line, Text *out)
{
    int seat;
    const Bot *bot = bots;
    BotBudget budget = { 0 };
    while (bot[1].code) /* the strongest, unless one is named */
        bot++;
    if (!seat_word(session, line->at[1], &seat, out) || !go_words(line, &bot, &budget, out))
        return;
    if (!bits_has(game_pending(session->course.state), seat)) {
        answer_refuse(out, "seat %d owes no decision now", seat);
        return;
    }
    if (session->simulations && (!budget.simulations || budget.simulations > session->simulations))
        budget.simulations = session->simulations;
    Move move =
        bot_move(bot, session->course.game, session->course.state, seat, &budget, &session->rng);
    text_put(out, "= ");
    move_text(session->course.game, move, out);
}

static void run_quit(Session *session, const Line *line, Text *out)
{
    (void)session;
    (void)line;
    accept(out);
}

static void run_help(Session *session, const Line *line, Text *out)
{
    (void)session;
    Names names = names_of_commands();
    if (line->n > 1) {
        const Command *command = command_named(line->at[1]);
        if (command)
            text_fmt(out, "= %s", command->usage);
        else
            answer_unknown(out, "command", line->at[1], &names);
        return;
    }
    text_char(out, '=');
    for (int i = 0; i < names.n; i++)
        text_fmt(out, " %s", names.at[i]);
}

/* setposition takes the rest of its line as it is and is answered apart. */
static const Command commands[] = {
    { "games", "games", 0, 0, false, run_games },
    { "options", "options GAME", 1, 1, false, run_options },
    { "new", "new GAME [players=N] [seed=S] [OPTION=VALUE ...]", 1, SESSION_WORDS_MAX, false,
      run_new },
    { "pending", "pending", 0, 0, true, run_pending },
    { "prompt", "prompt SEAT [lang=en|ru]", 1, 2, true, run_prompt },
    { "moves", "moves SEAT [lang=en|ru]", 1, 2, true, run_moves },
    { "play", "play SEAT NOTATION", 2, SESSION_WORDS_MAX, true, run_play },
    { "why", "why SEAT NOTATION", 2, SESSION_WORDS_MAX, true, run_why },
    { "view", "view SEAT|all", 1, 1, true, run_view },
    { "events", "events SEAT|all [lang=en|ru]", 1, 2, true, run_events },
    { "position", "position", 0, 0, true, run_position },
    { "setposition", "setposition JSON", 1, SESSION_WORDS_MAX, false, NULL },
    { "undo", "undo [N]", 0, 1, true, run_undo },
    { "hash", "hash", 0, 0, true, run_hash },
    { "check", "check", 0, 0, true, run_check },
    { "score", "score", 0, 0, true, run_score },
    { "result", "result [lang=en|ru]", 0, 1, true, run_result },
    { "seed", "seed", 0, 0, true, run_seed },
    { "record", "record", 0, 0, true, run_record },
    { "go", "go SEAT [bot=BOT] [ms=N|sims=N]", 1, 3, true, run_go },
    { "help", "help [COMMAND]", 0, 1, false, run_help },
    { "quit", "quit", 0, 0, false, run_quit },
};

enum { COMMANDS = sizeof commands / sizeof commands[0] };

const Command *command_named(const char *name)
{
    for (int i = 0; i < COMMANDS; i++)
        if (strcmp(commands[i].name, name) == 0)
            return &commands[i];
    return NULL;
}

Names names_of_commands(void)
{
    Names names = { .n = 0 };
    for (int i = 0; i < COMMANDS; i++)
        names_add(&names, commands[i].name);
    return names;
}
