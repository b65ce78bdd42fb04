/* Every invariant of the components and of the agenda: whatever run() and the moves rely on, so that
 * a position from outside that passes here can be played to its end. */
#include "games/rftg/check.h"

#include <string.h>

#include "games/rftg/actions.h"
#include "games/rftg/answer.h"
#include "games/rftg/consume.h"
#include "games/rftg/explore.h"
#include "games/rftg/moves.h"
#include "games/rftg/powers.h"
#include "games/rftg/produce.h"
#include "games/rftg/round.h"
#include "games/rftg/settle.h"
#include "games/rftg/supply.h"
#include "games/rftg/takeover.h"

static bool fault(Text *why, const char *reason)
{
    text_put(why, reason);
    return false;
}

/* Takes a set into the sum of all places; false if a card of it was there already. */
static bool place(CardSet *all, const CardSet *set)
{
    if (cards_meet(all, set))
        return false;
    cards_join(all, set);
    return true;
}

static bool place_goods(const RftgState *s, CardSet *all)
{
    for (int design = 0; design < RFTG_DESIGNS; design++) {
        int card = s->good[design];
        bool there = design && cards_has(&s->goods, rftg_first_card[design]);
        if (there != (card != 0) || card >= RFTG_CARDS)
            return false;
        if (!card)
            continue;
        if (cards_has(all, card) || rftg_cards[design].prod == RFTG_NO_GOODS)
            return false;
        cards_add(all, card);
    }
    return true;
}

static CardSet whole_deck(const RftgState *s)
{
    CardSet deck = { 0 };
    for (int card = 1; card < RFTG_CARDS; card++)
        if (rftg_in_deck(s, card))
            cards_add(&deck, card);
    return deck;
}

/* RG-1.14, RG-1.15 and that every card is in one place. */
static bool check_cards(const RftgState *s, Text *why)
{
    CardSet all = { 0 }, tableaux = { 0 }, deck = whole_deck(s);
    bool once = place(&all, &s->supply) && place(&all, &s->discard) && place(&all, &s->out) &&
                place(&all, &s->aside) && place(&all, &s->saved);
    for (int seat = 0; seat < s->head.seats; seat++) {
        once = once && place(&all, &s->seat[seat].hand) && place(&all, &s->seat[seat].tableau);
        cards_join(&tableaux, &s->seat[seat].tableau);
    }
    if (!once || !place_goods(s, &all))
        return fault(why, "cards: a card lies in two places, or a good where there can be none");
    if (memcmp(&all, &deck, sizeof all) != 0)
        return fault(why, "cards: those in play are not the deck of this level");
    if (!cards_within(&s->goods, &tableaux))
        return fault(why, "goods: they lie on worlds of a tableau");
    if (!cards_empty(&s->saved) && !rftg_find_trait(&tableaux, RFTG_START_SAVE_1))
        return fault(why, "saved: nobody has Galactic Scavengers");
    return true;
}

/* No development twice (RG-8.5), and not too many cards. */
static bool check_tableau(const RftgState *s, int seat, Text *why)
{
    const CardSet *tableau = &s->seat[seat].tableau;
    int design = 0;
    for (each_card(card, tableau)) {
        if (rftg_design[card] == design)
            return fault(why, "tableau: a development lies there twice");
        design = rftg_design[card];
    }
    if (cards_count(tableau) > RFTG_TABLEAU_MAX)
        return fault(why, "tableau: it has too many cards");
    return true;
}

/* What is known lies in hidden places; what everybody knows, everybody knows. */
static bool check_known(const RftgState *s, Text *why)
{
    CardSet hidden = cards_or(&s->discard, &s->saved), none = { 0 };
    for (int seat = 0; seat < s->head.seats; seat++)
        cards_join(&hidden, &s->seat[seat].hand);
    for (int seat = 0; seat < s->head.seats; seat++) {
        const RftgSeat *own = &s->seat[seat];
        CardSet seen = cards_minus(&s->seen, &own->hand);
        if (!cards_within(&own->knows, &hidden) || cards_meet(&own->knows, &own->hand) ||
            !cards_within(&seen, &own->knows))
            return fault(why, "knows: a card that is not hidden, or not known to all who must");
        if (cards_meet(&own->mixed, &s->old))
            return fault(why, "mixed: a card cannot be in the supply and held since before");
        none = cards_or(&none, &own->drawn);
    }
    if (!cards_within(&s->seen, &hidden) || cards_meet(&s->mixed, &s->old) ||
        cards_meet(&s->old, &s->supply))
        return fault(why, "seen: not hidden cards");
    return true;
}

static bool sums_fit(const RftgState *s, const RftgSeat *own)
{
    int8_t sum[RFTG_SUMS] = { 0 };
    if (s->phase)
        rftg_sum_up(&own->began, rftg_with_takeovers(s), sum);
    return memcmp(sum, own->sum, sizeof sum) == 0 && (s->phase || cards_empty(&own->began));
}

static bool numbers_fit(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    uint32_t first = 0;
    for (int goal = 0; goal < RFTG_GOALS; goal++)
        first |= rftg_goals[goal].type == RFTG_FIRST ? 1u << goal : 0;
    bool prestige = rftg_with_prestige(s) || (!own->prestige && !own->card_used && !own->boost);
    return own->vp >= 0 && own->vp < 1000 && own->prestige >= 0 && own->prestige < 100 && prestige &&
           !(own->goals & ~(s->goals & first)) && own->action[0] < RFTG_ACTIONS &&
           own->action[1] < RFTG_ACTIONS && own->boost <= 2 && own->card_used <= 1 &&
           own->gained < 100 && own->produced[0] == 0 && own->produced[RFTG_ANY_KIND] == 0;
}

static bool check_seat(const RftgState *s, int seat, Text *why)
{
    static const RftgSeat empty;
    const RftgSeat *own = &s->seat[seat];
    if (seat >= s->head.seats)
        return memcmp(own, &empty, sizeof empty) == 0 || fault(why, "seats: there are more than play");
    if (!sums_fit(s, own))
        return fault(why, "sums: not those of the tableau at the start of the phase");
    if (!numbers_fit(s, seat))
        return fault(why, "seats: a number that cannot be");
    if (!cards_within(&own->drawn, &own->hand))
        return fault(why, "drawn: these cards are not in the hand");
    return check_tableau(s, seat, why);
}

bool rftg_check(const void *state, Text *why)
{
    const RftgState *s = state;
    if (s->head.seats < 2 || s->head.seats > RFTG_SEATS || s->first >= s->head.seats)
        return fault(why, "first: no such seat");
    if (!check_cards(s, why) || !check_known(s, why))
        return false;
    for (int seat = 0; seat < RFTG_SEATS; seat++)
        if (!check_seat(s, seat, why))
            return false;
    return true;
}
