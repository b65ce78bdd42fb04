/* The tree: nodes are moves, children of a node are the moves tried after it. What is legal differs
 * from deal to deal, so a node also counts how often it could have been chosen. In a sealed step only
 * the searching seat's moves are in the tree: the others answer by the playout's rule, unseen. */
#include "ai/search.h"

#include <math.h>
#include <stdalign.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum { NO_NODE = 0, ROOT = 1, DEPTH_MAX = 64, NODES_MAX = 1 << 20 };

typedef struct Node {
    uint64_t sum; /* of the shares of the seat that chose this move, in 1/SHARE */
    Move move;
    uint32_t child, sibling;
    uint32_t visits, available;
    uint16_t children;
    uint8_t seat;
} Node;

struct Search {
    SearchSettings settings;
    const Game *game;
    int seat;
    Rng deals;          /* its key and the number of a deal make that deal */
    Node *node, *spare; /* the tree, and as much room to move a part of it to */
    uint32_t nodes, room;
    int64_t sum[SEATS_MAX]; /* of all shares since the beginning, */
    int runs;               /* and how many there were */
    bool foresees;          /* next is what the move played leads to, and node[ROOT] stands there */
    uint32_t path[DEPTH_MAX];
    int length;
    Rng chance;                                               /* of trials in the playout */
    alignas(max_align_t) unsigned char base[STATE_BYTES_MAX]; /* where the search began */
    alignas(max_align_t) unsigned char next[STATE_BYTES_MAX]; /* where it should go on */
    alignas(max_align_t) unsigned char state[STATE_BYTES_MAX];
    alignas(max_align_t) unsigned char trial[STATE_BYTES_MAX];
};

Search *search_new(const SearchSettings *settings)
{
    Search *search = calloc(1, sizeof *search);
    if (!search)
        return NULL;
    search->settings = *settings;
    int most = settings->simulations < NODES_MAX ? settings->simulations : NODES_MAX;
    search->room = (uint32_t)most + ROOT + 1;
    search->node = calloc(search->room, sizeof *search->node);
    search->spare = calloc(search->room, sizeof *search->spare);
    if (search->node && search->spare)
        return search;
    search_free(search);
    return NULL;
}

void search_free(Search *search)
{
    if (!search)
        return;
    free(search->node);
    free(search->spare);
    free(search);
}

/* The node of a first move, or NO_NODE. */
static uint32_t find_first(const Search *search, Move move)
{
    uint32_t c = search->node[ROOT].child;
    while (c && search->node[c].move != move)
        c = search->node[c].sibling;
    return c;
}

/* ---- from one decision to the next ---- */

/* Moves what hangs below a node to the front of the spare room and makes that the tree. Each node is
 * moved before its children, which go behind all that were moved so far. */
static void keep_below(Search *search, uint32_t root)
{
    Node *to = search->spare;
    uint32_t used = ROOT + 1;
    to[ROOT] = search->node[root];
    for (uint32_t at = ROOT; at < used; at++) {
        uint32_t from = to[at].child, *link = &to[at].child;
        for (; from; from = search->node[from].sibling) {
            to[used] = search->node[from];
            *link = used;
            link = &to[used++].sibling;
        }
        *link = NO_NODE;
    }
    search->spare = search->node;
    search->node = to;
    search->nodes = used;
}

void search_played(Search *search, Move move)
{
    const Head *before = game_head(search->base), *after = game_head(search->next);
    search->foresees = false;
    uint32_t c = find_first(search, move);
    if (!c)
        return;
    memcpy(search->next, search->base, (size_t)search->game->state_bytes);
    search->game->apply(search->next, search->seat, move, NULL);
    if (!rng_same(&before->rng, &after->rng) || !bits_has(after->asked, search->seat))
        return;
    keep_below(search, c);
    search->node[ROOT].visits = 0; /* counted anew from the children, which stand on other deals */
    for (c = search->node[ROOT].child; c; c = search->node[c].sibling)
        search->node[ROOT].visits += search->node[c].visits;
    search->foresees = true;
}

static bool same_moves(const Game *game, const void *a, const void *b, int seat)
{
    MoveList one = { .n = 0 }, two = { .n = 0 };
    game->moves(a, seat, &one);
    game->moves(b, seat, &two);
    return one.n == two.n && memcmp(one.move, two.move, (size_t)one.n * sizeof one.move[0]) == 0;
}

/* Whether the seat sees in both the same, all that it may see. */
static bool looks_same(const Game *game, const void *a, const void *b, int seat)
{
    const Head *one = game_head(a), *two = game_head(b);
    if (one->tasks != two->tasks || one->sealed != two->sealed ||
        memcmp(one->agenda, two->agenda, sizeof one->agenda) != 0 || !same_moves(game, a, b, seat))
        return false;
    Feature *feature = malloc(2 * (size_t)game->features * sizeof *feature);
    if (!feature)
        return false;
    int n = game->feature(a, seat, feature), m = game->feature(b, seat, feature + n);
    bool same = n == m && memcmp(feature, feature + n, (size_t)n * sizeof *feature) == 0;
    free(feature);
    return same;
}

void search_begin(Search *search, const Game *game, const void *hidden, int seat, Rng *rng)
{
    bool goes_on = search->foresees && search->game == game && search->seat == seat &&
                   looks_same(game, search->next, hidden, seat);
    search->foresees = false;
    search->game = game;
    search->seat = seat;
    search->runs = 0;
    memset(search->sum, 0, sizeof search->sum);
    rng_rekey(&search->deals, rng);
    memcpy(search->base, hidden, (size_t)game->state_bytes);
    if (goes_on)
        return;
    search->node[ROOT] = (Node){ .seat = (uint8_t)seat };
    search->nodes = ROOT + 1;
}

/* ---- choosing among the moves of one deal ---- */

typedef struct Choice {
    MoveList list;
    int prior[MOVES_MAX];
    uint32_t child[MOVES_MAX]; /* the node of each move, or NO_NODE */
    int total;                 /* of the priors */
} Choice;

static void weigh(const Search *search, int seat, Choice *choice)
{
    choice->total = 0;
    for (int i = 0; i < choice->list.n; i++) {
        int prior = search->game->prior(search->state, seat, choice->list.move[i]);
        choice->prior[i] = prior > 0 ? prior : 1;
        choice->total += choice->prior[i];
        choice->child[i] = NO_NODE;
    }
}

/* Finds the children that are legal in this deal and counts that they could have been chosen. */
static void match_children(Search *search, uint32_t parent, Choice *choice)
{
    for (uint32_t c = search->node[parent].child; c; c = search->node[c].sibling)
        for (int i = 0; i < choice->list.n; i++)
            if (choice->list.move[i] == search->node[c].move) {
                choice->child[i] = c;
                search->node[c].available++;
                break;
            }
}

/* The likeliest move that has no node yet, if the parent is wide enough for one more. */
static int untried(const Search *search, uint32_t parent, const Choice *choice)
{
    const Node *node = &search->node[parent];
    int best = -1;
    double width = parent == ROOT ? MOVES_MAX : 2 + sqrt((double)node->visits);
    if (node->children >= width || search->nodes >= search->room)
        return -1;
    for (int i = 0; i < choice->list.n; i++)
        if (!choice->child[i] && (best < 0 || choice->prior[i] > choice->prior[best]))
            best = i;
    return best;
}

static uint32_t add_node(Search *search, uint32_t parent, Move move, int seat)
{
    uint32_t c = search->nodes++;
    search->node[c] = (Node){
        .move = move, .seat = (uint8_t)seat, .available = 1, .sibling = search->node[parent].child
    };
    search->node[parent].child = c;
    search->node[parent].children++;
    return c;
}

static double promise(const Search *search, const Node *node, double prior)
{
    double explore = search->settings.explore / 100.0;
    double mean = (double)node->sum / ((double)node->visits * SHARE);
    return mean + explore * prior * sqrt((double)node->available) / (1.0 + node->visits);
}

static int most_promising(const Search *search, const Choice *choice)
{
    int best = -1;
    double high = -1;
    for (int i = 0; i < choice->list.n; i++) {
        if (!choice->child[i])
            continue;
        double prior = (double)choice->prior[i] / choice->total;
        double value = promise(search, &search->node[choice->child[i]], prior);
        if (value > high) {
            high = value;
            best = i;
        }
    }
    return best;
}

/* The child to go to: a new one while the node widens, else the most promising. NO_NODE: the memory is
 * full and the tree knows none of these moves. */
static uint32_t choose(Search *search, uint32_t parent, int seat, Choice *choice, bool *is_new)
{
    weigh(search, seat, choice);
    match_children(search, parent, choice);
    int i = untried(search, parent, choice);
    *is_new = i >= 0;
    if (i >= 0)
        return add_node(search, parent, choice->list.move[i], seat);
    i = most_promising(search, choice);
    return i >= 0 ? choice->child[i] : NO_NODE;
}

/* ---- one simulation ---- */

/* Who moves next: the searching seat first in a sealed step. */
static int next_seat(const Search *search)
{
    SeatSet pending = game_pending(search->state);
    return bits_has(pending, search->seat) ? search->seat : bits_first(pending);
}

static bool is_unseen(const Search *search, int seat)
{
    return game_head(search->state)->sealed && seat != search->seat;
}

/* The likeliest moves first, as many as a playout looks at. */
static int likeliest(const Search *search, int seat, MoveList *list)
{
    int look = search->settings.look, n = list->n < look ? list->n : look;
    if (n == list->n)
        return n;
    int prior[MOVES_MAX] = { 0 };
    for (int i = 0; i < list->n; i++)
        prior[i] = search->game->prior(search->state, seat, list->move[i]);
    for (int k = 0; k < n; k++) {
        int best = k;
        for (int i = k + 1; i < list->n; i++)
            if (prior[i] > prior[best])
                best = i;
        Move move = list->move[best];
        list->move[best] = list->move[k], list->move[k] = move;
        prior[best] = prior[k];
    }
    return n;
}

/* The move after which the seat's value is best, tried with other chance than what will come. */
static Move best_next(Search *search, int seat)
{
    size_t bytes = (size_t)search->game->state_bytes;
    MoveList list = { .n = 0 };
    search->game->moves(search->state, seat, &list);
    int n = likeliest(search, seat, &list), high = -1;
    Move best = list.move[0];
    for (int i = 0; i < n && n > 1; i++) {
        memcpy(search->trial, search->state, bytes);
        memcpy(search->trial, &search->chance, sizeof search->chance);
        search->game->apply(search->trial, seat, list.move[i], NULL);
        int value = search->game->value(search->trial, seat);
        if (value > high) {
            high = value;
            best = list.move[i];
        }
    }
    return best;
}

static void walk(Search *search, uint32_t at, bool is_new)
{
    Choice choice;
    while (!is_new && search->length < DEPTH_MAX && game_pending(search->state)) {
        int seat = next_seat(search);
        if (is_unseen(search, seat)) {
            search->game->apply(search->state, seat, best_next(search, seat), NULL);
            continue;
        }
        choice.list.n = 0;
        search->game->moves(search->state, seat, &choice.list);
        if (choice.list.n == 1) {
            search->game->apply(search->state, seat, choice.list.move[0], NULL);
            continue;
        }
        at = choose(search, at, seat, &choice, &is_new);
        if (at == NO_NODE)
            return;
        search->game->apply(search->state, seat, search->node[at].move, NULL);
        search->path[search->length++] = at;
    }
}

/* Plays on, each seat for its own value, at least until a sealed step under way is open. */
static void play_on(Search *search)
{
    int left = search->settings.playout;
    while (game_pending(search->state) && (left-- > 0 || game_head(search->state)->sealed)) {
        int seat = next_seat(search);
        search->game->apply(search->state, seat, best_next(search, seat), NULL);
    }
}

static void deal(Search *search, uint32_t number)
{
    Rng rng = search->deals;
    rng.block[1] = number;
    rng.used = RNG_WORDS;
    memcpy(search->state, search->base, (size_t)search->game->state_bytes);
    game_hide(search->game, search->state, search->seat, &rng);
    rng_rekey(&search->chance, &rng);
}

/* The n-th simulation of each first move has the n-th deal. */
static void simulate(Search *search, uint32_t first, bool is_new)
{
    int share[SEATS_MAX] = { 0 };
    deal(search, search->node[first].visits);
    search->game->apply(search->state, search->seat, search->node[first].move, NULL);
    search->path[0] = first;
    search->length = 1;
    walk(search, first, is_new);
    play_on(search);
    for (int seat = 0; seat < game_head(search->state)->seats; seat++)
        share[seat] = search->game->value(search->state, seat);
    search->node[ROOT].visits++;
    search->runs++;
    for (int seat = 0; seat < SEATS_MAX; seat++)
        search->sum[seat] += share[seat];
    for (int i = 0; i < search->length; i++) {
        Node *node = &search->node[search->path[i]];
        node->visits++;
        node->sum += (uint64_t)share[node->seat];
    }
}

void search_run(Search *search, int simulations)
{
    Choice choice;
    choice.list.n = 0;
    search->game->moves(search->base, search->seat, &choice.list);
    for (int i = 0; i < simulations; i++) {
        bool is_new;
        memcpy(search->state, search->base, (size_t)search->game->state_bytes);
        uint32_t first = choose(search, ROOT, search->seat, &choice, &is_new);
        simulate(search, first, is_new);
    }
}

void search_try(Search *search, Move move, int simulations)
{
    uint32_t first = find_first(search, move);
    bool is_new = first == NO_NODE;
    if (is_new && search->nodes < search->room)
        first = add_node(search, ROOT, move, search->seat);
    for (int i = 0; i < simulations && first; i++, is_new = false)
        simulate(search, first, is_new);
}

void search_shares(const Search *search, int share[SEATS_MAX])
{
    for (int seat = 0; seat < SEATS_MAX; seat++)
        share[seat] = search->runs ? (int)(search->sum[seat] / search->runs) : 0;
}

int search_done(const Search *search)
{
    return (int)search->node[ROOT].visits;
}

int search_lines(const Search *search, SearchLine line[MOVES_MAX])
{
    MoveList list = { .n = 0 };
    search->game->moves(search->base, search->seat, &list);
    for (int i = 0; i < list.n; i++) {
        line[i] = (SearchLine){ .move = list.move[i] };
        for (uint32_t c = search->node[ROOT].child; c; c = search->node[c].sibling)
            if (search->node[c].move == list.move[i]) {
                line[i].visits = (int)search->node[c].visits;
                line[i].sum = (int64_t)search->node[c].sum;
            }
    }
    return list.n;
}

int search_best(const SearchLine *line, int lines)
{
    int best = 0;
    for (int i = 1; i < lines; i++)
        if (line[i].visits > line[best].visits ||
            (line[i].visits == line[best].visits && line[i].sum > line[best].sum))
            best = i;
    return best;
}
