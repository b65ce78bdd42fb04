/* Owns the test of every power of every card by what it does: for each card of the data a position is set
 * up in which nothing else has a power, the phase is played, and what it brought is compared with the rows of
 * powers.csv. The engine's own table is not looked at. */
#include "tests/tools/csv.h"
#include "tests/rftg/table.h"

enum { POSITION = 2048, TEXT = 512, CARDS_DESIGNS = 191 };

static Csv cards, powers, prices;

/* ---- rows of the data ---- */

static bool row_is(int row, int card, const char *phase, const char *op, const char *filter)
{
    return csv_int(&powers, row, "card_id") == card &&
           strcmp(csv_text(&powers, row, "phase"), phase) == 0 &&
           strcmp(csv_text(&powers, row, "op"), op) == 0 &&
           (!filter || strcmp(csv_text(&powers, row, "filter"), filter) == 0);
}

/* A number of all rows of a card with this phase, op and filter (NULL: any) together. */
static int total(int card, const char *phase, const char *op, const char *filter,
                 const char *column)
{
    int sum = 0;
    for (int row = 0; row < powers.rows; row++)
        if (row_is(row, card, phase, op, filter))
            sum += column ? csv_int(&powers, row, column) : 1;
    return sum;
}

static int amount(int card, const char *phase, const char *op, const char *filter)
{
    return total(card, phase, op, filter, "amount");
}

static bool has(int card, const char *phase, const char *op, const char *filter)
{
    return total(card, phase, op, filter, NULL) > 0;
}

static int number(int card, const char *column)
{
    return csv_int(&cards, card - 1, column);
}

static bool is(int card, const char *column, const char *value)
{
    return strcmp(csv_text(&cards, card - 1, column), value) == 0;
}

static bool is_world(int card)
{
    return is(card, "type", "W");
}

static const char *code(int card)
{
    return rftg_cards[card].code;
}

static int card_of(const char *name)
{
    for (int card = 1; card <= CARDS_DESIGNS; card++)
        if (strcmp(code(card), name) == 0)
            return card;
    fail_msg("no card %s", name);
    return 0;
}

static bool among(int card, const char *const *names, int n)
{
    for (int i = 0; i < n; i++)
        if (card == card_of(names[i]))
            return true;
    return false;
}

/* ---- positions ---- */

/* Joins "a b c" as "a","b","c", leaving out the card itself. */
static void put_list(Text *out, const char *names, const char *but)
{
    bool first = true;
    while (*names) {
        size_t n = strcspn(names, " ");
        if (strlen(but) != n || strncmp(names, but, n) != 0) {
            text_fmt(out, "%s\"%.*s\"", first ? "" : ",", (int)n, names);
            first = false;
        }
        names += n + (names[n] == ' ');
    }
}

typedef struct Scene {
    int card;
    const char *phase;
    const char *with;     /* further cards of the tableau */
    const char *hand;     /* of seat 0 */
    const char *goods;    /* worlds that have one */
    const char *action;   /* of seat 0 */
    const char *other;    /* the action of seat 1 */
    const char *opponent; /* the tableau of seat 1 */
    int prestige;
} Scene;

static void put_goods(Text *out, const char *worlds)
{
    static const char *const under[] = { "expedition-force#2",     "terraforming-robots#2",
                                         "new-military-tactics#2", "contact-specialist#2",
                                         "contact-specialist#3",   "diversified-economy#2",
                                         "consumer-markets#2" };
    for (int i = 0; *worlds; i++) {
        size_t n = strcspn(worlds, " ");
        text_fmt(out, "%s\"%.*s\":\"%s\"", i ? "," : "", (int)n, worlds, under[i]);
        worlds += n + (worlds[n] == ' ');
    }
}

/* Nobody's VP pool is left, so that the game ends with the round and nothing follows the phase. */
static RftgState stage(const Scene *scene)
{
    char buf[POSITION], list[TEXT];
    Text out = text_over(buf), with = text_over(list);
    const char *own = code(scene->card);
    int level = strcmp(own, "gambling-world-name") == 0 ? 0 : 3;
    text_put(&with, own);
    if (scene->with && *scene->with)
        text_fmt(&with, " %s", scene->with);
    text_fmt(&out,
             "{\"game\":\"rftg\",\"players\":2,\"options\":{\"expansion\":%d,\"goals\":\"off\"},"
             "\"phase\":\"%s\",\"pool\":0,\"seats\":[{\"tableau\":[",
             level, scene->phase);
    put_list(&out, list, "");
    text_put(&out, "],\"hand\":[");
    put_list(&out, scene->hand ? scene->hand : "", "");
    text_fmt(&out, "],\"prestige\":%d,\"actions\":[\"%s\"]},{\"tableau\":[", scene->prestige,
             scene->action ? scene->action : "explore-5");
    const char *opponent = scene->opponent ? scene->opponent : "old-earth expanding-colony";
    put_list(&out, opponent, own);
    text_fmt(&out, "],\"actions\":[\"%s\"]}],\"goods\":{",
             scene->other ? scene->other : scene->phase);
    put_goods(&out, scene->goods ? scene->goods : "");
    text_put(&out, "}}");
    return place(buf);
}

static int hand_of(const RftgState *s)
{
    return cards_count(&s->seat[0].hand);
}

static int goods_of(const RftgState *s)
{
    CardSet goods = cards_and(&s->seat[0].tableau, &s->goods);
    return cards_count(&goods);
}

static bool owns(const RftgState *s, int card)
{
    return cards_has(&s->seat[0].tableau, rftg_first_card[card]);
}

static bool asks(const RftgState *s, RftgTask task)
{
    return s->head.tasks && s->head.asked && agenda_peek(&s->head)->kind == task;
}

static void step_first(RftgState *s, int seat)
{
    MoveList list = { .n = 0 };
    rftg_game.moves(s, seat, &list);
    assert_true(list.n > 0);
    rftg_game.apply(s, seat, list.move[0], NULL);
}

/* The last of the moves offered, of a kind: how often it had to be played until it was no more asked. */
static int repeat(RftgState *s, RftgMove kind)
{
    int n = 0;
    for (;; n++) {
        MoveList list = { .n = 0 };
        rftg_game.moves(s, 0, &list);
        int i = 0;
        while (i < list.n && move_kind(list.move[i]) != (int)kind)
            i++;
        if (i == list.n)
            return n;
        rftg_game.apply(s, 0, list.move[i], NULL);
    }
}

static void differs(int card, const char *what, int is_now, int expected)
{
    if (is_now != expected)
        fail_msg("%s, %s: %d, not %d", code(card), what, is_now, expected);
}

/* ---- phase I ---- */

static void explores(int card)
{
    RftgState s = stage(&(Scene){ .card = card,
                                  .phase = "explore",
                                  .hand = "space-marines#2 drop-ships#2",
                                  .action = "develop",
                                  .other = "explore-5" });
    int given = 0;
    if (has(card, "1", "EXPLORE_PRESTIGE", NULL)) {
        assert_true(asks(&s, RFTG_TASK_GIVE));
        play(&s, 0, "discard drop-ships");
        given = 1;
    }
    differs(card, "prestige in Explore", s.seat[0].prestige,
            total(card, "1", "EXPLORE_PRESTIGE", NULL, "gain_prestige"));
    int drawn = 2 + amount(card, "1", "EXPLORE_DRAW", NULL);
    int kept = 1 + amount(card, "1", "EXPLORE_KEEP", NULL);
    assert_true(!s.head.asked || asks(&s, RFTG_TASK_SIFT));
    differs(card, "cards drawn in Explore", hand_of(&s), 2 - given + drawn);
    if (drawn > kept)
        differs(card, "old cards among the discards", may(&s, 0, "discard space-marines"),
                has(card, "1", "EXPLORE_MIX", NULL));
    int put_down = 0;
    while (bits_has(s.head.asked, 0)) {
        step_first(&s, 0);
        put_down++;
    }
    differs(card, "discards in Explore", put_down, drawn - kept);
}

/* ---- phase II ---- */

static void draws_in_develop(int card)
{
    RftgState s =
        stage(&(Scene){ .card = card, .phase = "develop", .hand = "space-marines#2 drop-ships#2" });
    int discards = 0,
        drawn = amount(card, "2", "DEV_DRAW", NULL) + amount(card, "2", "DEV_DRAW_DISCARD", NULL);
    for (; asks(&s, RFTG_TASK_DISCARD); discards++)
        step_first(&s, 0);
    differs(card, "discards in Develop", discards,
            total(card, "2", "DEV_DRAW_DISCARD", NULL, NULL));
    differs(card, "cards drawn in Develop", hand_of(&s), 2 + drawn - discards);
}

static int own_discounts(int card)
{
    return amount(card, "2", "DEV_COST", NULL);
}

static void places_development(int card, const char *name)
{
    char hand[TEXT], move[TEXT];
    int dev = card_of(name);
    if (dev == card)
        return;
    snprintf(
        hand, sizeof hand,
        "%s space-marines#2 mining-robots#2 export-duties#2 public-works#2 genetics-lab#2 "
        "colony-ship#2 interstellar-bank#2 investment-credits#2 deficit-spending#2 drop-ships#2",
        name);
    RftgState s = stage(&(Scene){ .card = card, .phase = "develop", .hand = hand });
    while (asks(&s, RFTG_TASK_DISCARD))
        step_first(&s, 0);
    int before = hand_of(&s);
    snprintf(move, sizeof move, "develop %s", name);
    play(&s, 0, move);
    play(&s, 1, "pass");
    int due = number(dev, "cost") - own_discounts(card);
    differs(card, "what a development costs", repeat(&s, RFTG_MOVE_PAY), due);
    differs(card, "a saved card", asks(&s, RFTG_TASK_SAVE), has(card, "2", "DEV_SAVE", NULL));
    repeat(&s, RFTG_MOVE_SAVE);
    differs(card, "cards after a development", hand_of(&s),
            before - 1 - due + amount(card, "2", "DEV_DRAW_AFTER", NULL));
    int prestige =
        number(dev, "prestige") + total(card, "2", "DEV_PRESTIGE_AFTER", "ANY", "gain_prestige");
    if (number(dev, "kw_rebel"))
        prestige += total(card, "2", "DEV_PRESTIGE_AFTER", "REBEL_DEV", "gain_prestige");
    if (number(dev, "cost") == 6)
        prestige += total(card, "2", "DEV_PRESTIGE_AFTER", "DEV6", "gain_prestige");
    differs(card, "prestige after a development", s.seat[0].prestige, prestige);
}

/* Discounts that must be chosen: the card itself, a good of its kind. */
static void spends_on_development(int card)
{
    static const char *const taken[] = { "volcanic-world", "hive-world", "replicant-robots" };
    char move[TEXT];
    if (among(card, taken, 3))
        return;
    RftgState s = stage(&(Scene){ .card = card,
                                  .phase = "develop",
                                  .hand = "replicant-robots#2 space-marines#2 mining-robots#2 "
                                          "export-duties#2 public-works#2 genetics-lab#2",
                                  .with = "volcanic-world hive-world",
                                  .goods = "volcanic-world hive-world" });
    while (asks(&s, RFTG_TASK_DISCARD))
        step_first(&s, 0);
    play(&s, 0, "develop replicant-robots");
    play(&s, 1, "pass");
    snprintf(move, sizeof move, "spend %s", code(card));
    int off = amount(card, "2", "DEV_COST_SELF", NULL);
    differs(card, "may be spent on a development", may(&s, 0, move), off > 0);
    differs(card, "a Rare good for a development", may(&s, 0, "good volcanic-world"),
            has(card, "2", "DEV_COST_GOOD", "RARE"));
    assert_false(may(&s, 0, "good hive-world"));
    if (off) {
        play(&s, 0, move);
        assert_false(owns(&s, card));
    }
    if (has(card, "2", "DEV_COST_GOOD", "RARE")) {
        play(&s, 0, "good volcanic-world");
        assert_int_equal(goods_of(&s), 1);
        off += amount(card, "2", "DEV_COST_GOOD", "RARE");
    }
    differs(card, "what a development costs then", repeat(&s, RFTG_MOVE_PAY),
            4 - own_discounts(card) - off);
}

static void develops(int card)
{
    draws_in_develop(card);
    places_development(card, "research-labs");
    places_development(card, "rebel-troops");
    places_development(card, "pan-galactic-research");
    places_development(card, "imperium-planet-buster");
    spends_on_development(card);
}

/* ---- phase III ---- */

static const char fillers[] =
    "space-marines#2 mining-robots#2 export-duties#2 public-works#2 genetics-lab#2 colony-ship#2 "
    "interstellar-bank#2 investment-credits#2 deficit-spending#2";

static RftgState settles(int card, const char *with, const char *goods, const char *world,
                         const char *more)
{
    char hand[TEXT];
    snprintf(hand, sizeof hand, "%s %s", world, more);
    return stage(
        &(Scene){ .card = card, .phase = "settle", .with = with, .goods = goods, .hand = hand });
}

static int discounts(int card, int world)
{
    const char *kind = csv_text(&cards, world - 1, "kind");
    return amount(card, "3", "SET_COST", "ANY") + amount(card, "3", "SET_COST", kind);
}

/* Pays for a world, by PAY_MIL if there is such a power, and sees what it cost and brought. */
static void pays_for_world(int card, const char *name, const char *with, int due)
{
    char move[TEXT];
    int world = card_of(name);
    RftgState s = settles(card, with, "", name, fillers);
    snprintf(move, sizeof move, "settle %s", name);
    play(&s, 0, move);
    play(&s, 1, "pass");
    repeat(&s, RFTG_MOVE_PURCHASE);
    differs(card, "what a world costs", repeat(&s, RFTG_MOVE_PAY), due);
    if (due > 1)
        differs(card, "a saved card", asks(&s, RFTG_TASK_SAVE), has(card, "3", "SET_SAVE", NULL));
    repeat(&s, RFTG_MOVE_SAVE);
    int drawn = amount(card, "3", "SET_DRAW_AFTER", NULL) +
                amount(card, "3", "SET_DRAW_DISCARD_AFTER", NULL);
    differs(card, "a discard after a world", asks(&s, RFTG_TASK_DISCARD),
            has(card, "3", "SET_DRAW_DISCARD_AFTER", NULL));
    differs(card, "cards after a world", hand_of(&s), 9 - due + drawn);
    bool production = is(world, "prod", "PRODUCTION");
    int prestige = number(world, "prestige");
    if (production)
        prestige += total(card, "3", "SET_PRESTIGE_AFTER", "PRODUCTION_WORLD", "gain_prestige");
    if (number(world, "military") && number(world, "kw_rebel"))
        prestige += total(card, "3", "SET_PRESTIGE_AFTER", "REBEL_MIL_WORLD", "gain_prestige");
    if (number(world, "military"))
        prestige += total(card, "3", "PAY_MIL_PRESTIGE", NULL, "gain_prestige");
    differs(card, "prestige after a world", s.seat[0].prestige, prestige);
    bool good =
        is(world, "prod", "WINDFALL") || (production && has(card, "3", "SET_AUTO_GOOD", NULL));
    differs(card, "a good on the world", goods_of(&s), good);
}

static void pays_for_worlds(int card)
{
    static const char *const worlds[] = {
        "prosperous-world",      "galactic-bazaar",       "comet-zone",
        "blaster-gem-mines",     "distant-world",         "ancient-race",
        "alien-robotic-factory", "deserted-alien-colony", "merchant-world"
    };
    for (size_t i = 0; i < sizeof worlds / sizeof *worlds; i++) {
        int world = card_of(worlds[i]), due = number(world, "cost") - discounts(card, world);
        if (world != card)
            pays_for_world(card, worlds[i], "", due > 0 ? due : 0);
    }
}

/* Whether a PAY_MIL power of the data is for this world. */
static bool pays_class(const char *filter, int world)
{
    bool alien = is(world, "kind", "ALIEN");
    return strcmp(filter, "NONALIEN") == 0      ? !alien
           : strcmp(filter, "ALIEN") == 0       ? alien
           : strcmp(filter, "REBEL_WORLD") == 0 ? number(world, "kw_rebel")
                                                : number(world, "chromosome");
}

/* With no Military at all: which military worlds may be paid for, and for how much. */
static void pays_for_military(int card)
{
    static const char *const worlds[] = { "rebel-miners",       "malevolent-lifeforms",
                                          "outlaw-world",       "alien-robot-scout-ship",
                                          "lost-alien-warship", "uplift-revolt-world",
                                          "rebel-outpost",      "alien-uplift-center" };
    for (size_t i = 0; i < sizeof worlds / sizeof *worlds; i++) {
        char move[TEXT];
        int world = card_of(worlds[i]), off = -1;
        if (world == card)
            continue;
        for (int row = 0; row < powers.rows; row++)
            if (row_is(row, card, "3", "PAY_MIL", NULL) &&
                pays_class(csv_text(&powers, row, "filter"), world))
                off = csv_int(&powers, row, "amount");
        RftgState s = settles(card, "", "", worlds[i], fillers);
        s.seat[0].sum[RFTG_SUM_MIL] = -100; /* no conquest, whatever the card has */
        snprintf(move, sizeof move, "settle %s", worlds[i]);
        differs(card, move, may(&s, 0, move), off >= 0);
        int due = number(world, "cost") - off - discounts(card, world);
        if (off >= 0 && !has(card, "3", "MIL", NULL))
            pays_for_world(card, worlds[i], "", due > 0 ? due : 0);
    }
    bool helps = has(card, "3", "PAY_MIL_COST", NULL) || has(card, "3", "PAY_MIL_PRESTIGE", NULL);
    int off = amount(card, "3", "PAY_MIL_COST", NULL);
    if (helps)
        pays_for_world(card, "rebel-outpost", "rebel-cantina", 5 - off);
}

/* Three cards with Military -1 and nothing else for this phase. */
static const char *weak(int card)
{
    static char list[TEXT];
    static const char *const names[] = { "pan-galactic-league", "refugee-world",
                                         "psi-crystal-world", "pan-galactic-mediator" };
    int n = 0;
    Text out = text_over(list);
    for (int i = 0; i < 4 && n < 3; i++)
        if (card_of(names[i]) != card)
            text_fmt(&out, "%s%s", n++ ? " " : "", names[i]);
    return list;
}

static int count_of(const char *column, int card, const char *with)
{
    int n = number(card, column);
    for (const char *at = with; *at;) {
        char name[64];
        size_t length = strcspn(at, " ");
        snprintf(name, sizeof name, "%.*s", (int)length, at);
        n += number(card_of(name), column);
        at += length + (at[length] == ' ');
    }
    return n;
}

/* The Military of a card with others beside it, against a world (0: in total). */
static int military_of(int card, const char *with, int world)
{
    int sum = amount(card, "3", "MIL", "ANY");
    sum += amount(card, "3", "MIL_PER", "MILITARY_WORLD") * count_of("military", card, with);
    sum += amount(card, "3", "MIL_PER", "CHROMO_WORLD") * count_of("chromosome", card, with);
    if (count_of("kw_imperium", card, with))
        sum += amount(card, "3", "MIL_IF", "IMPERIUM_CARD");
    if (world && !is(world, "kind", "NONE"))
        sum += amount(card, "3", "MIL", csv_text(&cards, world - 1, "kind"));
    if (world && number(world, "kw_rebel"))
        sum += amount(card, "3", "MIL", "REBEL_WORLD");
    return sum;
}

/* How much temporary Military is needed for a world, found by trying. */
static int shortage(const RftgState *start, const char *name)
{
    char move[TEXT];
    RftgState s = *start;
    snprintf(move, sizeof move, "settle %s", name);
    for (int i = 0; i < 40; i++) {
        s.seat[0].temporary = (uint8_t)i;
        if (may(&s, 0, move))
            return i;
    }
    fail_msg("%s cannot be conquered", name);
    return -1;
}

static void conquers(int card, const char *more)
{
    static const char *const worlds[] = { "pirate-world",        "rebel-fuel-refinery",
                                          "imperium-fuel-depot", "malevolent-lifeforms",
                                          "rebel-warrior-race",  "lost-alien-warship",
                                          "rebel-homeworld",     "hidden-fortress" };
    for (size_t i = 0; i < sizeof worlds / sizeof *worlds; i++) {
        char with[3 * TEXT];
        int world = card_of(worlds[i]);
        if (world == card)
            continue;
        snprintf(with, sizeof with, "%s%s%s", weak(card), *more ? " " : "", more);
        RftgState s = settles(card, with, "", worlds[i], "");
        int reach = amount(card, "3", "MIL_TEMP_SELF", NULL);
        int needed = number(world, "cost") + 3 - military_of(card, with, world) - reach;
        differs(card, worlds[i], shortage(&s, worlds[i]), needed);
    }
}

/* Temporary Military for hand cards, a good or a prestige, and that each is given up. */
static void arms(int card)
{
    static const char *const hands[] = { "", "export-duties#2", "export-duties#2 public-works#2",
                                         "export-duties#2 public-works#2 mining-robots#2" };
    const char *with = weak(card);
    int needed[4], times = total(card, "3", "MIL_TEMP_HAND", NULL, "times");
    if (card == card_of("hidden-fortress") || card == card_of("volcanic-world"))
        return;
    for (int n = 0; n < 4; n++) {
        RftgState s = settles(card, with, "", "hidden-fortress", hands[n]);
        if (has(card, "3", "PAY_MIL", NULL))
            return; /* the hand could pay for the world */
        needed[n] = shortage(&s, "hidden-fortress");
        differs(card, "hand cards for Military", needed[0] - needed[n], n < times ? n : times);
    }
    char more[2 * TEXT];
    snprintf(more, sizeof more, "%s volcanic-world", with);
    RftgState s = settles(card, more, "volcanic-world", "hidden-fortress", "");
    differs(card, "a Rare good for Military", needed[0] - shortage(&s, "hidden-fortress"),
            amount(card, "3", "MIL_TEMP_GOOD", "RARE"));
    s = settles(card, with, "", "hidden-fortress", "");
    s.seat[0].prestige = 1;
    differs(card, "a prestige for Military", needed[0] - shortage(&s, "hidden-fortress"),
            amount(card, "3", "MIL_TEMP_PRESTIGE", NULL));
}

/* A peaceful world without a card to pay: by discarding the card, free or by conquest. */
static void gives_itself(int card)
{
    if (card == card_of("new-earth") || card == card_of("deserted-alien-colony"))
        return;
    RftgState s = settles(card, "", "", "new-earth", "");
    bool zero = has(card, "3", "SET_ZERO_SELF", NULL), takes = has(card, "3", "CONQUER_SELF", NULL);
    RftgState alien = settles(card, "", "", "deserted-alien-colony", "");
    differs(card, "a free Alien world", may(&alien, 0, "settle deserted-alien-colony"), false);
    if (takes) {
        int defense = 5 - amount(card, "3", "CONQUER_SELF", NULL);
        differs(card, "a peaceful world", shortage(&s, "new-earth"),
                defense - amount(card, "3", "MIL", "ANY"));
        s.seat[0].temporary = 9;
    }
    differs(card, "a world for the card itself", may(&s, 0, "settle new-earth"), zero || takes);
    if (!zero && !takes)
        return;
    play(&s, 0, "settle new-earth");
    play(&s, 1, "pass");
    assert_true(owns(&s, card_of("new-earth")));
    assert_false(owns(&s, card));
    differs(card, "prestige for it", s.seat[0].prestige,
            total(card, "3", "CONQUER_SELF", NULL, "gain_prestige"));
}

static void pays_with_genes(int card)
{
    static const char *const taken[] = { "hive-world", "volcanic-world", "alien-robotic-factory" };
    if (among(card, taken, 3))
        return;
    RftgState s = settles(card, "hive-world volcanic-world", "hive-world volcanic-world",
                          "alien-robotic-factory", fillers);
    play(&s, 0, "settle alien-robotic-factory");
    play(&s, 1, "pass");
    repeat(&s, RFTG_MOVE_PURCHASE);
    int off = amount(card, "3", "SET_COST_GOOD", "GENES");
    differs(card, "a Genes good for a world", may(&s, 0, "good hive-world"), off > 0);
    assert_false(may(&s, 0, "good volcanic-world"));
    if (!off)
        return;
    play(&s, 0, "good hive-world");
    differs(card, "what the world costs then", repeat(&s, RFTG_MOVE_PAY),
            6 - discounts(card, card_of("alien-robotic-factory")) - off);
}

/* Further worlds and replacements after one that costs nothing. */
static void goes_on(int card)
{
    static const char *const taken[] = {
        "pilgrimage-world",       "gem-world",    "new-sparta",
        "galactic-studios",       "dying-colony", "alien-tourist-attraction",
        "lost-alien-battle-fleet"
    };
    if (among(card, taken, 7))
        return;
    RftgState s = stage(&(Scene){ .card = card,
                                  .phase = "settle",
                                  .with = "gem-world lost-alien-battle-fleet",
                                  .hand = "pilgrimage-world dying-colony new-sparta "
                                          "galactic-studios alien-tourist-attraction" });
    play(&s, 0, "settle pilgrimage-world");
    play(&s, 1, "pass");
    repeat(&s, RFTG_MOVE_PURCHASE);
    repeat(&s, RFTG_MOVE_DONE);
    while (asks(&s, RFTG_TASK_DISCARD))
        play(&s, 0, "discard alien-tourist-attraction");
    differs(card, "a second world", may(&s, 0, "settle dying-colony"),
            has(card, "3", "SET_SECOND", NULL));
    differs(card, "a second military world", may(&s, 0, "sneak new-sparta"),
            has(card, "3", "SET_SECOND_MIL_SELF", NULL));
    differs(card, "a replacement", may(&s, 0, "replace gem-world"),
            has(card, "3", "SET_REPLACE", NULL));
    if (!has(card, "3", "SET_REPLACE", NULL))
        return;
    play(&s, 0, "replace gem-world"); /* cost 2: Galactic Studios has 5 */
    assert_int_equal(amount(card, "3", "SET_REPLACE", NULL), 3);
    assert_true(may(&s, 0, "with galactic-studios"));
    play(&s, 0, "with galactic-studios");
    differs(card, "prestige for a replacement", s.seat[0].prestige,
            total(card, "3", "SET_REPLACE", NULL, "gain_prestige"));
}

static void settle_phase(int card)
{
    pays_for_worlds(card);
    pays_for_military(card);
    conquers(card, "");
    if (card != card_of("avian-uplift-race") && card != card_of("imperium-lords"))
        conquers(card, "avian-uplift-race imperium-lords");
    arms(card);
    gives_itself(card);
    pays_with_genes(card);
    goes_on(card);
}

/* ---- Trade and phase IV ---- */

static int price_of(const char *kind)
{
    for (int row = 0; row < prices.rows; row++)
        if (strcmp(csv_text(&prices, row, "kind"), kind) == 0)
            return csv_int(&prices, row, "cards");
    fail_msg("no price of %s", kind);
    return 0;
}

static int trade_bonus(int card, const char *kind)
{
    int bonus = amount(card, "T", "TRADE", "ANY") + amount(card, "T", "TRADE", kind);
    if (strcmp(kind, "GENES") == 0)
        bonus += amount(card, "T", "TRADE_PER_CHROMO", "GENES") * (1 + number(card, "chromosome"));
    return bonus;
}

static int drawn_in_consume(int card)
{
    return total(card, "4", "DRAW", NULL, "gain_cards");
}

static void trades(int card)
{
    static const char *const worlds[] = { "artist-colony", "asteroid-belt", "empath-world",
                                          "deserted-alien-colony" };
    static const char *const kinds[] = { "NOVELTY", "RARE", "GENES", "ALIEN" };
    if (card == card_of("avian-uplift-race"))
        return;
    for (int i = 0; i < 4; i++) {
        char with[TEXT];
        if (card == card_of(worlds[i]))
            continue;
        snprintf(with, sizeof with, "%s avian-uplift-race", worlds[i]);
        RftgState s = stage(&(Scene){ .card = card,
                                      .phase = "consume",
                                      .with = with,
                                      .goods = worlds[i],
                                      .action = "trade",
                                      .other = "explore-5" });
        differs(card, kinds[i], hand_of(&s),
                price_of(kinds[i]) + trade_bonus(card, kinds[i]) + drawn_in_consume(card));
    }
}

/* The good of the world itself. */
static void trades_own(int card)
{
    const char *kind = csv_text(&cards, card - 1, "kind");
    if (strcmp(kind, "NONE") == 0)
        return;
    RftgState s = stage(&(Scene){ .card = card,
                                  .phase = "consume",
                                  .goods = code(card),
                                  .action = "trade",
                                  .other = "explore-5" });
    if (has(card, "T", "TRADE_FORBID", NULL)) {
        differs(card, "a sale that is forbidden", hand_of(&s), 0);
        return;
    }
    int bonus = amount(card, "T", "TRADE", "ANY") + amount(card, "T", "TRADE", kind) +
                amount(card, "T", "TRADE", "THIS");
    differs(card, "its own good", hand_of(&s), price_of(kind) + bonus + drawn_in_consume(card));
}

/* Worlds of each kind that have no power in phase IV. */
static const char *stock(const char *kind, int n)
{
    static char list[TEXT];
    static const char *const names[][5] = {
        { "artist-colony", "gem-world", "spice-world", "space-port", "rebel-sympathizers" },
        { "comet-zone", "mining-world", "asteroid-belt", "destroyed-world", "radioactive-world" },
        { "empath-world", "pre-sentient-race", "distant-world", "malevolent-lifeforms",
          "hive-world" },
        { "deserted-alien-outpost", "deserted-alien-colony", "deserted-alien-library",
          "alien-robot-sentry", "alien-robotic-factory" },
    };
    static const char *const kinds[] = { "NOVELTY", "RARE", "GENES", "ALIEN" };
    Text out = text_over(list);
    int row = 0;
    while (row < 4 && strcmp(kinds[row], kind) != 0)
        row++;
    row = row < 4 ? row : 0; /* ANY */
    *list = 0;
    for (int i = 0; i < n; i++)
        text_fmt(&out, "%s%s", i ? " " : "", names[row][i]);
    return list;
}

/* Uses the card's power on goods, or sees that it does nothing. Other goods than it asks for do not serve. */
static void eats(int card, int row, int twice)
{
    const char *filter = csv_text(&powers, row, "filter");
    bool own = strcmp(filter, "THIS") == 0;
    int given = csv_int(&powers, row, "in_n"), times = csv_int(&powers, row, "times");
    int most = given * times;
    for (int n = 0; n <= (own ? 1 : most + 1); n++) {
        const char *goods = own ? (n ? code(card) : "") : stock(filter, n);
        RftgState s = stage(&(Scene){ .card = card,
                                      .phase = "consume",
                                      .with = own ? "" : goods,
                                      .goods = goods,
                                      .action = twice ? "consume-2x" : "explore-5",
                                      .other = twice ? "explore-5" : "consume-2x" });
        repeat(&s, RFTG_MOVE_USE);
        repeat(&s, RFTG_MOVE_GOOD);
        int uses = (n < most ? n : most) / given;
        differs(card, "goods eaten", goods_of(&s), n - uses * given);
        differs(card, "VP for goods", s.seat[0].vp,
                uses * csv_int(&powers, row, "gain_vp") * (1 + twice));
        differs(card, "cards for goods", hand_of(&s), uses * csv_int(&powers, row, "gain_cards"));
        differs(card, "prestige for goods", s.seat[0].prestige,
                uses * csv_int(&powers, row, "gain_prestige"));
    }
    if (own || strcmp(filter, "ANY") == 0)
        return;
    const char *wrong = strcmp(filter, "NOVELTY") == 0 ? "RARE" : "NOVELTY";
    RftgState s = stage(&(Scene){ .card = card,
                                  .phase = "consume",
                                  .with = stock(wrong, most),
                                  .goods = stock(wrong, most),
                                  .other = "consume-2x" });
    differs(card, "goods of another kind", goods_of(&s), most);
}

/* Powers on goods of different kinds, and on all goods: four kinds, two of Novelty. */
static void eats_kinds(int card, const char *op)
{
    RftgState s = stage(&(Scene){ .card = card,
                                  .phase = "consume",
                                  .with = "artist-colony gem-world comet-zone empath-world "
                                          "deserted-alien-outpost",
                                  .goods = "artist-colony gem-world comet-zone empath-world "
                                           "deserted-alien-outpost",
                                  .other = "consume-2x" });
    while (bits_has(s.head.asked, 0) && !asks(&s, RFTG_TASK_ACTION))
        step_first(&s, 0);
    bool three = strcmp(op, "CONSUME_DIFF3") == 0, all = strcmp(op, "CONSUME_ALL") == 0;
    int vp = total(card, "4", op, NULL, "gain_vp"),
        drawn = total(card, "4", op, NULL, "gain_cards");
    int n = three ? 3 : all ? 5 : 4, uses = three ? 1 : 4; /* of all goods one brings nothing */
    differs(card, "goods of different kinds", goods_of(&s), 5 - n);
    differs(card, "VP for them", s.seat[0].vp, uses * vp);
    differs(card, "cards for them", hand_of(&s), uses * drawn);
}

static void eats_hand(int card, int row, int twice)
{
    static const char *const hands[] = { "", "export-duties#2", "export-duties#2 public-works#2",
                                         "export-duties#2 public-works#2 mining-robots#2" };
    char move[TEXT];
    int given = csv_int(&powers, row, "in_n"), most = given * csv_int(&powers, row, "times");
    snprintf(move, sizeof move, "use %s", code(card));
    for (int n = 0; n < 4; n++) {
        RftgState s = stage(&(Scene){ .card = card,
                                      .phase = "consume",
                                      .hand = hands[n],
                                      .action = twice ? "consume-2x" : "explore-5",
                                      .other = twice ? "explore-5" : "consume-2x" });
        bool usable = bits_has(s.head.asked, 0) && may(&s, 0, move);
        differs(card, "a power on hand cards", usable, n >= given);
        if (!usable)
            continue;
        play(&s, 0, move);
        repeat(&s, RFTG_MOVE_DISCARD);
        int taken = n < most ? n : most, uses = taken / given;
        differs(card, "VP for hand cards", s.seat[0].vp, uses * csv_int(&powers, row, "gain_vp"));
        differs(card, "hand cards", hand_of(&s),
                n - taken + uses * csv_int(&powers, row, "gain_cards"));
        differs(card, "prestige for hand cards", s.seat[0].prestige,
                uses * csv_int(&powers, row, "gain_prestige"));
    }
}

static void eats_prestige(int card, int row, int twice)
{
    char move[TEXT];
    snprintf(move, sizeof move, "use %s", code(card));
    RftgState s = stage(&(Scene){ .card = card,
                                  .phase = "consume",
                                  .prestige = csv_int(&powers, row, "in_n"),
                                  .action = twice ? "consume-2x" : "explore-5",
                                  .other = twice ? "explore-5" : "consume-2x" });
    play(&s, 0, move);
    assert_int_equal(s.seat[0].prestige, 0);
    differs(card, "VP for prestige", s.seat[0].vp, csv_int(&powers, row, "gain_vp") * (1 + twice));
    differs(card, "cards for prestige", hand_of(&s), csv_int(&powers, row, "gain_cards"));
}

static void sells(int card, const char *filter)
{
    RftgState s = stage(&(Scene){ .card = card,
                                  .phase = "consume",
                                  .with = "comet-zone export-duties#2",
                                  .goods = "comet-zone",
                                  .other = "consume-2x" });
    int bonus = strcmp(filter, "WITH_TRADE_POWERS") == 0 ? 1 + trade_bonus(card, "RARE") : 0;
    differs(card, "a sale by a power", hand_of(&s), price_of("RARE") + bonus);
    assert_int_equal(goods_of(&s), 0);
}

static void serves_itself(int card, int twice)
{
    RftgState s = stage(&(Scene){ .card = card,
                                  .phase = "consume",
                                  .action = twice ? "consume-2x" : "explore-5",
                                  .other = twice ? "explore-5" : "consume-2x" });
    differs(card, "cards of Consume", hand_of(&s), drawn_in_consume(card));
    differs(card, "VP of Consume", s.seat[0].vp,
            total(card, "4", "GAIN_VP", NULL, "gain_vp") * (1 + twice));
    assert_int_equal(drawn_in_consume(card), amount(card, "4", "DRAW", NULL));
}

static void consume_phase(int card)
{
    trades(card);
    trades_own(card);
    for (int twice = 0; twice < 2; twice++) {
        serves_itself(card, twice);
        for (int row = 0; row < powers.rows; row++) {
            const char *op = csv_text(&powers, row, "op");
            if (!row_is(row, card, "4", op, NULL) || card == card_of("gambling-world-name"))
                continue;
            if (strcmp(op, "CONSUME") == 0)
                eats(card, row, twice);
            else if (strcmp(op, "CONSUME_HAND") == 0)
                eats_hand(card, row, twice);
            else if (strcmp(op, "CONSUME_PRESTIGE") == 0)
                eats_prestige(card, row, twice);
            else if (strcmp(op, "SELL") == 0)
                sells(card, csv_text(&powers, row, "filter"));
            else if (strncmp(op, "CONSUME_", 8) == 0)
                eats_kinds(card, op);
        }
    }
}

/* ---- phase V ---- */

static const char *const four_kinds[] = { "NOVELTY", "RARE", "GENES", "ALIEN" };

/* Worlds that only produce (two of Novelty), and an empty windfall world of each kind. */
static const char *const producers[] = { "artist-colony", "new-vinland", "volcanic-world",
                                         "distant-world", "alien-robotic-factory" };
static const char *const windfalls[] = { "dying-colony", "asteroid-belt", "ancient-race",
                                         "deserted-alien-outpost" };

static int kind_index(int card)
{
    for (int i = 0; i < 4; i++)
        if (is(card, "kind", four_kinds[i]))
            return i;
    return -1;
}

static int world_count(int card, const char *filter)
{
    /* of the producers and windfalls above: two Genes worlds, no Rebel, no military, no chromosome */
    if (strcmp(filter, "GENES") == 0)
        return 2 + is(card, "kind", "GENES");
    if (strcmp(filter, "REBEL_WORLD") == 0)
        return number(card, "kw_rebel") && is_world(card);
    if (strcmp(filter, "MILITARY_WORLD") == 0)
        return number(card, "military");
    return number(card, "chromosome");
}

/* The cards that a power draws in Produce, with this many goods of each kind. */
static int drawn_by(int card, int row, const int made[4], bool own)
{
    const char *op = csv_text(&powers, row, "op"), *filter = csv_text(&powers, row, "filter");
    int n = csv_int(&powers, row, "amount"), kinds = 0, all = 0, of = 0;
    for (int i = 0; i < 4; i++) {
        kinds += made[i] > 0;
        all += made[i];
        of += strcmp(filter, four_kinds[i]) == 0 ? made[i] : 0;
    }
    if (strcmp(op, "DRAW") == 0)
        return n;
    if (strcmp(op, "DRAW_IF_PRODUCED") == 0)
        return own ? n : 0;
    if (strcmp(op, "DRAW_PER_PRODUCED") == 0)
        return n * of;
    if (strcmp(op, "DRAW_PER_KIND_PRODUCED") == 0)
        return n * kinds;
    if (strcmp(op, "DRAW_PER_WORLD") == 0)
        return n * world_count(card, filter);
    if (strcmp(op, "DRAW_IF_MOST") == 0)
        return strcmp(filter, "ANY") == 0 ? (all ? n : 0) : of ? n : 0;
    return 0;
}

/* Everything produces, and the powers of the card do what its rows say. */
static void produces(int card)
{
    int made[4] = { 2, 1, 1, 1 }, goods = 5, kind = kind_index(card), drawn = 0, prestige = 0;
    bool own = has(card, "5", "PRODUCE", NULL);
    if (among(card, producers, 5) || among(card, windfalls, 4) || kind < -1)
        return;
    RftgState s = stage(&(Scene){ .card = card,
                                  .phase = "produce",
                                  .with = "artist-colony new-vinland volcanic-world distant-world "
                                          "alien-robotic-factory dying-colony asteroid-belt "
                                          "ancient-race deserted-alien-outpost" });
    if (own) {
        made[kind]++;
        goods++;
    }
    int first = 0;
    for (int i = 0; i < 4; i++) {
        int filled = total(card, "5", "WINDFALL", four_kinds[i], NULL) +
                     total(card, "5", "WINDFALL_OTHER", four_kinds[i], NULL);
        made[i] += filled;
        goods += filled;
    }
    if (has(card, "5", "WINDFALL", "ANY")) {
        differs(card, "a choice of windfalls", asks(&s, RFTG_TASK_WINDFALL), true);
        play(&s, 0, "windfall asteroid-belt");
        made[1]++;
        goods++;
        first = 1;
    }
    if (bits_has(s.head.asked, 0) && asks(&s, RFTG_TASK_WINDFALL) && !first)
        fail_msg("%s asks for a windfall", code(card));
    for (int row = 0; row < powers.rows; row++)
        if (csv_int(&powers, row, "card_id") == card &&
            strcmp(csv_text(&powers, row, "phase"), "5") == 0)
            drawn += drawn_by(card, row, made, own);
    if (own)
        prestige = total(card, "5", "PRESTIGE_IF_PRODUCED", NULL, "gain_prestige");
    prestige += total(card, "5", "PRESTIGE_IF_MOST", NULL, "gain_prestige");
    differs(card, "goods produced", goods_of(&s), goods);
    differs(card, "cards of Produce", hand_of(&s), drawn);
    differs(card, "prestige of Produce", s.seat[0].prestige, prestige);
}

/* By itself on an empty tableau: nothing is counted that is not there. */
static void produces_alone(int card)
{
    static const int none[4] = { 0 };
    if (has(card, "5", "PRODUCE", NULL) || has(card, "5", "DRAW_PER_WORLD", "GENES"))
        return;
    int drawn = 0;
    RftgState s = stage(&(Scene){ .card = card, .phase = "produce" });
    for (int row = 0; row < powers.rows; row++)
        if (csv_int(&powers, row, "card_id") == card &&
            strcmp(csv_text(&powers, row, "phase"), "5") == 0)
            drawn += drawn_by(card, row, none, false);
    differs(card, "goods with nothing to fill", goods_of(&s), 0);
    differs(card, "cards with nothing produced", hand_of(&s), drawn);
}

/* A hand card for a good: on itself, or on a windfall world of its kind. */
static void produces_for_a_card(int card)
{
    char move[TEXT];
    if (among(card, windfalls, 4))
        return;
    bool self = has(card, "5", "PRODUCE_DISCARD", NULL);
    RftgState s = stage(&(Scene){ .card = card,
                                  .phase = "produce",
                                  .with = "dying-colony asteroid-belt ancient-race "
                                          "deserted-alien-outpost",
                                  .hand = "space-marines#2 drop-ships#2" });
    if (asks(&s, RFTG_TASK_WINDFALL))
        step_first(&s, 0);
    int hand = hand_of(&s), goods = goods_of(&s);
    bool power = self || has(card, "5", "WINDFALL_DISCARD", NULL);
    snprintf(move, sizeof move, "use %s", code(card));
    differs(card, "a good for a hand card", asks(&s, RFTG_TASK_PRODUCE) && may(&s, 0, move), power);
    if (!power)
        return;
    play(&s, 0, move);
    for (int i = 0; i < 4; i++) {
        snprintf(move, sizeof move, "windfall %s", windfalls[i]);
        bool any = has(card, "5", "WINDFALL_DISCARD", "ANY");
        assert_int_equal(asks(&s, RFTG_TASK_WINDFALL) && may(&s, 0, move), any);
    }
    if (has(card, "5", "WINDFALL_DISCARD", "ANY"))
        play(&s, 0, "windfall ancient-race");
    play(&s, 0, "discard drop-ships");
    differs(card, "goods for a hand card", goods_of(&s), goods + 1);
    differs(card, "the hand card for it", hand_of(&s), hand - 1);
    for (int i = 0; i < 4; i++)
        if (has(card, "5", "WINDFALL_DISCARD", four_kinds[i]))
            assert_true(cards_has(&s.goods, rftg_first_card[card_of(windfalls[i])]));
    if (self)
        assert_true(cards_has(&s.goods, rftg_first_card[card]));
}

static void produce_phase(int card)
{
    produces(card);
    produces_alone(card);
    produces_for_a_card(card);
}

/* ---- all cards ---- */

static void each(void (*test)(int card))
{
    csv_read(&cards, "rftg/cards");
    csv_read(&powers, "rftg/powers");
    csv_read(&prices, "rftg/trade_prices");
    assert_int_equal(cards.rows, CARDS_DESIGNS);
    for (int card = 1; card <= CARDS_DESIGNS; card++)
        if (number(card, "n_bow"))
            test(card);
}

static void explore_powers(void **state)
{
    (void)state;
    each(explores);
}

static void develop_powers(void **state)
{
    (void)state;
    each(develops);
}

static void settle_powers(void **state)
{
    (void)state;
    each(settle_phase);
}

static void consume_powers(void **state)
{
    (void)state;
    each(consume_phase);
}

static void produce_powers(void **state)
{
    (void)state;
    each(produce_phase);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "RG-18.1 RG-7.2 RG-7.3: every power of Explore does what the data say",
          .test_func = explore_powers },
        { .name = "RG-18.1 RG-8.8 RG-8.13: every power of Develop", .test_func = develop_powers },
        { .name = "RG-18.1 RG-9.5 RG-9.7 RG-9.8 RG-9.10 RG-21.3: every power of Settle",
          .test_func = settle_powers },
        { .name = "RG-18.1 RG-11.2 RG-11.8 RG-11.19: every power of Trade and Consume",
          .test_func = consume_powers },
        { .name = "RG-18.1 RG-12.7 RG-12.8: every power of Produce", .test_func = produce_powers },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
