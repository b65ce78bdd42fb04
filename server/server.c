/* The server's start and end, and which request goes where. */
#include "server/server.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ai/bot.h"
#include "games/registry.h"
#include "server/app.h"
#include "server/clock.h"

typedef struct Server {
    App app;
    Store *writer, *settler; /* the committer's */
    const ServerOptions *options;
} Server;

static Net *listening; /* for the signal handler alone */

void app_fault(const char *what, const char *table, int entry, const char *why)
{
    fprintf(stderr, "orrery: %s%s%s entry %d: %s\n", what, table[0] ? ": table " : "", table, entry,
            why);
}

/* ---- replies ---- */

void reply_json(Exchange *exchange, int status, const char *json, size_t length)
{
    Reply reply = { .status = status, .type = "application/json", .body = json, .length = length };
    net_reply(exchange, &reply);
}

void reply_error(Exchange *exchange, int status, const char *reason)
{
    char buf[2048]; /* a reason has 255 characters, each of six at most */
    Text text = text_over(buf);
    Json json;
    json_writer(&json, &text);
    json_object_begin(&json);
    json_key_str(&json, "error", reason);
    json_object_end(&json);
    reply_json(exchange, status, buf, text.len);
}

void query_value(const char *query, const char *name, char *out, size_t cap)
{
    Text text = text_make(out, cap);
    size_t n = strlen(name);
    for (const char *at = query; at && *at; at = strchr(at, '&') ? strchr(at, '&') + 1 : NULL)
        if (strncmp(at, name, n) == 0 && at[n] == '=') {
            text_put_n(&text, at + n + 1, strcspn(at + n + 1, "&"));
            return;
        }
}

/* ---- games, bots, rules ---- */

static void put_names(Json *json, const char *const name[LANGS])
{
    json_key(json, "name");
    json_object_begin(json);
    json_key_str(json, "en", name[LANG_EN]);
    json_key_str(json, "ru", name[LANG_RU]);
    json_object_end(json);
}

static void put_option(Json *json, const GameOption *option)
{
    json_object_begin(json);
    json_key_str(json, "code", option->code);
    json_key_int(json, "min", option->min);
    json_key_int(json, "max", option->max);
    json_key_int(json, "normal", option->normal);
    if (option->names) {
        json_key(json, "names");
        json_array_begin(json);
        for (int v = option->min; v <= option->max; v++)
            json_str(json, option->names[v - option->min]);
        json_array_end(json);
    }
    json_object_end(json);
}

static void put_game(Json *json, const Game *game, bool whole)
{
    json_object_begin(json);
    json_key_str(json, "code", game->code);
    put_names(json, game->name);
    json_key(json, "players");
    json_array_begin(json);
    json_int(json, game->seats_min);
    json_int(json, game->seats_max);
    json_array_end(json);
    json_key(json, "options");
    json_array_begin(json);
    for (int i = 0; i < game->options; i++)
        put_option(json, &game->option[i]);
    json_array_end(json);
    if (whole) {
        json_key(json, "components");
        json_object_begin(json);
        if (game->components)
            game->components(json);
        json_object_end(json);
    }
    json_object_end(json);
}

static void reply_games(App *app, Exchange *exchange, const char *code)
{
    Text text = text_over(app->scratch);
    Json json;
    const Game *game = game_find(code);
    json_writer(&json, &text);
    if (*code && !game) {
        reply_error(exchange, 404, "there is no such game");
        return;
    }
    if (game) {
        put_game(&json, game, true);
    } else {
        json_array_begin(&json);
        for (int i = 0; games[i]; i++)
            put_game(&json, games[i], false);
        json_array_end(&json);
    }
    reply_json(exchange, 200, text.at, text.len);
}

static void reply_bots(App *app, Exchange *exchange)
{
    Text text = text_over(app->scratch);
    Json json;
    json_writer(&json, &text);
    json_array_begin(&json);
    for (const Bot *bot = bots; bot->code; bot++) {
        json_object_begin(&json);
        json_key_str(&json, "code", bot->code);
        put_names(&json, bot->name);
        json_key_bool(&json, "level", bot->is_level);
        json_object_end(&json);
    }
    json_array_end(&json);
    reply_json(exchange, 200, text.at, text.len);
}

/* /api/rules/GAME/ID?lang=en */
static void reply_rule(Server *server, Exchange *exchange, const Request *request, const char *rest)
{
    Lang lang = LANG_EN;
    char code[8], game[32], words[8192], buf[12288];
    Text name = text_over(game), rule = text_over(words), text = text_over(buf);
    Json json;
    text_put_n(&name, rest, strcspn(rest, "/"));
    const char *id = rest + name.len + (rest[name.len] == '/');
    query_value(request->query, "lang", code, sizeof code);
    lang_parse(code, &lang);
    if (!server->options->rule || !server->options->rule(game, lang, id, &rule)) {
        reply_error(exchange, 404, "there is no such rule");
        return;
    }
    json_writer(&json, &text);
    json_object_begin(&json);
    json_key_str(&json, "id", id);
    json_key_str(&json, "text", words);
    json_object_end(&json);
    reply_json(exchange, 200, buf, text.len);
}

static void reply_metrics(App *app, Exchange *exchange)
{
    Text text = text_over(app->scratch);
    app->metrics.sockets = net_sockets(app->net);
    app->metrics.jobs = jobs_waiting(app->thinkers);
    metrics_write(&app->metrics, &text);
    Reply reply = {
        .status = 200, .type = "text/plain; version=0.0.4", .body = text.at, .length = text.len
    };
    net_reply(exchange, &reply);
}

/* ---- requests ---- */

/* A request of a page that is not ours is refused; programs send no origin. */
static bool origin_is_ours(const Request *request)
{
    const char *host = strstr(request->origin, "://");
    return !request->origin[0] || (host && strcmp(host + 3, request->host) == 0);
}

static bool body_is_good(const Request *request)
{
    return strncmp(request->type, "application/json", 16) == 0 &&
           json_check(request->body, request->length, NULL) &&
           json_type(json_root(request->body, request->length)) == JSON_OBJECT;
}

/* Figures of the whole server are for who runs it: a count of moves would tell a table of two who has
 * answered. */
static bool is_local(const Request *request)
{
    return strcmp(request->address, "127.0.0.1") == 0 || strcmp(request->address, "::1") == 0 ||
           strcmp(request->address, "::ffff:127.0.0.1") == 0;
}

static const char *after(const char *path, const char *prefix)
{
    size_t n = strlen(prefix);
    return strncmp(path, prefix, n) == 0 ? path + n : NULL;
}

static bool is_user_path(const char *path)
{
    return strcmp(path, "me") == 0 || strcmp(path, "register") == 0 || strcmp(path, "login") == 0 ||
           strcmp(path, "logout") == 0;
}

static void tables_api(App *app, Exchange *exchange, const Request *request, const char *path)
{
    StoreUser user;
    bool posts = strcmp(request->method, "POST") == 0;
    if (!users_find(app, request, &user, NULL)) {
        reply_error(exchange, 401, "who are you? ask for /api/me first");
        return;
    }
    if (*path == '/')
        tables_one(app, exchange, request, path + 1, &user);
    else if (posts)
        tables_make(app, exchange, request, &user);
    else
        tables_list(app, exchange, request, &user);
}

static void api(Server *server, Exchange *exchange, const Request *request, const char *path)
{
    App *app = &server->app;
    bool posts = strcmp(request->method, "POST") == 0;
    const char *rest;
    if (!app->is_generous &&
        !limits_take(app->limits, "request", request->address, 200, 50, clock_us())) {
        app->metrics.refused[REFUSED_RATE]++;
        reply_error(exchange, 429, "too many requests");
    } else if (posts && !origin_is_ours(request)) {
        app->metrics.refused[REFUSED_ORIGIN]++;
        reply_error(exchange, 403, "this page may not do that here");
    } else if (posts && !body_is_good(request)) {
        app->metrics.refused[REFUSED_REQUEST]++;
        reply_error(exchange, 400,
                    "the body must be one JSON object, Content-Type application/json");
    } else if (is_user_path(path)) {
        users_api(app, exchange, request, path);
    } else if ((rest = after(path, "tables")) && (!*rest || *rest == '/')) {
        tables_api(app, exchange, request, rest);
    } else if (strcmp(path, "games") == 0) {
        reply_games(app, exchange, "");
    } else if ((rest = after(path, "games/"))) {
        reply_games(app, exchange, rest);
    } else if (strcmp(path, "bots") == 0) {
        reply_bots(app, exchange);
    } else if ((rest = after(path, "rules/"))) {
        reply_rule(server, exchange, request, rest);
    } else if ((rest = after(path, "odds/"))) {
        odds_api(app, exchange, request, rest);
    } else {
        reply_error(exchange, 404, "there is nothing here");
    }
}

static void on_request(void *context, Exchange *exchange, const Request *request)
{
    Server *server = context;
    const char *path = after(request->path, "/api/");
    server->app.metrics.requests++;
    if (path) {
        api(server, exchange, request, path);
    } else if (strcmp(request->path, "/healthz") == 0) {
        Reply reply = { .status = 200, .type = "text/plain", .body = "ok\n", .length = 3 };
        net_reply(exchange, &reply);
    } else if (strcmp(request->path, "/metrics") == 0) {
        if (is_local(request))
            reply_metrics(&server->app, exchange);
        else
            reply_error(exchange, 404, "there is nothing here");
    } else if (!files_reply(server->app.files, exchange, request)) {
        reply_error(exchange, 404, "the page has not been built");
    }
}

/* ---- sockets ---- */

static bool on_open(void *context, Socket *socket, const Request *request)
{
    App *app = &((Server *)context)->app;
    Guest *guest = calloc(1, sizeof *guest);
    if (!guest || !origin_is_ours(request) || app->is_stopping ||
        (!app->is_generous &&
         !limits_take(app->limits, "socket", request->address, 60, 5, clock_us())) ||
        !users_find(app, request, &guest->user, guest->session)) {
        app->metrics.refused[REFUSED_ORIGIN]++;
        free(guest);
        return false;
    }
    guest->socket = socket;
    guest->next_all = app->guests;
    guest->at_all = &app->guests;
    if (app->guests)
        app->guests->at_all = &guest->next_all;
    app->guests = guest;
    socket_set(socket, guest);
    return true;
}

void guests_dismiss(App *app, const char *user, const uint8_t *session)
{
    static const char bye[] = "{\"type\":\"bye\",\"reason\":\"log in again\"}";
    for (Guest *guest = app->guests; guest; guest = guest->next_all)
        if (strcmp(guest->user.id, user) == 0 &&
            (!session || memcmp(guest->session, session, sizeof guest->session) == 0)) {
            socket_send(guest->socket, bye, sizeof bye - 1);
            socket_end(guest->socket);
        }
}

static void on_message(void *context, Socket *socket, const char *text, size_t length)
{
    App *app = &((Server *)context)->app;
    Guest *guest = socket_get(socket);
    app->metrics.messages++;
    if (!app->is_generous && !bucket_take(&guest->bucket, 60, 20, clock_us())) {
        static const char bye[] = "{\"type\":\"bye\",\"reason\":\"slow down\"}";
        app->metrics.refused[REFUSED_RATE]++;
        socket_send(socket, bye, sizeof bye - 1);
        socket_end(socket);
        return;
    }
    tables_message(app, guest, text, length);
}

static void on_closed(void *context, Socket *socket)
{
    Guest *guest = socket_get(socket);
    tables_leave(&((Server *)context)->app, guest);
    *guest->at_all = guest->next_all;
    if (guest->next_all)
        guest->next_all->at_all = guest->at_all;
    free(guest);
}

static void on_too_long(void *context)
{
    ((Server *)context)->app.metrics.refused[REFUSED_SIZE]++;
}

static void on_tick(void *context)
{
    tables_tick(&((Server *)context)->app);
}

static void on_wake(void *context)
{
    App *app = &((Server *)context)->app;
    commit_collect(app->committer, app);
    jobs_collect(app->thinkers, app);
    jobs_collect(app->hashers, app);
    jobs_collect(app->reckoners, app);
}

static void wake(void *net)
{
    net_wake(net);
}

static void on_signal(int number)
{
    (void)number;
    if (listening)
        net_stop(listening);
}

/* ---- start and end ---- */

/* The page's files: where they were said to be, or beside the program. */
static Files *find_files(const char *given)
{
    static const char *const places[] = { "/web", "/../web/dist", "/../../web/dist" };
    char exe[1024], path[1100];
    if (given)
        return files_read(given);
    ssize_t n = readlink("/proc/self/exe", exe, sizeof exe);
    while (n > 0 && exe[n - 1] != '/')
        n--;
    for (size_t i = 0; n > 1 && i < sizeof places / sizeof *places; i++) {
        Text text = text_over(path);
        text_put_n(&text, exe, (size_t)n - 1);
        text_put(&text, places[i]);
        Files *files = files_read(path);
        if (files)
            return files;
    }
    return NULL;
}

static bool start(Server *server, Text *why)
{
    static const NetHandlers handlers = { .request = on_request,
                                          .open = on_open,
                                          .message = on_message,
                                          .closed = on_closed,
                                          .too_long = on_too_long,
                                          .tick = on_tick,
                                          .wake = on_wake };
    const ServerOptions *options = server->options;
    App *app = &server->app;
    if (!secrets_start()) {
        text_put(why, "no randomness to be had");
        return false;
    }
    app->is_open = options->is_open;
    app->is_generous = options->is_generous;
    app->limits = calloc(1, sizeof *app->limits);
    app->files = find_files(options->web);
    if (!store_open(options->db, &server->writer, why) ||
        !store_open(options->db, &server->settler, why) ||
        !store_open(options->db, &app->reader, why))
        return false;
    app->net = net_open(options->host, options->port, options->is_open, &handlers, server, why);
    if (!app->net)
        return false;
    app->committer = commit_start(server->writer, server->settler, wake, app->net);
    app->thinkers = jobs_start(options->threads, wake, app->net);
    app->hashers = jobs_start(1, wake, app->net);
    app->reckoners = jobs_start(1, wake, app->net);
    app->odds = odds_kept_make();
    app->reviews = reviews_make();
    if (!app->committer || !app->thinkers || !app->hashers || !app->reckoners || !app->odds ||
        !app->reviews || !app->limits) {
        text_put(why, "out of memory");
        return false;
    }
    return true;
}

/* Nothing new is taken; what was taken is written and told, then all is closed. */
static void stop(Server *server)
{
    App *app = &server->app;
    listening = NULL;
    app->is_stopping = true;
    if (app->committer) {
        tables_keep(app);
        commit_finish(app->committer);
        commit_collect(app->committer, app);
        tables_close(app);
        net_drain(app->net);
    }
    jobs_stop(app->thinkers);
    jobs_stop(app->hashers);
    jobs_stop(app->reckoners);
    net_close(app->net);
    commit_stop(app->committer);
    store_close(app->reader);
    store_close(server->settler);
    store_close(server->writer);
    files_free(app->files);
    free(app->limits);
    free(app->odds);
    reviews_free(app->reviews);
}

bool server_run(const ServerOptions *options, Text *why)
{
    Server *server = calloc(1, sizeof *server);
    if (!server) {
        text_put(why, "out of memory");
        return false;
    }
    server->options = options;
    bool ok = start(server, why);
    if (ok) {
        struct sigaction action = { .sa_handler = on_signal };
        listening = server->app.net;
        sigaction(SIGINT, &action, NULL);
        sigaction(SIGTERM, &action, NULL);
        signal(SIGPIPE, SIG_IGN);
        if (options->ready)
            options->ready(options->host, net_port(server->app.net));
        net_run(server->app.net);
    }
    stop(server);
    free(server);
    return ok;
}
