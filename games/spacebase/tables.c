/* The rows behind tables.h, made from cards.def and names.def. */
#include "games/spacebase/tables.h"

#include <assert.h>

#define SIDE(...)                                                                                  \
    {                                                                                              \
        __VA_ARGS__                                                                                \
    }

/* The twelve starting ships of each of the five seats are alike. */
#define STARTER_ROW(seat, where, station, deployed)                                                \
    [SB_FIRST_STARTER + (seat)*SB_SECTORS +                                                        \
        (where)-1] = { .id = (where), .sector = (where), .side = { station, deployed } },

const SbCardRow sb_cards[SB_CARDS] = {
#define SHIP(name, code, number, rank, where, price, station, deployed)                            \
    [SB_##name] = { .id = (number),                                                                \
                    .level = (rank),                                                               \
                    .sector = (where),                                                             \
                    .cost = (price),                                                               \
                    .side = { station, deployed } },
#define COLONY(name, code, number, where, price, points)                                           \
    [SB_##name] = { .id = (number), .sector = (where), .cost = (price), .vp = (points) },
#define STARTER(where, station, deployed)                                                          \
    STARTER_ROW(0, where, station, deployed)                                                       \
    STARTER_ROW(1, where, station, deployed)                                                       \
    STARTER_ROW(2, where, station, deployed)                                                       \
    STARTER_ROW(3, where, station, deployed)                                                       \
    STARTER_ROW(4, where, station, deployed)
#include "games/spacebase/cards.def"
};

const uint8_t sb_charger_cards[SB_CHARGERS] = {
#define CHARGER(name) [SB_CHARGER_##name] = SB_##name,
#include "games/spacebase/chargers.def"
};

const uint8_t sb_charger_of[SB_CARDS] = {
#define CHARGER(name) [SB_##name] = SB_CHARGER_##name,
#include "games/spacebase/chargers.def"
};

const SbWindow sb_windows[SB_ABILITIES] = {
#define ABILITY(code, window) [SB_##code] = (window),
    SB_ABILITY_LIST(ABILITY)
#undef ABILITY
};

static const char *const codes[SB_FIRST_STARTER] = {
    [SB_NO_CARD] = "none",
#define SHIP(name, code, ...)   [SB_##name] = (code),
#define COLONY(name, code, ...) [SB_##name] = (code),
#include "games/spacebase/cards.def"
};

static const char *const starter_codes[SB_SECTORS] = {
    "starter-1", "starter-2", "starter-3", "starter-4",  "starter-5",  "starter-6",
    "starter-7", "starter-8", "starter-9", "starter-10", "starter-11", "starter-12",
};

typedef struct NameRow {
    const char *name, *registry, *type;
} NameRow;

static const NameRow names[SB_CARDS][LANGS] = {
    { { "–", "", "" }, { "–", "", "" } }, /* no card */
#define NAME(en, registry_en, type_en, ru, registry_ru, type_ru)                                   \
    { { (en), (registry_en), (type_en) }, { (ru), (registry_ru), (type_ru) } },
#include "games/spacebase/names.def"
};

static const uint8_t level_first[SB_LEVELS + 2] = { 0, SB_RYUMIN, SB_WORDEN, SB_YOUNG, SB_SHIPS };

int sb_level_first(int level)
{
    assert(level >= 1 && level <= SB_LEVELS);
    return level_first[level];
}

int sb_level_count(int level)
{
    assert(level >= 1 && level <= SB_LEVELS);
    return level_first[level + 1] - level_first[level];
}

const char *sb_card_code(int card)
{
    assert(card >= 0 && card < SB_CARDS);
    return card < SB_FIRST_STARTER ? codes[card] : starter_codes[sb_cards[card].sector - 1];
}

const char *sb_card_name(int card, Lang lang)
{
    return names[card][lang].name;
}

const char *sb_card_registry(int card, Lang lang)
{
    return names[card][lang].registry;
}

const char *sb_card_type(int card, Lang lang)
{
    return names[card][lang].type;
}
