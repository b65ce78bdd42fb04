/* What the tests of the table share: a table of persons that has begun, messages as text, what a
 * viewer is told, and random play through messages. */
#ifndef TESTS_TABLE_DRIVE_H
#define TESTS_TABLE_DRIVE_H

#include "tests/properties/play.h"

#include "table/table.h"

enum { TOLD_BYTES = 1 << 18, EVENTS_MAX = 1024 };

static const int64_t noon = 1700000000000; /* when the tests' tables are made */

/* A table with what came of the last message. */
typedef struct Drive {
    Table *table;
    const Game *game;
    int seats;
    int64_t now;
    EntryList entries;
    char reason[512], rule[64];
    Rng rng;
} Drive;

static inline TableHeader drive_header(const Game *game, const Setup *setup)
{
    TableHeader header = { .game = game, .setup = *setup, .made_ms = noon };
    return header;
}

/* Applies the entries that the last message made. */
static inline void drive_apply(Drive *d)
{
    char buf[256];
    Text why = text_over(buf);
    for (int i = 0; i < d->entries.n; i++)
        if (!table_apply(d->table, &d->entries.entry[i], &why))
            fail_msg("entry %d: %s", d->entries.entry[i].number, buf);
}

/* Proposes a message of a seat without playing it. */
static inline bool drive_propose(Drive *d, int seat, const char *text)
{
    char user[16];
    Text name = text_over(user), reason = text_over(d->reason), rule = text_over(d->rule);
    text_fmt(&name, "u%d", seat);
    TableSender sender = { .seat = seat, .user = user, .name = user };
    assert_true(json_check(text, strlen(text), NULL));
    return table_propose(d->table, &sender, json_root(text, strlen(text)), d->now, &d->entries,
                         &reason, &rule);
}

/* Sends a message of a seat, in which ' stands for ". */
static inline bool drive_say(Drive *d, int seat, const char *text)
{
    char buf[2048];
    Text quoted = text_over(buf);
    for (const char *c = text; *c; c++)
        text_char(&quoted, *c == '\'' ? '"' : *c);
    bool ok = drive_propose(d, seat, buf);
    if (ok)
        drive_apply(d);
    return ok;
}

/* An entry of the driver's own. */
static inline void drive_entry(Drive *d, EntryKind kind, int seat, const char *words)
{
    Entry *entry = &d->entries.entry[0];
    d->entries.n = 1;
    *entry = (Entry){
        .number = table_last_entry(d->table) + 1, .time_ms = d->now, .kind = kind, .seat = seat
    };
    Text text = text_over(entry->text);
    text_put(&text, words);
    drive_apply(d);
}

/* All sit down. */
static inline void drive_seat(Drive *d)
{
    for (int seat = 0; seat < d->seats; seat++) {
        char join[128];
        Text text = text_over(join);
        text_fmt(&text, "{\"user\":\"u%d\",\"name\":\"u%d\",\"commit\":\"\"}", seat, seat);
        drive_entry(d, ENTRY_JOIN, seat, join);
    }
}

static inline void drive_start(Drive *d, unsigned seed)
{
    char hex[2 * RNG_SEED_BYTES + 1];
    uint8_t bytes[RNG_SEED_BYTES] = { (uint8_t)seed, (uint8_t)(seed >> 8) };
    Text text = text_over(hex);
    text_hex(&text, bytes, sizeof bytes);
    drive_entry(d, ENTRY_START, EVENT_NO_SEAT, hex);
}

/* A table of persons that begins now. */
static inline Drive drive_begin(const TableHeader *header, unsigned seed)
{
    Drive d = { .game = header->game, .seats = header->setup.seats, .now = noon + 1000 };
    d.rng = play_rng(seed);
    d.table = table_new(header);
    assert_non_null(d.table);
    drive_seat(&d);
    drive_start(&d, seed);
    return d;
}

static inline Drive drive_game(const Game *game, const Setup *setup, unsigned seed)
{
    TableHeader header = drive_header(game, setup);
    return drive_begin(&header, seed);
}

static inline bool drive_over(const Drive *d)
{
    return game_pending(table_state(d->table)) == 0;
}

/* Everything that a viewer is told now. */
static inline void drive_told(const Drive *d, int viewer, char out[TOLD_BYTES])
{
    TableViewer looks = { .seat = viewer, .lang = LANG_RU };
    Text text = text_make(out, TOLD_BYTES);
    table_tell(d->table, &looks, d->now, &text);
    assert_false(text.full);
    assert_true(json_check(out, text.len, NULL));
}

/* A member of what a viewer is told. */
static inline JsonValue told_get(const char *told, const char *key)
{
    return json_get(json_root(told, strlen(told)), key);
}

static inline bool told_true(const char *told, const char *key)
{
    bool is = false;
    assert_true(json_to_bool(told_get(told, key), &is));
    return is;
}

static inline long long drive_version(const Drive *d, int viewer)
{
    return (long long)table_version(d->table, viewer);
}

static inline bool drive_can_undo(const Drive *d, int seat)
{
    static char told[TOLD_BYTES];
    drive_told(d, seat, told);
    return told_true(told, "undo");
}

/* A message of moves with the seat's version. */
static inline void moves_message(const Drive *d, int seat, const char *id, const Move *move, int n,
                                 Text *out)
{
    text_fmt(out, "{\"do\":\"move\",\"id\":\"%s\",\"version\":%lld,\"moves\":[", id,
             drive_version(d, seat));
    for (int i = 0; i < n; i++) {
        text_put(out, i ? ",\"" : "\"");
        move_text(d->game, move[i], out);
        text_put(out, "\"");
    }
    text_put(out, "]}");
}

static inline bool drive_move(Drive *d, int seat, Move move)
{
    char buf[512];
    Text text = text_over(buf);
    moves_message(d, seat, "", &move, 1, &text);
    bool ok = drive_propose(d, seat, buf);
    if (ok)
        drive_apply(d);
    return ok;
}

static inline Move drive_random_move(Drive *d, const void *state, int seat)
{
    MoveList list = { .n = 0 };
    d->game->moves(state, seat, &list);
    assert_true(list.n > 0);
    return list.move[rng_below(&d->rng, list.n)];
}

static inline int drive_random_seat(Drive *d)
{
    return rng_member(&d->rng, game_pending(table_state(d->table)));
}

/* One random move of a random seat that is asked. */
static inline void drive_step(Drive *d)
{
    int seat = drive_random_seat(d);
    d->now += 1 + rng_below(&d->rng, 5000);
    assert_true(drive_move(d, seat, drive_random_move(d, table_state(d->table), seat)));
}

/* Calls a test for every game with the fewest and the most players, and a few options. */
static inline void drive_each_game(void (*test)(const Game *, const Setup *))
{
    int most = 2 * play_scale();
    for (int i = 0; setups_game(i); i++) {
        const Game *game = setups_game(i);
        for (int seats = game->seats_min; seats <= game->seats_max;
             seats += game->seats_max - game->seats_min)
            for (int k = 0; k < setups_count(game, most); k++) {
                Setup setup = setups_get(game, seats, k, most);
                test(game, &setup);
            }
    }
}

static inline void drive_end(Drive *d)
{
    table_free(d->table);
}

#endif
