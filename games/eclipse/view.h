/* What a viewer may see, as JSON; also what positions share with it. */
#ifndef GAMES_ECLIPSE_VIEW_H
#define GAMES_ECLIPSE_VIEW_H

#include "games/eclipse/state.h"

void ecl_view(const void *state, int viewer, Json *out);

extern const char *const ecl_phase_codes[ECL_PHASES];
extern const char *const ecl_square_codes[ECL_SQUARES + 1];
extern const char *const ecl_out_codes[];

/* A member that is a list of the codes of a set, or an object of counts. */
void ecl_put_set(const char *key, uint64_t set, const char *(*code)(int), Json *out);
void ecl_put_seats(const char *key, SeatSet seats, Json *out);
void ecl_put_counts(const char *key, const uint8_t *count, int n, const char *(*code)(int),
                    Json *out);
void ecl_put_tiles(const char *key, EclTiles tiles, Json *out);

/* The space of an action; 0: that of reactions. */
const char *ecl_space_code(int action);

/* Numbers of dice by colour. */
void ecl_put_dice(const char *key, const uint8_t dice[ECL_DICE], Json *out);

/* A sector of the map as an object; cubes, ships in the order of entry. */
void ecl_put_sector(const EclState *s, int sector, Json *out);

/* The tiles of each blueprint. */
void ecl_put_plans(const EclState *s, int seat, Json *out);

/* Technologies by track. */
void ecl_put_techs(const EclSeat *p, Json *out);

/* Values of reputation tiles and how many of each. */
void ecl_put_values(const char *key, const uint8_t count[ECL_VALUES], Json *out);

#endif
