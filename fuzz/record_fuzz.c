/* Bytes as a record: read, replayed, refused with a reason or proved. */
#include <stdalign.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "core/record.h"

#include "games/registry.h"

#include "tests/tiny/game.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool ok)
{
    if (!ok)
        abort();
}

static const Game *find(const char *code)
{
    return strcmp(code, tiny_game.code) == 0 ? &tiny_game : game_find(code);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    alignas(max_align_t) static unsigned char state[STATE_BYTES_MAX];
    char buf[512] = "";
    Text why = text_over(buf);
    RecordHeader header;
    RecordVisitor visitor = { .before = NULL };
    bool good = record_replay((const char *)data, size, find, state, &visitor, &header, &why);
    require(good || why.len > 0);
    if (good) {
        char reason[512] = "";
        Text fault = text_over(reason);
        require(game_check(header.game, state, &fault));
    }
    return 0;
}
