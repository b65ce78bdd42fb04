/* `orrery odds`: how a battle of Eclipse may end. Exact where the positions of the battle can all be gone through
 * with every fall of the dice; else sampled, with the error said. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "core/json.h"

#include "games/eclipse/blueprint.h"
#include "games/eclipse/game.h"
#include "games/eclipse/odds.h"
#include "games/eclipse/text.h"

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/figures.h"
#include "cli/names.h"
#include "cli/setup.h"

enum { NODES_MAX = 20000, BRANCHES_MAX = 4000000, TABLE = 65536, FACES = 6, SHIPS = ECL_SHIPS };

/* What a battle may come to: the share of the attacker, and the ships of each side that live. */
typedef struct Outcome {
    double wins;
    double alive[2][SHIPS];
} Outcome;

typedef struct Branch {
    int to;
    double chance;
} Branch;

/* A position of the battle before an activation. */
typedef struct Node {
    EclBattle battle;
    uint8_t ships[2][SHIPS];
    uint8_t npcs, over;
    int first, branches;
    Outcome outcome;
} Node;

typedef struct Odds {
    EclState base; /* a battle, to be filled with a node */
    Node *node;
    Branch *branch;
    int nodes, branches;
    int table[TABLE]; /* node + 1 */
    bool exact;
    Outcome outcome;
    double error; /* of `wins`, one standard deviation */
    long long samples;
} Odds;

/* ---- the sides, as words ---- */

static int named(const char *word, size_t n, const char *(*code)(int), int first, int end)
{
    for (int i = first; i < end; i++)
        if (strlen(code(i)) == n && strncmp(code(i), word, n) == 0)
            return i;
    return -1;
}

static bool refuse(Text *why, const char *what, const char *word, size_t n)
{
    text_fmt(why, "%s '%.*s'", what, (int)n, word);
    return false;
}

/* "ion-cannon+hull" after the ship: these parts instead of those printed. */
static bool read_parts(const EclState *s, const char *at, size_t n, EclValues *sums, Text *why)
{
    while (n) {
        size_t length = 0;
        while (length < n && at[length] != '+')
            length++;
        int part = named(at, length, ecl_part_code, 1, ECL_PARTS);
        if (part < 0 || !ecl_parts[s->edition][part].source)
            return refuse(why, "no such part:", at, length);
        ecl_add_part(s, sums, part);
        at += length + (length < n);
        n -= length + (length < n);
    }
    return true;
}

/* One group: "3 cruiser", "interceptor(plasma-missile+nuclear-drive)", "2 ancient", "gcds-advanced". */
static bool read_group(const EclState *s, const char *at, size_t n, EclOddsSide *side, Text *why)
{
    char *end;
    long count = strtol(at, &end, 10);
    if (end != at) {
        n -= (size_t)(end - at);
        at = end;
    } else {
        count = 1;
    }
    while (n && *at == ' ') {
        at++;
        n--;
    }
    size_t word = 0;
    while (word < n && at[word] != '(')
        word++;
    int type = named(at, word, ecl_unit_code, 0, ECL_SHIPS);
    static const char advanced[] = "-advanced";
    bool is_advanced = word > sizeof advanced - 1 && strncmp(at + word - (sizeof advanced - 1),
                                                             advanced, sizeof advanced - 1) == 0;
    int npc = named(at, word - (is_advanced ? sizeof advanced - 1 : 0), ecl_npc_code, 1, ECL_NPCS);
    if (npc >= 0 && ecl_npcs[s->edition][npc][is_advanced].tiles && count >= 1 && count <= 4) {
        side->npc = (uint8_t)npc;
        side->npcs = (uint8_t)count;
        side->variant = is_advanced;
        return true;
    }
    if (type < 0 || count < 1 || count > ecl_ship_count[type] || side->count[type])
        return refuse(why, "no such ships:", at, n);
    side->count[type] = (uint8_t)count;
    const EclBlueprintRow *plan = &ecl_blueprints[s->edition][ECL_STD][type];
    EclValues sums = { .initiative = plan->initiative, .computer = plan->computer };
    if (word == n) {
        for (int slot = 0; slot < plan->slots; slot++)
            ecl_add_part(s, &sums, plan->printed[slot]);
    } else if (at[n - 1] != ')' || !read_parts(s, at + word + 1, n - word - 2, &sums, why)) {
        return why->len ? false : refuse(why, "a list of parts ends with ')':", at, n);
    }
    side->values[type] = sums;
    return true;
}

static bool read_side(const EclState *s, const char *text, EclOddsSide *side, Text *why)
{
    memset(side, 0, sizeof *side);
    while (*text) {
        size_t n = strcspn(text, ",");
        if (!read_group(s, text, n, side, why))
            return false;
        text += n;
        text += strspn(text, ", ");
    }
    int ships = side->npcs;
    for (int type = 0; type < SHIPS; type++)
        ships += side->count[type];
    if (!ships || (side->npcs && ships > side->npcs)) {
        text_put(why, "a side has ships of a player, or neutral ships of one kind");
        return false;
    }
    return true;
}

/* ---- positions ---- */

/* What does not matter for what comes is left out, so that equal positions are equal bytes. */
static void pack(const EclState *s, Node *node)
{
    const EclHex *hex = &s->hex[s->battle.sector];
    memset(node, 0, sizeof *node);
    node->over = ecl_odds_over(s);
    node->battle = s->battle;
    if (node->battle.round)
        node->battle.round = 1;
    memset(node->battle.held, 0, sizeof node->battle.held);
    memset(node->battle.kills, 0, sizeof node->battle.kills);
    node->battle.fought = node->battle.earned = node->battle.penalty = node->battle.active = 0;
    node->npcs = hex->npcs;
    for (int place = 0; place < 2; place++)
        memcpy(node->ships[place], hex->ships[place], SHIPS);
}

static void unpack(const Odds *odds, const Node *node, EclState *s)
{
    *s = odds->base;
    EclHex *hex = &s->hex[s->battle.sector];
    s->battle = node->battle;
    hex->npcs = node->npcs;
    for (int place = 0; place < 2; place++) {
        memcpy(hex->ships[place], node->ships[place], SHIPS);
        memset(s->seat[place].supply, 8, SHIPS);
    }
}

static uint64_t key_of(const Node *node)
{
    return XXH3_64bits(node, offsetof(Node, first));
}

/* The number of a position, new or known; -1: there are too many. */
static int find(Odds *odds, const EclState *s)
{
    Node node;
    pack(s, &node);
    uint64_t at = key_of(&node) % TABLE;
    for (; odds->table[at]; at = (at + 1) % TABLE)
        if (memcmp(&odds->node[odds->table[at] - 1], &node, offsetof(Node, first)) == 0)
            return odds->table[at] - 1;
    if (odds->nodes == NODES_MAX)
        return -1;
    odds->node[odds->nodes] = node;
    odds->table[at] = ++odds->nodes;
    return odds->nodes - 1;
}

/* ---- every fall of the dice ---- */

/* Kinds of faces that mean the same: one face of each, and how many there are. */
typedef struct Faces {
    int face[FACES], weight[FACES], n;
} Faces;

static Faces faces_of(const EclState *s)
{
    Faces faces = { .n = 0 };
    for (int face = 1; face <= FACES; face++) {
        int k = 0;
        while (k < faces.n && !ecl_odds_alike(s, faces.face[k], face))
            k++;
        if (k == faces.n)
            faces.face[faces.n++] = face;
        faces.weight[k]++;
    }
    return faces;
}

typedef struct Fall {
    Odds *odds;
    const EclState *from;
    const Faces *faces;
    int count[ECL_DICE];
    int rolled[RNG_WORDS], n;
} Fall;

static void script(EclState *s, const int *face, int n)
{
    for (int i = 0; i < n; i++)
        s->head.rng.word[i] = (uint32_t)((((uint64_t)(face[i] - 1) << 32) + (1ull << 31)) / FACES);
    s->head.rng.used = 0;
}

static bool add_branch(Fall *fall, double chance)
{
    Odds *odds = fall->odds;
    EclState s = *fall->from;
    script(&s, fall->rolled, fall->n);
    ecl_odds_step(&s);
    int to = find(odds, &s);
    if (to < 0 || odds->branches == BRANCHES_MAX)
        return false;
    odds->branch[odds->branches++] = (Branch){ to, chance };
    return true;
}

/* The dice from a colour on: how many of them show each kind of face from one on. */
static bool roll(Fall *fall, int die, int kind, int left, double chance)
{
    const Faces *faces = fall->faces;
    if (die == ECL_DICE)
        return add_branch(fall, chance);
    if (kind == faces->n - 1 || !left) {
        int n = fall->n;
        double last = chance;
        for (int i = 0; i < left; i++) {
            fall->rolled[fall->n++] = faces->face[kind];
            last *= faces->weight[kind] / (double)FACES;
        }
        bool ok = roll(fall, die + 1, 0, die + 1 < ECL_DICE ? fall->count[die + 1] : 0, last);
        fall->n = n;
        return ok;
    }
    double ways = 1;
    int n = fall->n;
    for (int k = 0; k <= left; k++) {
        if (!roll(fall, die, kind + 1, left - k,
                  chance * ways * pow(faces->weight[kind] / (double)FACES, k)))
            return false;
        ways = ways * (left - k) / (k + 1);
        fall->rolled[fall->n++] = faces->face[kind];
    }
    fall->n = n;
    return true;
}

static bool expand(Odds *odds, int at)
{
    EclState s;
    odds->node[at].first = odds->branches;
    unpack(odds, &odds->node[at], &s);
    Faces faces = faces_of(&s);
    Fall fall = { .odds = odds, .from = &s, .faces = &faces };
    ecl_odds_dice(&s, fall.count);
    int dice = 0;
    for (int die = 0; die < ECL_DICE; die++)
        dice += fall.count[die];
    bool ok = dice <= RNG_WORDS && roll(&fall, 0, 0, fall.count[0], 1);
    odds->node[at].branches = odds->branches - odds->node[at].first;
    return ok;
}

/* ---- outcomes ---- */

static void settle(const EclState *s, Outcome *out)
{
    int left[2] = { 0, 0 };
    for (int place = 0; place < 2; place++)
        for (int type = 0; type < SHIPS; type++) {
            out->alive[place][type] = ecl_odds_alive(s, place, type);
            left[place] += (int)out->alive[place][type];
        }
    out->wins = left[0] > 0;
}

static void blend(Outcome *to, const Outcome *from, double chance)
{
    to->wins += chance * from->wins;
    for (int place = 0; place < 2; place++)
        for (int type = 0; type < SHIPS; type++)
            to->alive[place][type] += chance * from->alive[place][type];
}

/* One pass over all positions, the last found first; how much the shares still change. */
static double sweep(Odds *odds)
{
    double most = 0;
    for (int at = odds->nodes - 1; at >= 0; at--) {
        Node *node = &odds->node[at];
        Outcome sum = { 0 };
        if (node->over)
            continue;
        for (int i = 0; i < node->branches; i++) {
            const Branch *branch = &odds->branch[node->first + i];
            blend(&sum, &odds->node[branch->to].outcome, branch->chance);
        }
        double change = fabs(sum.wins - node->outcome.wins) +
                        fabs(sum.alive[0][0] - node->outcome.alive[0][0]) +
                        fabs(sum.alive[1][0] - node->outcome.alive[1][0]);
        most = change > most ? change : most;
        node->outcome = sum;
    }
    return most;
}

static bool solve(Odds *odds)
{
    enum { SWEEPS = 100000 };
    if (find(odds, &odds->base) < 0)
        return false;
    for (int at = 0; at < odds->nodes; at++) {
        EclState s;
        if (odds->node[at].over) {
            unpack(odds, &odds->node[at], &s);
            settle(&s, &odds->node[at].outcome);
        } else if (!expand(odds, at)) {
            return false;
        }
    }
    for (int i = 0; i < SWEEPS && sweep(odds) > 1e-13; i++)
        ;
    odds->outcome = odds->node[0].outcome;
    return true;
}

static void sample(Odds *odds)
{
    enum { SAMPLES = 20000 };
    Outcome sum = { 0 };
    Rng rng = { .used = RNG_WORDS };
    for (int i = 0; i < SAMPLES; i++) {
        Outcome one;
        EclState s = odds->base;
        memset(s.seat[0].supply, 8, SHIPS);
        memset(s.seat[1].supply, 8, SHIPS);
        rng_rekey(&s.head.rng, &rng);
        while (!ecl_odds_over(&s))
            ecl_odds_step(&s);
        settle(&s, &one);
        blend(&sum, &one, 1.0 / SAMPLES);
    }
    odds->outcome = sum;
    odds->samples = SAMPLES;
    odds->error = sqrt(sum.wins * (1 - sum.wins) / SAMPLES);
}

/* ---- printing ---- */

static void print_bar(const char *who, double share)
{
    enum { WIDTH = 40 };
    int full = (int)lround(share * WIDTH);
    printf("%-9s %6.2f%%  ", who, 100 * share);
    for (int i = 0; i < WIDTH; i++)
        fputs(i < full ? "█" : "·", stdout);
    putchar('\n');
}

static void print_losses(const char *who, const EclOddsSide *side, const double alive[SHIPS])
{
    printf("%-9s loses", who);
    if (side->npcs)
        printf(" %.2f of %d %s", side->npcs - alive[0], side->npcs, ecl_npc_code(side->npc));
    for (int type = 0, n = 0; type < SHIPS; type++)
        if (side->count[type])
            printf("%s %.2f of %d %s", n++ ? "," : "", side->count[type] - alive[type],
                   side->count[type], ecl_unit_code(type));
    putchar('\n');
}

static void print_text(const Odds *odds, const EclOddsSide side[2])
{
    print_bar("attacker", odds->outcome.wins);
    print_bar("defender", 1 - odds->outcome.wins);
    print_losses("attacker", &side[0], odds->outcome.alive[0]);
    print_losses("defender", &side[1], odds->outcome.alive[1]);
    if (odds->exact)
        printf("exact: %d positions\n", odds->nodes);
    else
        printf("sampled: %lld battles, ±%.2f%%\n", odds->samples, 196 * odds->error);
}

static void print_json(const Odds *odds, const EclOddsSide side[2])
{
    char buf[2048];
    Text text = text_over(buf);
    Json json;
    json_writer(&json, &text);
    json_object_begin(&json);
    json_key_real(&json, "attacker", odds->outcome.wins);
    json_key_real(&json, "defender", 1 - odds->outcome.wins);
    json_key_bool(&json, "exact", odds->exact);
    json_key_real(&json, "error", odds->error);
    for (int place = 0; place < 2; place++) {
        json_key(&json, place ? "defender_alive" : "attacker_alive");
        json_object_begin(&json);
        if (side[place].npcs)
            json_key_real(&json, ecl_npc_code(side[place].npc), odds->outcome.alive[place][0]);
        for (int type = 0; type < SHIPS; type++)
            if (side[place].count[type])
                json_key_real(&json, ecl_unit_code(type), odds->outcome.alive[place][type]);
        json_object_end(&json);
    }
    json_object_end(&json);
    puts(buf);
}

static int run(int edition, const EclOddsSide side[2], bool as_json)
{
    Odds *odds = calloc(1, sizeof *odds);
    if (odds) {
        odds->node = calloc(NODES_MAX, sizeof *odds->node);
        odds->branch = malloc(BRANCHES_MAX * sizeof *odds->branch);
    }
    bool ok = odds && odds->node && odds->branch;
    if (ok) {
        ecl_odds_begin(&odds->base, edition, side);
        odds->exact = solve(odds);
        if (!odds->exact)
            sample(odds);
        if (as_json)
            print_json(odds, side);
        else
            print_text(odds, side);
    }
    if (odds) {
        free(odds->node);
        free(odds->branch);
    }
    free(odds);
    return ok ? EXIT_GOOD : failure("odds", "out of memory");
}

int cmd_odds(int argc, char **argv)
{
    const char *attacker = "", *defender = "";
    bool as_json = false;
    ArgWords word = { .n = 0 };
    const Arg arg[] = {
        arg_text("attacker", 'a', &attacker, "SHIPS",
                 "\"2 interceptor, cruiser(ion-cannon+hull)\""),
        arg_text("defender", 'd', &defender, "SHIPS",
                 "the same, or \"2 ancient\", \"gcds-advanced\""),
        arg_flag("json", 0, &as_json, "one JSON object"),
    };
    const ArgTable table = { .command = "odds",
                             .usage = "eclipse1|eclipse2 --attacker SHIPS --defender SHIPS",
                             .about =
                                 "How a battle may end if nobody retreats. Ships have the Terran "
                                 "blueprint, or the parts named in parentheses.",
                             .arg = arg,
                             .args = sizeof arg / sizeof arg[0],
                             .word = &word,
                             .words_min = 1,
                             .words_max = 1 };
    int status;
    if (!args_read(&table, argc, argv, &status))
        return status;
    char buf[256] = "";
    Text why = text_over(buf);
    int edition = strcmp(word.at[0], "eclipse2") == 0   ? ECL_SECOND
                  : strcmp(word.at[0], "eclipse1") == 0 ? ECL_FIRST
                                                        : -1;
    if (edition < 0) {
        names_unknown(&why, "game with battles", word.at[0],
                      &(Names){ { "eclipse1", "eclipse2" }, 2 });
        return usage_error("odds", "%s", buf);
    }
    EclOddsSide side[2];
    EclState s = { .edition = (uint8_t)edition };
    if (!read_side(&s, attacker, &side[0], &why) || !read_side(&s, defender, &side[1], &why))
        return usage_error("odds", "%s", buf);
    if (side[0].npcs)
        return usage_error("odds", "neutral ships never attack");
    return run(edition, side, as_json);
}
