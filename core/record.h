/* Game records: text, a header of [Name "value"] lines like chess's, an empty line, then one move a
 * line as "SEAT NOTATION". Format: docs/records.md. */
#ifndef CORE_RECORD_H
#define CORE_RECORD_H

#include "core/game.h"

enum { RECORD_NAME_BYTES = 64, RECORD_COMMITMENT_BYTES = 65, RECORD_LINE_BYTES = 256 };

typedef struct RecordHeader {
    const Game *game;
    int rules_version;
    Setup setup;
    char player[SEATS_MAX][RECORD_NAME_BYTES];
    char commitment[RECORD_COMMITMENT_BYTES]; /* SHA-256 of the seed in hex; empty: none */
    bool finished;                            /* else the game was left where the moves end */
    int score[SEATS_MAX];                     /* of a finished game */
    int rank[SEATS_MAX];
    bool has_hash;
    uint64_t hash; /* of the last state */
} RecordHeader;

typedef const Game *(*GameFinder)(const char *code);

/* Called with the state before each move and then what the move made happen. */
typedef struct RecordVisitor {
    void (*before)(void *context, const Game *game, const void *state, int seat, Move move);
    void (*after)(void *context, const Game *game, const void *state, const EventList *events);
    void *context;
} RecordVisitor;

/* A header for a game that begins now. */
RecordHeader record_begin(const Game *game, const Setup *setup);

/* Takes the outcome of the state into the header. */
void record_finish(RecordHeader *header, const void *state);

void record_write_header(Text *out, const RecordHeader *header);
void record_write_move(Text *out, const Game *game, int seat, Move move);

/* Reads the header alone. False: `why` names the line and the fault. */
bool record_read_header(const char *text, size_t n, GameFinder find, RecordHeader *header,
                        Text *why);

/* Plays a record from its beginning and proves it: every move legal, and the result and hash as the
 * header says. `state` has STATE_BYTES_MAX bytes and holds the last state; visitor may be NULL. */
bool record_replay(const char *text, size_t n, GameFinder find, void *state,
                   const RecordVisitor *visitor, RecordHeader *header, Text *why);

/* A seed as people write it: a number below 2^64 or 64 hex digits. */
bool seed_parse(const char *text, uint8_t seed[RNG_SEED_BYTES]);

#endif
