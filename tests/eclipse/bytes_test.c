/* Owns the test of the check byte by byte: in rich states every byte behind the head is changed, and the
 * state is refused, but for the few bytes that may be otherwise, whose values are known. */
#include "tests/eclipse/table.h"

/* How a byte may be otherwise. */
typedef enum Way {
    RANGE,  /* from a to b */
    EITHER, /* a or b */
    APART   /* in ways that are looked at apart */
} Way;

typedef struct Free {
    const void *at;
    size_t n;
    Way way;
    int a, b;
} Free;

enum { FREE_MAX = 400 };

typedef struct Table {
    Free row[FREE_MAX];
    int rows;
} Table;

static void may_be(Table *table, const void *at, size_t n, Way way, int a, int b)
{
    assert_true(table->rows < FREE_MAX);
    table->row[table->rows++] = (Free){ at, n, way, a, b };
}

static const Free *free_row(const Table *table, const uint8_t *at)
{
    for (int i = 0; i < table->rows; i++) {
        const uint8_t *first = table->row[i].at;
        if (at >= first && at < first + table->row[i].n)
            return &table->row[i];
    }
    return NULL;
}

static bool is_free(const Free *row, int value, int was)
{
    if (!row)
        return value == was;
    return row->way == RANGE ? value >= row->a && value <= row->b
                             : value == row->a || value == row->b;
}

static bool is_sound(const EclState *s)
{
    char buf[256];
    Text why = text_over(buf);
    return game_check(ecl_game_of(s), s, &why);
}

/* Bytes that may vary take every value, others those next to theirs and far from it. */
static void change_byte(EclState *s, uint8_t *at, const Free *row)
{
    static const int change[] = { 1, 255, 128 };
    uint8_t was = *at;
    int values = row ? row->b + 4 : 3;
    for (int i = 0; i < values; i++) {
        *at = (uint8_t)(!row ? was + change[i] : i == values - 1 ? UINT8_MAX : i);
        if (is_sound(s) != is_free(row, *at, was))
            fail_msg("edition %d, byte %d: %d instead of %d", s->edition + 1,
                     (int)(at - (uint8_t *)(void *)s), *at, was);
    }
    *at = was;
}

static void change_bytes(EclState *s, const Table *table)
{
    uint8_t *end = (uint8_t *)(void *)(s + 1);
    assert_true(is_sound(s));
    for (uint8_t *at = (uint8_t *)(void *)s + sizeof s->head; at < end; at++) {
        const Free *row = free_row(table, at);
        if (!row || row->way != APART)
            change_byte(s, at, row);
    }
}

#define RICH(edition, more, zero)                                                                  \
    "{\"game\":\"eclipse" edition "\",\"players\":4,\"options\":{\"aliens\":\"on\"},\"round\":3,"  \
    "\"start\":1,\"first_passed\":true,\"traitor\":2,\"discards\":[\"101\"],\"map\":{"             \
    "\"232\":{\"disc\":null},\"305\":{\"q\":5,\"r\":-1},"                                          \
    "\"304\":{\"q\":0,\"r\":-3,\"disc\":0,\"orbital\":true,\"monolith\":true,"                     \
    "\"cubes\":{\"materials\":1,\"orbital\":1},"                                                   \
    "\"ships\":[{\"seat\":1,\"interceptor\":1},{\"seat\":0,\"cruiser\":1}]}" more "},"             \
    "\"seats\":[{\"species\":\"directorate\",\"partners\":[1],\"spent\":{\"move\":1,\"build\":1}," \
    "\"graves\":{\"science\":2},\"reputation\":{\"2\":1},\"kept\":{\"money\":1},\"passed\":true,"  \
    "\"colony\":2" zero "},"                                                                       \
    "{\"species\":\"draco\",\"partners\":[0],\"stored\":[\"shard-hull\"],"                         \
    "\"reputation\":{\"1\":1,\"4\":1}},"                                                           \
    "{\"species\":\"planta\",\"tiles\":{\"starbase\":[\"axion-computer\"]}},"                      \
    "{\"species\":\"orion\",\"state\":\"eliminated\",\"final\":[1,2,3,-4]}]}"

static const char *const rich[ECL_EDITIONS] = {
    RICH("1", "", ""),
    RICH("2", ",\"310\":{\"q\":4,\"r\":2,\"disc\":1,\"portal_vp\":2}", ",\"muon\":\"cruiser\""),
};

/* Storage up to 9999, colony ships that the species has, tiles of the part printed below them. */
static void boards(Table *table, const EclState *s)
{
    for (int seat = 0; seat < s->head.seats; seat++) {
        const EclSeat *p = &s->seat[seat];
        for (int resource = 0; resource < ECL_RESOURCES; resource++) {
            may_be(table, &p->storage[resource], 1, RANGE, 0, 255);
            may_be(table, (const uint8_t *)&p->storage[resource] + 1, 1, RANGE, 0, 39);
        }
        for (int ship = 0; ship < ECL_SHIPS; ship++) {
            const EclBlueprintRow *plan =
                &ecl_blueprints[s->edition][ecl_species_of(s, seat)->family][ship];
            for (int slot = 0; slot < plan->slots; slot++)
                if (!p->tile[ship][slot])
                    may_be(table, &p->tile[ship][slot], 1, EITHER, 0, plan->printed[slot]);
        }
        may_be(table, &p->colony, 1, RANGE, 0, p->out ? 0 : ecl_species_of(s, seat)->colony_ships);
        may_be(table, &p->passed, 1, RANGE, 0, !p->out);
    }
}

/* Guards and discovery tiles may be gone, structures may stand anywhere; the centre looks the same
 * however it is turned. */
static void sectors(Table *table, const EclState *s)
{
    for (EclSectorSet left = s->map; left; left = bits_without_first(left)) {
        const EclHex *hex = &s->hex[bits_first(left)];
        const EclSectorRow *row = ecl_sector_row(s, bits_first(left));
        may_be(table, &hex->q, 2, APART, 0, 0);
        may_be(table, &hex->npcs, 1, RANGE, 0, row->guards);
        may_be(table, &hex->discovery, 1, RANGE, 0, row->discovery);
        may_be(table, &hex->orbital, 1, RANGE, hex->orbital_cube, 1);
        may_be(table, &hex->monolith, 1, RANGE, 0, 1);
        if (hex->portal_vp)
            may_be(table, &hex->portal_vp, 1, RANGE, 1, 3);
    }
    may_be(table, &s->hex[ECL_SECTOR(001)].rotation, 1, RANGE, 0, 5);
}

/* Of the outer sectors some are left in the box: any may be, as long as the stack has its number. */
static void change_box(EclState *s)
{
    EclSectorSet was = s->pool[2], left = was;
    for (int bit = 0; bit < 64; bit++) {
        s->pool[2] = was ^ ecl_bit(bit);
        assert_int_equal(is_sound(s), bits_has(was, bit));
    }
    for (; bits_count(left) >= s->left[2]; left = bits_without_first(left)) {
        s->pool[2] = left;
        assert_true(is_sound(s));
    }
    s->pool[2] = left;
    assert_false(is_sound(s));
    s->pool[2] = was;
}

static void every_byte(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        EclState s = place(edition, rich[edition]);
        Table table = { .rows = 0 };
        boards(&table, &s);
        sectors(&table, &s);
        may_be(&table, s.seat[3].final, ECL_SCORES, RANGE, 0, 255);
        may_be(&table, &s.seat[3].out, 1, RANGE, ECL_OUT, ECL_GAVE_UP);
        may_be(&table, &s.turn.offered, 1, RANGE, 0, 15);
        may_be(&table, &s.pool[2], sizeof s.pool[2], APART, 0, 0);
        may_be(&table, &s.round, 1, RANGE, 1, edition == ECL_FIRST ? 9 : 8);
        may_be(&table, &s.start, 1, RANGE, 0, 2); /* the fourth is out */
        may_be(&table, &s.traitor, 1, RANGE, 0, 3);
        if (edition == ECL_SECOND)
            may_be(&table, &s.variant[1], ECL_NPCS - 1, RANGE, 0, 1);
        change_bytes(&s, &table);
        change_box(&s);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "every byte of a state is looked at", .test_func = every_byte },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
