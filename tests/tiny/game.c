/* The one table of the test game. */
#include "tests/tiny/game.h"

#include "tests/tiny/tables.h"

static const char *const off_on[] = { "off", "on" };

static const GameOption options[TINY_OPTIONS] = {
    [TINY_OPTION_ROUNDS] = { .code = "rounds", .min = 2, .max = 4, .normal = 3 },
    [TINY_OPTION_RAIDS] = { .code = "raids", .min = 0, .max = 1, .normal = 1, .names = off_on },
};

static const uint16_t sources[] = { TINY_SAY_SOURCE_CARDS, TINY_SAY_SOURCE_COINS };

static int turn(const void *state)
{
    return ((const TinyState *)state)->round;
}

const Game tiny_game = {
    .code = "tiny",
    .name = { "Tiny", "Кроха" },
    .rules_version = 1,
    .seats_min = 2,
    .seats_max = TINY_SEATS,
    .option = options,
    .options = TINY_OPTIONS,
    .state_bytes = sizeof(TinyState),
    .events_max = TINY_EVENTS,
    .task = tiny_task_names,
    .tasks = TINY_TASKS,
    .words = { .thing = tiny_things,
               .move = tiny_move_kinds,
               .event = tiny_event_kinds,
               .phrase = { tiny_phrases_en, tiny_phrases_ru },
               .things = TINY_THINGS,
               .moves = TINY_MOVES,
               .events = TINY_EVENT_KINDS,
               .phrases = TINY_PHRASES },
    .source = sources,
    .sources = 2,
    .actions = TINY_ACTION_COUNT,
    .features = TINY_FEATURES,
    .feature_limit = TINY_FEATURE_LIMIT,
    .setup = tiny_setup,
    .run = tiny_run,
    .moves = tiny_moves,
    .legal = tiny_legal,
    .why = tiny_why,
    .apply = tiny_apply,
    .hide = tiny_hide,
    .reopen = tiny_reopen,
    .result = tiny_result,
    .holdings = tiny_holdings,
    .prompt = tiny_prompt,
    .view = tiny_view,
    .explain = tiny_explain,
    .position_write = tiny_position_write,
    .position_read = tiny_position_read,
    .check = tiny_check,
    .value = tiny_value,
    .prior = tiny_prior,
    .turn = turn,
    .feature = tiny_feature,
    .action_index = tiny_action_index,
};
