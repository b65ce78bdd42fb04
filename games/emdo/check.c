/* The invariants: every card, technology and planet in exactly one place (ED-26.6, ED-26.7), tokens
 * in slots that can hold them (ED-26.8), colonies under face-down planets (ED-26.11), what is kept
 * besides the places agreeing with them, and an agenda that run() can carry on with. */
#include "games/emdo/check.h"

#include <string.h>

#include "games/emdo/cards.h"
#include "games/emdo/moves.h"
#include "games/emdo/planets.h"
#include "games/emdo/roles.h"
#include "games/emdo/setup.h"

enum { MOST = 1000000000, ROUNDS = 30000 };

static bool broken(Text *why, const char *rule)
{
    text_put(why, rule);
    return false;
}

/* ---- cards ---- */

static bool pile_is_sound(const EmdoPile *pile)
{
    CardSet techs = pile->set >> EMDO_KINDS << EMDO_KINDS, set = techs;
    int size = bits_count(techs);
    for (int kind = 1; kind < EMDO_KINDS; kind++) {
        size += pile->n[kind];
        set |= pile->n[kind] ? emdo_bit(kind) : 0;
    }
    return !pile->n[0] && set == pile->set && size == pile->size && !(set >> EMDO_CARDS);
}

static bool is_part(const EmdoPile *part, const EmdoPile *whole)
{
    for (int kind = 1; kind < EMDO_KINDS; kind++)
        if (part->n[kind] > whole->n[kind])
            return false;
    return !(part->set & ~whole->set);
}

static bool check_piles(const EmdoState *s, Text *why)
{
    for (int seat = 0; seat < s->head.seats; seat++) {
        const EmdoSeat *p = &s->seat[seat];
        if (!pile_is_sound(&p->hand) || !pile_is_sound(&p->known) || !pile_is_sound(&p->deck) ||
            !pile_is_sound(&p->discard) || !pile_is_sound(&p->played))
            return broken(why, "a pile counts cards that it does not hold");
        if (!is_part(&p->known, &p->hand))
            return broken(why, "cards known to be in a hand are not there (ED-8.19)");
        if (p->fighters < 0 || p->fighters > MOST || p->influence < 0 || p->influence > MOST)
            return broken(why, "fighters and influence are at least 0");
    }
    return pile_is_sound(&s->removed) || broken(why, "the removed cards are miscounted");
}

/* ED-26.6 */
static bool check_role_cards(const EmdoState *s, Text *why)
{
    if (s->stack[EMDO_NO_CARD] || s->stack[EMDO_POLITICS])
        return broken(why, "there is no such stack (ED-10.3)");
    for (int card = 1; card < EMDO_KINDS; card++) {
        int n = s->stack[card] + s->removed.n[card] + (s->playing == card);
        for (int seat = 0; seat < s->head.seats; seat++) {
            const EmdoSeat *p = &s->seat[seat];
            n += p->hand.n[card] + p->deck.n[card] + p->discard.n[card] + p->played.n[card];
        }
        for (int planet = 1; planet < EMDO_PLANETS; planet++) {
            n += card == EMDO_COLONIZE ? s->site[planet].colonize : 0;
            n += card == EMDO_RESEARCH ? s->site[planet].research : 0;
        }
        if (n != emdo_in_game(s, card)) {
            text_fmt(why, "%s: %d cards, but %d are in the game (ED-26.6)", emdo_card_code(card), n,
                     emdo_in_game(s, card));
            return false;
        }
    }
    return true;
}

/* ED-26.7: a technology of one side. */
static bool tech_is_once(const EmdoState *s, int card)
{
    int n = bits_has(s->market, emdo_card_tech(card)) + bits_has(s->removed.set, card) +
            (s->playing == card);
    for (int seat = 0; seat < s->head.seats; seat++) {
        const EmdoSeat *p = &s->seat[seat];
        n += bits_has(p->hand.set, card) + bits_has(p->deck.set, card) +
             bits_has(p->discard.set, card) + bits_has(p->played.set, card) +
             bits_has(p->tucked, card);
    }
    return n == bits_has(emdo_market_techs(s), emdo_card_tech(card));
}

/* ED-17.3: a permanent is in its stack, both sides, or in one empire with one side. */
static bool permanent_is_once(const EmdoState *s, int front)
{
    int back = emdo_other_side(front), n = bits_has(s->market, front);
    for (int seat = 0; seat < s->head.seats; seat++)
        n += emdo_has(s, seat, (EmdoTech)front) + emdo_has(s, seat, (EmdoTech)back);
    return bits_has(s->market, front) == bits_has(s->market, back) &&
           n == bits_has(emdo_market_techs(s), front);
}

static bool check_techs(const EmdoState *s, Text *why)
{
    if (s->market & ~emdo_market_techs(s))
        return broken(why, "a technology is to be had that is not in this game (ED-21.7)");
    for (int card = EMDO_KINDS; card < EMDO_CARDS; card++)
        if (!tech_is_once(s, card)) {
            text_fmt(why, "%s is not in exactly one place (ED-26.7)", emdo_card_code(card));
            return false;
        }
    for (int tech = EMDO_FIRST_PERMANENT; tech < EMDO_TECHS; tech += 2)
        if (!permanent_is_once(s, tech)) {
            text_fmt(why, "%s is not in exactly one place (ED-26.7)", emdo_tech_code(tech));
            return false;
        }
    for (int seat = 0; seat < s->head.seats; seat++)
        if (s->seat[seat].permanents >> EMDO_PERMANENTS)
            return broken(why, "a permanent technology that does not exist");
    return true;
}

/* ---- planets ---- */

/* ED-26.7 */
static bool planet_is_once(const EmdoState *s, int planet)
{
    int n =
        bits_has(s->planets, planet) + bits_has(s->planet_drop, planet) + bits_has(s->look, planet);
    for (int seat = 0; seat < s->head.seats; seat++)
        n += bits_has(s->seat[seat].down, planet) + bits_has(s->seat[seat].up, planet);
    if (emdo_planets[planet].set == EMDO_START)
        return n <= 1 && !((s->planets | s->planet_drop | s->look) & emdo_bit(planet)); /* ED-2.7 */
    return n == bits_has(emdo_deck_planets(s), planet);
}

/* What lies under a planet, and where it came from. */
static bool site_is_sound(const EmdoState *s, int planet, int seat)
{
    const EmdoSite *site = &s->site[planet];
    bool down = seat >= 0 && bits_has(s->seat[seat].down, planet);
    bool hidden = down || bits_has(s->look, planet);
    int colonies = site->colonize + site->research;
    for (int card = 1; card < EMDO_CARDS; card++)
        if (s->under[card] == planet)
            colonies += emdo_colonies(card);
    bool from_deck = hidden && emdo_planets[planet].set != EMDO_START;
    if ((site->filling != 0) != from_deck || site->filling > s->filling)
        return false;
    if (site->research && !emdo_has(s, seat < 0 ? 0 : seat, EMDO_ADAPTABILITY))
        return false;
    return colonies == site->colonies && (down || !colonies) && (seat >= 0) == (site->place > 0);
}

static bool check_empire(const EmdoState *s, int seat, Text *why)
{
    PlanetSet own = s->seat[seat].down | s->seat[seat].up, places = 0;
    PlanetSet start = emdo_bit(EMDO_FIRST_BONUS) - emdo_bit(EMDO_FIRST_START);
    for (PlanetSet left = own; left; left = bits_without_first(left)) {
        int place = s->site[bits_first(left)].place;
        if (!place || place > bits_count(own) || bits_has(places, place))
            return broken(why, "the planets of an empire are numbered from 1 on");
        places |= emdo_bit(place);
    }
    if (bits_count(own & start) != 1)
        return broken(why, "an empire has exactly one start planet (ED-2.6)");
    for (CardSet left = s->seat[seat].tucked; left; left = bits_without_first(left)) {
        int card = bits_first(left);
        if (!emdo_is_tech(card) || card >= EMDO_CARDS || !emdo_colonies(card) ||
            s->under[card] >= EMDO_PLANETS || !bits_has(s->seat[seat].down, s->under[card]))
            return broken(why, "a technology is tucked where it cannot be (ED-12.19)");
    }
    return true;
}

static int owner_of(const EmdoState *s, int planet)
{
    for (int seat = 0; seat < s->head.seats; seat++)
        if (bits_has(s->seat[seat].down | s->seat[seat].up, planet))
            return seat;
    return -1;
}

/* ED-26.8 */
static bool check_tokens(const EmdoState *s, Text *why)
{
    PlanetSet up = 0, scorchers = 0, utopias = emdo_slot_planets[EMDO_NO_RESOURCE], any = 0;
    for (int seat = 0; seat < s->head.seats; seat++) {
        up |= s->seat[seat].up;
        if (emdo_has(s, seat, EMDO_SCORCHED_EARTH_POLICY))
            scorchers |= s->seat[seat].up;
    }
    if (s->scorched & ~scorchers)
        return broken(why, "a marker fighter lies where none was left (ED-18.39)");
    for (int resource = 1; resource < EMDO_RESOURCES; resource++) {
        PlanetSet here = s->token[resource];
        if (here & ~(up & (emdo_slot_planets[resource] | utopias)) || here & s->scorched ||
            here & any & utopias)
            return broken(why, "a resource lies where it cannot (ED-26.8)");
        any |= here;
    }
    return !s->token[0] || broken(why, "there is no such resource");
}

/* ED-11.22: a deck that is not empty shows a back; at most one new filling a planet kept. */
static bool check_planet_deck(const EmdoState *s, Text *why)
{
    bool shown = s->top && s->top < EMDO_BACKS && (s->planets & emdo_back_planets[s->top]) != 0;
    if (s->planets ? !shown : s->top)
        return broken(why, "the top of the planet deck is not in it (ED-8.9)");
    int kept = 0;
    for (int seat = 0; seat < s->head.seats; seat++)
        kept += bits_count(s->seat[seat].down | s->seat[seat].up) - 1;
    if (!s->filling || s->filling > 1 + kept + (s->look != 0))
        return broken(why, "the planet deck has been renewed too often (ED-11.22)");
    return true;
}

static bool check_planets(const EmdoState *s, Text *why)
{
    PlanetSet all = s->planets | s->planet_drop | s->look | s->scorched;
    for (int seat = 0; seat < s->head.seats; seat++)
        all |= s->seat[seat].down | s->seat[seat].up;
    static const EmdoSite none;
    if (all >> EMDO_PLANETS || all & 1 || memcmp(&s->site[0], &none, sizeof none) != 0)
        return broken(why, "a planet that does not exist");
    for (int card = 0; card < EMDO_CARDS; card++) {
        bool tucked = false;
        for (int seat = 0; seat < s->head.seats; seat++)
            tucked |= bits_has(s->seat[seat].tucked, card);
        if ((s->under[card] != 0) != tucked)
            return broken(why, "a card lies under a planet and is not tucked");
    }
    for (int seat = 0; seat < s->head.seats; seat++)
        if (!check_empire(s, seat, why))
            return false;
    for (int planet = 1; planet < EMDO_PLANETS; planet++)
        if (!planet_is_once(s, planet) || !site_is_sound(s, planet, owner_of(s, planet))) {
            text_fmt(why, "%s: not in exactly one place, or its colonies cannot be (ED-26.11)",
                     emdo_planet_code(planet));
            return false;
        }
    return check_tokens(s, why) && check_planet_deck(s, why);
}

/* ---- the turn and the agenda ---- */

static bool check_turn(const EmdoState *s, Text *why)
{
    const EmdoTurn *t = &s->turn;
    static const uint8_t zero[sizeof s->zero];
    if (s->active >= s->head.seats || s->first >= s->head.seats || s->stirred > 1 || !s->round ||
        s->round > ROUNDS || memcmp(s->zero, zero, sizeof zero) != 0)
        return broken(why, "active, first, round or stirred out of range");
    if (s->quiet > EMDO_QUIET - (s->head.tasks > 0))
        return broken(why, "so many quiet rounds end the game (ED-20.18)");
    if (t->sold[0] || t->produced & ~0x1e || t->markets > 1 || t->genetics > 1 ||
        t->special >= EMDO_RESOURCES || t->mobilized > 1 || t->streamlined > 1 || t->skipped > 1)
        return broken(why, "what the turn has seen is out of range");
    for (int resource = 1; resource < EMDO_RESOURCES; resource++)
        if (t->sold[resource] > 100)
            return broken(why, "more was sold than there can be");
    if (s->playing >= EMDO_CARDS)
        return broken(why, "the card being played does not exist");
    return true;
}

/* Seats that do not play hold nothing. */
static bool check_empty_seats(const EmdoState *s, Text *why)
{
    static const EmdoSeat none;
    for (int seat = s->head.seats; seat < EMDO_SEATS; seat++)
        if (memcmp(&s->seat[seat], &none, sizeof none) != 0)
            return broken(why, "a seat that does not play holds something");
    for (int seat = 0; seat < s->head.seats; seat++)
        if (memcmp(s->seat[seat].zero, none.zero, sizeof none.zero) != 0)
            return broken(why, "a seat has bytes that mean nothing");
    return true;
}

static bool plays(const EmdoState *s, EmdoEffect effect)
{
    return s->playing && emdo_cards[s->playing].effect == effect;
}

static bool is_role(const EmdoState *s, int role)
{
    return role < EMDO_ROLES && emdo_led_roles(s) >> role & 1;
}

static bool remove_is_sound(const EmdoState *s, const Task *task)
{
    bool fits = plays(s, EMDO_REMOVE_FROM_HAND) || plays(s, EMDO_DRAW_THEN_REMOVE);
    return fits && task->a <= 1 && task->b <= EMDO_ANY && task->a <= task->b &&
           task->c < EMDO_CARDS && task->d == emdo_cards[s->playing].self;
}

static bool fill_is_sound(const EmdoState *s, const Task *task)
{
    PlanetSet any = s->token[1] | s->token[2] | s->token[3] | s->token[4] | s->scorched;
    return task->a < EMDO_PLANETS &&
           bits_has(s->seat[task->seat].up & emdo_slot_planets[EMDO_NO_RESOURCE] & ~any, task->a) &&
           emdo_has(s, task->seat, EMDO_ABUNDANCE);
}

/* ED-6.1: the opponents are asked clockwise from the leader. */
static bool follow_is_sound(const EmdoState *s, const Task *task)
{
    int passed = s->head.seats - task->b;
    return is_role(s, task->a) && task->b < s->head.seats &&
           task->seat == (s->active + passed) % s->head.seats;
}

/* A task of the active player's. */
static bool is_own(const EmdoState *s, const Task *task)
{
    return task->seat == s->active;
}

/* The seat that resolves the role under way: the one before the next asked. */
static bool resolves(const EmdoState *s, const Task *task, const Task *follow)
{
    return follow->kind == EMDO_TASK_FOLLOW && emdo_next_seat(s, task->seat) == follow->seat;
}

/* The numbers of a task that lies on another. */
static bool task_is_sound(const EmdoState *s, const Task *task, const Task *below)
{
    switch ((EmdoTask)task->kind) {
    case EMDO_TASK_TURN:
        return task->a < EMDO_PHASES && task->b <= emdo_has(s, s->active, EMDO_LOGISTICS) &&
               !task->seat;
    case EMDO_TASK_ORDER:
        return is_own(s, task) && emdo_has(s, s->active, EMDO_LOGISTICS);
    case EMDO_TASK_STRIKE:
        return is_own(s, task);
    case EMDO_TASK_ACTION:
        return is_own(s, task) && task->a <= 2 && task->b < EMDO_CARDS;
    case EMDO_TASK_FIGHT:
        return is_own(s, task) && plays(s, EMDO_FIGHTERS_OR_ATTACK) && task->a <= 2;
    case EMDO_TASK_COLONY:
        return is_own(s, task) && plays(s, EMDO_COLONY_SELF_OR_SETTLE);
    case EMDO_TASK_GOODS:
        return is_own(s, task) && plays(s, EMDO_PRODUCE_OR_TRADE);
    case EMDO_TASK_REMOVE:
        return is_own(s, task) && remove_is_sound(s, task);
    case EMDO_TASK_TAKE:
        return is_own(s, task) && task->a <= 2 && (!s->playing || plays(s, EMDO_TAKE_ROLE_CARDS));
    case EMDO_TASK_EXPAND:
        return is_own(s, task) && plays(s, EMDO_SETTLE_THEN_SETTLE_OR_COLONY) &&
               (task->a == 1 || task->a == 2);
    case EMDO_TASK_SPECIALIZE:
        return is_own(s, task) && plays(s, EMDO_TURN_BONUS_SELL_CHOSEN_TYPE);
    case EMDO_TASK_TERRAFORM:
        return is_own(s, task) && plays(s, EMDO_COLONY_SELF_THEN_SETTLE_PRINTED);
    case EMDO_TASK_RAID:
        return is_own(s, task) && plays(s, EMDO_ATTACK_UP_TO) && task->a <= 2;
    case EMDO_TASK_ROLE:
        return is_own(s, task) && task->b < EMDO_CARDS;
    case EMDO_TASK_FOLLOW:
        return follow_is_sound(s, task);
    case EMDO_TASK_RESOLVE:
        return resolves(s, task, below) && task->a == below->a && task->b <= 1 &&
               task->c == is_own(s, task) && (task->c || !task->b);
    case EMDO_TASK_BOOST:
        return task->seat == below->seat && task->a == below->a && task->b < EMDO_CARDS;
    case EMDO_TASK_KEEP:
        return resolves(s, task, below) && below->a == EMDO_ROLE_SURVEY && s->look;
    case EMDO_TASK_PLACE:
        return resolves(s, task, below) && below->a == EMDO_ROLE_COLONIZE && task->a < EMDO_CARDS &&
               task->b < EMDO_PLANETS;
    case EMDO_TASK_PRODUCE:
        if (below->kind == EMDO_TASK_ACTION)
            return is_own(s, task) && plays(s, EMDO_PRODUCE_N) && task->a <= 2 &&
                   task->b < EMDO_FIGHTER_RANK && task->c <= 1;
        return resolves(s, task, below) && below->a == EMDO_ROLE_PRODUCE &&
               task->b < EMDO_FIGHTER_RANK && !task->c;
    case EMDO_TASK_SELL:
        return resolves(s, task, below) && below->a == EMDO_ROLE_TRADE &&
               task->b <= EMDO_FIGHTER_RANK;
    case EMDO_TASK_RESEARCH:
        return resolves(s, task, below) && below->a == EMDO_ROLE_RESEARCH;
    case EMDO_TASK_CLEANUP:
        return is_own(s, task) && task->a < EMDO_CARDS && task->b < EMDO_CARDS;
    case EMDO_TASK_FILL:
        return fill_is_sound(s, task) &&
               (below->kind == EMDO_TASK_FOLLOW ? resolves(s, task, below) : is_own(s, task));
    case EMDO_TASK_NONE:
    case EMDO_TASKS:
        break;
    }
    return false;
}

/* Which of the numbers a to d each task has: bit 0 is a. The others are zero. */
static const uint8_t numbers[EMDO_TASKS] = {
    [EMDO_TASK_TURN] = 3,    [EMDO_TASK_ACTION] = 3, [EMDO_TASK_FIGHT] = 1,
    [EMDO_TASK_REMOVE] = 15, [EMDO_TASK_TAKE] = 1,   [EMDO_TASK_EXPAND] = 1,
    [EMDO_TASK_RAID] = 1,    [EMDO_TASK_ROLE] = 2,   [EMDO_TASK_BOOST] = 3,
    [EMDO_TASK_RESOLVE] = 7, [EMDO_TASK_FOLLOW] = 3, [EMDO_TASK_PLACE] = 3,
    [EMDO_TASK_PRODUCE] = 7, [EMDO_TASK_SELL] = 3,   [EMDO_TASK_RESEARCH] = 1,
    [EMDO_TASK_CLEANUP] = 3, [EMDO_TASK_FILL] = 1,
};

static bool rest_is_zero(const Task *task)
{
    const uint8_t number[] = { task->a, task->b, task->c, task->d };
    for (int i = 0; i < 4; i++)
        if (number[i] && !bits_has(numbers[task->kind], i))
            return false;
    return !task->e && !task->f;
}

#define TASK_BIT(name) (1u << EMDO_TASK_##name)

/* Which tasks may lie directly on which. */
static const uint32_t upper[EMDO_TASKS] = {
    [EMDO_TASK_TURN] = TASK_BIT(ORDER) | TASK_BIT(ACTION) | TASK_BIT(ROLE) | TASK_BIT(FOLLOW) |
                       TASK_BIT(STRIKE) | TASK_BIT(CLEANUP) | TASK_BIT(FILL),
    [EMDO_TASK_ACTION] = TASK_BIT(FIGHT) | TASK_BIT(COLONY) | TASK_BIT(GOODS) | TASK_BIT(REMOVE) |
                         TASK_BIT(TAKE) | TASK_BIT(EXPAND) | TASK_BIT(SPECIALIZE) |
                         TASK_BIT(TERRAFORM) | TASK_BIT(RAID) | TASK_BIT(PRODUCE) | TASK_BIT(FILL),
    [EMDO_TASK_EXPAND] = TASK_BIT(FILL),
    [EMDO_TASK_RAID] = TASK_BIT(FILL),
    [EMDO_TASK_FOLLOW] = TASK_BIT(RESOLVE) | TASK_BIT(KEEP) | TASK_BIT(PLACE) | TASK_BIT(PRODUCE) |
                         TASK_BIT(SELL) | TASK_BIT(RESEARCH) | TASK_BIT(FILL),
    [EMDO_TASK_RESOLVE] = TASK_BIT(BOOST),
};

/* The phase that a task on the task TURN belongs to. */
static const uint8_t phase_of[EMDO_TASKS] = {
    [EMDO_TASK_ORDER] = EMDO_PHASE_BEGIN,     [EMDO_TASK_ACTION] = EMDO_PHASE_ACTION,
    [EMDO_TASK_ROLE] = EMDO_PHASE_ROLE,       [EMDO_TASK_FOLLOW] = EMDO_PHASE_ROLE,
    [EMDO_TASK_STRIKE] = EMDO_PHASE_STRIKE,   [EMDO_TASK_FILL] = EMDO_PHASE_STRIKE,
    [EMDO_TASK_CLEANUP] = EMDO_PHASE_CLEANUP,
};

/* Cards lie in the play areas from the role phase to cleanup, and only such as fit the role. */
static bool check_played(const EmdoState *s, int phase, Text *why)
{
    const Task *turn = &s->head.agenda[0], *next = &s->head.agenda[1];
    bool leading = s->head.tasks > 1 && next->kind == EMDO_TASK_FOLLOW;
    bool role_over = turn->b ? turn->a > EMDO_PHASE_ACTION + (phase == EMDO_PHASE_ROLE)
                             : turn->a > EMDO_PHASE_ROLE + (phase == EMDO_PHASE_ROLE);
    bool cleaned = turn->a > EMDO_PHASE_CLEANUP;
    for (int seat = 0; seat < s->head.seats; seat++) {
        CardSet played = s->seat[seat].played.set;
        if (played && (cleaned || !(leading || role_over)))
            return broken(why, "cards lie in a play area outside the role phase (ED-5.16)");
        if (leading && played & ~emdo_role_cards(s, seat, next->a))
            return broken(why, "a card was played that has no symbol of the role (ED-6.9)");
    }
    return true;
}

static bool check_agenda(const EmdoState *s, Text *why)
{
    const Task *task = s->head.agenda;
    if (!s->head.tasks)
        return (!s->playing && !s->look) ||
               broken(why, "the game is over, but not all is put away");
    for (int i = 0; i < s->head.tasks; i++) {
        bool placed =
            i ? upper[task[i - 1].kind] >> task[i].kind & 1 : task->kind == EMDO_TASK_TURN;
        if (!placed || task[i].seat >= s->head.seats || !rest_is_zero(&task[i]) ||
            !task_is_sound(s, &task[i], &task[i ? i - 1 : 0]))
            return broken(why, "the agenda has a task that cannot stand there");
    }
    int phase = s->head.tasks > 1 ? phase_of[task[1].kind] : EMDO_PHASES;
    bool swapped = task->b && (phase == EMDO_PHASE_ACTION || phase == EMDO_PHASE_ROLE);
    int step = swapped ? EMDO_PHASE_ACTION + EMDO_PHASE_ROLE - phase : phase;
    if (s->head.tasks > 1 && task->a != step + 1)
        return broken(why, "the agenda has a task of another phase (ED-3.2)");
    if (s->playing && (s->head.tasks < 2 || task[1].kind != EMDO_TASK_ACTION))
        return broken(why, "a card is being played outside the action phase (ED-4.1)");
    bool keeping = agenda_peek(&s->head)->kind == EMDO_TASK_KEEP;
    if (s->look && !keeping)
        return broken(why, "planets are looked at, but nobody keeps one (ED-11.4)");
    return check_played(s, phase, why);
}

/* Whether the top task leaves the seat it asks something to choose. */
static bool asks_something(const EmdoState *s)
{
    const Task *task = agenda_peek(&s->head);
    if ((task->kind == EMDO_TASK_TAKE || task->kind == EMDO_TASK_RAID ||
         task->kind == EMDO_TASK_PRODUCE || task->kind == EMDO_TASK_SELL) &&
        !task->a)
        return false;
    if (task->kind == EMDO_TASK_ACTION && (!task->a || s->playing))
        return false;
    if ((task->kind == EMDO_TASK_FOLLOW || task->kind == EMDO_TASK_REMOVE) && !task->b)
        return false;
    if (task->kind == EMDO_TASK_PLACE && !s->seat[task->seat].played.size)
        return false;
    MoveList list;
    list.n = 0;
    emdo_list(s, task->seat, &list);
    return list.n > 0;
}

static bool check_asked(const EmdoState *s, Text *why)
{
    const Head *head = &s->head;
    if (head->sealed)
        return broken(why, "nothing is sealed in this game (ED-6.2)");
    if (!head->asked)
        return true;
    if (!head->tasks || head->asked != seat_bit(agenda_peek(head)->seat) || !asks_something(s))
        return broken(why, "the seat asked is not the one that the agenda asks");
    return true;
}

static bool check_options(const EmdoState *s, Text *why)
{
    Setup setup = { .seats = s->head.seats };
    memcpy(setup.option, s->head.option, sizeof setup.option);
    return emdo_setup_ok(&setup, why);
}

bool emdo_check(const void *state, Text *why)
{
    const EmdoState *s = state;
    return check_options(s, why) && check_turn(s, why) && check_empty_seats(s, why) &&
           check_piles(s, why) && check_planets(s, why) && check_role_cards(s, why) &&
           check_techs(s, why) && check_agenda(s, why) && check_asked(s, why);
}
