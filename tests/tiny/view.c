/* What a viewer may see: all that is open, the viewer's own hand and begun answer, and every other
 * card whose place the viewer knows. */
#include "tests/tiny/tables.h"

static void write_cards(const char *key, CardSet cards, Json *out)
{
    json_key(out, key);
    json_array_begin(out);
    for (uint64_t left = cards; left; left = bits_without_first(left))
        json_str(out, tiny_cards[bits_first(left)].code);
    json_array_end(out);
}

static CardSet known_at(const TinyState *s, int viewer, int place)
{
    CardSet known = 0;
    for (uint64_t left = tiny_at(s, place); left; left = bits_without_first(left))
        if (tiny_knows(s, viewer, bits_first(left)))
            known |= card_bit(bits_first(left));
    return known;
}

static bool is_top(const TinyState *s, TinyTask kind)
{
    return s->head.tasks && agenda_peek(&s->head)->kind == kind;
}

static void write_seat(const TinyState *s, int seat, int viewer, Json *out)
{
    const TinySeat *own = &s->seat[seat];
    bool sees_answer = seat == viewer || viewer == VIEWER_ALL;
    json_object_begin(out);
    json_key_int(out, "ore", own->ore);
    json_key_int(out, "ice", own->ice);
    json_key_int(out, "coins", own->coins);
    json_key_int(out, "cards", tiny_hand_size(s, seat));
    write_cards("hand", known_at(s, viewer, TINY_AT_HAND + seat), out);
    write_cards("built", tiny_at(s, TINY_AT_BUILT + seat), out);
    if (own->plan && (sees_answer || !is_top(s, TINY_TASK_PLAN)))
        json_key_str(out, "plan", tiny_things[TINY_THING_ACTION].code_of(own->plan));
    if (sees_answer)
        write_cards("chosen", own->chosen, out);
    json_object_end(out);
}

static void write_question(const TinyState *s, int viewer, Json *out)
{
    const Task *task = agenda_peek(&s->head);
    json_key_str(out, "question", tiny_task_names[task->kind]);
    if (task->kind == TINY_TASK_FOLLOW)
        json_key_str(out, "suit", tiny_things[TINY_THING_SUIT].code_of(task->a));
    if (task->kind == TINY_TASK_DEFEND) {
        json_key_str(out, "raided", tiny_cards[task->a].code);
        json_key_int(out, "strength", tiny_strength(s, task->b));
    }
    bool sees_answer = task->seat == viewer || viewer == VIEWER_ALL;
    if (task->kind == TINY_TASK_BUILD && task->a && sees_answer)
        json_key_str(out, "building", tiny_cards[task->a].code);
}

void tiny_view(const void *state, int viewer, Json *out)
{
    const TinyState *s = state;
    json_key_int(out, "round", s->round);
    json_key_int(out, "start", s->start);
    json_key_int(out, "pile", bits_count(tiny_at(s, TINY_AT_PILE)));
    json_key_int(out, "discard", bits_count(tiny_at(s, TINY_AT_DISCARD)));
    write_cards("discarded", known_at(s, viewer, TINY_AT_DISCARD), out);
    write_cards("market", tiny_at(s, TINY_AT_MARKET), out);
    if (s->head.tasks)
        write_question(s, viewer, out);
    Result result;
    tiny_result(s, &result);
    json_key(out, "seats");
    json_array_begin(out);
    for (int seat = 0; seat < s->head.seats; seat++)
        write_seat(s, seat, viewer, out);
    json_array_end(out);
    json_key(out, "scores");
    json_array_begin(out);
    for (int seat = 0; seat < s->head.seats; seat++)
        json_int(out, result.score[seat]);
    json_array_end(out);
}
