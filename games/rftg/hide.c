/* What a viewer cannot know is dealt anew: each card of unknown place takes the place of another one,
 * and what the others know goes with the place. Cards known to have been shuffled into the supply
 * are in no place that was filled before (RG-23.9). Answers of others that are not complete are taken
 * back; sealed ones are drawn anew among those that are legal in the new deal. */
#include "games/rftg/hide.h"

#include <string.h>

#include "games/rftg/actions.h"
#include "games/rftg/answer.h"
#include "games/rftg/explore.h"
#include "games/rftg/moves.h"
#include "games/rftg/powers.h"
#include "games/rftg/setup.h"
#include "games/rftg/view.h"

enum { SETS_MAX = 64 };

/* Every set of the state that speaks of hidden cards, but for what the viewer himself knows. */
typedef struct Sets {
    CardSet *set[SETS_MAX];
    int n, old; /* old: the place of s->old */
} Sets;

static void gather_sets(RftgState *s, int viewer, Sets *sets)
{
    sets->n = 0;
    CardSet *common[] = { &s->supply, &s->discard, &s->saved };
    for (int i = 0; i < 3; i++)
        sets->set[sets->n++] = common[i];
    sets->old = sets->n;
    sets->set[sets->n++] = &s->old;
    if (viewer >= 0) {
        sets->set[sets->n++] = &s->mixed;
        sets->set[sets->n++] = &s->seen;
    }
    for (int seat = 0; seat < s->head.seats; seat++) {
        RftgSeat *own = &s->seat[seat];
        if (seat == viewer)
            continue;
        CardSet *own_sets[] = { &own->hand, &own->drawn, &own->knows, &own->mixed };
        for (int i = 0; i < 4; i++)
            sets->set[sets->n++] = own_sets[i];
    }
}

/* The cards whose place the viewer does not know. */
static CardSet unknown_cards(const RftgState *s, int viewer)
{
    CardSet unknown = cards_or(&s->supply, &s->discard), known = rftg_known(s, viewer);
    cards_join(&unknown, &s->saved);
    for (int seat = 0; seat < s->head.seats; seat++)
        if (seat != viewer)
            cards_join(&unknown, &s->seat[seat].hand);
    for (each_card(world, &s->goods))
        cards_add(&unknown, s->good[rftg_design[world]]);
    cards_drop(&unknown, &known);
    return unknown;
}

/* A deal in the making: which card comes to the place of which. */
typedef struct Deal {
    CardSet cards, places;  /* not yet dealt */
    uint8_t at[RFTG_CARDS]; /* the card that comes to the place of a card */
} Deal;

static int draw_from(CardSet *set, Rng *rng)
{
    int card = cards_nth(set, rng_below(rng, cards_count(set)));
    cards_remove(set, card);
    return card;
}

static void deal_one(Deal *deal, int card, int place)
{
    cards_remove(&deal->cards, card);
    cards_remove(&deal->places, place);
    deal->at[place] = (uint8_t)card;
}

/* Before the start worlds are shown, everybody else has one of each colour (RG-3.5). */
static void deal_start_worlds(const RftgState *s, int viewer, Deal *deal, Rng *rng)
{
    for (int odd = 0; odd < 2; odd++) {
        CardSet worlds = rftg_start_worlds(s, odd), left = cards_and(&worlds, &deal->cards);
        for (int seat = 0; seat < s->head.seats; seat++) {
            CardSet places = cards_and(&s->seat[seat].drawn, &worlds);
            int place = cards_next(&places, 0);
            if (seat != viewer && place)
                deal_one(deal, draw_from(&left, rng), place);
        }
    }
}

static void deal_all(const RftgState *s, int viewer, Deal *deal, Rng *rng)
{
    const CardSet *mixed = viewer >= 0 ? &s->seat[viewer].mixed : &s->mixed;
    if (s->head.tasks && agenda_peek(&s->head)->kind == RFTG_TASK_START)
        deal_start_worlds(s, viewer, deal, rng);
    CardSet fresh = cards_and(&deal->cards, mixed), places = cards_minus(&deal->places, &s->old);
    for (each_card(card, &fresh))
        deal_one(deal, card, draw_from(&places, rng));
    for (each_card(place, &deal->places)) {
        int card = draw_from(&deal->cards, rng);
        deal->at[place] = (uint8_t)card;
    }
}

/* Moves the members of a set from the places to the cards that came there. */
static void carry(CardSet *set, const CardSet *unknown, const uint8_t *at)
{
    CardSet moving = cards_and(set, unknown);
    cards_drop(set, unknown);
    for (each_card(place, &moving))
        cards_add(set, at[place]);
}

static void deal_unknown(RftgState *s, int viewer, Rng *rng)
{
    Sets sets;
    Deal deal = { .cards = unknown_cards(s, viewer) };
    CardSet unknown = deal.places = deal.cards;
    deal_all(s, viewer, &deal, rng);
    gather_sets(s, viewer, &sets);
    for (int i = 0; i < sets.n; i++)
        carry(sets.set[i], &unknown, deal.at);
    for (each_card(world, &s->goods))
        s->good[rftg_design[world]] = deal.at[s->good[rftg_design[world]]];
}

/* ---- answers ---- */

static void take_back(RftgState *s, int seat)
{
    RftgSeat *own = &s->seat[seat];
    int task = agenda_peek(&s->head)->kind;
    own->floor = 0;
    if (task != RFTG_TASK_SAVE && task != RFTG_TASK_GOODS) /* goods are open */
        own->chosen = (CardSet){ 0 };
    if (task == RFTG_TASK_START)
        own->shown = 0;
    if (task == RFTG_TASK_ACTION)
        own->action[0] = own->action[1] = own->boost = 0;
}

/* A set of n cards, each as likely. */
static void draw_set(RftgState *s, int seat, Rng *rng)
{
    RftgAsk ask = rftg_ask(s, seat);
    for (int n = ask.most; n > 0; n--)
        cards_add(&s->seat[seat].chosen, draw_from(&ask.pool, rng));
}

static void draw_start(RftgState *s, int seat, Rng *rng)
{
    RftgSeat *own = &s->seat[seat];
    if (!cards_empty(&own->drawn))
        own->shown = (uint8_t)cards_nth(&own->drawn, rng_below(rng, cards_count(&own->drawn)));
    draw_set(s, seat, rng);
}

/* A card or none, each as likely; of copies the lowest (RG-23.12). */
static void draw_card(RftgState *s, int seat, Rng *rng)
{
    CardSet pool = rftg_ask(s, seat).pool, lowest = pool;
    for (each_card(card, &pool))
        if (rftg_design[card] == rftg_design[card - 1] && cards_has(&pool, card - 1))
            cards_remove(&lowest, card);
    int pick = rng_below(rng, cards_count(&lowest) + 1);
    if (pick)
        cards_add(&s->seat[seat].chosen, cards_nth(&lowest, pick - 1));
}

static void draw_actions(RftgState *s, int seat, Rng *rng)
{
    RftgSeat *own = &s->seat[seat];
    bool complete = false;
    while (!complete) {
        MoveList list = { .n = 0 };
        rftg_list(s, seat, &list);
        Move move = list.move[rng_below(rng, list.n)];
        int n = own->action[0] != 0;
        own->action[n] = (uint8_t)move_a(move);
        if (move_kind(move) == RFTG_MOVE_BOOST)
            own->boost = (uint8_t)(n + 1);
        complete = n + 1 == rftg_actions_due(s, seat);
    }
}

static void draw_answer(RftgState *s, int seat, Rng *rng)
{
    switch (agenda_peek(&s->head)->kind) {
    case RFTG_TASK_START:
        draw_start(s, seat, rng);
        break;
    case RFTG_TASK_ACTION:
        draw_actions(s, seat, rng);
        break;
    case RFTG_TASK_DEVELOP:
    case RFTG_TASK_SETTLE:
        draw_card(s, seat, rng);
        break;
    default:
        draw_set(s, seat, rng);
    }
}

/* Whether the others have answered must not show: they all have if the viewer has yet to answer, so
 * that his move opens the step; else none has begun. */
static void hide_answers(RftgState *s, int viewer, Rng *rng)
{
    bool owes = viewer >= 0 && bits_has(s->head.asked, viewer);
    SeatSet own = viewer >= 0 ? seat_bit(viewer) : 0;
    for (uint64_t left = s->head.sealed & ~own; owes && left; left = bits_without_first(left))
        draw_answer(s, bits_first(left), rng);
    s->head.asked = owes ? own : (SeatSet)(s->head.sealed & ~own);
}

/* Paid cards that wait for one to be saved are among the hand: dealt anew they are others. */
static void redraw_payment(RftgState *s, int viewer, Rng *rng)
{
    const Task *task = s->head.tasks ? agenda_peek(&s->head) : NULL;
    if (!task || task->kind != RFTG_TASK_SAVE || task->seat == viewer)
        return;
    RftgSeat *own = &s->seat[task->seat];
    CardSet hand = own->hand;
    int n = cards_count(&own->chosen);
    own->chosen = (CardSet){ 0 };
    for (int i = 0; i < n; i++)
        cards_add(&own->chosen, draw_from(&hand, rng));
}

void rftg_reopen(void *state, SeatSet seats)
{
    RftgState *s = state;
    for (uint64_t left = seats; left; left = bits_without_first(left))
        take_back(s, bits_first(left));
    s->head.asked |= seats;
}

void rftg_hide(void *state, int viewer, Rng *rng)
{
    RftgState *s = state;
    if (viewer == VIEWER_ALL)
        return;
    for (int seat = 0; seat < s->head.seats; seat++)
        if (seat != viewer && bits_has(s->head.asked | s->head.sealed, seat))
            take_back(s, seat);
    deal_unknown(s, viewer, rng);
    redraw_payment(s, viewer, rng);
    if (s->head.sealed)
        hide_answers(s, viewer, rng);
}
