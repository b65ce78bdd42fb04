#include "games/eclipse/odds.h"

#include <string.h>

#include "games/eclipse/battle_inside.h"
#include "games/eclipse/game.h"
#include "games/eclipse/map.h"

enum { ATTACKER = 0, DEFENDER = 1 };

/* A sector that these neutral ships guard, or for players one without any. */
static int arena_of(int edition, int npc)
{
    for (int sector = 1; sector < ECL_SECTORS; sector++)
        if (ecl_sectors[edition][sector].kind && ecl_sectors[edition][sector].guard == npc)
            return sector;
    return ECL_NO_SECTOR;
}

static void bring(EclState *s, int seat, int sector, const EclOddsSide *side)
{
    EclHex *hex = &s->hex[sector];
    for (int type = 0; type < ECL_SHIPS; type++) {
        hex->ships[seat][type] = side->count[type];
        s->seat[seat].sums[type] = side->values[type];
    }
    hex->entry[hex->entry[0] != 0] = (uint8_t)(seat + 1);
    s->seat[seat].fleets |= ecl_bit(sector);
}

void ecl_odds_begin(EclState *s, int edition, const EclOddsSide side[2])
{
    const Game *game = edition == ECL_SECOND ? &eclipse2_game : &eclipse1_game;
    Setup setup = game_normal_setup(game, game->seats_min);
    setup.option[ECL_OPTION_SPECIES] = ECL_FIXED;
    game_setup(game, s, &setup, NULL);
    const EclOddsSide *defender = &side[DEFENDER];
    int sector = arena_of(edition, defender->npcs ? defender->npc : ECL_NO_NPC);
    memset(&s->hex[sector], 0, sizeof s->hex[sector]);
    if (defender->npcs) {
        s->hex[sector].npcs = defender->npcs;
        s->variant[defender->npc] = defender->variant;
    } else {
        bring(s, DEFENDER, sector, defender);
    }
    bring(s, ATTACKER, sector, &side[ATTACKER]);
    s->battle.sector = (uint8_t)sector;
    agenda_clear(&s->head);
    s->head.asked = s->head.sealed = 0;
    agenda_push(&s->head, (Task){ .kind = ECL_TASK_COMBAT, .a = ECL_STAGE_FIGHT });
    ecl_begin_duel(s, ATTACKER, defender->npcs ? ECL_SIDE_NPC : DEFENDER, NULL);
}

bool ecl_odds_over(const EclState *s)
{
    return agenda_peek(&s->head)->kind == ECL_TASK_COMBAT;
}

int ecl_odds_alive(const EclState *s, int place, int type)
{
    const EclHex *hex = &s->hex[s->battle.sector];
    bool npc = place == DEFENDER && ecl_guard(s) != ECL_NO_NPC;
    return npc ? (type ? 0 : hex->npcs) : hex->ships[place][type];
}

/* Who acts next, the first of equals. False: a round begins, or the battle ends. */
static bool next_actor(const EclState *s, int *place, int *type)
{
    int types = ecl_next_types(s, place);
    *type = types ? bits_first((uint64_t)types) : 0;
    return types;
}

void ecl_odds_dice(const EclState *s, int count[ECL_DICE])
{
    int place = 0, type;
    memset(count, 0, ECL_DICE * sizeof *count);
    if (!next_actor(s, &place, &type))
        return;
    int side = ecl_side(s, place);
    const EclValues *values = ecl_fighting_values(s, side, type);
    for (int die = 0; die < ECL_DICE; die++)
        count[die] =
            ecl_alive(s, side, type) * (s->battle.round ? values->cannon : values->missile)[die];
}

bool ecl_odds_alike(const EclState *s, int face, int other)
{
    int place = 0, type;
    if (!next_actor(s, &place, &type))
        return true;
    int computer = ecl_fighting_values(s, ecl_side(s, place), type)->computer;
    int enemy = ecl_side(s, !place);
    for (int target = 0; target < (ecl_is_npc(enemy) ? 1 : ECL_SHIPS); target++) {
        int shield = ecl_fighting_values(s, enemy, target)->shield;
        if (ecl_alive(s, enemy, target) &&
            ecl_hits(face, computer, shield) != ecl_hits(other, computer, shield))
            return false;
    }
    return true;
}

/* How good it is to give the next die to a ship: to destroy it, the larger the better; to damage it. */
static int promise(const EclState *s, Move move)
{
    int enemy = ecl_side(s, !s->battle.active), damage = move_b(move);
    int type = move_kind(move) == ECL_MOVE_HIT ? move_a(move) : 0;
    int left = ecl_fighting_values(s, enemy, type)->hull + 1 - damage;
    int size = ecl_is_npc(enemy) ? 1 : ecl_ship_size[type];
    if (left <= 0)
        return 0;
    return (agenda_peek(&s->head)->a >= left ? 1000 : 100) + 10 * size + damage;
}

static void aim(EclState *s)
{
    MoveList list = { .n = 0 };
    ecl_list_battle(s, agenda_top(&s->head)->seat, &list);
    Move best = list.move[0];
    for (int i = 1; i < list.n; i++)
        if (promise(s, list.move[i]) > promise(s, best))
            best = list.move[i];
    ecl_play_hit(s, move_kind(best) == ECL_MOVE_HIT ? move_a(best) : 0, move_b(best), NULL);
}

/* Answers a question of the battle. */
static void choose(EclState *s)
{
    int place = 0, type;
    s->head.asked = 0;
    switch (agenda_top(&s->head)->kind) {
    case ECL_TASK_NEXT:
        next_actor(s, &place, &type);
        ecl_play_act(s, type, NULL);
        break;
    case ECL_TASK_AIM:
        aim(s);
        break;
    default:
        assert(!"nobody can retreat here");
    }
}

void ecl_odds_step(EclState *s)
{
    ecl_run_duel(s, NULL);
    while (agenda_top(&s->head)->kind > ECL_TASK_DUEL) {
        if (agenda_top(&s->head)->kind == ECL_TASK_NEXT)
            s->head.asked = 1;
        else
            ecl_run_battle(s, NULL);
        if (s->head.asked)
            choose(s);
    }
}
