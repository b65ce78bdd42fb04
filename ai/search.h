/* Search by simulation over the game interface alone: information-set Monte-Carlo tree search, open
 * loop over chance. Each simulation deals anew what the seat cannot know, walks down the tree of moves
 * that are legal in that deal, adds one node, plays on up to a certain turn, and values the position for
 * every seat; each seat maximises its own share of the win. All first moves meet the same deals and the
 * same chance in the same order, so that luck weighs on all of them alike. Fixed memory; the same seed
 * and number of simulations give the same move. */
#ifndef AI_SEARCH_H
#define AI_SEARCH_H

#include "core/game.h"

typedef struct Search Search;

typedef struct SearchSettings {
    int simulations; /* of one decision; also the memory: a node each, up to 2^20 */
    int explore;     /* weight of the prior against the value, in 1/100 */
    int turns; /* after so many have begun the position is valued; more than one: for two seats, and with more of
                * them up to 20, for as many rounds; 0: that alone does not end it */
    int playout;   /* decisions played on beyond the tree before that, at most */
    int look;      /* moves tried for each of these decisions, likeliest first */
    bool by_terms; /* what was reached is judged by the terms alone, not by the network */
    int guesses; /* simulations that the look one step ahead at a first move counts for; at least 1 */
} SearchSettings;

/* NULL when out of memory. */
Search *search_new(const SearchSettings *settings);
void search_free(Search *search);

/* Begins at a state hidden for the seat, which owes a decision. If the seat's own last choice led here
 * and brought nothing to light, what was found out about what follows is kept. */
void search_begin(Search *search, const Game *game, const void *hidden, int seat, Rng *rng);

/* Runs so many simulations more. */
void search_run(Search *search, int simulations);

/* Runs simulations that begin with this legal move. */
void search_try(Search *search, Move move, int simulations);

/* What each seat may expect by the simulations since the beginning, in 1/SHARE. */
void search_shares(const Search *search, int share[SEATS_MAX]);

/* Whether one first move alone is worth looking at. */
bool search_is_clear(const Search *search);

/* How many simulations were run since the beginning, and how many moves the tree knows, those that were kept
 * and the first moves included. */
int search_done(const Search *search);
int search_nodes(const Search *search);

typedef struct SearchLine {
    Move move;
    int visits, guesses; /* simulations, and how many more the look ahead counts for */
    int64_t sum, guess;  /* of the shares that they brought, in 1/SHARE */
} SearchLine;

/* Every legal move with how often it was tried; returns how many. Lines of several searches of the same
 * decision may be added up: not all of them look at the same moves. */
int search_lines(const Search *search, SearchLine line[MOVES_MAX]);

void search_add(SearchLine *line, const SearchLine *more);

/* The line that promises most among those tried about as often as any. */
int search_best(const SearchLine *line, int lines);

/* Tells the search which move was played, for the next search_begin. */
void search_played(Search *search, Move move);

#endif
