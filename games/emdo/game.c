/* Eminent Domain as one value. */
#include "games/emdo/game.h"

#include "games/emdo/check.h"
#include "games/emdo/features.h"
#include "games/emdo/hide.h"
#include "games/emdo/moves.h"
#include "games/emdo/position.h"
#include "games/emdo/preview.h"
#include "games/emdo/run.h"
#include "games/emdo/score.h"
#include "games/emdo/setup.h"
#include "games/emdo/text.h"
#include "games/emdo/value.h"
#include "games/emdo/view.h"

static const char *const off_on[] = { "off", "on" };

static const GameOption options[EMDO_OPTIONS] = {
    [EMDO_OPTION_LEVEL] = { "level", 0, EMDO_LEVELS, EMDO_LEVELS, NULL },
    [EMDO_OPTION_BONUS] = { "bonus", 0, 1, 0, off_on },
    [EMDO_OPTION_EXTENDED] = { "extended", 0, 1, 0, off_on },
};

static const char *const tasks[EMDO_TASKS] = { [EMDO_TASK_NONE] = "none",
#define TASK(name, code) [EMDO_TASK_##name] = (code),
                                               EMDO_TASK_LIST(TASK)
#undef TASK
};

static int action_index(Move move)
{
    return move_index(&emdo_game, move);
}

static int turn(const void *state)
{
    const EmdoState *s = state;
    return s->round * SEATS_MAX + s->active;
}

const Game emdo_game = {
    .code = "emdo",
    .name = { "Eminent Domain", "Eminent Domain: Космическая эра" },
    .rules_version = 1,
    .seats_min = 2,
    .seats_max = EMDO_SEATS,
    .option = options,
    .options = EMDO_OPTIONS,
    .state_bytes = sizeof(EmdoState),
    .events_max = 256,
    .task = tasks,
    .tasks = EMDO_TASKS,
    .words = { .thing = emdo_things,
               .things = EMDO_THINGS,
               .move = emdo_move_kinds,
               .moves = EMDO_MOVES,
               .event = emdo_event_kinds,
               .events = EMDO_EVENTS,
               .phrase = { emdo_phrases_en, emdo_phrases_ru },
               .phrases = EMDO_TEXTS },
    .source = emdo_sources,
    .sources = EMDO_SOURCES,
    .actions = 747,
    .features = EMDO_FEATURES,
    .feature_limit = EMDO_FEATURE_LIMIT,
    .setup_ok = emdo_setup_ok,
    .setup = emdo_setup,
    .run = emdo_run,
    .moves = emdo_moves,
    .legal = emdo_legal,
    .why = emdo_why,
    .apply = emdo_apply,
    .hide = emdo_hide,
    .result = emdo_result,
    .holdings = emdo_holdings,
    .prompt = emdo_prompt,
    .view = emdo_view,
    .components = emdo_components,
    .preview = emdo_preview,
    .explain = emdo_explain,
    .position_write = emdo_position_write,
    .position_read = emdo_position_read,
    .check = emdo_check,
    .valuation = &emdo_valuation,
    .value = emdo_value,
    .prior = emdo_prior,
    .turn = turn,
    .feature = emdo_feature,
    .action_index = action_index,
};
