/* Owns the tests of what a viewer knows (RG-23): a tracker fed with the viewer's own events alone comes
 * to the same knowledge as the state keeps, and hide deals everything else anew with the right
 * frequency and nothing more. Cards are counted by design: nobody can tell copies apart. */
#include "tests/properties/chance.h"
#include "tests/rftg/table.h"

#include "games/rftg/explore.h"
#include "games/rftg/view.h"

enum { EVENTS = 1024, DEALS = 3000 };

typedef uint8_t Count[RFTG_DESIGNS];

typedef struct Tracker {
    int viewer;
    Count pile, hand[RFTG_SEATS], saved; /* known there */
    Count mixed;                         /* shuffled into the supply and not seen since */
    Count aside, thrown, looked;
    int ante, gambler;
} Tracker;

static void pour(Count from, Count to)
{
    for (int design = 0; design < RFTG_DESIGNS; design++) {
        if (to)
            to[design] = (uint8_t)(to[design] + from[design]);
        from[design] = 0;
    }
}

static void turns_up(Tracker *t, int design)
{
    if (t->mixed[design])
        t->mixed[design]--;
}

/* Another seat shows a card of its hand. */
static void shows(Tracker *t, int seat, int design)
{
    if (seat == t->viewer)
        return;
    if (t->hand[seat][design])
        t->hand[seat][design]--;
    else
        turns_up(t, design);
}

static void enters_hand(Tracker *t, int seat, int design)
{
    if (seat != t->viewer)
        t->hand[seat][design]++;
}

/* Something leaves a hand face down: what was known of it is not any more (RG-23.11). */
static void blurs(Tracker *t, int seat)
{
    if (seat != t->viewer)
        pour(t->hand[seat], NULL);
}

static void settle_ante(Tracker *t)
{
    if (t->ante)
        enters_hand(t, t->gambler, t->ante);
    t->ante = 0;
}

static void track_discard(Tracker *t, int seat, int design, bool of_draws, bool at_limit)
{
    if (seat == t->viewer) {
        t->pile[design]++;
        t->thrown[design] = (uint8_t)(t->thrown[design] + at_limit);
    } else if (!of_draws) {
        blurs(t, seat);
    }
}

static void track_spend(Tracker *t, int design)
{
    t->pile[design]++;
    if (design == RFTG_GALACTIC_SCAVENGERS)
        pour(t->saved, t->pile);
}

static void track_look(Tracker *t, int design)
{
    if (++t->looked[design] <= t->saved[design])
        return;
    t->saved[design]++;
    turns_up(t, design);
}

static void track_salvage(Tracker *t, int seat, int design)
{
    if (seat == t->viewer) {
        turns_up(t, design);
        return;
    }
    for (int i = 0; i < RFTG_DESIGNS; i++)
        t->pile[i] = (uint8_t)(t->pile[i] - t->thrown[i]);
    pour(t->thrown, t->hand[seat]);
}

static void track_saved(Tracker *t, int seat, int design)
{
    if (seat == t->viewer)
        t->saved[design]--;
    else
        pour(t->saved, t->hand[seat]);
}

/* of_draws: the seats whose discards come out of what they have drawn now. */
static void track(Tracker *t, const Event *event, SeatSet of_draws, bool at_limit)
{
    int seat = event->seat, a = event->value[0];
    bool deciding = event->kind == RFTG_EVENT_SHOW || event->kind == RFTG_EVENT_RESHUFFLE ||
                    event->kind == RFTG_EVENT_LOST_ANTE;
    if (!deciding)
        settle_ante(t);
    switch ((RftgEvent)event->kind) {
    case RFTG_EVENT_DRAW:
        if (seat == t->viewer)
            turns_up(t, a);
        break;
    case RFTG_EVENT_DISCARD:
        track_discard(t, seat, a, bits_has(of_draws, seat), at_limit);
        break;
    case RFTG_EVENT_SAVE:
        if (seat == t->viewer)
            t->saved[a]++;
        blurs(t, seat);
        break;
    case RFTG_EVENT_TAKE_SAVED:
        track_saved(t, seat, a);
        break;
    case RFTG_EVENT_SALVAGE:
        track_salvage(t, seat, a);
        break;
    case RFTG_EVENT_LOOK:
        if (seat == t->viewer)
            track_look(t, a);
        break;
    case RFTG_EVENT_RESHUFFLE:
        pour(t->mixed, NULL);
        pour(t->pile, t->mixed);
        break;
    case RFTG_EVENT_SHOW:
        t->aside[a]++;
        turns_up(t, a);
        break;
    case RFTG_EVENT_FOUND:
        t->aside[a]--;
        enters_hand(t, seat, a);
        pour(t->aside, t->pile);
        break;
    case RFTG_EVENT_GUESS:
        if (rftg_cards[event->value[1]].cost == a) {
            t->aside[event->value[1]]--;
            enters_hand(t, seat, event->value[1]);
        }
        pour(t->aside, t->pile);
        break;
    case RFTG_EVENT_FAILED:
        pour(t->aside, t->pile);
        break;
    case RFTG_EVENT_ANTE:
        shows(t, seat, a);
        t->ante = a;
        t->gambler = seat;
        break;
    case RFTG_EVENT_LOST_ANTE:
        t->ante = 0;
        t->pile[a]++;
        pour(t->aside, t->pile);
        break;
    case RFTG_EVENT_SPEND:
        track_spend(t, a);
        break;
    case RFTG_EVENT_DESTROYED:
        t->pile[a]--;
        break;
    case RFTG_EVENT_START:
    case RFTG_EVENT_DEVELOP:
    case RFTG_EVENT_SETTLE:
        shows(t, seat, a);
        break;
    case RFTG_EVENT_REPLACED:
        shows(t, seat, event->value[1]);
        break;
    default:
        break;
    }
}

static void same(const Tracker *t, const char *place, const CardSet *known, const CardSet *where,
                 const Count expected)
{
    CardSet both = cards_and(known, where);
    Count count = { 0 };
    for (each_card(card, &both))
        count[rftg_design[card]]++;
    for (int design = 1; design < RFTG_DESIGNS; design++)
        if (count[design] != expected[design])
            fail_msg("viewer %d, %s: %d of %s, not %d", t->viewer, place, count[design],
                     rftg_cards[design].code, expected[design]);
}

/* The state keeps exactly what the tracker knows. */
static void compare(const RftgState *s, const Tracker *t)
{
    CardSet known = rftg_known(s, t->viewer);
    const CardSet *mixed = t->viewer >= 0 ? &s->seat[t->viewer].mixed : &s->mixed;
    same(t, "pile", &known, &s->discard, t->pile);
    same(t, "saved", &known, &s->saved, t->saved);
    same(t, "mixed", mixed, mixed, t->mixed);
    for (int seat = 0; seat < s->head.seats; seat++)
        if (seat != t->viewer)
            same(t, "hand", &known, &s->seat[seat].hand, t->hand[seat]);
}

/* To whom an event with a hidden card shows something new: what one draws, not what one puts away. */
static void shows_what_is_new(const Event *event)
{
    static const struct {
        RftgEvent kind;
        bool shows;
    } hidden[] = {
        { RFTG_EVENT_DRAW, true },  { RFTG_EVENT_SALVAGE, true },
        { RFTG_EVENT_LOOK, true },  { RFTG_EVENT_DISCARD, false },
        { RFTG_EVENT_SAVE, false }, { RFTG_EVENT_TAKE_SAVED, false },
    };
    for (size_t i = 0; i < sizeof hidden / sizeof *hidden; i++) {
        if (event->kind != hidden[i].kind)
            continue;
        assert_int_equal(event->seers, seat_bit(event->seat));
        assert_int_equal(event->shown, hidden[i].shows ? seat_bit(event->seat) : 0);
    }
}

static void follow_move(Tracker *t, const EventList *events, SeatSet of_draws, bool at_limit)
{
    memset(t->thrown, 0, sizeof t->thrown);
    memset(t->looked, 0, sizeof t->looked);
    for (int e = 0; e < events->n; e++) {
        if (events->event[e].kind == RFTG_EVENT_PHASE)
            of_draws = 0;
        track(t, &events->event[e], of_draws, at_limit);
    }
    settle_ante(t);
}

/* RG-20.3: these two join the hands in the open. */
static void track_scenario(Tracker *t, const RftgState *s)
{
    int rebel = s->head.option[RFTG_OPTION_SCENARIO] - 1;
    enters_hand(t, rebel, RFTG_REBEL_ALLIANCE);
    enters_hand(t, !rebel, RFTG_IMPERIUM_SEAT);
}

static void follow_game(const Setup *setup, unsigned seed, int *reshuffles)
{
    static Tracker tracker[RFTG_SEATS + 1];
    static Event event[EVENTS];
    EventList events = { .event = event, .cap = EVENTS };
    Rng rng = stream(seed);
    RftgState s;
    game_setup(&rftg_game, &s, setup, NULL);
    memset(tracker, 0, sizeof tracker);
    for (int i = 0; i <= setup->seats; i++)
        tracker[i].viewer = i - 1;
    while (game_pending(&s)) {
        int seat, question = agenda_peek(&s.head)->kind;
        SeatSet of_draws = 0;
        for (int i = 0; question == RFTG_TASK_SIFT && i < setup->seats; i++)
            of_draws |= rftg_may_mix(&s, i) ? 0 : seat_bit(i);
        Move move = random_move(&s, &seat, &rng);
        events.n = 0;
        rftg_game.apply(&s, seat, move, &events);
        for (int e = 0; e < events.n; e++) {
            *reshuffles += event[e].kind == RFTG_EVENT_RESHUFFLE;
            shows_what_is_new(&event[e]);
        }
        for (int i = 0; i <= setup->seats; i++) {
            follow_move(&tracker[i], &events, of_draws, question == RFTG_TASK_LIMIT);
            if (question == RFTG_TASK_START && events.n && s.head.option[RFTG_OPTION_SCENARIO])
                track_scenario(&tracker[i], &s);
            compare(&s, &tracker[i]);
        }
    }
}

static Setup setup_of(int seats, int level, unsigned seed)
{
    Setup setup = game_normal_setup(&rftg_game, seats);
    setup.option[RFTG_OPTION_EXPANSION] = (uint8_t)level;
    setup.option[RFTG_OPTION_GOALS] = level > RFTG_BASE;
    setup.option[RFTG_OPTION_TAKEOVERS] = level >= RFTG_RVI;
    setup.option[RFTG_OPTION_ROUNDS] = 1;
    setup.seed[0] = (uint8_t)seed;
    setup.seed[1] = (uint8_t)(seed >> 8);
    return setup;
}

static void trackers_know_what_the_state_keeps(void **state)
{
    static const uint8_t most[] = { 4, 5, 6, 6 };
    int reshuffles = 0;
    (void)state;
    for (unsigned seed = 0; seed < 8; seed++)
        for (int level = RFTG_BASE; level <= RFTG_BOW; level++)
            for (int seats = 2; seats <= most[level]; seats++) {
                Setup setup = setup_of(seats, level, seed);
                follow_game(&setup, seed, &reshuffles);
            }
    assert_true(reshuffles > 100);
    Setup scenario = setup_of(2, RFTG_BOW, 5);
    scenario.option[RFTG_OPTION_SCENARIO] = 2;
    follow_game(&scenario, 5, &reshuffles);
}

/* ---- frequencies ---- */

/* Everything that is not one of the sixteen named cards is out of the game. Seat 0 threw Gem World and
 * Drop Ships away before the shuffle; the hand and the good of seat 1 are older, but for two cards. */
static const char after_the_shuffle[] =
    "{\"game\":\"rftg\",\"players\":2,\"options\":{\"expansion\":0,\"goals\":\"off\"},"
    "\"phase\":\"round\",\"supply\":[\"gem-world\",\"spice-world\"],\"discard\":[\"mining-world\"],"
    "\"old\":[\"export-duties\",\"public-works\",\"space-port\"],\"seats\":["
    "{\"tableau\":[\"old-earth\"],\"hand\":[\"new-earth\"],\"mixed\":[\"gem-world\",\"drop-ships\"],"
    "\"knows\":[\"mining-world\"]},"
    "{\"tableau\":[\"artist-colony\"],\"hand\":[\"export-duties\",\"public-works\",\"drop-ships\","
    "\"comet-zone\"]}],\"goods\":{\"artist-colony\":\"space-port\"}}";

/* Unknown to seat 0: two cards of the supply, four of the hand, the good. Those it mixed in are not the
 * good nor one of the two old cards: one of four places, each as likely. The four others fill what is
 * left. */
static void mixed_cards_are_in_no_old_place(void **state)
{
    (void)state;
    RftgState s = place(after_the_shuffle);
    Rng rng = stream(7);
    int gem[2] = { 0 }, spice[3] = { 0 }, both = 0;
    for (int i = 0; i < DEALS; i++) {
        RftgState t = s;
        game_hide(&rftg_game, &t, 0, &rng);
        assert_memory_equal(&t.seat[0], &s.seat[0], sizeof t.seat[0]);
        assert_true(cards_has(&t.discard, RFTG_CARD_MINING_WORLD_1));
        assert_int_equal(cards_count(&t.seat[1].hand), 4);
        bool in_hand = cards_has(&t.seat[1].hand, RFTG_CARD_GEM_WORLD_1);
        assert_true(in_hand || cards_has(&t.supply, RFTG_CARD_GEM_WORLD_1));
        both += in_hand && cards_has(&t.seat[1].hand, RFTG_CARD_DROP_SHIPS_1);
        gem[in_hand]++;
        spice[cards_has(&t.supply, RFTG_CARD_SPICE_WORLD_1)         ? 0
              : cards_has(&t.seat[1].hand, RFTG_CARD_SPICE_WORLD_1) ? 1
                                                                    : 2]++;
    }
    assert_true(chance_fits(gem, (const int[]){ 1, 1 }, 2));
    int pairs[2] = { DEALS - both, both }; /* both in the hand: 2 of 4 times 1 of 3 */
    assert_true(chance_fits(pairs, (const int[]){ 5, 1 }, 2));
    /* five cards for five places: on average one of them in the supply, three in the hand */
    assert_true(chance_fits(spice, (const int[]){ 1, 3, 1 }, 3));
}

/* A spectator knows of no card that was mixed in: all seven and seat 0's two are anywhere. */
static void spectators_know_less(void **state)
{
    (void)state;
    RftgState s = place(after_the_shuffle);
    Rng rng = stream(8);
    int gem[5] = { 0 };
    for (int i = 0; i < DEALS; i++) {
        RftgState t = s;
        game_hide(&rftg_game, &t, VIEWER_NONE, &rng);
        int card = RFTG_CARD_GEM_WORLD_1;
        gem[cards_has(&t.supply, card)         ? 0
            : cards_has(&t.discard, card)      ? 1
            : cards_has(&t.seat[0].hand, card) ? 2
            : cards_has(&t.seat[1].hand, card) ? 3
                                               : 4]++;
    }
    assert_true(chance_fits(gem, (const int[]){ 2, 1, 1, 4, 1 }, 5));
}

/* What a viewer has seen stays where it is. */
static void seen_cards_stay(void **state)
{
    (void)state;
    RftgState s = place(
        "{\"game\":\"rftg\",\"players\":3,\"options\":{\"expansion\":3,\"goals\":\"off\"},"
        "\"phase\":\"round\",\"discard\":[\"gem-world\",\"comet-zone\"],\"saved\":[\"space-port\"],"
        "\"seen\":[\"rebel-base\"],\"seats\":["
        "{\"tableau\":[\"old-earth\"],\"hand\":[\"new-earth\"],\"knows\":[\"gem-world\",\"rebel-base\"]},"
        "{\"tableau\":[\"galactic-scavengers\"],\"hand\":[\"rebel-base\",\"drop-ships\"],"
        "\"knows\":[\"space-port\"]},"
        "{\"tableau\":[\"new-sparta\"],\"hand\":[\"space-marines\"],\"knows\":[\"rebel-base\"]}]}");
    Rng rng = stream(9);
    int saved = 0;
    for (int i = 0; i < 200; i++) {
        RftgState t = s;
        game_hide(&rftg_game, &t, 0, &rng);
        assert_true(cards_has(&t.discard, RFTG_CARD_GEM_WORLD_1));
        assert_true(cards_has(&t.seat[1].hand, RFTG_CARD_REBEL_BASE_1));
        assert_true(cards_has(&t.seat[2].knows, RFTG_CARD_REBEL_BASE_1));
        assert_int_equal(cards_count(&t.saved), 1);
        assert_true(
            cards_within(&t.saved, &t.seat[1].knows)); /* whatever it is, its owner knows it */
        saved += cards_has(&t.saved, RFTG_CARD_SPACE_PORT_1);
        t = s;
        game_hide(&rftg_game, &t, 1, &rng);
        assert_true(cards_has(&t.saved, RFTG_CARD_SPACE_PORT_1));
    }
    assert_true(saved < 20);
}

/* ---- sealed answers ---- */

/* While the viewer owes his choice, the others have chosen, each legal choice as likely. */
static void actions_are_drawn_evenly(void **state)
{
    (void)state;
    RftgState s = place("{\"game\":\"rftg\",\"players\":2,\"options\":{\"expansion\":3,"
                        "\"goals\":\"off\"},\"phase\":\"round\",\"seats\":[{\"tableau\":["
                        "\"old-earth\"]},{\"tableau\":[\"new-sparta\"],\"prestige\":1}]}");
    Rng rng = stream(10);
    int plain[RFTG_ACTIONS] = { 0 }, boosted[RFTG_ACTIONS] = { 0 }, sums[2] = { 0 };
    for (int i = 0; i < DEALS; i++) {
        RftgState t = s;
        game_hide(&rftg_game, &t, 0, &rng);
        assert_int_equal(t.head.asked, 1);
        assert_true(t.seat[1].boost <= 1 && t.seat[1].action[0] && !t.seat[1].action[1]);
        (t.seat[1].boost ? boosted : plain)[t.seat[1].action[0]]++;
        sums[t.seat[1].boost]++;
    }
    const int all[RFTG_ACTIONS] = { 0, 1, 1, 1, 1, 1, 1, 1, 1 };
    const int phases[RFTG_ACTIONS] = { 0, 0, 1, 1, 1, 1, 1, 1, 1 };
    assert_true(chance_fits(plain, all, RFTG_ACTIONS));
    assert_true(chance_fits(boosted, phases, RFTG_ACTIONS));
    assert_true(chance_fits(sums, (const int[]){ 8, 7 }, 2));
    play(&s, 0, "action develop"); /* once he has answered, the others have not begun */
    play(&s, 1, "boost develop");
    s = place("{\"game\":\"rftg\",\"players\":3,\"options\":{\"expansion\":3,\"goals\":\"off\"},"
              "\"phase\":\"round\",\"seats\":[{\"tableau\":[\"old-earth\"]},{\"tableau\":["
              "\"new-sparta\"],\"prestige\":1},{\"tableau\":[\"epsilon-eridani\"]}]}");
    play(&s, 0, "action develop");
    play(&s, 1, "boost settle");
    game_hide(&rftg_game, &s, 0, &rng);
    assert_int_equal(s.head.asked, 6);
    assert_int_equal(s.seat[0].action[0], RFTG_ACT_DEVELOP);
    assert_int_equal(s.seat[1].action[0] + s.seat[1].boost, 0);
}

/* One of two developments that can be paid, or none; a card of two copies is its lowest. */
static void developments_are_drawn_evenly(void **state)
{
    (void)state;
    RftgState s =
        place("{\"game\":\"rftg\",\"players\":2,\"options\":{\"expansion\":0,\"goals\":\"off\"},"
              "\"phase\":\"develop\",\"supply\":[],\"seats\":[{\"tableau\":[\"old-earth\"],"
              "\"actions\":[\"develop\"]},{\"tableau\":[\"new-sparta\"],\"hand\":[\"public-works\","
              "\"public-works#2\",\"colony-ship\",\"galactic-federation\"],\"actions\":["
              "\"produce\"]}]}");
    Rng rng = stream(11);
    int chosen[3] = { 0 };
    for (int i = 0; i < DEALS; i++) {
        RftgState t = s;
        game_hide(&rftg_game, &t, 0, &rng);
        int card = cards_next(&t.seat[1].chosen, 0);
        assert_true(!card || card == RFTG_CARD_PUBLIC_WORKS_1 || card == RFTG_CARD_COLONY_SHIP_1);
        chosen[!card ? 0 : card == RFTG_CARD_PUBLIC_WORKS_1 ? 1 : 2]++;
    }
    assert_true(chance_fits(chosen, (const int[]){ 1, 1, 1 }, 3));
}

/* Discards of another: each set of the right size as likely. */
static void discards_are_drawn_evenly(void **state)
{
    (void)state;
    RftgState s =
        place("{\"game\":\"rftg\",\"players\":2,\"options\":{\"expansion\":0,\"goals\":\"off\"},"
              "\"phase\":\"explore\",\"supply\":[\"gem-world\",\"comet-zone\",\"spice-world\","
              "\"space-port\",\"new-earth\"],\"seats\":[{\"tableau\":[\"old-earth\"],\"actions\":["
              "\"develop\"]},{\"tableau\":[\"new-sparta\"],\"actions\":[\"explore-1-1\"]}]}");
    Rng rng = stream(12);
    int first[3] = { 0 };
    for (int i = 0; i < DEALS; i++) {
        RftgState t = s;
        game_hide(&rftg_game, &t, 0, &rng);
        assert_int_equal(cards_count(&t.seat[1].chosen), 1);
        assert_true(cards_within(&t.seat[1].chosen, &t.seat[1].drawn));
        int card = cards_next(&t.seat[1].chosen, 0), n = 0;
        for (each_card(other, &t.seat[1].drawn))
            n += other < card;
        first[n]++;
    }
    assert_true(chance_fits(first, (const int[]){ 1, 1, 1 }, 3));
}

/* Paid cards of which one is to be saved: as many of the hand as were paid, whichever. */
static void payments_are_drawn_evenly(void **state)
{
    (void)state;
    RftgState s = place(
        "{\"game\":\"rftg\",\"players\":2,\"options\":{\"expansion\":3,\"goals\":\"off\"},"
        "\"phase\":\"develop\",\"supply\":[],\"seats\":[{\"tableau\":[\"galactic-scavengers\"],"
        "\"hand\":[\"mining-robots\",\"gem-world\",\"comet-zone\",\"spice-world\"],\"actions\":["
        "\"explore-5\"]},{\"tableau\":[\"new-sparta\"],\"actions\":[\"develop\"]}]}");
    Rng rng = stream(14);
    int left[3] = { 0 };
    play(&s, 0, "develop mining-robots");
    play(&s, 1, "pass");
    play(&s, 0, "pay gem-world");
    play(&s, 0, "pay comet-zone");
    assert_int_equal(agenda_peek(&s.head)->kind, RFTG_TASK_SAVE);
    for (int i = 0; i < DEALS; i++) {
        RftgState t = s;
        game_hide(&rftg_game, &t, 1, &rng);
        assert_int_equal(cards_count(&t.seat[0].chosen), 2);
        assert_true(cards_within(&t.seat[0].chosen, &t.seat[0].hand));
        CardSet rest = cards_minus(&t.seat[0].hand, &t.seat[0].chosen);
        int card = cards_next(&rest, 0);
        left[card == RFTG_CARD_GEM_WORLD_1 ? 0 : card == RFTG_CARD_SPICE_WORLD_1 ? 1 : 2]++;
        t = s;
        game_hide(&rftg_game, &t, 0, &rng);
        assert_memory_equal(&t.seat[0], &s.seat[0], sizeof t.seat[0]);
    }
    assert_true(chance_fits(left, (const int[]){ 1, 1, 1 }, 3));
}

/* Before the start worlds are shown, the other has one of each colour, and has chosen one. */
static void start_worlds_are_drawn_evenly(void **state)
{
    (void)state;
    Setup setup = setup_of(2, RFTG_BOW, 3);
    RftgState s;
    game_setup(&rftg_game, &s, &setup, NULL);
    Rng rng = stream(13);
    int world[RFTG_START_WORLDS] = { 0 }, odd[2] = { 0 };
    for (int i = 0; i < 4 * DEALS; i++) {
        RftgState t = s;
        game_hide(&rftg_game, &t, 0, &rng);
        assert_int_equal(cards_count(&t.seat[1].drawn), 2);
        assert_true(cards_has(&t.seat[1].drawn, t.seat[1].shown));
        int number = rftg_row(t.seat[1].shown)->start;
        int discards = number == 6 ? 3 : 2; /* Ancient Race */
        assert_int_equal(cards_count(&t.seat[1].chosen), discards);
        for (each_card(card, &t.seat[1].drawn))
            world[rftg_row(card)->start]++;
        odd[number % 2]++;
    }
    int weights[RFTG_START_WORLDS];
    for (int number = 0; number < RFTG_START_WORLDS; number++)
        weights[number] = !cards_has(&s.seat[0].drawn, rftg_first_card[rftg_start_design[number]]);
    assert_true(chance_fits(world, weights, RFTG_START_WORLDS));
    assert_true(chance_fits(odd, (const int[]){ 1, 1 }, 2));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name =
              "RG-23.7 RG-23.8 RG-23.9 RG-23.11: a tracker of one seat's events knows what the state keeps",
          .test_func = trackers_know_what_the_state_keeps },
        { .name = "RG-23.9: what one has mixed in is in no place filled before",
          .test_func = mixed_cards_are_in_no_old_place },
        { .name = "RG-23.7: spectators know less", .test_func = spectators_know_less },
        { .name = "RG-23.8 RG-23.11: what was seen stays", .test_func = seen_cards_stay },
        { .name = "RG-23.7: sealed actions", .test_func = actions_are_drawn_evenly },
        { .name = "RG-23.7: sealed developments", .test_func = developments_are_drawn_evenly },
        { .name = "RG-23.7: sealed discards", .test_func = discards_are_drawn_evenly },
        { .name = "RG-23.7 RG-6.9: payments", .test_func = payments_are_drawn_evenly },
        { .name = "RG-23.7 RG-3.5: sealed start worlds",
          .test_func = start_worlds_are_drawn_evenly },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
