/* Tables in memory: what the files that load, play, think and list them share. */
#ifndef SERVER_TABLES_H
#define SERVER_TABLES_H

#include "ai/bot.h"
#include "server/app.h"

enum { GUEST_WAITING_MAX = 16, TABLE_GUESTS_MAX = 256, POSITION_EVERY = 16 };

/* A message that waits for its turn, or a bot's move. */
typedef struct Waiting {
    struct Waiting *next;
    Guest *guest; /* NULL: a bot's move, or the sender has gone */
    bool is_bot;
    int seat; /* of a bot */
    int64_t since_us;
    size_t length;
    char text[]; /* NUL-terminated */
} Waiting;

struct LiveTable {
    App *app;
    char id[STORE_ID_BYTES];
    Table *table;
    uint8_t secret[SECRET_BYTES], invite[STORE_HASH_BYTES];
    bool is_public;
    int rules_version;
    int base;       /* the entry of its last change of rules; 0: none */
    Entry *upgrade; /* has to be written before anything else happens; NULL: none */
    Guest *guests;
    int guest_count;
    Waiting *inbox, **inbox_last;
    bool committing, thinking, broken;
    Player player; /* of the seat whose bot thought last, while it has more to choose; else empty */
    int player_seat;
    /* whom to tell when the commit under way is on the disk */
    Guest *sender;
    char sender_id[TABLE_ID_BYTES];
    int64_t since_us, used_ms;
    int kept; /* the entry of the last kept position */
    LiveTable *next;
};

/* header.c: the table's header from JSON, and as it is stored. */
bool header_read(JsonValue json, TableHeader *header, Text *why);
void header_write(const TableHeader *header, Text *out);

/* What lists show of a table, as it is kept in the store. */
void summary_write(const TableStatus *status, int seats, Text *out);

/* ---- tables.c ---- */

LiveTable *tables_find(App *app, const char *id);
int live_seat(const LiveTable *live, const char *user);

/* Forgets a table; those who look at it are told to come again. */
void live_drop(LiveTable *live);

/* ---- loading.c ---- */

/* The table of a row of the store with its whole log played; NULL: a fault was told. */
LiveTable *live_load(App *app, const StoreGame *game);

/* Adds the position to a batch if it is time, or at any time if `now`. */
void live_keep(LiveTable *live, Batch *batch, bool now);
bool live_is_kept(const LiveTable *live);

/* ---- playing.c ---- */

/* Takes messages until one is being written; else does what is due. The table may be gone then. */
void live_go_on(LiveTable *live);

/* Queues a message; false: its sender has too many waiting. */
bool live_wait(LiveTable *live, Guest *guest, const char *text, size_t length);
bool live_wait_bot(LiveTable *live, int seat, const char *text, size_t length);

void live_tell(LiveTable *live, Guest *guest);
void guest_answer(Guest *guest, const char *type, const char *id, const char *reason,
                  const char *rule);
void guest_bye(Guest *guest, const char *reason);

/* ---- thinking.c ---- */

/* Lets the bot that the table waits for think, one at a time. */
void live_ask_bot(LiveTable *live);

/* What a bot has found out is kept for its next choice, and no longer than the table waits for that. */
void live_forget(LiveTable *live);

void live_ask_hint(LiveTable *live, Guest *guest, const char *id, bool whole);

#endif
