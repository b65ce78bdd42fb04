/* Tables in memory. */
#ifndef SERVER_TABLES_H
#define SERVER_TABLES_H

#include "server/app.h"

enum { INBOX_MAX = 32, POSITION_EVERY = 16 };

typedef struct Waiting {
    Guest *guest; /* NULL: a bot's move, or the sender has gone */
    char user[STORE_ID_BYTES];
    bool is_bot;
    int seat; /* of a bot */
    char *text;
    size_t length;
    int64_t since_us;
} Waiting;

struct LiveTable {
    App *app;
    char id[STORE_ID_BYTES];
    Table *table;
    StoreGame game;
    Guest *guests;
    Waiting inbox[INBOX_MAX];
    int waiting;
    bool committing, thinking, broken;
    /* whom to tell when the commit under way is on the disk */
    Guest *sender;
    char sender_id[TABLE_ID_BYTES];
    int64_t since_us, used_ms;
    int kept; /* the entry of the last kept position */
    LiveTable *next;
};

/* header.c: the table's header as JSON, as it was asked for and as it is stored. */
bool header_read(JsonValue json, TableHeader *header, Text *why);

/* The seat of a user at the table, or VIEWER_NONE. */
int live_seat(const LiveTable *live, const char *user);

/* What lists show of a table, as it is kept in the store. */
void summary_write(const TableStatus *status, int seats, int round, Text *out);

#endif
