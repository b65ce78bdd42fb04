/* The application: what the network's thread owns. The files of this folder share it. */
#ifndef SERVER_APP_H
#define SERVER_APP_H

#include "server/commit.h"
#include "server/files.h"
#include "server/jobs.h"
#include "server/limits.h"
#include "server/metrics.h"
#include "server/net.h"
#include "server/secrets.h"

typedef struct LiveTable LiveTable;
typedef struct Guest Guest;
typedef struct OddsKept OddsKept;
typedef struct Reviews Reviews;

enum { TABLES_HASH = 4096, USER_TABLES_MAX = 60, SCRATCH_BYTES = 1 << 19, FAULTS_KEPT = 64 };

typedef struct App {
    Net *net;
    Store *reader; /* the network's thread reads by this; the committer writes by its own */
    Committer *committer;
    Jobs *thinkers;  /* bots */
    Jobs *hashers;   /* passwords */
    Jobs *reckoners; /* odds of battles, reviews of games */
    OddsKept *odds;  /* the latest answers */
    Reviews *reviews;
    Files *files;
    Metrics metrics;
    Limits *limits;
    LiveTable *table[TABLES_HASH];
    int tables;
    Guest *guests;                           /* everybody at a socket */
    int64_t looked_ms;                       /* when the store was last asked what is due */
    StoreDue due;                            /* how far that walk has come */
    char fault[FAULTS_KEPT][STORE_ID_BYTES]; /* tables that cannot be loaded, told of once */
    int faults;
    bool is_stopping;  /* nothing new is begun */
    bool is_open;      /* behind TLS: cookies are Secure */
    bool is_generous;  /* no limits by address, for load tests on one machine */
    EntryList entries; /* of the message that is being taken */
    char scratch[SCRATCH_BYTES];
} App;

/* Somebody at a socket. */
struct Guest {
    Socket *socket;
    StoreUser user;
    uint8_t session[STORE_HASH_BYTES];
    LiveTable *table;
    TableViewer viewer;
    Bucket bucket;
    int waiting;               /* messages in the table's line */
    Guest *next;               /* at the same table */
    Guest *next_all, **at_all; /* of everybody */
};

/* ---- users.c ---- */

/* The user of a request's cookie and the session's hash (may be NULL); false: none. */
bool users_find(App *app, const Request *request, StoreUser *user, uint8_t *session);

/* Whether a name may be shown to others. */
bool name_is_good(const char *name);

/* Makes a guest; `cookie` gets what is to be set. The batch is committed before the reply. */
void users_api(App *app, Exchange *exchange, const Request *request, const char *path);

/* Replies to a visitor without a session: makes a guest first, then calls back. */
void users_welcome(App *app, Exchange *exchange, const Request *request);

/* ---- tables.c ---- */

LiveTable *tables_get(App *app, const char *id);
void tables_make(App *app, Exchange *exchange, const Request *request, const StoreUser *user);
void tables_list(App *app, Exchange *exchange, const Request *request, const StoreUser *user);
void tables_one(App *app, Exchange *exchange, const Request *request, const char *rest,
                const StoreUser *user);
void tables_message(App *app, Guest *guest, const char *text, size_t length);
void tables_leave(App *app, Guest *guest);
void tables_tick(App *app);

/* At the end: positions are kept; everybody is told to come again. */
void tables_keep(App *app);
void tables_close(App *app);

/* Tells everybody of a session (NULL: of any) of this user to log in again. */
void guests_dismiss(App *app, const char *user, const uint8_t *session);

/* ---- odds.c ---- */

OddsKept *odds_kept_make(void); /* freed by free */
void odds_api(App *app, Exchange *exchange, const Request *request, const char *code);

/* ---- review.c ---- */

Reviews *reviews_make(void);
void reviews_free(Reviews *reviews);

/* The review of a finished game as far as it has come; the first question begins it. */
void review_api(App *app, Exchange *exchange, const Request *request, const LiveTable *live,
                Lang lang);

/* ---- replies ---- */

void reply_json(Exchange *exchange, int status, const char *json, size_t length);
void reply_error(Exchange *exchange, int status, const char *reason);

/* The value of name=… in a query, decoded; empty if absent. */
void query_value(const char *query, const char *name, char *out, size_t cap);

/* One line about a fault, without anything hidden. */
void app_fault(const char *what, const char *table, int entry, const char *why);

#endif
