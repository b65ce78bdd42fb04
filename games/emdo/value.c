/* What good players know, as terms: points, the empire, the fleet, what the deck can do, and how soon
 * the stacks run out. Moves are chosen by weights that greedy's play against itself found, chances of winning
 * are told by others, fitted to who won (`orrery tune`); prior is a weight a kind of move. */
#include "games/emdo/value.h"

#include "games/emdo/cards.h"
#include "games/emdo/game.h"
#include "games/emdo/planets.h"
#include "games/emdo/roles.h"
#include "games/emdo/score.h"

enum { LONG_GAME = 20, CARDS_NEEDED = 10, COUNT_MOST = 1000 };

/* What a seat is counted by. */
typedef enum EmdoTerm {
#define TERM(name, ...) EMDO_TERM_##name,
#include "games/emdo/weights.def"
#undef TERM
    EMDO_TERMS
} EmdoTerm;

#define TERM(name, early, middle, late) { #name, { early, middle, late } },
static const ValueWeight weights[EMDO_TERMS] = {
#include "games/emdo/weights.def"
};

static const ValueWeight chances[] = {
#include "games/emdo/chances.def"
};
#undef TERM

static_assert(sizeof chances == sizeof weights, "the same terms");

/* About how many more turns each seat has: stacks and supply run down. */
static int turns_left(const EmdoState *s)
{
    int least = 99, second = 99;
    for (int stack = 1; stack < EMDO_STACKS; stack++) {
        int n = emdo_in_game(s, stack) ? s->stack[stack] : 99;
        second = n < least ? least : n < second ? n : second;
        least = n < least ? n : least;
    }
    int cards = emdo_stacks_to_end(s) == 2 ? least + second : least;
    int by_stack = 2 * cards / s->head.seats, by_supply = emdo_supply(s) / s->head.seats;
    return by_stack < by_supply ? by_stack : by_supply;
}

static int least_of(int a, int b)
{
    return a < b ? a : b;
}

/* Planets that lie face down, and the colonies on them as far as they are needed. */
static void count_down(const EmdoState *s, int seat, int16_t *term)
{
    int empire = emdo_empire_symbols(s, seat, EMDO_ROLE_COLONIZE), attack = 0;
    for (PlanetSet left = s->seat[seat].down; left; left = bits_without_first(left)) {
        int planet = bits_first(left), need = emdo_planets[planet].colonize - empire;
        int have = s->site[planet].colonies;
        need = need > 1 ? need : 1;
        attack += emdo_attack_cost(s, seat, planet);
        term[EMDO_TERM_DOWN]++;
        term[EMDO_TERM_DOWN_POINTS] =
            (int16_t)(term[EMDO_TERM_DOWN_POINTS] + emdo_planets[planet].vp);
        term[EMDO_TERM_COLONIES] = (int16_t)(term[EMDO_TERM_COLONIES] + least_of(have, need));
        if (have >= need)
            term[EMDO_TERM_SETTLED_POINTS] =
                (int16_t)(term[EMDO_TERM_SETTLED_POINTS] + emdo_planets[planet].vp);
    }
    int fighters = least_of(s->seat[seat].fighters, COUNT_MOST),
        useful = least_of(fighters, attack);
    term[EMDO_TERM_FIGHTERS] = (int16_t)useful;
    term[EMDO_TERM_MORE_FIGHTERS] = (int16_t)(fighters - useful);
}

static void count_up(const EmdoState *s, int seat, int16_t *term)
{
    const EmdoSeat *p = &s->seat[seat];
    int symbols = 0, slots = 0;
    for (int role = 1; role < EMDO_ROLES; role++)
        symbols += emdo_empire_symbols(s, seat, role);
    for (int resource = 0; resource < EMDO_RESOURCES; resource++)
        slots += bits_count(p->up & emdo_slot_planets[resource] & ~s->scorched);
    term[EMDO_TERM_SYMBOLS] = (int16_t)symbols;
    term[EMDO_TERM_SLOTS] = (int16_t)slots;
    term[EMDO_TERM_HAND_LIMIT] = (int16_t)bits_count(p->up & emdo_hand_planets);
    term[EMDO_TERM_RESOURCES] = (int16_t)emdo_resources(s, seat);
    term[EMDO_TERM_PERMANENTS] = (int16_t)bits_count(p->permanents);
}

static void count(const void *state, int seat, int16_t *term)
{
    const EmdoState *s = state;
    const EmdoSeat *p = &s->seat[seat];
    int points = p->influence + emdo_tech_points(s, seat) + emdo_planet_points(s, seat);
    int cards = p->hand.size + p->deck.size + p->discard.size + p->played.size;
    term[EMDO_TERM_POINTS] = (int16_t)least_of(points, COUNT_MOST);
    term[EMDO_TERM_TECHS] = (int16_t)bits_count(emdo_owned_techs(s, seat));
    term[EMDO_TERM_HAND] = (int16_t)p->hand.size;
    term[EMDO_TERM_BALLAST] = (int16_t)(cards > CARDS_NEEDED ? cards - CARDS_NEEDED : 0);
    count_up(s, seat, term);
    count_down(s, seat, term);
}

static int progress(const void *state)
{
    return VALUE_END - least_of(turns_left(state), LONG_GAME) * VALUE_END / LONG_GAME;
}

const Valuation emdo_valuation = {
    .weight = weights,
    .chance = chances,
    .terms = EMDO_TERMS,
    .progress = progress,
    .count = count,
};

int emdo_value(const void *state, int seat)
{
    return value_share(&emdo_game, state, seat);
}

int emdo_prior(const void *state, int seat, Move move)
{
    const EmdoState *s = state;
    (void)seat;
    switch ((EmdoMove)move_kind(move)) {
    case EMDO_MOVE_ATTACK:
    case EMDO_MOVE_SETTLE:
    case EMDO_MOVE_FOLLOW_ON:
        return 40 + 5 * emdo_planets[move_a(move)].vp;
    case EMDO_MOVE_LEAD_ON:
        return 40 + 5 * emdo_planets[move_b(move)].vp;
    case EMDO_MOVE_KEEP:
        return 10 + 4 * emdo_planets[move_a(move)].vp;
    case EMDO_MOVE_RESEARCH:
        return 25 + 6 * emdo_techs[move_a(move)].vp;
    case EMDO_MOVE_SELL:
    case EMDO_MOVE_SELL_UTOPIA:
    case EMDO_MOVE_SELL_FIGHTER:
    case EMDO_MOVE_PRODUCE:
    case EMDO_MOVE_PRODUCE_UTOPIA:
        return 30;
    case EMDO_MOVE_BOOST:
    case EMDO_MOVE_FOLLOW_WITH:
        return 20;
    case EMDO_MOVE_PLAY:
        return emdo_is_tech(move_a(move)) ? 18 : 12;
    case EMDO_MOVE_SKIP:
    case EMDO_MOVE_PASS:
        return 4;
    case EMDO_MOVE_DONE:
        return agenda_peek(&s->head)->kind == EMDO_TASK_CLEANUP ? 20 : 6;
    case EMDO_MOVE_DISCARD:
    case EMDO_MOVE_REMOVE:
    case EMDO_MOVE_REMOVE_SELF:
        return 5;
    case EMDO_MOVE_BEGIN:
    case EMDO_MOVE_FIGHTERS:
    case EMDO_MOVE_TUCK:
    case EMDO_MOVE_TAKE:
    case EMDO_MOVE_SPECIALIZE:
    case EMDO_MOVE_FILL:
    case EMDO_MOVE_LEAD:
    case EMDO_MOVE_FOLLOW:
    case EMDO_MOVE_DISSENT:
    case EMDO_MOVES:
        break;
    }
    return 10;
}
