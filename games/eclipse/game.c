/* Eclipse as two values, one an edition. */
#include "games/eclipse/game.h"

#include "games/eclipse/check.h"
#include "games/eclipse/features.h"
#include "games/eclipse/hide.h"
#include "games/eclipse/moves.h"
#include "games/eclipse/odds.h"
#include "games/eclipse/position.h"
#include "games/eclipse/preview.h"
#include "games/eclipse/prior.h"
#include "games/eclipse/run.h"
#include "games/eclipse/score.h"
#include "games/eclipse/setup.h"
#include "games/eclipse/text.h"
#include "games/eclipse/value.h"
#include "games/eclipse/view.h"

static const char *const off_on[] = { "off", "on" };
static const char *const choices[] = { "choose", "random", "fixed" };
static const char *const variants[] = { "normal", "advanced", "random" };
static const char *const firsts[] = { "random", "1", "2", "3", "4", "5", "6" };

static const GameOption options[ECL_OPTIONS] = {
    [ECL_OPTION_SPECIES] = { "species", 0, ECL_FIXED, ECL_CHOOSE, choices },
    [ECL_OPTION_ALIENS] = { "aliens", 0, 1, 1, off_on },
    [ECL_OPTION_FIRST] = { "first", 0, ECL_SEATS, 0, firsts },
    [ECL_OPTION_PORTALS] = { "portals", 0, 1, 0, off_on },
    [ECL_OPTION_ANCIENTS] = { "ancients", 0, ECL_VARIANTS, ECL_NORMAL, variants },
    [ECL_OPTION_GUARDIANS] = { "guardians", 0, ECL_VARIANTS, ECL_NORMAL, variants },
    [ECL_OPTION_GCDS] = { "gcds", 0, ECL_VARIANTS, ECL_NORMAL, variants },
};

static const char *const tasks[ECL_TASKS] = {
    [ECL_TASK_NONE] = "none",
#define TASK(name, code) [ECL_TASK_##name] = (code),
#include "games/eclipse/tasks.def"
#include "games/eclipse/battle_tasks.def"
#undef TASK
};

static int action_index(Move move)
{
    return move_index(&eclipse2_game, move); /* both editions have the same moves */
}

/* What both editions share. */
#define ECLIPSE(edition, tables)                                                                   \
    .seats_min = 2, .seats_max = ECL_SEATS, .option = options, .state_bytes = sizeof(EclState),    \
    .events_max = 512, .task = tasks, .tasks = ECL_TASKS,                                          \
    .words = { .thing = ecl_things[tables],                                                        \
               .things = ECL_THINGS,                                                               \
               .move = ecl_move_kinds,                                                             \
               .moves = ECL_MOVES,                                                                 \
               .event = ecl_event_kinds,                                                           \
               .events = ECL_EVENTS,                                                               \
               .phrase = { ecl_phrases_en, ecl_phrases_ru },                                       \
               .phrases = ECL_TEXTS },                                                             \
    .source = ecl_sources, .sources = ECL_SCORES, .actions = 4096, .features = ECL_FEATURES,       \
    .feature_limit = ECL_FEATURE_LIMIT, .setup_ok = ecl_setup_ok, .setup = edition##_setup,        \
    .run = ecl_run, .moves = ecl_moves, .legal = ecl_legal, .why = ecl_why, .apply = ecl_apply,    \
    .hide = ecl_hide, .result = ecl_result, .holdings = ecl_holdings, .prompt = ecl_prompt,        \
    .view = ecl_view, .components = edition##_components, .preview = ecl_preview,                  \
    .explain = ecl_explain, .position_write = ecl_position_write,                                  \
    .position_read = ecl_position_read, .check = ecl_check, .valuation = &ecl_valuations[tables],  \
    .value = ecl_value, .prior = ecl_prior, .turn = turn, .feature = ecl_feature,                  \
    .action_index = action_index, .battle = &ecl_battle

/* Turns of the action phase, then the phases that follow it. */
static int turn(const void *state)
{
    const EclState *s = state;
    int phase = s->head.agenda[0].a;
    return (s->round * ECL_PHASES + phase) * SEATS_MAX +
           (phase == ECL_PHASE_ACTION ? s->active : 0);
}

const Game eclipse1_game = {
    .code = "eclipse1",
    .name = { "Eclipse: New Dawn for the Galaxy", "Эклипс: Возрождение галактики" },
    .rules_version = 1,
    .options = ECL_OPTIONS_FIRST,
    ECLIPSE(ecl1, ECL_FIRST),
};

const Game eclipse2_game = {
    .code = "eclipse2",
    .name = { "Eclipse: Second Dawn for the Galaxy", "Эклипс: Второй рассвет галактики" },
    .rules_version = 1,
    .options = ECL_OPTIONS,
    ECLIPSE(ecl2, ECL_SECOND),
};
