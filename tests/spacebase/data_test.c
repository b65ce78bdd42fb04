/* The tables of the game against the component data (docs/data/spacebase): every number of every
 * card, so that a change of one is seen here. */
#include "tests/spacebase/table.h"

#include <stdio.h>

enum { FIELDS_MAX = 64, LINE_BYTES = 1024 };

/* A file of comma separated rows with one header row. */
typedef struct Table {
    FILE *file;
    int fields;
    char header[LINE_BYTES], row[LINE_BYTES];
    char *name[FIELDS_MAX], *field[FIELDS_MAX];
} Table;

static int cut(char *line, char *field[])
{
    int n = 0;
    line[strcspn(line, "\r\n")] = 0;
    for (;;) {
        assert_true(n < FIELDS_MAX);
        field[n++] = line;
        line = strchr(line, ',');
        if (!line)
            return n;
        *line++ = 0;
    }
}

static void table_open(Table *table, const char *name)
{
    char path[128];
    Text text = text_over(path);
    text_fmt(&text, "docs/data/spacebase/%s.csv", name);
    table->file = fopen(path, "r");
    if (!table->file || !fgets(table->header, sizeof table->header, table->file))
        fail_msg("%s cannot be read", path);
    table->fields = cut(table->header, table->name);
}

static bool table_next(Table *table)
{
    if (!fgets(table->row, sizeof table->row, table->file)) {
        fclose(table->file);
        return false;
    }
    assert_int_equal(cut(table->row, table->field), table->fields);
    return true;
}

static const char *text_of(const Table *table, const char *prefix, const char *name)
{
    char column[64];
    Text text = text_over(column);
    text_fmt(&text, "%s%s", prefix, name);
    for (int i = 0; i < table->fields; i++)
        if (strcmp(table->name[i], column) == 0)
            return table->field[i];
    fail_msg("no column %s", column);
    return NULL;
}

static int number(const Table *table, const char *prefix, const char *name)
{
    const char *text = text_of(table, prefix, name);
    long long value;
    if (!parse_int(text, strlen(text), 0, 1000, &value))
        fail_msg("%s%s: %s is no number", prefix, name, text);
    return (int)value;
}

static void check_side(const Table *table, const char *prefix, const SbSide *side)
{
    static const char *const arrows[] = { "-", "L", "R", "LR" };
    static const char *const colours[] = { "-", "B", "R", "G" };
    static const char *const abilities[SB_ABILITIES] = { "-",
#define ABILITY(code, window) [SB_##code] = #code,
                                                         SB_ABILITY_LIST(ABILITY)
#undef ABILITY
    };
    assert_int_equal(side->credits, number(table, prefix, "cr"));
    assert_int_equal(side->income, number(table, prefix, "inc"));
    assert_int_equal(side->vp, number(table, prefix, "vp"));
    assert_string_equal(arrows[side->arrows], text_of(table, prefix, "arrow"));
    assert_int_equal(side->claims[0], number(table, prefix, "claim1"));
    assert_int_equal(side->claims[1], number(table, prefix, "claim2"));
    assert_int_equal(side->claims[2], number(table, prefix, "claim3"));
    int slots = number(table, prefix, "slots"), slots23 = number(table, prefix, "slots23");
    assert_int_equal(side->slots[2], slots);
    assert_int_equal(side->slots[1], slots + slots23);
    assert_int_equal(side->slots[0], slots + slots23 + number(table, prefix, "slots2"));
    assert_int_equal(side->joined, number(table, prefix, "linked"));
    assert_string_equal(abilities[side->ability], text_of(table, prefix, "abil"));
    assert_string_equal(colours[side->colour], text_of(table, prefix, "color"));
    assert_int_equal(side->a, number(table, prefix, "a"));
    assert_int_equal(side->b, number(table, prefix, "b"));
    assert_int_equal(side->c, number(table, prefix, "c"));
}

static void ships(void **unused)
{
    (void)unused;
    Table table;
    int card = SB_NO_CARD, each[SB_LEVELS + 1][SB_SECTORS + 1] = { { 0 } };
    table_open(&table, "ships");
    while (table_next(&table)) {
        const SbCardRow *row = &sb_cards[++card];
        assert_int_equal(row->id, number(&table, "", "id"));
        assert_int_equal(row->level, number(&table, "", "level"));
        assert_int_equal(row->sector, number(&table, "", "sector"));
        assert_int_equal(row->cost, number(&table, "", "cost"));
        assert_int_equal(row->vp, 0);
        check_side(&table, "st_", &row->side[SB_STATION]);
        check_side(&table, "dp_", &row->side[SB_DEPLOYED]);
        assert_string_equal(sb_card_name(card, LANG_EN), text_of(&table, "", "name_en"));
        assert_string_equal(sb_card_name(card, LANG_RU), text_of(&table, "", "name_ru"));
        each[row->level][row->sector]++;
    }
    assert_int_equal(card, 132);
    assert_int_equal(card, SB_SHIPS - 1);
    for (int sector = 1; sector <= SB_SECTORS; sector++) {
        assert_int_equal(each[1][sector], 4);
        assert_int_equal(each[2][sector], 4);
        assert_int_equal(each[3][sector], 3);
    }
}

static void colonies(void **unused)
{
    (void)unused;
    static const SbSide none;
    Table table;
    int card = SB_FIRST_COLONY;
    table_open(&table, "colonies");
    while (table_next(&table)) {
        const SbCardRow *row = &sb_cards[card];
        assert_int_equal(row->id, number(&table, "", "id"));
        assert_int_equal(row->sector, number(&table, "", "sector"));
        assert_int_equal(row->cost, number(&table, "", "cost"));
        assert_int_equal(row->vp, number(&table, "", "vp"));
        assert_memory_equal(&row->side[SB_STATION], &none, sizeof none);
        assert_memory_equal(&row->side[SB_DEPLOYED], &none, sizeof none);
        card++;
    }
    assert_int_equal(card - SB_FIRST_COLONY, 12);
}

static void starters(void **unused)
{
    (void)unused;
    Table table;
    int sector = 0;
    table_open(&table, "starters");
    while (table_next(&table)) {
        sector++;
        assert_int_equal(number(&table, "", "sector"), sector);
        SbSide station = { .credits = (uint8_t)number(&table, "", "st_cr"),
                           .income = (uint8_t)number(&table, "", "st_inc") };
        SbSide deployed = { .credits = (uint8_t)number(&table, "", "dp_cr") };
        for (int seat = 0; seat < SB_SEATS; seat++) {
            const SbCardRow *row = &sb_cards[sb_starter(seat, sector)];
            assert_int_equal(row->sector, sector);
            assert_int_equal(row->cost, 0);
            assert_memory_equal(&row->side[SB_STATION], &station, sizeof station);
            assert_memory_equal(&row->side[SB_DEPLOYED], &deployed, sizeof deployed);
        }
    }
    assert_int_equal(sector, 12);
}

/* The window of each ability (SB-11.5). */
static void abilities(void **unused)
{
    (void)unused;
    static const char *const codes[SB_ABILITIES] = {
#define ABILITY(code, window) [SB_##code] = #code,
        SB_ABILITY_LIST(ABILITY)
#undef ABILITY
    };
    static const char letters[] = "-WDRAX";
    Table table;
    int found = 0;
    table_open(&table, "abilities");
    while (table_next(&table))
        for (int i = 1; i < SB_ABILITIES; i++)
            if (strcmp(codes[i], text_of(&table, "", "code")) == 0) {
                assert_int_equal(letters[sb_windows[i]], *text_of(&table, "", "window"));
                found++;
            }
    assert_int_equal(found, SB_ABILITIES - 1);
}

static void constants(void **unused)
{
    (void)unused;
    static const struct {
        const char *key;
        int value;
    } row[] = {
        { "sectors", SB_SECTORS },
        { "vp_goal", SB_VP_GOAL },
        { "dice", SB_DICE },
        { "die_faces", SB_FACES },
        { "shipyard_per_level", SB_PLACES },
        { "levels", SB_LEVELS },
        { "players_max", SB_SEATS },
        { "start_credits", SB_CREDITS },
        { "ls_start_credits", SB_LS_CREDITS },
        { "ls_start_income", SB_LS_INCOME },
        { "round_limit", SB_ROUND_LIMIT },
    };
    Table table;
    size_t found = 0;
    table_open(&table, "constants");
    while (table_next(&table))
        for (size_t i = 0; i < sizeof row / sizeof row[0]; i++)
            if (strcmp(row[i].key, text_of(&table, "", "key")) == 0) {
                assert_int_equal(row[i].value, number(&table, "", "value"));
                found++;
            }
    assert_int_equal(found, sizeof row / sizeof row[0]);
    assert_int_equal(sb_game.seats_min, 2);
    assert_int_equal(sb_game.seats_max, 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "SB-1.5 SB-10.5 every ship is as in the component data", .test_func = ships },
        { .name = "SB-1.6 SB-14.4 every colony is as in the component data",
          .test_func = colonies },
        { .name = "SB-1.4 every seat has the twelve starting ships", .test_func = starters },
        { .name = "SB-11.5 every ability has its window", .test_func = abilities },
        { .name = "SB-1.1 the numbers of the game are as in the component data",
          .test_func = constants },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
