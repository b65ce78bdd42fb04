/* Owns the tests of the set-up (ED-2, ED-21) over many seeds, compared with the component list. */
#include "tests/tools/csv.h"
#include "tests/emdo/table.h"

#include "games/emdo/cards.h"
#include "games/emdo/setup.h"

enum { SEEDS = 300 };

/* Calls a test for each row of setups.csv and many seeds. */
static void each_setup(void (*test)(const Csv *csv, int row, const EmdoState *s))
{
    static Csv csv;
    csv_read(&csv, "emdo/setups");
    for (int row = 0; row < csv.rows; row++) {
        Options options = { .level = csv_is(&csv, row, "variant", "LEARN") ? 0 : 3,
                            .extended = csv_is(&csv, row, "variant", "EXT") };
        for (unsigned seed = 0; seed < SEEDS; seed++) {
            EmdoState s = begin(csv_int(&csv, row, "players"), options, seed);
            test(&csv, row, &s);
        }
    }
}

static void check_stacks(const Csv *csv, int row, const EmdoState *s)
{
    static const char *const column[] = { "",
                                          "stack_survey",
                                          "stack_warfare",
                                          "stack_colonize",
                                          "stack_produce_trade",
                                          "stack_research" };
    for (int stack = 1; stack < EMDO_STACKS; stack++)
        assert_int_equal(s->stack[stack], csv_int(csv, row, column[stack]));
    assert_int_equal(emdo_stacks_to_end(s), csv_int(csv, row, "end_empty_stacks"));
    assert_int_equal(emdo_supply(s), csv_int(csv, row, "influence_supply"));
    assert_int_equal(4 - emdo_in_game(s, EMDO_POLITICS), csv_int(csv, row, "politics_unused"));
    assert_int_equal(s->removed.size, 0);
    assert_false(emdo_is_ending(s));
}

static void check_seats(const Csv *csv, int row, const EmdoState *s)
{
    int deck = csv_int(csv, row, "start_deck_size");
    for (int seat = 0; seat < s->head.seats; seat++) {
        const EmdoSeat *p = &s->seat[seat];
        assert_int_equal(p->hand.size, 5);
        assert_int_equal(p->hand.size + p->deck.size, deck);
        for (int card = 1; card < EMDO_KINDS; card++) {
            bool out = card == EMDO_RESEARCH && deck == 8;
            assert_int_equal(p->hand.n[card] + p->deck.n[card], out ? 0 : emdo_cards[card].start);
        }
        assert_int_equal(bits_count(p->down), 1);
        assert_int_equal(emdo_planets[bits_first(p->down)].set, EMDO_START);
        assert_true(!p->up && !p->fighters && !p->influence && !p->discard.size && !p->played.size);
        assert_true(!p->permanents && !p->known.size);
    }
}

static void check_middle(const Csv *csv, int row, const EmdoState *s)
{
    (void)csv;
    (void)row;
    PlanetSet start = emdo_bit(EMDO_FIRST_BONUS) - emdo_bit(EMDO_FIRST_START);
    assert_false(s->planets & start);
    assert_int_equal(bits_count(s->planets), s->head.option[EMDO_OPTION_LEVEL] ? 27 : 24);
    assert_int_equal(bits_count(s->market), s->head.option[EMDO_OPTION_LEVEL] ? 45 : 0);
    assert_true(!s->planet_drop && s->top && s->round == 1 && s->active == s->first);
    for (int resource = 0; resource < EMDO_RESOURCES; resource++)
        assert_int_equal(s->token[resource], 0);
}

static void stacks(void **state)
{
    (void)state;
    each_setup(check_stacks);
}

static void seats(void **state)
{
    (void)state;
    each_setup(check_seats);
}

static void middle(void **state)
{
    (void)state;
    each_setup(check_middle);
}

/* Stack totals as the example gives them. */
static void totals(void **state)
{
    (void)state;
    static const struct {
        int seats, extended, total;
    } row[] = { { 2, 0, 74 }, { 3, 0, 65 }, { 3, 1, 56 }, { 4, 0, 56 } };
    for (int i = 0; i < 4; i++) {
        EmdoState s = begin(row[i].seats, (Options){ 3, false, row[i].extended }, 1);
        int total = 0;
        for (int stack = 1; stack < EMDO_STACKS; stack++)
            total += s.stack[stack];
        assert_int_equal(total, row[i].total);
    }
}

/* First player, start planets, first hands and the top of the planet deck are drawn evenly. */
static void chance(void **state)
{
    (void)state;
    enum { DEALS = 4000 };
    int first[3] = { 0 }, start[6] = { 0 }, politics[2] = { 0 }, top[EMDO_BACKS] = { 0 };
    for (unsigned seed = 0; seed < DEALS; seed++) {
        EmdoState s = begin(3, standard, seed);
        first[s.first]++;
        start[bits_first(s.seat[1].down) - EMDO_FIRST_START]++;
        politics[s.seat[2].hand.n[EMDO_POLITICS]]++;
        top[s.top]++;
    }
    const int even[] = { 1, 1, 1, 1, 1, 1 };
    const int backs[EMDO_BACKS] = { 0, 1, 1, 1, 1, 1, 1, 1, 1, 1 };
    assert_true(chance_fits(first, even, 3));
    assert_true(chance_fits(start, even, 6));
    assert_true(chance_fits(politics, even, 2)); /* five of ten cards */
    assert_true(chance_fits(top, backs, EMDO_BACKS));
}

/* Start planets: every pair of different planets, none twice. */
static void start_planets_differ(void **state)
{
    (void)state;
    for (unsigned seed = 0; seed < SEEDS; seed++) {
        EmdoState s = begin(4, standard, seed);
        PlanetSet all = 0;
        for (int seat = 0; seat < 4; seat++)
            all |= s.seat[seat].down;
        assert_int_equal(bits_count(all), 4);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "ED-2.2 ED-2.3 ED-2.12 ED-2.16 ED-2.17 ED-EX4 ED-EX33 stacks as on the list",
          .test_func = stacks },
        { .name = "ED-2.4 ED-2.6 ED-2.14 ED-2.15 ED-EX5 ED-21.5 decks, hands and empires",
          .test_func = seats },
        { .name = "ED-2.7 ED-2.8 ED-2.13 planet deck and technologies", .test_func = middle },
        { .name = "ED-EX8 the stacks in all", .test_func = totals },
        { .name = "ED-2.5 ED-2.11 ED-2.19 ED-26.13 what is drawn at set-up is drawn evenly",
          .test_func = chance },
        { .name = "ED-2.6 ED-2.18 start planets are dealt without repetition",
          .test_func = start_planets_differ },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
