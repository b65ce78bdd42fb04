/* Tables in memory: found, loaded when somebody comes or something is due, dropped when nobody is
 * there; who looks at which; what their messages begin. */
#include "server/tables.h"

#include <stdlib.h>
#include <string.h>

#include "server/clock.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

enum { IDLE_MS = 60000, LOOK_MS = 1000, DUE_MOST = 64 };

static int row_of(const char *id)
{
    return (int)(XXH3_64bits(id, strlen(id)) % TABLES_HASH);
}

int live_seat(const LiveTable *live, const char *user)
{
    return table_seat_of(live->table, user);
}

LiveTable *tables_find(App *app, const char *id)
{
    LiveTable *live = app->table[row_of(id)];
    while (live && strcmp(live->id, id) != 0)
        live = live->next;
    return live;
}

/* ---- loading and dropping ---- */

static void link_live(App *app, LiveTable *live)
{
    int row = row_of(live->id);
    live->next = app->table[row];
    live->used_ms = clock_ms();
    app->table[row] = live;
    app->tables++;
}

static void unlink_live(LiveTable *live)
{
    LiveTable **at = &live->app->table[row_of(live->id)];
    while (*at != live)
        at = &(*at)->next;
    *at = live->next;
    live->app->tables--;
}

static LiveTable *load(App *app, const StoreGame *game)
{
    LiveTable *live = live_load(app, game);
    if (live)
        link_live(app, live);
    return live;
}

LiveTable *tables_get(App *app, const char *id)
{
    char buf[256];
    Text why = text_over(buf);
    StoreGame game;
    LiveTable *live = tables_find(app, id);
    if (live)
        return live;
    return store_game(app->reader, id, &game, &why) ? load(app, &game) : NULL;
}

static void leave(Guest *guest)
{
    guest->table = NULL;
    guest->next = NULL;
    guest->waiting = 0;
}

void live_drop(LiveTable *live)
{
    while (live->guests) {
        Guest *guest = live->guests;
        live->guests = guest->next;
        leave(guest);
        guest_bye(guest, "restart");
    }
    while (live->inbox) {
        Waiting *next = live->inbox->next;
        free(live->inbox);
        live->inbox = next;
    }
    unlink_live(live);
    player_end(&live->player);
    table_free(live->table);
    free(live->upgrade);
    free(live);
}

/* ---- who looks at a table ---- */

static bool may_look(const LiveTable *live, const Guest *guest, JsonValue message)
{
    char token[64];
    uint8_t hash[SECRET_BYTES];
    if (live->is_public || live_seat(live, guest->user.id) >= 0)
        return true;
    if (!json_to_str(json_get(message, "invite"), token, sizeof token, NULL))
        return false;
    secrets_hash(token, strlen(token), hash);
    return memcmp(hash, live->invite, sizeof hash) == 0;
}

/* Everything is told again, in this language; later, if a commit is under way. */
static void look_anew(LiveTable *live, Guest *guest, JsonValue message)
{
    char code[8];
    if (json_to_str(json_get(message, "lang"), code, sizeof code, NULL))
        lang_parse(code, &guest->viewer.lang);
    guest->viewer =
        (TableViewer){ .lang = guest->viewer.lang, .seat = live_seat(live, guest->user.id) };
    if (!live->committing)
        live_tell(live, guest);
}

static void watch(App *app, Guest *guest, JsonValue message)
{
    char id[STORE_ID_BYTES];
    LiveTable *live = NULL;
    tables_leave(app, guest);
    if (json_to_str(json_get(message, "table"), id, sizeof id, NULL))
        live = tables_get(app, id);
    if (!live || !may_look(live, guest, message) || live->guest_count == TABLE_GUESTS_MAX) {
        guest_answer(guest, "refused", "", "there is no such table, or it is not open to you",
                     NULL);
        return;
    }
    guest->table = live;
    guest->next = live->guests;
    live->guests = guest;
    live->guest_count++;
    live->used_ms = clock_ms();
    guest->viewer = (TableViewer){ .lang = LANG_EN };
    look_anew(live, guest, message);
    if (!live->committing)
        live_go_on(live);
}

void tables_leave(App *app, Guest *guest)
{
    LiveTable *live = guest->table;
    (void)app;
    if (!live)
        return;
    Guest **at = &live->guests;
    while (*at != guest)
        at = &(*at)->next;
    *at = guest->next;
    live->guest_count--;
    live->used_ms = clock_ms();
    if (live->sender == guest)
        live->sender = NULL;
    for (Waiting *waiting = live->inbox; waiting; waiting = waiting->next)
        if (waiting->guest == guest)
            waiting->guest = NULL;
    leave(guest);
}

void tables_message(App *app, Guest *guest, const char *text, size_t length)
{
    if (!json_check(text, length, NULL) || json_type(json_root(text, length)) != JSON_OBJECT) {
        app->metrics.refused[REFUSED_REQUEST]++;
        guest_bye(guest, "a message is one JSON object");
        return;
    }
    JsonValue message = json_root(text, length), what = json_get(message, "do");
    if (json_equals(what, "watch")) {
        watch(app, guest, message);
    } else if (!guest->table) {
        guest_answer(guest, "refused", "", "watch a table first", NULL);
    } else if (json_equals(what, "lang") || json_equals(what, "all")) {
        look_anew(guest->table, guest, message);
    } else if (!live_wait(guest->table, guest, text, length)) {
        app->metrics.refused[REFUSED_RATE]++;
        guest_bye(guest, "slow down");
    } else if (!guest->table->committing) {
        live_go_on(guest->table);
    }
}

/* ---- time ---- */

/* A table that cannot be loaded is told of once, not each time it is due. */
static bool is_known_fault(App *app, const char *id, bool remember)
{
    for (int i = 0; i < FAULTS_KEPT; i++)
        if (strcmp(app->fault[i], id) == 0)
            return true;
    if (remember)
        memcpy(app->fault[app->faults++ % FAULTS_KEPT], id, STORE_ID_BYTES);
    return false;
}

static bool load_due(void *context, const StoreGame *game)
{
    App *app = context;
    if (tables_find(app, game->id) || is_known_fault(app, game->id, false))
        return true;
    LiveTable *live = load(app, game);
    if (!live)
        is_known_fault(app, game->id, true);
    return true;
}

/* Walks through what is due, some at a time, and begins anew after the last. */
static void load_what_is_due(App *app, int64_t now)
{
    char buf[256];
    Text why = text_over(buf);
    StoreDue before = app->due;
    if (!store_due(app->reader, now, DUE_MOST, &app->due, load_due, app, &why))
        app_fault("what is due cannot be read", "", 0, buf);
    if (memcmp(&before, &app->due, sizeof before) == 0)
        app->due = (StoreDue){ 0 };
}

static void kept(Batch *batch, void *context)
{
    LiveTable *live = batch->context;
    (void)context;
    live->committing = false;
    if (!batch->ok)
        app_fault("a position was not kept", live->id, 0, batch->why);
    batch_free(batch);
    if (live->guests || live->inbox)
        live_go_on(live);
    else
        live_drop(live);
}

/* A position is kept when its table is dropped. */
static void retire(LiveTable *live)
{
    Batch *batch = live_is_kept(live) ? NULL : batch_new(kept, live, 0);
    if (!batch) {
        live_drop(live);
        return;
    }
    live_keep(live, batch, true);
    live->committing = true;
    commit_add(live->app->committer, batch);
}

static bool is_idle(const LiveTable *live, int64_t now)
{
    int64_t due = table_due(live->table);
    bool soon = due && due < now + IDLE_MS;
    return !live->guests && !live->thinking && !live->inbox && !soon &&
           now - live->used_ms > IDLE_MS;
}

static void tick(LiveTable *live, int64_t now)
{
    if (live->committing)
        return;
    if (is_idle(live, now))
        retire(live);
    else
        live_go_on(live);
}

void tables_tick(App *app)
{
    int64_t now = clock_ms();
    app->metrics.tables = app->tables;
    if (now - app->looked_ms < LOOK_MS)
        return;
    app->looked_ms = now;
    load_what_is_due(app, now);
    for (int row = 0; row < TABLES_HASH; row++)
        for (LiveTable *live = app->table[row], *next; live; live = next) {
            next = live->next;
            tick(live, now);
        }
}

static void kept_last(Batch *batch, void *context)
{
    (void)context;
    batch_free(batch);
}

void tables_keep(App *app)
{
    for (int row = 0; row < TABLES_HASH; row++)
        for (LiveTable *live = app->table[row]; live; live = live->next) {
            Batch *batch =
                live->committing || live_is_kept(live) ? NULL : batch_new(kept_last, NULL, 0);
            if (!batch)
                continue;
            live_keep(live, batch, true);
            commit_add(app->committer, batch);
        }
}

void tables_close(App *app)
{
    for (int row = 0; row < TABLES_HASH; row++)
        for (LiveTable *live = app->table[row], *next; live; live = next) {
            next = live->next;
            live_drop(live);
        }
}
