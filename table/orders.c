/* Standing orders: 'when I am asked this, answer that', until a turn, a round or the game is over. An
 * order answers only what its seat is really asked, and only with a legal move. */
#include <string.h>

#include "table/inside.h"

static const char *const untils[UNTILS] = { "turn", "round", "game" };

bool order_answers(const Table *table, int seat, Move *move)
{
    const TableSeat *s = &table->seat[seat];
    const Game *game = table->header.game;
    if (!s->orders || !table_is_played(table, seat) || !bits_has(game_pending(table->state), seat))
        return false;
    for (int i = 0; i < s->orders; i++)
        if (strcmp(s->order[i].ask, table_asks(table)) == 0)
            return move_parse(game, s->order[i].answer, move, NULL) &&
                   game->legal(table->state, seat, *move);
    return false;
}

/* Whether the turn or the round that an order was given in is over. */
static bool has_ended(const Table *table, int seat, const Order *order)
{
    if (order->until == UNTIL_GAME)
        return false;
    if (order->until == UNTIL_ROUND)
        return table_round(table) != order->given;
    /* a turn ends when the seat has moved itself again, other than by the order */
    return table->moves && table->move[table->moves - 1].seat == seat &&
           table->move[table->moves - 1].step > order->given &&
           strcmp(order->ask, table_asks(table)) != 0;
}

void orders_end(Table *table)
{
    for (int seat = 0; seat < table->header.setup.seats; seat++) {
        TableSeat *s = &table->seat[seat];
        int kept = 0;
        for (int i = 0; i < s->orders; i++)
            if (!has_ended(table, seat, &s->order[i]))
                s->order[kept++] = s->order[i];
        s->orders = kept;
    }
}

bool order_read(JsonValue message, Order *order, bool *ends, Text *reason)
{
    JsonValue until = json_get(message, "until");
    memset(order, 0, sizeof *order);
    *ends = json_equals(until, "never");
    if (!json_to_str(json_get(message, "ask"), order->ask, sizeof order->ask, NULL) ||
        !order->ask[0]) {
        text_put(reason, "a standing order names what is asked");
        return false;
    }
    if (*ends)
        return true;
    if (!json_to_str(json_get(message, "answer"), order->answer, sizeof order->answer, NULL)) {
        text_put(reason, "a standing order names the answer");
        return false;
    }
    for (int i = 0; i < UNTILS; i++)
        if (json_equals(until, untils[i])) {
            order->until = (OrderEnd)i;
            return true;
        }
    text_put(reason, "a standing order lasts until turn, round, game, or ends by never");
    return false;
}

void orders_write(const Table *table, int seat, Json *out)
{
    json_key(out, "orders");
    json_array_begin(out);
    for (int i = 0; i < table->seat[seat].orders; i++) {
        const Order *order = &table->seat[seat].order[i];
        json_object_begin(out);
        json_key_str(out, "ask", order->ask);
        json_key_str(out, "answer", order->answer);
        json_key_str(out, "until", untils[order->until]);
        json_object_end(out);
    }
    json_array_end(out);
}
