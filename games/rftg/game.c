/* Race for the Galaxy as one value. */
#include "games/rftg/game.h"

#include "games/rftg/check.h"
#include "games/rftg/features.h"
#include "games/rftg/hide.h"
#include "games/rftg/moves.h"
#include "games/rftg/position.h"
#include "games/rftg/preview.h"
#include "games/rftg/run.h"
#include "games/rftg/score.h"
#include "games/rftg/setup.h"
#include "games/rftg/text.h"
#include "games/rftg/value.h"
#include "games/rftg/view.h"

static const char *const off_on[] = { "off", "on" };
static const char *const sides[] = { "off", "rebel-first", "imperium-first" };
static const char *const rounds[] = { "60", "30", "none" };

static const GameOption options[RFTG_OPTIONS] = {
    [RFTG_OPTION_EXPANSION] = { "expansion", 0, 3, 3, NULL },
    [RFTG_OPTION_GOALS] = { "goals", 0, 1, 1, off_on },
    [RFTG_OPTION_TAKEOVERS] = { "takeovers", 0, 1, 0, off_on },
    [RFTG_OPTION_ADVANCED] = { "advanced", 0, 1, 0, off_on },
    [RFTG_OPTION_LEARNING] = { "learning", 0, 1, 0, off_on },
    [RFTG_OPTION_SCENARIO] = { "scenario", 0, 2, 0, sides },
    [RFTG_OPTION_STORM] = { "storm", 0, 1, 1, off_on },
    [RFTG_OPTION_ROUNDS] = { "rounds", 0, 2, 0, rounds },
};

static const char *const tasks[RFTG_TASKS] = { [RFTG_TASK_NONE] = "none",
#define TASK(name, code) [RFTG_TASK_##name] = (code),
                                               RFTG_TASK_LIST(TASK)
#undef TASK
};

static int action_index(Move move)
{
    return move_index(&rftg_game, move);
}

static int turn(const void *state)
{
    const RftgState *s = state;
    return (s->round * (RFTG_ROUND_END + 1) + s->phase) * 2 + s->again;
}

const Game rftg_game = {
    .code = "rftg",
    .name = { "Race for the Galaxy", "Борьба за галактику" },
    .rules_version = 1,
    .seats_min = 2,
    .seats_max = RFTG_SEATS,
    .option = options,
    .options = RFTG_OPTIONS,
    .state_bytes = sizeof(RftgState),
    .events_max = 1000,
    .task = tasks,
    .tasks = RFTG_TASKS,
    .words = { .thing = rftg_things,
               .things = RFTG_THINGS,
               .move = rftg_move_kinds,
               .moves = RFTG_MOVES,
               .event = rftg_event_kinds,
               .events = RFTG_EVENTS,
               .phrase = { rftg_phrases_en, rftg_phrases_ru },
               .phrases = RFTG_TEXTS },
    .source = rftg_sources,
    .sources = RFTG_SOURCES,
    .actions = RFTG_ACTION_COUNT,
    .features = RFTG_FEATURES,
    .feature_limit = RFTG_FEATURE_LIMIT,
    .setup_ok = rftg_setup_ok,
    .setup = rftg_setup,
    .run = rftg_run,
    .moves = rftg_moves,
    .legal = rftg_legal,
    .why = rftg_why,
    .apply = rftg_apply,
    .hide = rftg_hide,
    .reopen = rftg_reopen,
    .result = rftg_result,
    .holdings = rftg_holdings,
    .prompt = rftg_prompt,
    .view = rftg_view,
    .components = rftg_components,
    .preview = rftg_preview,
    .explain = rftg_explain,
    .position_write = rftg_position_write,
    .position_read = rftg_position_read,
    .check = rftg_check,
    .valuation = &rftg_valuation,
    .value = rftg_value,
    .prior = rftg_prior,
    .turn = turn,
    .feature = rftg_feature,
    .action_index = action_index,
};
