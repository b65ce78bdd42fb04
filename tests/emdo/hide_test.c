/* Owns the tests of what a viewer knows (ED-8): a tracker fed with the viewer's own events alone comes to
 * the same knowledge as the state keeps, and hide deals everything else anew with the right frequency
 * and nothing more. */
#include "tests/emdo/table.h"

#include "games/emdo/cards.h"
#include "games/emdo/hide.h"
#include "games/emdo/setup.h"
#include "games/emdo/view.h"

enum { EVENTS = 256, PLACES = 64, FILLINGS = 48, DEALS = 3000 };

/* A face-down planet as the viewer knows it. */
typedef struct Spot {
    int back, filling, planet; /* planet: 0 if unknown */
    EmdoPile under;
} Spot;

typedef struct TrackedSeat {
    EmdoPile pool, known, discard, played; /* pool: hand and deck together */
    int playing;
    Spot spot[PLACES];
} TrackedSeat;

typedef struct Tracker {
    int viewer, filling;
    TrackedSeat seat[EMDO_SEATS];
    PlanetSet cards[FILLINGS]; /* what each filling of the planet deck held; 0: start planets */
    PlanetSet seen, drop;
    int looks, look_back[EMDO_PLANETS], look_filling[EMDO_PLANETS];
    int keeper, place; /* a planet was kept; its filling is told by those dropped */
} Tracker;

static void track_begin(Tracker *t, const EmdoState *s, int viewer)
{
    memset(t, 0, sizeof *t);
    t->viewer = viewer;
    t->filling = 1;
    t->keeper = -1;
    t->cards[0] = emdo_bit(EMDO_FIRST_BONUS) - emdo_bit(EMDO_FIRST_START);
    t->cards[1] = emdo_deck_planets(s);
    for (int seat = 0; seat < s->head.seats; seat++)
        for (int card = 1; card < EMDO_KINDS; card++)
            for (int i = 0; i < emdo_cards[card].start && emdo_in_game(s, card); i++)
                emdo_put(&t->seat[seat].pool, card);
}

static void leave(TrackedSeat *p, int card)
{
    emdo_pick(&p->pool, card);
    if (bits_has(p->known.set, card))
        emdo_pick(&p->known, card);
}

static void put_away(TrackedSeat *p)
{
    if (p->playing)
        emdo_put(&p->discard, p->playing);
    p->playing = 0;
}

/* The discard pile becomes the deck: it has so many cards, those put away meanwhile perhaps among
 * them. Everything else of the pool is in the hand (ED-8.19). */
static void track_renew(TrackedSeat *p, int cards)
{
    if (p->discard.size != cards)
        put_away(p);
    if (p->discard.size != cards)
        emdo_pour(&p->played, &p->discard);
    assert_int_equal(p->discard.size, cards);
    p->known = p->pool;
    emdo_pour(&p->discard, &p->pool);
}

static void track_turn(Tracker *t)
{
    for (int seat = 0; seat < EMDO_SEATS; seat++) {
        put_away(&t->seat[seat]);
        emdo_pour(&t->seat[seat].played, &t->seat[seat].discard);
    }
}

/* Of the planets looked at the one that was not dropped is kept. */
static void settle_keep(Tracker *t)
{
    if (t->keeper < 0)
        return;
    Spot *spot = &t->seat[t->keeper].spot[t->place];
    for (int i = 0; i < t->looks; i++)
        if (t->look_back[i] == spot->back)
            spot->filling = t->look_filling[i];
    t->looks = 0;
    t->keeper = -1;
}

static void track_drop(Tracker *t, int planet)
{
    int back = emdo_planets[planet].back, filling = 1;
    while (filling < t->filling && !bits_has(t->cards[filling] & ~t->drop, planet))
        filling++;
    for (int later = filling + 1; later <= t->filling; later++)
        if (bits_has(t->cards[later], planet))
            filling = later;
    t->seen |= emdo_bit(planet);
    t->drop |= emdo_bit(planet);
    for (int i = 0; i < t->looks; i++) {
        if (t->look_back[i] != back || t->look_filling[i] != filling)
            continue;
        t->looks--;
        t->look_back[i] = t->look_back[t->looks];
        t->look_filling[i] = t->look_filling[t->looks];
        return;
    }
    fail_msg("%s was not looked at", emdo_planet_code(planet));
}

static void track_keep(Tracker *t, const Event *event, int planet)
{
    int back = event->value[1], place = event->value[2];
    bool start = emdo_back_row(back)->set == EMDO_START;
    t->seat[event->seat].spot[place] =
        (Spot){ .back = back, .filling = start ? 0 : t->filling, .planet = planet };
    t->seen |= planet ? emdo_bit(planet) : 0;
    if (t->looks) {
        t->keeper = event->seat;
        t->place = place;
    }
}

static void track_turned(Tracker *t, int seat, int planet, int place)
{
    TrackedSeat *p = &t->seat[seat];
    emdo_pour(&p->spot[place].under, &p->discard);
    memset(&p->spot[place], 0, sizeof p->spot[place]);
    t->seen |= emdo_bit(planet);
}

static void track(Tracker *t, const Event *event)
{
    bool sees = t->viewer >= 0 && bits_has(event->seers, t->viewer);
    TrackedSeat *p = &t->seat[event->seat < 0 ? 0 : event->seat];
    int a = event->value[0];
    if (event->kind != EMDO_EVENT_DROP)
        settle_keep(t);
    switch ((EmdoEvent)event->kind) {
    case EMDO_EVENT_TURN:
        track_turn(t);
        break;
    case EMDO_EVENT_PLAY:
        put_away(p);
        leave(p, a);
        p->playing = a;
        break;
    case EMDO_EVENT_LEAD:
    case EMDO_EVENT_SKIP:
        put_away(p);
        break;
    case EMDO_EVENT_STACK:
        emdo_put(&p->played, a);
        break;
    case EMDO_EVENT_TAKE:
        emdo_put(&p->pool, a);
        emdo_put(&p->known, a);
        break;
    case EMDO_EVENT_RESEARCH:
        if (!emdo_is_permanent(a)) {
            emdo_put(&p->pool, emdo_tech_card(a));
            emdo_put(&p->known, emdo_tech_card(a));
        }
        break;
    case EMDO_EVENT_BOOST:
        leave(p, a);
        emdo_put(&p->played, a);
        break;
    case EMDO_EVENT_RENEW:
        track_renew(p, a);
        break;
    case EMDO_EVENT_REMOVE:
        leave(p, a);
        break;
    case EMDO_EVENT_REMOVE_SELF:
        p->playing = 0;
        break;
    case EMDO_EVENT_DISCARD:
        leave(p, a);
        emdo_put(&p->discard, a);
        break;
    case EMDO_EVENT_LOOK:
        t->look_back[t->looks] = event->value[1];
        t->look_filling[t->looks++] = t->filling;
        t->seen |= sees ? emdo_bit(a) : 0;
        break;
    case EMDO_EVENT_KEEP:
        track_keep(t, event, sees ? a : 0);
        break;
    case EMDO_EVENT_DROP:
        track_drop(t, a);
        break;
    case EMDO_EVENT_PLANETS:
        t->cards[++t->filling] = t->drop;
        t->seen &= ~t->drop;
        t->drop = 0;
        break;
    case EMDO_EVENT_TUCK:
        if (p->playing == a)
            p->playing = 0;
        else
            emdo_pick(&p->played, a);
        emdo_put(&p->spot[event->value[3]].under, a);
        break;
    case EMDO_EVENT_ATTACK:
        track_turned(t, event->seat, a, event->value[2]);
        break;
    case EMDO_EVENT_SETTLE:
        track_turned(t, event->seat, a, event->value[1]);
        break;
    case EMDO_EVENT_FIRST:
    case EMDO_EVENT_ORDER:
    case EMDO_EVENT_FOLLOW:
    case EMDO_EVENT_DISSENT:
    case EMDO_EVENT_DRAW:
    case EMDO_EVENT_TOP:
    case EMDO_EVENT_FIGHTERS:
    case EMDO_EVENT_PRODUCE:
    case EMDO_EVENT_FILL:
    case EMDO_EVENT_SELL:
    case EMDO_EVENT_SELL_FIGHTER:
    case EMDO_EVENT_INFLUENCE:
    case EMDO_EVENT_NAME:
    case EMDO_EVENT_ENDING:
    case EMDO_EVENT_OVER:
    case EMDO_EVENTS:
        break;
    }
}

static void same_pile(const EmdoPile *a, const EmdoPile *b)
{
    assert_memory_equal(a, b, sizeof *a);
}

/* The state keeps exactly what the tracker knows. */
static void compare(const EmdoState *s, Tracker *t)
{
    settle_keep(t);
    for (int seat = 0; seat < s->head.seats; seat++) {
        const EmdoSeat *p = &s->seat[seat];
        EmdoPile hand = p->hand, pool = p->deck;
        emdo_pour(&hand, &pool);
        same_pile(&pool, &t->seat[seat].pool);
        same_pile(&p->known, &t->seat[seat].known);
        for (PlanetSet left = p->down; left; left = bits_without_first(left)) {
            int planet = bits_first(left);
            const Spot *spot = &t->seat[seat].spot[s->site[planet].place];
            EmdoPile under = emdo_tucked_at(s, seat, planet);
            assert_int_equal(spot->back, emdo_planets[planet].back);
            assert_int_equal(spot->filling, s->site[planet].filling);
            assert_int_equal(spot->planet, seat == t->viewer ? planet : 0);
            same_pile(&under, &spot->under);
        }
    }
    PlanetSet unseen = emdo_unseen_planets(s, t->viewer), expected = 0;
    for (int filling = 0; filling <= t->filling; filling++)
        expected |= t->cards[filling] & ~t->seen;
    assert_int_equal(unseen, expected);
    for (PlanetSet left = unseen; left; left = bits_without_first(left)) {
        int filling = emdo_filling_of(s, bits_first(left));
        assert_true(bits_has(t->cards[filling], bits_first(left)));
        for (int later = filling + 1; later <= t->filling; later++)
            assert_false(bits_has(t->cards[later], bits_first(left)));
    }
}

static void follow_game(int seats, Options options, unsigned seed)
{
    static Tracker tracker[EMDO_SEATS + 1];
    static Event event[EVENTS];
    EventList events = { .event = event, .cap = EVENTS };
    Setup setup = setup_of(seats, options, seed);
    Rng rng = stream(seed);
    EmdoState s;
    game_setup(&emdo_game, &s, &setup, &events);
    for (int i = 0; i <= seats; i++)
        track_begin(&tracker[i], &s, i - 1);
    for (;;) {
        for (int i = 0; i <= seats; i++) {
            for (int e = 0; e < events.n; e++)
                track(&tracker[i], &event[e]);
            compare(&s, &tracker[i]);
        }
        if (!game_pending(&s))
            return;
        int seat;
        Move move = random_move(&s, &seat, &rng);
        events.n = 0;
        emdo_game.apply(&s, seat, move, &events);
    }
}

static void trackers_know_what_the_state_keeps(void **state)
{
    (void)state;
    for (unsigned seed = 0; seed < 40; seed++)
        for (int seats = 2; seats <= 4; seats++)
            follow_game(seats, (Options){ .level = 3, .bonus = seed % 2 }, seed);
    follow_game(3, (Options){ .level = 0 }, 1);
    follow_game(3, (Options){ .level = 3, .extended = true }, 2);
}

/* ---- frequencies ---- */

static const char cards_position[] =
    "{\"game\":\"emdo\",\"players\":2,\"active\":0,\"first\":0,\"round\":3,\"phase\":\"role\","
    "\"seats\":[{\"hand\":{\"survey\":2},\"deck\":{\"warfare\":1,\"survey\":1}},"
    "{\"hand\":{\"survey\":2,\"warfare\":1,\"politics\":1},\"known\":{\"survey\":1},"
    "\"deck\":{\"colonize\":2,\"survey\":1,\"war-path\":1}}]}";

/* Of the other's 3 unknown cards out of 7 each is as likely; the known one stays, and so does
 * everything of the viewer's own. */
static void hands_are_dealt_evenly(void **state)
{
    (void)state;
    EmdoState s = place(cards_position);
    Rng rng = stream(7);
    int path[2] = { 0 }, surveys[4] = { 0 };
    for (int i = 0; i < DEALS; i++) {
        EmdoState t = s;
        game_hide(&emdo_game, &t, 0, &rng);
        assert_memory_equal(&t.seat[0], &s.seat[0], sizeof t.seat[0]);
        assert_int_equal(t.seat[1].hand.size, 4);
        assert_true(t.seat[1].hand.n[EMDO_SURVEY] >= 1);
        path[bits_has(t.seat[1].hand.set, EMDO_WAR_PATH)]++;
        surveys[t.seat[1].hand.n[EMDO_SURVEY]]++;
    }
    int own[4] = { 0 };
    for (int i = 0; i < DEALS; i++) { /* for the other, and for a spectator, seat 0's is dealt */
        EmdoState t = s;
        game_hide(&emdo_game, &t, i % 2 ? 1 : VIEWER_NONE, &rng);
        own[t.seat[0].hand.n[EMDO_SURVEY]]++;
        assert_true(i % 2 == 0 || memcmp(&t.seat[1], &s.seat[1], sizeof t.seat[1]) == 0);
    }
    /* 2 of Survey, Survey, Survey, Warfare */
    assert_true(chance_fits(own, (const int[]){ 0, 3, 3, 0 }, 4));
    /* 3 of 7; with two Survey cards among the seven: none 10, one 20, both 5 of 35 */
    assert_true(chance_fits(path, (const int[]){ 4, 3 }, 2));
    assert_true(chance_fits(surveys, (const int[]){ 0, 10, 20, 5 }, 4));
}

/* ED-EX37: after the reshuffle only the fifth card of the hand changes. */
static void known_hand_stays(void **state)
{
    (void)state;
    EmdoState s =
        place("{\"game\":\"emdo\",\"players\":2,\"active\":0,\"first\":0,\"round\":3,"
              "\"phase\":\"role\",\"seats\":[{\"hand\":{}},{\"hand\":{\"survey\":2,\"warfare\":1,"
              "\"research\":1},\"discard\":{\"colonize\":2,\"produce-trade\":2,\"research\":1,"
              "\"politics\":1}}]}");
    Rng rng = stream(3);
    int fifth[EMDO_KINDS] = { 0 };
    play(&s, 0, "lead trade");
    play(&s, 1, "dissent");
    for (int i = 0; i < DEALS; i++) {
        EmdoState t = s;
        game_hide(&emdo_game, &t, 0, &rng);
        EmdoPile left = t.seat[1].hand;
        emdo_pick(&left, EMDO_SURVEY);
        emdo_pick(&left, EMDO_SURVEY);
        emdo_pick(&left, EMDO_WARFARE);
        emdo_pick(&left, EMDO_RESEARCH);
        assert_int_equal(left.size, 1);
        fifth[bits_first(left.set)]++;
    }
    assert_true(chance_fits(fifth, (const int[]){ 0, 0, 0, 2, 2, 1, 1 }, EMDO_KINDS));
}

/* ED-8.20: a planet of the other is any unseen one with its back out of its filling. */
static void planets_are_dealt_by_filling(void **state)
{
    (void)state;
    /* filling 1: of the Fertile 5/4 Styku and Gerdland are with the other, Spielbany VI with the
     * viewer; filling 2: of the Metallic 6/3 Idroyos is with the other, two in the deck */
    EmdoState s =
        place("{\"game\":\"emdo\",\"players\":2,\"active\":0,\"first\":0,\"round\":3,"
              "\"phase\":\"role\",\"filling\":2,\"seats\":[{\"hand\":{},\"planets\":["
              "{\"planet\":\"spielbany-vi\"},{\"planet\":\"pomerene\"}]},{\"hand\":{},\"planets\":["
              "{\"planet\":\"styku\",\"tucked\":{\"colonize\":2,\"terraforming\":1}},"
              "{\"planet\":\"gerdland\",\"tucked\":{\"artificial-intelligence\":1}},"
              "{\"planet\":\"idroyos\",\"filling\":2},{\"planet\":\"drawde\"}]}]}");
    Rng rng = stream(9);
    int first[EMDO_PLANETS] = { 0 }, third[EMDO_PLANETS] = { 0 }, start[EMDO_PLANETS] = { 0 };
    for (int i = 0; i < DEALS; i++) {
        EmdoState t = s;
        game_hide(&emdo_game, &t, 0, &rng);
        assert_int_equal(t.seat[0].down, s.seat[0].down);
        first[emdo_planet_at(&t, 1, 1)]++;
        third[emdo_planet_at(&t, 1, 3)]++;
        start[emdo_planet_at(&t, 1, 4)]++;
        assert_int_equal(t.site[emdo_planet_at(&t, 1, 1)].colonies, 4);
        assert_int_equal(t.under[EMDO_TERRAFORMING], emdo_planet_at(&t, 1, 1));
        assert_int_equal(t.site[emdo_planet_at(&t, 1, 2)].colonies, 1);
        assert_int_equal(t.under[EMDO_ARTIFICIAL_INTELLIGENCE], emdo_planet_at(&t, 1, 2));
    }
    const int styku[EMDO_PLANETS] = { [EMDO_STYKU] = 1, [EMDO_GERDLAND] = 1 };
    const int six[EMDO_PLANETS] = {
        [EMDO_KYRIE_AND_JUNO] = 1, [EMDO_OVERLORD_BETZELS_DOMAIN] = 1, [EMDO_IDROYOS] = 1
    };
    const int fertile[EMDO_PLANETS] = { [EMDO_DRAWDE] = 1, [EMDO_MESIA_SEDNIM] = 1 };
    assert_true(chance_fits(first, styku, EMDO_PLANETS));
    assert_true(chance_fits(third, six, EMDO_PLANETS));
    assert_true(chance_fits(start, fertile, EMDO_PLANETS));
}

/* A deal of a hand that is being discarded can still come down to the limit (ED-26.15). */
static void discards_go_on(void **state)
{
    (void)state;
    EmdoState s = place("{\"game\":\"emdo\",\"players\":2,\"active\":0,\"first\":0,\"round\":3,"
                        "\"phase\":\"cleanup\",\"seats\":[{\"hand\":{\"survey\":5,\"warfare\":1,"
                        "\"research\":1},\"deck\":{\"survey\":6}},{\"hand\":{}}]}");
    Rng rng = stream(4);
    play(&s, 0, "discard warfare");
    for (int i = 0; i < DEALS; i++) {
        EmdoState t = s;
        MoveList list = { .n = 0 };
        game_hide(&emdo_game, &t, 1, &rng);
        emdo_game.moves(&t, 0, &list);
        assert_true(list.n > 0);
        assert_true(bits_has(t.seat[0].hand.set, EMDO_RESEARCH));
    }
}

static const char *view_of(const EmdoState *s, int viewer)
{
    static char buf[1 << 15];
    Text text = text_over(buf);
    Json json;
    json_writer(&json, &text);
    game_view(&emdo_game, s, viewer, &json);
    assert_true(json_done(&json));
    return buf;
}

/* The view of a finished game with everything open shows each thing that a seat or nobody saw; a
 * spectator's shows none of them. */
static void all_open_view_shows_everything(void **state)
{
    (void)state;
    EmdoState s =
        place("{\"game\":\"emdo\",\"players\":2,\"active\":0,\"first\":0,\"round\":3,"
              "\"phase\":\"role\",\"seats\":[{\"hand\":{\"survey\":2},\"deck\":{\"research\":2},"
              "\"planets\":[{\"planet\":\"drawde\",\"up\":true,\"resources\":[]}]},"
              "{\"hand\":{\"politics\":1,\"warfare\":3},\"deck\":{\"colonize\":4},"
              "\"planets\":[{\"planet\":\"chrispen\"},{\"planet\":\"voson\",\"filling\":1}]}]}");
    play(&s, 0, "lead survey");
    play(&s, 0, "boost survey");
    play(&s, 0, "done");
    static const char *const secrets[] = {
        "\"hand\":{\"survey\":1}",
        "\"hand\":{\"warfare\":3,\"politics\":1}",
        "\"deck\":{\"research\":2}",
        "\"deck\":{\"colonize\":4}",
        "\"planet\":\"chrispen\",\"up\":false",
        "\"planet\":\"voson\",\"up\":false",
        "\"planets_to_come\":[\"",
        "\"start_planets_left\":[\"",
        "],\"planets\":[\"", /* of the look, after its backs */
        "\"leads\":{",
    };
    for (size_t i = 0; i < sizeof secrets / sizeof *secrets; i++) {
        if (!strstr(view_of(&s, VIEWER_ALL), secrets[i]))
            fail_msg("%s is not in %s", secrets[i], view_of(&s, VIEWER_ALL));
        assert_null(strstr(view_of(&s, VIEWER_NONE), secrets[i]));
    }
    assert_non_null(strstr(view_of(&s, VIEWER_ALL), "\"unseen\":[]"));
    assert_null(strstr(view_of(&s, 0), "\"warfare\":3,\"politics\":1}"));
    assert_null(strstr(view_of(&s, 0), "to_come"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "ED-8.17 ED-8.18 ED-8.19 ED-8.20 ED-26.3 a tracker of events knows what is kept",
          .test_func = trackers_know_what_the_state_keeps },
        { .name = "ED-8.18 ED-8.19 unknown cards are dealt evenly between hand and deck",
          .test_func = hands_are_dealt_evenly },
        { .name = "ED-8.19 ED-EX37 a hand known since the reshuffle stays",
          .test_func = known_hand_stays },
        { .name = "ED-8.20 ED-8.10 planets are dealt among those of their back and filling",
          .test_func = planets_are_dealt_by_filling },
        { .name = "ED-26.15 a hand that is being discarded can still reach the limit",
          .test_func = discards_go_on },
        { .name =
              "ED-26.3 the all-open view shows hands, decks and every front, a spectator's none",
          .test_func = all_open_view_shows_everything },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
