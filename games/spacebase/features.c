/* Features: seats from the viewer's on clockwise, each with its tracks, which kind of card lies in
 * which sector on which side, and charges; then the table: phase, dice, shipyard, colonies, and the
 * viewer's dealt cards. Ascending by index. */
#include "games/spacebase/features.h"

#include "core/feature.h"

#include "games/spacebase/board.h"

static int kind_of(int card)
{
    return card < SB_FIRST_STARTER ? card : SB_FIRST_STARTER;
}

/* How often each kind of card lies deployed in a sector. */
static void put_deployed(FeatureWriter *w, const SbState *s, int seat, int sector, int base)
{
    uint8_t count[SB_KINDS] = { 0 };
    for (int card = sb_sector_of(s, seat, sector)->oldest; card; card = s->newer[card])
        count[kind_of(card)]++;
    for (int kind = 1; kind < SB_KINDS; kind++)
        feature_put(w, base + kind, count[kind]);
}

static void put_seat(FeatureWriter *w, const SbState *s, int seat, int base)
{
    const SbSeat *p = &s->seat[seat];
    feature_put(w, base, p->credits);
    feature_put(w, base + 1, p->income);
    feature_put(w, base + 2, p->vp);
    base += 3;
    for (int sector = 1; sector <= SB_SECTORS; sector++, base += 2 * SB_KINDS) {
        feature_put(w, base + kind_of(sb_sector_of(s, seat, sector)->station), 1);
        put_deployed(w, s, seat, sector, base + SB_KINDS);
    }
    for (uint64_t left = s->chargers[seat]; left; left = bits_without_first(left))
        feature_put(w, base + bits_first(left), s->charge[bits_first(left)]);
}

/* Everything of the table that is not on a board. */
static void put_table(FeatureWriter *w, const SbState *s, int viewer, int base)
{
    int from = viewer < 0 ? 0 : viewer, seats = s->head.seats;
    assert(seats > 0);
    feature_put(w, base, s->round);
    feature_put(w, base + 1, (s->active - from + seats) % seats + 1);
    feature_put(w, base + 2, (s->first - from + seats) % seats + 1);
    feature_put(w, base + 3, s->dice[0]);
    feature_put(w, base + 4, s->dice[1]);
    feature_put(w, base + 5, s->ending);
    feature_put(w, base + 6, s->extra);
    feature_put(w, base + 7, seats);
    base += 16;
    for (int card = 1; card < SB_FIRST_STARTER; card++)
        feature_put(w, base + card, sb_is_for_sale(s, card));
    base += SB_FIRST_STARTER;
    feature_put(w, base + (s->head.tasks ? agenda_peek(&s->head)->kind : 0), 1);
    base += SB_TASKS;
    for (int i = 0; viewer >= 0 && i < SB_DEALT; i++)
        if (s->seat[viewer].dealt[i])
            feature_put(w, base + s->seat[viewer].dealt[i], 1);
}

int sb_feature(const void *state, int viewer, Feature *out)
{
    const SbState *s = state;
    FeatureWriter w = { .out = out, .limit = SB_FEATURE_LIMIT };
    int seat = viewer < 0 ? 0 : viewer;
    for (int i = 0; i < s->head.seats; i++, seat = sb_next_seat(s, seat))
        put_seat(&w, s, seat, i * SB_SEAT_FEATURES);
    put_table(&w, s, viewer, SB_SEATS * SB_SEAT_FEATURES);
    return w.n;
}
