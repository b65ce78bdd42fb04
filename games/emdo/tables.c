/* The tables, made from the .def files; codes and names. Ids and codes are those of the component
 * data and never change: records hold them. */
#include "games/emdo/tables.h"

#include <assert.h>
#include <stddef.h>

const EmdoCardRow emdo_cards[EMDO_CARDS] = {
#define ROLE_CARD(code, many, each, out, s, w, c, p, t, r, does, one, two, own)                    \
    [EMDO_##code] = { .symbol = { 0, s, w, c, p, t, r },                                           \
                      .effect = EMDO_##does,                                                       \
                      .p1 = (one),                                                                 \
                      .p2 = (two),                                                                 \
                      .self = (own),                                                               \
                      .copies = (many),                                                            \
                      .start = (each),                                                             \
                      .extended = (out) },
#define TECH(code, name, kind, rank, need, worlds, points, s, w, c, p, t, r, does, one, two, own)  \
    [EMDO_##code] = { .symbol = { 0, s, w, c, p, t, r },                                           \
                      .effect = EMDO_##does,                                                       \
                      .p1 = (one),                                                                 \
                      .p2 = (two),                                                                 \
                      .self = (own) },
#define PERMANENT(...)
#include "games/emdo/cards.def"
};

#define TECH_ROW(at, name, kind, rank, need, worlds, points, s, w, c, p, t, r, does, one)          \
    [at] = { .id = (name),                                                                         \
             .type = EMDO_##kind,                                                                  \
             .level = (rank),                                                                      \
             .cost = (need),                                                                       \
             .planets = (worlds),                                                                  \
             .vp = (points),                                                                       \
             .symbol = { 0, s, w, c, p, t, r },                                                    \
             .effect = EMDO_##does,                                                                \
             .p1 = (one) },

const EmdoTechRow emdo_techs[EMDO_TECHS] = {
#define ROLE_CARD(...)
#define TECH(code, name, kind, rank, need, worlds, points, s, w, c, p, t, r, does, one, two, own)  \
    TECH_ROW(EMDO_##code - EMDO_POLITICS, name, kind, rank, need, worlds, points, s, w, c, p, t,   \
             r, does, one)
#define PERMANENT(code, name, kind, rank, need, worlds, points, s, w, c, p, t, r, does, one)       \
    TECH_ROW(EMDO_##code, name, kind, rank, need, worlds, points, s, w, c, p, t, r, does, one)
#include "games/emdo/cards.def"
};

/* The number of a back: the nine of ordinary planets by type and warfare cost 5, 4, 6, the three of
 * start planets, the three of Prestige planets, Utopia. */
#define BACK(set, type, warfare)                                                                   \
    ((set) == EMDO_START       ? 9 + (type)                                                        \
     : (type) == EMDO_UTOPIA   ? 16                                                                \
     : (type) == EMDO_PRESTIGE ? 8 + (warfare)                                                     \
                               : 3 * (type)-2 + ((warfare) == 5   ? 0                              \
                                                 : (warfare) == 4 ? 1                              \
                                                                  : 2))

const EmdoPlanetRow emdo_planets[EMDO_PLANETS] = {
#define PLANET(code, name, pack, kind, war, col, points, symbol, si, wa, fo, ir, any, more)        \
    [EMDO_##code] = { .id = (name),                                                                \
                      .set = EMDO_##pack,                                                          \
                      .type = EMDO_##kind,                                                         \
                      .warfare = (war),                                                            \
                      .colonize = (col),                                                           \
                      .vp = (points),                                                              \
                      .role = EMDO_##symbol,                                                       \
                      .slot = { any, si, wa, fo, ir },                                             \
                      .hand = (more),                                                              \
                      .back = BACK(EMDO_##pack, EMDO_##kind, war) },
#include "games/emdo/planets.def"
};

const EmdoRoleRow emdo_roles[EMDO_ROLES] = {
#define ROLE(code, pile, extra) [EMDO_ROLE_##code] = { .stack = EMDO_##pile, .more = (extra) },
    EMDO_ROLE_LIST(ROLE)
#undef ROLE
};

#define P(code) (1ull << EMDO_##code)
#define C(code) (1ull << EMDO_##code)
#define T(code) (1ull << (EMDO_##code - EMDO_POLITICS))
#define F(code) (1ull << EMDO_##code)
#define S(code) (1u << (EMDO_##code - EMDO_FIRST_PERMANENT))
#include "games/emdo/sets.def"

typedef struct Name {
    const char *code, *name[LANGS];
} Name;

#define CARD_AT(code)   EMDO_##code
#define TECH_AT(code)   EMDO_CARDS + EMDO_##code
#define PLANET_AT(code) EMDO_CARDS + EMDO_TECHS + EMDO_##code

static const Name names[EMDO_CARDS + EMDO_TECHS + EMDO_PLANETS] = {
#define NAME(kind, code, notation, en, ru) [kind##_AT(code)] = { notation, { en, ru } },
#include "games/emdo/names.def"
};

static const Name *tech_names(int tech)
{
    return &names[emdo_is_permanent(tech) ? EMDO_CARDS + tech : emdo_tech_card(tech)];
}

const char *emdo_card_code(int card)
{
    return names[card].code;
}

const char *emdo_card_name(int card, Lang lang)
{
    return names[card].name[lang];
}

const char *emdo_tech_code(int tech)
{
    return tech_names(tech)->code;
}

const char *emdo_tech_name(int tech, Lang lang)
{
    return tech_names(tech)->name[lang];
}

const char *emdo_planet_code(int planet)
{
    return names[EMDO_CARDS + EMDO_TECHS + planet].code;
}

const char *emdo_planet_name(int planet, Lang lang)
{
    return names[EMDO_CARDS + EMDO_TECHS + planet].name[lang];
}

const char *emdo_role_code(int role)
{
    static const char *const code[EMDO_ROLES] = { "",        "survey", "warfare", "colonize",
                                                  "produce", "trade",  "research" };
    return code[role];
}

const char *emdo_resource_code(int resource)
{
    static const char *const code[EMDO_RESOURCES] = { "", "silicon", "water", "food", "iron" };
    return code[resource];
}

const char *emdo_type_code(int type)
{
    static const char *const code[EMDO_TYPES] = { "",         "advanced", "fertile",
                                                  "metallic", "prestige", "utopia" };
    return code[type];
}

const char *emdo_back_code(int back)
{
    static const char *const code[EMDO_BACKS] = {
        "",
        "advanced-5-4",
        "advanced-4-5",
        "advanced-6-3",
        "fertile-5-4",
        "fertile-4-5",
        "fertile-6-3",
        "metallic-5-4",
        "metallic-4-5",
        "metallic-6-3",
        "start-advanced",
        "start-fertile",
        "start-metallic",
        "prestige-5-6",
        "prestige-6-5",
        "prestige-7-4",
        "utopia",
    };
    return code[back];
}

const EmdoPlanetRow *emdo_back_row(int back)
{
    assert(back > 0 && back < EMDO_BACKS);
    return &emdo_planets[bits_first(emdo_back_planets[back])];
}
