/* For clients: every card as data, what a seat's tableau does in each phase, what its hand cards cost, and
 * what a choice would bring. Bonuses of chosen actions are left out of what all may see, for a choice may
 * still be sealed. */
#include "games/rftg/preview.h"

#include "games/rftg/actions.h"
#include "games/rftg/answer.h"
#include "games/rftg/consume.h"
#include "games/rftg/develop.h"
#include "games/rftg/means.h"
#include "games/rftg/powers.h"
#include "games/rftg/produce.h"
#include "games/rftg/supply.h"
#include "games/rftg/takeover.h"
#include "games/rftg/text.h"

static void write_if(const char *key, int n, Json *out)
{
    if (n)
        json_key_int(out, key, n);
}

/* ---- components ---- */

static void write_both(const char *key, const char *english, const char *russian, Json *out)
{
    json_key(out, key);
    json_object_begin(out);
    json_key_str(out, "en", english);
    json_key_str(out, "ru", russian);
    json_object_end(out);
}

/* What a power or a goal does, and what else is printed on a card, in both languages. */
static void write_does(const RftgPower *power, Json *out)
{
    char text[LANGS][256];
    for (int lang = 0; lang < LANGS; lang++) {
        Text words = text_over(text[lang]);
        rftg_say_power(power, (Lang)lang, &words);
    }
    write_both("does", text[LANG_EN], text[LANG_RU], out);
}

static void write_notes(int design, Json *out)
{
    char text[LANGS][512];
    for (int lang = 0; lang < LANGS; lang++) {
        Text words = text_over(text[lang]);
        rftg_say_notes(design, (Lang)lang, &words);
    }
    if (*text[LANG_EN])
        write_both("notes", text[LANG_EN] + 1, text[LANG_RU] + 1, out);
}

static void write_goal(int goal, Json *out)
{
    const ThingKind *kind = &rftg_things[RFTG_THING_GOAL];
    char text[LANGS][128];
    for (int lang = 0; lang < LANGS; lang++) {
        Text words = text_over(text[lang]);
        rftg_say_goal(goal, (Lang)lang, &words);
    }
    json_key(out, rftg_goals[goal].code);
    json_object_begin(out);
    write_both("name", kind->name_of(goal, LANG_EN), kind->name_of(goal, LANG_RU), out);
    write_both("does", text[LANG_EN], text[LANG_RU], out);
    json_object_end(out);
}

static void write_keywords(int card, Json *out)
{
    static const char *const words[] = { "alien", "imperium", "rebel", "terraforming", "uplift" };
    json_key(out, "keywords");
    json_array_begin(out);
    for (int i = 0; i < 5; i++)
        if (rftg_is(card, (RftgTrait)(RFTG_KW_ALIEN + i)))
            json_str(out, words[i]);
    json_array_end(out);
}

static void write_powers(const RftgCardRow *row, Json *out)
{
    static const char *const ops[] = {
#define OP(name) #name,
        RFTG_OP_LIST(OP)
#undef OP
    };
    static const char *const filters[] = {
#define FILTER(name) #name,
        RFTG_FILTER_LIST(FILTER)
#undef FILTER
    };
    json_key(out, "powers");
    json_array_begin(out);
    for (int i = 0; i < row->powers; i++) {
        const RftgPower *power = &rftg_powers[row->power + i];
        json_object_begin(out);
        json_key_str(out, "phase", rftg_things[RFTG_THING_PHASE].code_of(power->phase));
        json_key_str(out, "op", ops[power->op]);
        json_key_str(out, "for", filters[power->filter]);
        json_key_int(out, "amount", power->amount);
        json_key_int(out, "given", power->given);
        json_key_int(out, "vp", power->vp);
        json_key_int(out, "cards", power->cards);
        json_key_int(out, "prestige", power->prestige);
        json_key_int(out, "times", power->times);
        write_does(power, out);
        json_object_end(out);
    }
    json_array_end(out);
}

static void write_card(int design, Json *out)
{
    const RftgCardRow *row = &rftg_cards[design];
    int card = rftg_first_card[design];
    json_key(out, row->code);
    json_object_begin(out);
    write_both("name", rftg_card_name(design, LANG_EN), rftg_card_name(design, LANG_RU), out);
    json_key_str(out, "type", rftg_is(card, RFTG_WORLD) ? "world" : "development");
    json_key_bool(out, "military", rftg_is(card, RFTG_MILITARY));
    json_key_int(out, "cost", row->cost);
    json_key_int(out, "vp", row->vp);
    json_key_bool(out, "variable", rftg_is(card, RFTG_VARIABLE));
    json_key_str(out, "kind", rftg_things[RFTG_THING_KIND].code_of(row->kind));
    json_key_bool(out, "production", row->prod == RFTG_PRODUCTION);
    json_key_bool(out, "windfall", row->prod == RFTG_WINDFALL);
    json_key_bool(out, "prestige", rftg_is(card, RFTG_PRESTIGE));
    json_key_bool(out, "chromosome", rftg_is(card, RFTG_CHROMOSOME));
    write_keywords(card, out);
    write_powers(row, out);
    write_notes(design, out);
    json_object_end(out);
}

void rftg_components(Json *out)
{
    json_key(out, "cards");
    json_object_begin(out);
    for (int design = 1; design < RFTG_DESIGNS; design++)
        write_card(design, out);
    json_object_end(out);
    json_key(out, "goals");
    json_object_begin(out);
    for (int goal = 0; goal < RFTG_GOALS; goal++)
        write_goal(goal, out);
    json_object_end(out);
}

/* ---- what a tableau and a hand mean now ---- */

static const char *kind_code(int kind)
{
    return rftg_things[RFTG_THING_KIND].code_of(kind);
}

static void write_discounts(const int8_t *sum, Json *out)
{
    json_key(out, "off");
    json_object_begin(out);
    for (int kind = 0; kind <= RFTG_ALIEN; kind++)
        write_if(kind ? kind_code(kind) : "any", sum[RFTG_SUM_COST + kind], out);
    json_object_end(out);
}

/* The most cards that one good brings in Trade. */
static int best_sale(const RftgState *s, int seat)
{
    CardSet goods = rftg_sellable(s, seat);
    int best = 0;
    for (each_card(world, &goods)) {
        int cards = rftg_trade_price(s, seat, world, (RftgKind)rftg_row(world)->kind, true);
        best = cards > best ? cards : best;
    }
    return best;
}

static int empty_producers(const RftgState *s, int seat)
{
    CardSet worlds = cards_and(&s->seat[seat].tableau, &rftg_op_cards[RFTG_OP_PRODUCE]);
    CardSet empty = cards_minus(&worlds, &s->goods);
    return cards_count(&empty);
}

static int empty_windfalls(const RftgState *s, int seat)
{
    CardSet worlds = rftg_windfall_targets(s, seat, NULL, 0);
    return cards_count(&worlds);
}

static int consume_powers(const RftgState *s, int seat)
{
    CardSet cards = cards_and(&s->seat[seat].tableau, &rftg_phase_cards[RFTG_CONSUME]);
    return cards_count(&cards);
}

static void write_explore(const int8_t *sum, Json *out)
{
    json_key(out, "explore");
    json_object_begin(out);
    json_key_int(out, "draw", 2 + sum[RFTG_SUM_EXPLORE_DRAW]);
    json_key_int(out, "keep", 1 + sum[RFTG_SUM_EXPLORE_KEEP]);
    write_if("mix", sum[RFTG_SUM_EXPLORE_MIX] > 0, out);
    json_object_end(out);
}

static void write_develop(const int8_t *sum, Json *out)
{
    json_key(out, "develop");
    json_object_begin(out);
    write_if("draw", sum[RFTG_SUM_DEV_DRAW], out);
    write_if("discard", sum[RFTG_SUM_DEV_DISCARD], out);
    write_if("off", sum[RFTG_SUM_DEV_COST], out);
    write_if("after", sum[RFTG_SUM_DEV_DRAW_AFTER], out);
    json_object_end(out);
}

static void write_settle(const int8_t *sum, Json *out)
{
    json_key(out, "settle");
    json_object_begin(out);
    write_discounts(sum, out);
    write_if("after", sum[RFTG_SUM_DRAW_AFTER] + sum[RFTG_SUM_DRAW_DISCARD_AFTER], out);
    json_object_end(out);
}

static void write_consume(const RftgState *s, int seat, Json *out)
{
    const int8_t *sum = s->seat[seat].sum;
    json_key(out, "consume");
    json_object_begin(out);
    write_if("sale", best_sale(s, seat), out);
    write_if("powers", consume_powers(s, seat), out);
    write_if("vp", sum[RFTG_SUM_CONSUME_VP], out);
    write_if("cards", sum[RFTG_SUM_CONSUME_DRAW], out);
    json_object_end(out);
}

static void write_produce(const RftgState *s, int seat, Json *out)
{
    json_key(out, "produce");
    json_object_begin(out);
    write_if("goods", empty_producers(s, seat), out);
    write_if("windfalls", empty_windfalls(s, seat), out);
    write_if("cards", rftg_produce_draws(s, seat), out);
    json_object_end(out);
}

void rftg_write_phases(const RftgState *s, int seat, Json *out)
{
    const int8_t *sum = s->seat[seat].sum;
    json_key(out, "phases");
    json_object_begin(out);
    write_explore(sum, out);
    write_develop(sum, out);
    write_settle(sum, out);
    write_consume(s, seat, out);
    write_produce(s, seat, out);
    json_object_end(out);
}

static void write_cost(const RftgState *s, int seat, int card, Json *out)
{
    if (rftg_is(card, RFTG_DEVELOPMENT)) {
        json_key_int(out, "pay", rftg_development_cost(s, seat, card));
        return;
    }
    int pay = rftg_price(s, seat, card),
        shortage = rftg_row(card)->cost - rftg_military(s, seat, card);
    if (pay >= 0)
        json_key_int(out, "pay", pay);
    if (rftg_is(card, RFTG_MILITARY))
        json_key_int(out, "short", shortage > 0 ? shortage : 0);
}

void rftg_write_costs(const RftgState *s, int seat, Json *out)
{
    int design = 0;
    json_key(out, "costs");
    json_object_begin(out);
    for (each_card(card, &s->seat[seat].hand)) {
        if (rftg_design[card] == design)
            continue;
        design = rftg_design[card];
        json_key(out, rftg_row(card)->code);
        json_object_begin(out);
        write_cost(s, seat, card, out);
        json_object_end(out);
    }
    json_object_end(out);
}

/* ---- moves ---- */

/* The bonus of an action, with all that is the seat's own. */
static void preview_action(const RftgState *s, int seat, RftgAction action, bool boost, Json *out)
{
    const int8_t *sum = s->seat[seat].sum;
    bool one = action == RFTG_ACT_EXPLORE_1_1;
    switch (action) {
    case RFTG_ACT_EXPLORE_5:
    case RFTG_ACT_EXPLORE_1_1:
        json_key_int(out, "draw", 2 + (one ? 1 : 5) + 6 * boost + sum[RFTG_SUM_EXPLORE_DRAW]);
        json_key_int(out, "keep", 1 + one + boost + sum[RFTG_SUM_EXPLORE_KEEP]);
        break;
    case RFTG_ACT_DEVELOP:
        json_key_int(out, "off", 1 + 2 * boost);
        break;
    case RFTG_ACT_SETTLE:
        json_key_int(out, "after", 1);
        write_if("off", 3 * boost, out);
        write_if("military", 2 * boost, out);
        break;
    case RFTG_ACT_TRADE:
        write_if("sale", best_sale(s, seat) ? best_sale(s, seat) + 3 * boost : 0, out);
        break;
    case RFTG_ACT_CONSUME_2X:
        json_key_int(out, "times", 2 + boost);
        break;
    case RFTG_ACT_PRODUCE: {
        int windfalls = empty_windfalls(s, seat), most = 1 + boost;
        json_key_int(out, "goods",
                     empty_producers(s, seat) + (windfalls < most ? windfalls : most));
        write_if("cards", rftg_produce_draws(s, seat) + 3 * boost, out);
        break;
    }
    default:
        break;
    }
}

static void preview_card(const RftgState *s, int seat, int design, Json *out)
{
    int card = rftg_copy_in(&s->seat[seat].hand, design, 0);
    json_key_int(out, "vp", rftg_cards[design].vp);
    if (card)
        write_cost(s, seat, card, out);
}

/* What the card's power brings for each use. */
static void preview_use(const RftgState *s, int seat, int design, Json *out)
{
    int card = rftg_copy_in(&s->seat[seat].tableau, design, 0);
    bool consume = agenda_peek(&s->head)->kind == RFTG_TASK_CONSUME;
    const RftgPower *power = card && consume ? rftg_consume_power(s, seat, card) : NULL;
    if (!power)
        return;
    int times = power->op == RFTG_OP_CONSUME_HAND ? 1 : rftg_multiplier(s, seat);
    write_if("vp", power->vp * times, out);
    write_if("cards", power->cards, out);
    write_if("prestige", power->prestige, out);
}

static void preview_target(const RftgState *s, int seat, int design, Json *out)
{
    RftgState copy = *s;
    copy.deal.card = rftg_first_card[design];
    RftgTakeover takeover = rftg_declaration(&copy, seat);
    if (!rftg_is(takeover.target, RFTG_MILITARY))
        takeover.fleet = RFTG_CARD_IMPERIUM_INVASION_FLEET_1; /* it is spent with the target */
    json_key_int(out, "attack", rftg_attack(s, &takeover));
    json_key_int(out, "defense", rftg_defense(s, &takeover));
}

static void preview_windfall(int design, Json *out)
{
    const RftgPower *draws = rftg_power_of(rftg_first_card[design], RFTG_OP_DRAW_IF_PRODUCED);
    if (draws)
        json_key_int(out, "cards", draws->amount);
}

static void preview_sale(const RftgState *s, int seat, int design, Json *out)
{
    const RftgSeat *own = &s->seat[seat];
    bool boosted = own->boost && own->action[own->boost - 1] == RFTG_ACT_TRADE;
    RftgKind kind = (RftgKind)rftg_cards[design].kind;
    json_key_int(out, "cards",
                 rftg_trade_price(s, seat, rftg_first_card[design], kind, true) + 3 * boosted);
}

/* The Military that a step of a conquest, a declaration or a defense adds. */
static void preview_arms(const RftgState *s, int seat, Move move, Json *out)
{
    const int8_t *sum = s->seat[seat].sum;
    int card = rftg_first_card[move_a(move)], kind = move_kind(move);
    const RftgPower *self =
        kind == RFTG_MOVE_SPEND ? rftg_power_of(card, RFTG_OP_MIL_TEMP_SELF) : NULL;
    bool arms = agenda_peek(&s->head)->kind == RFTG_TASK_DEFEND ||
                s->deal.method == RFTG_CONQUEST || (s->deal.with && !s->deal.method);
    if (!arms)
        return;
    write_if("military",
             self                         ? self->amount
             : kind == RFTG_MOVE_GOOD     ? sum[RFTG_SUM_TEMP_GOOD]
             : kind == RFTG_MOVE_PRESTIGE ? sum[RFTG_SUM_TEMP_PRESTIGE]
             : kind == RFTG_MOVE_MUSTER   ? 1
                                          : 0,
             out);
}

void rftg_preview(const void *state, int seat, Move move, Json *out)
{
    const RftgState *s = state;
    int a = move_a(move);
    switch ((RftgMove)move_kind(move)) {
    case RFTG_MOVE_ACTION:
    case RFTG_MOVE_BOOST:
        preview_action(s, seat, (RftgAction)a, move_kind(move) == RFTG_MOVE_BOOST, out);
        break;
    case RFTG_MOVE_DEVELOP:
    case RFTG_MOVE_SETTLE:
    case RFTG_MOVE_SNEAK:
        preview_card(s, seat, a, out);
        break;
    case RFTG_MOVE_WITH:
        json_key_int(out, "vp", rftg_cards[a].vp);
        break;
    case RFTG_MOVE_SPEND:
    case RFTG_MOVE_GOOD:
    case RFTG_MOVE_PRESTIGE:
    case RFTG_MOVE_MUSTER:
        preview_arms(s, seat, move, out);
        break;
    case RFTG_MOVE_TARGET:
        preview_target(s, seat, a, out);
        break;
    case RFTG_MOVE_SELL:
        preview_sale(s, seat, a, out);
        break;
    case RFTG_MOVE_USE:
        preview_use(s, seat, a, out);
        break;
    case RFTG_MOVE_WINDFALL:
        preview_windfall(a, out);
        break;
    case RFTG_MOVE_ANTE:
        json_key_int(out, "cards", rftg_cards[a].cost);
        break;
    default:
        break;
    }
}
