/* What hide deals anew in Space Base: the cards of Light Speed that others were dealt or left under
 * the decks. A tracker follows one viewer's deal and events; over 10,000 deals of a position what
 * it knows never moves, and everything else lies in each place with the right frequency. */
#include "tests/properties/play.h"

#include "games/spacebase/game.h"
#include "games/spacebase/state.h"
#include "tests/properties/chance.h"

enum { DEALS = 10000, EVENTS_MAX = 1024 };
enum { LIES_OPEN, LIES_DECK, LIES_DEALT, LIES = LIES_DEALT + SB_SEATS };

typedef struct Tracker {
    int viewer;
    bool open[SB_CARDS]; /* has been seen by all */
    bool own[SB_CARDS];  /* was dealt to the viewer */
} Tracker;

static const SbState *state_of(const State *state)
{
    return (const SbState *)(const void *)state->bytes;
}

static bool is_dealt_kind(int card)
{
    return sb_is_ship(card) && sb_cards[card].level <= 2;
}

/* What the viewer sees before the first move: the shipyard and the own cards. */
static void track_begin(Tracker *tracker, int viewer, const SbState *s)
{
    memset(tracker, 0, sizeof *tracker);
    tracker->viewer = viewer;
    for (int level = 0; level < SB_LEVELS; level++)
        for (int place = 0; place < SB_PLACES; place++)
            tracker->open[s->yard[level][place]] = true;
    for (int i = 0; viewer >= 0 && i < SB_DEALT; i++)
        tracker->own[s->seat[viewer].dealt[i]] = true;
}

static void track(Tracker *tracker, const Event *event)
{
    const EventKind *kind = &sb_game.words.event[event->kind];
    for (int i = 0; i < EVENT_FIELDS && kind->field[i].name; i++)
        if (sb_game.words.thing[kind->field[i].thing].code_of == sb_card_code)
            tracker->open[event->value[i]] = true;
}

static int lies(const SbState *s, int card)
{
    if (bits_has(s->deck[sb_cards[card].level - 1], card - sb_level_first(sb_cards[card].level)))
        return LIES_DECK;
    for (int seat = 0; seat < s->head.seats; seat++)
        if (memchr(s->seat[seat].dealt, card, SB_DEALT))
            return LIES_DEALT + seat;
    return LIES_OPEN;
}

static void check_tracker(Walk *walk, const Tracker *tracker)
{
    static int lay[SB_CARDS][LIES];
    int slots[2][LIES] = { { 0 } };
    int own = tracker->viewer >= 0 ? LIES_DEALT + tracker->viewer : LIES_OPEN;
    memset(lay, 0, sizeof lay);
    for (int card = 1; card < SB_SHIPS; card++)
        if (is_dealt_kind(card) && !tracker->open[card] && !tracker->own[card])
            slots[sb_cards[card].level - 1][lies(state_of(&walk->state), card)]++;
    for (int i = 0; i < DEALS; i++) {
        State hidden = walk->state;
        game_hide(&sb_game, hidden.bytes, tracker->viewer, &walk->aside);
        for (int card = 1; card < SB_SHIPS; card++)
            if (is_dealt_kind(card))
                lay[card][lies(state_of(&hidden), card)]++;
    }
    for (int card = 1; card < SB_SHIPS; card++) {
        int known[LIES] = { 0 };
        if (!is_dealt_kind(card))
            continue;
        known[tracker->open[card] ? LIES_OPEN : own] = 1;
        bool knows = tracker->open[card] || tracker->own[card];
        walk_holds(walk,
                   chance_fits(lay[card], knows ? known : slots[sb_cards[card].level - 1], LIES));
    }
}

/* Follows a game as all viewers see it; looks at it after these numbers of moves. */
static void follow(int seats, unsigned seed, const int *after, int positions)
{
    static Event event[EVENTS_MAX];
    Walk walk;
    Tracker tracker[SB_SEATS + 1];
    Setup setup = game_normal_setup(&sb_game, seats);
    setup.option[0] = 1;
    walk_begin(&walk, &sb_game, &setup, seed);
    for (int i = 0; i <= seats; i++)
        track_begin(&tracker[i], i - 1, state_of(&walk.state));
    for (int k = 0; k < positions && !walk_over(&walk);) {
        if (walk.moves == after[k]) {
            int viewer = (int)(seed + (unsigned)k) % (seats + 1);
            check_tracker(&walk, &tracker[viewer]);
            k++;
        }
        int seat;
        EventList events = { .event = event, .cap = EVENTS_MAX };
        Move move = walk_choose(&walk, &seat);
        walk_play(&walk, seat, move, &events);
        for (int i = 0; i <= seats; i++)
            for (int e = 0; e < events.n; e++)
                track(&tracker[i], &event[e]);
    }
}

static void test_lightspeed(void **state)
{
    static const int after[] = { 0, 3, 60 };
    (void)state;
    for (int seats = sb_game.seats_min; seats <= sb_game.seats_max; seats++)
        for (int i = 0; i < play_scale(); i++)
            follow(seats, (unsigned)(seats + 7 * i), after, 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "SB-DP15 Light Speed: unseen cards lie everywhere they may, the rest never moves",
          .test_func = test_lightspeed },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
