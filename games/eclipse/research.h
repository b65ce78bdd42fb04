/* Research, and what each technology does at once (E2-7, E1-11). */
#ifndef GAMES_ECLIPSE_RESEARCH_H
#define GAMES_ECLIPSE_RESEARCH_H

#include "games/eclipse/state.h"

/* The price of a technology on a track. */
int ecl_tech_price(const EclState *s, int seat, int tech, int track);

/* The least that a technology costs which the seat could research if it had the science; or ECL_NO_PRICE. */
int ecl_cheapest_tech(const EclState *s, int seat);

/* The technologies of the tray that the seat may research on a track; regular ones on their own. */
EclTechSet ecl_researchable(const EclState *s, int seat, int track);

const char *ecl_forbids_research(const EclState *s, int seat, int tech, int track);
void ecl_play_research(EclState *s, int seat, int tech, int track, EventList *events);

/* The track that a regular technology belongs to; none for a rare one. */
int ecl_track_of(const EclState *s, int tech);

/* The cheapest regular technologies of the tray that the seat can take for nothing (E2-6.16). */
EclTechSet ecl_gifts(const EclState *s, int seat);
void ecl_take_gift(EclState *s, int seat, int tech, EventList *events);

void ecl_play_artifact(EclState *s, int seat, int resource, EventList *events);
void ecl_play_portal(EclState *s, int seat, int sector, EventList *events);

#endif
