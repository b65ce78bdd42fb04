/* Owns the tests of the standard set-up (SB-4) over many seeds: the events and the state are compared
 * with what follows from the cards drawn and the dice rolled. */
#include "tests/spacebase/board.h"

enum { SEEDS = 400 };

static const int bonus_credits[] = { 0, 1, 2, 0, 0 };
static const int bonus_income[] = { 0, 0, 0, 1, 1 };

/* The card that a seat drew, from the events. */
static int drawn_card(const Board *b, int seat)
{
    for (int i = 0; i < b->events.n; i++)
        if (b->event[i].kind == SB_EVENT_DRAW && b->event[i].seat == seat)
            return b->event[i].value[0];
    fail_msg("seat %d drew no card", seat);
    return 0;
}

/* How many places after the first player a seat has its turn. */
static int place_of(const Board *b, int seat)
{
    return (seat - b->s.first + b->s.head.seats) % b->s.head.seats;
}

/* Calls a test for each number of players and many seeds. */
static void each_setup(void (*test)(const Board *))
{
    static Board b;
    for (int seats = 2; seats <= 5; seats++)
        for (unsigned seed = 0; seed < SEEDS; seed++) {
            board_setup(&b, seats, false, seed);
            test(&b);
        }
}

static void check_board(const Board *b)
{
    for (int seat = 0; seat < b->s.head.seats; seat++) {
        const SbSeat *p = &b->s.seat[seat];
        int card = drawn_card(b, seat), place = place_of(b, seat);
        assert_int_equal(sb_cards[card].level, 1);
        assert_int_equal(p->credits, 5 - sb_cards[card].cost + bonus_credits[place]);
        assert_int_equal(p->income, bonus_income[place]);
        assert_int_equal(p->vp, 0);
        for (int sector = 1; sector <= SB_SECTORS; sector++) {
            const SbSector *here = sb_sector_of(&b->s, seat, sector);
            int starter = sb_starter(seat, sector);
            bool mine = sector == sb_cards[card].sector;
            assert_int_equal(here->station, mine ? card : starter);
            assert_int_equal(here->oldest, mine ? starter : 0);
            assert_int_equal(here->newest, mine ? starter : 0);
        }
    }
}

static void boards_and_tracks(void **state)
{
    (void)state;
    each_setup(check_board);
}

/* Every card of a level is in the deck, in the shipyard or drawn, and nowhere twice. */
static void check_sale(const Board *b)
{
    int drawn[] = { b->s.head.seats, 0, 0 };
    for (int level = 1; level <= SB_LEVELS; level++) {
        uint64_t seen = b->s.deck[level - 1];
        int cards = bits_count(seen);
        assert_int_equal(cards, sb_level_count(level) - SB_PLACES - drawn[level - 1]);
        for (int place = 0; place < SB_PLACES; place++) {
            int card = b->s.yard[level - 1][place];
            assert_int_equal(sb_cards[card].level, level);
            seen |= 1ull << (card - sb_level_first(level));
            cards++;
        }
        for (int seat = 0; level == 1 && seat < b->s.head.seats; seat++) {
            seen |= 1ull << (drawn_card(b, seat) - sb_level_first(1));
            cards++;
        }
        assert_int_equal(cards, sb_level_count(level));
        assert_int_equal(bits_count(seen), sb_level_count(level));
    }
    for (int sector = 1; sector <= SB_SECTORS; sector++)
        assert_true(sb_is_for_sale(&b->s, SB_FIRST_COLONY + sector - 1));
}

static void shipyard_and_colonies(void **state)
{
    (void)state;
    each_setup(check_sale);
}

/* Whether a count out of n tries with chance p/q is within six deviations of what is expected. */
static bool is_likely(int count, int n, int p, int q)
{
    double expected = (double)n * p / q, off = count - expected;
    return off * off < 36 * (expected * (q - p) / q);
}

/* Each card of a level comes equally often: into the shipyard, to each place of it, to each seat. */
static void cards_are_shuffled(void **state)
{
    (void)state;
    enum { TRIES = 6000 };
    static Board b;
    static int yard[SB_SHIPS], first[SB_SHIPS], drawn[SB_SHIPS][2];
    for (unsigned seed = 0; seed < TRIES; seed++) {
        board_setup(&b, 2, false, seed);
        for (int level = 0; level < SB_LEVELS; level++) {
            first[b.s.yard[level][0]]++;
            for (int place = 0; place < SB_PLACES; place++)
                yard[b.s.yard[level][place]]++;
        }
        for (int seat = 0; seat < 2; seat++)
            drawn[drawn_card(&b, seat)][seat]++;
    }
    for (int card = 1; card < SB_SHIPS; card++) {
        int of = sb_level_count(sb_cards[card].level), level1 = sb_cards[card].level == 1;
        assert_true(is_likely(yard[card], TRIES, SB_PLACES, of));
        assert_true(is_likely(first[card], TRIES, 1, of));
        for (int seat = 0; seat < 2; seat++)
            assert_true(level1 ? is_likely(drawn[card][seat], TRIES, 1, of) : !drawn[card][seat]);
    }
}

/* The seats still in the race after the tied have rolled, read from the events; checks their order. */
static int tie_winner(const Board *b, SeatSet tied, int *rounds)
{
    int i = 0;
    while (i < b->events.n && b->event[i].kind != SB_EVENT_TIE_ROLL)
        i++;
    for (*rounds = 0; bits_count(tied) > 1; ++*rounds) {
        int sum[SB_SEATS] = { 0 }, high = 0;
        for (uint64_t left = tied; left; left = bits_without_first(left), i++) {
            const Event *event = &b->event[i];
            assert_int_equal(event->kind, SB_EVENT_TIE_ROLL);
            assert_int_equal(event->seat, bits_first(left)); /* SB-4.13 */
            assert_in_range(event->value[0], 1, 6);
            assert_in_range(event->value[1], 1, 6);
            sum[event->seat] = event->value[0] + event->value[1];
            high = sum[event->seat] > high ? sum[event->seat] : high;
        }
        for (int seat = 0; seat < SB_SEATS; seat++)
            if (sum[seat] != high)
                tied = (SeatSet)(tied & ~seat_bit(seat));
    }
    return bits_first(tied);
}

static SeatSet highest_sectors(const Board *b)
{
    SeatSet best = 0;
    int high = 0;
    for (int seat = 0; seat < b->s.head.seats; seat++) {
        int sector = sb_cards[drawn_card(b, seat)].sector;
        if (sector > high)
            best = 0;
        if (sector >= high) {
            best = (SeatSet)(best | seat_bit(seat));
            high = sector;
        }
    }
    return best;
}

static int ties, longer_ties, later_winners;

static void check_first(const Board *b)
{
    SeatSet tied = highest_sectors(b);
    int rounds, winner = tie_winner(b, tied, &rounds), rolls = board_events(b, SB_EVENT_TIE_ROLL);
    assert_int_equal(b->s.first, winner);
    assert_true(rounds ? rolls >= 2 * rounds : rolls == 0);
    assert_int_equal(board_events(b, SB_EVENT_FIRST), 1);
    ties += rounds > 0;
    longer_ties += rounds > 1;
    later_winners += rounds > 0 && winner != bits_first(tied);
}

static void first_player(void **state)
{
    (void)state;
    ties = longer_ties = later_winners = 0;
    each_setup(check_first);
    assert_true(ties > 50 && longer_ties > 5);
    assert_true(later_winners > ties / 4 && later_winners < ties * 7 / 8);
}

/* What is told: draws by seat, tie rolls, the first player, the bonuses in turn order, the turn. */
static void check_order(const Board *b)
{
    int at = 0, seats = b->s.head.seats;
    for (int seat = 0; seat < seats; seat++) {
        const Event *draw = &b->event[at++], *lay = &b->event[at++];
        assert_int_equal(draw->kind, SB_EVENT_DRAW);
        assert_int_equal(draw->seat, seat);
        assert_int_equal(draw->value[1], sb_cards[draw->value[0]].cost);
        assert_int_equal(lay->kind, SB_EVENT_LAY);
        assert_int_equal(lay->seat, seat);
        assert_int_equal(lay->value[0], draw->value[0]);
        assert_int_equal(lay->value[2], sb_starter(seat, sb_cards[draw->value[0]].sector));
    }
    at += board_events(b, SB_EVENT_TIE_ROLL);
    assert_int_equal(b->event[at].kind, SB_EVENT_FIRST);
    assert_int_equal(b->event[at++].seat, b->s.first);
    for (int place = 1; place < seats; place++, at++) {
        assert_int_equal(b->event[at].kind, SB_EVENT_BONUS);
        assert_int_equal(b->event[at].seat, (b->s.first + place) % seats);
        assert_int_equal(b->event[at].value[0], bonus_credits[place]);
        assert_int_equal(b->event[at].value[1], bonus_income[place]);
    }
    assert_int_equal(b->event[at].kind, SB_EVENT_TURN);
    assert_int_equal(b->event[at].seat, b->s.first);
    assert_int_equal(board_events(b, SB_EVENT_BUY) + board_events(b, SB_EVENT_CLAIM), 0);
    assert_int_equal(b->s.active, b->s.first);
    assert_int_equal(b->s.round, 1);
    assert_true(board_asks(b, b->s.active)); /* a start board always pays: the roll is asked for */
    assert_int_equal(agenda_peek(&b->s.head)->kind, SB_TASK_USE);
}

static void order_of_setup(void **state)
{
    (void)state;
    each_setup(check_order);
}

/* The shipyard is laid out before anybody draws, so it is the same with any number of players. */
static void players_change_nothing_else(void **state)
{
    (void)state;
    static Board two, more;
    for (unsigned seed = 0; seed < 50; seed++)
        for (int seats = 3; seats <= 5; seats++) {
            board_setup(&two, 2, false, seed);
            board_setup(&more, seats, false, seed);
            assert_memory_equal(two.s.yard, more.s.yard, sizeof two.s.yard);
            assert_int_equal(two.s.colonies, more.s.colonies);
            assert_int_equal(two.s.deck[1], more.s.deck[1]);
            assert_int_equal(two.s.deck[2], more.s.deck[2]);
            for (int seat = 0; seat < 2; seat++)
                assert_int_equal(drawn_card(&two, seat), drawn_card(&more, seat));
        }
}

/* Four players with sectors 4, 11, 7, 11, of whom the fourth wins the dice. */
static bool is_example(const Board *b)
{
    static const int sector[] = { 4, 11, 7, 11 };
    for (int seat = 0; seat < 4; seat++)
        if (sb_cards[drawn_card(b, seat)].sector != sector[seat])
            return false;
    return b->s.first == 3;
}

static void example_of_a_tie(void **state)
{
    (void)state;
    static Board b;
    unsigned seed = 0;
    do
        board_setup(&b, 4, false, seed++);
    while (seed < 1000000 && !is_example(&b));
    assert_true(is_example(&b));
    assert_true(board_events(&b, SB_EVENT_TIE_ROLL) >= 2);
    for (int i = 0; i < b.events.n; i++)
        if (b.event[i].kind == SB_EVENT_TIE_ROLL)
            assert_true(b.event[i].seat == 1 || b.event[i].seat == 3);
    int left[4];
    for (int seat = 0; seat < 4; seat++)
        left[seat] = 5 - sb_cards[drawn_card(&b, seat)].cost;
    assert_int_equal(b.s.seat[3].credits, left[3]);
    assert_int_equal(b.s.seat[0].credits, left[0] + 1);
    assert_int_equal(b.s.seat[1].credits, left[1] + 2);
    assert_int_equal(b.s.seat[2].credits, left[2]);
    assert_int_equal(b.s.seat[2].income, 1);
    assert_int_equal(b.s.seat[0].income + b.s.seat[1].income + b.s.seat[3].income, 0);
}

/* 5 credits, a card of cost 5 drawn, third in turn order: 2 credits. */
static void example_of_the_dearest_card(void **state)
{
    (void)state;
    static Board b;
    int found = 0;
    for (unsigned seed = 0; seed < SEEDS; seed++) {
        board_setup(&b, 3, false, seed);
        int third = (b.s.first + 2) % 3;
        if (sb_cards[drawn_card(&b, third)].cost != 5)
            continue;
        found++;
        assert_int_equal(b.s.seat[third].credits, 2);
    }
    assert_true(found > 0);
}

static void only_option(void **state)
{
    (void)state;
    assert_int_equal(sb_game.options, 1);
    assert_string_equal(sb_game.option[0].code, "lightspeed");
    assert_int_equal(sb_game.option[0].min, 0);
    assert_int_equal(sb_game.option[0].max, 1);
    assert_int_equal(sb_game.option[0].normal, 0);
    assert_int_equal(sb_game.seats_min, 2);
    assert_int_equal(sb_game.seats_max, 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name =
              "SB-4.1 SB-4.2 SB-4.6 SB-4.9 SB-4.14 boards, tracks, the card drawn and the bonuses",
          .test_func = boards_and_tracks },
        { .name = "SB-4.3 SB-4.4 SB-4.6 eighteen ships and twelve colonies are for sale",
          .test_func = shipyard_and_colonies },
        { .name = "SB-4.4 SB-4.6 every card of a level comes equally often",
          .test_func = cards_are_shuffled },
        { .name = "SB-4.7 SB-4.8 SB-4.13 the highest sector is first, a tie is rolled off",
          .test_func = first_player },
        { .name =
              "SB-4.9 SB-4.11 SB-4.14 SB-5.1 seats draw from 0 up, bonuses go by turn order, nothing "
              "is asked before the first turn",
          .test_func = order_of_setup },
        { .name = "SB-4.10 the number of players changes boards and bonuses only",
          .test_func = players_change_nothing_else },
        { .name = "SB-4.12 players and Light Speed are all the options", .test_func = only_option },
        { .name = "SB-EX25 two of four tie for the highest sector", .test_func = example_of_a_tie },
        { .name = "SB-EX51 the dearest card and the bonus of the third",
          .test_func = example_of_the_dearest_card },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
