/* What the cards that lie before a seat come to: what each sector gives, what the dice make of it, and what the
 * network sees of them. From one position to the next most seats have the same cards, so it is kept. */
#ifndef GAMES_SPACEBASE_LAID_H
#define GAMES_SPACEBASE_LAID_H

#include "core/net.h"
#include "games/spacebase/state.h"

/* What a sector gives on its station's side, or what its deployed ships give together. */
typedef enum SbGift {
    SB_GIVES_VP,
    SB_GIVES_CREDITS,
    SB_GIVES_INCOME,
    SB_GIVES_ABILITY,
    SB_GIVES_CLAIMS,
    SB_PAYS,                 /* those before are paid by the dice, */
    SB_GIVES_LEFT = SB_PAYS, /* those that follow are there or not */
    SB_GIVES_RIGHT,
    SB_GIVES_COLONY,
    SB_GIFTS
} SbGift;

typedef struct SbGifts {
    int16_t of[SB_GIFTS];
} SbGifts;

/* Rows of the network: both faces of each sector. */
enum { SB_LAID_SECTOR = 2 * SB_GIFTS, SB_LAID_ROWS = SB_SECTORS * SB_LAID_SECTOR };

typedef struct SbLaid {
    int cards;
    uint8_t card[SB_CARDS + 2 * SB_SECTORS]; /* by sector: the station, the deployed ones, 0 */
    SbGifts pay[2]; /* by face: what 36 rolls pay if each is used in the better way */
    NetEntries seen;
} SbLaid;

/* Of this seat, until the thread asks for the seat's again. */
const SbLaid *sb_laid(const SbState *s, int seat);

#endif
