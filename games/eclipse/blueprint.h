/* Blueprints: what the parts of each ship type add up to, and whether it may fly so (E2-8, E1-12). */
#ifndef GAMES_ECLIPSE_BLUEPRINT_H
#define GAMES_ECLIPSE_BLUEPRINT_H

#include "games/eclipse/state.h"

static inline const EclBlueprintRow *ecl_plan(const EclState *s, int seat, int ship)
{
    return &ecl_blueprints[s->edition][ecl_species_of(s, seat)->family][ship];
}

/* The part that counts in a slot: the tile, else what is printed; may be none. */
static inline int ecl_part_in(const EclState *s, int seat, int ship, int slot)
{
    int tile = s->seat[seat].tile[ship][slot];
    return tile ? tile : ecl_plan(s, seat, ship)->printed[slot];
}

static inline const EclValues *ecl_part_values(const EclState *s, int part)
{
    return &ecl_parts[s->edition][part].values;
}

/* Adds the values of a part to sums. */
void ecl_add_part(const EclState *s, EclValues *sums, int part);

/* Everything that counts on the blueprint, added up: with these tiles, or with its own. */
EclValues ecl_add_up_with(const EclState *s, int seat, int ship, const uint8_t tile[ECL_SLOTS]);
EclValues ecl_add_up(const EclState *s, int seat, int ship);

/* Adds up anew after a tile came or went. */
void ecl_refresh_sums(EclState *s, int seat, int ship);

/* Enough energy (E2-8.5), and a drive if it is no starbase, which has none (E2-8.6, E1-12.4). */
bool ecl_plan_is_legal(const EclValues *sums, int ship);

/* The parts that the seat may place: basic, by technology, and stored ancient ones. */
EclPartSet ecl_parts_of(const EclState *s, int seat);

#endif
