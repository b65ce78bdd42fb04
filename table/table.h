/* One running table: seats, moves, undo, clocks, chat, what each viewer is told. Messages in, messages
 * out: no sockets, no threads, no files, no clock of its own (every call passes the time in), no
 * cryptography (whoever drives it brings the seed). A table is a function of its header, its log and
 * the time; the log is the truth, and whoever drives the table keeps it.
 *
 * The way of a message: table_propose checks it and makes the entries that would carry it out;
 * table_apply plays an entry, from a proposal or from the store; table_tell writes what a viewer has
 * not been told yet. Docs: docs/api.md. */
#ifndef TABLE_TABLE_H
#define TABLE_TABLE_H

#include "core/game.h"

typedef struct Table Table;

enum {
    TABLE_NAME_BYTES = 64,
    TABLE_ID_BYTES = 68,
    TABLE_TEXT_BYTES = 1024, /* of an entry: a notation, a line of chat */
    TABLE_ENTRIES_MAX = 32,  /* that one message can make */
    TABLE_PARTS_MAX = 64,    /* of a view */
    TABLE_PART_BYTES = 24,   /* of a part's name */
    SCORE_UNKNOWN = INT32_MIN
};

typedef enum SeatKind { SEAT_OPEN, SEAT_PERSON, SEAT_BOT, SEAT_KINDS } SeatKind;

typedef enum ClockKind { CLOCK_NONE, CLOCK_LIVE, CLOCK_DAYS, CLOCK_KINDS } ClockKind;

/* CLOCK_LIVE: a bank for the whole game and so much more for each decision. CLOCK_DAYS: so long for
 * each decision. When a clock runs out, a bot plays for the seat until the person is back, or the
 * seat resigns. */
typedef struct TableClock {
    ClockKind kind;
    int64_t bank_ms, step_ms;
    bool resigns;
} TableClock;

/* What a table begins with; it never changes. */
typedef struct TableHeader {
    const Game *game;
    Setup setup; /* the seed is not known before START */
    SeatKind seat[SEATS_MAX];
    char bot[SEATS_MAX][TABLE_NAME_BYTES];  /* of a SEAT_BOT */
    char name[SEATS_MAX][TABLE_NAME_BYTES]; /* of a SEAT_BOT, e.g. "Vega" */
    TableClock clock;
    int64_t made_ms;
} TableHeader;

/* ENTRY(name, code): what a log holds. `text` is said beside each. */
#define TABLE_ENTRY_LIST(ENTRY)                                                                    \
    ENTRY(JOIN, "join")   /* a person sits down: {"user":…,"name":…,"commit":hex} */           \
    ENTRY(LEAVE, "leave") /* before the start */                                                   \
    ENTRY(SHARE, "share") /* the seat's 32 bytes in hex, once all have sat */                      \
    ENTRY(START, "start") /* the seed in hex: the game begins */                                   \
    ENTRY(MOVE, "move")   /* a notation, by the seat's person or bot */                            \
    ENTRY(UNDO, "undo")   /* the seat's last move is taken back */                                 \
    ENTRY(CHAT, "chat")   /* what was said */                                                      \
    ENTRY(ORDER, "order") /* a standing order: {"ask":…,"answer":…,"until":…} or its end */  \
    ENTRY(RESIGN, "resign") /* a bot plays the seat to the end, which ranks last */                \
    ENTRY(AWAY, "away")     /* the clock ran out: this bot plays */                                \
    ENTRY(BACK, "back")     /* the person is back */                                               \
    ENTRY(ANNUL, "annul")   /* the game ends without a result */                                   \
    ENTRY(RULES, "rules") /* other rules from here on: {"from":1,"to":2,"move":…} (table_rules) */

typedef enum EntryKind {
#define ENTRY(name, code) ENTRY_##name,
    TABLE_ENTRY_LIST(ENTRY)
#undef ENTRY
        ENTRY_KINDS
} EntryKind;

typedef struct Entry {
    int number; /* from 1, without gaps */
    int64_t time_ms;
    EntryKind kind;
    int seat;                /* or EVENT_NO_SEAT: a spectator's chat, START */
    char id[TABLE_ID_BYTES]; /* the sender's own name for the message; may be empty */
    char text[TABLE_TEXT_BYTES];
} Entry;

typedef struct EntryList {
    Entry entry[TABLE_ENTRIES_MAX];
    int n;
} EntryList;

/* Somebody who looks at the table: which seat, in which language, and what was told so far. Plain
 * bytes, the caller's; zero it, set seat and lang. */
typedef struct TableViewer {
    int seat; /* or VIEWER_NONE */
    Lang lang;
    uint64_t version; /* of what was told last */
    int entry;        /* events up to this entry were told */
    int parts;
    char part[TABLE_PARTS_MAX][TABLE_PART_BYTES];
    uint64_t part_hash[TABLE_PARTS_MAX]; /* 0: it is gone */
    bool told;                           /* else everything is sent */
} TableViewer;

const char *entry_code(EntryKind kind);
bool entry_kind(const char *code, EntryKind *kind);

/* NULL when out of memory. */
Table *table_new(const TableHeader *header);
void table_free(Table *table);

/* When the rules have changed under a log: an entry that is taken note of (seats, chat, who is here)
 * without being played; and the position, kept in its time, that the table goes on from after the
 * entries passed so far. Undo, replay and clocks reach back no farther than this. */
bool table_pass(Table *table, const Entry *entry, Text *why);
bool table_restore(Table *table, const void *state, Text *why);

/* The entry that says so: which version the rules had, and the first move that they no longer allow
 * (NULL: all stand). The position after it must be kept. */
void table_rules(const Table *table, int from, const Entry *refused, int64_t now, Entry *out);

/* Who sends a message: the seat (or VIEWER_NONE), and the user behind it; a bot's move is sent by
 * whoever drives the table. */
typedef struct TableSender {
    int seat;
    const char *user, *name;
    bool is_bot;
} TableSender;

/* Checks a message (one JSON object, docs/api.md) and makes the entries for it, numbered on from the
 * last. No entries: it was carried out before. False: a refusal, `rule` may name the rule. Nothing of
 * the table changes. */
bool table_propose(const Table *table, const TableSender *sender, JsonValue message, int64_t now,
                   EntryList *out, Text *reason, Text *rule);

/* Plays the next entry. False: it cannot follow (a log of other rules); nothing changed. */
bool table_apply(Table *table, const Entry *entry, Text *why);

/* Whether the viewer has something new to be told; and that, as one JSON message. All of it if
 * nothing was told yet. `out` should have room for 256 KiB. */
bool table_has_news(const Table *table, const TableViewer *viewer);
void table_tell(const Table *table, TableViewer *viewer, int64_t now, Text *out);

/* Answers of the moment that are no entries: why a move is refused, what a thing is. */
bool table_ask(const Table *table, const TableViewer *viewer, JsonValue message, Text *out);

/* Plays a legal move on a state; whether the seat's next one may follow it in the same message. */
bool table_leads_on(const Game *game, void *state, int seat, Move move);

/* What a bot would do in the viewer's place, move after move. */
void table_advise(const Table *table, const TableViewer *viewer, const char *id, const Move *move,
                  int moves, Text *out);

/* The seat and bot that the table waits for now, with a copy hidden for that seat (by `rng`); false:
 * for none. The bot's move comes back as the message {"do":"move","moves":[…]} of that seat. */
bool table_wants_bot(const Table *table, int64_t now, int *seat, const char **bot, void *hidden,
                     Rng *rng);

/* Whether the game can start: all have sat down, and who sent the hash of his bytes has sent them too
 * or was silent for 15 s and is left out. Whoever drives the table then brings START with the seed. */
bool table_wants_start(const Table *table, int64_t now);

/* When the table next wants attention, for its start, its clocks, a bot or a standing order (these: at
 * once, 1), or 0; and the entries that are due now. */
int64_t table_due(const Table *table);
void table_expire(const Table *table, int64_t now, EntryList *out);

/* What the table is like, for lists and for whoever drives it. */
typedef struct TableStatus {
    bool started, over, annulled;
    int last_entry;
    int64_t shown_ms; /* the last entry that everybody may know of: no sealed answer */
    SeatKind seat[SEATS_MAX];
    char user[SEATS_MAX][TABLE_NAME_BYTES];
    char name[SEATS_MAX][TABLE_NAME_BYTES];
    bool shared[SEATS_MAX]; /* the seat's bytes are in */
    SeatSet waiting;        /* as a spectator is told */
    SeatSet asked;          /* in truth: each seat may be told of itself */
    int score[SEATS_MAX];   /* as a spectator can know it, else SCORE_UNKNOWN */
    int round;              /* as the game's view says; 0: none */
} TableStatus;

void table_status(const Table *table, TableStatus *status);

/* How often what a viewer sees has changed. */
uint64_t table_version(const Table *table, int viewer);

/* The number of the last entry; never told to anybody. */
int table_last_entry(const Table *table);

/* The seat of a user, or VIEWER_NONE. */
int table_seat_of(const Table *table, const char *user);

const TableHeader *table_header(const Table *table);

/* What the seats are called. */
void table_names(const Table *table, const char *names[SEATS_MAX]);

/* What a seat committed itself to, in hex (empty: nothing), and its bytes once they are in. */
const char *table_commitment(const Table *table, int seat);
bool table_share(const Table *table, int seat, uint8_t bytes[RNG_SEED_BYTES]);

/* The state, for positions to keep and records; NULL before the start. */
const void *table_state(const Table *table);

/* The record of the game as far as it went. False: the rules changed on its way, so no record would
 * replay. */
bool table_record(const Table *table, Text *out);

/* A finished (or annulled) game at a moment: what a seat, a spectator or VIEWER_ALL saw after so many
 * moves, as table_tell would have told it all. False: the game still runs, or there are fewer. */
bool table_replay(const Table *table, int moves, int viewer, Lang lang, Text *out);

/* Where a finished game began and the moves since, for whoever looks back on it. False: it still runs,
 * or memory is short. The caller frees both. */
typedef struct PastMove {
    Move move;
    int seat;
} PastMove;
bool table_past(const Table *table, void **base, PastMove **move, int *moves);

/* Each seat's share of the win as the table counts it: who resigned has none while others stayed. */
void table_shares(const Table *table, int share[SEATS_MAX]);

/* The start and each move of the game so far with the scores and the round (0: none) after it:
 * {"moves":N,"annulled":false,"scores":[[…],…],"rounds":[1,…]}. */
void table_scores(const Table *table, Text *out);

/* What each move of a finished game made happen, as the viewer was told it: {"log":[[event,…],…]}.
 * False: the game still runs, or there is no room. */
bool table_story(const Table *table, int viewer, Lang lang, Text *out);

#endif
