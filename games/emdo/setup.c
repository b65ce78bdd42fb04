/* Set-up: stacks and starting decks (ED-2.3, ED-2.4), planets, technologies, first hands, the first
 * player; the learning game, the extended game and the bonus planets (ED-21, ED-22). */
#include "games/emdo/setup.h"

#include "games/emdo/cards.h"
#include "games/emdo/planets.h"

static PlanetSet planet_range(int first, int end)
{
    return emdo_bit(end) - emdo_bit(first);
}

PlanetSet emdo_deck_planets(const EmdoState *s)
{
    PlanetSet deck = planet_range(1, EMDO_FIRST_START);
    if (emdo_is_learning(s)) /* ED-21.3 */
        deck &= ~emdo_symbol_planets[EMDO_ROLE_RESEARCH];
    if (s->head.option[EMDO_OPTION_BONUS]) /* ED-22.1 */
        deck |= planet_range(EMDO_FIRST_BONUS, EMDO_PLANETS);
    return deck;
}

CardSet emdo_market_techs(const EmdoState *s)
{
    return emdo_level_techs[s->head.option[EMDO_OPTION_LEVEL]]; /* ED-21.2, ED-21.7 */
}

bool emdo_setup_ok(const Setup *setup, Text *why)
{
    bool learning = setup->option[EMDO_OPTION_LEVEL] == 0;
    if (learning && setup->option[EMDO_OPTION_BONUS]) {
        text_put(why, "the learning game (level=0) has no bonus planets (ED-21.6)");
        return false;
    }
    if (setup->option[EMDO_OPTION_EXTENDED] && (setup->seats != 3 || learning)) {
        text_put(why, "the extended game is for three players with technologies (ED-21.12)");
        return false;
    }
    return true;
}

/* ED-2.4, ED-2.5, ED-21.5 */
static void deal_deck(EmdoState *s, int seat)
{
    for (int card = 1; card < EMDO_KINDS; card++)
        for (int i = 0; i < emdo_cards[card].start && emdo_in_game(s, card); i++) {
            emdo_put(&s->seat[seat].deck, card);
            s->stack[card]--;
        }
}

/* ED-2.6, ED-2.18 */
static void deal_start(EmdoState *s, int seat, PlanetSet *left, EventList *events)
{
    int planet = rng_member(&s->head.rng, *left);
    *left &= ~emdo_bit(planet);
    emdo_lay_planet(s, seat, planet, events);
}

void emdo_setup(void *state, EventList *events)
{
    EmdoState *s = state;
    PlanetSet start = planet_range(EMDO_FIRST_START, EMDO_FIRST_BONUS);
    for (int card = 1; card < EMDO_KINDS; card++)
        s->stack[card] = (uint8_t)emdo_in_game(s, card);
    s->market = emdo_market_techs(s);
    s->planets = emdo_deck_planets(s);
    s->filling = 1;
    s->active = s->first = (uint8_t)rng_below(&s->head.rng, s->head.seats); /* ED-2.11 */
    s->round = 1;
    event_add(events, (Event){ .kind = EMDO_EVENT_FIRST, .seat = (int8_t)s->first });
    for (int seat = 0; seat < s->head.seats; seat++) {
        deal_deck(s, seat);
        deal_start(s, seat, &start, events);
        emdo_draw(s, seat, EMDO_HAND, events); /* ED-2.14 */
    }
    emdo_turn_top(s, events);
    agenda_push(&s->head, (Task){ .kind = EMDO_TASK_TURN });
}
