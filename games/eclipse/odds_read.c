/* The two sides of a battle as somebody tells them: in words, as `orrery odds` takes them, or ship by ship with
 * the values of their blueprints, as a view shows them. */
#include <string.h>

#include "games/eclipse/battle_inside.h"
#include "games/eclipse/blueprint.h"
#include "games/eclipse/odds.h"
#include "games/eclipse/text.h"

enum { WORDS_MOST = 512, VALUE_MOST = 31, DICE_MOST = 16, NPCS_MOST = 4 };

/* ---- in words ---- */

static int named(const char *word, size_t n, const char *(*code)(int), int first, int end)
{
    for (int i = first; i < end; i++)
        if (strlen(code(i)) == n && strncmp(code(i), word, n) == 0)
            return i;
    return -1;
}

static bool refuse(Text *why, const char *what, const char *word, size_t n)
{
    text_fmt(why, "%s '%.*s'", what, (int)n, word);
    return false;
}

/* "ion-cannon+hull" after the ship: these parts instead of those printed. */
static bool read_parts(const EclState *s, const char *at, size_t n, EclValues *sums, Text *why)
{
    for (int parts = 0; n; parts++) {
        size_t length = 0;
        while (length < n && at[length] != '+')
            length++;
        int part = named(at, length, ecl_part_code, 1, ECL_PARTS);
        if (part < 0 || !ecl_parts[s->edition][part].source)
            return refuse(why, "no such part:", at, length);
        if (parts == ECL_SLOTS)
            return refuse(why, "too many parts:", at, length);
        ecl_add_part(s, sums, part);
        at += length + (length < n);
        n -= length + (length < n);
    }
    return true;
}

/* "ancient", "gcds-advanced": false if there is no such thing. */
static bool read_npcs(const EclState *s, const char *at, size_t n, int count, EclOddsSide *side)
{
    static const char advanced[] = "-advanced";
    size_t tail = sizeof advanced - 1;
    bool is_advanced = n > tail && strncmp(at + n - tail, advanced, tail) == 0;
    int npc = named(at, is_advanced ? n - tail : n, ecl_npc_code, 1, ECL_NPCS);
    if (npc < 0 || side->npcs || count > NPCS_MOST || !ecl_npcs[s->edition][npc][is_advanced].tiles)
        return false;
    side->npc = (uint8_t)npc;
    side->npcs = (uint8_t)count;
    side->variant = is_advanced;
    return true;
}

/* "cruiser", "interceptor(plasma-missile+nuclear-drive)": `word` characters are the ship's name. */
static bool read_own(const EclState *s, const char *at, size_t word, size_t n, int count,
                     EclOddsSide *side, Text *why)
{
    int type = named(at, word, ecl_unit_code, 0, ECL_SHIPS);
    if (type < 0 || count > ecl_ship_count[type] || side->count[type])
        return refuse(why, "no such ships:", at, n);
    side->count[type] = (uint8_t)count;
    const EclBlueprintRow *plan = &ecl_blueprints[s->edition][ECL_STD][type];
    EclValues *sums = &side->values[type];
    *sums = (EclValues){ .initiative = plan->initiative, .computer = plan->computer };
    if (word < n)
        return at[n - 1] == ')' ? read_parts(s, at + word + 1, n - word - 2, sums, why)
                                : refuse(why, "a list of parts ends with ')':", at, n);
    for (int slot = 0; slot < plan->slots; slot++)
        ecl_add_part(s, sums, plan->printed[slot]);
    return true;
}

/* One group: "3 cruiser", "2 ancient". */
static bool read_group(const EclState *s, const char *at, size_t n, EclOddsSide *side, Text *why)
{
    size_t digits = strspn(at, "0123456789"), skip = digits, word = 0;
    long long count = 1;
    if (digits && !parse_int(at, digits, 1, ECL_FLEET, &count))
        return refuse(why, "no such number:", at, digits);
    skip += strspn(at + skip, " ");
    at += skip;
    n -= skip;
    while (word < n && at[word] != '(')
        word++;
    return (word == n && read_npcs(s, at, n, (int)count, side)) ||
           read_own(s, at, word, n, (int)count, side, why);
}

static bool read_text(const EclState *s, const char *text, EclOddsSide *side, Text *why)
{
    while (*text) {
        size_t n = strcspn(text, ",");
        if (!read_group(s, text, n, side, why))
            return false;
        text += n;
        text += strspn(text, ", ");
    }
    return true;
}

/* ---- ship by ship ---- */

static bool read_dice(JsonValue ship, const char *key, uint8_t dice[ECL_DICE], Text *why)
{
    JsonValue list = json_get(ship, key);
    long long n;
    if (json_type(list) == JSON_ABSENT)
        return true;
    if (json_type(list) != JSON_ARRAY || json_count(list) != ECL_DICE)
        return json_refuse(why, key, "four numbers of dice");
    for (int die = 0; die < ECL_DICE; die++) {
        if (!json_to_int(json_index(list, die), 0, DICE_MOST, &n))
            return json_refuse(why, key, "too many dice");
        dice[die] = (uint8_t)n;
    }
    return true;
}

static bool read_values(JsonValue ship, EclValues *values, Text *why)
{
    return json_read_byte(ship, "initiative", 0, VALUE_MOST, &values->initiative, why) &&
           json_read_byte(ship, "computer", 0, VALUE_MOST, &values->computer, why) &&
           json_read_byte(ship, "shield", 0, VALUE_MOST, &values->shield, why) &&
           json_read_byte(ship, "hull", 0, VALUE_MOST, &values->hull, why) &&
           read_dice(ship, "cannon", values->cannon, why) &&
           read_dice(ship, "missile", values->missile, why);
}

/* The damage on each ship, the most first: as many numbers as ships. */
static bool read_damage(JsonValue ship, int most, int hull, uint8_t *damage, uint8_t *count,
                        Text *why)
{
    JsonValue list = json_get(ship, "damage");
    int n = json_count(list), before = hull;
    if (json_type(list) != JSON_ARRAY || n < 1 || n > most)
        return json_refuse(why, "damage", "a number for each ship");
    for (int i = 0; i < n; i++) {
        long long one;
        if (!json_to_int(json_index(list, i), 0, before, &one))
            return json_refuse(why, "damage", "at most the hull, the most damaged ship first");
        damage[i] = (uint8_t)one;
        before = (int)one;
    }
    *count = (uint8_t)n;
    return true;
}

static bool read_ship(const EclState *s, const char *code, JsonValue ship, EclOddsSide *side,
                      Text *why)
{
    int type = named(code, strlen(code), ecl_unit_code, 0, ECL_SHIPS);
    int npc = named(code, strlen(code), ecl_npc_code, 1, ECL_NPCS);
    uint8_t acted = 0;
    if (!json_read_flag(ship, "acted", &acted, why))
        return false;
    side->acted |= (uint8_t)(acted << (type > 0 ? type : 0));
    if (type >= 0)
        return read_values(ship, &side->values[type], why) &&
               read_damage(ship, ecl_ship_count[type], side->values[type].hull,
                           &side->damage[ecl_first_ship(type)], &side->count[type], why);
    if (npc < 0 || side->npcs || !json_read_flag(ship, "advanced", &side->variant, why) ||
        !ecl_npcs[s->edition][npc][side->variant].tiles)
        return refuse(why, "no such ships:", code, strlen(code));
    side->npc = (uint8_t)npc;
    return read_damage(ship, NPCS_MOST, ecl_npcs[s->edition][npc][side->variant].values.hull,
                       side->damage, &side->npcs, why);
}

static bool read_ships(const EclState *s, JsonValue told, EclOddsSide *side, Text *why)
{
    JsonIter each = json_iter(json_get(told, "ships"));
    JsonValue key, ship;
    char code[32];
    while (json_next(&each, &key, &ship))
        if (!json_to_str(key, code, sizeof code, NULL) || json_type(ship) != JSON_OBJECT ||
            !read_ship(s, code, ship, side, why))
            return why->len ? false : json_refuse(why, "ships", "an object by type");
    return json_read_flag(told, "splitter", &side->splits, why);
}

/* ---- both ---- */

static bool read_side(const EclState *s, JsonValue told, EclOddsSide *side, Text *why)
{
    char words[WORDS_MOST];
    bool ok = json_type(told) == JSON_STRING
                  ? json_to_str(told, words, sizeof words, NULL) && read_text(s, words, side, why)
                  : read_ships(s, told, side, why);
    int ships = side->npcs;
    for (int type = 0; type < ECL_SHIPS; type++)
        ships += side->count[type];
    if (ok && ships && (!side->npcs || ships == side->npcs))
        return true;
    if (!why->len)
        text_put(why, "a side has ships of a player, or neutral ships of one kind");
    return false;
}

bool ecl_odds_read(JsonValue told, EclOddsBattle *battle, Text *why)
{
    EclState s = { .edition = battle->edition };
    if (!read_side(&s, json_get(told, "attacker"), &battle->side[0], why) ||
        !read_side(&s, json_get(told, "defender"), &battle->side[1], why) ||
        !json_read_byte(told, "round", 0, 255, &battle->round, why))
        return false;
    if (battle->side[0].npcs)
        text_put(why, "neutral ships never attack");
    return !battle->side[0].npcs;
}
