/* Sums of blueprints, kept with the seat because combat and movement ask for them all the time. */
#include "games/eclipse/blueprint.h"

void ecl_add_part(const EclState *s, EclValues *sums, int part)
{
    const EclValues *values = ecl_part_values(s, part);
    sums->energy_out = (uint8_t)(sums->energy_out + values->energy_out);
    sums->energy_in = (uint8_t)(sums->energy_in + values->energy_in);
    sums->initiative = (uint8_t)(sums->initiative + values->initiative);
    sums->move = (uint8_t)(sums->move + values->move);
    sums->computer = (uint8_t)(sums->computer + values->computer);
    sums->shield = (uint8_t)(sums->shield + values->shield);
    sums->hull = (uint8_t)(sums->hull + values->hull);
    sums->drives = (uint8_t)(sums->drives + values->drives);
    for (int die = 0; die < ECL_DICE; die++) {
        sums->cannon[die] = (uint8_t)(sums->cannon[die] + values->cannon[die]);
        sums->missile[die] = (uint8_t)(sums->missile[die] + values->missile[die]);
    }
}

EclValues ecl_add_up_with(const EclState *s, int seat, int ship, const uint8_t tile[ECL_SLOTS])
{
    const EclBlueprintRow *plan = ecl_plan(s, seat, ship);
    EclValues sums = { .energy_out = plan->energy,
                       .initiative = plan->initiative,
                       .computer = plan->computer };
    for (int slot = 0; slot < plan->slots; slot++)
        ecl_add_part(s, &sums, tile[slot] ? tile[slot] : plan->printed[slot]);
    if (s->seat[seat].muon == ship + 1)
        ecl_add_part(s, &sums, ECL_PART(MUON_SOURCE));
    return sums;
}

EclValues ecl_add_up(const EclState *s, int seat, int ship)
{
    return ecl_add_up_with(s, seat, ship, s->seat[seat].tile[ship]);
}

void ecl_refresh_sums(EclState *s, int seat, int ship)
{
    s->seat[seat].sums[ship] = ecl_add_up(s, seat, ship);
}

bool ecl_plan_is_legal(const EclValues *sums, int ship)
{
    return sums->energy_in <= sums->energy_out && (ship == ECL_STARBASE) == !sums->drives;
}

EclPartSet ecl_parts_of(const EclState *s, int seat)
{
    EclPartSet parts = s->seat[seat].stored;
    for (int part = ECL_PART(ION_CANNON); part <= ECL_PART(ELECTRON_COMPUTER); part++)
        parts |= ecl_bit(part);
    for (EclTechSet left = ecl_techs_of(s, seat); left; left = bits_without_first(left)) {
        const EclTechRow *row = &ecl_techs[s->edition][bits_first(left)];
        if (row->effect == ECL_EFFECT_PART)
            parts |= ecl_bit(row->p1);
    }
    return parts;
}
