/* Grouped commits. If a commit of many batches fails, each is tried alone, so that one bad batch (or a
 * full disk) fails nobody else who could be written. */
#include "server/commit.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "server/clock.h"

enum { GROUP_WRITES = 4096, SETTLE_PAGES = 1000, LOG_PAGES_MOST = 32000 };

struct Committer {
    pthread_mutex_t lock;
    pthread_cond_t added, grown;
    pthread_t thread, settling;
    Store *store, *settler;
    int settled;                    /* the pages of the log when it was last settled */
    bool wants_settling, wants_end; /* wants_end: nearly all of a long log is settled */
    Batch *in, **in_last, *out, **out_last;
    void (*wake)(void *);
    void *context;
    bool stopping, joined;
    StoreWrite *group;
};

Batch *batch_new(void (*done)(Batch *, void *), void *context, int entries)
{
    enum { MORE = 4 };
    Batch *batch = calloc(1, sizeof *batch);
    if (!batch)
        return NULL;
    batch->most = 2 * entries + MORE;
    batch->write = calloc((size_t)batch->most, sizeof *batch->write);
    batch->entry = malloc((size_t)(entries + 1) * sizeof *batch->entry);
    if (!batch->write || !batch->entry) {
        batch_free(batch);
        return NULL;
    }
    batch->done = done;
    batch->context = context;
    return batch;
}

void batch_free(Batch *batch)
{
    if (!batch)
        return;
    free(batch->write);
    free(batch->entry);
    free(batch->text);
    free(batch);
}

StoreWrite *batch_add(Batch *batch, StoreWriteKind kind, const char *id)
{
    assert(batch->n < batch->most);
    StoreWrite *write = &batch->write[batch->n++];
    write->kind = kind;
    Text text = text_over(write->id);
    text_put(&text, id);
    return write;
}

void batch_entry(Batch *batch, const char *game, const Entry *entry, uint64_t state_hash)
{
    StoreWrite *write = batch_add(batch, STORE_ENTRY, game);
    batch->entry[batch->entries] = *entry;
    write->entry = &batch->entry[batch->entries++];
    write->state_hash = state_hash;
}

static bool write_batch(Committer *c, Batch *batch)
{
    Text why = text_over(batch->why);
    batch->ok = store_write(c->store, batch->write, batch->n, &why);
    return batch->ok;
}

/* Writes as many batches of a list as fit into one commit; gives back the first one after them. */
static Batch *write_group(Committer *c, Batch *first)
{
    int n = 0;
    Batch *end = first;
    while (end && n + end->n <= GROUP_WRITES) {
        memcpy(c->group + n, end->write, (size_t)end->n * sizeof *c->group);
        n += end->n;
        end = end->next;
    }
    char buf[256];
    Text why = text_over(buf);
    bool ok = store_write(c->store, c->group, n, &why);
    for (Batch *batch = first; batch != end; batch = batch->next) {
        batch->ok = ok || write_batch(c, batch);
        batch->written_us = clock_us();
    }
    return end;
}

static Batch *take_all(Committer *c)
{
    while (!c->in && !c->stopping)
        pthread_cond_wait(&c->added, &c->lock);
    Batch *all = c->in;
    c->in = NULL;
    c->in_last = &c->in;
    return all;
}

/* Moves what was written from the log to its place while the other thread goes on writing. */
static void *run_settler(void *argument)
{
    Committer *c = argument;
    pthread_mutex_lock(&c->lock);
    while (!c->stopping) {
        while (!c->wants_settling && !c->stopping)
            pthread_cond_wait(&c->grown, &c->lock);
        c->wants_settling = false;
        pthread_mutex_unlock(&c->lock);
        store_settle(c->settler);
        pthread_mutex_lock(&c->lock);
        c->wants_end = c->settled > LOG_PAGES_MOST;
    }
    pthread_mutex_unlock(&c->lock);
    return NULL;
}

/* Has the log settled when it has grown. One that is written to without a pause never comes to rest:
 * its last few pages are settled here, between two commits, so that it begins anew. */
static void mind_log(Committer *c)
{
    int pages = store_unsettled(c->store);
    pthread_mutex_lock(&c->lock);
    bool ends = c->wants_end;
    bool grown = pages < c->settled || pages >= c->settled + SETTLE_PAGES;
    c->wants_end = false;
    if (grown) {
        c->settled = pages;
        c->wants_settling = !ends;
        pthread_cond_signal(&c->grown);
    }
    pthread_mutex_unlock(&c->lock);
    if (ends)
        store_settle(c->store);
}

static void *run(void *argument)
{
    Committer *c = argument;
    pthread_mutex_lock(&c->lock);
    for (Batch *all = take_all(c); all; all = take_all(c)) {
        pthread_mutex_unlock(&c->lock);
        Batch *left = all, *last = all;
        while (left)
            left = write_group(c, left);
        while (last->next)
            last = last->next;
        pthread_mutex_lock(&c->lock);
        *c->out_last = all;
        c->out_last = &last->next;
        c->wake(c->context);
        pthread_mutex_unlock(&c->lock);
        mind_log(c);
        pthread_mutex_lock(&c->lock);
    }
    pthread_mutex_unlock(&c->lock);
    return NULL;
}

Committer *commit_start(Store *store, Store *settler, void (*wake)(void *), void *context)
{
    Committer *c = calloc(1, sizeof *c);
    StoreWrite *group = calloc(GROUP_WRITES, sizeof *group);
    if (!c || !group) {
        free(c);
        free(group);
        return NULL;
    }
    c->group = group;
    c->store = store;
    c->settler = settler;
    store_defer(store);
    c->wake = wake;
    c->context = context;
    c->in_last = &c->in;
    c->out_last = &c->out;
    pthread_mutex_init(&c->lock, NULL);
    pthread_cond_init(&c->added, NULL);
    pthread_cond_init(&c->grown, NULL);
    if (pthread_create(&c->settling, NULL, run_settler, c) != 0) {
        free(group);
        free(c);
        return NULL;
    }
    if (pthread_create(&c->thread, NULL, run, c) != 0) {
        c->joined = true;
        commit_stop(c);
        return NULL;
    }
    return c;
}

void commit_add(Committer *c, Batch *batch)
{
    batch->queued_us = clock_us();
    batch->next = NULL;
    pthread_mutex_lock(&c->lock);
    *c->in_last = batch;
    c->in_last = &batch->next;
    pthread_cond_signal(&c->added);
    pthread_mutex_unlock(&c->lock);
}

void commit_collect(Committer *c, void *app)
{
    pthread_mutex_lock(&c->lock);
    Batch *batch = c->out;
    c->out = NULL;
    c->out_last = &c->out;
    pthread_mutex_unlock(&c->lock);
    while (batch) {
        Batch *next = batch->next;
        batch->done(batch, app);
        batch = next;
    }
}

void commit_finish(Committer *c)
{
    pthread_mutex_lock(&c->lock);
    c->stopping = true;
    pthread_cond_signal(&c->added);
    pthread_cond_signal(&c->grown);
    pthread_mutex_unlock(&c->lock);
    if (!c->joined)
        pthread_join(c->thread, NULL);
    c->joined = true;
}

void commit_stop(Committer *c)
{
    if (!c)
        return;
    commit_finish(c);
    pthread_join(c->settling, NULL);
    pthread_cond_destroy(&c->added);
    pthread_cond_destroy(&c->grown);
    pthread_mutex_destroy(&c->lock);
    free(c->group);
    free(c);
}
