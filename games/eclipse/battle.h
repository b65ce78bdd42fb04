/* The combat phase (E2-14 to E2-17, E1-16) as one task: ROUND pushes COMBAT, and goes on when it and
 * all that it pushed are gone. battle.c owns EclState.battle, the tasks of battle_tasks.def, the moves
 * of battle_moves.def and the events of battle_events.def. */
#ifndef GAMES_ECLIPSE_BATTLE_H
#define GAMES_ECLIPSE_BATTLE_H

#include "games/eclipse/state.h"

/* Whether the task is one of the combat phase. */
static inline bool ecl_is_battle_task(int kind)
{
    return kind >= ECL_TASK_COMBAT;
}

/* The top task is one of the combat phase: works on it, or asks its seat. */
void ecl_run_battle(EclState *s, EventList *events);

/* The moves of the top task, which asks the seat; the rule that forbids a move, or NULL; the move. */
void ecl_list_battle(const EclState *s, int seat, MoveList *list);
const char *ecl_forbids_battle(const EclState *s, int seat, Move move);
void ecl_play_battle(EclState *s, int seat, Move move, EventList *events);

/* The battle under way as the member "battle": what the viewer sees; all of it for positions, and back. */
void ecl_put_battle(const EclState *s, int viewer, Json *out);
void ecl_write_battle(const EclState *s, Json *out);
bool ecl_read_battle(EclState *s, JsonValue battle, Text *why);

#endif
