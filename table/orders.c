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
static bool has_ended(const Table *table, int seat, Order *order)
{
    bool asked = bits_has(game_pending(table->state), seat);
    bool other = asked && strcmp(order->ask, table_asks(table)) != 0;
    if (order->until == UNTIL_ROUND)
        return table_round(table) != order->round;
    order->is_armed |= !other;
    return order->until == UNTIL_TURN && order->is_armed && other;
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

bool order_has_room(const TableSeat *s, const char *ask)
{
    for (int i = 0; i < s->orders; i++)
        if (strcmp(s->order[i].ask, ask) == 0)
            return true;
    return s->orders < ORDERS_MAX;
}

void order_take(TableSeat *s, const char *ask)
{
    int kept = 0;
    for (int i = 0; i < s->orders; i++)
        if (strcmp(s->order[i].ask, ask) != 0)
            s->order[kept++] = s->order[i];
    s->orders = kept;
}

static bool is_task(const Game *game, const char *ask)
{
    for (int task = 1; task < game->tasks; task++)
        if (strcmp(game->task[task], ask) == 0)
            return true;
    return false;
}

static bool read_until(JsonValue until, OrderEnd *out)
{
    for (int i = 0; i < UNTILS; i++)
        if (json_equals(until, untils[i])) {
            *out = (OrderEnd)i;
            return true;
        }
    return false;
}

bool order_read(const Game *game, JsonValue message, Order *order, bool *ends, Text *reason)
{
    JsonValue until = json_get(message, "until");
    Move move;
    memset(order, 0, sizeof *order);
    *ends = json_equals(until, "never");
    if (!json_to_str(json_get(message, "ask"), order->ask, sizeof order->ask, NULL) ||
        !is_task(game, order->ask)) {
        text_put(reason, "a standing order names what is asked, as the table says it");
        return false;
    }
    if (*ends)
        return true;
    if (!json_to_str(json_get(message, "answer"), order->answer, sizeof order->answer, NULL) ||
        !move_parse(game, order->answer, &move, NULL)) {
        text_put(reason, "a standing order names the move that answers");
        return false;
    }
    if (read_until(until, &order->until))
        return true;
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
