/* What a viewer cannot know (SB-DP15): which cards the other seats were dealt in Light Speed, or
 * left under the decks, and the sealed answers of others. Decks are sets, so their order needs no
 * hiding. */
#include "games/spacebase/hide.h"

#include <string.h>

#include "games/spacebase/moves.h"
#include "games/spacebase/run.h"
#include "games/spacebase/state.h"

/* Takes the level's cards of the other seats back into a pool with the deck. */
static uint64_t unseen(const SbState *s, int viewer, int level)
{
    uint64_t pool = s->deck[level - 1];
    for (int seat = 0; seat < s->head.seats; seat++)
        for (int i = 0; i < SB_DEALT && seat != viewer; i++) {
            int card = s->seat[seat].dealt[i];
            if (card && sb_cards[card].level == level)
                pool |= 1ull << (card - sb_level_first(level));
        }
    return pool;
}

/* Deals each other seat as many cards of the level as it had. Level 1 cards have lower numbers than
 * level 2 cards, and members are taken in ascending order, so the lists stay ascending. */
static void redeal_level(SbState *s, int viewer, int level, Rng *rng)
{
    uint64_t pool = unseen(s, viewer, level);
    int first = sb_level_first(level);
    for (int seat = 0; seat < s->head.seats; seat++) {
        uint8_t *dealt = s->seat[seat].dealt;
        uint64_t mine = 0;
        for (int i = 0; i < SB_DEALT && seat != viewer; i++)
            if (dealt[i] && sb_cards[dealt[i]].level == level) {
                int bit = rng_member(rng, pool);
                pool &= ~(1ull << bit);
                mine |= 1ull << bit;
            }
        for (int i = 0; mine && i < SB_DEALT; i++)
            if (dealt[i] && sb_cards[dealt[i]].level == level) {
                dealt[i] = (uint8_t)(first + bits_first(mine));
                mine = bits_without_first(mine);
            }
    }
    s->deck[level - 1] = pool;
}

/* Gives a seat a random complete answer. Its last move must not open the step: the viewer, who owes
 * an answer, keeps it sealed. */
static void answer_anyhow(SbState *s, int seat, Rng *rng)
{
    while (bits_has(s->head.asked, seat)) {
        MoveList list;
        sb_moves(s, seat, &list);
        sb_apply(s, seat, list.move[rng_below(rng, list.n)], NULL);
    }
}

void sb_reopen(void *state, SeatSet seats)
{
    SbState *s = state;
    bool cards = agenda_peek(&s->head)->kind == SB_TASK_LIGHTSPEED;
    for (uint64_t left = seats; left; left = bits_without_first(left)) {
        SbAnswer *answer = &s->seat[bits_first(left)].answer;
        memset(answer, 0, sizeof *answer);
        answer->stage = cards ? SB_STAGE_CARDS : SB_STAGE_USE;
    }
    s->head.asked |= seats;
}

static void redraw_answers(SbState *s, int viewer, Rng *rng)
{
    bool owes = viewer >= 0 && bits_has(s->head.asked, viewer);
    SeatSet others = viewer >= 0 ? (SeatSet)(s->head.sealed & ~seat_bit(viewer)) : s->head.sealed;
    sb_reopen(s, others);
    for (uint64_t left = others; owes && left; left = bits_without_first(left))
        answer_anyhow(s, bits_first(left), rng);
}

void sb_hide(void *state, int viewer, Rng *rng)
{
    SbState *s = state;
    if (viewer == VIEWER_ALL)
        return;
    if (sb_is_lightspeed(s)) {
        redeal_level(s, viewer, 1, rng);
        redeal_level(s, viewer, 2, rng);
    }
    if (s->head.sealed)
        redraw_answers(s, viewer, rng);
}
