/* Positions, written: what follows from the rest (supplies of ships, reserves, sums, bags) is left out. */
#include "games/eclipse/position.h"

#include "games/eclipse/battle.h"
#include "games/eclipse/text.h"
#include "games/eclipse/view.h"

static void write_final(const EclSeat *p, Json *out)
{
    json_key_str(out, "state", ecl_out_codes[p->out]);
    if (!p->out)
        return;
    json_key(out, "final");
    json_array_begin(out);
    for (int source = 0; source < ECL_SCORES; source++)
        json_int(out, p->final[source]);
    json_array_end(out);
}

static void write_counts(const char *key, const uint8_t *count, Json *out)
{
    json_key(out, key);
    json_object_begin(out);
    for (int resource = 0; resource < ECL_RESOURCES; resource++)
        json_key_int(out, ecl_resource_code(resource), count[resource]);
    json_object_end(out);
}

static void write_seat(const EclState *s, int seat, Json *out)
{
    const EclSeat *p = &s->seat[seat];
    json_object_begin(out);
    if (p->species)
        json_key_str(out, "species", ecl_species_code(p->species));
    if (s->round) {
        for (int resource = 0; resource < ECL_RESOURCES; resource++)
            json_key_int(out, ecl_resource_code(resource), p->storage[resource]);
        json_key_int(out, "discs", p->discs);
        ecl_put_counts("spent", p->spent, ECL_ACTIONS, ecl_space_code, out);
        write_counts("cubes", p->cubes, out);
        write_counts("graves", p->graves, out);
        json_key_int(out, "colony", p->colony);
        ecl_put_techs(p, out);
        ecl_put_plans(s, seat, out);
        if (p->muon)
            json_key_str(out, "muon", ecl_unit_code(p->muon - 1));
        ecl_put_set("stored", p->stored, ecl_part_code, out);
        ecl_put_values("reputation", p->reputation, out);
        ecl_put_seats("partners", p->partners, out);
        ecl_put_tiles("kept", p->kept, out);
        json_key_bool(out, "passed", p->passed);
        write_final(p, out);
    }
    json_object_end(out);
}

static void write_turn(const EclTurn *turn, Json *out)
{
    json_key(out, "turn");
    json_object_begin(out);
    ecl_put_set("touched", turn->touched, ecl_sector_code, out);
    ecl_put_seats("offered", turn->offered, out);
    json_key(out, "returned");
    json_object_begin(out);
    for (int ship = 0; ship < ECL_SHIPS; ship++) {
        json_key(out, ecl_unit_code(ship));
        json_array_begin(out);
        for (int slot = 0; slot < ECL_SLOTS; slot++)
            json_str(out, ecl_part_code(turn->returned[ship][slot]));
        json_array_end(out);
    }
    json_object_end(out);
    json_object_end(out);
}

static void write_piles(const EclState *s, Json *out)
{
    static const char *const rings[] = { "inner", "middle", "outer" };
    ecl_put_counts("tray", s->tray, ECL_TECHS, ecl_tech_code, out);
    json_key(out, "stacks");
    json_object_begin(out);
    for (int ring = 0; ring < 3; ring++)
        json_key_int(out, rings[ring], s->left[ring]);
    json_object_end(out);
    ecl_put_set("outer_pool", s->pool[2], ecl_sector_code, out);
    ecl_put_set("discards", s->discards, ecl_sector_code, out);
    ecl_put_tiles("discoveries_used", s->used, out);
    json_key(out, "npcs");
    json_object_begin(out);
    for (int npc = 1; npc < ECL_NPCS; npc++)
        json_key_str(out, ecl_npc_code(npc), ecl_variant_code(s->variant[npc]));
    json_object_end(out);
}

void ecl_position_write(const void *state, Json *out)
{
    const EclState *s = state;
    json_key_int(out, "round", s->round);
    json_key_int(out, "start", s->start);
    json_key_int(out, "active", s->active);
    json_key_bool(out, "first_passed", s->first_passed);
    if (s->traitor)
        json_key_int(out, "traitor", s->traitor - 1);
    write_piles(s, out);
    write_turn(&s->turn, out);
    ecl_write_battle(s, out);
    json_key(out, "map");
    json_object_begin(out);
    for (EclSectorSet left = s->map; left; left = bits_without_first(left)) {
        json_key(out, ecl_sector_code(bits_first(left)));
        json_object_begin(out);
        ecl_put_sector(s, bits_first(left), out);
        json_object_end(out);
    }
    json_object_end(out);
    json_key(out, "seats");
    json_array_begin(out);
    for (int seat = 0; seat < s->head.seats; seat++)
        write_seat(s, seat, out);
    json_array_end(out);
}
