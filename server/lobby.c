/* Tables as HTTP sees them: making one, lists, one table, its record, proof, replay and scores. */
#include <stdlib.h>
#include <string.h>

#include "games/registry.h"
#include "server/clock.h"
#include "server/tables.h"

/* ---- making a table ---- */

typedef struct Making {
    Exchange *exchange;
    char json[512];
    size_t length;
} Making;

static void made(Batch *batch, void *app)
{
    Making *making = batch->context;
    (void)app;
    if (batch->ok) {
        reply_json(making->exchange, 200, making->json, making->length);
    } else {
        app_fault("a table was not written", batch->game.id, 0, batch->why);
        reply_error(making->exchange, 503, "try again");
    }
    free(making);
    batch_free(batch);
}

static void put_commit(Json *json, const StoreGame *game)
{
    char commit[SECRET_HEX_BYTES];
    uint8_t hash[SECRET_BYTES];
    secrets_hash(game->secret, SECRET_BYTES, hash);
    secrets_hex(hash, commit);
    json_key_str(json, "commit", commit);
}

static void write_made(Making *making, const StoreGame *game, int seat, const char *invite)
{
    Text text = text_over(making->json);
    Json json;
    json_writer(&json, &text);
    json_object_begin(&json);
    json_key_str(&json, "table", game->id);
    json_key_int(&json, "seat", seat);
    json_key_str(&json, "invite", invite);
    put_commit(&json, game);
    json_object_end(&json);
    making->length = text.len;
}

static int first_person(const TableHeader *header)
{
    for (int seat = 0; seat < header->setup.seats; seat++)
        if (header->seat[seat] == SEAT_PERSON)
            return seat;
    return -1;
}

/* The maker's own seat, as an entry. */
static bool join_maker(const TableHeader *header, const StoreUser *user, JsonValue body, int seat,
                       Batch *batch, StoreGame *game, Text *why)
{
    Table *table = table_new(header);
    EntryList *entries = malloc(sizeof *entries);
    char buf[512], rule[64];
    Text message = text_over(buf), rule_text = text_over(rule);
    char commit[SECRET_HEX_BYTES] = "";
    json_to_str(json_get(body, "commit"), commit, sizeof commit, NULL);
    text_fmt(&message, "{\"do\":\"sit\",\"seat\":%d%s%s%s}", seat,
             commit[0] ? ",\"commit\":\"" : "", commit, commit[0] ? "\"" : "");
    TableSender sender = { .seat = VIEWER_NONE, .user = user->id, .name = user->name };
    bool ok = table && entries && json_check(buf, message.len, NULL) &&
              table_propose(table, &sender, json_root(buf, message.len), game->made_ms, entries,
                            why, &rule_text);
    if (ok) {
        batch_entry(batch, game->id, &entries->entry[0], 0);
        StoreWrite *write = batch_add(batch, STORE_SEAT, game->id);
        write->number = seat;
        memcpy(write->user, user->id, sizeof write->user);
    }
    free(entries);
    table_free(table);
    return ok;
}

/* What lists show of a table that nobody has touched since it was made. */
static void first_summary(const TableHeader *header, const StoreUser *user, int seat, Text *out)
{
    TableStatus status = { .started = false };
    for (int i = 0; i < header->setup.seats; i++) {
        bool mine = i == seat;
        status.seat[i] = header->seat[i] == SEAT_BOT ? SEAT_BOT : mine ? SEAT_PERSON : SEAT_OPEN;
        Text name = text_over(status.name[i]), who = text_over(status.user[i]);
        text_put(&name, mine ? user->name : header->name[i]);
        text_put(&who, mine ? user->id : "");
    }
    summary_write(&status, header->setup.seats, out);
}

/* Whether the game can begin when its maker has sat down. */
static bool is_full(const TableHeader *header, int maker)
{
    for (int seat = 0; seat < header->setup.seats; seat++)
        if (header->seat[seat] != SEAT_BOT && seat != maker)
            return false;
    return true;
}

static bool may_make(App *app, const StoreUser *user, const Request *request)
{
    char buf[128];
    Text why = text_over(buf);
    if (app->is_generous)
        return true;
    return limits_take(app->limits, "table", request->address, 30, 0.5, clock_us()) &&
           store_count(app->reader, user->id, USER_TABLES_MAX, &why) < USER_TABLES_MAX;
}

static void make_table(App *app, Exchange *exchange, const Request *request, const StoreUser *user,
                       const TableHeader *header, Making *making)
{
    char invite[SECRET_TOKEN_BYTES], buf[256];
    Text why = text_over(buf);
    JsonValue body = json_root(request->body, request->length);
    Batch *batch = batch_new(made, making, 1);
    int seat = first_person(header);
    if (!batch) {
        free(making);
        reply_error(exchange, 503, "try again");
        return;
    }
    StoreGame *game = &batch->game;
    secrets_id('t', game->id);
    secrets_random(game->secret, sizeof game->secret);
    secrets_token(invite);
    secrets_hash(invite, strlen(invite), game->invite);
    Text code = text_over(game->game), text = text_over(game->header),
         summary = text_over(game->summary);
    text_put(&code, header->game->code);
    header_write(header, &text);
    first_summary(header, user, seat, &summary);
    json_to_bool(json_get(body, "public"), &game->is_public);
    game->rules_version = header->game->rules_version;
    game->made_ms = game->last_ms = clock_ms();
    batch_add(batch, STORE_NEW_GAME, game->id)->game = game;
    if (seat < 0 || !join_maker(header, user, body, seat, batch, game, &why)) {
        batch_free(batch);
        free(making);
        reply_error(exchange, 400, seat < 0 ? "one seat must be a person's: yours" : buf);
        return;
    }
    game->due_ms = is_full(header, seat);
    write_made(making, game, seat, invite);
    commit_add(app->committer, batch);
}

void tables_make(App *app, Exchange *exchange, const Request *request, const StoreUser *user)
{
    char buf[256];
    Text why = text_over(buf);
    TableHeader header;
    if (!may_make(app, user, request)) {
        app->metrics.refused[REFUSED_RATE]++;
        reply_error(exchange, 429, "you have too many tables; finish some first");
        return;
    }
    if (!header_read(json_root(request->body, request->length), &header, &why)) {
        reply_error(exchange, 400, buf);
        return;
    }
    Making *making = calloc(1, sizeof *making);
    if (!making) {
        reply_error(exchange, 503, "try again");
        return;
    }
    making->exchange = exchange;
    header.made_ms = clock_ms();
    make_table(app, exchange, request, user, &header, making);
}

/* ---- lists ---- */

static void put_ints(Json *json, const char *key, const int *number, int n)
{
    json_key(json, key);
    json_array_begin(json);
    for (int i = 0; i < n; i++)
        if (number[i] == SCORE_UNKNOWN)
            json_null(json);
        else
            json_int(json, number[i]);
    json_array_end(json);
}

static void put_words(Json *json, const char *key, const char (*word)[TABLE_NAME_BYTES], int n)
{
    json_key(json, key);
    json_array_begin(json);
    for (int i = 0; i < n; i++)
        json_str(json, word[i]);
    json_array_end(json);
}

void summary_write(const TableStatus *status, int seats, Text *out)
{
    Json json;
    int kind[SEATS_MAX];
    for (int seat = 0; seat < seats; seat++)
        kind[seat] = (int)status->seat[seat];
    json_writer(&json, out);
    json_object_begin(&json);
    put_words(&json, "names", status->name, seats);
    put_words(&json, "users", status->user, seats);
    put_ints(&json, "kinds", kind, seats);
    put_ints(&json, "score", status->score, seats);
    json_key_int(&json, "round", status->round);
    json_key_int(&json, "asked", status->asked);
    json_object_end(&json);
}

typedef struct Listing {
    App *app;
    Json json;
    const StoreUser *user;
} Listing;

static void put_member(Json *json, JsonValue from, const char *key)
{
    size_t n;
    JsonValue value = json_get(from, key);
    const char *span = json_span(value, &n);
    if (json_type(value) == JSON_ABSENT)
        return;
    json_key(json, key);
    json_raw_n(json, span, n);
}

/* Who sits where, from what was kept of the table when it last changed. */
static void put_seats(Json *json, JsonValue summary, int mine)
{
    static const char *const kinds[] = { "open", "person", "bot" };
    JsonValue names = json_get(summary, "names"), kind_list = json_get(summary, "kinds");
    json_key(json, "seats");
    json_array_begin(json);
    for (int seat = 0; seat < json_count(names); seat++) {
        char name[TABLE_NAME_BYTES] = "";
        long long kind = 0;
        json_to_str(json_index(names, seat), name, sizeof name, NULL);
        json_to_int(json_index(kind_list, seat), 0, 2, &kind);
        json_object_begin(json);
        json_key_str(json, "kind", kinds[kind]);
        json_key_str(json, "name", name);
        json_key_bool(json, "you", seat == mine);
        json_object_end(json);
    }
    json_array_end(json);
}

/* Everything a list shows of a table. */
static void write_table(Listing *listing, const StoreGame *game, bool whole)
{
    Json *json = &listing->json;
    JsonValue header = json_root(game->header, strlen(game->header));
    JsonValue summary = json_root(game->summary, strlen(game->summary));
    int mine = VIEWER_NONE;
    long long seat;
    JsonIter iter = json_iter(json_get(summary, "users"));
    JsonValue user;
    for (seat = 0; json_next(&iter, NULL, &user); seat++)
        if (json_equals(user, listing->user->id))
            mine = (int)seat;
    json_object_begin(json);
    json_key_str(json, "table", game->id);
    json_key_str(json, "game", game->game);
    put_seats(json, summary, mine);
    json_key_bool(json, "started", game->started);
    json_key_bool(json, "over", game->over);
    json_key(json, "waiting");
    json_array_begin(json);
    for (uint64_t left = (uint64_t)game->waiting; left; left = bits_without_first(left))
        json_int(json, bits_first(left));
    json_array_end(json);
    json_key(json, "seat");
    if (mine >= 0)
        json_int(json, mine);
    else
        json_null(json);
    long long asked = 0; /* in truth, and told to nobody but the seat itself */
    json_to_int(json_get(summary, "asked"), 0, 255, &asked);
    json_key_bool(json, "turn", mine >= 0 && !game->over && bits_has((uint64_t)asked, mine));
    put_member(json, summary, "score");
    put_member(json, summary, "round");
    put_member(json, header, "options");
    put_member(json, header, "clock");
    json_key_bool(json, "public", game->is_public);
    json_key_int(json, "made", game->made_ms);
    json_key_int(json, "last", game->last_ms);
    if (whole)
        put_commit(json, game);
    json_object_end(json);
}

static bool list_game(void *context, const StoreGame *game)
{
    Listing *listing = context;
    write_table(listing, game, false);
    return listing->json.out->len + 16384 < listing->json.out->cap;
}

typedef struct Found {
    StoreGame *game;
    int n, most;
} Found;

static bool collect(void *context, const StoreGame *game)
{
    Found *found = context;
    found->game[found->n++] = *game;
    return found->n < found->most;
}

void tables_list(App *app, Exchange *exchange, const Request *request, const StoreUser *user)
{
    enum { MOST = 50 };
    static const char *const names[] = { "mine", "open", "live", "finished" };
    char which[16], game[32], before[24], buf[128];
    long long time = 0;
    Text why = text_over(buf), text = text_over(app->scratch);
    query_value(request->query, "list", which, sizeof which);
    query_value(request->query, "game", game, sizeof game);
    query_value(request->query, "before", before, sizeof before);
    parse_int(before, strlen(before), 0, INT64_MAX, &time);
    int list = 0;
    while (list < 4 && strcmp(names[list], which) != 0)
        list++;
    if (list == 4) {
        reply_error(exchange, 400, "list is mine, open, live or finished");
        return;
    }
    Found found = { .game = calloc(MOST, sizeof(StoreGame)), .most = MOST };
    if (found.game)
        store_list(app->reader, (StoreList)list, user->id, game, time, MOST, collect, &found, &why);
    Listing listing = { .app = app, .user = user };
    json_writer(&listing.json, &text);
    json_array_begin(&listing.json);
    for (int i = 0; i < found.n; i++)
        if (!list_game(&listing, &found.game[i]))
            break;
    json_array_end(&listing.json);
    free(found.game);
    reply_json(exchange, 200, text.at, text.len);
}

/* ---- one table ---- */

static void write_proof(LiveTable *live, Text *out)
{
    Json json;
    char hex[SECRET_HEX_BYTES];
    uint8_t hash[SECRET_BYTES], share[SECRET_BYTES];
    json_writer(&json, out);
    json_object_begin(&json);
    secrets_hash(live->secret, SECRET_BYTES, hash);
    secrets_hex(hash, hex);
    json_key_str(&json, "commit", hex);
    secrets_hex(live->secret, hex);
    json_key_str(&json, "secret", hex);
    json_key(&json, "shares");
    json_array_begin(&json);
    for (int seat = 0; seat < table_header(live->table)->setup.seats; seat++) {
        json_object_begin(&json);
        json_key_str(&json, "commit", table_commitment(live->table, seat));
        bool has = table_share(live->table, seat, share);
        if (has)
            secrets_hex(share, hex);
        json_key_str(&json, "bytes", has ? hex : "");
        json_object_end(&json);
    }
    json_array_end(&json);
    secrets_hex(table_header(live->table)->setup.seed, hex);
    json_key_str(&json, "seed", hex);
    json_object_end(&json);
}

/* Whose eyes and which language a request wants. */
static void read_eyes(const Request *request, const LiveTable *live, int *viewer, Lang *lang)
{
    char seat[8], code[8];
    long long n = VIEWER_NONE;
    query_value(request->query, "seat", seat, sizeof seat);
    query_value(request->query, "lang", code, sizeof code);
    if (strcmp(seat, "all") == 0)
        n = VIEWER_ALL;
    else
        parse_int(seat, strlen(seat), 0, table_header(live->table)->setup.seats - 1, &n);
    *viewer = (int)n;
    *lang = LANG_EN;
    lang_parse(code, lang);
}

static void reply_replay(App *app, Exchange *exchange, const Request *request, LiveTable *live)
{
    char move[16];
    long long moves = 0;
    int viewer;
    Lang lang;
    Text text = text_over(app->scratch);
    read_eyes(request, live, &viewer, &lang);
    query_value(request->query, "move", move, sizeof move);
    parse_int(move, strlen(move), 0, 1000000, &moves);
    if (table_replay(live->table, (int)moves, viewer, lang, &text))
        reply_json(exchange, 200, text.at, text.len);
    else
        reply_error(exchange, 404, "the game has no such moment");
}

static void reply_story(App *app, Exchange *exchange, const Request *request, LiveTable *live)
{
    int viewer;
    Lang lang;
    Text text = text_over(app->scratch);
    read_eyes(request, live, &viewer, &lang);
    if (table_story(live->table, viewer, lang, &text))
        reply_json(exchange, 200, text.at, text.len);
    else
        reply_error(exchange, 404, "the game is too long to be told at once");
}

static void reply_record(App *app, Exchange *exchange, const LiveTable *live)
{
    Text text = text_over(app->scratch);
    if (!table_record(live->table, &text)) {
        reply_error(exchange, 404, "the rules changed during this game: it has no record");
        return;
    }
    Reply reply = {
        .status = 200, .type = "text/plain; charset=utf-8", .body = text.at, .length = text.len
    };
    net_reply(exchange, &reply);
}

/* What is shown of a game once it is over; `what` begins with a slash. */
static void reply_finished(App *app, Exchange *exchange, const Request *request, LiveTable *live,
                           const char *what)
{
    Text text = text_over(app->scratch);
    if (strcmp(what, "/replay") == 0) {
        reply_replay(app, exchange, request, live);
    } else if (strcmp(what, "/log") == 0) {
        reply_story(app, exchange, request, live);
    } else if (strcmp(what, "/record") == 0) {
        reply_record(app, exchange, live);
    } else if (strcmp(what, "/proof") == 0) {
        write_proof(live, &text);
        reply_json(exchange, 200, text.at, text.len);
    } else if (strcmp(what, "/review") == 0) {
        int viewer;
        Lang lang;
        read_eyes(request, live, &viewer, &lang);
        review_api(app, exchange, request, live, lang);
    } else if (strcmp(what, "/scores") == 0) {
        table_scores(live->table, &text);
        reply_json(exchange, 200, text.at, text.len);
    } else {
        reply_error(exchange, 404, "there is nothing here");
    }
}

/* What is shown of a table is what the store has: nothing that is not on the disk yet. */
void tables_one(App *app, Exchange *exchange, const Request *request, const char *rest,
                const StoreUser *user)
{
    char id[STORE_ID_BYTES], buf[128];
    Text name = text_over(id), text = text_over(app->scratch), why = text_over(buf);
    StoreGame game;
    text_put_n(&name, rest, strcspn(rest, "/"));
    const char *what = rest + strcspn(rest, "/");
    bool found = !name.full && store_game(app->reader, id, &game, &why);
    LiveTable *live = found ? tables_get(app, id) : NULL;
    if (!live || (!game.is_public && live_seat(live, user->id) < 0)) {
        reply_error(exchange, 404, "there is no such table, or it is not open to you");
    } else if (!*what) {
        Listing listing = { .app = app, .user = user };
        json_writer(&listing.json, &text);
        write_table(&listing, &game, true);
        reply_json(exchange, 200, text.at, text.len);
    } else if (!game.over) {
        reply_error(exchange, 409, "the game still runs");
    } else {
        reply_finished(app, exchange, request, live, what);
    }
}
