/* Fuzzes a table: bytes are lines, each a seat's letter and a JSON message to the table. Whatever it
 * takes it must be able to play, and whatever it says must be JSON; nothing may be taken that the game
 * forbids. "0…3" seats, "s" a spectator, "b" a bot's move, "t" time that passes (in seconds), "u" undoes,
 * "r" plays the log anew and compares. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "table/table.h"
#include "tests/properties/setups.h"

enum { TOLD_BYTES = 1 << 18, LOG_MOST = 512, LINES_MOST = 256 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

typedef struct Fuzz {
    Table *table;
    TableHeader header;
    int64_t now;
    EntryList entries;
    Entry log[LOG_MOST];
    int n;
    TableViewer viewer;
} Fuzz;

/* Unlike assert, this stays in every build. */
static void require(bool holds, const char *what)
{
    if (holds)
        return;
    fprintf(stderr, "%s\n", what);
    abort();
}

static void apply(Fuzz *f)
{
    char buf[256];
    Text why = text_over(buf);
    for (int i = 0; i < f->entries.n && f->n < LOG_MOST; i++) {
        require(table_apply(f->table, &f->entries.entry[i], &why), buf);
        f->log[f->n++] = f->entries.entry[i];
        if (table_state(f->table))
            require(game_check(f->header.game, table_state(f->table), &why), buf);
    }
}

static void start_if_wanted(Fuzz *f)
{
    if (!table_wants_start(f->table, f->now))
        return;
    f->entries.n = 1;
    f->entries.entry[0] = (Entry){ .number = table_last_entry(f->table) + 1,
                                   .time_ms = f->now,
                                   .kind = ENTRY_START,
                                   .seat = EVENT_NO_SEAT };
    memset(f->entries.entry[0].text, '3', 2 * RNG_SEED_BYTES);
    apply(f);
}

static void tell(Fuzz *f)
{
    static char told[TOLD_BYTES];
    Text text = text_over(told);
    table_tell(f->table, &f->viewer, f->now, &text);
    require(!text.full && json_check(told, text.len, NULL), "what is told is no JSON");
}

static void say(Fuzz *f, char who, const char *text, size_t n)
{
    static char out[8192];
    char reason_text[512], rule_text[64], user[] = "u0";
    Text reason = text_over(reason_text), rule = text_over(rule_text), answer = text_over(out);
    user[1] = who;
    if (!json_check(text, n, NULL))
        return;
    int seat = table_seat_of(f->table, user);
    TableSender sender = {
        .seat = who == 'b' ? 0 : seat, .user = user, .name = user, .is_bot = who == 'b'
    };
    f->viewer.seat = seat;
    table_ask(f->table, &f->viewer, json_root(text, n), &answer);
    if (table_propose(f->table, &sender, json_root(text, n), f->now, &f->entries, &reason, &rule))
        apply(f);
    tell(f);
}

static void pass_time(Fuzz *f, const char *text, size_t n)
{
    long long seconds = 1;
    parse_int(text, n, 0, 100000, &seconds);
    f->now += 1000 * seconds;
    table_expire(f->table, f->now, &f->entries);
    apply(f);
}

/* The table is a function of its header and its log. */
static void play_anew(Fuzz *f)
{
    static char a[TOLD_BYTES], b[TOLD_BYTES], buf[256];
    Text first = text_over(a), second = text_over(b), why = text_over(buf);
    Table *again = table_new(&f->header);
    require(again, "out of memory");
    for (int i = 0; i < f->n; i++)
        require(table_apply(again, &f->log[i], &why), buf);
    for (int viewer = VIEWER_NONE; viewer < f->header.setup.seats; viewer++) {
        TableViewer one = { .seat = viewer }, two = { .seat = viewer };
        text_clear(&first);
        text_clear(&second);
        table_tell(f->table, &one, f->now, &first);
        table_tell(again, &two, f->now, &second);
        require(strcmp(a, b) == 0, "the log played anew tells something else");
    }
    table_free(again);
}

static void take_line(Fuzz *f, const char *line, size_t n)
{
    if (n == 0)
        return;
    if (line[0] == 't')
        pass_time(f, line + 1, n - 1);
    else if (line[0] == 'r')
        play_anew(f);
    else
        say(f, line[0], line + 1, n - 1);
    start_if_wanted(f);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static Fuzz fuzz;
    static char line[4096];
    const Game *game = setups_game(size && data[0] == 's' ? 1 : 0);
    memset(&fuzz, 0, sizeof fuzz);
    fuzz.header = (TableHeader){ .game = game, .setup = game_normal_setup(game, 2) };
    if (size > 1 && data[1] == 'c')
        fuzz.header.clock = (TableClock){ .kind = CLOCK_LIVE, .bank_ms = 20000, .step_ms = 5000 };
    fuzz.now = fuzz.header.made_ms = 1000000;
    fuzz.table = table_new(&fuzz.header);
    require(fuzz.table, "out of memory");
    const uint8_t *at = data, *end = data + size;
    for (int lines = 0; at < end && lines < LINES_MOST && fuzz.n < LOG_MOST - TABLE_ENTRIES_MAX;
         lines++) {
        const uint8_t *stop = memchr(at, '\n', (size_t)(end - at));
        size_t n = (size_t)((stop ? stop : end) - at);
        if (lines && n < sizeof line) {
            memcpy(line, at, n);
            line[n] = 0;
            take_line(&fuzz, line, n);
        }
        at = stop ? stop + 1 : end;
    }
    play_anew(&fuzz);
    table_free(fuzz.table);
    return 0;
}
