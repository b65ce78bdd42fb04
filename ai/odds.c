/* Odds of battles. The exact way is a graph of positions with the chances of going from one to another: all
 * that begins in the first is let flow along the branches until it has come to the ends. */
#include "ai/odds.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#define CONVERGED 1e-10

typedef struct Branch {
    int to;
    double chance;
} Branch;

/* The units that live. */
typedef struct Alive {
    uint8_t n[BATTLE_SIDES][BATTLE_KINDS];
} Alive;

/* A position of the battle before a step, or after the last. */
typedef struct Node {
    uint8_t key[BATTLE_KEY];
    Alive alive;
    bool over;
    int first, branches;
    double flow; /* what has come here and not gone on */
} Node;

typedef struct Solver {
    const GameBattle *battle;
    const OddsBudget *budget;
    size_t state_bytes;
    Node *node;
    Branch *branch;
    int *table; /* node + 1, by the key's hash */
    size_t places;
    int nodes, branches;
    _Alignas(16) unsigned char base[STATE_BYTES_MAX];
} Solver;

/* ---- positions ---- */

static Alive alive_in(const GameBattle *battle, const void *state)
{
    Alive alive;
    for (int side = 0; side < BATTLE_SIDES; side++)
        for (int kind = 0; kind < BATTLE_KINDS; kind++)
            alive.n[side][kind] = (uint8_t)battle->alive(state, side, kind);
    return alive;
}

/* The number of a position, new or known; -1: there are too many. */
static int find(Solver *solver, const void *state)
{
    const GameBattle *battle = solver->battle;
    Node node = { .over = battle->is_over(state) };
    battle->pack(state, node.key);
    size_t at = XXH3_64bits(node.key, sizeof node.key) % solver->places;
    for (; solver->table[at]; at = (at + 1) % solver->places) {
        const Node *known = &solver->node[solver->table[at] - 1];
        if (known->over == node.over && memcmp(known->key, node.key, sizeof node.key) == 0)
            return solver->table[at] - 1;
    }
    if (solver->nodes == solver->budget->positions)
        return -1;
    node.alive = alive_in(battle, state);
    solver->node[solver->nodes] = node;
    solver->table[at] = ++solver->nodes;
    return solver->nodes - 1;
}

/* ---- every fall of the dice ---- */

/* Kinds of faces that mean the same: one face of each, and how many there are. */
typedef struct Faces {
    int face[BATTLE_FACES], weight[BATTLE_FACES], n;
} Faces;

typedef struct Fall {
    Solver *solver;
    const void *from;
    Faces faces;
    int count[BATTLE_DICE];
    int rolled[RNG_WORDS], n;
} Fall;

static Faces faces_of(const GameBattle *battle, const void *state)
{
    Faces faces = { .n = 0 };
    for (int face = 1; face <= BATTLE_FACES; face++) {
        int k = 0;
        while (k < faces.n && !battle->is_alike(state, faces.face[k], face))
            k++;
        if (k == faces.n)
            faces.face[faces.n++] = face;
        faces.weight[k]++;
    }
    return faces;
}

/* Lets the stream of a state bring these faces. */
static void script(void *state, const int *face, int n)
{
    Rng *rng = &((Head *)state)->rng;
    for (int i = 0; i < n; i++)
        rng->word[i] = (uint32_t)((((uint64_t)(face[i] - 1) << 32) + (1ull << 31)) / BATTLE_FACES);
    rng->used = 0;
}

static bool add_branch(Fall *fall, double chance)
{
    Solver *solver = fall->solver;
    _Alignas(16) unsigned char state[STATE_BYTES_MAX];
    memcpy(state, fall->from, solver->state_bytes);
    script(state, fall->rolled, fall->n);
    solver->battle->step(state);
    int to = find(solver, state);
    if (to < 0 || solver->branches == solver->budget->branches)
        return false;
    solver->branch[solver->branches++] = (Branch){ to, chance };
    return true;
}

/* The dice from a colour on: how many of them show each kind of face from one on. */
static bool roll(Fall *fall, int die, int kind, int left, double chance)
{
    const Faces *faces = &fall->faces;
    int n = fall->n;
    if (die == BATTLE_DICE)
        return add_branch(fall, chance);
    double share = faces->weight[kind] / (double)BATTLE_FACES;
    if (kind == faces->n - 1 || !left) {
        for (int i = 0; i < left; i++) {
            fall->rolled[fall->n++] = faces->face[kind];
            chance *= share;
        }
        bool ok = roll(fall, die + 1, 0, die + 1 < BATTLE_DICE ? fall->count[die + 1] : 0, chance);
        fall->n = n;
        return ok;
    }
    double ways = 1;
    for (int k = 0; k <= left; k++) {
        if (!roll(fall, die, kind + 1, left - k, chance * ways * pow(share, k)))
            return false;
        ways = ways * (left - k) / (k + 1);
        fall->rolled[fall->n++] = faces->face[kind];
    }
    fall->n = n;
    return true;
}

static int dice_of(const GameBattle *battle, const void *state, int count[BATTLE_DICE])
{
    int dice = 0;
    battle->dice(state, count);
    for (int die = 0; die < BATTLE_DICE; die++)
        dice += count[die];
    return dice;
}

static bool expand(Solver *solver, int at)
{
    _Alignas(16) unsigned char state[STATE_BYTES_MAX];
    Node *node = &solver->node[at];
    memcpy(state, solver->base, solver->state_bytes);
    solver->battle->unpack(state, node->key);
    Fall fall = { .solver = solver, .from = state, .faces = faces_of(solver->battle, state) };
    node->first = solver->branches;
    if (dice_of(solver->battle, state, fall.count) > RNG_WORDS ||
        !roll(&fall, 0, 0, fall.count[0], 1))
        return false;
    node->branches = solver->branches - node->first;
    return true;
}

/* ---- outcomes ---- */

static void count_end(Odds *odds, Alive alive, double chance)
{
    int left[BATTLE_SIDES] = { 0, 0 };
    for (int side = 0; side < BATTLE_SIDES; side++)
        for (int kind = 0; kind < BATTLE_KINDS; kind++) {
            odds->alive[side][kind] += chance * alive.n[side][kind];
            left[side] += alive.n[side][kind];
        }
    int winner = left[0] ? 0 : 1;
    assert(left[winner] <= ODDS_UNITS);
    odds->left[winner][left[winner]] += chance;
    odds->wins += winner ? 0 : chance;
}

/* One pass over all positions, the first found first; how much is still on its way. */
static double let_flow(Solver *solver)
{
    double under_way = 0;
    for (int at = 0; at < solver->nodes; at++) {
        Node *node = &solver->node[at];
        double flow = node->flow;
        if (node->over || flow <= 0)
            continue;
        node->flow = 0;
        for (int i = 0; i < node->branches; i++) {
            const Branch *branch = &solver->branch[node->first + i];
            solver->node[branch->to].flow += flow * branch->chance;
        }
    }
    for (int at = 0; at < solver->nodes; at++)
        under_way += solver->node[at].over ? 0 : solver->node[at].flow;
    return under_way;
}

static bool solve(Solver *solver, Odds *odds)
{
    if (find(solver, solver->base) < 0)
        return false;
    for (int at = 0; at < solver->nodes; at++)
        if (!solver->node[at].over && !expand(solver, at))
            return false;
    solver->node[0].flow = 1;
    long long flows = solver->budget->flows;
    while (let_flow(solver) > CONVERGED) {
        flows -= solver->branches;
        if (flows < 0)
            return false;
    }
    for (int at = 0; at < solver->nodes; at++)
        if (solver->node[at].over)
            count_end(odds, solver->node[at].alive, solver->node[at].flow);
    odds->positions = solver->nodes;
    return true;
}

static void sample(const Solver *solver, Odds *odds)
{
    const GameBattle *battle = solver->battle;
    _Alignas(16) unsigned char state[STATE_BYTES_MAX];
    Rng rng = { .used = RNG_WORDS };
    Odds sum = { 0 };
    long long rolls = solver->budget->rolls;
    int count[BATTLE_DICE];
    for (; sum.samples < solver->budget->samples && rolls > 0; sum.samples++) {
        memcpy(state, solver->base, solver->state_bytes);
        rng_rekey(&((Head *)state)->rng, &rng);
        while (!battle->is_over(state)) {
            rolls -= 1 + dice_of(battle, state, count);
            battle->step(state);
        }
        count_end(&sum, alive_in(battle, state), 1);
    }
    double n = sum.samples;
    odds->samples = sum.samples;
    odds->wins = sum.wins / n;
    for (int side = 0; side < BATTLE_SIDES; side++) {
        for (int kind = 0; kind < BATTLE_KINDS; kind++)
            odds->alive[side][kind] = sum.alive[side][kind] / n;
        for (int left = 0; left <= ODDS_UNITS; left++)
            odds->left[side][left] = sum.left[side][left] / n;
    }
    odds->error = sqrt(odds->wins * (1 - odds->wins) / n);
}

static void count_beginning(const Solver *solver, Odds *odds)
{
    for (int side = 0; side < BATTLE_SIDES; side++)
        for (int kind = 0; kind < BATTLE_KINDS; kind++) {
            odds->unit[side][kind] = solver->battle->unit(solver->base, side, kind);
            odds->had[side][kind] = solver->battle->alive(solver->base, side, kind);
        }
}

bool odds_of(const Game *game, JsonValue told, const OddsBudget *budget, Odds *odds, Text *why)
{
    Solver *solver = calloc(1, sizeof *solver);
    memset(odds, 0, sizeof *odds);
    if (!game->battle) {
        text_put(why, "this game has no battles");
    } else if (solver) {
        solver->battle = game->battle;
        solver->budget = budget;
        solver->state_bytes = (size_t)game->state_bytes;
        solver->places = 2 * (size_t)budget->positions;
        solver->node = calloc((size_t)budget->positions, sizeof *solver->node);
        solver->branch = malloc((size_t)budget->branches * sizeof *solver->branch);
        solver->table = calloc(solver->places, sizeof *solver->table);
    }
    bool room = solver && solver->node && solver->branch && solver->table;
    if (!room && game->battle)
        text_put(why, "out of memory");
    bool ok = room && game->battle->begin(game, solver->base, told, why);
    if (ok) {
        count_beginning(solver, odds);
        if (!solve(solver, odds))
            sample(solver, odds);
    }
    if (solver) {
        free(solver->node);
        free(solver->branch);
        free(solver->table);
    }
    free(solver);
    return ok;
}

/* ---- writing ---- */

static void write_side(const Odds *odds, int side, Json *out)
{
    json_key(out, side ? "defender_alive" : "attacker_alive");
    json_object_begin(out);
    int units = 0;
    for (int kind = 0; kind < BATTLE_KINDS; kind++) {
        if (odds->unit[side][kind])
            json_key_real(out, odds->unit[side][kind], odds->alive[side][kind]);
        units += odds->had[side][kind];
    }
    json_object_end(out);
    json_key(out, side ? "defender_left" : "attacker_left");
    json_array_begin(out);
    for (int left = 1; left <= units; left++)
        json_decimal(out, odds->left[side][left]);
    json_array_end(out);
}

void odds_write(const Odds *odds, Json *out)
{
    json_object_begin(out);
    json_key_real(out, "attacker", odds->wins);
    json_key_real(out, "defender", 1 - odds->wins);
    json_key_bool(out, "exact", !odds->samples);
    json_key_real(out, "error", odds->error);
    for (int side = 0; side < BATTLE_SIDES; side++)
        write_side(odds, side, out);
    json_object_end(out);
}
