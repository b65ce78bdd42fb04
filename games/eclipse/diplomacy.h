/* Diplomacy: offers, ambassadors, aggression and the traitor (E2-13, E1-10). */
#ifndef GAMES_ECLIPSE_DIPLOMACY_H
#define GAMES_ECLIPSE_DIPLOMACY_H

#include "games/eclipse/state.h"

/* The rule that forbids an offer of one seat to another, or NULL. */
const char *ecl_forbids_offer(const EclState *s, int seat, int other);

/* The seats to whom an offer may be made. */
SeatSet ecl_offers(const EclState *s, int seat);

void ecl_play_offer(EclState *s, int seat, int other, EventList *events);
void ecl_play_accept(EclState *s);
void ecl_play_decline(EclState *s, EventList *events);
void ecl_run_pact(EclState *s, EventList *events);
void ecl_play_give(EclState *s, int track);
void ecl_play_pact_drop(EclState *s, int value, EventList *events);

/* The reputation tile that has to go before an ambassador finds room is asked for. */
bool ecl_pact_wants_room(const EclState *s);

/* Relations end: cubes return, the aggressor chooses first; he becomes the traitor. */
void ecl_break(EclState *s, int aggressor, SeatSet partners, EventList *events);

/* The partners whom the seat's ships have come upon: in a sector, or anywhere on the map. */
SeatSet ecl_attacked_in(const EclState *s, int seat, int sector);

/* At the end of a turn: partners whose sectors or ships were come upon (E2-13.9). */
void ecl_judge_turn(EclState *s, int seat, EventList *events);

#endif
