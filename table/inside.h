/* What a table is inside: shared by the files of this folder alone. */
#ifndef TABLE_INSIDE_H
#define TABLE_INSIDE_H

#include "core/record.h"

#include "table/table.h"

enum {
    EVENTS_KEPT = 128,
    EVENTS_MAX = 1024, /* of one move */
    CHAT_KEPT = 40,
    IDS_KEPT = 16,
    ORDERS_MAX = 8,
    ASK_BYTES = 48,
    HEX_SEED_BYTES = 2 * RNG_SEED_BYTES + 1,
    VIEW_BYTES = 1 << 17,
    VERSIONS = SEATS_MAX + 1 /* the last one is the spectators' */
};

typedef enum OrderEnd { UNTIL_TURN, UNTIL_ROUND, UNTIL_GAME, UNTILS } OrderEnd;

/* 'When I am asked this, answer that.' Until round: until the round it was given in is over. Until
 * turn: until the seat is asked something else, but for the question it was given at. */
typedef struct Order {
    char ask[ASK_BYTES], answer[ASK_BYTES];
    OrderEnd until;
    int round;     /* in which it was given */
    bool is_armed; /* the question it was given at is over */
} Order;

typedef struct TableSeat {
    SeatKind kind;
    char user[TABLE_NAME_BYTES], name[TABLE_NAME_BYTES], bot[TABLE_NAME_BYTES];
    char commit[HEX_SEED_BYTES], share[HEX_SEED_BYTES];
    bool away, resigned, wants_annul;
    bool told_away,
        told_resigned; /* what the others know of it: nothing new within a sealed step */
    int own_entry;     /* the last one that this seat alone is told of */
    int64_t left_ms;   /* of the bank, at `since_ms` */
    int64_t since_ms;  /* the clock runs since; 0: it stands */
    int64_t asked_ms;  /* the seat was last asked anew */
    int64_t owes_ms;   /* the seat owes a decision since; 0: none */
    int64_t told_left_ms, told_since_ms; /* as they were when the sealed step began */
    uint64_t id[IDS_KEPT];
    int ids;
    Order *order; /* room for ORDERS_MAX once there was one */
    int orders;
} TableSeat;

typedef struct TableMove {
    Move move;
    int entry;
    int step; /* moves of one sealed step have the same number */
    uint8_t seat;
    bool barred; /* showed the mover something: not to be taken back */
    bool told;   /* everybody heard of it */
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

/* The rules have changed on the way: told until the step that it happened in is over. */
typedef struct RulesNotice {
    int from, to, step;
    int seat;             /* whose move was refused, or EVENT_NO_SEAT */
    bool is_sealed;       /* it was an answer that nobody else knows of */
    char move[ASK_BYTES]; /* that move; "": none */
} RulesNotice;

/* Invariants: state is base with the moves played upon it; moves count from base. */
struct Table {
    TableHeader header;
    TableSeat seat[SEATS_MAX];
    bool started, over, annulled;
    int last_entry;
    int public_entry; /* the last one that everybody is told of: seats, the start, the end */
    int64_t last_ms;  /* of the last entry; shown_ms: of the last one that everybody may know of */
    int64_t shown_ms, sat_ms; /* sat_ms: somebody sat down last */
    void *state, *base;       /* game->state_bytes each; valid once started */
    bool is_taken_over;       /* base is not the start of the game, but a kept position */
    TableMove *move;
    int moves, moves_cap;
    int step;
    int told_step; /* the one that the seats' told_ clocks are of */
    uint64_t version[VERSIONS];
    bool
        told_all; /* of the last move or undo everybody hears: there was an event, or a step opened */
    uint64_t away_id[IDS_KEPT]; /* of messages of those who have no seat */
    int away_ids;
    ToldEvent *event;       /* a ring of the last EVENTS_KEPT */
    int events, event_ends; /* ever; the most there ever were, for undo takes some back */
    ChatLine chat[CHAT_KEPT];
    int chats;
    RulesNotice rules;
};

/* A viewer's row in version. */
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

/* What became of a move. */
typedef struct Played {
    bool goes_on; /* it was part of a sealed step, which is still under way */
    bool answers; /* it ended the seat's answer to a step in which others are asked too */
    bool shows;   /* it drew chance, or showed the seat something it could not know */
    bool told;    /* everybody hears of it: there was an event, or a step opened */
} Played;

/* Plays a legal move on a state. */
Played table_play(const Game *game, void *state, int seat, Move move, EventList *events);

/* The present state becomes the one that moves count from. */
void table_rebase(Table *table);

/* Whether the game ended by the last move. */
void table_end_if_over(Table *table);

/* Takes a RULES entry (upgrade.c), and tells of it. */
bool rules_apply(Table *table, const Entry *entry, Text *why);
void rules_tell(const Table *table, const TableViewer *viewer, Json *out);

/* Whether a sealed step is under way: what happens in it is for its seat alone. */
bool table_is_sealed(const Table *table);

/* By this a message of somebody is known when it comes again. */
uint64_t message_key(const char *id, int seat, const char *name);

/* What a viewer is told of a seat's clock: of another's in a sealed step, that it runs on. */
int64_t clock_left(const Table *table, int seat, int viewer, int64_t now);

/* Starts and stops the clocks as the seats are asked now; `anew`: not by an undo. */
void clock_run(Table *table, int64_t now, bool anew);

/* When a bot is to play the seat's open decision: 0: none is; 1: at once. */
int64_t bot_due(const Table *table, int seat);

/* Who comes back has at least a moment. */
void clock_back(TableSeat *s);

/* Scores and ranks; who resigned ranks last. */
void table_result(const Table *table, const void *state, Result *result);
void tell_result(const Table *table, const void *state, Lang lang, Json *out);

/* The order by which the seat's open question is answered: its move; false: none. */
bool order_answers(const Table *table, int seat, Move *move);
void orders_end(Table *table);

bool order_has_room(const TableSeat *s, const char *ask);

/* Takes the order for this question away, if there is one. */
void order_take(TableSeat *s, const char *ask);

/* The same in words, as JSON. */
bool order_read(const Game *game, JsonValue message, Order *order, bool *ends, Text *reason);
void orders_write(const Table *table, int seat, Json *out);

/* What a viewer sees of a state, as a hash. */
uint64_t table_look(const Table *table, const void *state, int viewer);

/* The round that the game's view speaks of; 0: none. */
int round_of(const Game *game, const void *state);
int table_round(const Table *table);

/* A list of events as the value of a member. */
void tell_list_of_events(const Table *table, const EventList *events, const TableViewer *viewer,
                         Json *out);

/* Writes the members of a state message that tell the position itself. */
void tell_position(const Table *table, const void *state, TableViewer *viewer, Json *out);

#endif
