/* Positions and records of every game: written and read back they are the same bytes; damaged ones
 * are refused with a reason or are positions that can be played on. */
#include "tests/properties/play.h"

#include "core/record.h"

enum { POSITION_BYTES = 1 << 17, RECORD_BYTES = 1 << 22, LEAVES_MAX = 4096 };

static char position[POSITION_BYTES];

static size_t write_position(const Walk *walk)
{
    Text text = text_over(position);
    Json json;
    json_writer(&json, &text);
    game_position_write(walk->game, walk->state.bytes, &json);
    walk_holds(walk, json_done(&json));
    walk_holds(walk, json_check(position, text.len, NULL));
    return text.len;
}

static void check_position(Walk *walk)
{
    char buf[512];
    Text why = text_over(buf);
    State back;
    memset(&back, 0xa5, sizeof back);
    size_t n = write_position(walk);
    if (!game_position_read(walk->game, back.bytes, json_root(position, n), &why))
        walk_fail(walk, buf);
    walk_holds(walk, same_state(walk->game, &walk->state, &back));
}

static void positions_read_back(const Game *game, const Setup *setup)
{
    for (int i = 0; i < play_scale(); i++)
        walk_visit(game, setup, (unsigned)i, 40, check_position);
}

/* A value somewhere in a document. */
typedef struct Leaves {
    JsonValue value[LEAVES_MAX];
    int n;
} Leaves;

/* All values within the value, arrays and objects too. */
static void collect(JsonValue value, Leaves *leaves)
{
    JsonIter iter = json_iter(value);
    JsonValue item;
    if (leaves->n < LEAVES_MAX)
        leaves->value[leaves->n++] = value;
    while (json_next(&iter, NULL, &item))
        collect(item, leaves);
}

/* Something else in place of a value: absurd, or taken from elsewhere in the document. */
static void put_other(const Leaves *leaves, JsonValue value, Rng *rng, Text *out)
{
    static const char *const absurd[] = {
        "0",   "1",    "2",         "-1",   "255",   "256",      "1000000", "99999999999999999999",
        "1.5", "null", "true",      "\"\"", "\"x\"", "\"none\"", "[]",      "{}",
        "[0]", "[[]]", "{\"a\":1}",
    };
    long long number;
    int pick = rng_below(rng, 4);
    if (pick == 0 && json_to_int(value, -1000, 1000, &number)) {
        text_int(out, number + 1 - 2 * rng_below(rng, 2));
    } else if (pick <= 1) {
        JsonValue other = leaves->value[1 + rng_below(rng, leaves->n - 1)];
        text_put_n(out, other.at, (size_t)(other.end - other.at));
    } else {
        text_put(out, absurd[rng_below(rng, (int)(sizeof absurd / sizeof *absurd))]);
    }
}

/* The document with one value replaced, left out (with its key) or doubled. */
static void damage(const Leaves *leaves, size_t n, Rng *rng, Text *out)
{
    JsonValue value = leaves->value[1 + rng_below(rng, leaves->n - 1)];
    const char *from = value.at, *to = value.end, *end = position + n;
    int how = rng_below(rng, 6);
    if (how == 0) { /* left out, with the key before it and one comma */
        while (from[-1] != ',' && from[-1] != '{' && from[-1] != '[')
            from--;
        if (from[-1] == ',')
            from--;
        else if (*to == ',')
            to++;
    }
    text_put_n(out, position, (size_t)(from - position));
    if (how == 1) { /* twice in a row: in an array one more, in an object no JSON */
        text_put_n(out, from, (size_t)(to - from));
        text_char(out, ',');
        text_put_n(out, from, (size_t)(to - from));
    } else if (how != 0) {
        put_other(leaves, value, rng, out);
    }
    text_put_n(out, to, (size_t)(end - to));
}

/* A position that was taken must be one that can be played on. */
static void play_on(Walk *walk, const State *state, const char *document)
{
    Walk other = *walk;
    other.note = document;
    other.state = *state;
    other.setup.seats = game_head(state->bytes)->seats;
    memcpy(other.setup.option, game_head(state->bytes)->option, sizeof other.setup.option);
    walk_check(&other, &other.state);
    for (int i = 0; i < 20 && !walk_over(&other); i++) {
        walk_step(&other);
        walk_check(&other, &other.state);
    }
}

static int taken, refused;

static void check_damaged(Walk *walk)
{
    static char damaged[POSITION_BYTES];
    static Leaves leaves;
    size_t n = write_position(walk);
    leaves.n = 0;
    collect(json_root(position, n), &leaves);
    for (int i = 0; i < 40; i++) {
        char buf[512];
        State state;
        Text why = text_over(buf), text = text_over(damaged);
        damage(&leaves, n, &walk->aside, &text);
        if (text.full || !json_check(damaged, text.len, NULL))
            continue;
        memset(&state, 0xa5, sizeof state);
        if (game_position_read(walk->game, state.bytes, json_root(damaged, text.len), &why)) {
            taken++;
            play_on(walk, &state, damaged);
        } else {
            refused++;
            walk_holds(walk, why.len > 0 && !why.full && !strchr(buf, '\n'));
        }
    }
}

static void damaged_positions_do_no_harm(const Game *game, const Setup *setup)
{
    for (int i = 0; i < play_scale(); i++)
        walk_visit(game, setup, (unsigned)i, 5, check_damaged);
}

static void records_replay(const Game *game, const Setup *setup)
{
    char *record = malloc(RECORD_BYTES), *moves = malloc(RECORD_BYTES);
    assert_non_null(record);
    assert_non_null(moves);
    Text all = text_make(record, RECORD_BYTES), lines = text_make(moves, RECORD_BYTES);
    Walk walk;
    walk_begin(&walk, game, setup, 9);
    RecordHeader header = record_begin(game, &walk.setup);
    while (!walk_over(&walk)) {
        int seat;
        Move move = walk_choose(&walk, &seat);
        record_write_move(&lines, game, seat, move);
        walk_play(&walk, seat, move, NULL);
    }
    record_finish(&header, walk.state.bytes);
    record_write_header(&all, &header);
    text_put_n(&all, lines.at, lines.len);
    walk_holds(&walk, header.finished && !all.full && !lines.full);

    State last;
    RecordHeader read;
    char buf[512];
    Text why = text_over(buf);
    if (!record_replay(all.at, all.len, setups_find, last.bytes, NULL, &read, &why))
        walk_fail(&walk, buf);
    walk_holds(&walk, same_state(game, &walk.state, &last));
    walk_holds(&walk, read.hash == game_hash(game, last.bytes) && read.finished);
    walk_holds(&walk, memcmp(&read.setup, &walk.setup, sizeof read.setup) == 0);
    free(record);
    free(moves);
}

static void test_positions(void **state)
{
    (void)state;
    play_each_game(positions_read_back);
}

static void test_damaged(void **state)
{
    (void)state;
    play_each_game(damaged_positions_do_no_harm);
    assert_true(taken > 0 && refused > 0);
}

static void test_records(void **state)
{
    (void)state;
    play_each_game(records_replay);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "a position reads back as the same bytes", .test_func = test_positions },
        { .name = "a damaged position is refused with a reason or can be played on",
          .test_func = test_damaged },
        { .name = "the record of a game replays to the same bytes", .test_func = test_records },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
