/* What a table is inside: shared by the files of this folder alone. */
#ifndef TABLE_INSIDE_H
#define TABLE_INSIDE_H

#include "core/record.h"

#include "table/table.h"

enum {
    EVENTS_KEPT = 256,
    CHAT_KEPT = 40,
    IDS_KEPT = 16,
    ORDERS_MAX = 8,
    ASK_BYTES = 24,
    HEX_SEED_BYTES = 2 * RNG_SEED_BYTES + 1,
    VIEW_BYTES = 1 << 17,
    VERSIONS = SEATS_MAX + 1 /* the last one is the spectators' */
};

typedef enum OrderEnd { UNTIL_TURN, UNTIL_ROUND, UNTIL_GAME, UNTILS } OrderEnd;

/* 'When I am asked this, answer that.' It ends when the number it was given with has passed. */
typedef struct Order {
    char ask[ASK_BYTES], answer[ASK_BYTES];
    OrderEnd until;
    int given; /* the turn or round it was given in */
} Order;

typedef struct TableSeat {
    SeatKind kind;
    char user[TABLE_NAME_BYTES], name[TABLE_NAME_BYTES], bot[TABLE_NAME_BYTES];
    char commit[HEX_SEED_BYTES], share[HEX_SEED_BYTES];
    bool away, resigned, wants_annul;
    int64_t left_ms;  /* of the bank, at `since_ms` */
    int64_t since_ms; /* the clock runs since; 0: it stands */
    uint64_t id[IDS_KEPT];
    int ids;
    Order order[ORDERS_MAX];
    int orders;
} TableSeat;

typedef struct TableMove {
    Move move;
    int entry;
    int step; /* moves of one sealed step have the same number */
    uint8_t seat;
    bool barred; /* drew chance, or showed the mover something: not to be taken back */
} TableMove;

typedef struct ToldEvent {
    Event event;
    int entry;
} ToldEvent;

typedef struct ChatLine {
    int entry, seat;
    int64_t time_ms;
    char *text;
} ChatLine;

/* Invariants: state is base with the moves played upon it; moves count from base. */
struct Table {
    TableHeader header;
    TableSeat seat[SEATS_MAX];
    bool started, over, annulled;
    int last_entry;
    int public_entry; /* the last one that everybody is told of: seats, the start, the end */
    int64_t last_ms;
    void *state, *base; /* game->state_bytes each; valid once started */
    int base_entry;     /* the entry that base stands after */
    TableMove *move;
    int moves, moves_cap;
    int step, round;
    int64_t step_ms; /* when the question under way was put */
    uint64_t version[VERSIONS], seen[VERSIONS];
    ToldEvent *event; /* a ring of the last EVENTS_KEPT */
    int events;       /* ever */
    ChatLine chat[CHAT_KEPT];
    int chats;
};

/* A seat's row in version and seen. */
static inline int version_row(int viewer)
{
    return viewer >= 0 ? viewer : SEATS_MAX;
}

/* The question that is open, by the name of its task; "" when the game is over. */
const char *table_asks(const Table *table);

/* Whether the seat has a person who plays. */
bool table_is_played(const Table *table, int seat);

/* The number of the seat's last move that can be taken back, or -1. */
int table_undoable(const Table *table, int seat);

/* What a viewer is told of a seat's clock: in a sealed step all clocks run. */
int64_t clock_left(const Table *table, int seat, int viewer, int64_t now);
void clock_start(Table *table, int64_t now);
void clock_stop(Table *table, int seat, int64_t now);
int64_t clock_deadline(const Table *table, int seat);

/* The order by which the seat's open question is answered: its move; false: none. */
bool order_answers(const Table *table, int seat, Move *move);
void orders_end(Table *table);

/* The same in words, as JSON. */
bool order_read(JsonValue message, Order *order, bool *ends, Text *reason);
void orders_write(const Table *table, int seat, Json *out);

/* The round that the game's view speaks of; 0: none. */
int table_round(const Table *table);

/* A state as a viewer is told it: prompt, moves, view and who is waited for. */
uint64_t table_look(const Table *table, int viewer);

/* Writes the members of a state message that tell the position itself. */
void tell_position(const Table *table, const void *state, TableViewer *viewer, Json *out);

#endif
