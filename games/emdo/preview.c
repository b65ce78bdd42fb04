/* For clients: every card, technology and planet as data, and what a choice would give: the symbols
 * of a role, fighters, influence, the fighters left after an attack. */
#include "games/emdo/preview.h"

#include "games/emdo/cards.h"
#include "games/emdo/planets.h"
#include "games/emdo/roles.h"
#include "games/emdo/text.h"
#include "games/emdo/view.h"

static const char *const effect_codes[EMDO_EFFECTS] = { [EMDO_NO_EFFECT] = "",
#define EFFECT(code) [EMDO_##code] = #code,
                                                        EMDO_EFFECT_LIST(EFFECT)
#undef EFFECT
};

static void put_name(const char *(*name)(int, Lang), int value, Json *out)
{
    json_key(out, "name");
    json_object_begin(out);
    json_key_str(out, "en", name(value, LANG_EN));
    json_key_str(out, "ru", name(value, LANG_RU));
    json_object_end(out);
}

static void put_does(void (*does)(int, Lang, Text *), int value, Json *out)
{
    static const char *const codes[LANGS] = { [LANG_EN] = "en", [LANG_RU] = "ru" };
    json_key(out, "does");
    json_object_begin(out);
    for (int lang = 0; lang < LANGS; lang++) {
        char buf[512];
        Text text = text_over(buf);
        does(value, (Lang)lang, &text);
        json_key_str(out, codes[lang], buf);
    }
    json_object_end(out);
}

static void put_symbols(const uint8_t symbol[EMDO_ROLES], Json *out)
{
    json_key(out, "symbols");
    json_object_begin(out);
    for (int role = 1; role < EMDO_ROLES; role++)
        if (symbol[role])
            json_key_int(out, emdo_role_code(role), symbol[role]);
    json_object_end(out);
}

static void put_card(int card, Json *out)
{
    const EmdoCardRow *row = &emdo_cards[card];
    json_key(out, emdo_card_code(card));
    json_object_begin(out);
    put_name(emdo_card_name, card, out);
    put_symbols(row->symbol, out);
    json_key_str(out, "effect", effect_codes[row->effect]);
    json_key_int(out, "p1", row->p1);
    json_key_int(out, "p2", row->p2);
    put_does(emdo_say_action, card, out);
    json_object_end(out);
}

static void put_tech(int tech, Json *out)
{
    const EmdoTechRow *row = &emdo_techs[tech];
    json_key(out, emdo_tech_code(tech));
    json_object_begin(out);
    json_key_str(out, "id", row->id);
    put_name(emdo_tech_name, tech, out);
    json_key_str(out, "type", emdo_type_code(row->type));
    json_key_int(out, "level", row->level);
    json_key_int(out, "cost", row->cost);
    json_key_int(out, "planets", row->planets);
    json_key_int(out, "vp", row->vp);
    put_symbols(row->symbol, out);
    json_key_str(out, "effect", effect_codes[row->effect]);
    json_key_bool(out, "permanent", emdo_is_permanent(tech));
    if (emdo_is_permanent(tech)) {
        json_key_str(out, "other", emdo_tech_code(emdo_other_side(tech)));
        put_does(emdo_say_permanent, tech, out);
    }
    json_object_end(out);
}

static void put_planet(int planet, Json *out)
{
    const EmdoPlanetRow *row = &emdo_planets[planet];
    json_key(out, emdo_planet_code(planet));
    json_object_begin(out);
    json_key_str(out, "id", row->id);
    put_name(emdo_planet_name, planet, out);
    json_key_str(out, "back", emdo_back_code(row->back));
    json_key_str(out, "type", emdo_type_code(row->type));
    json_key_bool(out, "start", row->set == EMDO_START);
    json_key_int(out, "warfare", row->warfare);
    json_key_int(out, "colonize", row->colonize);
    json_key_int(out, "vp", row->vp);
    json_key(out, "role");
    if (row->role)
        json_str(out, emdo_role_code(row->role));
    else
        json_null(out);
    json_key(out, "slots");
    json_array_begin(out);
    for (int resource = 0; resource < EMDO_RESOURCES; resource++)
        if (row->slot[resource])
            json_str(out, resource ? emdo_resource_code(resource) : "any");
    json_array_end(out);
    json_key_int(out, "hand", row->hand);
    json_object_end(out);
}

static void put_back(int back, Json *out)
{
    const EmdoPlanetRow *row = emdo_back_row(back);
    json_key(out, emdo_back_code(back));
    json_object_begin(out);
    put_name(emdo_back_name, back, out);
    json_key_str(out, "type", emdo_type_code(row->type));
    json_key_bool(out, "start", row->set == EMDO_START);
    json_key_int(out, "warfare", row->warfare);
    json_key_int(out, "colonize", row->colonize);
    json_object_end(out);
}

void emdo_components(Json *out)
{
    json_key(out, "cards");
    json_object_begin(out);
    for (int card = 1; card < EMDO_CARDS; card++)
        put_card(card, out);
    json_object_end(out);
    json_key(out, "technologies");
    json_object_begin(out);
    for (int tech = 1; tech < EMDO_TECHS; tech++)
        put_tech(tech, out);
    json_object_end(out);
    json_key(out, "planets");
    json_object_begin(out);
    for (int planet = 1; planet < EMDO_PLANETS; planet++)
        put_planet(planet, out);
    json_object_end(out);
    json_key(out, "backs");
    json_object_begin(out);
    for (int back = 1; back < EMDO_BACKS; back++)
        put_back(back, out);
    json_object_end(out);
}

/* What leading a role would give without boost, and how many symbols the hand could add. */
static void preview_lead(const EmdoState *s, int seat, int role, Json *out)
{
    json_key_int(out, "symbols", emdo_empire_symbols(s, seat, role) + emdo_lead_card(s, role));
    json_key_int(out, "hand", emdo_pile_symbols(s, seat, &s->seat[seat].hand, role));
}

static void preview_planet(const EmdoState *s, int seat, int planet, bool attack, Json *out)
{
    const EmdoPlanetRow *row = &emdo_planets[planet];
    json_key_int(out, "vp", row->vp);
    if (attack)
        json_key_int(out, "fighters", -emdo_attack_cost(s, seat, planet));
    if (row->role)
        json_key_str(out, "symbol", emdo_role_code(row->role));
}

/* Symbols after one more card. */
static void preview_card(const EmdoState *s, int seat, int card, Json *out)
{
    const Task *task = agenda_peek(&s->head);
    EmdoPile played = s->seat[seat].played;
    emdo_put(&played, card);
    int more = task->kind == EMDO_TASK_BOOST ? s->head.agenda[s->head.tasks - 2].b : 0;
    json_key_int(out, "symbols",
                 emdo_pile_symbols(s, seat, &played, task->a) +
                     emdo_empire_symbols(s, seat, task->a) + more);
}

/* How many moves of a set may still come, if that is bounded. */
static void preview_most(const EmdoState *s, Json *out)
{
    const Task *task = agenda_peek(&s->head);
    if (task->kind == EMDO_TASK_PRODUCE || task->kind == EMDO_TASK_SELL)
        json_key_int(out, "most", task->a);
    else if (task->kind == EMDO_TASK_REMOVE && task->b != EMDO_ANY)
        json_key_int(out, "most", task->b);
}

static void preview_sale(const EmdoState *s, int seat, int resource, Json *out)
{
    const EmdoTurn *turn = &s->turn;
    int influence = 1;
    if (seat == s->active)
        influence += (turn->markets && !turn->sold[resource]) + (turn->special == resource);
    json_key_int(out, "influence", influence);
}

static void preview_tuck(const EmdoState *s, int seat, int planet, Json *out)
{
    const Task *task = agenda_peek(&s->head);
    int card = task->kind == EMDO_TASK_PLACE ? bits_first(s->seat[seat].played.set) : s->playing;
    json_key_int(out, "colonies", s->site[planet].colonies + emdo_colonies(card));
    json_key_int(out, "cost", emdo_planets[planet].colonize);
}

void emdo_preview(const void *state, int seat, Move move, Json *out)
{
    const EmdoState *s = state;
    int a = move_a(move);
    switch ((EmdoMove)move_kind(move)) {
    case EMDO_MOVE_LEAD:
        preview_lead(s, seat, a, out);
        break;
    case EMDO_MOVE_LEAD_ON:
        preview_planet(s, seat, move_b(move), a == EMDO_ROLE_WARFARE, out);
        break;
    case EMDO_MOVE_FOLLOW_ON:
        preview_planet(s, seat, a, agenda_peek(&s->head)->a == EMDO_ROLE_WARFARE, out);
        break;
    case EMDO_MOVE_ATTACK:
    case EMDO_MOVE_SETTLE:
        preview_planet(s, seat, a, move_kind(move) == EMDO_MOVE_ATTACK, out);
        break;
    case EMDO_MOVE_FIGHTERS:
        json_key_int(out, "fighters", agenda_peek(&s->head)->a);
        break;
    case EMDO_MOVE_BOOST:
    case EMDO_MOVE_FOLLOW_WITH:
        preview_card(s, seat, a, out);
        break;
    case EMDO_MOVE_FOLLOW:
        json_key_int(out, "symbols", emdo_empire_symbols(s, seat, agenda_peek(&s->head)->a));
        break;
    case EMDO_MOVE_SELL:
    case EMDO_MOVE_SELL_UTOPIA:
        preview_sale(s, seat, a, out);
        preview_most(s, out);
        break;
    case EMDO_MOVE_SELL_FIGHTER:
        json_key_int(out, "influence", 1);
        preview_most(s, out);
        break;
    case EMDO_MOVE_REMOVE:
    case EMDO_MOVE_REMOVE_SELF:
    case EMDO_MOVE_PRODUCE:
    case EMDO_MOVE_PRODUCE_UTOPIA:
        preview_most(s, out);
        break;
    case EMDO_MOVE_DONE:
        if (agenda_peek(&s->head)->kind == EMDO_TASK_BOOST)
            json_key_int(out, "symbols", emdo_boosted(s, seat));
        break;
    case EMDO_MOVE_TUCK:
        preview_tuck(s, seat, a, out);
        break;
    case EMDO_MOVE_RESEARCH:
        json_key_int(out, "vp", emdo_techs[a].vp);
        json_key_int(out, "symbols", agenda_peek(&s->head)->a);
        break;
    case EMDO_MOVE_DISSENT:
        json_key_int(out, "cards", emdo_has(s, seat, EMDO_DISSENSION) ? 2 : 1);
        break;
    case EMDO_MOVE_BEGIN:
    case EMDO_MOVE_SKIP:
    case EMDO_MOVE_PLAY:
    case EMDO_MOVE_TAKE:
    case EMDO_MOVE_SPECIALIZE:
    case EMDO_MOVE_FILL:
    case EMDO_MOVE_KEEP:
    case EMDO_MOVE_DISCARD:
    case EMDO_MOVE_PASS:
    case EMDO_MOVES:
        break;
    }
}
