/* The store in one SQLite file: write-ahead log, every commit on the disk before it is told
 * (synchronous=FULL), STRICT tables, prepared statements, numbered migrations that are never edited. */
#include <stdlib.h>
#include <string.h>

#include <sqlite3.h>

#include "store/store.h"

/* One step a version; PRAGMA user_version counts them. */
static const char *const migrations[] = {
    "CREATE TABLE user (id TEXT PRIMARY KEY, name TEXT NOT NULL, folded TEXT UNIQUE,"
    "  password TEXT NOT NULL, made INTEGER NOT NULL) STRICT, WITHOUT ROWID;"
    "CREATE TABLE session (hash BLOB PRIMARY KEY, user TEXT NOT NULL REFERENCES user(id),"
    "  made INTEGER NOT NULL) STRICT, WITHOUT ROWID;"
    "CREATE INDEX session_user ON session(user);"
    "CREATE TABLE game (id TEXT PRIMARY KEY, game TEXT NOT NULL, header TEXT NOT NULL,"
    "  rules_version INTEGER NOT NULL, secret BLOB NOT NULL, invite BLOB NOT NULL,"
    "  is_public INTEGER NOT NULL, started INTEGER NOT NULL, over INTEGER NOT NULL,"
    "  made INTEGER NOT NULL, last INTEGER NOT NULL, due INTEGER NOT NULL,"
    "  waiting INTEGER NOT NULL, summary TEXT NOT NULL) STRICT, WITHOUT ROWID;"
    "CREATE INDEX game_last ON game(over, started, last);"
    "CREATE INDEX game_due ON game(due) WHERE due > 0;"
    "CREATE TABLE seat (game TEXT NOT NULL REFERENCES game(id), seat INTEGER NOT NULL,"
    "  user TEXT NOT NULL, PRIMARY KEY (game, seat)) STRICT, WITHOUT ROWID;"
    "CREATE INDEX seat_user ON seat(user);"
    "CREATE TABLE entry (game TEXT NOT NULL REFERENCES game(id), number INTEGER NOT NULL,"
    "  time INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL, message TEXT NOT NULL,"
    "  text TEXT NOT NULL, hash INTEGER NOT NULL, PRIMARY KEY (game, number))"
    "  STRICT, WITHOUT ROWID;"
    "CREATE TABLE position (game TEXT NOT NULL REFERENCES game(id), number INTEGER NOT NULL,"
    "  rules_version INTEGER NOT NULL, json TEXT NOT NULL, PRIMARY KEY (game, number))"
    "  STRICT, WITHOUT ROWID;",
    "ALTER TABLE game ADD COLUMN base INTEGER NOT NULL DEFAULT 0;",
};

enum { MIGRATIONS = sizeof migrations / sizeof *migrations };

typedef enum Query {
    BEGIN,
    COMMIT,
    ROLLBACK,
    NEW_USER,
    SAVE_USER,
    NEW_SESSION,
    END_SESSION,
    END_SESSIONS,
    NEW_GAME,
    SAVE_GAME,
    PUT_SEAT,
    DROP_SEAT,
    ADD_ENTRY,
    PUT_POSITION,
    USER_BY_ID,
    USER_BY_NAME,
    USER_BY_SESSION,
    GAME_BY_ID,
    ENTRIES,
    POSITION,
    MINE,
    OPEN,
    LIVE,
    FINISHED,
    RUNNING,
    COUNT,
    DUE,
    QUERIES
} Query;

#define GAME_COLUMNS                                                                               \
    "g.id, g.game, g.header, g.rules_version, g.secret, g.invite, g.is_public, g.started, g.over," \
    " g.made, g.last, g.due, g.waiting, g.summary, g.base"
#define LISTED " AND (?2 = '' OR g.game = ?2) AND g.last < ?3 ORDER BY g.last DESC LIMIT ?4"

static const char *const sql[QUERIES] = {
    [BEGIN] = "BEGIN IMMEDIATE",
    [COMMIT] = "COMMIT",
    [ROLLBACK] = "ROLLBACK",
    [NEW_USER] = "INSERT INTO user VALUES (?1, ?2, ?3, ?4, ?5)",
    [SAVE_USER] = "UPDATE user SET name = ?2, folded = ?3, password = ?4 WHERE id = ?1",
    [NEW_SESSION] = "INSERT INTO session VALUES (?1, ?2, ?3)",
    [END_SESSION] = "DELETE FROM session WHERE hash = ?1",
    [END_SESSIONS] = "DELETE FROM session WHERE user = ?1",
    [NEW_GAME] = "INSERT INTO game VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14,?15)",
    [SAVE_GAME] = "UPDATE game SET started = ?2, over = ?3, last = ?4, due = ?5, waiting = ?6,"
                  " summary = ?7, rules_version = ?8, base = ?9 WHERE id = ?1",
    [PUT_SEAT] = "INSERT OR REPLACE INTO seat VALUES (?1, ?2, ?3)",
    [DROP_SEAT] = "DELETE FROM seat WHERE game = ?1 AND seat = ?2",
    [ADD_ENTRY] = "INSERT INTO entry VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    [PUT_POSITION] = "INSERT OR REPLACE INTO position VALUES (?1, ?2, ?3, ?4)",
    [USER_BY_ID] = "SELECT id, name, password, made FROM user WHERE id = ?1",
    [USER_BY_NAME] = "SELECT id, name, password, made FROM user WHERE folded = ?1",
    [USER_BY_SESSION] = "SELECT u.id, u.name, u.password, u.made FROM session s"
                        " JOIN user u ON u.id = s.user WHERE s.hash = ?1",
    [GAME_BY_ID] = "SELECT " GAME_COLUMNS " FROM game g WHERE g.id = ?1",
    [ENTRIES] = "SELECT number, time, kind, seat, message, text, hash FROM entry"
                " WHERE game = ?1 AND number > ?2 ORDER BY number",
    [POSITION] = "SELECT number, rules_version, json FROM position"
                 " WHERE game = ?1 AND number <= ?2 ORDER BY number DESC LIMIT 1",
    [MINE] = "SELECT DISTINCT " GAME_COLUMNS " FROM seat s JOIN game g ON g.id = s.game"
             " WHERE s.user = ?1" LISTED,
    [OPEN] = "SELECT " GAME_COLUMNS " FROM game g WHERE ?1 IS NOT NULL AND g.is_public = 1"
             " AND g.started = 0 AND g.over = 0" LISTED,
    [LIVE] = "SELECT " GAME_COLUMNS " FROM game g WHERE ?1 IS NOT NULL AND g.is_public = 1"
             " AND g.started = 1 AND g.over = 0" LISTED,
    [FINISHED] = "SELECT " GAME_COLUMNS " FROM game g WHERE ?1 IS NOT NULL AND g.is_public = 1"
                 " AND g.over = 1" LISTED,
    [RUNNING] = "SELECT " GAME_COLUMNS " FROM game g WHERE ?1 IS NOT NULL"
                " AND g.started = 1 AND g.over = 0" LISTED,
    [COUNT] = "SELECT count(*) FROM (SELECT DISTINCT g.id FROM seat s JOIN game g ON g.id = s.game"
              " WHERE s.user = ?1 AND g.over = 0 LIMIT ?2)",
    [DUE] = "SELECT " GAME_COLUMNS " FROM game g WHERE g.due > 0 AND g.due <= ?1"
            " AND (g.due, g.id) > (?3, ?4) ORDER BY g.due, g.id LIMIT ?2",
};

struct Store {
    sqlite3 *db;
    sqlite3_stmt *statement[QUERIES];
    int unsettled; /* pages in the write-ahead log */
};

static bool failed(const Store *store, Text *why)
{
    text_put(why, store && store->db ? sqlite3_errmsg(store->db) : "out of memory");
    return false;
}

static bool migrate(Store *store, Text *why)
{
    sqlite3_stmt *ask = NULL;
    int version = 0;
    if (sqlite3_prepare_v2(store->db, "PRAGMA user_version", -1, &ask, NULL) == SQLITE_OK &&
        sqlite3_step(ask) == SQLITE_ROW)
        version = sqlite3_column_int(ask, 0);
    sqlite3_finalize(ask);
    if (version > MIGRATIONS) {
        text_put(why, "this store was made by a newer Orrery");
        return false;
    }
    for (; version < MIGRATIONS; version++) {
        char set[64];
        Text text = text_over(set);
        text_fmt(&text, "PRAGMA user_version = %d; COMMIT", version + 1);
        if (sqlite3_exec(store->db, "BEGIN IMMEDIATE", NULL, NULL, NULL) != SQLITE_OK ||
            sqlite3_exec(store->db, migrations[version], NULL, NULL, NULL) != SQLITE_OK ||
            sqlite3_exec(store->db, set, NULL, NULL, NULL) != SQLITE_OK)
            return failed(store, why);
    }
    return true;
}

static bool prepare(Store *store, Text *why)
{
    for (int i = 0; i < QUERIES; i++)
        if (sqlite3_prepare_v3(store->db, sql[i], -1, SQLITE_PREPARE_PERSISTENT,
                               &store->statement[i], NULL) != SQLITE_OK)
            return failed(store, why);
    return true;
}

bool store_open(const char *url, Store **out, Text *why)
{
    static const char settings[] = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                                   "PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;";
    const char *path = strncmp(url, "sqlite:", 7) == 0 ? url + 7 : url;
    Store *store = calloc(1, sizeof *store);
    *out = NULL;
    if (!store)
        return failed(NULL, why);
    if (sqlite3_open_v2(path, &store->db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL) !=
            SQLITE_OK ||
        sqlite3_exec(store->db, settings, NULL, NULL, NULL) != SQLITE_OK) {
        failed(store, why);
        store_close(store);
        return false;
    }
    if (!migrate(store, why) || !prepare(store, why)) {
        store_close(store);
        return false;
    }
    *out = store;
    return true;
}

void store_close(Store *store)
{
    if (!store)
        return;
    for (int i = 0; i < QUERIES; i++)
        sqlite3_finalize(store->statement[i]);
    sqlite3_close(store->db);
    free(store);
}

/* ---- statements ---- */

static sqlite3_stmt *take(Store *store, Query query)
{
    sqlite3_stmt *statement = store->statement[query];
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
    return statement;
}

static void bind_text(sqlite3_stmt *statement, int at, const char *text)
{
    sqlite3_bind_text(statement, at, text, -1, SQLITE_STATIC);
}

static bool run(Store *store, sqlite3_stmt *statement)
{
    int code = sqlite3_step(statement);
    sqlite3_reset(statement);
    (void)store;
    return code == SQLITE_DONE || code == SQLITE_ROW;
}

static void column_text(sqlite3_stmt *statement, int at, char *out, size_t cap)
{
    Text text = text_make(out, cap);
    const char *value = (const char *)sqlite3_column_text(statement, at);
    text_put(&text, value ? value : "");
}

static void column_bytes(sqlite3_stmt *statement, int at, uint8_t *out, int n)
{
    memset(out, 0, (size_t)n);
    if (sqlite3_column_bytes(statement, at) == n)
        memcpy(out, sqlite3_column_blob(statement, at), (size_t)n);
}

/* Small letters for the capital ones of the two alphabets that people here write in. */
static uint32_t fold_letter(uint32_t point)
{
    bool latin = point >= 'A' && point <= 'Z', cyrillic = point >= 0x410 && point <= 0x42f;
    if (point >= 0x400 && point <= 0x40f)
        return point + 0x50;
    return latin || cyrillic ? point + 0x20 : point;
}

void store_fold_name(const char *name, char out[TABLE_NAME_BYTES])
{
    Text text = text_make(out, TABLE_NAME_BYTES);
    size_t n = strlen(name), at = 0;
    while (at < n) {
        uint32_t point;
        char letter[4];
        int length = utf8_read(name + at, n - at, &point);
        if (!length)
            break;
        text_put_n(&text, letter, (size_t)utf8_write(fold_letter(point), letter));
        at += (size_t)length;
    }
}

/* Two guests may be called alike. */
static void fold_user(const StoreUser *user, char out[TABLE_NAME_BYTES])
{
    store_fold_name(user->password[0] ? user->name : "", out);
}

/* ---- writing ---- */

static bool write_user(Store *store, Query query, const StoreUser *user)
{
    sqlite3_stmt *st = take(store, query);
    char folded[TABLE_NAME_BYTES];
    fold_user(user, folded);
    bind_text(st, 1, user->id);
    bind_text(st, 2, user->name);
    if (folded[0])
        bind_text(st, 3, folded);
    bind_text(st, 4, user->password);
    if (query == NEW_USER)
        sqlite3_bind_int64(st, 5, user->made_ms);
    return run(store, st);
}

static bool write_session(Store *store, const StoreWrite *write)
{
    sqlite3_stmt *st = take(store, write->kind == STORE_NEW_SESSION ? NEW_SESSION : END_SESSION);
    sqlite3_bind_blob(st, 1, write->hash, STORE_HASH_BYTES, SQLITE_STATIC);
    if (write->kind == STORE_NEW_SESSION) {
        bind_text(st, 2, write->id);
        sqlite3_bind_int64(st, 3, 0);
    }
    return run(store, st);
}

static bool write_new_game(Store *store, const StoreGame *game)
{
    sqlite3_stmt *st = take(store, NEW_GAME);
    bind_text(st, 1, game->id);
    bind_text(st, 2, game->game);
    bind_text(st, 3, game->header);
    sqlite3_bind_int(st, 4, game->rules_version);
    sqlite3_bind_blob(st, 5, game->secret, sizeof game->secret, SQLITE_STATIC);
    sqlite3_bind_blob(st, 6, game->invite, sizeof game->invite, SQLITE_STATIC);
    sqlite3_bind_int(st, 7, game->is_public);
    sqlite3_bind_int(st, 8, game->started);
    sqlite3_bind_int(st, 9, game->over);
    sqlite3_bind_int64(st, 10, game->made_ms);
    sqlite3_bind_int64(st, 11, game->last_ms);
    sqlite3_bind_int64(st, 12, game->due_ms);
    sqlite3_bind_int(st, 13, game->waiting);
    bind_text(st, 14, game->summary);
    sqlite3_bind_int(st, 15, game->base);
    return run(store, st);
}

static bool write_game(Store *store, const StoreGame *game)
{
    sqlite3_stmt *st = take(store, SAVE_GAME);
    bind_text(st, 1, game->id);
    sqlite3_bind_int(st, 2, game->started);
    sqlite3_bind_int(st, 3, game->over);
    sqlite3_bind_int64(st, 4, game->last_ms);
    sqlite3_bind_int64(st, 5, game->due_ms);
    sqlite3_bind_int(st, 6, game->waiting);
    bind_text(st, 7, game->summary);
    sqlite3_bind_int(st, 8, game->rules_version);
    sqlite3_bind_int(st, 9, game->base);
    return run(store, st);
}

static bool write_seat(Store *store, const StoreWrite *write)
{
    sqlite3_stmt *st = take(store, write->user[0] ? PUT_SEAT : DROP_SEAT);
    bind_text(st, 1, write->id);
    sqlite3_bind_int(st, 2, write->number);
    if (write->user[0])
        bind_text(st, 3, write->user);
    return run(store, st);
}

static bool write_entry(Store *store, const StoreWrite *write)
{
    sqlite3_stmt *st = take(store, ADD_ENTRY);
    const Entry *entry = write->entry;
    bind_text(st, 1, write->id);
    sqlite3_bind_int(st, 2, entry->number);
    sqlite3_bind_int64(st, 3, entry->time_ms);
    bind_text(st, 4, entry_code(entry->kind));
    sqlite3_bind_int(st, 5, entry->seat);
    bind_text(st, 6, entry->id);
    bind_text(st, 7, entry->text);
    sqlite3_bind_int64(st, 8, (sqlite3_int64)write->state_hash);
    return run(store, st);
}

static bool write_position(Store *store, const StoreWrite *write)
{
    sqlite3_stmt *st = take(store, PUT_POSITION);
    bind_text(st, 1, write->id);
    sqlite3_bind_int(st, 2, write->number);
    sqlite3_bind_int(st, 3, write->rules_version);
    bind_text(st, 4, write->text);
    return run(store, st);
}

static bool write_one(Store *store, const StoreWrite *write)
{
    switch (write->kind) {
    case STORE_NEW_USER:
        return write_user(store, NEW_USER, write->new_user);
    case STORE_SAVE_USER:
        return write_user(store, SAVE_USER, write->new_user);
    case STORE_NEW_SESSION:
    case STORE_END_SESSION:
        return write_session(store, write);
    case STORE_END_SESSIONS: {
        sqlite3_stmt *st = take(store, END_SESSIONS);
        bind_text(st, 1, write->id);
        return run(store, st);
    }
    case STORE_NEW_GAME:
        return write_new_game(store, write->game);
    case STORE_SAVE_GAME:
        return write_game(store, write->game);
    case STORE_SEAT:
        return write_seat(store, write);
    case STORE_ENTRY:
        return write_entry(store, write);
    case STORE_POSITION:
        return write_position(store, write);
    }
    return false;
}

bool store_write(Store *store, const StoreWrite *batch, int n, Text *why)
{
    if (!sqlite3_get_autocommit(store->db)) /* a failed commit could not even be rolled back */
        run(store, take(store, ROLLBACK));
    if (!run(store, take(store, BEGIN)))
        return failed(store, why);
    for (int i = 0; i < n; i++)
        if (!write_one(store, &batch[i])) {
            failed(store, why);
            run(store, take(store, ROLLBACK));
            return false;
        }
    if (!run(store, take(store, COMMIT))) {
        failed(store, why);
        run(store, take(store, ROLLBACK));
        return false;
    }
    return true;
}

static int count_pages(void *context, sqlite3 *db, const char *name, int pages)
{
    Store *store = context;
    (void)db, (void)name;
    store->unsettled = pages;
    return SQLITE_OK;
}

void store_defer(Store *store)
{
    sqlite3_wal_hook(store->db, count_pages, store);
}

int store_unsettled(const Store *store)
{
    return store->unsettled;
}

bool store_settle(Store *store)
{
    return sqlite3_wal_checkpoint_v2(store->db, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL) ==
           SQLITE_OK;
}

/* ---- reading ---- */

/* Steps to the next row. False at the end; a failure also says why. */
static bool next_row(Store *store, sqlite3_stmt *statement, Text *why)
{
    int code = sqlite3_step(statement);
    if (code == SQLITE_ROW)
        return true;
    if (code != SQLITE_DONE)
        failed(store, why);
    sqlite3_reset(statement);
    return false;
}

static bool read_user(Store *store, sqlite3_stmt *st, StoreUser *out, Text *why)
{
    memset(out, 0, sizeof *out);
    if (!next_row(store, st, why))
        return false;
    column_text(st, 0, out->id, sizeof out->id);
    column_text(st, 1, out->name, sizeof out->name);
    column_text(st, 2, out->password, sizeof out->password);
    out->made_ms = sqlite3_column_int64(st, 3);
    sqlite3_reset(st);
    return true;
}

bool store_user(Store *store, const char *id, StoreUser *out, Text *why)
{
    sqlite3_stmt *st = take(store, USER_BY_ID);
    bind_text(st, 1, id);
    return read_user(store, st, out, why);
}

bool store_user_by_name(Store *store, const char *name, StoreUser *out, Text *why)
{
    char folded[TABLE_NAME_BYTES];
    store_fold_name(name, folded);
    sqlite3_stmt *st = take(store, USER_BY_NAME);
    bind_text(st, 1, folded);
    return read_user(store, st, out, why);
}

bool store_session(Store *store, const uint8_t hash[STORE_HASH_BYTES], StoreUser *out, Text *why)
{
    sqlite3_stmt *st = take(store, USER_BY_SESSION);
    sqlite3_bind_blob(st, 1, hash, STORE_HASH_BYTES, SQLITE_STATIC);
    return read_user(store, st, out, why);
}

static void read_game(sqlite3_stmt *st, StoreGame *out)
{
    memset(out, 0, sizeof *out);
    column_text(st, 0, out->id, sizeof out->id);
    column_text(st, 1, out->game, sizeof out->game);
    column_text(st, 2, out->header, sizeof out->header);
    out->rules_version = sqlite3_column_int(st, 3);
    column_bytes(st, 4, out->secret, sizeof out->secret);
    column_bytes(st, 5, out->invite, sizeof out->invite);
    out->is_public = sqlite3_column_int(st, 6);
    out->started = sqlite3_column_int(st, 7);
    out->over = sqlite3_column_int(st, 8);
    out->made_ms = sqlite3_column_int64(st, 9);
    out->last_ms = sqlite3_column_int64(st, 10);
    out->due_ms = sqlite3_column_int64(st, 11);
    out->waiting = sqlite3_column_int(st, 12);
    column_text(st, 13, out->summary, sizeof out->summary);
    out->base = sqlite3_column_int(st, 14);
}

bool store_game(Store *store, const char *id, StoreGame *out, Text *why)
{
    sqlite3_stmt *st = take(store, GAME_BY_ID);
    bind_text(st, 1, id);
    if (!next_row(store, st, why))
        return false;
    read_game(st, out);
    sqlite3_reset(st);
    return true;
}

bool store_entries(Store *store, const char *game, int after,
                   bool (*each)(void *, const Entry *, uint64_t), void *context, Text *why)
{
    sqlite3_stmt *st = take(store, ENTRIES);
    bool goes_on = true;
    bind_text(st, 1, game);
    sqlite3_bind_int(st, 2, after);
    while (goes_on && next_row(store, st, why)) {
        Entry entry = { 0 };
        char kind[32];
        entry.number = sqlite3_column_int(st, 0);
        entry.time_ms = sqlite3_column_int64(st, 1);
        column_text(st, 2, kind, sizeof kind);
        entry.seat = sqlite3_column_int(st, 3);
        column_text(st, 4, entry.id, sizeof entry.id);
        column_text(st, 5, entry.text, sizeof entry.text);
        goes_on = entry_kind(kind, &entry.kind) &&
                  each(context, &entry, (uint64_t)sqlite3_column_int64(st, 6));
    }
    sqlite3_reset(st);
    return goes_on && !why->len;
}

bool store_position(Store *store, const char *game, int at_most, int *number, int *rules_version,
                    Text *json, Text *why)
{
    sqlite3_stmt *st = take(store, POSITION);
    bind_text(st, 1, game);
    sqlite3_bind_int(st, 2, at_most);
    if (!next_row(store, st, why))
        return false;
    *number = sqlite3_column_int(st, 0);
    *rules_version = sqlite3_column_int(st, 1);
    text_put(json, (const char *)sqlite3_column_text(st, 2));
    sqlite3_reset(st);
    return true;
}

static bool each_game(Store *store, sqlite3_stmt *st, bool (*each)(void *, const StoreGame *),
                      void *context, Text *why)
{
    bool goes_on = true;
    while (goes_on && next_row(store, st, why)) {
        StoreGame game;
        read_game(st, &game);
        goes_on = each(context, &game);
    }
    sqlite3_reset(st);
    return !why->len;
}

bool store_list(Store *store, StoreList list, const char *user, const char *game, int64_t before_ms,
                int most, bool (*each)(void *, const StoreGame *), void *context, Text *why)
{
    static const Query queries[] = { [LIST_MINE] = MINE,
                                     [LIST_OPEN] = OPEN,
                                     [LIST_LIVE] = LIVE,
                                     [LIST_FINISHED] = FINISHED,
                                     [LIST_RUNNING] = RUNNING };
    sqlite3_stmt *st = take(store, queries[list]);
    bind_text(st, 1, user);
    bind_text(st, 2, game);
    sqlite3_bind_int64(st, 3, before_ms ? before_ms : INT64_MAX);
    sqlite3_bind_int(st, 4, most);
    return each_game(store, st, each, context, why);
}

int store_count(Store *store, const char *user, int most, Text *why)
{
    sqlite3_stmt *st = take(store, COUNT);
    bind_text(st, 1, user);
    sqlite3_bind_int(st, 2, most);
    int n = next_row(store, st, why) ? sqlite3_column_int(st, 0) : -1;
    sqlite3_reset(st);
    return n;
}

/* Remembers the last game of a walk while the walker sees it. */
typedef struct Walk {
    StoreDue *after;
    bool (*each)(void *, const StoreGame *);
    void *context;
} Walk;

static bool each_due(void *context, const StoreGame *game)
{
    Walk *walk = context;
    walk->after->due_ms = game->due_ms;
    memcpy(walk->after->id, game->id, sizeof game->id);
    return walk->each(walk->context, game);
}

bool store_due(Store *store, int64_t now, int most, StoreDue *after,
               bool (*each)(void *, const StoreGame *), void *context, Text *why)
{
    Walk walk = { after, each, context };
    StoreDue from = *after;
    sqlite3_stmt *st = take(store, DUE);
    sqlite3_bind_int64(st, 1, now);
    sqlite3_bind_int(st, 2, most);
    sqlite3_bind_int64(st, 3, from.due_ms);
    bind_text(st, 4, from.id);
    return each_game(store, st, each_due, &walk, why);
}

bool store_backup(Store *store, const char *path, Text *why)
{
    sqlite3 *copy = NULL;
    bool ok = false;
    if (sqlite3_open(path, &copy) == SQLITE_OK) {
        sqlite3_backup *backup = sqlite3_backup_init(copy, "main", store->db, "main");
        ok = backup && sqlite3_backup_step(backup, -1) == SQLITE_DONE;
        ok &= backup && sqlite3_backup_finish(backup) == SQLITE_OK;
    }
    if (!ok)
        text_put(why, copy ? sqlite3_errmsg(copy) : "out of memory");
    sqlite3_close(copy);
    return ok;
}
