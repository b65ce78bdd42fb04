/* The one thread that writes the store: whatever arrived while it was writing is one commit. */
#ifndef SERVER_COMMIT_H
#define SERVER_COMMIT_H

#include "store/store.h"

typedef struct Committer Committer;
typedef struct Batch Batch;

enum { BATCH_WRITES = 2 * TABLE_ENTRIES_MAX };

/* What belongs together: committed whole or not at all. It owns all that its writes borrow. */
struct Batch {
    StoreWrite write[BATCH_WRITES];
    int n;
    Entry entry[TABLE_ENTRIES_MAX];
    int entries;
    StoreGame game;
    StoreUser user;
    char *text;
    bool ok;
    char why[256];
    int64_t queued_us, written_us;
    void (*done)(Batch *batch, void *app); /* on the network's thread; batch_free ends it */
    void *context;
    Batch *next;
};

Batch *batch_new(void (*done)(Batch *, void *), void *context);
void batch_free(Batch *batch);

/* Adds a write and gives it back to be filled. */
StoreWrite *batch_add(Batch *batch, StoreWriteKind kind, const char *id);
void batch_entry(Batch *batch, const char *game, const Entry *entry, uint64_t state_hash);

Committer *commit_start(Store *store, void (*wake)(void *), void *context);

/* Writes what is queued, then ends the thread; done is called for the last ones by commit_collect. */
void commit_finish(Committer *committer);
void commit_stop(Committer *committer);
void commit_add(Committer *committer, Batch *batch);
void commit_collect(Committer *committer, void *app);

#endif
