/* Views as JSON, written and read back: whoever draws or counts sees no more than a client does. */
#include "cli/view.h"

void view_write(const Game *game, const void *state, int viewer, Text *out)
{
    Json json;
    json_writer(&json, out);
    game_view(game, state, viewer, &json);
}

JsonValue view_read(const Game *game, const void *state, int viewer, Text *buffer)
{
    text_clear(buffer);
    view_write(game, state, viewer, buffer);
    if (buffer->full || !json_check(buffer->at, buffer->len, NULL))
        return (JsonValue){ NULL, NULL };
    return json_root(buffer->at, buffer->len);
}

int view_number(JsonValue view, const char *key, int otherwise)
{
    long long number = otherwise;
    json_to_int(json_get(view, key), 0, 1000000, &number);
    return (int)number;
}

int view_round(const Game *game, const void *state, Text *buffer)
{
    return view_number(view_read(game, state, VIEWER_NONE, buffer), "round", 0);
}
