/* Every invariant of the components and of the agenda: whatever run() and the moves rely on, so that
 * a position from outside that passes here can be played to its end. */
#include "games/rftg/check.h"

#include <string.h>

#include "games/rftg/check_parts.h"
#include "games/rftg/powers.h"

bool rftg_fault(Text *why, const char *reason)
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

/* RG-1.14, RG-1.15 and that every card is in one place. */
static bool check_cards(const RftgState *s, Text *why)
{
    CardSet all = { 0 }, tableaux = { 0 };
    bool once = place(&all, &s->supply) && place(&all, &s->discard) && place(&all, &s->out) &&
                place(&all, &s->aside) && place(&all, &s->saved);
    for (int seat = 0; seat < s->head.seats; seat++) {
        once = once && place(&all, &s->seat[seat].hand) && place(&all, &s->seat[seat].tableau);
        cards_join(&tableaux, &s->seat[seat].tableau);
    }
    if (!once || !place_goods(s, &all))
        return rftg_fault(why,
                          "cards: a card lies in two places, or a good where there can be none");
    if (!cards_same(&all, &rftg_deck_cards[rftg_deck(s)]))
        return rftg_fault(why, "cards: those in play are not the deck of this level");
    if (!cards_within(&s->goods, &tableaux))
        return rftg_fault(why, "goods: they lie on worlds of a tableau");
    if (!cards_empty(&s->saved) && !rftg_find_trait(&tableaux, RFTG_START_SAVE_1))
        return rftg_fault(why, "saved: nobody has Galactic Scavengers");
    return true;
}

/* No development twice (RG-8.5), and not too many cards. */
static bool check_tableau(const RftgState *s, int seat, Text *why)
{
    const CardSet *tableau = &s->seat[seat].tableau;
    int design = 0;
    for (each_card(card, tableau)) {
        if (rftg_design[card] == design)
            return rftg_fault(why, "tableau: a development lies there twice");
        design = rftg_design[card];
    }
    if (cards_count(tableau) > RFTG_TABLEAU_MAX)
        return rftg_fault(why, "tableau: it has too many cards");
    return true;
}

/* What is known lies in hidden places; what everybody knows, everybody knows. */
static bool check_known(const RftgState *s, Text *why)
{
    CardSet hidden = cards_or(&s->discard, &s->saved);
    for (int seat = 0; seat < s->head.seats; seat++)
        cards_join(&hidden, &s->seat[seat].hand);
    for (int seat = 0; seat < s->head.seats; seat++) {
        const RftgSeat *own = &s->seat[seat];
        CardSet seen = cards_minus(&s->seen, &own->hand);
        if (!cards_within(&own->knows, &hidden) || cards_meet(&own->knows, &own->hand) ||
            !cards_within(&seen, &own->knows))
            return rftg_fault(why,
                              "knows: a card that is not hidden, or not known to all who must");
        if (cards_meet(&own->mixed, &s->old))
            return rftg_fault(why, "mixed: a card cannot be in the supply and held since before");
    }
    if (!cards_within(&s->seen, &hidden) || cards_meet(&s->mixed, &s->old) ||
        cards_meet(&s->old, &s->supply))
        return rftg_fault(why, "seen: not hidden cards");
    return true;
}

static bool began_fits(const RftgState *s, const RftgSeat *own)
{
    return cards_within(&own->began, &rftg_deck_cards[rftg_deck(s)]);
}

static bool sums_fit(const RftgState *s, const RftgSeat *own)
{
    int8_t sum[RFTG_SUMS];
    rftg_sum_up(&own->began, rftg_with_takeovers(s), sum);
    return memcmp(sum, own->sum, sizeof sum) == 0 &&
           (s->phase || cards_same(&own->began, &own->tableau));
}

static bool numbers_fit(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    uint32_t first = 0;
    for (int goal = 0; goal < RFTG_GOALS; goal++)
        first |= rftg_goals[goal].type == RFTG_FIRST ? 1u << goal : 0;
    bool prestige = rftg_with_prestige(s) || (!own->prestige && !own->card_used && !own->boost);
    return own->vp >= 0 && own->vp < 1000 && own->prestige >= 0 && own->prestige < 100 &&
           prestige && !(own->goals & ~(s->goals & first)) && own->action[0] < RFTG_ACTIONS &&
           own->action[1] < RFTG_ACTIONS && own->boost <= 2 && own->card_used <= 1 &&
           own->gained < 100 && own->produced[0] == 0 && own->produced[RFTG_ANY_KIND] == 0;
}

static bool check_seat(const RftgState *s, int seat, Text *why)
{
    static const RftgSeat empty;
    const RftgSeat *own = &s->seat[seat];
    if (seat >= s->head.seats)
        return memcmp(own, &empty, sizeof empty) == 0 ||
               rftg_fault(why, "seats: there are more than play");
    if (!began_fits(s, own))
        return rftg_fault(why, "seats: what belongs to a phase does not fit it");
    if (!sums_fit(s, own))
        return rftg_fault(why, "sums: not those of the tableau at the start of the phase");
    if (!numbers_fit(s, seat))
        return rftg_fault(why, "seats: a number that cannot be");
    if (!cards_within(&own->drawn, &own->hand))
        return rftg_fault(why, "drawn: these cards are not in the hand");
    return check_tableau(s, seat, why);
}

/* What belongs to a phase alone. */
static bool phase_numbers_fit(const RftgState *s, const RftgSeat *own)
{
    const int8_t *sum = own->sum;
    int made = own->produced[1] + own->produced[2] + own->produced[3] + own->produced[4];
    if (s->phase != RFTG_SETTLE && (own->temporary || own->one || own->two || own->rest ||
                                    own->spent || own->cost_goods || own->worlds || own->declared))
        return false;
    if (s->phase != RFTG_PRODUCE && made)
        return false;
    bool same = cards_same(&own->began, &own->tableau);
    if (s->phase && s->phase != RFTG_DEVELOP && s->phase != RFTG_SETTLE && !same)
        return false;
    return own->one <= sum[RFTG_SUM_MUSTER_ONE] && own->two <= sum[RFTG_SUM_MUSTER_TWO] &&
           own->rest <= 9 && own->cost_goods <= sum[RFTG_SUM_COST_GOOD] && own->temporary <= 60 &&
           own->worlds <= 5 && own->declared <= 2 && own->discarded == 0 &&
           cards_count(&own->began) <= RFTG_TABLEAU_MAX;
}

static bool check_phase_numbers(const RftgState *s, Text *why)
{
    for (int seat = 0; seat < s->head.seats; seat++)
        if (!phase_numbers_fit(s, &s->seat[seat]))
            return rftg_fault(why, "seats: what belongs to a phase does not fit it");
    return true;
}

/* Whether a takeover can have been declared. */
static bool takeover_fits(const RftgState *s, const RftgTakeover *takeover)
{
    bool power = rftg_power_of(takeover->power, RFTG_OP_TAKEOVER) ||
                 rftg_power_of(takeover->power, RFTG_OP_TAKEOVER_DESTROY);
    bool fleet = !takeover->fleet || rftg_power_of(takeover->fleet, RFTG_OP_CONQUER_SELF);
    bool target = cards_has(&rftg_trait_cards[RFTG_WORLD], takeover->target);
    return power && fleet && target && takeover->attacker < s->head.seats &&
           takeover->owner < s->head.seats && takeover->attacker != takeover->owner &&
           rftg_with_takeovers(s) && takeover->failed <= 1;
}

static bool check_takeovers(const RftgState *s, Text *why)
{
    static const RftgTakeover none;
    if (s->takeovers > RFTG_TAKEOVERS || (s->takeovers && s->phase != RFTG_SETTLE))
        return rftg_fault(why, "takeovers: there are none outside Settle");
    for (int i = 0; i < RFTG_TAKEOVERS; i++) {
        const RftgTakeover *takeover = &s->takeover[i];
        if (i < s->takeovers ? !takeover_fits(s, takeover)
                             : memcmp(takeover, &none, sizeof none) != 0)
            return rftg_fault(why, "takeovers: one that cannot have been declared");
    }
    return true;
}

static bool check_goals(const RftgState *s, Text *why)
{
    bool on = s->head.option[RFTG_OPTION_GOALS];
    for (int goal = 0; goal < RFTG_GOALS; goal++) {
        bool in_play = bits_has(s->goals, goal);
        if (in_play && (!on || rftg_goals[goal].box > rftg_level(s)))
            return rftg_fault(why, "goals: not of this level");
        if (rftg_goals[goal].type == RFTG_MOST) {
            int holder = s->holder[goal - RFTG_GOAL_GREATEST_MILITARY];
            if (holder > s->head.seats || (holder && !in_play))
                return rftg_fault(why, "holders: nobody can hold that goal");
        }
    }
    if (s->goals >> RFTG_GOALS)
        return rftg_fault(why, "goals: there are none beyond the last");
    return true;
}

static bool check_leader(const RftgState *s, Text *why)
{
    if (s->leader > s->head.seats || (!s->leader && s->tile) ||
        (s->leader && (!rftg_with_prestige(s) || s->tile > s->seat[s->leader - 1].prestige)))
        return rftg_fault(why, "leader: the tile cannot be so");
    return true;
}

/* What lies aside belongs to a search, a gamble, or the set-up of the scenario. */
static bool check_aside(const RftgState *s, Text *why)
{
    int kind = rftg_top_kind(s);
    bool scenario = s->head.option[RFTG_OPTION_SCENARIO] && rftg_find_task(s, RFTG_TASK_OPEN_START);
    if (scenario
            ? cards_count(&s->aside) != 2 || !cards_has(&s->aside, RFTG_CARD_REBEL_ALLIANCE_1) ||
                  !cards_has(&s->aside, RFTG_CARD_IMPERIUM_SEAT_1)
            : !cards_empty(&s->aside) && kind != RFTG_TASK_SEARCH && kind != RFTG_TASK_FLIP)
        return rftg_fault(why, "aside: no card lies aside now");
    if (kind == RFTG_TASK_FLIP && cards_empty(&s->aside))
        return rftg_fault(why, "aside: there is no card to take");
    CardSet used = cards_or(&s->used[0], &s->used[1]), all = { 0 };
    for (int seat = 0; seat < s->head.seats; seat++)
        cards_join(&all, &s->seat[seat].tableau);
    if (!cards_within(&used, &all) ||
        (!cards_empty(&used) && s->phase != RFTG_CONSUME && s->phase != RFTG_PRODUCE))
        return rftg_fault(why, "used: no powers are used so");
    return true;
}

bool rftg_check(const void *state, Text *why)
{
    const RftgState *s = state;
    if (s->head.seats < 2 || s->head.seats > RFTG_SEATS || s->first >= s->head.seats)
        return rftg_fault(why, "first: no such seat");
    if (s->zero[0] || s->zero[1] || s->pool < -999 || s->pool > 999)
        return rftg_fault(why, "pool: it cannot be so");
    if (!check_cards(s, why) || !check_goals(s, why) || !check_leader(s, why))
        return false;
    for (int seat = 0; seat < RFTG_SEATS; seat++)
        if (!check_seat(s, seat, why))
            return false;
    return check_known(s, why) && check_phase_numbers(s, why) && check_takeovers(s, why) &&
           rftg_check_agenda(s, why) && rftg_check_answers(s, why) && check_aside(s, why) &&
           rftg_check_asked(s, why);
}
