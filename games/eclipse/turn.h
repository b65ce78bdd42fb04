/* Turns of the action phase, and the round around them (E2-4, E2-5, E2-12; E1-5, E1-15). */
#ifndef GAMES_ECLIPSE_TURN_H
#define GAMES_ECLIPSE_TURN_H

#include "games/eclipse/state.h"

/* The task ROUND: the next step of the round. */
void ecl_run_round(EclState *s, EventList *events);

/* The task TURN of the turn under way; NULL outside one. */
const Task *ecl_turn(const EclState *s);

/* One activation of the action under way begins. */
void ecl_use_activation(EclState *s);

/* How many activations the action gives the seat (E2-5.3, E2-7.15, E1-5.6). */
int ecl_activations(const EclState *s, int seat, int action);

const char *ecl_forbids_action(const EclState *s, int seat, int action, bool reaction);
void ecl_play_action(EclState *s, int seat, int action, bool reaction, EventList *events);
void ecl_play_pass(EclState *s, int seat, EventList *events);
void ecl_play_give_up(EclState *s, int seat, EventList *events);

/* The turn is over: aggression is judged, the next seat follows. */
void ecl_end_turn(EclState *s, EventList *events);

/* Neither discs nor ships on the map (E2-17.14, E1-21.1). */
bool ecl_is_swept(const EclState *s, int seat);

/* The next seat clockwise that is in the game. */
int ecl_next_in(const EclState *s, int seat);

#endif
