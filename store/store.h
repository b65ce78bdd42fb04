/* What must not be lost: users and their sessions, tables, their logs and kept positions. One
 * interface; sqlite.c stands behind it. Calls block and are made by one thread at a time; whoever
 * must not wait calls them from a worker. What store_write said true to survives kill -9 and a power
 * cut. */
#ifndef STORE_STORE_H
#define STORE_STORE_H

#include "core/text.h"

#include "table/table.h"

typedef struct Store Store;

enum {
    STORE_ID_BYTES = 24,   /* "t" or "u" and random letters */
    STORE_HASH_BYTES = 32, /* SHA-256 of a session's or an invitation's token */
    STORE_HEADER_BYTES = 4096,
    STORE_PASSWORD_BYTES = 160 /* as crypto_pwhash_str makes it */
};

typedef struct StoreUser {
    char id[STORE_ID_BYTES];
    char name[TABLE_NAME_BYTES];
    char password[STORE_PASSWORD_BYTES]; /* empty: a guest */
    int64_t made_ms;
} StoreUser;

typedef struct StoreGame {
    char id[STORE_ID_BYTES];
    char game[32];
    char header[STORE_HEADER_BYTES]; /* JSON, as the table was made (docs/api.md) */
    int rules_version;
    int base; /* the last change of rules: the position kept at this entry is played on; 0: none */
    uint8_t secret[32], invite[STORE_HASH_BYTES];
    bool is_public, started, over;
    int64_t made_ms, last_ms;
    int64_t due_ms;     /* 0: nothing is due */
    int waiting;        /* the seats waited for, as bits */
    char summary[2048]; /* JSON for lists: names, scores, round */
} StoreGame;

/* One write of a batch. All writes of a batch are committed together or not at all. */
typedef enum StoreWriteKind {
    STORE_NEW_USER,     /* user */
    STORE_SAVE_USER,    /* user: name or password changed */
    STORE_NEW_SESSION,  /* hash, id: the user */
    STORE_END_SESSION,  /* hash */
    STORE_END_SESSIONS, /* id: the user's, all */
    STORE_NEW_GAME,     /* game */
    STORE_ENTRY,        /* id: the game, entry, state hash after it */
    STORE_SAVE_GAME,    /* game: what changes while it is played */
    STORE_SEAT,         /* id: the game, seat, user (empty: nobody) */
    STORE_POSITION      /* id: the game, number, text: a position as JSON, rules_version */
} StoreWriteKind;

typedef struct StoreWrite {
    StoreWriteKind kind;
    char id[STORE_ID_BYTES];
    uint8_t hash[STORE_HASH_BYTES];
    uint64_t state_hash;
    int number, rules_version;
    char user[STORE_ID_BYTES];
    const StoreUser *new_user; /* borrowed until the call returns */
    const StoreGame *game;
    const Entry *entry;
    const char *text;
} StoreWrite;

/* Opens "sqlite:PATH" or a plain path, makes or migrates the tables. */
bool store_open(const char *url, Store **out, Text *why);
void store_close(Store *store);

/* Commits the batch durably. False: nothing of it was written; `why` says what. An entry whose number
 * is taken fails the batch. */
bool store_write(Store *store, const StoreWrite *batch, int n, Text *why);

/* What is committed stands in a log first and is settled into its place from time to time, as a rule
 * by some unlucky commit. store_defer leaves that to the caller: store_unsettled counts what waits
 * (pages of the log), and store_settle settles it, as a rule on another thread by a store of its own, which
 * does not hold up writers. A log that is settled to its end begins anew. */
void store_defer(Store *store);
int store_unsettled(const Store *store);
bool store_settle(Store *store);

/* Reads. False: there is no such thing (or the store failed: then `why` is not empty). */
bool store_user(Store *store, const char *id, StoreUser *out, Text *why);
bool store_user_by_name(Store *store, const char *name, StoreUser *out, Text *why);

/* A name in the form in which no two accounts may be alike. */
void store_fold_name(const char *name, char out[TABLE_NAME_BYTES]);

bool store_session(Store *store, const uint8_t hash[STORE_HASH_BYTES], StoreUser *out, Text *why);
bool store_game(Store *store, const char *id, StoreGame *out, Text *why);

/* Calls `each` for the entries of a game after a number, in order, with the hash of the state after
 * each, until it returns false. */
bool store_entries(Store *store, const char *game, int after,
                   bool (*each)(void *, const Entry *, uint64_t hash), void *context, Text *why);

/* The last kept position of the game at or before an entry, with its rules version. */
bool store_position(Store *store, const char *game, int at_most, int *number, int *rules_version,
                    Text *json, Text *why);

/* Lists, newest first: a user's games; public ones that are open, live, finished; and every game that
 * has begun and is not over. Before a time. */
typedef enum StoreList { LIST_MINE, LIST_OPEN, LIST_LIVE, LIST_FINISHED, LIST_RUNNING } StoreList;
bool store_list(Store *store, StoreList list, const char *user, const char *game, int64_t before_ms,
                int most, bool (*each)(void *, const StoreGame *), void *context, Text *why);

/* How many games of a user are not over, as far as `most`; -1: the store failed. */
int store_count(Store *store, const char *user, int most, Text *why);

/* Where a walk through the due games stands; zero: at its beginning. */
typedef struct StoreDue {
    int64_t due_ms;
    char id[STORE_ID_BYTES];
} StoreDue;

/* The games due by a time, most urgent first, from where the walk stands. */
bool store_due(Store *store, int64_t now, int most, StoreDue *after,
               bool (*each)(void *, const StoreGame *), void *context, Text *why);

/* A consistent copy of the live store into a file. */
bool store_backup(Store *store, const char *path, Text *why);

#endif
