/* Battles by themselves, for whoever asks how they may end. */
#include "games/eclipse/odds.h"

#include <string.h>

#include "games/eclipse/battle_inside.h"
#include "games/eclipse/game.h"
#include "games/eclipse/map.h"
#include "games/eclipse/text.h"

enum { ATTACKER = 0, DEFENDER = 1 };

/* A sector that these neutral ships guard, or for players one without any. */
static int arena_of(int edition, int npc)
{
    for (int sector = 1; sector < ECL_SECTORS; sector++)
        if (ecl_sectors[edition][sector].kind && ecl_sectors[edition][sector].guard == npc)
            return sector;
    return ECL_NO_SECTOR;
}

/* The ships of a side lie in the sector with their damage; what is destroyed can always be taken from the supply. */
static void bring(EclState *s, int seat, int sector, const EclOddsSide *side)
{
    EclHex *hex = &s->hex[sector];
    memcpy(s->battle.damage[seat], side->damage, sizeof side->damage);
    memcpy(s->seat[seat].sums, side->values, sizeof side->values);
    memcpy(hex->ships[seat], side->count, sizeof side->count);
    memset(s->seat[seat].supply, ECL_FLEET, sizeof s->seat[seat].supply);
    if (side->splits)
        s->seat[seat].track[0] |= (EclTechSet)1 << ECL_TECH(ANTIMATTER_SPLITTER);
    hex->entry[hex->entry[0] != 0] = (uint8_t)(seat + 1);
    s->seat[seat].fleets |= ecl_bit(sector);
}

static void bring_npcs(EclState *s, int sector, const EclOddsSide *side)
{
    s->hex[sector].npcs = side->npcs;
    s->variant[side->npc] = side->variant;
    memcpy(s->battle.damage[ECL_SIDE_NPC], side->damage, sizeof side->damage);
}

static void set_up(EclState *s, const Game *game, const EclOddsBattle *told)
{
    const EclOddsSide *defender = &told->side[DEFENDER];
    Setup setup = game_normal_setup(game, game->seats_min);
    setup.option[ECL_OPTION_SPECIES] = ECL_FIXED;
    game_setup(game, s, &setup, NULL);
    int sector = arena_of(told->edition, defender->npcs ? defender->npc : ECL_NO_NPC);
    memset(&s->hex[sector], 0, sizeof s->hex[sector]);
    if (defender->npcs)
        bring_npcs(s, sector, defender);
    else
        bring(s, DEFENDER, sector, defender);
    bring(s, ATTACKER, sector, &told->side[ATTACKER]);
    s->battle.sector = (uint8_t)sector;
    agenda_clear(&s->head);
    s->head.asked = s->head.sealed = 0;
    agenda_push(&s->head, (Task){ .kind = ECL_TASK_COMBAT, .a = ECL_STAGE_FIGHT });
    ecl_begin_duel(s, ATTACKER, defender->npcs ? ECL_SIDE_NPC : DEFENDER, NULL);
    s->battle.round = told->round;
    for (int place = 0; place < 2; place++)
        s->battle.acted[place] = told->side[place].acted;
}

static bool begin(const Game *game, void *state, JsonValue told, Text *why)
{
    EclOddsBattle battle = { .edition = game == &eclipse1_game ? ECL_FIRST : ECL_SECOND };
    if (!ecl_odds_read(told, &battle, why))
        return false;
    set_up(state, game, &battle);
    return true;
}

static bool is_over(const void *state)
{
    const EclState *s = state;
    return agenda_peek(&s->head)->kind == ECL_TASK_COMBAT;
}

/* ---- what lives ---- */

static bool is_npc_place(const EclState *s, int place)
{
    return place == DEFENDER && ecl_guard(s) != ECL_NO_NPC;
}

static int alive(const void *state, int place, int type)
{
    const EclState *s = state;
    const EclHex *hex = &s->hex[s->battle.sector];
    return is_npc_place(s, place) ? (type ? 0 : hex->npcs) : hex->ships[place][type];
}

static const char *unit(const void *state, int place, int type)
{
    if (!alive(state, place, type))
        return NULL;
    return is_npc_place(state, place) ? ecl_npc_code(ecl_guard(state)) : ecl_unit_code(type);
}

/* ---- positions: rounds are alike but for the missiles, and who is gone has no turn ---- */

typedef struct Key {
    uint8_t damage[2][ECL_FLEET], ships[2][ECL_SHIPS], acted[2];
    uint8_t npcs, round;
} Key;

static_assert(sizeof(Key) <= BATTLE_KEY, "a position of a battle fits its key");

static void pack(const void *state, uint8_t out[BATTLE_KEY])
{
    const EclState *s = state;
    const EclHex *hex = &s->hex[s->battle.sector];
    Key key = { .npcs = hex->npcs, .round = s->battle.round > 0 };
    for (int place = 0; place < 2; place++) {
        int side = is_npc_place(s, place) ? ECL_SIDE_NPC : place;
        memcpy(key.damage[place], s->battle.damage[side], ECL_FLEET);
        memcpy(key.ships[place], hex->ships[place], ECL_SHIPS);
        for (int type = 0; type < ECL_SHIPS; type++)
            if (alive(s, place, type))
                key.acted[place] |= s->battle.acted[place] & 1 << type;
    }
    memset(out, 0, BATTLE_KEY);
    memcpy(out, &key, sizeof key);
}

static void unpack(void *state, const uint8_t in[BATTLE_KEY])
{
    EclState *s = state;
    EclHex *hex = &s->hex[s->battle.sector];
    Key key;
    memcpy(&key, in, sizeof key);
    hex->npcs = key.npcs;
    s->battle.round = key.round;
    for (int place = 0; place < 2; place++) {
        int side = is_npc_place(s, place) ? ECL_SIDE_NPC : place;
        memcpy(s->battle.damage[side], key.damage[place], ECL_FLEET);
        memcpy(hex->ships[place], key.ships[place], ECL_SHIPS);
        s->battle.acted[place] = key.acted[place];
    }
}

/* ---- steps ---- */

/* Who acts next, the first of equals. False: a round begins, or the battle ends. */
static bool next_actor(const EclState *s, int *place, int *type)
{
    int types = ecl_next_types(s, place);
    *type = types ? bits_first((uint64_t)types) : 0;
    return types;
}

static void dice(const void *state, int count[BATTLE_DICE])
{
    const EclState *s = state;
    int place = 0, type;
    memset(count, 0, BATTLE_DICE * sizeof *count);
    if (!next_actor(s, &place, &type))
        return;
    int side = ecl_side(s, place);
    const EclValues *values = ecl_fighting_values(s, side, type);
    for (int die = 0; die < ECL_DICE; die++)
        count[die] =
            ecl_alive(s, side, type) * (s->battle.round ? values->cannon : values->missile)[die];
}

static bool is_alike(const void *state, int face, int other)
{
    const EclState *s = state;
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

static void step(void *state)
{
    EclState *s = state;
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

const GameBattle ecl_battle = {
    .begin = begin,
    .is_over = is_over,
    .unit = unit,
    .alive = alive,
    .dice = dice,
    .is_alike = is_alike,
    .step = step,
    .pack = pack,
    .unpack = unpack,
};
