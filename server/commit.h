/* The one thread that writes the store: whatever arrived while it was writing is one commit. */
#ifndef SERVER_COMMIT_H
#define SERVER_COMMIT_H

#include "store/store.h"

typedef struct Committer Committer;
typedef struct Batch Batch;

/* What belongs together: committed whole or not at all. It owns all that its writes borrow. */
struct Batch {
    StoreWrite *write;
    int n, most;
    Entry *entry; /* room for as many as were asked for */
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

/* A batch with room for so many entries, what goes with them, and a few writes more. */
Batch *batch_new(void (*done)(Batch *, void *), void *context, int entries);
void batch_free(Batch *batch);

/* Adds a write and gives it back to be filled. */
StoreWrite *batch_add(Batch *batch, StoreWriteKind kind, const char *id);
void batch_entry(Batch *batch, const char *game, const Entry *entry, uint64_t state_hash);

/* Writes by one store; by the other, on a thread of its own, it settles what was written. */
Committer *commit_start(Store *store, Store *settler, void (*wake)(void *), void *context);

/* Writes what is queued, then ends the thread; done is called for the last ones by commit_collect. */
void commit_finish(Committer *committer);
void commit_stop(Committer *committer);
void commit_add(Committer *committer, Batch *batch);
void commit_collect(Committer *committer, void *app);

#endif
