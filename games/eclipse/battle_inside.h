/* What the files of the combat phase share. */
#ifndef GAMES_ECLIPSE_BATTLE_INSIDE_H
#define GAMES_ECLIPSE_BATTLE_INSIDE_H

#include "games/eclipse/battle.h"

/* The steps of the phase, in the task COMBAT (a); b counts the seats that have drawn tiles. */
typedef enum EclStage {
    ECL_STAGE_BEGIN,
    ECL_STAGE_SECTOR, /* the next sector, or on */
    ECL_STAGE_FIGHT,  /* its battles, pair by pair */
    ECL_STAGE_RAID,   /* its population, where that comes before the tiles (E1-16.48) */
    ECL_STAGE_DRAW,   /* its reputation tiles, seat by seat */
    ECL_STAGE_RAIDS,  /* population after all battles (E2-17.15) */
    ECL_STAGE_CLEAR,  /* discs without cubes return */
    ECL_STAGE_OCCUPY, /* discs are placed */
    ECL_STAGE_FIND,   /* discovery tiles */
    ECL_STAGES
} EclStage;

/* The first of a type's ships among those of a side. */
static inline int ecl_first_ship(int type)
{
    static const uint8_t first[ECL_SHIPS] = { 0, 8, 12, 14 };
    return first[type];
}

static inline bool ecl_is_npc(int side)
{
    return side == ECL_SIDE_NPC;
}

/* The kind of the neutral ships in the sector fought over. */
static inline int ecl_guard(const EclState *s)
{
    return ecl_sector_row(s, s->battle.sector)->guard;
}

/* A side by its place: 0 the attacker, 1 the defender. */
static inline int ecl_side(const EclState *s, int place)
{
    return place ? s->battle.defender : s->battle.attacker;
}

/* The living ships of a type; neutral ships are of type 0. */
static inline int ecl_alive(const EclState *s, int side, int type)
{
    const EclHex *hex = &s->hex[s->battle.sector];
    if (ecl_is_npc(side))
        return type ? 0 : hex->npcs;
    return hex->ships[side][type];
}

static inline const EclValues *ecl_fighting_values(const EclState *s, int side, int type)
{
    if (ecl_is_npc(side)) {
        int guard = ecl_guard(s);
        return &ecl_npcs[s->edition][guard][s->variant[guard]].values;
    }
    return &s->seat[side].sums[type];
}

static inline int ecl_dice_in(const uint8_t dice[ECL_DICE])
{
    return dice[ECL_YELLOW] + dice[ECL_ORANGE] + dice[ECL_BLUE] + dice[ECL_RED];
}

/* Whether a face hits (E2-15.6, E1-16.12). */
static inline bool ecl_hits(int face, int computer, int shield)
{
    return face == 6 || (face > 1 && face + computer - shield >= 6);
}

/* ---- battle_duel.c: one battle of two sides ---- */

void ecl_begin_duel(EclState *s, int attacker, int defender, EventList *events);
void ecl_run_duel(EclState *s, EventList *events);

/* Where a type of the seat may retreat to (E2-15.11, E1-16.23). */
EclSectorSet ecl_retreats(const EclState *s, int seat, int type);

/* The types, as bits, among which the owner names the next to act. */
int ecl_next_types(const EclState *s, int *place);
void ecl_play_act(EclState *s, int type, EventList *events);
void ecl_play_attack(EclState *s, EventList *events);
void ecl_play_retreat(EclState *s, int sector, EventList *events);
void ecl_run_stale(EclState *s, EventList *events);
void ecl_play_stale(EclState *s, int sector, EventList *events); /* none: destroyed */

/* A ship of a side, by its number, is destroyed by a side. */
void ecl_destroy(EclState *s, int side, int type, int number, int by, EventList *events);

/* ---- battle_volley.c: dice rolled, assigned, counted ---- */

/* Rolls the dice of a type, or its missiles; assigns them, or asks by the task AIM. */
void ecl_volley(EclState *s, int place, int type, bool missiles, EventList *events);
void ecl_run_aim(EclState *s, EventList *events);
void ecl_play_hit(EclState *s, int type, int damage, EventList *events);

/* The die to be assigned next: the one with most damage, then the highest face. */
void ecl_next_die(const EclState *s, int *die, int *face);

/* The damage on a ship with what is assigned to it; one more than its hull is the most. */
int ecl_marked(const EclState *s, int side, int number);

/* Whether a face hits any of the ships that are shot at; whether the next die is given by points. */
bool ecl_face_hits_anything(const EclState *s, int face);
bool ecl_die_is_split(const EclState *s);

/* Whether the next die may go to a ship of the type with this damage. */
bool ecl_is_target(const EclState *s, int type, int damage);

/* ---- battle_spoils.c: what comes after battles ---- */

void ecl_draw_tiles(EclState *s, int seat, EventList *events);
void ecl_run_tiles(EclState *s, EventList *events);
void ecl_play_tile(EclState *s, int value, int drop, EventList *events); /* none: 0 */
bool ecl_may_hold(const EclState *s, int seat);
bool ecl_may_refuse(const EclState *s, int seat);

/* Asks whether the population of a sector is attacked; nobody is asked where nothing can be. */
void ecl_begin_raid(EclState *s, int sector, EventList *events);
/* Whether the seat of a RAID or CULL stands alone in that sector of another. */
bool ecl_controller_is_raided(const EclState *s, const Task *raid);
bool ecl_may_bomb(const EclState *s, const Task *raid);
bool ecl_may_raid(const EclState *s, const Task *raid);
void ecl_play_raid(EclState *s, EventList *events);
void ecl_play_bomb(EclState *s, EventList *events);
void ecl_run_cull(EclState *s, EventList *events);
void ecl_play_cull(EclState *s, int square, EventList *events);

void ecl_clear_disc(EclState *s, int sector, EventList *events);
void ecl_ask_occupy(EclState *s, int sector);
void ecl_find_after_battle(EclState *s, int sector, EventList *events);

#endif
