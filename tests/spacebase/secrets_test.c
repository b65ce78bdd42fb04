/* What a viewer cannot know (SB-DP15) is dealt anew, and only that: over many deals of one position
 * each hidden card lies in each place it may lie in as often as it should, and what hide() makes
 * depends on nothing that the viewer does not know. */
#include "tests/spacebase/table.h"

#include "games/spacebase/board.h"

enum { DEALS = 10000, PLACES = SB_SEATS + 1 }; /* a card's place: the deck, or a seat's cards */

/* Light Speed, dealt but not decided: seat 0 is done, seat 1 has bought one card, seat 2 none. */
static const char dealt_out[] =
    "{\"game\":\"spacebase\",\"players\":3,\"options\":{\"lightspeed\":\"on\"},\"seats\":["
    "{\"credits\":15,\"income\":1,\"sectors\":{},"
    "\"dealt\":[\"ryumin\",\"prunariu\",\"truly\",\"gardner\",\"mitchell\",\"weitz\"]},"
    "{\"credits\":15,\"income\":1,\"sectors\":{},"
    "\"dealt\":[\"crippen\",\"thagard\",\"engle\",\"kizim\",\"roosa\",\"garriott\"]},"
    "{\"credits\":15,\"income\":1,\"sectors\":{},"
    "\"dealt\":[\"malyshev\",\"fabian\",\"tuan\",\"ride\",\"duke\",\"kerwin\"]}]}";

/* Light Speed, later: the seats left 3, 2 and 4 cards under the decks. */
static const char in_play[] =
    "{\"game\":\"spacebase\",\"players\":3,\"options\":{\"lightspeed\":\"on\"},\"active\":1,"
    "\"first\":0,\"round\":4,\"seats\":["
    "{\"credits\":3,\"income\":1,\"sectors\":{\"1\":{\"card\":\"ryumin\","
    "\"deployed\":[{\"card\":\"starter-1\"}]}},\"dealt\":[\"prunariu\",\"truly\",\"mitchell\"]},"
    "{\"credits\":4,\"income\":1,\"sectors\":{},\"dealt\":[\"crippen\",\"roosa\"]},"
    "{\"credits\":5,\"income\":1,\"sectors\":{},"
    "\"dealt\":[\"malyshev\",\"fabian\",\"duke\",\"kerwin\"]}],"
    "\"phase\":\"buy\",\"dice\":[2,3]}";

static SbState decided_in_part(void)
{
    SbState s = place(dealt_out);
    play(&s, 0, "buy ryumin");
    play(&s, 0, "buy weitz");
    play(&s, 0, "done");
    play(&s, 1, "buy thagard");
    return s;
}

/* Where a ship lies for someone who may not look: 0 the deck, 1 + seat its cards; -1: elsewhere. */
static int hidden_place(const SbState *s, int card)
{
    int level = sb_cards[card].level;
    if (bits_has(s->deck[level - 1], card - sb_level_first(level)))
        return 0;
    for (int seat = 0; seat < s->head.seats; seat++)
        if (memchr(s->seat[seat].dealt, card, SB_DEALT))
            return 1 + seat;
    return -1;
}

/* Whether a card in this place may be anywhere else for the viewer. */
static bool is_hidden(int where, int viewer)
{
    return where >= 0 && (viewer < 0 || where != 1 + viewer);
}

/* The state without what the viewer cannot know. */
static SbState known(const SbState *s, int viewer)
{
    SbState open = *s;
    memset(open.deck, 0, sizeof open.deck);
    memset(&open.head.rng, 0, sizeof open.head.rng);
    if (open.head.sealed)
        open.head.asked = (SeatSet)(viewer < 0 ? 0 : open.head.asked & seat_bit(viewer));
    for (int seat = 0; seat < s->head.seats; seat++)
        if (seat != viewer) {
            memset(open.seat[seat].dealt, 0, SB_DEALT);
            memset(&open.seat[seat].answer, 0, sizeof(SbAnswer));
        }
    return open;
}

/* How many cards of a level each hidden place holds; the whole. */
static int sizes(const SbState *s, int level, int viewer, int size[PLACES])
{
    int all = 0;
    memset(size, 0, PLACES * sizeof *size);
    for (int card = sb_level_first(level); card < sb_level_first(level) + sb_level_count(level);
         card++) {
        int where = hidden_place(s, card);
        if (!is_hidden(where, viewer))
            continue;
        size[where]++;
        all++;
    }
    return all;
}

/* Pearson's sum over the hidden cards of a level and their places. The number in each place is
 * fixed, which makes it smaller by (n - 1) / n. */
static void check_level(const SbState *s, int level, int viewer, int count[][PLACES])
{
    int size[PLACES], n = sizes(s, level, viewer, size), places = 0;
    double sum = 0;
    for (int where = 0; where < PLACES; where++) {
        if (size[where] == 0)
            continue;
        places++;
        for (int i = 0; i < sb_level_count(level); i++) {
            int card = sb_level_first(level) + i, at = hidden_place(s, card);
            double expected = (double)DEALS * size[where] / n;
            double off = count[card][where] - expected;
            if (is_hidden(at, viewer))
                sum += off * off / expected;
        }
    }
    assert_true(chance_accepts(sum * (n - 1) / n, (n - 1) * (places - 1)));
}

static void deal_often(const SbState *s, int viewer)
{
    static int count[SB_SHIPS][PLACES];
    SbState open = known(s, viewer);
    Rng rng = stream(77 + (unsigned)viewer);
    memset(count, 0, sizeof count);
    for (int i = 0; i < DEALS; i++) {
        char buf[256];
        Text why = text_over(buf);
        SbState copy = *s;
        game_hide(&sb_game, &copy, viewer, &rng);
        if (!game_check(&sb_game, &copy, &why))
            fail_msg("%s", buf);
        SbState now_open = known(&copy, viewer);
        assert_memory_equal(&now_open, &open, sizeof open);
        assert_false(rng_same(&copy.head.rng, &s->head.rng));
        assert_true(copy.deck[2] == s->deck[2]); /* nobody is dealt level 3 cards */
        for (int card = 1; card < SB_SHIPS; card++) {
            int was = hidden_place(s, card), is = hidden_place(&copy, card);
            assert_int_equal(is_hidden(is, viewer), is_hidden(was, viewer));
            if (is_hidden(is, viewer))
                count[card][is]++;
            else
                assert_int_equal(is, was); /* known, never moves */
        }
    }
    for (int level = 1; level <= 2; level++)
        check_level(s, level, viewer, count);
}

static void dealt_cards(void **unused)
{
    (void)unused;
    SbState s = decided_in_part();
    for (int viewer = VIEWER_NONE; viewer < 3; viewer++)
        deal_often(&s, viewer);
}

static void left_cards(void **unused)
{
    (void)unused;
    SbState s = place(in_play);
    for (int viewer = VIEWER_NONE; viewer < 3; viewer++)
        deal_often(&s, viewer);
}

/* With the main part used up, what the others sent there is known, but not the viewer's business
 * whose it was; the viewer's own stay. */
static void main_part_used_up(void **unused)
{
    (void)unused;
    SbState s = place(in_play);
    int last = SB_NO_CARD; /* the rest of the level 1 deck lies deployed on seat 1's board */
    SbSector *far = sb_sector(&s, 1, 12);
    for (uint64_t left = s.deck[0]; left; left = bits_without_first(left)) {
        int card = SB_RYUMIN + bits_first(left);
        if (last)
            s.newer[last] = (uint8_t)card;
        else
            far->oldest = (uint8_t)card;
        last = card;
    }
    far->newest = (uint8_t)last;
    sb_settle_sector(&s, 1, 12);
    s.deck[0] = 0;
    deal_often(&s, 0);
    deal_often(&s, 2);
}

/* Two states that a viewer cannot tell apart become the same. */
static void same_for_viewer(const SbState *one, const SbState *other, int viewer)
{
    for (unsigned i = 0; i < 50; i++) {
        SbState a = *one, b = *other;
        Rng first = stream(i), second = stream(i);
        game_hide(&sb_game, &a, viewer, &first);
        game_hide(&sb_game, &b, viewer, &second);
        assert_memory_equal(&a, &b, sizeof a);
    }
}

/* The others' cards change places with cards of the deck. */
static SbState dealt_otherwise(const SbState *s, int viewer)
{
    SbState other = *s;
    for (int seat = 0; seat < s->head.seats; seat++)
        for (int level = 1; level <= 2 && seat != viewer; level++) {
            uint8_t *dealt = other.seat[seat].dealt;
            for (int i = 0; i < SB_DEALT; i++)
                if (dealt[i] && sb_cards[dealt[i]].level == level) {
                    uint64_t *deck = &other.deck[level - 1];
                    int first = sb_level_first(level), bit = bits_first(*deck);
                    *deck = bits_without_first(*deck) | 1ull << (dealt[i] - first);
                    dealt[i] = (uint8_t)(first + bit);
                }
        }
    return other;
}

static void nothing_of_the_others_matters(void **unused)
{
    (void)unused;
    SbState s = place(in_play);
    for (int viewer = VIEWER_NONE; viewer < 3; viewer++) {
        SbState other = dealt_otherwise(&s, viewer);
        assert_memory_not_equal(&s, &other, sizeof s);
        same_for_viewer(&s, &other, viewer);
    }
}

/* How far the others are, and what they answered, changes nothing for a viewer. */
static void answers_of_others(void **unused)
{
    (void)unused;
    SbState none = place(dealt_out), some = decided_in_part(), all = none;
    play(&all, 0, "buy mitchell");
    play(&all, 0, "done");
    play(&all, 1, "done");
    same_for_viewer(&none, &some, 2);
    same_for_viewer(&none, &all, 2);
    same_for_viewer(&none, &some, VIEWER_NONE);
    for (int seat = 0; seat < 3; seat++) { /* the viewer's own answer is in and stays */
        SbState early = none, late = none;
        play(&early, seat, "done");
        play(&late, seat, "done");
        play(&late, (seat + 1) % 3, "done");
        same_for_viewer(&early, &late, seat);
    }
}

/* What a viewer is told while answers are sealed is the same however far the others are. */
static void see(const SbState *s, int viewer, char *buf, size_t cap)
{
    Text text = text_make(buf, cap);
    Json json;
    json_writer(&json, &text);
    game_view(&sb_game, s, viewer, &json);
    assert_false(text.full);
}

static void view_of_sealed_step(void **unused)
{
    (void)unused;
    static char before[1 << 15], after[1 << 15];
    SbState s = place(dealt_out);
    see(&s, 2, before, sizeof before);
    s = decided_in_part();
    see(&s, 2, after, sizeof after);
    assert_string_equal(before, after);
    play(&s, 1, "done");
    see(&s, 2, after, sizeof after);
    assert_string_equal(before, after);
    assert_int_equal(game_waiting(&s, 2), 7);
}

static const char sealed_use[] =
    "{\"game\":\"spacebase\",\"players\":3,\"active\":0,\"first\":0,\"seats\":["
    "{\"credits\":0,\"sectors\":{\"7\":{\"card\":\"lichtenberg\",\"deployed\":[{\"card\":\"starter-7\"}]}}},"
    "{\"credits\":0,\"sectors\":{\"1\":{\"card\":\"fabian\",\"charges\":1,"
    "\"deployed\":[{\"card\":\"starter-1\"}]},"
    "\"3\":{\"card\":\"starter-3\",\"deployed\":[{\"card\":\"tuan\"}]}}},"
    "{\"credits\":0,\"sectors\":{\"4\":{\"card\":\"starter-4\",\"deployed\":[{\"card\":\"crippen\"}]}}}],"
    "\"phase\":\"use\",\"dice\":[3,4]}";

/* How the others use the dice is drawn anew: all complete while the viewer owes his own answer. */
static void uses_of_others(void **unused)
{
    (void)unused;
    SbState s = place(sealed_use);
    assert_int_equal(s.head.sealed, 7);
    play(&s, 0, "use 3+4");
    play(&s, 0, "arrow 8");
    play(&s, 1, "use 3 4");
    Rng rng = stream(5);
    int sum[2] = { 0 }, shifted[2] = { 0 }, right[2] = { 0 };
    for (int i = 0; i < DEALS; i++) {
        SbState copy = s;
        game_hide(&sb_game, &copy, 2, &rng);
        assert_int_equal(copy.head.asked, 4);
        assert_int_equal(copy.seat[0].answer.stage, SB_STAGE_DONE);
        assert_int_equal(copy.seat[1].answer.stage, SB_STAGE_DONE);
        assert_int_equal(copy.seat[2].answer.stage, SB_STAGE_USE);
        sum[copy.seat[0].answer.sum]++;
        if (copy.seat[0].answer.sum)
            right[copy.seat[0].answer.right]++;
        if (copy.seat[1].answer.sum)
            shifted[copy.seat[1].answer.cards]++;
    }
    assert_true(came_evenly(sum, 2));
    assert_true(came_evenly(right, 2));
    assert_true(came_evenly(shifted, 2));
    /* one who has answered sees the others as if they had not begun */
    SbState copy = s;
    game_hide(&sb_game, &copy, 0, &rng);
    assert_int_equal(copy.head.asked, 6);
    assert_int_equal(copy.seat[1].answer.stage, SB_STAGE_USE);
    assert_memory_equal(&copy.seat[0].answer, &s.seat[0].answer, sizeof(SbAnswer));
    SbState begun = place(sealed_use);
    play(&begun, 1, "use 3+4");
    SbState fresh = place(sealed_use);
    same_for_viewer(&begun, &fresh, 0);
    same_for_viewer(&begun, &fresh, 2);
    same_for_viewer(&s, &fresh, 2);
}

/* In the standard game the decks are sets that all know: nothing but the future moves. */
static void standard_game(void **unused)
{
    (void)unused;
    SbState s = place("{\"game\":\"spacebase\",\"players\":2,\"active\":0,\"seats\":["
                      "{\"credits\":5,\"sectors\":{}},{\"sectors\":{}}],\"phase\":\"buy\","
                      "\"dice\":[1,2]}");
    for (int viewer = VIEWER_NONE; viewer < 2; viewer++) {
        SbState copy = s;
        Rng rng = stream(9);
        game_hide(&sb_game, &copy, viewer, &rng);
        assert_false(rng_same(&copy.head.rng, &s.head.rng));
        copy.head.rng = s.head.rng;
        assert_memory_equal(&copy, &s, sizeof s);
    }
}

/* Answers that open show their seats something new: whoever saw it cannot take a move back. */
static void opening_shows(void **unused)
{
    (void)unused;
    Event event[256];
    SbState s = place(sealed_use);
    play(&s, 0, "use 3 4");
    play(&s, 1, "use 3 4");
    EventList events = { event, 0, 256 };
    sb_game.apply(&s, 2, move_make(SB_MOVE_SEPARATE, 3, 4, 0), &events);
    int shown = 0;
    for (int i = 0; i < events.n; i++)
        if (event[i].kind == SB_EVENT_SEPARATE) {
            assert_int_equal(event[i].shown & 7, 7);
            shown++;
        }
    assert_int_equal(shown, 3);
    s = decided_in_part();
    play(&s, 1, "done");
    events.n = 0;
    sb_game.apply(&s, 2, move_make(SB_MOVE_DONE, 0, 0, 0), &events);
    assert_int_equal(event[0].kind, SB_EVENT_BUY);
    assert_int_equal(event[0].shown & 7, 7);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "SB-DP15 SB-16.9 dealt cards of others lie anywhere that is hidden, evenly",
          .test_func = dealt_cards },
        { .name = "SB-DP15 SB-16.9 cards left under the decks likewise; one's own never move",
          .test_func = left_cards },
        { .name = "SB-DP15 SB-16.6 with the main part used up only the others' cards mix",
          .test_func = main_part_used_up },
        { .name = "SB-DP15 which cards the others hold changes nothing for a viewer",
          .test_func = nothing_of_the_others_matters },
        { .name = "SB-DP15 SB-16.9 how far the others are in buying cannot be told",
          .test_func = answers_of_others },
        { .name = "SB-DP15 SB-DP1 the view of a sealed step stays the same",
          .test_func = view_of_sealed_step },
        { .name = "SB-DP15 SB-DP12 sealed uses of the dice are drawn anew",
          .test_func = uses_of_others },
        { .name = "SB-DP12 SB-16.9 the opening of sealed answers shows something to all",
          .test_func = opening_shows },
        { .name = "SB-DP15 in the standard game only the future is hidden",
          .test_func = standard_game },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
