/* A table played through messages, folded into one hash of all that its viewers are told: one line a
 * game. Every build must give the same lines. */
#ifndef TESTS_HASH_TABLE_H
#define TESTS_HASH_TABLE_H

#include "table/table.h"
#include "tests/hash/line.h"

enum { TABLE_HASH_MOVES = 60, TABLE_HASH_BYTES = 1 << 18 };

static inline bool hash_entry(Table *table, EntryKind kind, int seat, const char *text)
{
    static Entry entry;
    char buf[256];
    Text why = text_over(buf), words = text_over(entry.text);
    entry.number = table_last_entry(table) + 1;
    entry.time_ms = 1000 + 10 * entry.number;
    entry.kind = kind;
    entry.seat = seat;
    text_put(&words, text);
    return table_apply(table, &entry, &why);
}

static inline uint64_t hash_told(const Table *table, int seats, uint64_t hash)
{
    static char told[TABLE_HASH_BYTES];
    for (int viewer = VIEWER_NONE; viewer < seats; viewer++) {
        TableViewer looks = { .seat = viewer, .lang = LANG_RU };
        Text text = text_over(told);
        table_tell(table, &looks, 100000, &text);
        for (size_t i = 0; i < text.len; i++)
            hash = hash_fold(hash, (unsigned char)told[i]);
    }
    return hash;
}

static inline uint64_t hash_table(const Game *game, Rng *choose)
{
    TableHeader header = { .game = game, .setup = game_normal_setup(game, game->seats_min) };
    Table *table = table_new(&header);
    char seed[2 * RNG_SEED_BYTES + 1];
    bool ok = table;
    uint64_t hash = 0;
    memset(seed, '5', sizeof seed - 1);
    seed[sizeof seed - 1] = 0;
    for (int seat = 0; ok && seat < header.setup.seats; seat++)
        ok = hash_entry(table, ENTRY_JOIN, seat, "{\"user\":\"u\",\"name\":\"Имя\"}");
    ok = ok && hash_entry(table, ENTRY_START, EVENT_NO_SEAT, seed);
    for (int i = 0; ok && i < TABLE_HASH_MOVES && game_pending(table_state(table)); i++) {
        char notation[128];
        Text text = text_over(notation);
        MoveList list = { .n = 0 };
        int seat = rng_member(choose, game_pending(table_state(table)));
        game->moves(table_state(table), seat, &list);
        move_text(game, list.move[rng_below(choose, list.n)], &text);
        ok = hash_entry(table, ENTRY_MOVE, seat, notation);
        hash = hash_told(table, header.setup.seats, hash);
    }
    table_free(table);
    return ok ? hash : 0;
}

/* The line of the game with this number: "table game hash". False after the last. */
static inline bool hash_table_line(int index, Text *out)
{
    static const uint8_t seed[RNG_SEED_BYTES] = { 7 };
    const Game *game = setups_game(index);
    Rng choose;
    if (!game)
        return false;
    rng_seed(&choose, seed);
    text_fmt(out, "table %s %016llx", game->code, (unsigned long long)hash_table(game, &choose));
    return true;
}

#endif
