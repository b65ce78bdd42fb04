/* The invariants of the components (SB-DP18), and what the agenda needs in order to run. */
#include "games/spacebase/check.h"

#include <string.h>

#include "games/spacebase/board.h"
#include "games/spacebase/dice.h"
#include "games/spacebase/moves.h"
#include "games/spacebase/rewards.h"
#include "games/spacebase/setup.h"

typedef struct Count {
    const SbState *s;
    Text *why;
    uint8_t seen[SB_CARDS]; /* how often each card was found */
} Count;

static bool broken(Count *c, const char *reason)
{
    text_put(c->why, reason);
    return false;
}

static bool count_card(Count *c, int card)
{
    if (card >= SB_CARDS)
        return broken(c, "a card that does not exist");
    if (card && c->seen[card]++) {
        text_fmt(c->why, "%s is in two places", sb_card_code(card));
        return false;
    }
    return true;
}

static bool charges_fit(Count *c, int card, SbFace face)
{
    if (sb_charges(c->s, card) <= sb_slots(c->s, card, face))
        return true;
    text_fmt(c->why, "%s has more charges than slots in use (SB-10.15)", sb_card_code(card));
    return false;
}

static bool check_deployed(Count *c, int seat, int sector)
{
    const SbSector *here = sb_sector_of(c->s, seat, sector);
    int last = SB_NO_CARD;
    for (int card = here->oldest; card; card = c->s->newer[card]) {
        if (!count_card(c, card) || !charges_fit(c, card, SB_DEPLOYED))
            return false;
        if (sb_is_colony(card))
            return broken(c, "a colony is deployed (SB-14.7)");
        last = card;
    }
    return last == here->newest || broken(c, "the newest deployed card is not the last one");
}

static bool check_sector(Count *c, int seat, int sector)
{
    const SbState *s = c->s;
    int station = sb_sector_of(s, seat, sector)->station;
    if (!station)
        return broken(c, "a sector has no stationed card (SB-2.3)");
    if (!count_card(c, station) || !charges_fit(c, station, SB_STATION))
        return false;
    if (s->newer[station])
        return broken(c, "a stationed card is linked to a deployed one");
    return check_deployed(c, seat, sector);
}

static bool check_dealt(Count *c, int seat)
{
    const uint8_t *dealt = c->s->seat[seat].dealt;
    for (int i = 0; i < SB_DEALT; i++) {
        if (!dealt[i])
            continue;
        if (!sb_is_ship(dealt[i]) || sb_cards[dealt[i]].level > 2 || !count_card(c, dealt[i]))
            return c->why->len ? false : broken(c, "a dealt card is not a ship of level 1 or 2");
        if (!sb_is_lightspeed(c->s))
            return broken(c, "cards are dealt in Light Speed only (SB-16.2)");
        if (i && (!dealt[i - 1] || dealt[i - 1] >= dealt[i]))
            return broken(c, "dealt cards stand in ascending order");
    }
    return true;
}

static bool check_seat(Count *c, int seat)
{
    const SbSeat *p = &c->s->seat[seat];
    enum { LIMIT = 1000000000 };
    if (p->credits < 0 || p->income < 0 || p->vp < 0 || p->credits > LIMIT || p->income > LIMIT ||
        p->vp > LIMIT)
        return broken(c, "credits, income and VP are at least 0 (SB-1.10)");
    for (int sector = 1; sector <= SB_SECTORS; sector++)
        if (!check_sector(c, seat, sector))
            return false;
    for (int sector = 1; sector <= SB_SECTORS; sector++)
        if (!c->seen[sb_starter(seat, sector)])
            return broken(c, "a board lacks one of its starting ships (SB-13.14)");
    return check_dealt(c, seat);
}

/* Seats that do not play hold nothing. */
static bool check_empty_seats(Count *c)
{
    static const SbSeat none;
    for (int seat = c->s->head.seats; seat < SB_SEATS; seat++)
        if (memcmp(&c->s->seat[seat], &none, sizeof none) != 0)
            return broken(c, "a seat that does not play holds something");
    return true;
}

static bool check_sale(Count *c)
{
    const SbState *s = c->s;
    for (int level = 1; level <= SB_LEVELS; level++)
        for (int place = 0; place < SB_PLACES; place++) {
            int card = s->yard[level - 1][place];
            if (card && (!sb_is_ship(card) || sb_cards[card].level != level))
                return broken(c, "a card lies in the wrong row of the shipyard");
            if (card && !count_card(c, card))
                return false;
        }
    for (int sector = 1; sector <= SB_SECTORS; sector++)
        if (bits_has(s->colonies, sector) && !count_card(c, SB_FIRST_COLONY + sector - 1))
            return false;
    return (s->colonies & ~0x1ffeu) == 0 || broken(c, "a colony of no sector is for sale");
}

static bool check_decks(Count *c)
{
    for (int level = 1; level <= SB_LEVELS; level++) {
        uint64_t deck = c->s->deck[level - 1];
        if (deck >> sb_level_count(level))
            return broken(c, "a deck holds a card that does not exist");
        for (; deck; deck = bits_without_first(deck))
            if (!count_card(c, sb_level_first(level) + bits_first(deck)))
                return false;
    }
    return true;
}

/* A card bought under SB-12.9 that has yet to be laid is on the agenda. */
static bool count_agenda(Count *c)
{
    for (int i = 0; i < c->s->head.tasks; i++)
        if (c->s->head.agenda[i].kind == SB_TASK_LAY && !count_card(c, c->s->head.agenda[i].a))
            return false;
    return true;
}

static bool all_found(Count *c)
{
    for (int card = 1; card < SB_FIRST_STARTER; card++)
        if (!c->seen[card]) {
            text_fmt(c->why, "%s is nowhere", sb_card_code(card));
            return false;
        }
    for (int card = 1; card < SB_CARDS; card++)
        if (c->s->newer[card] && !c->seen[card])
            return broken(c, "a card that is on no board is linked");
    return true;
}

/* What charges.c keeps, made anew from the boards; a card on no board has no charge (SB-10.14). */
static bool check_chargers(Count *c)
{
    SbState copy = *c->s;
    memset(copy.chargers, 0, sizeof copy.chargers);
    memset(copy.where, 0, sizeof copy.where);
    copy.deployed = copy.ready = 0;
    copy.choosers = 0;
    for (int seat = 0; seat < copy.head.seats; seat++)
        for (int sector = 1; sector <= SB_SECTORS; sector++)
            sb_settle_sector(&copy, seat, sector);
    for (int charger = 0; charger < SB_CHARGERS; charger++)
        if (copy.charge[charger] && !copy.where[charger])
            return broken(c, "a card that is on no board has charges (SB-10.14)");
    return memcmp(&copy, c->s, sizeof copy) == 0 ||
           broken(c, "the chargers or double arrows kept are not those on the boards");
}

/* SB-6.8: gaps in the shipyard are filled at the end of each turn while the deck lasts. */
static bool check_gaps(Count *c)
{
    const SbState *s = c->s;
    const Task *bottom = &s->head.agenda[0];
    bool start = bottom->kind == SB_TASK_LIGHTSPEED ||
                 (bottom->kind == SB_TASK_TURN && bottom->a == SB_PHASE_WINDOW1);
    for (int level = 0; start && level < SB_LEVELS; level++)
        if (s->deck[level] && memchr(s->yard[level], SB_NO_CARD, SB_PLACES))
            return broken(c, "the shipyard has a gap though the deck is not empty (SB-6.8)");
    return true;
}

static bool check_tracks(Count *c)
{
    const SbState *s = c->s;
    bool playing = s->head.agenda[0].kind == SB_TASK_TURN;
    if (s->active >= s->head.seats || s->first >= s->head.seats || s->ending > 1 || s->extra > 1 ||
        s->winner > s->head.seats || s->dice[0] > SB_FACES || s->dice[1] > SB_FACES ||
        (s->dice[1] && !s->dice[0]))
        return broken(c, "active, first, ending, extra, winner or dice out of range");
    if (s->round > SB_ROUND_LIMIT || (playing && s->round == 0))
        return broken(c, "the round is from 1 to 500 (SB-15.8)");
    for (int seat = 0; seat < s->head.seats; seat++)
        if (s->seat[seat].vp >= SB_VP_GOAL && !s->ending)
            return broken(c, "somebody has 40 VP, but the end is not triggered (SB-15.1)");
    if (s->head.tasks && s->winner)
        return broken(c, "somebody has won, but the game goes on (SB-12.11)");
    return true;
}

/* A card used by an ability that still asks: the seat's own, with that ability. */
static bool is_using(const SbState *s, int seat, int card, SbAbility ability)
{
    SbPlace place = sb_find(s, seat, card);
    return place.card && sb_cards[card].side[place.face].ability == ability;
}

static bool task_is_sound(const SbState *s, const Task *task)
{
    int seat = task->seat;
    switch ((SbTask)task->kind) {
    case SB_TASK_LIGHTSPEED:
        return sb_is_lightspeed(s) && task->a <= 1;
    case SB_TASK_TURN:
        return task->a < SB_PHASES;
    case SB_TASK_WINDOW:
        return task->a <= s->head.seats;
    case SB_TASK_SET:
    case SB_TASK_BUY:
        return seat == s->active;
    case SB_TASK_REROLL:
        return seat == s->active && s->dice[1];
    case SB_TASK_USE:
        return s->dice[1] && task->a <= 1;
    case SB_TASK_PURCHASE:
        return seat == s->active && task->a <= 2 && task->b <= 1;
    case SB_TASK_LAY:
        return seat == s->active && task->a && task->a < SB_FIRST_STARTER;
    case SB_TASK_CLAIM:
        return seat == s->active;
    case SB_TASK_CHARGE:
        return is_using(s, seat, task->a, SB_CHARGE) && task->b <= 1;
    case SB_TASK_TAKE:
        return is_using(s, seat, task->a, SB_CHARGE) && task->b && task->b < SB_SHIPS;
    case SB_TASK_PUT:
        return is_using(s, seat, task->a, SB_CHARGE) && sb_find(s, seat, task->b).card &&
               sb_charges(s, task->b);
    case SB_TASK_EXCHANGE:
        return is_using(s, seat, task->a, SB_EXCH);
    case SB_TASK_NONE:
    case SB_TASKS:
        break;
    }
    return false;
}

/* Whether a task of this kind may lie directly on one of that kind. */
static bool may_lie_on(const Task *upper, const Task *lower)
{
    int kind = upper->kind;
    if (lower->kind == SB_TASK_WINDOW)
        return kind >= SB_TASK_PURCHASE && kind != SB_TASK_LAY;
    if (lower->kind == SB_TASK_PURCHASE)
        return kind == SB_TASK_LAY;
    return lower->kind == SB_TASK_TURN &&
           (kind == SB_TASK_WINDOW || kind == SB_TASK_SET || kind == SB_TASK_REROLL ||
            kind == SB_TASK_USE || kind == SB_TASK_BUY || kind == SB_TASK_CLAIM);
}

/* Phases after the roll need dice; those before it none, but for dice that were set. */
static bool phase_fits(const SbState *s, const Task *turn)
{
    int phase = turn->a;
    bool rolled = s->dice[1] != 0;
    if (phase == SB_PHASE_ROLL)
        return s->head.tasks == 1 || agenda_peek(&s->head)->kind == SB_TASK_SET;
    if (phase > SB_PHASE_ROLL)
        return rolled;
    return true;
}

static bool check_agenda(Count *c)
{
    const SbState *s = c->s;
    const Task *task = s->head.agenda;
    for (int i = 0; i < s->head.tasks; i++) {
        bool placed = i ? may_lie_on(&task[i], &task[i - 1])
                        : task->kind == SB_TASK_TURN || task->kind == SB_TASK_LIGHTSPEED;
        if (!placed || task[i].seat >= s->head.seats || !task_is_sound(s, &task[i]))
            return broken(c, "the agenda has a task that cannot stand there");
    }
    if (s->head.tasks && task->kind == SB_TASK_TURN && !phase_fits(s, task))
        return broken(c, "the dice do not fit the phase (SB-5.4)");
    return true;
}

/* Light Speed: the cards bought so far, bought again one by one. */
static void replay_cards(SbState *s, int seat, const SbAnswer *given)
{
    for (int i = 0; i < given->cards; i++)
        if (sb_can_buy_dealt(s, seat, given->card[i]))
            sb_buy_dealt(s, seat, given->card[i]);
    s->seat[seat].answer.stage = given->stage == SB_STAGE_DONE ? SB_STAGE_DONE : SB_STAGE_CARDS;
}

static void replay_shifts(SbState *s, int seat, const SbAnswer *given)
{
    SbAnswer *answer = &s->seat[seat].answer;
    for (int i = 0; i < given->cards && answer->stage == SB_STAGE_SHIFT; i++) {
        int by = bits_has(given->far, i) ? 2 : 1;
        if (sb_can_shift(s, seat, given->card[i], by))
            sb_answer_shift(s, seat, given->card[i], by);
    }
    if (answer->stage == SB_STAGE_SHIFT && given->stage != SB_STAGE_SHIFT)
        sb_answer_stop(s, seat);
}

static void replay_double(SbState *s, int seat, const SbAnswer *given)
{
    bool pointed = given->sum ? given->doubled == given->sector
                              : given->doubled == s->dice[0] || given->doubled == s->dice[1];
    if (s->seat[seat].answer.stage == SB_STAGE_DOUBLE && given->stage != SB_STAGE_DOUBLE)
        sb_answer_double(s, seat, pointed ? given->doubled : 0);
}

static void replay_arrows(SbState *s, int seat, const SbAnswer *given)
{
    SbAnswer *answer = &s->seat[seat].answer;
    for (int i = 0; i < given->arrows && answer->stage == SB_STAGE_ARROW; i++) {
        SbRewards rewards;
        sb_rewards(s, seat, answer, &rewards);
        sb_answer_arrow(s, seat, rewards.asks + (bits_has(given->right, i) ? 1 : -1));
    }
}

/* How the dice are used, answered again move by move. */
static void replay_use(SbState *s, int seat, const SbAnswer *given)
{
    s->seat[seat].answer.stage = SB_STAGE_USE;
    if (given->stage == SB_STAGE_USE)
        return;
    sb_answer_use(s, seat, given->sum);
    replay_shifts(s, seat, given);
    replay_double(s, seat, given);
    replay_arrows(s, seat, given);
}

/* Whether a sealed answer is one that could have been given: given again, it comes out the same. */
static bool answer_is_sound(const SbState *s, int seat)
{
    static const SbAnswer none;
    const SbAnswer *given = &s->seat[seat].answer;
    if (!bits_has(s->head.sealed, seat))
        return memcmp(given, &none, sizeof none) == 0;
    bool owes = bits_has(s->head.asked, seat);
    if (owes == (given->stage == SB_STAGE_DONE) || given->cards > SB_ANSWER_CARDS ||
        given->arrows > 16)
        return false;
    SbState copy = *s;
    copy.head.asked = copy.head.sealed = (SeatSet)(seat_bit(seat) | 1u << 7); /* never the last */
    copy.seat[seat].answer = none;
    if (agenda_peek(&s->head)->kind == SB_TASK_LIGHTSPEED)
        replay_cards(&copy, seat, given);
    else
        replay_use(&copy, seat, given);
    return memcmp(&copy.seat[seat].answer, given, sizeof *given) == 0;
}

/* Whether the top task leaves the seat it asks something to choose. */
static bool asks_something(const SbState *s)
{
    const Task *task = agenda_peek(&s->head);
    if ((task->kind == SB_TASK_WINDOW || task->kind == SB_TASK_PURCHASE) && !task->a)
        return false;
    if (task->kind == SB_TASK_CLAIM && !(task->a | task->b | task->c))
        return false;
    if (task->kind == SB_TASK_SET && s->dice[1])
        return false;
    MoveList list = { .n = 0 };
    sb_list(s, task->seat, &list);
    return list.n > 0;
}

static bool check_asked(Count *c)
{
    const SbState *s = c->s;
    const Head *head = &s->head;
    int top = head->tasks ? agenda_peek(head)->kind : SB_TASK_NONE;
    bool sealed = top == SB_TASK_LIGHTSPEED || top == SB_TASK_USE;
    if (head->asked &&
        (sealed != (head->sealed != 0) || top == SB_TASK_TURN || top == SB_TASK_NONE))
        return broken(c, "the seats asked are not those that the agenda asks");
    if (head->asked && !sealed &&
        (head->asked != seat_bit(agenda_peek(head)->seat) || !asks_something(s)))
        return broken(c, "the seat asked is not the one that the agenda asks");
    if (head->asked && sealed) {
        SeatSet all = (SeatSet)((1u << head->seats) - 1);
        SeatSet users = top == SB_TASK_LIGHTSPEED ? all : sb_dice_users(s);
        if (head->sealed != users || !agenda_peek(head)->a)
            return broken(c, "the seats of the sealed step are not those it concerns (SB-7.7)");
    }
    for (int seat = 0; seat < head->seats; seat++)
        if (!answer_is_sound(s, seat))
            return broken(c, "a sealed answer that could not have been given (SB-DP12)");
    return true;
}

bool sb_check(const void *state, Text *why)
{
    Count c = { .s = state, .why = why };
    for (int seat = 0; seat < c.s->head.seats; seat++)
        if (!check_seat(&c, seat))
            return false;
    return check_empty_seats(&c) && check_sale(&c) && check_decks(&c) && count_agenda(&c) &&
           all_found(&c) && check_chargers(&c) && check_tracks(&c) && check_agenda(&c) &&
           check_gaps(&c) && check_asked(&c);
}
