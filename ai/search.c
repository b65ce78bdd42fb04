/* The tree: nodes are moves, children of a node are the moves tried after it. What is legal differs
 * from deal to deal, so a node also counts how often it could have been chosen. First moves are tried
 * equally often, then the better half of them again, and so on: only what met the same deals is
 * compared. Further down a node begins with the move that the playout's rule would play and widens slowly.
 * In a sealed step only the searching seat's moves are in the tree: the others have answered before, by the
 * playout's rule, each by what it sees itself. */
#include "ai/search.h"

#include <math.h>
#include <stdalign.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "ai/players.h"

enum {
    NO_NODE = 0,
    ROOT = 1,
    DEPTH_MAX = 64,
    NODES_MAX = 1 << 20,
    RIVALS_LEAST = 4, /* first moves compared, however few the simulations are */
    PER_RIVAL = 8,    /* simulations for each of them, at least */
    WIDEN = 8,        /* visits that a node's second child waits for */
    FAR = 20,         /* turns: many seats are no reason to look further */
    FAR_LESS = 8      /* times: what is not looked at beside what is so much likelier */
};

typedef struct Node {
    uint64_t sum; /* of the shares of the seat that chose this move, in 1/SHARE */
    Move move;
    uint32_t child, sibling;
    uint32_t visits, available;
    uint16_t children;
    uint8_t seat;
    int guess; /* of a first move: what greedy makes of it, in 1/SHARE */
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
    uint32_t rival[MOVES_MAX]; /* the first moves that are still compared */
    int rivals, target;        /* how many; visits that each is given before half of them go */
    uint32_t path[DEPTH_MAX];
    int length;
    int turn, turns; /* the turn that the simulation stands in, and how many began on the way */
    int horizon;     /* how many end it; 0: any number */
    Rng chance;      /* of trials in the playout */
    alignas(max_align_t) unsigned char base[STATE_BYTES_MAX]; /* where the search began */
    alignas(max_align_t) unsigned char next[STATE_BYTES_MAX]; /* where it should go on */
    alignas(max_align_t) unsigned char state[STATE_BYTES_MAX];
    alignas(max_align_t) unsigned char closed[STATE_BYTES_MAX]; /* as the seat sees a sealed step */
    alignas(max_align_t) unsigned char alone[STATE_BYTES_MAX];  /* the same for another seat */
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
    search->node = calloc(search->room + MOVES_MAX, sizeof *search->node); /* rivals always fit */
    search->spare = calloc(search->room + MOVES_MAX, sizeof *search->spare);
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

/* ---- nodes ---- */

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
    search->node[ROOT].visits = 0; /* first moves are counted anew, on deals that they share */
    for (c = search->node[ROOT].child; c; c = search->node[c].sibling) {
        search->node[c].visits = 0;
        search->node[c].sum = 0;
    }
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

/* ---- moves by their weight ---- */

typedef struct Choice {
    MoveList list;
    int prior[MOVES_MAX];
    uint32_t child[MOVES_MAX]; /* the node of each move, or NO_NODE */
    int total;                 /* of the priors */
} Choice;

/* What the game gives no weight is left out, unless that is all. */
static void weigh(const Game *game, const void *seen, int seat, Choice *choice)
{
    int kept = 0;
    choice->total = 0;
    for (int i = 0; i < choice->list.n; i++) {
        int prior = game->prior(seen, seat, choice->list.move[i]);
        if (prior > 0) {
            choice->list.move[kept] = choice->list.move[i];
            choice->prior[kept++] = prior;
        }
        choice->total += prior;
    }
    for (int i = 0; !kept && i < choice->list.n; i++) {
        choice->prior[i] = 1;
        choice->total++;
    }
    choice->list.n = kept ? kept : choice->list.n;
    memset(choice->child, 0, (size_t)choice->list.n * sizeof choice->child[0]);
}

/* ---- first moves: equally often in the same deals, then the better half of them again ---- */

static double mean_of(const Search *search, const Node *node)
{
    int guesses = search->settings.guesses;
    return ((double)node->sum + (double)guesses * node->guess) / ((int)node->visits + guesses);
}

/* How often the number of rivals is halved until two are left, and once for these. */
static int halvings(int rivals)
{
    int n = 1;
    for (; rivals > 2; rivals = (rivals + 1) / 2)
        n++;
    return n;
}

static const Node *rival(const Search *search, int i)
{
    return &search->node[search->rival[i]];
}

/* What is left of the simulations is divided among the halvings to come. */
static void set_target(Search *search)
{
    int left = search->settings.simulations - (int)search->node[ROOT].visits, most = 0;
    assert(search->rivals > 0); /* who is asked can move */
    int each = left / (halvings(search->rivals) * search->rivals);
    for (int i = 0; i < search->rivals; i++)
        most = (int)rival(search, i)->visits > most ? (int)rival(search, i)->visits : most;
    search->target = most + (each > 0 ? each : 1);
}

static void add_rival(Search *search, Move move, int guess)
{
    uint32_t c = find_first(search, move);
    if (!c)
        c = add_node(search, ROOT, move, search->seat);
    search->node[c].guess = guess;
    search->rival[search->rivals++] = c;
}

/* As many first moves as the simulations suffice for, those that greedy likes best; of equals any. */
static void list_rivals(Search *search, Rng *rng)
{
    Choice choice = { .list.n = 0 };
    MoveList *list = &choice.list;
    int guess[MOVES_MAX], most = search->settings.simulations / PER_RIVAL;
    search->game->moves(search->base, search->seat, list);
    weigh(search->game, search->base, search->seat, &choice);
    greedy_weigh(search->game, search->base, search->seat, list, value_share, GREEDY_DEALS, rng,
                 guess);
    most = most > RIVALS_LEAST ? most : RIVALS_LEAST;
    search->rivals = 0;
    do {
        int best = greedy_best(guess, list->n, rng), last = --list->n;
        add_rival(search, list->move[best], guess[best] / GREEDY_DEALS);
        list->move[best] = list->move[last];
        guess[best] = guess[last];
    } while (list->n && search->rivals < most);
    set_target(search);
}

/* The better half stays; two stay to the end. */
static void halve(Search *search)
{
    int keep = search->rivals > 2 ? (search->rivals + 1) / 2 : search->rivals;
    for (int k = 0; k < keep; k++)
        for (int i = search->rivals - 1; i > k; i--)
            if (mean_of(search, rival(search, i)) > mean_of(search, rival(search, i - 1))) {
                uint32_t better = search->rival[i];
                search->rival[i] = search->rival[i - 1];
                search->rival[i - 1] = better;
            }
    search->rivals = keep;
    set_target(search);
}

/* The rival that was tried least. */
static uint32_t next_first(Search *search)
{
    for (;;) {
        uint32_t least = search->rival[0];
        for (int i = 1; i < search->rivals; i++)
            if (rival(search, i)->visits < search->node[least].visits)
                least = search->rival[i];
        if ((int)search->node[least].visits < search->target)
            return least;
        halve(search);
    }
}

/* As many rounds for many seats as for two, if that is not too far; the turn under way alone is one turn
 * for all. */
static int horizon(int turns, int seats)
{
    if (turns < 2 || turns > FAR || seats < 3)
        return turns;
    return turns * seats / 2 < FAR ? turns * seats / 2 : FAR;
}

void search_begin(Search *search, const Game *game, const void *hidden, int seat, Rng *rng)
{
    bool goes_on = search->foresees && search->game == game && search->seat == seat &&
                   looks_same(game, search->next, hidden, seat);
    search->foresees = false;
    search->game = game;
    search->seat = seat;
    search->horizon = horizon(search->settings.turns, game_head(hidden)->seats);
    search->runs = 0;
    memset(search->sum, 0, sizeof search->sum);
    rng_rekey(&search->deals, rng);
    memcpy(search->base, hidden, (size_t)game->state_bytes);
    if (!goes_on || search->nodes > search->room) {
        search->node[ROOT] = (Node){ .seat = (uint8_t)seat };
        search->nodes = ROOT + 1;
    }
    list_rivals(search, rng);
}

/* ---- the playout's rule ---- */

static void swap_moves(MoveList *list, int *prior, int a, int b)
{
    Move move = list->move[a];
    int weight = prior[a];
    list->move[a] = list->move[b], prior[a] = prior[b];
    list->move[b] = move, prior[b] = weight;
}

/* The likeliest moves first, as many as a playout looks at; none that is far less likely than the first. */
static int likeliest(const Search *search, const void *seen, int seat, MoveList *list)
{
    int look = search->settings.look, most = list->n < look ? list->n : look;
    int prior[MOVES_MAX] = { 0 };
    for (int i = 0; i < list->n && list->n > 1; i++)
        prior[i] = search->game->prior(seen, seat, list->move[i]);
    for (int k = 0; k < most; k++) {
        int best = k;
        for (int i = k + 1; i < list->n; i++)
            if (prior[i] > prior[best])
                best = i;
        if (FAR_LESS * prior[best] < prior[0])
            return k;
        swap_moves(list, prior, k, best);
    }
    return most;
}

/* The move of a list after which the seat's value is best by what it sees, tried with other chance than
 * what will come; the list is put in order. */
static Move best_of(Search *search, const void *seen, int seat, MoveList *list)
{
    size_t bytes = (size_t)search->game->state_bytes;
    int n = likeliest(search, seen, seat, list), high = INT32_MIN;
    Move best = list->move[0];
    for (int i = 0; i < n && n > 1; i++) {
        memcpy(search->trial, seen, bytes);
        memcpy(search->trial, &search->chance, sizeof search->chance);
        int value = greedy_try(search->game, search->trial, seat, list->move[i], value_own);
        if (value > high) {
            high = value;
            best = list->move[i];
        }
    }
    return best;
}

static Move best_next(Search *search, const void *seen, int seat)
{
    MoveList list = { .n = 0 };
    search->game->moves(seen, seat, &list);
    return best_of(search, seen, seat, &list);
}

/* ---- sealed steps: each seat answers by what it sees, unseen by the others ---- */

/* What the seat whose turn it is to decide sees: in a sealed step no answers but its own. */
static const void *seen_now(const Search *search)
{
    return game_head(search->state)->sealed ? search->closed : search->state;
}

static void play(Search *search, int seat, Move move)
{
    if (game_head(search->state)->sealed)
        search->game->apply(search->closed, seat, move, NULL);
    search->game->apply(search->state, seat, move, NULL);
}

/* The whole answer; who is alone in the step, and so opens it, gives one move. */
static void answer_alone(Search *search, int seat)
{
    const Head *head = game_head(search->alone);
    memcpy(search->alone, search->closed, (size_t)search->game->state_bytes);
    bool opens = head->sealed == seat_bit(seat);
    do {
        Move move = best_next(search, search->alone, seat);
        search->game->apply(search->alone, seat, move, NULL);
        search->game->apply(search->state, seat, move, NULL);
    } while (!opens && bits_has(head->asked, seat));
}

/* When a sealed step has begun, all but the searching seat answer; whether there were any. */
static bool others_answer(Search *search)
{
    const Head *head = game_head(search->state);
    if (!head->sealed || head->asked != head->sealed)
        return false;
    SeatSet others = (SeatSet)(head->sealed & ~seat_bit(search->seat));
    memcpy(search->closed, search->state, (size_t)search->game->state_bytes);
    for (uint64_t left = others; left; left = bits_without_first(left))
        answer_alone(search, bits_first(left));
    return others != 0;
}

/* ---- choosing among the moves of one deal ---- */

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

/* The best move that has no node yet, if the parent is wide enough for one more. */
static int untried(Search *search, uint32_t parent, int seat, const Choice *choice)
{
    const Node *node = &search->node[parent];
    MoveList list = { .n = 0 };
    if (node->children >= 1 + sqrt((double)node->visits / WIDEN) || search->nodes >= search->room)
        return -1;
    for (int i = 0; i < choice->list.n; i++)
        if (!choice->child[i])
            list.move[list.n++] = choice->list.move[i];
    if (!list.n)
        return -1;
    Move best = best_of(search, seen_now(search), seat, &list);
    int i = 0;
    while (choice->list.move[i] != best)
        i++;
    return i;
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
    match_children(search, parent, choice);
    int i = untried(search, parent, seat, choice);
    *is_new = i >= 0;
    if (i >= 0)
        return add_node(search, parent, choice->list.move[i], seat);
    i = most_promising(search, choice);
    return i >= 0 ? choice->child[i] : NO_NODE;
}

/* ---- one simulation ---- */

/* Counts a turn that has begun; true: the simulation has looked far enough ahead. */
static bool at_horizon(Search *search)
{
    int turn = search->game->turn(search->state);
    search->turns += turn != search->turn;
    search->turn = turn;
    return search->horizon && search->turns >= search->horizon;
}

static void walk(Search *search, uint32_t at, bool is_new)
{
    Choice choice;
    while (!is_new && search->length < DEPTH_MAX && game_pending(search->state) &&
           !at_horizon(search)) {
        if (others_answer(search))
            continue;
        int seat = bits_first(game_pending(search->state));
        choice.list.n = 0;
        search->game->moves(search->state, seat, &choice.list);
        if (choice.list.n > 1)
            weigh(search->game, seen_now(search), seat, &choice);
        if (choice.list.n == 1) {
            play(search, seat, choice.list.move[0]);
            continue;
        }
        at = choose(search, at, seat, &choice, &is_new);
        if (at == NO_NODE)
            return;
        play(search, seat, search->node[at].move);
        search->path[search->length++] = at;
    }
}

/* Plays on, each seat for its own value, at least until a sealed step under way is open. */
static void play_on(Search *search)
{
    int left = search->settings.playout;
    while (game_pending(search->state) && !at_horizon(search) &&
           (left-- > 0 || game_head(search->state)->sealed)) {
        if (others_answer(search))
            continue;
        int seat = bits_first(game_pending(search->state));
        play(search, seat, best_next(search, seen_now(search), seat));
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
    const Head *head = game_head(search->state);
    if (head->sealed) {
        search->game->reopen(search->state, (SeatSet)(head->sealed & ~seat_bit(search->seat)));
        others_answer(search);
    }
}

/* The n-th simulation of each first move has the n-th deal. */
static void simulate(Search *search, uint32_t first, bool is_new)
{
    int share[SEATS_MAX] = { 0 };
    deal(search, search->node[first].visits);
    play(search, search->seat, search->node[first].move);
    search->path[0] = first;
    search->length = 1;
    search->turn = search->game->turn(search->base);
    search->turns = 0;
    walk(search, first, is_new);
    play_on(search);
    value_chances(search->game, search->state, search->settings.by_terms, share);
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
    for (int i = 0; i < simulations; i++) {
        uint32_t first = next_first(search);
        simulate(search, first, search->node[first].visits == 0);
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

bool search_is_clear(const Search *search)
{
    return search->rivals == 1;
}

int search_done(const Search *search)
{
    return (int)search->node[ROOT].visits;
}

int search_nodes(const Search *search)
{
    return (int)search->nodes - (ROOT + 1);
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
                line[i].guesses = search->settings.guesses;
                line[i].guess = (int64_t)line[i].guesses * search->node[c].guess;
            }
    }
    return list.n;
}

void search_add(SearchLine *line, const SearchLine *more)
{
    line->visits += more->visits;
    line->guesses += more->guesses;
    line->sum += more->sum;
    line->guess += more->guess;
}

static double promise_of(const SearchLine *line)
{
    return (double)(line->sum + line->guess) / (line->visits + line->guesses);
}

int search_best(const SearchLine *line, int lines)
{
    int most = 0, best = -1;
    for (int i = 0; i < lines; i++)
        most = line[i].visits > most ? line[i].visits : most;
    for (int i = 0; i < lines; i++)
        if (line[i].guesses && 3 * line[i].visits >= 2 * most &&
            (best < 0 || promise_of(&line[i]) > promise_of(&line[best])))
            best = i;
    return best;
}
