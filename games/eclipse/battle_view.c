/* The battle under way, for viewers and for positions. */
#include <string.h>

#include "games/eclipse/battle_inside.h"
#include "games/eclipse/text.h"
#include "games/eclipse/view.h"

/* ---- what a viewer sees ---- */

static void put_side(const EclState *s, const char *key, int side, Json *out)
{
    json_key(out, key);
    if (ecl_is_npc(side))
        json_str(out, ecl_npc_code(ecl_guard(s)));
    else
        json_int(out, side);
}

/* The ships of a side by type: for each the damage on it. */
static void put_ships(const EclState *s, int side, Json *out)
{
    json_object_begin(out);
    for (int type = 0; type < (ecl_is_npc(side) ? 1 : ECL_SHIPS); type++) {
        int first = ecl_is_npc(side) ? 0 : ecl_first_ship(type);
        if (!ecl_alive(s, side, type))
            continue;
        json_key(out, ecl_is_npc(side) ? ecl_npc_code(ecl_guard(s)) : ecl_unit_code(type));
        json_array_begin(out);
        for (int i = 0; i < ecl_alive(s, side, type); i++)
            json_int(out, s->battle.damage[side][first + i]);
        json_array_end(out);
    }
    json_object_end(out);
}

static void put_retreats(const EclState *s, int place, Json *out)
{
    json_object_begin(out);
    for (int type = 0; type < ECL_SHIPS; type++)
        if (s->battle.retreat[place][type])
            json_key_str(out, ecl_unit_code(type), ecl_sector_code(s->battle.retreat[place][type]));
    json_object_end(out);
}

static void put_acted(const EclState *s, int place, Json *out)
{
    int side = ecl_side(s, place);
    json_array_begin(out);
    for (int type = 0; type < (ecl_is_npc(side) ? 1 : ECL_SHIPS); type++)
        if (s->battle.acted[place] >> type & 1)
            json_str(out, ecl_is_npc(side) ? ecl_npc_code(ecl_guard(s)) : ecl_unit_code(type));
    json_array_end(out);
}

/* The dice still to be assigned, in the order in which they are. */
static void put_dice(const EclState *s, Json *out)
{
    static const char *const colours[ECL_DICE] = { "yellow", "orange", "blue", "red" };
    json_key(out, "dice");
    json_array_begin(out);
    for (int die = ECL_DICE - 1; die >= 0; die--)
        for (int face = ECL_DIE_FACES - 1; face > 0; face--)
            for (int i = 0; i < s->battle.dice[die][face]; i++) {
                json_object_begin(out);
                json_key_str(out, "die", colours[die]);
                json_key_int(out, "face", face);
                json_object_end(out);
            }
    json_array_end(out);
    json_key_int(out, "points", s->battle.points);
}

static void put_duel(const EclState *s, Json *out)
{
    put_side(s, "attacker", s->battle.attacker, out);
    put_side(s, "defender", s->battle.defender, out);
    json_key_int(out, "round", s->battle.round);
    json_key_str(out, "active", s->battle.active ? "defender" : "attacker");
    for (int place = 0; place < 2; place++) {
        json_key(out, place ? "defending" : "attacking");
        put_ships(s, ecl_side(s, place), out);
        json_key(out, place ? "defender_retreats" : "attacker_retreats");
        put_retreats(s, place, out);
        json_key(out, place ? "defender_acted" : "attacker_acted");
        put_acted(s, place, out);
    }
    put_dice(s, out);
}

void ecl_put_battle(const EclState *s, int viewer, Json *out)
{
    const EclBattle *battle = &s->battle;
    if (s->head.agenda[1].kind != ECL_TASK_COMBAT)
        return;
    json_key(out, "battle");
    json_object_begin(out);
    ecl_put_set("to_come", battle->sectors, ecl_sector_code, out);
    if (battle->sector)
        json_key_str(out, "sector", ecl_sector_code(battle->sector));
    if (s->head.agenda[2].kind == ECL_TASK_DUEL)
        put_duel(s, out);
    if (battle->drawn[0]) {
        json_key_int(out, "drawn", battle->drawn[0]);
        if (viewer == VIEWER_ALL || viewer == agenda_peek(&s->head)->seat)
            ecl_put_values("tiles", battle->drawn, out);
    }
    json_object_end(out);
}

/* ---- positions ---- */

/* The rows of bytes that the battle is made of, by name. */
typedef struct Row {
    const char *key;
    size_t at, n;
} Row;

#define ROW(key, member)                                                                           \
    {                                                                                              \
        key, offsetof(EclBattle, member), sizeof(((EclBattle *)0)->member)                         \
    }

static const Row rows[] = {
    ROW("damage", damage),     ROW("target", target),      ROW("dice", dice),
    ROW("held", held),         ROW("order", order),        ROW("kills", kills),
    ROW("retreat", retreat),   ROW("fresh", fresh),        ROW("acted", acted),
    ROW("drawn", drawn),       ROW("fought", fought),      ROW("earned", earned),
    ROW("penalty", penalty),   ROW("sector", sector),      ROW("attacker", attacker),
    ROW("defender", defender), ROW("battle_round", round), ROW("active", active),
    ROW("type", type),         ROW("points", points),
};

enum { ROWS = sizeof rows / sizeof *rows };

void ecl_write_battle(const EclState *s, Json *out)
{
    static const EclBattle none;
    const uint8_t *bytes = (const uint8_t *)&s->battle;
    if (memcmp(&s->battle, &none, sizeof none) == 0)
        return;
    json_key(out, "battle");
    json_object_begin(out);
    ecl_put_set("sectors", s->battle.sectors, ecl_sector_code, out);
    ecl_put_set("visits", s->battle.visits, ecl_sector_code, out);
    for (int row = 0; row < ROWS; row++) {
        json_key(out, rows[row].key);
        json_array_begin(out);
        for (size_t i = 0; i < rows[row].n; i++)
            json_int(out, bytes[rows[row].at + i]);
        json_array_end(out);
    }
    json_object_end(out);
}

static bool read_row(JsonValue list, const Row *row, uint8_t *bytes)
{
    long long value;
    if (json_type(list) == JSON_ABSENT)
        return true;
    if (json_type(list) != JSON_ARRAY || json_count(list) != (int)row->n)
        return false;
    for (size_t i = 0; i < row->n; i++) {
        if (!json_to_int(json_index(list, (int)i), 0, 255, &value))
            return false;
        bytes[row->at + i] = (uint8_t)value;
    }
    return true;
}

static bool read_sectors(JsonValue list, EclSectorSet *out)
{
    JsonValue item;
    JsonIter each = json_iter(list);
    if (json_type(list) == JSON_ABSENT)
        return true;
    if (json_type(list) != JSON_ARRAY)
        return false;
    while (json_next(&each, NULL, &item)) {
        int sector = 1;
        while (sector < ECL_SECTORS && !json_equals(item, ecl_sector_code(sector)))
            sector++;
        if (sector == ECL_SECTORS)
            return false;
        *out |= ecl_bit(sector);
    }
    return true;
}

bool ecl_read_battle(EclState *s, JsonValue battle, Text *why)
{
    bool ok = json_type(battle) == JSON_ABSENT || json_type(battle) == JSON_OBJECT;
    ok = ok && read_sectors(json_get(battle, "sectors"), &s->battle.sectors) &&
         read_sectors(json_get(battle, "visits"), &s->battle.visits);
    for (int row = 0; ok && row < ROWS; row++)
        ok = read_row(json_get(battle, rows[row].key), &rows[row], (uint8_t *)&s->battle);
    if (!ok)
        text_put(why, "battle: rows of bytes, as a position has them");
    return ok;
}
