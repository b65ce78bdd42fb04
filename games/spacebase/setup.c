/* Set-up (SB-4): boards, shipyard, the drawn card and the first player; or Light Speed (SB-16):
 * dealt cards, bought in a sealed step. */
#include "games/spacebase/setup.h"

#include <string.h>

#include "games/spacebase/board.h"

enum { DRAW_LEVEL = 1, DEALT_LOW = 4 };

/* What the second, third, … in turn order get (SB-4.9). */
static const struct {
    uint8_t credits, income;
} bonuses[SB_SEATS] = { { 0, 0 }, { 1, 0 }, { 2, 0 }, { 0, 1 }, { 0, 1 } };

void sb_start_board(SbState *s, int seat)
{
    for (int sector = 1; sector <= SB_SECTORS; sector++)
        *sb_sector(s, seat, sector) = (SbSector){ .station = (uint8_t)sb_starter(seat, sector) };
}

static void lay_out(SbState *s)
{
    for (int level = 1; level <= SB_LEVELS; level++)
        s->deck[level - 1] = (1ull << sb_level_count(level)) - 1;
    for (int level = 1; level <= SB_LEVELS; level++)
        for (int place = 0; place < SB_PLACES; place++)
            s->yard[level - 1][place] = (uint8_t)sb_draw(s, level);
    for (int sector = 1; sector <= SB_SECTORS; sector++)
        s->colonies = (uint16_t)(s->colonies | 1u << sector);
}

/* The tied seats roll both dice in order of seat, highest sum wins, again among those still tied
 * (SB-4.8, SB-4.13). */
static int roll_off(SbState *s, SeatSet tied, EventList *events)
{
    while (bits_count(tied) > 1) {
        SeatSet best = 0;
        int high = 0;
        for (uint64_t left = tied; left; left = bits_without_first(left)) {
            int seat = bits_first(left);
            int one = 1 + rng_below(&s->head.rng, SB_FACES);
            int two = 1 + rng_below(&s->head.rng, SB_FACES);
            event_add(
                events,
                (Event){ .kind = SB_EVENT_TIE_ROLL, .seat = (int8_t)seat, .value = { one, two } });
            if (one + two > high)
                best = 0;
            if (one + two >= high) {
                high = one + two;
                best = (SeatSet)(best | seat_bit(seat));
            }
        }
        tied = best;
    }
    return bits_first(tied);
}

/* The seats of a set with the highest of these numbers. */
static SeatSet highest(const SbState *s, SeatSet among, const int *number)
{
    SeatSet best = 0;
    int high = -1;
    for (int seat = 0; seat < s->head.seats; seat++) {
        if (!bits_has(among, seat) || number[seat] < high)
            continue;
        best = number[seat] > high ? seat_bit(seat) : (SeatSet)(best | seat_bit(seat));
        high = number[seat];
    }
    return best;
}

static SeatSet all_seats(const SbState *s)
{
    return (SeatSet)((1u << s->head.seats) - 1);
}

/* The first player is known: bonuses by turn order, and the first turn. */
static void begin(SbState *s, int first, EventList *events)
{
    s->first = s->active = (uint8_t)first;
    s->round = 1;
    event_add(events, (Event){ .kind = SB_EVENT_FIRST, .seat = (int8_t)first });
    int seat = first;
    for (int place = 0; place < s->head.seats; place++, seat = sb_next_seat(s, seat)) {
        int credits = bonuses[place].credits, income = bonuses[place].income;
        s->seat[seat].credits += credits;
        s->seat[seat].income += income;
        if (credits | income)
            event_add(events, (Event){ .kind = SB_EVENT_BONUS,
                                       .seat = (int8_t)seat,
                                       .value = { credits, income } });
    }
    agenda_push(&s->head, (Task){ .kind = SB_TASK_TURN });
}

/* SB-4.6, SB-4.7, SB-4.11 */
static void draw_first_cards(SbState *s, EventList *events)
{
    int sector[SB_SEATS] = { 0 };
    for (int seat = 0; seat < s->head.seats; seat++) {
        int card = sb_draw(s, DRAW_LEVEL);
        sector[seat] = sb_cards[card].sector;
        s->seat[seat].credits = SB_CREDITS - sb_cards[card].cost;
        event_add(events, (Event){ .kind = SB_EVENT_DRAW,
                                   .seat = (int8_t)seat,
                                   .value = { card, sb_cards[card].cost } });
        sb_lay(s, seat, card, sector[seat], events);
    }
    begin(s, roll_off(s, highest(s, all_seats(s), sector), events), events);
}

void sb_sort_dealt(uint8_t *dealt, int n)
{
    for (int i = 1; i < n; i++)
        for (int k = i; k > 0 && dealt[k] < dealt[k - 1]; k--) {
            uint8_t keep = dealt[k];
            dealt[k] = dealt[k - 1];
            dealt[k - 1] = keep;
        }
}

/* SB-16.1, SB-16.2. Cards are drawn from the decks before any lies under them. */
static void deal(SbState *s)
{
    uint8_t dealt[SB_SEATS][SB_DEALT];
    for (int seat = 0; seat < s->head.seats; seat++)
        for (int i = 0; i < SB_DEALT; i++)
            dealt[seat][i] = (uint8_t)sb_draw(s, i < DEALT_LOW ? 1 : 2);
    for (int seat = 0; seat < s->head.seats; seat++) {
        memcpy(s->seat[seat].dealt, dealt[seat], SB_DEALT);
        sb_sort_dealt(s->seat[seat].dealt, SB_DEALT);
        s->seat[seat].credits = SB_LS_CREDITS;
        s->seat[seat].income = SB_LS_INCOME;
    }
    agenda_push(&s->head, (Task){ .kind = SB_TASK_LIGHTSPEED });
}

void sb_setup(void *state, EventList *events)
{
    SbState *s = state;
    for (int seat = 0; seat < s->head.seats; seat++)
        sb_start_board(s, seat);
    lay_out(s);
    if (sb_is_lightspeed(s))
        deal(s);
    else
        draw_first_cards(s, events);
}

void sb_begin_lightspeed(SbState *s)
{
    for (int seat = 0; seat < s->head.seats; seat++)
        s->seat[seat].answer.stage = SB_STAGE_CARDS;
    agenda_seal(&s->head, all_seats(s));
}

int sb_dealt_credits(const SbState *s, int seat)
{
    const SbAnswer *answer = &s->seat[seat].answer;
    int left = s->seat[seat].credits;
    for (int i = 0; i < answer->cards; i++)
        left -= sb_cards[answer->card[i]].cost;
    return left;
}

bool sb_can_buy_dealt(const SbState *s, int seat, int card)
{
    const SbAnswer *answer = &s->seat[seat].answer;
    int last = answer->cards ? sb_cards[answer->card[answer->cards - 1]].sector : 0;
    return card && memchr(s->seat[seat].dealt, card, SB_DEALT) &&
           !memchr(answer->card, card, answer->cards) && sb_cards[card].sector >= last &&
           sb_cards[card].cost <= sb_dealt_credits(s, seat);
}

void sb_buy_dealt(SbState *s, int seat, int card)
{
    SbAnswer *answer = &s->seat[seat].answer;
    answer->card[answer->cards++] = (uint8_t)card;
}

void sb_finish_dealt(SbState *s, int seat)
{
    s->seat[seat].answer.stage = SB_STAGE_DONE;
    agenda_answered(&s->head, seat);
}

/* Lays what the seat bought in the order it was bought; the rest goes under the decks. */
static int open_dealt(SbState *s, int seat, EventList *events)
{
    SbSeat *p = &s->seat[seat];
    SbAnswer answer = p->answer;
    int high = 0;
    memset(&p->answer, 0, sizeof p->answer);
    for (int i = 0; i < answer.cards; i++) {
        int card = answer.card[i];
        p->credits -= sb_cards[card].cost;
        event_add(events, (Event){ .kind = SB_EVENT_BUY,
                                   .seat = (int8_t)seat,
                                   .shown = 0xff,
                                   .value = { card, sb_cards[card].cost } });
        sb_lay(s, seat, card, sb_cards[card].sector, events);
        high = sb_cards[card].sector;
    }
    uint8_t left[SB_DEALT] = { 0 };
    int n = 0;
    for (int i = 0; i < SB_DEALT; i++)
        if (!memchr(answer.card, p->dealt[i], answer.cards))
            left[n++] = p->dealt[i];
    memcpy(p->dealt, left, SB_DEALT);
    return high;
}

void sb_open_lightspeed(SbState *s, EventList *events)
{
    int high[SB_SEATS] = { 0 }, credits[SB_SEATS] = { 0 };
    for (int seat = 0; seat < s->head.seats; seat++) {
        high[seat] = open_dealt(s, seat, events);
        credits[seat] = s->seat[seat].credits;
    }
    SeatSet tied = highest(s, highest(s, all_seats(s), credits), high); /* SB-16.7 */
    begin(s, roll_off(s, tied, events), events);
}
