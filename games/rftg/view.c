/* What a viewer may see: all that is open, the own hand and begun answer, and every hidden card whose
 * place the viewer knows. */
#include "games/rftg/view.h"

#include "games/rftg/actions.h"
#include "games/rftg/answer.h"
#include "games/rftg/game.h"
#include "games/rftg/goals.h"
#include "games/rftg/means.h"
#include "games/rftg/powers.h"
#include "games/rftg/preview.h"
#include "games/rftg/round.h"
#include "games/rftg/score.h"
#include "games/rftg/settle.h"
#include "games/rftg/supply.h"
#include "games/rftg/takeover.h"
#include "games/rftg/text.h"

CardSet rftg_known(const RftgState *s, int viewer)
{
    if (viewer == VIEWER_ALL) {
        CardSet all;
        for (int i = 0; i < CARDSET_WORDS; i++)
            all.word[i] = UINT64_MAX;
        return all;
    }
    return viewer >= 0 ? s->seat[viewer].knows : s->seen;
}

static const char *code(int card)
{
    return rftg_row(card)->code;
}

static void write_cards(const char *key, const CardSet *set, Json *out)
{
    json_key(out, key);
    json_array_begin(out);
    for (each_card(card, set))
        json_str(out, code(card));
    json_array_end(out);
}

static bool is_own(int seat, int viewer)
{
    return seat == viewer || viewer == VIEWER_ALL;
}

/* Actions are open once the sealed choice is. */
static void write_actions(const RftgState *s, int seat, int viewer, Json *out)
{
    const RftgSeat *own = &s->seat[seat];
    bool sealed = s->head.tasks && agenda_peek(&s->head)->kind == RFTG_TASK_ACTION;
    if (sealed && !is_own(seat, viewer))
        return;
    json_key(out, "actions");
    json_array_begin(out);
    for (int i = 0; i < 2 && own->action[i]; i++)
        json_str(out, rftg_things[RFTG_THING_ACTION].code_of(own->action[i]));
    json_array_end(out);
    if (own->boost)
        json_key_int(out, "boost", own->boost);
}

/* Military as it stands now: of this phase, or of the tableau. */
static void write_military(const RftgState *s, int seat, Json *out)
{
    static const char *const kinds[] = { "total", "novelty", "rare", "genes", "alien", "rebel" };
    const int8_t *sum = s->seat[seat].sum;
    json_key(out, "military");
    json_object_begin(out);
    for (int i = 0; i < 6; i++)
        if (!i || sum[RFTG_SUM_MIL + i])
            json_key_int(out, kinds[i], sum[RFTG_SUM_MIL + i]);
    if (s->seat[seat].temporary)
        json_key_int(out, "temporary", s->seat[seat].temporary);
    json_object_end(out);
}

static void write_first_goals(const RftgSeat *own, Json *out)
{
    json_key(out, "goals");
    json_array_begin(out);
    for (uint64_t left = own->goals; left; left = bits_without_first(left))
        json_str(out, rftg_goals[bits_first(left)].code);
    json_array_end(out);
}

static void write_seat(const RftgState *s, int seat, int viewer, const Result *result, Json *out)
{
    const RftgSeat *own = &s->seat[seat];
    CardSet goods = rftg_goods_of(s, seat), known = rftg_known(s, viewer);
    CardSet hand = seat == viewer ? own->hand : cards_and(&own->hand, &known);
    json_object_begin(out);
    json_key_int(out, "vp", own->vp);
    json_key_int(out, "score", result->score[seat]);
    json_key_int(out, "cards", cards_count(&own->hand));
    write_cards("hand", &hand, out);
    write_cards("tableau", &own->tableau, out);
    write_cards("goods", &goods, out);
    write_military(s, seat, out);
    write_actions(s, seat, viewer, out);
    write_first_goals(own, out);
    rftg_write_phases(s, seat, out);
    if (seat == viewer)
        rftg_write_costs(s, seat, out);
    if (rftg_with_prestige(s)) {
        json_key_int(out, "prestige", own->prestige);
        json_key_bool(out, "search", !own->card_used);
    }
    if (own->shown && (is_own(seat, viewer) || s->phase))
        json_key_str(out, "shown", code(own->shown));
    bool open = s->head.tasks && agenda_peek(&s->head)->kind == RFTG_TASK_GOODS;
    if (is_own(seat, viewer) || open) {
        write_cards("drawn", &own->drawn, out);
        write_cards("chosen", &own->chosen, out);
    }
    if (rftg_find_trait(&own->tableau, RFTG_START_SAVE_1)) {
        CardSet saved = cards_and(&s->saved, &known);
        json_key_int(out, "under", cards_count(&s->saved));
        write_cards("saved", &saved, out);
    }
    json_object_end(out);
}

static void write_goals(const RftgState *s, Json *out)
{
    json_key(out, "goals");
    json_array_begin(out);
    for (uint64_t left = s->goals; left; left = bits_without_first(left)) {
        RftgGoal goal = (RftgGoal)bits_first(left);
        json_object_begin(out);
        json_key_str(out, "goal", rftg_goals[goal].code);
        json_key_bool(out, "most", rftg_goals[goal].type == RFTG_MOST);
        if (rftg_goals[goal].type == RFTG_MOST && rftg_goal_holder(s, goal))
            json_key_int(out, "holder", rftg_goal_holder(s, goal) - 1);
        json_key(out, "values");
        json_array_begin(out);
        for (int seat = 0; seat < s->head.seats; seat++) {
            bool past = goal == RFTG_GOAL_BUDGET_SURPLUS; /* counted at the round end only */
            json_int(out, past ? 0 : rftg_goal_value(s, seat, goal, RFTG_ANY_KIND));
        }
        json_array_end(out);
        json_object_end(out);
    }
    json_array_end(out);
}

static void write_takeovers(const RftgState *s, Json *out)
{
    json_key(out, "takeovers");
    json_array_begin(out);
    for (int i = 0; i < s->takeovers; i++) {
        const RftgTakeover *takeover = &s->takeover[i];
        json_object_begin(out);
        json_key_int(out, "attacker", takeover->attacker);
        json_key_int(out, "owner", takeover->owner);
        json_key_str(out, "power", code(takeover->power));
        json_key_str(out, "target", code(takeover->target));
        json_key_int(out, "attack", rftg_attack(s, takeover));
        json_key_int(out, "defense", rftg_defense(s, takeover));
        json_key_bool(out, "failed", takeover->failed);
        json_object_end(out);
    }
    json_array_end(out);
}

/* What is being paid for, conquered or attacked. */
static void write_deal(const RftgState *s, Json *out)
{
    const Task *task = agenda_peek(&s->head);
    json_key_str(out, "question", rftg_game.task[task->kind]);
    if (s->deal.card)
        json_key_str(out, "placing", code(s->deal.card));
    if (task->kind == RFTG_TASK_SEARCH && task->c)
        json_key_str(out, "match", code(task->c));
    if (s->deal.card && s->deal.method == RFTG_PURCHASE)
        json_key_int(out, "due", rftg_due(s, task->seat));
    if (s->deal.with)
        json_key_str(out, "with", code(s->deal.with));
}

/* How many cards the viewer's answer still names, at least and at most. */
static void write_wanted(const RftgState *s, int viewer, Json *out)
{
    if (viewer < 0 || !bits_has(s->head.asked, viewer))
        return;
    RftgAsk ask = rftg_ask(s, viewer);
    if (ask.most <= 0)
        return;
    json_key(out, "wanted");
    json_object_begin(out);
    json_key_int(out, "least", ask.least);
    json_key_int(out, "most", ask.most);
    json_object_end(out);
}

void rftg_view(const void *state, int viewer, Json *out)
{
    const RftgState *s = state;
    CardSet known = rftg_known(s, viewer), pile = cards_and(&s->discard, &known);
    Result result;
    rftg_result(s, &result);
    json_key_int(out, "round", s->round);
    json_key_int(out, "first", s->first);
    if (s->phase)
        json_key_str(out, "phase", rftg_things[RFTG_THING_PHASE].code_of(s->phase));
    if (s->again)
        json_key_bool(out, "again", true);
    json_key_int(out, "pool", s->pool);
    json_key_int(out, "supply", cards_count(&s->supply));
    json_key_int(out, "discard", cards_count(&s->discard));
    write_cards("discarded", &pile, out);
    if (!cards_empty(&s->aside))
        write_cards("aside", &s->aside, out);
    if (!cards_empty(&s->out))
        write_cards("out", &s->out, out);
    if (s->goals)
        write_goals(s, out);
    if (rftg_with_prestige(s)) {
        json_key_int(out, "leader", s->leader - 1);
        json_key_int(out, "tile", s->tile);
    }
    if (s->takeovers)
        write_takeovers(s, out);
    if (s->head.tasks) {
        write_deal(s, out);
        write_wanted(s, viewer, out);
    }
    json_key(out, "seats");
    json_array_begin(out);
    for (int seat = 0; seat < s->head.seats; seat++)
        write_seat(s, seat, viewer, &result, out);
    json_array_end(out);
}
