/* Battles for tests: a sector with neighbours, fleets with any values, and dice that fall as they are told. */
#ifndef TESTS_ECLIPSE_ARENA_H
#define TESTS_ECLIPSE_ARENA_H

#include "tests/eclipse/table.h"

#include "games/eclipse/battle_inside.h"
#include "games/eclipse/control.h"
#include "games/eclipse/map.h"
#include "games/eclipse/run.h"

/* A is fought over; the others lie around it and are nobody's. */
enum {
    A = ECL_SECTOR(304),
    B = ECL_SECTOR(301),
    C = ECL_SECTOR(302),
    D = ECL_SECTOR(303),
    E = ECL_SECTOR(310)
};

static inline void lay(EclState *s, int sector, int q, int r)
{
    ecl_lay_sector(s, sector, q, r, 0);
    s->hex[sector].npcs = s->hex[sector].discovery = 0;
    s->hex[sector].full = s->hex[sector].half = 0;
}

static inline void join(EclState *s, int from, int edge, int to)
{
    s->hex[from].next[edge] = (uint8_t)to;
    s->hex[to].next[ecl_opposite(edge)] = (uint8_t)from;
    s->hex[from].full |= (uint8_t)(1 << edge);
    s->hex[from].half |= (uint8_t)(1 << edge);
    s->hex[to].full |= (uint8_t)(1 << ecl_opposite(edge));
    s->hex[to].half |= (uint8_t)(1 << ecl_opposite(edge));
}

/* A game with sector A and its neighbours B to E, which all have wormholes to it. */
static inline EclState arena(int edition, int seats)
{
    Setup setup = setup_of(edition, seats, ECL_FIXED, 1);
    EclState s = begin(&setup, edition);
    static const int around[] = { B, C, D, E };
    lay(&s, A, 12, -3);
    for (int i = 0; i < 4; i++) {
        lay(&s, around[i], 12 + i, 4);
        join(&s, A, i, around[i]);
    }
    for (int seat = 0; seat < seats; seat++)
        s.seat[seat].passed = true;
    s.first_passed = true;
    return s;
}

/* Lays a sector that ships of a kind guard, with so many of them. */
static inline int lay_guarded(EclState *s, int kind, int npcs)
{
    int sector = 1;
    while (ecl_sector_row(s, sector)->guard != kind)
        sector++;
    if (!bits_has(s->map, sector))
        lay(s, sector, 13, -4);
    s->hex[sector].npcs = (uint8_t)npcs;
    s->hex[sector].discovery = 0;
    return sector;
}

static inline void fleet(EclState *s, int seat, int sector, int type, int n)
{
    while (n--)
        ecl_add_ship(s, seat, sector, type);
}

static inline void own(EclState *s, int seat, int sector)
{
    s->seat[seat].discs--;
    ecl_put_disc(s, seat, sector);
}

/* The values of a type: initiative, computer, shield, hull, yellow cannon dice. */
static inline EclValues *arm(EclState *s, int seat, int type, int initiative, int computer,
                             int shield, int hull, int cannons)
{
    EclValues *values = &s->seat[seat].sums[type];
    *values = (EclValues){ .initiative = (uint8_t)initiative,
                           .computer = (uint8_t)computer,
                           .shield = (uint8_t)shield,
                           .hull = (uint8_t)hull,
                           .cannon = { (uint8_t)cannons } };
    return values;
}

/* The next dice, up to sixteen: the rest of the block shows sixes. */
static inline void dice(EclState *s, const char *faces)
{
    for (int i = 0; i < RNG_WORDS; i++) {
        int face = *faces ? *faces++ - '0' : 6;
        s->head.rng.word[i] = (uint32_t)((((uint64_t)(face - 1) << 32) + (1ull << 31)) / 6);
    }
    s->head.rng.used = 0;
}

/* The combat phase begins, up to the first question. */
static inline void fight(EclState *s)
{
    agenda_clear(&s->head);
    agenda_push(&s->head, (Task){ .kind = ECL_TASK_ROUND, .a = ECL_PHASE_PEACE });
    agenda_push(&s->head, (Task){ .kind = ECL_TASK_COMBAT });
    s->head.asked = s->head.sealed = 0;
    ecl_run(s, NULL);
}

static inline const Task *asks(const EclState *s)
{
    return agenda_peek(&s->head);
}

static inline bool in_combat(const EclState *s)
{
    return s->head.tasks > 1 && s->head.agenda[1].kind == ECL_TASK_COMBAT;
}

static inline void expect_task(const EclState *s, int kind, int seat)
{
    assert_int_equal(asks(s)->kind, kind);
    assert_int_equal(asks(s)->seat, seat);
    assert_int_equal(s->head.asked, seat_bit(seat));
}

/* The moves that are open, each of them legal, as one line. */
static inline const char *open_moves(const EclState *s)
{
    static char line[1024];
    Text text = text_over(line);
    MoveList list = { .n = 0 };
    ecl_game_of(s)->moves(s, asks(s)->seat, &list);
    for (int i = 0; i < list.n; i++) {
        assert_true(ecl_game_of(s)->legal(s, asks(s)->seat, list.move[i]));
        text_put(&text, i ? "; " : "");
        move_text(ecl_game_of(s), list.move[i], &text);
    }
    return line;
}

static inline void refuses_move(const EclState *s, const char *notation, const char *second,
                                const char *first)
{
    Move move;
    assert_true(move_parse(ecl_game_of(s), notation, &move, NULL));
    assert_false(ecl_game_of(s)->legal(s, asks(s)->seat, move));
    assert_string_equal(ecl_game_of(s)->why(s, asks(s)->seat, move), ecl_id(s, second, first));
}

static inline void answer(EclState *s, const char *notation)
{
    play(s, asks(s)->seat, notation);
}

/* Tiles that were drawn are settled somehow. */
static inline void past_tiles(EclState *s)
{
    while (in_combat(s) && asks(s)->kind == ECL_TASK_TILES) {
        MoveList list = { .n = 0 };
        ecl_game_of(s)->moves(s, asks(s)->seat, &list);
        ecl_game_of(s)->apply(s, asks(s)->seat, list.move[0], NULL);
    }
}

static inline int ships(const EclState *s, int seat, int sector)
{
    return ecl_ships_of(s, sector, seat);
}

#endif
