/* Owns the tests of check: each thing that cannot be, made in a state that was sound, is found. */
#include "tests/emdo/table.h"

#include "games/emdo/cards.h"
#include "games/emdo/check.h"

/* Seat 0 leads: planets up and down, colonies, tokens, permanents, a card played. */
static const char base[] =
    "{\"game\":\"emdo\",\"players\":3,\"active\":0,\"first\":1,\"round\":4,"
    "\"options\":{\"bonus\":\"on\"},\"phase\":\"role\",\"planet_discard\":[\"zephan\"],"
    "\"removed\":[\"war-path\"],"
    "\"seats\":[{\"influence\":2,\"fighters\":3,\"hand\":{\"survey\":2,\"terraforming\":1},"
    "\"known\":{\"survey\":1},\"deck\":{\"research\":2},\"discard\":{\"politics\":1},"
    "\"permanents\":[\"scorched-earth-policy\",\"abundance\"],\"planets\":["
    "{\"planet\":\"drawde\",\"up\":true,\"resources\":[\"food\"]},"
    "{\"planet\":\"styku\",\"tucked\":{\"colonize\":2,\"artificial-intelligence\":1}},"
    "{\"planet\":\"voson\",\"up\":true,\"marker\":true},"
    "{\"planet\":\"utopia-of-trade\",\"up\":true,\"resources\":[\"iron\"]}]},"
    "{\"hand\":{\"survey\":1},\"permanents\":[\"adaptability\"],\"planets\":[{\"planet\":"
    "\"mik-mik\",\"tucked\":{\"research\":1}}]},{\"hand\":{\"survey\":1}}]}";

typedef void (*Damage)(EmdoState *s);

#define DAMAGE(name, ...)                                                                          \
    static void name(EmdoState *s)                                                                 \
    {                                                                                              \
        __VA_ARGS__;                                                                               \
    }

/* cards */
DAMAGE(hand_size, s->seat[0].hand.size++)
DAMAGE(hand_set, s->seat[0].hand.set |= emdo_bit(EMDO_WARFARE))
DAMAGE(hand_gone, s->seat[0].hand.set &= ~emdo_bit(EMDO_SURVEY))
DAMAGE(hand_nothing, s->seat[0].hand.n[0] = 1)
DAMAGE(card_beyond, s->seat[0].hand.set |= emdo_bit(EMDO_CARDS); s->seat[0].hand.size++)
DAMAGE(known_more, s->seat[0].known.n[EMDO_SURVEY] = 3; s->seat[0].known.size = 3)
DAMAGE(known_tech, emdo_put(&s->seat[0].known, EMDO_DATA_NETWORK))
DAMAGE(deck_size, s->seat[1].deck.size = 1)
DAMAGE(discard_size, s->seat[0].discard.size = 0)
DAMAGE(removed_size, s->removed.size++)
DAMAGE(role_card_lost, emdo_pick(&s->seat[0].deck, EMDO_RESEARCH))
DAMAGE(role_card_more, emdo_put(&s->seat[2].discard, EMDO_COLONIZE))
DAMAGE(role_card_removed, emdo_put(&s->removed, EMDO_WARFARE))
DAMAGE(stack_more, s->stack[EMDO_SURVEY]++)
DAMAGE(stack_politics, s->stack[EMDO_POLITICS] = 1)
DAMAGE(stack_nothing, s->stack[0] = 1)
DAMAGE(tech_twice, emdo_put(&s->seat[1].hand, EMDO_TERRAFORMING))
DAMAGE(tech_lost, s->market &= ~emdo_bit(1))
DAMAGE(tech_beyond, s->market |= emdo_bit(EMDO_TECHS))
DAMAGE(side_lost, s->market &= ~emdo_bit(EMDO_LOGISTICS))
DAMAGE(both_sides, s->seat[2].permanents |= 1u << (EMDO_IMPERIALISM - EMDO_FIRST_PERMANENT))
DAMAGE(permanent_twice, s->seat[2].permanents |= 1u << (EMDO_ABUNDANCE - EMDO_FIRST_PERMANENT))
DAMAGE(permanent_beyond, s->seat[2].permanents |= 1u << EMDO_PERMANENTS)
DAMAGE(fighters_less, s->seat[0].fighters = -1)
DAMAGE(influence_less, s->seat[1].influence = -1)
DAMAGE(fighters_more, s->seat[0].fighters = 1000000001)
DAMAGE(influence_more, s->seat[1].influence = 1000000001)
DAMAGE(empty_seat, s->seat[3].fighters = 1)
DAMAGE(seat_bytes, s->seat[0].zero[2] = 1)
DAMAGE(state_bytes, s->zero[3] = 1)

/* planets */
DAMAGE(planet_lost, s->planets &= ~emdo_bit(EMDO_IDROYOS))
DAMAGE(planet_twice, s->planet_drop |= emdo_bit(EMDO_IDROYOS))
DAMAGE(planet_beyond, s->planets |= emdo_bit(EMDO_PLANETS))
DAMAGE(planet_nothing, s->planets |= 1)
DAMAGE(start_in_deck, s->planets |= emdo_bit(EMDO_CHRISPEN))
DAMAGE(start_dropped, s->planet_drop |= emdo_bit(EMDO_CHRISPEN))
DAMAGE(start_second, s->seat[0].down |= emdo_bit(EMDO_CHRISPEN); s->site[EMDO_CHRISPEN].place = 5)
DAMAGE(start_none, s->seat[0].up &= ~emdo_bit(EMDO_DRAWDE); s->token[EMDO_FOOD] = 0;
       s->site[EMDO_DRAWDE].place = 0)
DAMAGE(place_twice, s->site[EMDO_STYKU].place = 1)
DAMAGE(place_beyond, s->site[EMDO_STYKU].place = 9)
DAMAGE(place_none, s->site[EMDO_STYKU].place = 0)
DAMAGE(place_of_deck, s->site[EMDO_IDROYOS].place = 1)
DAMAGE(place_nobody, s->site[0].place = 1)
DAMAGE(filling_up, s->site[EMDO_VOSON].filling = 1)
DAMAGE(filling_down, s->site[EMDO_STYKU].filling = 0)
DAMAGE(filling_later, s->site[EMDO_STYKU].filling = 2)
DAMAGE(filling_start, s->site[bits_first(s->seat[2].down)].filling = 1)
DAMAGE(fillings_none, s->filling = 0; s->site[EMDO_STYKU].filling = 0;
       s->site[EMDO_MIK_MIK].filling = 0)
DAMAGE(fillings_many, s->filling = 6)
DAMAGE(colonies_more, s->site[EMDO_STYKU].colonies++)
DAMAGE(colonies_up, s->site[EMDO_DRAWDE].colonize = 1; s->site[EMDO_DRAWDE].colonies = 1;
       s->stack[EMDO_COLONIZE]--)
DAMAGE(research_colony, s->site[EMDO_STYKU].research = 1; s->site[EMDO_STYKU].colonies++;
       s->stack[EMDO_RESEARCH]--)
DAMAGE(under_up, s->under[EMDO_ARTIFICIAL_INTELLIGENCE] = EMDO_DRAWDE;
       s->site[EMDO_STYKU].colonies--)
DAMAGE(under_beyond, s->under[EMDO_ARTIFICIAL_INTELLIGENCE] = 99; s->site[EMDO_STYKU].colonies--)
DAMAGE(under_untucked, s->under[EMDO_DATA_NETWORK] = EMDO_STYKU)
DAMAGE(tucked_no_symbol, s->seat[0].tucked |= emdo_bit(EMDO_DATA_NETWORK);
       s->under[EMDO_DATA_NETWORK] = EMDO_STYKU;
       s->market &= ~emdo_bit(emdo_card_tech(EMDO_DATA_NETWORK)))
DAMAGE(tucked_role, s->seat[0].tucked |= emdo_bit(EMDO_COLONIZE);
       s->under[EMDO_COLONIZE] = EMDO_STYKU)
DAMAGE(token_type, s->token[EMDO_WATER] |= emdo_bit(EMDO_DRAWDE))
DAMAGE(token_down, s->token[EMDO_WATER] |= emdo_bit(EMDO_STYKU))
DAMAGE(token_deck, s->token[EMDO_IRON] |= emdo_bit(EMDO_PINK_SONAR))
DAMAGE(token_marker, s->token[EMDO_IRON] |= emdo_bit(EMDO_VOSON))
DAMAGE(token_two, s->token[EMDO_FOOD] |= emdo_bit(EMDO_UTOPIA_OF_TRADE))
DAMAGE(token_none, s->token[0] |= emdo_bit(EMDO_DRAWDE))
DAMAGE(marker_down, s->scorched |= emdo_bit(EMDO_STYKU))
DAMAGE(marker_of_other, s->seat[1].up = s->seat[1].down & emdo_bit(EMDO_MIK_MIK);
       s->seat[1].down &= ~s->seat[1].up; s->scorched |= emdo_bit(EMDO_MIK_MIK);
       s->site[EMDO_MIK_MIK] = (EmdoSite){ .place = 1 }; s->stack[EMDO_RESEARCH]++)
DAMAGE(top_none, s->top = 0)
DAMAGE(top_beyond, s->top = EMDO_BACKS)
DAMAGE(top_start, s->top = emdo_planets[EMDO_DRAWDE].back)
DAMAGE(look_idle, s->look = emdo_bit(EMDO_IDROYOS); s->planets &= ~s->look;
       s->site[EMDO_IDROYOS].filling = 1)

/* the turn */
DAMAGE(active_beyond, s->active = 3)
DAMAGE(first_beyond, s->first = 3)
DAMAGE(round_none, s->round = 0)
DAMAGE(round_many, s->round = 30001)
DAMAGE(stirred_two, s->stirred = 2)
DAMAGE(quiet_ten, s->quiet = 10)
DAMAGE(sold_nothing, s->turn.sold[0] = 1)
DAMAGE(sold_many, s->turn.sold[EMDO_IRON] = 101)
DAMAGE(produced_beyond, s->turn.produced = 1)
DAMAGE(produced_high, s->turn.produced = 0x20)
DAMAGE(markets_two, s->turn.markets = 2)
DAMAGE(genetics_two, s->turn.genetics = 2)
DAMAGE(special_beyond, s->turn.special = EMDO_RESOURCES)
DAMAGE(mobilized_two, s->turn.mobilized = 2)
DAMAGE(streamlined_two, s->turn.streamlined = 2)
DAMAGE(skipped_two, s->turn.skipped = 2)
DAMAGE(playing_beyond, s->playing = EMDO_CARDS)
DAMAGE(playing_idle, s->playing = EMDO_SURVEY; s->stack[EMDO_SURVEY]--)
DAMAGE(option_level, s->head.option[EMDO_OPTION_LEVEL] = 0)
DAMAGE(played_early, emdo_put(&s->seat[1].played, EMDO_SURVEY); s->stack[EMDO_SURVEY]--)

/* the agenda: TURN, ROLE */
DAMAGE(turn_seat, s->head.agenda[0].seat = 1)
DAMAGE(turn_phase, s->head.agenda[0].a = 2)
DAMAGE(turn_beyond, s->head.agenda[0].a = EMDO_PHASES)
DAMAGE(turn_order, s->head.agenda[0].b = 1; s->head.agenda[0].a = 2)
DAMAGE(turn_missing, s->head.agenda[0].kind = EMDO_TASK_ROLE)
DAMAGE(role_other, s->head.agenda[1].seat = 1; s->head.asked = 2)
DAMAGE(role_number, s->head.agenda[1].a = 1)
DAMAGE(role_order, s->head.agenda[1].b = EMDO_CARDS)
DAMAGE(asked_other, s->head.asked = 2)
DAMAGE(sealed, s->head.sealed = s->head.asked)
DAMAGE(task_upon, agenda_push(&s->head, (Task){ .kind = EMDO_TASK_BOOST }))

static const Damage damages[] = {
    hand_size,        hand_set,        hand_gone,         hand_nothing,    card_beyond,
    known_more,       known_tech,      deck_size,         discard_size,    removed_size,
    role_card_lost,   role_card_more,  role_card_removed, stack_more,      stack_politics,
    stack_nothing,    tech_twice,      tech_lost,         tech_beyond,     side_lost,
    both_sides,       permanent_twice, permanent_beyond,  fighters_less,   influence_less,
    fighters_more,    influence_more,  empty_seat,        seat_bytes,      state_bytes,
    planet_lost,      planet_twice,    planet_beyond,     planet_nothing,  start_in_deck,
    start_dropped,    start_second,    start_none,        place_twice,     place_beyond,
    place_none,       place_of_deck,   place_nobody,      filling_up,      filling_down,
    filling_later,    filling_start,   fillings_none,     fillings_many,   colonies_more,
    colonies_up,      research_colony, under_up,          under_beyond,    under_untucked,
    tucked_no_symbol, tucked_role,     token_type,        token_down,      token_deck,
    token_marker,     token_two,       token_none,        marker_down,     marker_of_other,
    top_none,         top_beyond,      top_start,         look_idle,       active_beyond,
    first_beyond,     round_none,      round_many,        stirred_two,     quiet_ten,
    sold_nothing,     sold_many,       produced_beyond,   produced_high,   markets_two,
    genetics_two,     special_beyond,  mobilized_two,     streamlined_two, skipped_two,
    playing_beyond,   playing_idle,    option_level,      played_early,    turn_seat,
    turn_phase,       turn_beyond,     turn_order,        turn_missing,    role_other,
    role_number,      role_order,      asked_other,       sealed,          task_upon,
};

static bool sound(const EmdoState *s)
{
    char buf[256] = "";
    Text why = text_over(buf);
    bool ok = game_check(&emdo_game, s, &why);
    assert_true(ok || why.len > 0);
    return ok;
}

static void damage_is_found(void **state)
{
    (void)state;
    EmdoState s = place(base);
    assert_true(sound(&s));
    for (size_t i = 0; i < sizeof damages / sizeof *damages; i++) {
        EmdoState t = s;
        damages[i](&t);
        if (sound(&t))
            fail_msg("damage %d was not found", (int)i);
    }
}

/* What is at its limit is sound. */
static void limits_are_sound(void **state)
{
    (void)state;
    EmdoState s = place(base), t = s;
    t.seat[0].fighters = t.seat[0].influence = 0;
    assert_true(sound(&t));
    t.seat[0].fighters = t.seat[1].influence = 1000000000;
    assert_true(sound(&t));
    t = s;
    t.filling = 4; /* styku, voson, the Utopia and mik-mik were kept */
    assert_true(sound(&t));
    t.filling = 5;
    assert_true(sound(&t));
    t = s;
    t.round = 30000;
    t.quiet = 9;
    t.turn.sold[EMDO_IRON] = 100;
    t.turn.produced = 0x1e;
    t.turn.special = EMDO_IRON;
    t.turn.markets = t.turn.genetics = t.turn.mobilized = t.turn.streamlined = 1;
    t.turn.skipped = t.stirred = 1;
    t.head.agenda[1].b = EMDO_CARDS - 1;
    assert_true(sound(&t));
}

/* ---- agendas: what each task needs ---- */

#define POSITION(players, agenda, more, one)                                                       \
    "{\"game\":\"emdo\",\"players\":" players ",\"active\":0,\"first\":0,\"round\":3,"             \
    "\"agenda\":[" agenda "]," more "\"seats\":[" one ",{\"hand\":{\"survey\":1}}]}"
#define TWO(agenda, more, one) POSITION("2", agenda, more, one)
#define HAND                   "{\"hand\":{\"survey\":1}}"
#define IN_ACTION              "[\"turn\",0,2],[\"action\",0]"
#define IN_ROLE(role)          "[\"turn\",0,3],[\"follow\",1," role ",1]"

static bool takes(const char *position)
{
    EmdoState s;
    char buf[256] = "";
    Text why = text_over(buf);
    assert_true(json_check(position, strlen(position), NULL));
    return game_position_read(&emdo_game, &s, json_root(position, strlen(position)), &why);
}

static void agendas(void **state)
{
    (void)state;
    static const struct {
        bool taken;
        const char *position;
    } row[] = {
        { true, TWO("[\"turn\",0,1]", "", HAND) },
        { false, TWO("[\"turn\",0,6]", "", HAND) },
        { false, TWO("[\"turn\",0,1,1]", "", HAND) },
        { true, TWO("[\"turn\",0,1,1]", "", "{\"hand\":{},\"permanents\":[\"logistics\"]}") },
        { false, TWO("[\"turn\",0,1,2]", "", "{\"hand\":{},\"permanents\":[\"logistics\"]}") },
        { true,
          TWO("[\"turn\",0,1],[\"order\",0]", "", "{\"hand\":{},\"permanents\":[\"logistics\"]}") },
        { false, TWO("[\"turn\",0,1],[\"order\",0]", "", HAND) },
        { false,
          TWO("[\"turn\",0,1],[\"order\",1]", "", "{\"hand\":{},\"permanents\":[\"logistics\"]}") },
        { true, TWO("[\"turn\",0,2],[\"action\",0,2]", "", HAND) },
        { false, TWO("[\"turn\",0,2],[\"action\",0,3]", "", HAND) },
        { false, TWO("[\"turn\",0,2],[\"action\",1,1]", "", HAND) },
        { false, TWO("[\"turn\",0,3],[\"action\",0,1]", "", HAND) },
        { true, TWO("[\"turn\",0,3,1],[\"action\",0,1]", "",
                    "{\"hand\":{\"survey\":1},\"permanents\":[\"logistics\"]}") },
        { true, TWO("[\"turn\",0,2,1],[\"role\",0]", "",
                    "{\"hand\":{\"survey\":1},\"permanents\":[\"logistics\"]}") },
        { true, TWO(IN_ACTION ",[\"fight\",0,2]", "\"playing\":\"warfare\",", HAND) },
        { false, TWO(IN_ACTION ",[\"fight\",0,3]", "\"playing\":\"warfare\",", HAND) },
        { false, TWO(IN_ACTION ",[\"fight\",0,1]", "\"playing\":\"survey\",", HAND) },
        { false, TWO(IN_ACTION ",[\"fight\",0,1]", "", HAND) },
        { false, TWO(IN_ACTION ",[\"fight\",1,1]", "\"playing\":\"warfare\",", HAND) },
        { true, TWO(IN_ACTION ",[\"colony\",0]", "\"playing\":\"colonize\",", HAND) },
        { false, TWO(IN_ACTION ",[\"colony\",0]", "\"playing\":\"warfare\",", HAND) },
        { false, TWO(IN_ACTION ",[\"colony\",1]", "\"playing\":\"colonize\",", HAND) },
        { true, TWO(IN_ACTION ",[\"goods\",0]", "\"playing\":\"produce-trade\",", HAND) },
        { false, TWO(IN_ACTION ",[\"goods\",1]", "\"playing\":\"produce-trade\",", HAND) },
        { false, TWO(IN_ACTION ",[\"goods\",0]", "\"playing\":\"research\",", HAND) },
        { true, TWO(IN_ACTION ",[\"remove\",0,1,2,0,1]", "\"playing\":\"research\",", HAND) },
        { false, TWO(IN_ACTION ",[\"remove\",0,1,2,0,0]", "\"playing\":\"research\",", HAND) },
        { false, TWO(IN_ACTION ",[\"remove\",0,2,2,0,1]", "\"playing\":\"research\",", HAND) },
        { false, TWO(IN_ACTION ",[\"remove\",0,1,0,0,1]", "\"playing\":\"research\",", HAND) },
        { false, TWO(IN_ACTION ",[\"remove\",0,0,100,0,1]", "\"playing\":\"research\",", HAND) },
        { false, TWO(IN_ACTION ",[\"remove\",0,0,2,40,1]", "\"playing\":\"research\",", HAND) },
        { false, TWO(IN_ACTION ",[\"remove\",0,0,2,0,0]", "", HAND) },
        { true, TWO(IN_ACTION ",[\"remove\",0,0,99]", "\"playing\":\"data-network\",", HAND) },
        { true, TWO(IN_ACTION ",[\"take\",0,1]", "", HAND) },
        { true,
          TWO(IN_ACTION ",[\"take\",0,2]", "\"playing\":\"artificial-intelligence\",", HAND) },
        { false, TWO(IN_ACTION ",[\"take\",0,3]", "", HAND) },
        { false, TWO(IN_ACTION ",[\"take\",0,1]", "\"playing\":\"survey\",", HAND) },
        { true,
          TWO(IN_ACTION ",[\"expand\",0,1]", "\"playing\":\"improved-colonize-trade\",", HAND) },
        { false,
          TWO(IN_ACTION ",[\"expand\",0,0]", "\"playing\":\"improved-colonize-trade\",", HAND) },
        { false,
          TWO(IN_ACTION ",[\"expand\",0,3]", "\"playing\":\"improved-colonize-trade\",", HAND) },
        { false, TWO(IN_ACTION ",[\"expand\",0,1]", "\"playing\":\"survey\",", HAND) },
        { true, TWO(IN_ACTION ",[\"specialize\",0]", "\"playing\":\"specialization\",", HAND) },
        { false, TWO(IN_ACTION ",[\"specialize\",0]", "\"playing\":\"survey\",", HAND) },
        { true, TWO(IN_ACTION ",[\"terraform\",0]", "\"playing\":\"terraforming\",", HAND) },
        { false, TWO(IN_ACTION ",[\"terraform\",0]", "\"playing\":\"survey\",", HAND) },
        { true, TWO(IN_ACTION ",[\"raid\",0,2]", "\"playing\":\"war-path\",", HAND) },
        { false, TWO(IN_ACTION ",[\"raid\",0,3]", "\"playing\":\"war-path\",", HAND) },
        { false, TWO(IN_ACTION ",[\"raid\",0,1]", "\"playing\":\"survey\",", HAND) },
        { true, TWO(IN_ACTION ",[\"produce\",0,2,8,1]",
                    "\"playing\":\"improved-production-trade\",", HAND) },
        { false, TWO(IN_ACTION ",[\"produce\",0,3,0,1]",
                     "\"playing\":\"improved-production-trade\",", HAND) },
        { false, TWO(IN_ACTION ",[\"produce\",0,2,9,1]",
                     "\"playing\":\"improved-production-trade\",", HAND) },
        { false, TWO(IN_ACTION ",[\"produce\",0,2,0,2]",
                     "\"playing\":\"improved-production-trade\",", HAND) },
        { false, TWO(IN_ACTION ",[\"produce\",0,2,0,1]", "\"playing\":\"survey\",", HAND) },
        { true, TWO(IN_ROLE("4") ",[\"produce\",0,3,8]", "", HAND) },
        { false, TWO(IN_ROLE("4") ",[\"produce\",0,3,9]", "", HAND) },
        { false, TWO(IN_ROLE("4") ",[\"produce\",0,3,0,1]", "", HAND) },
        { false, TWO(IN_ROLE("4") ",[\"produce\",1,3]", "", HAND) },
        { false, TWO(IN_ROLE("5") ",[\"produce\",0,3]", "", HAND) },
        { true, TWO(IN_ROLE("5") ",[\"sell\",0,3,9]", "", HAND) },
        { false, TWO(IN_ROLE("5") ",[\"sell\",0,3,10]", "", HAND) },
        { false, TWO(IN_ROLE("5") ",[\"sell\",1,3]", "", HAND) },
        { false, TWO(IN_ROLE("4") ",[\"sell\",0,3]", "", HAND) },
        { true, TWO(IN_ROLE("6") ",[\"research\",0,3]", "", HAND) },
        { false, TWO(IN_ROLE("5") ",[\"research\",0,3]", "", HAND) },
        { false, TWO(IN_ROLE("6") ",[\"research\",1,3]", "", HAND) },
        { true, TWO(IN_ROLE("3") ",[\"place\",0,39,42]", "", HAND) },
        { false, TWO(IN_ROLE("3") ",[\"place\",0,40]", "", HAND) },
        { false, TWO(IN_ROLE("3") ",[\"place\",0,0,43]", "", HAND) },
        { false, TWO(IN_ROLE("3") ",[\"place\",1]", "", HAND) },
        { false, TWO(IN_ROLE("2") ",[\"place\",0]", "", HAND) },
        { false,
          TWO(IN_ROLE("3") ",[\"place\",0]", "", "{\"hand\":{},\"played\":{\"survey\":1}}") },
        { true,
          TWO(IN_ROLE("3") ",[\"place\",0]", "", "{\"hand\":{},\"played\":{\"colonize\":1}}") },
        { true, TWO(IN_ROLE("1") ",[\"keep\",0]", "\"look\":[{\"planet\":\"styku\"}],", HAND) },
        { false, TWO(IN_ROLE("1") ",[\"keep\",0]", "", HAND) },
        { false, TWO(IN_ROLE("1") ",[\"keep\",1]", "\"look\":[{\"planet\":\"styku\"}],", HAND) },
        { false, TWO(IN_ROLE("2") ",[\"keep\",0]", "\"look\":[{\"planet\":\"styku\"}],", HAND) },
        { false, TWO(IN_ROLE("1"), "\"look\":[{\"planet\":\"styku\"}],", HAND) },
        { true, TWO(IN_ROLE("6") ",[\"resolve\",0,6,1,1]", "", HAND) },
        { false, TWO(IN_ROLE("6") ",[\"resolve\",0,6,2,1]", "", HAND) },
        { false, TWO(IN_ROLE("6") ",[\"resolve\",0,6,0,0]", "", HAND) },
        { false, TWO(IN_ROLE("6") ",[\"resolve\",0,5,0,1]", "", HAND) },
        { false, TWO(IN_ROLE("6") ",[\"resolve\",1,6,0,1]", "", HAND) },
        { true, TWO("[\"turn\",0,3],[\"follow\",0,6,0],[\"resolve\",1,6]", "", HAND) },
        { false, TWO("[\"turn\",0,3],[\"follow\",0,6,0],[\"resolve\",1,6,1]", "", HAND) },
        { true, TWO(IN_ROLE("6") ",[\"resolve\",0,6,0,1],[\"boost\",0,6]", "", HAND) },
        { false, TWO(IN_ROLE("6") ",[\"resolve\",0,6,0,1],[\"boost\",0,5]", "", HAND) },
        { false, TWO(IN_ROLE("6") ",[\"resolve\",0,6,0,1],[\"boost\",1,6]", "", HAND) },
        { false, TWO(IN_ROLE("6") ",[\"resolve\",0,6,0,1],[\"boost\",0,6,40]", "", HAND) },
        { true, TWO(IN_ROLE("1"), "", HAND) },
        { false, TWO(IN_ROLE("0"), "", HAND) },
        { false, TWO(IN_ROLE("7"), "", HAND) },
        { false, TWO(IN_ROLE("6"), "\"options\":{\"level\":0},", HAND) },
        { false, TWO("[\"turn\",0,3],[\"follow\",0,1,1]", "", HAND) },
        { false, TWO("[\"turn\",0,3],[\"follow\",0,1,2]", "", HAND) },
        { true, TWO("[\"turn\",0,3],[\"follow\",0,1,0]", "", HAND) },
        { false, TWO("[\"turn\",0,4],[\"follow\",1,1,1]", "", HAND) },
        { true, TWO("[\"turn\",0,4],[\"strike\",0]", "", HAND) },
        { false, TWO("[\"turn\",0,4],[\"strike\",1]", "", HAND) },
        { false, TWO("[\"turn\",0,3],[\"strike\",0]", "", HAND) },
        { true, TWO("[\"turn\",0,5],[\"cleanup\",0,39,39]", "", HAND) },
        { false, TWO("[\"turn\",0,5],[\"cleanup\",0,40]", "", HAND) },
        { false, TWO("[\"turn\",0,5],[\"cleanup\",0,0,40]", "", HAND) },
        { false, TWO("[\"turn\",0,5],[\"cleanup\",1]", "", HAND) },
        { false,
          TWO("[\"turn\",0,5],[\"cleanup\",0]", "", "{\"hand\":{},\"played\":{\"survey\":1}}") },
        { true, TWO("[\"turn\",0,4]", "", "{\"hand\":{},\"played\":{\"survey\":1}}") },
        { true, TWO("[\"turn\",0,3]", "", "{\"hand\":{},\"played\":{\"survey\":1}}") },
        { false, TWO("[\"turn\",0,2]", "", "{\"hand\":{},\"played\":{\"survey\":1}}") },
        { false, TWO("[\"turn\",0,5]", "", "{\"hand\":{},\"played\":{\"survey\":1}}") },
        { true, TWO("[\"turn\",0,2,1]", "",
                    "{\"hand\":{},\"permanents\":[\"logistics\"],\"played\":{\"survey\":1}}") },
        { false, TWO("[\"turn\",0,1,1]", "",
                     "{\"hand\":{},\"permanents\":[\"logistics\"],\"played\":{\"survey\":1}}") },
        { false, TWO("[\"turn\",0,2,1],[\"role\",0]", "",
                     "{\"hand\":{},\"permanents\":[\"logistics\"],\"played\":{\"survey\":1}}") },
        { false, TWO("[\"role\",0]", "", HAND) },
        { false, TWO("[\"turn\",0,3],[\"boost\",0,1]", "", HAND) },
        { false, TWO("[\"turn\",0,2]", "\"playing\":\"survey\",", HAND) },
        { false, TWO("[\"turn\",0,3],[\"role\",0]", "\"playing\":\"survey\",", HAND) },
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        if (takes(row[i].position) != row[i].taken)
            fail_msg("row %d: %s", (int)i, row[i].position);
}

/* Numbers that mean nothing are zero, in whatever task. */
static void numbers_without_meaning(void **state)
{
    (void)state;
    static const char *const position[] = {
        TWO("[\"turn\",0,1,0,1]", "", HAND),
        TWO("[\"turn\",0,1,0,0,1]", "", HAND),
        TWO("[\"turn\",0,1,0,0,0,1]", "", HAND),
        TWO("[\"turn\",0,1,0,0,0,0,1]", "", HAND),
        TWO("[\"turn\",0,1],[\"order\",0,1]", "", "{\"hand\":{},\"permanents\":[\"logistics\"]}"),
        TWO("[\"turn\",0,1],[\"order\",0,0,1]", "", "{\"hand\":{},\"permanents\":[\"logistics\"]}"),
        TWO("[\"turn\",0,1],[\"order\",0,0,0,1]", "",
            "{\"hand\":{},\"permanents\":[\"logistics\"]}"),
        TWO("[\"turn\",0,1],[\"order\",0,0,0,0,1]", "",
            "{\"hand\":{},\"permanents\":[\"logistics\"]}"),
        TWO("[\"turn\",0,1],[\"order\",0,0,0,0,0,1]", "",
            "{\"hand\":{},\"permanents\":[\"logistics\"]}"),
        TWO("[\"turn\",0,1],[\"order\",0,0,0,0,0,0,1]", "",
            "{\"hand\":{},\"permanents\":[\"logistics\"]}"),
        TWO("[\"turn\",0,2],[\"action\",0,1,0,1]", "", HAND),
        TWO("[\"turn\",0,2],[\"action\",0,1,0,0,1]", "", HAND),
        TWO("[\"turn\",0,2],[\"action\",0,1,0,0,0,1]", "", HAND),
        TWO("[\"turn\",0,2],[\"action\",0,1,0,0,0,0,1]", "", HAND),
        TWO(IN_ACTION ",[\"fight\",0,1,1]", "\"playing\":\"warfare\",", HAND),
        TWO(IN_ACTION ",[\"fight\",0,1,0,1]", "\"playing\":\"warfare\",", HAND),
        TWO(IN_ACTION ",[\"fight\",0,1,0,0,1]", "\"playing\":\"warfare\",", HAND),
        TWO(IN_ACTION ",[\"fight\",0,1,0,0,0,1]", "\"playing\":\"warfare\",", HAND),
        TWO(IN_ACTION ",[\"fight\",0,1,0,0,0,0,1]", "\"playing\":\"warfare\",", HAND),
        TWO(IN_ACTION ",[\"colony\",0,1]", "\"playing\":\"colonize\",", HAND),
        TWO(IN_ACTION ",[\"colony\",0,0,1]", "\"playing\":\"colonize\",", HAND),
        TWO(IN_ACTION ",[\"colony\",0,0,0,1]", "\"playing\":\"colonize\",", HAND),
        TWO(IN_ACTION ",[\"colony\",0,0,0,0,1]", "\"playing\":\"colonize\",", HAND),
        TWO(IN_ACTION ",[\"colony\",0,0,0,0,0,1]", "\"playing\":\"colonize\",", HAND),
        TWO(IN_ACTION ",[\"colony\",0,0,0,0,0,0,1]", "\"playing\":\"colonize\",", HAND),
        TWO(IN_ACTION ",[\"goods\",0,1]", "\"playing\":\"produce-trade\",", HAND),
        TWO(IN_ACTION ",[\"goods\",0,0,1]", "\"playing\":\"produce-trade\",", HAND),
        TWO(IN_ACTION ",[\"goods\",0,0,0,1]", "\"playing\":\"produce-trade\",", HAND),
        TWO(IN_ACTION ",[\"goods\",0,0,0,0,1]", "\"playing\":\"produce-trade\",", HAND),
        TWO(IN_ACTION ",[\"goods\",0,0,0,0,0,1]", "\"playing\":\"produce-trade\",", HAND),
        TWO(IN_ACTION ",[\"goods\",0,0,0,0,0,0,1]", "\"playing\":\"produce-trade\",", HAND),
        TWO(IN_ACTION ",[\"remove\",0,1,2,0,1,1]", "\"playing\":\"research\",", HAND),
        TWO(IN_ACTION ",[\"remove\",0,1,2,0,1,0,1]", "\"playing\":\"research\",", HAND),
        TWO(IN_ACTION ",[\"take\",0,1,1]", "", HAND),
        TWO(IN_ACTION ",[\"take\",0,1,0,1]", "", HAND),
        TWO(IN_ACTION ",[\"take\",0,1,0,0,1]", "", HAND),
        TWO(IN_ACTION ",[\"take\",0,1,0,0,0,1]", "", HAND),
        TWO(IN_ACTION ",[\"take\",0,1,0,0,0,0,1]", "", HAND),
        TWO(IN_ACTION ",[\"expand\",0,1,1]", "\"playing\":\"improved-colonize-trade\",", HAND),
        TWO(IN_ACTION ",[\"expand\",0,1,0,1]", "\"playing\":\"improved-colonize-trade\",", HAND),
        TWO(IN_ACTION ",[\"expand\",0,1,0,0,1]", "\"playing\":\"improved-colonize-trade\",", HAND),
        TWO(IN_ACTION ",[\"expand\",0,1,0,0,0,1]", "\"playing\":\"improved-colonize-trade\",",
            HAND),
        TWO(IN_ACTION ",[\"expand\",0,1,0,0,0,0,1]", "\"playing\":\"improved-colonize-trade\",",
            HAND),
        TWO(IN_ACTION ",[\"specialize\",0,1]", "\"playing\":\"specialization\",", HAND),
        TWO(IN_ACTION ",[\"specialize\",0,0,1]", "\"playing\":\"specialization\",", HAND),
        TWO(IN_ACTION ",[\"specialize\",0,0,0,1]", "\"playing\":\"specialization\",", HAND),
        TWO(IN_ACTION ",[\"specialize\",0,0,0,0,1]", "\"playing\":\"specialization\",", HAND),
        TWO(IN_ACTION ",[\"specialize\",0,0,0,0,0,1]", "\"playing\":\"specialization\",", HAND),
        TWO(IN_ACTION ",[\"specialize\",0,0,0,0,0,0,1]", "\"playing\":\"specialization\",", HAND),
        TWO(IN_ACTION ",[\"terraform\",0,1]", "\"playing\":\"terraforming\",", HAND),
        TWO(IN_ACTION ",[\"terraform\",0,0,1]", "\"playing\":\"terraforming\",", HAND),
        TWO(IN_ACTION ",[\"terraform\",0,0,0,1]", "\"playing\":\"terraforming\",", HAND),
        TWO(IN_ACTION ",[\"terraform\",0,0,0,0,1]", "\"playing\":\"terraforming\",", HAND),
        TWO(IN_ACTION ",[\"terraform\",0,0,0,0,0,1]", "\"playing\":\"terraforming\",", HAND),
        TWO(IN_ACTION ",[\"terraform\",0,0,0,0,0,0,1]", "\"playing\":\"terraforming\",", HAND),
        TWO(IN_ACTION ",[\"raid\",0,1,1]", "\"playing\":\"war-path\",", HAND),
        TWO(IN_ACTION ",[\"raid\",0,1,0,1]", "\"playing\":\"war-path\",", HAND),
        TWO(IN_ACTION ",[\"raid\",0,1,0,0,1]", "\"playing\":\"war-path\",", HAND),
        TWO(IN_ACTION ",[\"raid\",0,1,0,0,0,1]", "\"playing\":\"war-path\",", HAND),
        TWO(IN_ACTION ",[\"raid\",0,1,0,0,0,0,1]", "\"playing\":\"war-path\",", HAND),
        TWO("[\"turn\",0,3],[\"role\",0,1,0]", "", HAND),
        TWO("[\"turn\",0,3],[\"role\",0,0,0,1]", "", HAND),
        TWO("[\"turn\",0,3],[\"role\",0,0,0,0,1]", "", HAND),
        TWO("[\"turn\",0,3],[\"role\",0,0,0,0,0,1]", "", HAND),
        TWO("[\"turn\",0,3],[\"role\",0,0,0,0,0,0,1]", "", HAND),
        TWO(IN_ROLE("6") ",[\"resolve\",0,6,0,1]"
                         ",[\"boost\",0,6,0,1]",
            "", HAND),
        TWO(IN_ROLE("6") ",[\"resolve\",0,6,0,1]"
                         ",[\"boost\",0,6,0,0,1]",
            "", HAND),
        TWO(IN_ROLE("6") ",[\"resolve\",0,6,0,1]"
                         ",[\"boost\",0,6,0,0,0,1]",
            "", HAND),
        TWO(IN_ROLE("6") ",[\"resolve\",0,6,0,1]"
                         ",[\"boost\",0,6,0,0,0,0,1]",
            "", HAND),
        TWO(IN_ROLE("6") ",[\"resolve\",0,6,0,1,1]", "", HAND),
        TWO(IN_ROLE("6") ",[\"resolve\",0,6,0,1,0,1]", "", HAND),
        TWO(IN_ROLE("6") ",[\"resolve\",0,6,0,1,0,0,1]", "", HAND),
        TWO("[\"turn\",0,3],[\"follow\",1,1,1,1]", "", HAND),
        TWO("[\"turn\",0,3],[\"follow\",1,1,1,0,1]", "", HAND),
        TWO("[\"turn\",0,3],[\"follow\",1,1,1,0,0,1]", "", HAND),
        TWO("[\"turn\",0,3],[\"follow\",1,1,1,0,0,0,1]", "", HAND),
        TWO(IN_ROLE("1") ",[\"keep\",0,1]", "\"look\":[{\"planet\":\"styku\"}],", HAND),
        TWO(IN_ROLE("1") ",[\"keep\",0,0,1]", "\"look\":[{\"planet\":\"styku\"}],", HAND),
        TWO(IN_ROLE("1") ",[\"keep\",0,0,0,1]", "\"look\":[{\"planet\":\"styku\"}],", HAND),
        TWO(IN_ROLE("1") ",[\"keep\",0,0,0,0,1]", "\"look\":[{\"planet\":\"styku\"}],", HAND),
        TWO(IN_ROLE("1") ",[\"keep\",0,0,0,0,0,1]", "\"look\":[{\"planet\":\"styku\"}],", HAND),
        TWO(IN_ROLE("1") ",[\"keep\",0,0,0,0,0,0,1]", "\"look\":[{\"planet\":\"styku\"}],", HAND),
        TWO(IN_ROLE("3") ",[\"place\",0,0,0,1]", "", HAND),
        TWO(IN_ROLE("3") ",[\"place\",0,0,0,0,1]", "", HAND),
        TWO(IN_ROLE("3") ",[\"place\",0,0,0,0,0,1]", "", HAND),
        TWO(IN_ROLE("3") ",[\"place\",0,0,0,0,0,0,1]", "", HAND),
        TWO(IN_ROLE("4") ",[\"produce\",0,1,0,0,1]", "", HAND),
        TWO(IN_ROLE("4") ",[\"produce\",0,1,0,0,0,1]", "", HAND),
        TWO(IN_ROLE("4") ",[\"produce\",0,1,0,0,0,0,1]", "", HAND),
        TWO(IN_ROLE("5") ",[\"sell\",0,1,0,1]", "", HAND),
        TWO(IN_ROLE("5") ",[\"sell\",0,1,0,0,1]", "", HAND),
        TWO(IN_ROLE("5") ",[\"sell\",0,1,0,0,0,1]", "", HAND),
        TWO(IN_ROLE("5") ",[\"sell\",0,1,0,0,0,0,1]", "", HAND),
        TWO(IN_ROLE("6") ",[\"research\",0,3,1]", "", HAND),
        TWO(IN_ROLE("6") ",[\"research\",0,3,0,1]", "", HAND),
        TWO(IN_ROLE("6") ",[\"research\",0,3,0,0,1]", "", HAND),
        TWO(IN_ROLE("6") ",[\"research\",0,3,0,0,0,1]", "", HAND),
        TWO(IN_ROLE("6") ",[\"research\",0,3,0,0,0,0,1]", "", HAND),
        TWO("[\"turn\",0,4],[\"strike\",0,1]", "", HAND),
        TWO("[\"turn\",0,4],[\"strike\",0,0,1]", "", HAND),
        TWO("[\"turn\",0,4],[\"strike\",0,0,0,1]", "", HAND),
        TWO("[\"turn\",0,4],[\"strike\",0,0,0,0,1]", "", HAND),
        TWO("[\"turn\",0,4],[\"strike\",0,0,0,0,0,1]", "", HAND),
        TWO("[\"turn\",0,4],[\"strike\",0,0,0,0,0,0,1]", "", HAND),
        TWO("[\"turn\",0,5],[\"cleanup\",0,0,0,1]", "", HAND),
        TWO("[\"turn\",0,5],[\"cleanup\",0,0,0,0,1]", "", HAND),
        TWO("[\"turn\",0,5],[\"cleanup\",0,0,0,0,0,1]", "", HAND),
        TWO("[\"turn\",0,5],[\"cleanup\",0,0,0,0,0,0,1]", "", HAND),
    };
    for (size_t i = 0; i < sizeof position / sizeof *position; i++)
        if (takes(position[i]))
            fail_msg("%s", position[i]);
}

/* A Utopia that waits for its resource (ED-18.50). */
static void utopias_to_fill(void **state)
{
    (void)state;
#define UTOPIA(agenda, permanents, planet)                                                         \
    TWO(agenda, "\"options\":{\"bonus\":\"on\"},",                                                 \
        "{\"hand\":{},\"permanents\":[" permanents "],\"planets\":[" planet "]}")
#define UP "{\"planet\":\"utopia-of-survey\",\"up\":true}"
    static const struct {
        bool taken;
        const char *position;
    } row[] = {
        { true, UTOPIA("[\"turn\",0,4],[\"fill\",0,37]", "\"abundance\"", UP) },
        { false, UTOPIA("[\"turn\",0,4],[\"fill\",0,37]", "", UP) },
        { false, UTOPIA("[\"turn\",0,4],[\"fill\",0,38]", "\"abundance\"", UP) },
        { false, UTOPIA("[\"turn\",0,4],[\"fill\",0,99]", "\"abundance\"", UP) },
        { false, UTOPIA("[\"turn\",0,3],[\"fill\",0,37]", "\"abundance\"", UP) },
        { false, UTOPIA("[\"turn\",0,4],[\"fill\",1,37]", "\"abundance\"", UP) },
        { true, UTOPIA(IN_ROLE("2") ",[\"fill\",0,37]", "\"abundance\"", UP) },
        { false, UTOPIA("[\"turn\",0,3],[\"follow\",0,2,0],[\"fill\",0,37]", "\"abundance\"", UP) },
        { false, UTOPIA("[\"turn\",0,4],[\"fill\",0,37]", "\"abundance\"",
                        "{\"planet\":\"utopia-of-survey\"}") },
        { false, UTOPIA("[\"turn\",0,4],[\"fill\",0,37]", "\"abundance\"",
                        "{\"planet\":\"utopia-of-survey\",\"up\":true,\"resources\":[\"iron\"]}") },
        { false, UTOPIA("[\"turn\",0,4],[\"fill\",0,37]", "\"abundance\",\"scorched-earth-policy\"",
                        "{\"planet\":\"utopia-of-survey\",\"up\":true,\"marker\":true}") },
    };
    assert_int_equal(EMDO_UTOPIA_OF_SURVEY, 37);
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        if (takes(row[i].position) != row[i].taken)
            fail_msg("row %d: %s", (int)i, row[i].position);
}

/* Whoever is named as asked must have something to choose. */
static void asked_for_nothing(void **state)
{
    (void)state;
#define ASKED(agenda, more, one) TWO(agenda, "\"asked\":[0]," more, one)
    static const struct {
        bool taken;
        const char *position;
    } row[] = {
        { true, ASKED("[\"turn\",0,2],[\"action\",0,1]", "", HAND) },
        { false, ASKED("[\"turn\",0,2],[\"action\",0,0]", "", HAND) },
        { false, ASKED("[\"turn\",0,2],[\"action\",0,1]", "\"playing\":\"survey\",", HAND) },
        { false, ASKED(IN_ACTION ",[\"take\",0,0]", "", HAND) },
        { true, ASKED(IN_ACTION ",[\"take\",0,1]", "", HAND) },
        { false, ASKED(IN_ACTION ",[\"raid\",0,0]", "\"playing\":\"war-path\",", HAND) },
        { false, ASKED(IN_ROLE("4") ",[\"produce\",0,0]", "", HAND) },
        { false, ASKED(IN_ROLE("5") ",[\"sell\",0,0]", "", HAND) },
        { true, ASKED(IN_ROLE("5") ",[\"sell\",0,1]", "", HAND) },
        { false, ASKED("[\"turn\",0,3],[\"follow\",0,1,0]", "", HAND) },
        { false, ASKED(IN_ACTION ",[\"remove\",0,0,0,0,1]", "\"playing\":\"research\",", HAND) },
        { false, ASKED(IN_ROLE("3") ",[\"place\",0]", "", HAND) },
        { false, ASKED("[\"turn\",0,3]", "", HAND) },
        { false, ASKED(IN_ROLE("6") ",[\"resolve\",0,6,0,1]", "", HAND) },
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        if (takes(row[i].position) != row[i].taken)
            fail_msg("row %d: %s", (int)i, row[i].position);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "ED-26.6 ED-26.7 ED-26.8 ED-26.11 each damage of a state is found",
          .test_func = damage_is_found },
        { .name = "what is at its limit is sound", .test_func = limits_are_sound },
        { .name = "ED-26.2 tasks stand only where they can", .test_func = agendas },
        { .name = "numbers without a meaning are zero", .test_func = numbers_without_meaning },
        { .name = "ED-D10 a Utopia to be filled is one that can be", .test_func = utopias_to_fill },
        { .name = "who is asked has something to choose", .test_func = asked_for_nothing },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
