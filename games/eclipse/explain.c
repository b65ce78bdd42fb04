/* What a thing is, in words: sectors, technologies, parts, discovery tiles, species. */
#include "games/eclipse/game.h"
#include "games/eclipse/text.h"

static const char *name_of(const EclState *s, EclThing thing, int value, Lang lang)
{
    return ecl_things[s->edition][thing].name_of(value, lang);
}

static void say(const EclState *s, int phrase, Lang lang, const TextArg *args, int n, Text *out)
{
    game_say(ecl_game_of(s), phrase, lang, args, n, out);
}

static void explain_squares(const EclState *s, const EclSectorRow *row, Lang lang, Text *out)
{
    bool first = true;
    for (int square = 0; square < ECL_SQUARES; square++)
        for (int i = 0; i < row->square[square]; i++) {
            if (first)
                say(s, ECL_TEXT_IS_SQUARES, lang, NULL, 0, out);
            text_put(out, first ? "" : ", ");
            text_put(out, ecl_square_name(square, lang));
            first = false;
        }
}

static void explain_sector(const EclState *s, int sector, Lang lang, Text *out)
{
    const EclSectorRow *row = ecl_sector_row(s, sector);
    const TextArg args[] = {
        text_arg("sector", name_of(s, ECL_THING_SECTOR, sector, lang)),
        text_arg_int("vp", row->vp),
        text_arg_int("artifact", row->artifact),
        text_arg_int("discovery", row->discovery),
        text_arg_int("portal", row->portal),
    };
    say(s, ECL_TEXT_IS_SECTOR, lang, args, 5, out);
    if (row->guards) {
        const TextArg guard[] = { text_arg_int("n", row->guards),
                                  text_arg("npc", name_of(s, ECL_THING_NPC, row->guard, lang)) };
        say(s, ECL_TEXT_IS_GUARDED, lang, guard, 2, out);
    }
    explain_squares(s, row, lang, out);
}

/* What the first number of an effect names. */
static const char *effect_thing(const EclState *s, const EclTechRow *row, Lang lang)
{
    switch ((EclEffect)row->effect) {
    case ECL_EFFECT_PART:
        return name_of(s, ECL_THING_PART, row->p1, lang);
    case ECL_EFFECT_BUILD:
        return name_of(s, ECL_THING_UNIT, row->p1, lang);
    case ECL_EFFECT_ADV_POP:
        return row->p1 < ECL_RESOURCES ? name_of(s, ECL_THING_RESOURCE, row->p1, lang) : "";
    case ECL_EFFECT_EXTRA_ACT:
        return name_of(s, ECL_THING_ACTION, row->p1, lang);
    default:
        return "";
    }
}

void ecl_say_effect(const EclState *s, int tech, Lang lang, Text *out)
{
    static const uint16_t does[ECL_EFFECTS] = {
#define EFFECT(code) [ECL_EFFECT_##code] = ECL_TEXT_DOES_##code,
        ECL_EFFECT_LIST(EFFECT)
#undef EFFECT
    };
    const EclTechRow *row = &ecl_techs[s->edition][tech];
    bool all = row->effect == ECL_EFFECT_ADV_POP && row->p1 == ECL_ALL_RESOURCES;
    const TextArg args[] = {
        text_arg("thing", effect_thing(s, row, lang)),
        text_arg_int("n", row->effect == ECL_EFFECT_EXTRA_ACT ? row->p2 : row->p1),
    };
    say(s, all ? ECL_TEXT_DOES_ADV_ALL : does[row->effect], lang, args, 2, out);
}

static void explain_tech(const EclState *s, int tech, Lang lang, Text *out)
{
    const EclTechRow *row = &ecl_techs[s->edition][tech];
    const TextArg price[] = { text_arg("track",
                                       row->category == ECL_RARE
                                           ? ecl_phrase(ECL_TEXT_TRACK_RARE, lang)
                                           : name_of(s, ECL_THING_TRACK, row->category, lang)),
                              text_arg_int("cost", row->cost), text_arg_int("least", row->least) };
    say(s, ECL_TEXT_IS_TECH, lang, price, 3, out);
    ecl_say_effect(s, tech, lang, out);
}

static void say_value(int phrase, int n, const char *colour, Lang lang, bool *first, Text *out)
{
    const TextArg args[] = { text_arg_int("n", n), text_arg("colour", colour) };
    if (!n)
        return;
    text_put(out, *first ? "" : ", ");
    text_fill(out, ecl_phrase(phrase, lang), lang, args, 2);
    *first = false;
}

void ecl_say_values(const EclValues *values, Lang lang, Text *out)
{
    bool first = true;
    say_value(ECL_TEXT_PART_ENERGY_OUT, values->energy_out, "", lang, &first, out);
    say_value(ECL_TEXT_PART_ENERGY_IN, values->energy_in, "", lang, &first, out);
    say_value(ECL_TEXT_PART_INITIATIVE, values->initiative, "", lang, &first, out);
    say_value(ECL_TEXT_PART_MOVE, values->move, "", lang, &first, out);
    say_value(ECL_TEXT_PART_COMPUTER, values->computer, "", lang, &first, out);
    say_value(ECL_TEXT_PART_SHIELD, values->shield, "", lang, &first, out);
    say_value(ECL_TEXT_PART_HULL, values->hull, "", lang, &first, out);
    for (int die = 0; die < ECL_DICE; die++) {
        const char *colour = ecl_phrase(ECL_TEXT_DIE_YELLOW + die, lang);
        say_value(ECL_TEXT_PART_CANNON, values->cannon[die], colour, lang, &first, out);
        say_value(ECL_TEXT_PART_MISSILE, values->missile[die], colour, lang, &first, out);
    }
}

void ecl_say_reward(const EclState *s, int kind, Lang lang, Text *out)
{
    static const uint16_t gives[] = { ECL_TEXT_FIND_RES,  ECL_TEXT_FIND_FREE_TECH,
                                      ECL_TEXT_FIND_SHIP, ECL_TEXT_FIND_ORBITAL,
                                      ECL_TEXT_FIND_PART, ECL_TEXT_FIND_PORTAL };
    const EclDiscoveryRow *row = &ecl_discoveries[s->edition][kind];
    bool monolith = row->effect == ECL_FIND_STRUCTURE && row->what == ECL_MONOLITH;
    const TextArg args[] = {
        text_arg_int("materials", row->gain[ECL_MATERIALS]),
        text_arg_int("science", row->gain[ECL_SCIENCE]),
        text_arg_int("money", row->gain[ECL_MONEY]),
        text_arg_int("n", row->what),
    };
    say(s, monolith ? ECL_TEXT_FIND_MONOLITH : gives[row->effect], lang, args, 4, out);
    if (row->effect != ECL_FIND_PART)
        return;
    text_put(out, ": ");
    ecl_say_values(&ecl_parts[s->edition][row->what].values, lang, out);
}

/* What is peculiar to a species, with semicolons between. */
void ecl_say_abilities(const EclState *s, int species, Lang lang, Text *out)
{
    const EclSpeciesRow *row = &ecl_species[s->edition][species];
    for (uint64_t left = row->abilities; left; left = bits_without_first(left)) {
        text_put(out, out->len ? "; " : "");
        say(s, ECL_TEXT_ABILITY_START_ADV_SCI + bits_first(left), lang, NULL, 0, out);
    }
}

static void explain_species(const EclState *s, int species, Lang lang, Text *out)
{
    const EclSpeciesRow *row = &ecl_species[s->edition][species];
    const TextArg args[] = {
        text_arg("species", name_of(s, ECL_THING_SPECIES, species, lang)),
        text_arg("sector", name_of(s, ECL_THING_SECTOR, row->home, lang)),
        text_arg_int("trade", row->trade),
        text_arg_int("colony", row->colony_ships),
    };
    say(s, ECL_TEXT_IS_SPECIES, lang, args, 4, out);
    say(s, ECL_TEXT_ACTIVATIONS, lang, NULL, 0, out);
    for (int action = 1; action < ECL_ACTIONS; action++) {
        text_put(out, action > 1 ? ", " : "");
        text_put(out, name_of(s, ECL_THING_ACTION, action, lang));
        text_fmt(out, " %d", row->activations[action]);
    }
    ecl_say_abilities(s, species, lang, out);
}

bool ecl_explain(const void *state, int thing, int value, Voice voice, Text *out)
{
    const EclState *s = state;
    switch (thing) {
    case ECL_THING_SECTOR:
        if (!ecl_sector_row(s, value)->kind)
            return false;
        explain_sector(s, value, voice.lang, out);
        return true;
    case ECL_THING_TECH:
        if (!ecl_techs[s->edition][value].copies)
            return false;
        explain_tech(s, value, voice.lang, out);
        return true;
    case ECL_THING_PART:
        if (!ecl_parts[s->edition][value].source)
            return false;
        ecl_say_values(&ecl_parts[s->edition][value].values, voice.lang, out);
        return true;
    case ECL_THING_DISCOVERY:
        if (!ecl_discoveries[s->edition][value].copies)
            return false;
        ecl_say_reward(s, value, voice.lang, out);
        return true;
    case ECL_THING_SPECIES:
        explain_species(s, value, voice.lang, out);
        return true;
    default:
        return false;
    }
}
