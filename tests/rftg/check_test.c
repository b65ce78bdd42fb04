/* Owns the tests of check: each thing that cannot be, made in a state that was sound, is found; and what is
 * at its limit is sound. The states stand at every kind of question. */
#include "tests/properties/whole.h"
#include "tests/rftg/table.h"

#include "games/rftg/check.h"
#include "games/rftg/explore.h"

#define GAME(phase, more)                                                                          \
    "{\"game\":\"rftg\",\"players\":3,\"options\":{\"expansion\":3,\"goals\":\"on\","              \
    "\"takeovers\":\"on\"},\"phase\":\"" phase "\",\"round\":4,\"goals\":[\"standard-of-living\"," \
    "\"greatest-military\"]," more
#define LAST ",{\"tableau\":[\"new-sparta\"],\"actions\":[\"explore-5\"]}]}"

/* Casus Belli has targets of two sorts; with Improved Logistics there may be a second declaration. */
#define WAR                                                                                        \
    GAME("settle", "\"seats\":[{\"tableau\":[\"drop-ships\",\"space-mercenaries\","                \
                   "\"interstellar-casus-belli\",\"imperium-invasion-fleet\","                     \
                   "\"expanding-colony\",\"improved-logistics\"],\"hand\":[\"gem-world\","         \
                   "\"comet-zone\"],\"prestige\":1,\"actions\":[\"explore-5\"]},"                  \
                   "{\"tableau\":[\"rebel-fuel-cache\",\"artist-colony\",\"public-works\"],"       \
                   "\"actions\":[\"settle\"]}" LAST)

/* How a state with a question is reached: a position, then moves "SEAT notation". */
typedef struct Stage {
    RftgTask task;
    const char *position;
    const char *moves[6];
} Stage;

static const Stage stages[] = {
    { RFTG_TASK_ACTION,
      GAME("round", "\"seats\":[{\"tableau\":[\"old-earth\"],\"prestige\":2},"
                    "{\"tableau\":[\"rebel-base\"]},{\"tableau\":[\"new-sparta\"]}]}"),
      { "0 boost develop" } },
    { RFTG_TASK_LATE,
      GAME("round", "\"seats\":[{\"tableau\":[\"psi-crystal-world\"],\"prestige\":1},"
                    "{\"tableau\":[\"rebel-base\"]},{\"tableau\":[\"new-sparta\"]}]}"),
      { "1 action develop", "2 action develop" } },
    { RFTG_TASK_SEARCH,
      GAME("reveal", "\"supply\":[\"rebel-base\"],\"discard\":[\"gem-world\",\"comet-zone\"],"
                     "\"seats\":[{\"tableau\":[\"old-earth\"],\"actions\":[\"search\"]},"
                     "{\"tableau\":[\"pilgrimage-world\"],\"actions\":[\"search\"]}" LAST),
      { "0 category 7" } },
    { RFTG_TASK_GIVE,
      GAME("explore",
           "\"seats\":[{\"tableau\":[\"alien-departure-point\"],\"hand\":[\"gem-world\"],"
           "\"actions\":[\"explore-5\"]},{\"tableau\":[\"rebel-base\"],"
           "\"actions\":[\"develop\"]}" LAST),
      { 0 } },
    { RFTG_TASK_SIFT,
      GAME("explore", "\"supply\":[\"gem-world\",\"comet-zone\",\"spice-world\",\"space-port\","
                      "\"new-earth\",\"mining-world\",\"plague-world\"],\"seats\":[{\"tableau\":["
                      "\"old-earth\"],\"hand\":[\"drop-ships\"],\"actions\":[\"explore-1-1\"]},"
                      "{\"tableau\":[\"rebel-base\"],\"actions\":[\"develop\"]}" LAST),
      { 0 } },
    { RFTG_TASK_DISCARD,
      GAME("develop", "\"seats\":[{\"tableau\":[\"galactic-power-brokers\",\"information-hub\"],"
                      "\"hand\":[\"gem-world\",\"comet-zone\"],\"actions\":[\"explore-5\"]},"
                      "{\"tableau\":[\"rebel-base\"],\"actions\":[\"develop\"]}" LAST),
      { "0 discard gem-world" } },
    { RFTG_TASK_DEVELOP,
      GAME("develop", "\"seats\":[{\"tableau\":[\"old-earth\"],\"hand\":[\"mining-robots\","
                      "\"gem-world\",\"comet-zone\",\"spice-world\"],\"actions\":[\"explore-5\"]},"
                      "{\"tableau\":[\"rebel-base\"],\"hand\":[\"drop-ships\"],"
                      "\"actions\":[\"develop\"]}" LAST),
      { "0 develop mining-robots" } },
    { RFTG_TASK_PAY,
      GAME("develop", "\"seats\":[{\"tableau\":[\"rd-crash-program\"],\"hand\":[\"drop-ships\","
                      "\"gem-world\",\"comet-zone\",\"spice-world\",\"space-port\",\"new-earth\"],"
                      "\"actions\":[\"explore-5\"]},{\"tableau\":[\"rebel-base\"],\"hand\":["
                      "\"space-marines\",\"mining-world\"],\"actions\":[\"develop\"]}" LAST),
      { "0 develop drop-ships", "1 develop space-marines", "2 pass", "0 pay gem-world" } },
    { RFTG_TASK_SAVE,
      GAME("develop", "\"seats\":[{\"tableau\":[\"galactic-scavengers\"],\"hand\":["
                      "\"mining-robots\",\"gem-world\",\"comet-zone\",\"spice-world\"],"
                      "\"actions\":[\"explore-5\"]},{\"tableau\":[\"rebel-base\"],"
                      "\"actions\":[\"develop\"]}" LAST),
      { "0 develop mining-robots", "1 pass", "2 pass", "0 pay gem-world", "0 pay comet-zone" } },
    { RFTG_TASK_SETTLE,
      GAME("settle",
           "\"seats\":[{\"tableau\":[\"lifeforms-inc\",\"space-mercenaries\"],\"hand\":["
           "\"artist-colony\",\"gem-world\"],\"actions\":[\"explore-5\"]},{\"tableau\":["
           "\"rebel-convict-mines\"],\"hand\":[\"drop-ships\"],\"actions\":[\"settle\"]}" LAST),
      { "0 settle artist-colony" } },
    { RFTG_TASK_PLACE,
      GAME("settle", "\"seats\":[{\"tableau\":[\"contact-specialist\",\"drop-ships\"],\"hand\":["
                     "\"aquatic-uplift-race\",\"gem-world\",\"comet-zone\",\"spice-world\"],"
                     "\"actions\":[\"explore-5\"]},{\"tableau\":[\"rebel-base\"],\"hand\":["
                     "\"pilgrimage-world\"],\"actions\":[\"settle\"]}" LAST),
      { "0 settle aquatic-uplift-race", "1 settle pilgrimage-world", "2 pass" } },
    { RFTG_TASK_PLACE, /* paying, one card named */
      GAME("settle", "\"seats\":[{\"tableau\":[\"old-earth\"],\"hand\":[\"comet-zone\","
                     "\"gem-world\",\"spice-world\",\"space-port\",\"new-earth\"],"
                     "\"actions\":[\"explore-5\"]},{\"tableau\":[\"rebel-base\"],"
                     "\"actions\":[\"settle\"]}" LAST),
      { "0 settle comet-zone", "1 pass", "2 pass", "0 pay gem-world" } },
    { RFTG_TASK_PLACE, /* conquering, one card given */
      GAME("settle", "\"seats\":[{\"tableau\":[\"space-mercenaries\"],\"hand\":["
                     "\"aquatic-uplift-race\",\"gem-world\",\"spice-world\",\"space-port\"],"
                     "\"actions\":[\"explore-5\"]},{\"tableau\":[\"rebel-base\"],"
                     "\"actions\":[\"settle\"]}" LAST),
      { "0 settle aquatic-uplift-race", "1 pass", "2 pass", "0 muster gem-world" } },
    { RFTG_TASK_EXTRA,
      GAME("settle", "\"seats\":[{\"tableau\":[\"improved-logistics\",\"terraforming-engineers\","
                     "\"artist-colony\"],\"hand\":[\"pilgrimage-world\",\"refugee-world\","
                     "\"space-port\"],\"actions\":[\"explore-5\"]},{\"tableau\":[\"rebel-base\"],"
                     "\"actions\":[\"settle\"]}" LAST),
      { "0 settle pilgrimage-world", "1 pass", "2 pass" } },
    { RFTG_TASK_REPLACE,
      GAME("settle", "\"seats\":[{\"tableau\":[\"improved-logistics\",\"terraforming-engineers\","
                     "\"artist-colony\"],\"hand\":[\"pilgrimage-world\",\"refugee-world\","
                     "\"space-port\"],\"actions\":[\"explore-5\"]},{\"tableau\":[\"rebel-base\"],"
                     "\"actions\":[\"settle\"]}" LAST),
      { "0 settle pilgrimage-world", "1 pass", "2 pass", "0 replace artist-colony" } },
    { RFTG_TASK_DECLARE,
      WAR,
      { "0 pass", "1 pass", "2 pass", "0 takeover interstellar-casus-belli",
        "0 target artist-colony" } },
    { RFTG_TASK_PREVENT,
      GAME("settle",
           "\"seats\":[{\"tableau\":[\"drop-ships\",\"imperium-seat\"],"
           "\"actions\":[\"explore-5\"]},{\"tableau\":[\"rebel-fuel-cache\","
           "\"pan-galactic-security-council\"],\"prestige\":1,\"actions\":[\"settle\"]}" LAST),
      { "0 pass", "1 pass", "2 pass", "0 takeover imperium-seat" } },
    { RFTG_TASK_DEFEND,
      GAME("settle", "\"seats\":[{\"tableau\":[\"drop-ships\",\"imperium-seat\"],"
                     "\"actions\":[\"explore-5\"]},{\"tableau\":[\"rebel-fuel-cache\","
                     "\"space-mercenaries\"],\"hand\":[\"gem-world\",\"comet-zone\"],"
                     "\"actions\":[\"settle\"]}" LAST),
      { "0 pass", "1 pass", "2 pass", "0 takeover imperium-seat" } },
    { RFTG_TASK_DISCARD, /* after a takeover, by the attacker */
      GAME("settle", "\"seats\":[{\"tableau\":[\"rebel-fuel-cache\"],\"actions\":["
                     "\"explore-5\"]},{\"tableau\":[\"drop-ships\",\"imperium-seat\","
                     "\"imperium-fuel-depot\"],\"hand\":[\"gem-world\",\"comet-zone\"],"
                     "\"actions\":[\"settle\"]}" LAST),
      { "0 pass", "1 pass", "2 pass", "1 takeover imperium-seat" } },
    { RFTG_TASK_TRADE,
      GAME("consume", "\"seats\":[{\"tableau\":[\"gem-world\",\"comet-zone\"],"
                      "\"actions\":[\"trade\"]},{\"tableau\":[\"rebel-base\"],"
                      "\"actions\":[\"develop\"]}" LAST
           /* the goods stand behind the seats */),
      { 0 } },
    { RFTG_TASK_CONSUME,
      GAME("consume", "\"seats\":[{\"tableau\":[\"deficit-spending\",\"merchant-world\"],\"hand\":["
                      "\"gem-world\",\"comet-zone\",\"spice-world\"],\"actions\":[\"trade\"]},"
                      "{\"tableau\":[\"rebel-base\"],\"actions\":[\"develop\"]}" LAST),
      { 0 } },
    { RFTG_TASK_HAND,
      GAME("consume", "\"seats\":[{\"tableau\":[\"deficit-spending\",\"merchant-world\"],\"hand\":["
                      "\"gem-world\",\"comet-zone\",\"spice-world\"],\"actions\":[\"trade\"]},"
                      "{\"tableau\":[\"rebel-base\"],\"actions\":[\"develop\"]}" LAST),
      { "0 use deficit-spending", "0 discard gem-world" } },
    { RFTG_TASK_GOODS,
      GAME("consume", "\"goods\":{\"gem-world\":\"drop-ships\",\"spice-world\":\"space-marines\","
                      "\"comet-zone\":\"mining-robots\"},\"seats\":[{\"tableau\":[\"old-earth\","
                      "\"pilgrimage-world\",\"deficit-spending\",\"gem-world\",\"spice-world\","
                      "\"comet-zone\"],\"actions\":[\"explore-5\"]},{\"tableau\":[\"rebel-base\"],"
                      "\"actions\":[\"consume-2x\"]}" LAST),
      { "0 use old-earth", "0 good gem-world" } },
    { RFTG_TASK_ANTE,
      GAME("consume", "\"seats\":[{\"tableau\":[\"gambling-world-ante\"],\"hand\":["
                      "\"gem-world\",\"comet-zone\",\"spice-world\"],\"actions\":[\"trade\"]},"
                      "{\"tableau\":[\"rebel-base\"],\"actions\":[\"develop\"]}" LAST),
      { "0 gamble" } },
    { RFTG_TASK_FLIP,
      GAME("consume", "\"supply\":[\"rebel-homeworld\",\"rebel-stronghold\",\"mining-world\"],"
                      "\"seats\":[{\"tableau\":[\"gambling-world-ante\"],\"hand\":["
                      "\"gem-world\",\"comet-zone\"],\"actions\":[\"trade\"]},"
                      "{\"tableau\":[\"rebel-base\"],\"actions\":[\"develop\"]}" LAST),
      { "0 gamble", "0 ante comet-zone" } },
    { RFTG_TASK_PRODUCE,
      GAME("produce", "\"seats\":[{\"tableau\":[\"damaged-alien-factory\",\"diversified-economy\"],"
                      "\"hand\":[\"gem-world\",\"comet-zone\"],\"actions\":[\"explore-5\"]},"
                      "{\"tableau\":[\"rebel-base\"],\"actions\":[\"produce\"]}" LAST),
      { 0 } },
    { RFTG_TASK_WINDFALL,
      GAME("produce", "\"seats\":[{\"tableau\":[\"mining-robots\",\"asteroid-belt\","
                      "\"destroyed-world\"],\"actions\":[\"explore-5\"]},"
                      "{\"tableau\":[\"rebel-base\"],\"actions\":[\"produce\"]}" LAST),
      { 0 } },
    { RFTG_TASK_LIMIT,
      GAME("end",
           "\"seats\":[{\"tableau\":[\"old-earth\"],\"hand\":[\"export-duties\",\"gem-world\","
           "\"comet-zone\",\"spice-world\",\"drop-ships\",\"space-marines\",\"public-works\","
           "\"mining-world\",\"space-port\",\"new-earth\",\"plague-world\",\"empath-world\"],"
           "\"actions\":[\"explore-5\"]},{\"tableau\":[\"rebel-base\"],"
           "\"actions\":[\"explore-5\"]}" LAST),
      { "0 discard gem-world" } },
};

enum { STAGES = sizeof stages / sizeof *stages };

static RftgState reach(const Stage *stage)
{
    RftgState s = place(stage->position);
    if (stage->task == RFTG_TASK_TRADE) {
        static const int worlds[] = { RFTG_GEM_WORLD, RFTG_COMET_ZONE };
        s = place(GAME("consume", "\"goods\":{\"gem-world\":\"drop-ships\",\"comet-zone\":"
                                  "\"space-marines\"},\"seats\":[{\"tableau\":[\"gem-world\","
                                  "\"comet-zone\"],\"actions\":[\"trade\"]},{\"tableau\":["
                                  "\"rebel-base\"],\"actions\":[\"develop\"]}" LAST));
        assert_true(s.good[worlds[0]] && s.good[worlds[1]]);
    }
    for (int i = 0; i < 6 && stage->moves[i]; i++)
        play(&s, stage->moves[i][0] - '0', stage->moves[i] + 2);
    if (agenda_peek(&s.head)->kind != stage->task)
        fail_msg("%s asks %s", stage->position, rftg_game.task[agenda_peek(&s.head)->kind]);
    return s;
}

static bool sound(const RftgState *s)
{
    char buf[256] = "";
    Text why = text_over(buf);
    bool ok = game_check(&rftg_game, s, &why);
    assert_true(ok || why.len > 0);
    return ok;
}

typedef void (*Damage)(RftgState *s);

#define DAMAGE(name, ...)                                                                          \
    static void name(RftgState *s)                                                                 \
    {                                                                                              \
        __VA_ARGS__;                                                                               \
    }

static void move_card(CardSet *from, CardSet *to, int card)
{
    cards_remove(from, card);
    cards_add(to, card);
}

/* A card of the supply that is in no other place of these states. */
enum { FREE = RFTG_CARD_TOURIST_WORLD_1, FREE_TOO = RFTG_CARD_TRADE_LEAGUE_1 };

/* what can be nowhere */
DAMAGE(card_twice, cards_add(&s->discard, cards_next(&s->seat[0].tableau, 0)))
DAMAGE(card_twice_in_hand, cards_add(&s->seat[1].hand, cards_next(&s->seat[0].tableau, 0)))
DAMAGE(card_twice_out, cards_add(&s->out, cards_next(&s->seat[1].tableau, 0)))
DAMAGE(card_twice_saved, cards_add(&s->saved, cards_next(&s->seat[1].tableau, 0)))
DAMAGE(card_twice_aside, cards_add(&s->aside, cards_next(&s->seat[1].tableau, 0)))
DAMAGE(card_lost, CardSet none = { 0 }; s->seat[2].tableau = none; s->seat[2].began = none)
DAMAGE(card_beyond, cards_add(&s->discard, RFTG_CARDS))
DAMAGE(card_none, cards_add(&s->discard, 0))
DAMAGE(good_unseen, s->good[RFTG_NEW_SPARTA] = RFTG_CARDS)
DAMAGE(good_on_grey, cards_add(&s->goods, RFTG_CARD_NEW_SPARTA_1))
DAMAGE(good_of_nobody, s->good[RFTG_DISTANT_WORLD] = FREE;
       cards_add(&s->goods, RFTG_CARD_DISTANT_WORLD_1); cards_remove(&s->supply, FREE);
       cards_remove(&s->out, FREE))
DAMAGE(good_beyond, s->good[0] = 1)
DAMAGE(first_beyond, s->first = 3)
DAMAGE(pool_more, s->pool = 1000)
DAMAGE(pool_less, s->pool = -1000)
DAMAGE(state_bytes, s->zero[0] = 1)
DAMAGE(state_bytes_too, s->zero[1] = 1)
DAMAGE(leader_beyond, s->leader = 4)
DAMAGE(tile_without_leader, s->leader = 0; s->tile = 1)
DAMAGE(tile_more, s->leader = 3; s->tile = 1)
DAMAGE(holder_beyond, s->holder[0] = 4)
DAMAGE(holder_of_nothing, s->holder[1] = 1)
DAMAGE(goal_beyond, s->goals |= 1u << RFTG_GOALS)
DAMAGE(goals_off, s->head.option[RFTG_OPTION_GOALS] = 0)
DAMAGE(claim_of_nothing, s->seat[0].goals = 1u << RFTG_GOAL_SYSTEM_DIVERSITY)
DAMAGE(claim_of_most, s->seat[0].goals = (uint16_t)(1u << RFTG_GOAL_GREATEST_MILITARY))
DAMAGE(vp_less, s->seat[0].vp = -1)
DAMAGE(vp_more, s->seat[0].vp = 1000)
DAMAGE(prestige_less, s->seat[2].prestige = -1)
DAMAGE(prestige_more, s->seat[2].prestige = 100)
DAMAGE(gained_more, s->seat[2].gained = 100)
DAMAGE(card_used_twice, s->seat[2].card_used = 2)
DAMAGE(boost_third, s->seat[2].boost = 3)
DAMAGE(boost_second, s->seat[2].boost = 2)
DAMAGE(action_beyond, s->seat[2].action[0] = RFTG_ACTIONS)
DAMAGE(action_second, s->seat[2].action[1] = RFTG_ACT_PRODUCE)
DAMAGE(produced_nothing, s->seat[2].produced[RFTG_NO_KIND] = 1)
DAMAGE(produced_any, s->seat[2].produced[RFTG_ANY_KIND] = 1)
DAMAGE(discarded, s->seat[2].discarded = 1)
DAMAGE(seat_empty, s->seat[3].vp = 1)
DAMAGE(seat_last, s->seat[5].floor = 1)
DAMAGE(sum_other, s->seat[2].sum[RFTG_SUM_MIL]++)
DAMAGE(drawn_not_held, cards_add(&s->seat[2].drawn, FREE))
DAMAGE(chosen_not_held, cards_add(&s->seat[2].chosen, FREE))
DAMAGE(shown_nothing, s->seat[2].shown = FREE)
DAMAGE(floor_of_another, s->seat[2].floor = 5; s->head.asked = 1;
       s->head.sealed = s->head.sealed ? 7 : 0)
DAMAGE(knows_supply, cards_add(&s->seat[2].knows, FREE))
DAMAGE(knows_tableau, cards_add(&s->seat[2].knows, cards_next(&s->seat[0].tableau, 0)))
DAMAGE(seen_supply, cards_add(&s->seen, FREE))
DAMAGE(seen_unknown, move_card(&s->supply, &s->discard, FREE); cards_remove(&s->out, FREE);
       cards_add(&s->seen, FREE))
DAMAGE(mixed_and_old, cards_add(&s->seat[2].mixed, FREE); cards_add(&s->old, FREE))
DAMAGE(all_mixed_and_old, cards_add(&s->mixed, FREE); cards_add(&s->old, FREE))
DAMAGE(old_supply, CardSet supply = s->supply; cards_add(&supply, FREE);
       cards_add(&s->supply, FREE); cards_remove(&s->out, FREE); cards_add(&s->old, FREE))
DAMAGE(saved_by_nobody, cards_remove(&s->supply, FREE); cards_remove(&s->out, FREE);
       if (!cards_has(&s->seat[0].tableau, RFTG_CARD_GALACTIC_SCAVENGERS_1))
           cards_add(&s->saved, FREE))
DAMAGE(twice_in_tableau, cards_remove(&s->supply, RFTG_CARD_RESEARCH_LABS_1);
       cards_remove(&s->supply, RFTG_CARD_RESEARCH_LABS_2);
       cards_remove(&s->out, RFTG_CARD_RESEARCH_LABS_1);
       cards_remove(&s->out, RFTG_CARD_RESEARCH_LABS_2);
       cards_add(&s->seat[2].tableau, RFTG_CARD_RESEARCH_LABS_1);
       cards_add(&s->seat[2].tableau, RFTG_CARD_RESEARCH_LABS_2))
DAMAGE(takeover_idle, s->takeover[RFTG_TAKEOVERS - 1].attacker = 1)
DAMAGE(takeover_counted, s->takeovers = 9)
DAMAGE(deal_last, s->deal.last = RFTG_CARDS)
DAMAGE(deal_stage, s->deal.stage = RFTG_STAGE_CARDS + 1)
DAMAGE(deal_mustered, s->deal.mustered = 9)
DAMAGE(deal_method, s->deal.method = 3)
DAMAGE(deal_with, s->deal.with = RFTG_CARD_NEW_SPARTA_1)
DAMAGE(deal_card, s->deal.card = RFTG_CARD_NEW_SPARTA_1)
DAMAGE(again_two, s->again = 2)
DAMAGE(again_first, s->again = !s->again)
DAMAGE(phase_other, s->phase = s->phase == RFTG_EXPLORE ? RFTG_DEVELOP : RFTG_EXPLORE)
DAMAGE(used_of_nobody, cards_add(&s->used[0], FREE))
DAMAGE(used_too, cards_add(&s->used[1], FREE))
DAMAGE(aside_idle, cards_remove(&s->supply, FREE); cards_remove(&s->out, FREE);
       if (agenda_peek(&s->head)->kind != RFTG_TASK_SEARCH &&
           agenda_peek(&s->head)->kind != RFTG_TASK_FLIP) cards_add(&s->aside, FREE))
DAMAGE(asked_nobody_there, s->head.asked = 8)
DAMAGE(temporary_more, s->seat[2].temporary = 61)
DAMAGE(one_more, s->seat[2].one = 1)
DAMAGE(two_more, s->seat[2].two = 1)
DAMAGE(rest_more, s->seat[2].rest = 10)
DAMAGE(cost_goods_more, s->seat[2].cost_goods = 1)
DAMAGE(worlds_more, s->seat[2].worlds = 6)
DAMAGE(declared_more, s->seat[2].declared = 3)
DAMAGE(began_beyond, cards_add(&s->seat[2].began, 250))

static const Damage damages[] = {
    card_twice,
    card_twice_in_hand,
    card_twice_out,
    card_twice_saved,
    card_twice_aside,
    card_lost,
    card_beyond,
    card_none,
    good_unseen,
    good_on_grey,
    good_of_nobody,
    good_beyond,
    first_beyond,
    pool_more,
    pool_less,
    state_bytes,
    state_bytes_too,
    leader_beyond,
    tile_without_leader,
    tile_more,
    holder_beyond,
    holder_of_nothing,
    goal_beyond,
    goals_off,
    claim_of_nothing,
    claim_of_most,
    vp_less,
    vp_more,
    prestige_less,
    prestige_more,
    gained_more,
    card_used_twice,
    boost_third,
    boost_second,
    action_beyond,
    action_second,
    produced_nothing,
    produced_any,
    discarded,
    seat_empty,
    seat_last,
    sum_other,
    drawn_not_held,
    chosen_not_held,
    shown_nothing,
    floor_of_another,
    knows_supply,
    knows_tableau,
    seen_supply,
    seen_unknown,
    mixed_and_old,
    all_mixed_and_old,
    old_supply,
    saved_by_nobody,
    twice_in_tableau,
    takeover_idle,
    takeover_counted,
    deal_last,
    deal_stage,
    deal_mustered,
    deal_method,
    deal_with,
    deal_card,
    again_two,
    again_first,
    phase_other,
    used_of_nobody,
    used_too,
    aside_idle,
    asked_nobody_there,
    temporary_more,
    one_more,
    two_more,
    rest_more,
    cost_goods_more,
    worlds_more,
    declared_more,
    began_beyond,
};

static void damage_is_found(void **state)
{
    (void)state;
    for (int i = 0; i < STAGES; i++) {
        RftgState s = reach(&stages[i]);
        assert_true(sound(&s));
        for (size_t k = 0; k < sizeof damages / sizeof *damages; k++) {
            RftgState t = s;
            damages[k](&t);
            if (sound(&t))
                fail_msg("stage %d (%s): damage %d was not found", i,
                         rftg_game.task[stages[i].task], (int)k);
        }
    }
}

/* Every number of every task beyond its range, every task of a seat that is not there, every task left out. */
static void agendas_are_read(void **state)
{
    (void)state;
    for (int i = 0; i < STAGES; i++) {
        RftgState s = reach(&stages[i]);
        for (int n = 0; n < s.head.tasks; n++) {
            for (int k = 0; k < 14; k++) {
                RftgState t = s;
                Task *task = &t.head.agenda[n];
                bool told =
                    (task->kind == RFTG_TASK_PAID || task->kind == RFTG_TASK_PLACED) && k % 7 == 3;
                uint8_t *number[] = { &task->seat, &task->a, &task->b, &task->c,
                                      &task->d,    &task->e, &task->f };
                *number[k % 7] = k < 7 ? 255 : RFTG_CARDS;
                if (!told && sound(&t))
                    fail_msg("stage %d (%s): task %d, number %d", i, rftg_game.task[stages[i].task],
                             n, k);
            }
            RftgState t = s;
            memmove(&t.head.agenda[n], &t.head.agenda[n + 1],
                    (size_t)(s.head.tasks - n - 1) * sizeof(Task));
            memset(&t.head.agenda[--t.head.tasks], 0, sizeof(Task));
            /* what lies below may be asked instead */
            bool skipped = s.head.agenda[n].kind == RFTG_TASK_SEARCH || n + 1 == s.head.tasks;
            if (!skipped && sound(&t))
                fail_msg("stage %d (%s): without task %d", i, rftg_game.task[stages[i].task], n);
        }
        RftgState t = s;
        agenda_push(&t.head, *agenda_peek(&t.head));
        assert_false(sound(&t));
        t = s;
        t.head.agenda[0].seat = t.head.seats;
        assert_false(sound(&t));
    }
}

/* At every question exactly the listed moves are legal, and the position reads back. */
static void questions_agree(void **state)
{
    (void)state;
    for (int i = 0; i < STAGES; i++) {
        RftgState s = reach(&stages[i]);
        for (uint64_t left = s.head.asked; left; left = bits_without_first(left)) {
            MoveList list = { .n = 0 };
            rftg_game.moves(&s, bits_first(left), &list);
            whole_agrees(&rftg_game, &s, bits_first(left), &list);
        }
        whole_reads_back(&rftg_game, &s);
        whole_views(&rftg_game, &s);
    }
}

/* Whoever else is asked is not whom the task asks. */
static void askers_are_read(void **state)
{
    (void)state;
    for (int i = 0; i < STAGES; i++) {
        RftgState s = reach(&stages[i]), t = s;
        t.head.asked = s.head.asked == 2 ? 1 : 2;
        t.head.sealed = s.head.sealed ? t.head.asked : 0;
        assert_false(sound(&t));
        t = s;
        t.head.sealed = s.head.sealed ? 0 : s.head.asked;
        assert_false(sound(&t));
    }
}

static RftgState reach_task(RftgTask task)
{
    int i = 0;
    while (stages[i].task != task)
        i++;
    return reach(&stages[i]);
}

static Task *top(RftgState *s)
{
    return agenda_top(&s->head);
}

/* So many takeovers have been declared, all alike. */
static void declare_all(RftgState *s, int n)
{
    for (int i = 0; i < n; i++)
        s->takeover[i] = (RftgTakeover){ .owner = 1,
                                         .power = RFTG_CARD_INTERSTELLAR_CASUS_BELLI_1,
                                         .target = RFTG_CARD_REBEL_FUEL_CACHE_1 };
    s->takeovers = (uint8_t)n;
}

/* What is at its limit is sound. */
static void limits_are_sound(void **state)
{
    (void)state;
    RftgState s = reach_task(RFTG_TASK_ACTION), t = s;
    t.pool = 999;
    t.seat[2].vp = 999;
    t.seat[2].prestige = t.seat[2].gained = 99;
    t.leader = 3;
    t.tile = 99;
    t.holder[0] = 3;
    t.seat[2].goals = 1u << RFTG_GOAL_STANDARD_OF_LIVING;
    t.seat[2].card_used = 1;
    t.first = 2;
    assert_true(sound(&t));
    t.pool = -999;
    assert_true(sound(&t));
    s = reach_task(RFTG_TASK_SETTLE);
    t = s;
    t.seat[0].temporary = 60;
    t.seat[0].rest = 9;
    t.seat[0].worlds = 5;
    t.seat[0].declared = 2;
    t.seat[0].spent = 31;
    assert_true(sound(&t));
    assert_int_equal(t.seat[0].two, 1);
    assert_int_equal(t.seat[0].cost_goods, 1);
    assert_int_equal(t.seat[1].one, 1);
    t = reach_task(RFTG_TASK_PREVENT);
    t.takeover[0].failed = 1;
    assert_true(sound(&t));
    t = reach_task(RFTG_TASK_PREVENT);
    declare_all(&t, RFTG_TAKEOVERS);
    t.takeover[0] = reach_task(RFTG_TASK_PREVENT).takeover[0];
    assert_true(sound(&t));
    t = reach_task(RFTG_TASK_DECLARE);
    declare_all(&t, RFTG_TAKEOVERS - 1);
    t.seat[0].declared = 1;
    assert_true(sound(&t));
}

/* Whether a state in which nobody is asked yet may run on. */
static bool may_run(const RftgState *s)
{
    char buf[256] = "";
    Text why = text_over(buf);
    return game_check_parts(&rftg_game, s, &why);
}

/* The cards drawn in Explore that lie lowest, so many as a seat must discard, are its answer. */
static void answer_sift(RftgState *s, int seat)
{
    RftgSeat *own = &s->seat[seat];
    CardSet left = own->drawn;
    for (int n = rftg_to_discard(s, seat); n > 0; n--)
        move_card(&left, &own->chosen, cards_next(&left, 0));
}

/* All answers are in, and the task on top is the one that opens them. */
static RftgState all_sifted(void)
{
    RftgState s = reach_task(RFTG_TASK_SIFT);
    for (int seat = 0; seat < 3; seat++)
        answer_sift(&s, seat);
    agenda_pop(&s.head);
    s.head.asked = s.head.sealed = 0;
    assert_int_equal(top(&s)->kind, RFTG_TASK_OPEN_SIFT);
    return s;
}

static void opened_sift_is_read(void **state)
{
    (void)state;
    RftgState s = all_sifted(), t = s;
    CardSet *chosen = &t.seat[0].chosen;
    int kept = cards_last(&s.seat[0].drawn), given = cards_next(chosen, 0);
    assert_true(may_run(&s));
    cards_add(chosen, kept); /* one too many of those drawn */
    assert_false(may_run(&t));
    t = s;
    cards_remove(chosen, given); /* one too few */
    assert_false(may_run(&t));
    cards_add(chosen, RFTG_CARD_DROP_SHIPS_1); /* enough, but one was not drawn (RG-7.3) */
    assert_false(may_run(&t));
    t = s;
    t.seat[0].action[0] = RFTG_ACT_EXPLORE_5; /* with the prestige bonus hand and draws are one */
    t.seat[0].boost = 1;
    t.seat[0].chosen = (CardSet){ 0 };
    answer_sift(&t, 0);
    assert_true(may_run(&t));
    cards_remove(chosen, cards_next(chosen, 0));
    cards_add(chosen, RFTG_CARD_DROP_SHIPS_1);
    assert_int_equal(cards_count(chosen), rftg_to_discard(&t, 0));
    assert_true(may_run(&t));
}

static RftgState all_asked(void)
{
    RftgState s;
    Setup setup = game_normal_setup(&rftg_game, 2);
    game_setup(&rftg_game, &s, &setup, NULL);
    assert_int_equal(top(&s)->kind, RFTG_TASK_START);
    return s;
}

/* All have chosen a start world and what to discard, and the task on top is the one that opens it. */
static RftgState all_started(void)
{
    RftgState s = all_asked();
    for (int seat = 0; seat < 2; seat++) {
        RftgSeat *own = &s.seat[seat];
        CardSet six = cards_minus(&own->hand, &own->drawn);
        own->shown = (uint8_t)cards_next(&own->drawn, 0);
        for (int n = rftg_start_discards(&s, seat); n > 0; n--)
            move_card(&six, &own->chosen, cards_next(&six, 0));
    }
    while (top(&s)->kind != RFTG_TASK_OPEN_START)
        agenda_pop(&s.head);
    s.head.asked = s.head.sealed = 0;
    return s;
}

static void opened_start_is_read(void **state)
{
    (void)state;
    RftgState s = all_asked(), t = s;
    RftgSeat *own = &t.seat[1];
    assert_true(sound(&s));
    t.head.asked = 1; /* an answer without a start world */
    assert_false(sound(&t));
    t = s;
    CardSet cards = cards_minus(&own->hand, &own->drawn);
    cards_add(&own->chosen, cards_next(&cards, 0)); /* a discard before it */
    assert_false(sound(&t));
    s = t = all_started();
    CardSet six = cards_minus(&own->hand, &own->drawn);
    int more = cards_last(&six), less = cards_next(&own->chosen, 0);
    assert_true(may_run(&s));
    cards_add(&own->chosen, more); /* one too many */
    assert_false(may_run(&t));
    t = s;
    cards_remove(&own->chosen, less); /* one too few */
    assert_false(may_run(&t));
    cards_add(&own->chosen, cards_last(&own->drawn)); /* enough, but one is a start world */
    assert_false(may_run(&t));
    t = s;
    own->shown = 0;
    assert_false(may_run(&t));
}

/* ---- single tasks ---- */

DAMAGE(search_unnamed, top(s)->a = 0)
DAMAGE(search_other_match, top(s)->a = 1)
DAMAGE(search_beyond, top(s)->a = 10)
DAMAGE(search_declined_twice, top(s)->b = 2)
DAMAGE(search_takeovers, s->head.option[RFTG_OPTION_TAKEOVERS] = 0; top(s)->a = 9; top(s)->c = 0)
DAMAGE(search_not_chosen, s->seat[0].action[0] = RFTG_ACT_DEVELOP)
DAMAGE(give_third, top(s)->b = 3)
DAMAGE(give_beyond, top(s)->a = 3)
DAMAGE(give_of_another, top(s)->a = 1)
DAMAGE(sift_other_hand, cards_add(&s->seat[0].chosen, RFTG_CARD_DROP_SHIPS_1))
DAMAGE(sift_too_many, s->seat[0].chosen = s->seat[0].drawn)
DAMAGE(discard_none, top(s)->a = 0)
DAMAGE(discard_enough, top(s)->a = 1)
DAMAGE(discard_ten, top(s)->a = 10)
DAMAGE(develop_world, s->seat[0].chosen = (CardSet){ 0 };
       cards_add(&s->seat[0].chosen, RFTG_CARD_GEM_WORLD_1))
DAMAGE(develop_two, cards_add(&s->seat[0].chosen, RFTG_CARD_GEM_WORLD_1))
DAMAGE(develop_unasked, cards_add(&s->seat[1].chosen, RFTG_CARD_DROP_SHIPS_1))
DAMAGE(pay_other_card, s->deal.card = RFTG_CARD_RANDD_CRASH_PROGRAM_1)
DAMAGE(pay_conquest, s->deal.method = RFTG_CONQUEST)
DAMAGE(pay_zero, s->deal.zero = 1)
DAMAGE(pay_all_named, s->seat[0].chosen = s->seat[0].hand)
DAMAGE(pay_shown_before, s->seat[0].shown = s->deal.card)
DAMAGE(pay_shown_gone, cards_remove(&s->seat[1].tableau, RFTG_CARD_SPACE_MARINES_1);
       cards_add(&s->seat[1].hand, RFTG_CARD_SPACE_MARINES_1))
DAMAGE(pay_shown_dear, move_card(&s->seat[1].hand, &s->discard, RFTG_CARD_MINING_WORLD_1))
DAMAGE(save_nothing, s->seat[0].chosen = (CardSet){ 0 })
DAMAGE(place_method_with, s->deal.with = RFTG_CARD_CONTACT_SPECIALIST_1)
DAMAGE(place_method_off, s->deal.off = 1)
DAMAGE(place_method_zero, s->deal.zero = 1)
DAMAGE(place_method_stage, s->deal.stage = 1)
DAMAGE(place_sneaks, top(s)->b = 2)
DAMAGE(place_with_other, s->deal.method = RFTG_PURCHASE; s->deal.with = RFTG_CARD_DROP_SHIPS_1)
DAMAGE(place_development, s->deal.card = RFTG_CARD_DROP_SHIPS_1)
DAMAGE(extra_declares, s->deal.with = RFTG_CARD_IMPROVED_LOGISTICS_1)
DAMAGE(replace_fresh, top(s)->a = RFTG_CARD_PILGRIMAGE_WORLD_1)
DAMAGE(replace_used, s->seat[0].spent = RFTG_SPENT_REPLACE)
DAMAGE(declare_method, s->deal.method = RFTG_PURCHASE)
DAMAGE(declare_off, s->deal.off = 1)
DAMAGE(declare_twice, s->seat[0].declared = 2)
DAMAGE(declare_no_room, declare_all(s, RFTG_TAKEOVERS))
DAMAGE(declare_power, s->deal.with = RFTG_CARD_DROP_SHIPS_1)
DAMAGE(declare_no_fleet, s->deal.zero = 0)
DAMAGE(declare_other_fleet, s->deal.zero = RFTG_CARD_DROP_SHIPS_1)
DAMAGE(declare_military_fleet, s->deal.card = RFTG_CARD_REBEL_FUEL_CACHE_1)
DAMAGE(declare_absent_power, s->deal.with = RFTG_CARD_REBEL_ALLIANCE_1)
DAMAGE(declare_development, s->deal.card = RFTG_CARD_PUBLIC_WORKS_1)
DAMAGE(declare_own_of_old, s->deal.card = RFTG_CARD_EXPANDING_COLONY_1)
DAMAGE(search_below, s->head.agenda[s->head.tasks - 2].a = 7)
DAMAGE(search_unnamed_declined, top(s)->a = 0; top(s)->b = 1; top(s)->c = 0; s->head.asked = 0)
DAMAGE(declare_own, s->deal.card = RFTG_CARD_NEW_SPARTA_1;
       move_card(&s->seat[2].tableau, &s->seat[0].tableau, RFTG_CARD_NEW_SPARTA_1))
DAMAGE(takeover_power, s->takeover[0].power = RFTG_CARD_DROP_SHIPS_1)
DAMAGE(takeover_fleet, s->takeover[0].fleet = RFTG_CARD_DROP_SHIPS_1)
DAMAGE(takeover_target, s->takeover[0].target = RFTG_CARD_DROP_SHIPS_1)
DAMAGE(takeover_attacker, s->takeover[0].attacker = 3)
DAMAGE(takeover_owner, s->takeover[0].owner = 3)
DAMAGE(takeover_self, s->takeover[0].attacker = s->takeover[0].owner)
DAMAGE(takeover_failed, s->takeover[0].failed = 2)
DAMAGE(takeover_off, s->head.option[RFTG_OPTION_TAKEOVERS] = 0)
DAMAGE(defend_other, s->takeover[0].owner = 2)
DAMAGE(defend_gone, s->takeover[0].target = RFTG_CARD_REBEL_BASE_1)
DAMAGE(defend_deal, s->deal.off = 1)
DAMAGE(trade_nothing, s->goods = (CardSet){ 0 };
       move_card(&s->supply, &s->discard, s->good[RFTG_GEM_WORLD]);
       cards_add(&s->discard, s->good[RFTG_COMET_ZONE]); s->good[RFTG_GEM_WORLD] = 0;
       s->good[RFTG_COMET_ZONE] = 0)
DAMAGE(consume_draws, top(s)->a = 21)
DAMAGE(consume_begun, top(s)->b = 2)
DAMAGE(hand_more, top(s)->c = 3)
DAMAGE(hand_less, top(s)->b = 0)
DAMAGE(hand_other_power, top(s)->a = RFTG_CARD_MERCHANT_WORLD_1)
DAMAGE(hand_all, cards_add(&s->seat[0].chosen, RFTG_CARD_COMET_ZONE_1))
DAMAGE(goods_number, top(s)->b = 1)
DAMAGE(goods_number_too, top(s)->c = 1)
DAMAGE(goods_all, top(s)->a = RFTG_CARD_PILGRIMAGE_WORLD_1; top(s)->d = 0)
DAMAGE(goods_hand, top(s)->a = RFTG_CARD_DEFICIT_SPENDING_1; top(s)->d = 0)
DAMAGE(goods_trade, top(s)->d = 0)
DAMAGE(goods_of_world_without, s->seat[0].chosen = (CardSet){ 0 };
       cards_add(&s->seat[0].chosen, RFTG_CARD_OLD_EARTH_1))
DAMAGE(produced_early, s->seat[2].produced[RFTG_RARE] = 1)
DAMAGE(began_other, cards_remove(&s->seat[2].began, RFTG_CARD_NEW_SPARTA_1);
       memset(s->seat[2].sum, 0, sizeof s->seat[2].sum))
DAMAGE(temporary_early, s->seat[2].temporary = 1)
DAMAGE(rest_early, s->seat[2].rest = 1)
DAMAGE(spent_early, s->seat[2].spent = 1)
DAMAGE(worlds_early, s->seat[2].worlds = 1)
DAMAGE(declared_early, s->seat[2].declared = 1)
DAMAGE(takeovers_early, s->takeovers = 1;
       s->takeover[0] = (RftgTakeover){
           .attacker = 1, .power = RFTG_CARD_IMPERIUM_SEAT_1, .target = RFTG_CARD_REBEL_BASE_1 })
DAMAGE(first_goal_off, s->goals = 1u << RFTG_GOAL_STANDARD_OF_LIVING; s->holder[0] = 0;
       s->head.option[RFTG_OPTION_GOALS] = 0)
DAMAGE(goal_of_later_box, s->head.option[RFTG_OPTION_EXPANSION] = RFTG_BASE)
DAMAGE(ante_nothing, move_card(&s->seat[0].hand, &s->discard, RFTG_CARD_GEM_WORLD_1);
       move_card(&s->seat[0].hand, &s->discard, RFTG_CARD_COMET_ZONE_1);
       move_card(&s->seat[0].hand, &s->discard, RFTG_CARD_SPICE_WORLD_1))
DAMAGE(flip_nothing, cards_join(&s->discard, &s->aside); s->aside = (CardSet){ 0 })
DAMAGE(consume_before_first, s->first = 1; s->head.agenda[s->head.tasks - 2].a = 0)
DAMAGE(produce_step, top(s)->a = 3)
DAMAGE(produce_bonuses, top(s)->b = 3)
DAMAGE(windfall_early, s->head.agenda[s->head.tasks - 2].a = 0)
DAMAGE(windfall_price, top(s)->b = 1)
DAMAGE(windfall_no_power, top(s)->a = RFTG_CARD_ASTEROID_BELT_1)
DAMAGE(windfall_full, top(s)->c = RFTG_CARD_MINING_ROBOTS_1)
DAMAGE(windfall_kind, top(s)->d = 5)
DAMAGE(limit_enough, s->seat[0].chosen = (CardSet){ 0 };
       cards_add(&s->seat[0].chosen, RFTG_CARD_GEM_WORLD_1);
       cards_add(&s->seat[0].chosen, RFTG_CARD_COMET_ZONE_1))
DAMAGE(late_other, top(s)->seat = 1; s->head.asked = 2)
DAMAGE(late_chosen, s->seat[0].action[0] = RFTG_ACT_DEVELOP)
DAMAGE(late_unchosen, s->seat[1].action[0] = 0)
DAMAGE(action_boost_search, s->seat[0].action[0] = RFTG_ACT_SEARCH)
DAMAGE(action_boost_poor, s->seat[0].prestige = 0)
DAMAGE(action_card_used, s->seat[0].card_used = 1)
DAMAGE(action_unasked, s->seat[1].action[0] = RFTG_ACT_DEVELOP)

static void tasks_are_read(void **state)
{
    (void)state;
    static const struct {
        RftgTask task;
        Damage damage;
    } own[] = {
        { RFTG_TASK_SEARCH, search_unnamed },
        { RFTG_TASK_SEARCH, search_other_match },
        { RFTG_TASK_SEARCH, search_beyond },
        { RFTG_TASK_SEARCH, search_declined_twice },
        { RFTG_TASK_SEARCH, search_takeovers },
        { RFTG_TASK_SEARCH, search_not_chosen },
        { RFTG_TASK_GIVE, give_third },
        { RFTG_TASK_GIVE, give_of_another },
        { RFTG_TASK_GIVE, give_beyond },
        { RFTG_TASK_SIFT, sift_other_hand },
        { RFTG_TASK_SIFT, sift_too_many },
        { RFTG_TASK_DISCARD, discard_none },
        { RFTG_TASK_DISCARD, discard_enough },
        { RFTG_TASK_DISCARD, discard_ten },
        { RFTG_TASK_DEVELOP, develop_world },
        { RFTG_TASK_DEVELOP, develop_two },
        { RFTG_TASK_DEVELOP, develop_unasked },
        { RFTG_TASK_PAY, pay_other_card },
        { RFTG_TASK_PAY, pay_conquest },
        { RFTG_TASK_PAY, pay_zero },
        { RFTG_TASK_PAY, pay_all_named },
        { RFTG_TASK_PAY, pay_shown_before },
        { RFTG_TASK_PAY, pay_shown_gone },
        { RFTG_TASK_PAY, pay_shown_dear },
        { RFTG_TASK_SAVE, save_nothing },
        { RFTG_TASK_PLACE, place_method_with },
        { RFTG_TASK_PLACE, place_method_off },
        { RFTG_TASK_PLACE, place_method_zero },
        { RFTG_TASK_PLACE, place_method_stage },
        { RFTG_TASK_PLACE, place_sneaks },
        { RFTG_TASK_PLACE, place_with_other },
        { RFTG_TASK_PLACE, place_development },
        { RFTG_TASK_EXTRA, extra_declares },
        { RFTG_TASK_REPLACE, replace_fresh },
        { RFTG_TASK_REPLACE, replace_used },
        { RFTG_TASK_DECLARE, declare_method },
        { RFTG_TASK_DECLARE, declare_off },
        { RFTG_TASK_DECLARE, declare_twice },
        { RFTG_TASK_DECLARE, declare_no_room },
        { RFTG_TASK_DECLARE, declare_power },
        { RFTG_TASK_DECLARE, declare_no_fleet },
        { RFTG_TASK_DECLARE, declare_development },
        { RFTG_TASK_DECLARE, declare_absent_power },
        { RFTG_TASK_DECLARE, declare_other_fleet },
        { RFTG_TASK_DECLARE, declare_military_fleet },
        { RFTG_TASK_DECLARE, declare_own },
        { RFTG_TASK_DECLARE, declare_own_of_old },
        { RFTG_TASK_SEARCH, search_below },
        { RFTG_TASK_SEARCH, search_unnamed_declined },
        { RFTG_TASK_PREVENT, takeover_power },
        { RFTG_TASK_PREVENT, takeover_fleet },
        { RFTG_TASK_PREVENT, takeover_target },
        { RFTG_TASK_PREVENT, takeover_attacker },
        { RFTG_TASK_PREVENT, takeover_owner },
        { RFTG_TASK_PREVENT, takeover_self },
        { RFTG_TASK_PREVENT, takeover_failed },
        { RFTG_TASK_PREVENT, takeover_off },
        { RFTG_TASK_DEFEND, defend_other },
        { RFTG_TASK_DEFEND, defend_gone },
        { RFTG_TASK_DEFEND, defend_deal },
        { RFTG_TASK_TRADE, trade_nothing },
        { RFTG_TASK_CONSUME, consume_draws },
        { RFTG_TASK_CONSUME, consume_begun },
        { RFTG_TASK_CONSUME, consume_before_first },
        { RFTG_TASK_HAND, hand_more },
        { RFTG_TASK_HAND, hand_less },
        { RFTG_TASK_HAND, hand_other_power },
        { RFTG_TASK_HAND, hand_all },
        { RFTG_TASK_GOODS, goods_number },
        { RFTG_TASK_GOODS, goods_number_too },
        { RFTG_TASK_GOODS, goods_all },
        { RFTG_TASK_GOODS, goods_hand },
        { RFTG_TASK_GOODS, goods_trade },
        { RFTG_TASK_GOODS, goods_of_world_without },
        { RFTG_TASK_SIFT, produced_early },
        { RFTG_TASK_SETTLE, produced_early },
        { RFTG_TASK_SIFT, began_other },
        { RFTG_TASK_GOODS, began_other },
        { RFTG_TASK_PRODUCE, began_other },
        { RFTG_TASK_ACTION, began_other },
        { RFTG_TASK_DEVELOP, temporary_early },
        { RFTG_TASK_DEVELOP, rest_early },
        { RFTG_TASK_DEVELOP, spent_early },
        { RFTG_TASK_GOODS, worlds_early },
        { RFTG_TASK_GOODS, declared_early },
        { RFTG_TASK_DEVELOP, takeovers_early },
        { RFTG_TASK_ACTION, first_goal_off },
        { RFTG_TASK_ACTION, goal_of_later_box },
        { RFTG_TASK_ANTE, ante_nothing },
        { RFTG_TASK_FLIP, flip_nothing },
        { RFTG_TASK_PRODUCE, produce_step },
        { RFTG_TASK_PRODUCE, produce_bonuses },
        { RFTG_TASK_WINDFALL, windfall_early },
        { RFTG_TASK_WINDFALL, windfall_price },
        { RFTG_TASK_WINDFALL, windfall_no_power },
        { RFTG_TASK_WINDFALL, windfall_full },
        { RFTG_TASK_WINDFALL, windfall_kind },
        { RFTG_TASK_LIMIT, limit_enough },
        { RFTG_TASK_LATE, late_other },
        { RFTG_TASK_LATE, late_chosen },
        { RFTG_TASK_LATE, late_unchosen },
        { RFTG_TASK_ACTION, action_boost_search },
        { RFTG_TASK_ACTION, action_boost_poor },
        { RFTG_TASK_ACTION, action_card_used },
        { RFTG_TASK_ACTION, action_unasked },
    };
    for (size_t i = 0; i < sizeof own / sizeof *own; i++) {
        RftgState s = reach_task(own[i].task);
        own[i].damage(&s);
        if (sound(&s))
            fail_msg("%s: damage %d of its own was not found", rftg_game.task[own[i].task], (int)i);
    }
}

/* Before the target is named nothing has been given for it. */
static void bare_declarations_are_read(void **state)
{
    (void)state;
    static const Stage named = { RFTG_TASK_DECLARE,
                                 WAR,
                                 { "0 pass", "1 pass", "2 pass",
                                   "0 takeover interstellar-casus-belli" } };
    RftgState s = reach(&named), t = s;
    uint8_t *number[] = { &t.deal.zero, &t.deal.stage, &t.deal.last, &t.deal.mustered };
    assert_true(sound(&s) && !s.deal.card);
    for (size_t i = 0; i < sizeof number / sizeof *number; i++) {
        t = s;
        *number[i] = 1;
        assert_false(sound(&t));
    }
}

/* RG-11.23: the boosted Trade ends with two cards at most. */
static void boosted_trades_are_read(void **state)
{
    (void)state;
    RftgState s = place(
        GAME("consume", "\"goods\":{\"gem-world\":\"space-marines\"},\"seats\":[{\"tableau\":["
                        "\"gem-world\"],\"hand\":[\"comet-zone\",\"spice-world\",\"new-earth\"],"
                        "\"actions\":[\"trade\"],\"boost\":1,\"searched\":1},{\"tableau\":["
                        "\"rebel-base\"],\"actions\":[\"develop\"]}" LAST));
    assert_int_equal(top(&s)->kind, RFTG_TASK_HAND);
    assert_int_equal(top(&s)->c, 2);
    assert_true(sound(&s));
    top(&s)->c = 3;
    assert_false(sound(&s));
}

static bool start_is_sound(const char *first)
{
    char json[2048], buf[256] = "";
    Text text = text_over(json), why = text_over(buf);
    RftgState s;
    memset(&s, 0, sizeof s);
    text_fmt(&text,
             "{\"game\":\"rftg\",\"players\":2,\"options\":{\"expansion\":3,\"goals\":\"off\"},"
             "\"round\":0,\"agenda\":[[\"round\",0,0,0,0,0,0,0],[\"open-start\",0,0,0,0,0,0,0],"
             "[\"start\",0,0,0,0,0,0,0]],\"seats\":[{%s},{\"drawn\":[\"ancient-race\","
             "\"epsilon-eridani\"],\"hand\":[\"ancient-race\",\"epsilon-eridani\",\"mining-world\","
             "\"space-port\",\"new-earth\",\"plague-world\"]}]}",
             first);
    assert_true(json_check(json, text.len, NULL));
    return game_position_read(&rftg_game, &s, json_root(json, text.len), &why);
}

/* Before the start: a start world of each colour and enough cards, or an open one alone. */
static void starts_are_read(void **state)
{
    (void)state;
    assert_true(start_is_sound(
        "\"drawn\":[\"old-earth\",\"new-sparta\"],\"hand\":[\"old-earth\","
        "\"new-sparta\",\"gem-world\",\"comet-zone\",\"spice-world\",\"drop-ships\"]"));
    assert_false(start_is_sound("\"drawn\":[\"old-earth\",\"new-sparta\"],\"hand\":[\"old-earth\","
                                "\"new-sparta\",\"gem-world\",\"comet-zone\",\"spice-world\"]"));
    assert_false(start_is_sound(
        "\"drawn\":[\"old-earth\",\"alpha-centauri\"],\"hand\":[\"old-earth\","
        "\"alpha-centauri\",\"gem-world\",\"comet-zone\",\"spice-world\",\"drop-ships\"]"));
    assert_false(start_is_sound(
        "\"drawn\":[\"old-earth\"],\"hand\":[\"old-earth\","
        "\"new-sparta\",\"gem-world\",\"comet-zone\",\"spice-world\",\"drop-ships\"]"));
    assert_false(
        start_is_sound("\"drawn\":[\"old-earth\",\"new-sparta\"],\"tableau\":[\"doomed-world\"],"
                       "\"hand\":[\"old-earth\",\"new-sparta\",\"gem-world\",\"comet-zone\","
                       "\"spice-world\",\"drop-ships\"]"));
    assert_true(start_is_sound("\"tableau\":[\"old-earth\"],\"hand\":[\"gem-world\",\"comet-zone\","
                               "\"spice-world\",\"drop-ships\"]"));
    assert_false(
        start_is_sound("\"tableau\":[\"old-earth\"],\"hand\":[\"gem-world\",\"comet-zone\","
                       "\"spice-world\"]"));
    assert_false(
        start_is_sound("\"tableau\":[\"tourist-world\"],\"hand\":[\"gem-world\",\"comet-zone\","
                       "\"spice-world\",\"drop-ships\"]"));
    assert_false(
        start_is_sound("\"tableau\":[\"old-earth\",\"new-sparta\"],\"hand\":[\"gem-world\","
                       "\"comet-zone\",\"spice-world\",\"drop-ships\"]"));
}

/* Before the question is asked nothing has been answered; learners discard nothing. */
static void starts_are_unanswered(void **state)
{
    (void)state;
#define DRAWN                                                                                      \
    "\"drawn\":[\"old-earth\",\"new-sparta\"],\"hand\":[\"old-earth\",\"new-sparta\","             \
    "\"gem-world\",\"comet-zone\",\"spice-world\",\"drop-ships\"]"
    assert_true(start_is_sound(DRAWN));
    assert_false(start_is_sound(DRAWN ",\"shown\":\"old-earth\""));
    assert_false(start_is_sound(DRAWN ",\"chosen\":[\"gem-world\"]"));
    RftgState s =
        place("{\"game\":\"rftg\",\"players\":2,\"options\":{\"expansion\":0,\"goals\":\"off\","
              "\"learning\":\"on\"},\"round\":0,\"agenda\":[[\"round\",0,0,0,0,0,0,0],"
              "[\"open-start\",0,0,0,0,0,0,0]],\"seats\":[{\"tableau\":[\"old-earth\"],\"hand\":["
              "\"gem-world\",\"comet-zone\",\"spice-world\",\"drop-ships\"]},{\"tableau\":["
              "\"new-sparta\"],\"hand\":[\"mining-world\",\"space-port\",\"new-earth\","
              "\"plague-world\"]}]}");
    assert_int_equal(cards_count(&s.seat[0].hand), 4);
}

/* Two actions of a player are one of the pairs there are, the lower first (RG-19.12). */
static void pairs_are_read(void **state)
{
    (void)state;
    static const struct {
        uint8_t first, second, boost;
        bool sound;
    } pair[] = {
        { RFTG_ACT_DEVELOP, RFTG_ACT_PRODUCE, 0, true },
        { RFTG_ACT_DEVELOP, RFTG_ACT_DEVELOP, 2, true },
        { RFTG_ACT_SETTLE, RFTG_ACT_SETTLE, 1, true },
        { RFTG_ACT_SEARCH, RFTG_ACT_PRODUCE, 0, true },
        { RFTG_ACT_PRODUCE, RFTG_ACT_DEVELOP, 0, false },
        { RFTG_ACT_TRADE, RFTG_ACT_TRADE, 0, false },
        { RFTG_ACT_SEARCH, RFTG_ACT_SEARCH, 0, false },
        { RFTG_ACT_SEARCH, RFTG_ACT_PRODUCE, 2, false },
        { RFTG_ACT_DEVELOP, 0, 0, false },
        { 0, RFTG_ACT_DEVELOP, 0, false },
        { RFTG_ACT_DEVELOP, RFTG_ACT_SETTLE, 3, false },
    };
    RftgState s =
        place("{\"game\":\"rftg\",\"players\":2,\"options\":{\"expansion\":3,"
              "\"goals\":\"off\",\"advanced\":\"on\"},\"phase\":\"round\",\"seats\":["
              "{\"tableau\":[\"old-earth\"],\"prestige\":1},{\"tableau\":[\"new-sparta\"]}]}");
    play(&s, 0, "action develop");
    assert_true(sound(&s));
    s.seat[0].action[0] = RFTG_ACT_PRODUCE; /* nothing could follow */
    assert_false(sound(&s));
    s.seat[0].action[0] = RFTG_ACT_DEVELOP;
    play(&s, 0, "action settle");
    for (size_t i = 0; i < sizeof pair / sizeof *pair; i++) {
        s.seat[0].action[0] = pair[i].first;
        s.seat[0].action[1] = pair[i].second;
        s.seat[0].boost = pair[i].boost;
        if (sound(&s) != pair[i].sound)
            fail_msg("pair %d", (int)i);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "RG-1.14 RG-1.15: what can never be is found at every question",
          .test_func = damage_is_found },
        { .name = "numbers and order of the tasks", .test_func = agendas_are_read },
        { .name = "what may be answered at every question", .test_func = questions_agree },
        { .name = "who is asked", .test_func = askers_are_read },
        { .name = "what is at its limit is sound", .test_func = limits_are_sound },
        { .name = "RG-7.3: discards of Explore that are about to be made",
          .test_func = opened_sift_is_read },
        { .name = "RG-3.5 RG-3.7: start worlds and discards that are about to be shown",
          .test_func = opened_start_is_read },
        { .name = "what each task needs", .test_func = tasks_are_read },
        { .name = "RG-11.23: cards after a boosted Trade", .test_func = boosted_trades_are_read },
        { .name = "a declaration without a target", .test_func = bare_declarations_are_read },
        { .name = "RG-19.12: pairs of actions", .test_func = pairs_are_read },
        { .name = "RG-3.5: start worlds before they are shown", .test_func = starts_are_read },
        { .name = "RG-3.5: starts that nobody has answered", .test_func = starts_are_unanswered },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
