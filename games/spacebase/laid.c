#include "games/spacebase/laid.h"

#include <string.h>

#include "games/spacebase/board.h"

static void add_side(SbGifts *to, int card, SbFace face)
{
    const SbSide *side = &sb_cards[card].side[face];
    int16_t *of = to->of;
    of[SB_GIVES_VP] = (int16_t)(of[SB_GIVES_VP] + side->vp);
    of[SB_GIVES_CREDITS] = (int16_t)(of[SB_GIVES_CREDITS] + side->credits);
    of[SB_GIVES_INCOME] = (int16_t)(of[SB_GIVES_INCOME] + side->income);
    of[SB_GIVES_ABILITY] = (int16_t)(of[SB_GIVES_ABILITY] + (side->ability != SB_NO_ABILITY));
    of[SB_GIVES_CLAIMS] = (int16_t)(of[SB_GIVES_CLAIMS] + side->claims[0] + 2 * side->claims[1] +
                                    3 * side->claims[2]);
    of[SB_GIVES_LEFT] |= (side->arrows & SB_LEFT) != 0;
    of[SB_GIVES_RIGHT] |= (side->arrows & SB_RIGHT) != 0;
    of[SB_GIVES_COLONY] |= sb_is_colony(card);
}

static void add_pay(SbGifts *to, const SbGifts *from, int times)
{
    for (int i = 0; i < SB_PAYS; i++)
        to->of[i] = (int16_t)(to->of[i] + times * from->of[i]);
}

/* For choosing between two ways to use a roll, in 1/100 VP. */
static int worth(const SbGifts *pay)
{
    return 100 * pay->of[SB_GIVES_VP] + 28 * pay->of[SB_GIVES_CREDITS] +
           112 * pay->of[SB_GIVES_INCOME] + 20 * pay->of[SB_GIVES_ABILITY] +
           85 * pay->of[SB_GIVES_CLAIMS];
}

/* What a sector pays, its arrow once followed. */
static SbGifts sector_pay(const SbGifts *sector)
{
    SbGifts pay = *sector;
    const SbGifts *left = sector - 1, *right = sector + 1;
    bool to_left = sector->of[SB_GIVES_LEFT], to_right = sector->of[SB_GIVES_RIGHT];
    if (to_left && to_right)
        to_left = worth(left) > worth(right);
    if (to_left || to_right)
        add_pay(&pay, to_left ? left : right, 1);
    return pay;
}

/* What 36 rolls pay if each is used in the better way; there is nothing beyond the first and the last sector. */
static SbGifts dice_pay(const SbGifts sector[SB_SECTORS + 2])
{
    SbGifts pay[SB_SECTORS + 1], sum = { { 0 } };
    int worths[SB_SECTORS + 1], times[SB_SECTORS + 1] = { 0 };
    for (int i = 1; i <= SB_SECTORS; i++) {
        pay[i] = sector_pay(&sector[i]);
        worths[i] = worth(&pay[i]);
    }
    for (int one = 1; one <= SB_FACES; one++)
        for (int two = one; two <= SB_FACES; two++) {
            int rolls = one == two ? 1 : 2;
            int together = worths[one + two] > worths[one] + worths[two] ? rolls : 0;
            times[one + two] += together;
            times[one] += rolls - together;
            times[two] += rolls - together;
        }
    for (int i = 1; i <= SB_SECTORS; i++)
        add_pay(&sum, &pay[i], times[i]);
    return sum;
}

static void see_sectors(SbGifts gives[2][SB_SECTORS + 2], NetEntries *list)
{
    list->n = list->first = 0;
    for (int sector = 1; sector <= SB_SECTORS; sector++)
        for (int face = 0; face < 2; face++)
            for (int i = 0; i < SB_GIFTS; i++)
                net_note(list, (sector - 1) * SB_LAID_SECTOR + face * SB_GIFTS + i,
                         gives[face][sector].of[i]);
}

static void add_up(SbLaid *laid)
{
    SbGifts gives[2][SB_SECTORS + 2] = { { { { 0 } } } };
    const uint8_t *card = laid->card;
    for (int sector = 1; sector <= SB_SECTORS; sector++) {
        add_side(&gives[SB_STATION][sector], *card++, SB_STATION);
        while (*card)
            add_side(&gives[SB_DEPLOYED][sector], *card++, SB_DEPLOYED);
        card++;
    }
    laid->pay[SB_STATION] = dice_pay(gives[SB_STATION]);
    laid->pay[SB_DEPLOYED] = dice_pay(gives[SB_DEPLOYED]);
    see_sectors(gives, &laid->seen);
}

static int list_cards(const SbState *s, int seat, uint8_t *card)
{
    int n = 0;
    for (int sector = 1; sector <= SB_SECTORS; sector++) {
        const SbSector *here = sb_sector_of(s, seat, sector);
        card[n++] = here->station;
        for (int ship = here->oldest; ship; ship = s->newer[ship])
            card[n++] = (uint8_t)ship;
        card[n++] = 0;
    }
    return n;
}

const SbLaid *sb_laid(const SbState *s, int seat)
{
    static _Thread_local SbLaid last[SB_SEATS];
    SbLaid *laid = &last[seat];
    uint8_t card[sizeof laid->card];
    int n = list_cards(s, seat, card);
    if (laid->cards == n && memcmp(laid->card, card, (size_t)n) == 0)
        return laid;
    laid->cards = n;
    memcpy(laid->card, card, (size_t)n);
    add_up(laid);
    return laid;
}
