/* Space Base as one value. */
#include "games/spacebase/game.h"

#include "games/spacebase/check.h"
#include "games/spacebase/features.h"
#include "games/spacebase/hide.h"
#include "games/spacebase/moves.h"
#include "games/spacebase/position.h"
#include "games/spacebase/preview.h"
#include "games/spacebase/run.h"
#include "games/spacebase/score.h"
#include "games/spacebase/setup.h"
#include "games/spacebase/text.h"
#include "games/spacebase/value.h"
#include "games/spacebase/view.h"

static const char *const off_on[] = { "off", "on" };

static const GameOption options[] = { { "lightspeed", 0, 1, 0, off_on } };

static const char *const tasks[SB_TASKS] = { [SB_TASK_NONE] = "none",
#define TASK(name, code) [SB_TASK_##name] = (code),
                                             SB_TASK_LIST(TASK)
#undef TASK
};

static int action_index(Move move)
{
    return move_index(&sb_game, move);
}

static int turn(const void *state)
{
    const SbState *s = state;
    return s->round * SEATS_MAX + s->active;
}

const Game sb_game = {
    .code = "spacebase",
    .name = { "Space Base", "Космобаза" },
    .rules_version = 1,
    .seats_min = 2,
    .seats_max = SB_SEATS,
    .option = options,
    .options = 1,
    .state_bytes = sizeof(SbState),
    .events_max = 256,
    .task = tasks,
    .tasks = SB_TASKS,
    .words = { .thing = sb_things,
               .things = SB_THINGS,
               .move = sb_move_kinds,
               .moves = SB_MOVES,
               .event = sb_event_kinds,
               .events = SB_EVENTS,
               .phrase = { sb_phrases_en, sb_phrases_ru },
               .phrases = SB_TEXTS },
    .source = sb_sources,
    .sources = SB_SOURCES,
    .actions = 3778,
    .features = SB_FEATURES,
    .feature_limit = SB_FEATURE_LIMIT,
    .setup = sb_setup,
    .run = sb_run,
    .moves = sb_moves,
    .legal = sb_legal,
    .why = sb_why,
    .apply = sb_apply,
    .hide = sb_hide,
    .reopen = sb_reopen,
    .result = sb_result,
    .holdings = sb_holdings,
    .prompt = sb_prompt,
    .view = sb_view,
    .components = sb_components,
    .preview = sb_preview,
    .explain = sb_explain,
    .position_write = sb_position_write,
    .position_read = sb_position_read,
    .check = sb_check,
    .valuation = &sb_valuation,
    .value = sb_value,
    .prior = sb_prior,
    .turn = turn,
    .feature = sb_feature,
    .action_index = action_index,
};
