/* The combat phase leaves nothing behind: outside it all its bytes are zero. */
#include <string.h>

#include "games/eclipse/check.h"

bool ecl_check_battle(const EclState *s, Text *why)
{
    static const EclBattle none;
    if (memcmp(&s->battle, &none, sizeof none) == 0)
        return true;
    text_put(why, "there is no battle now");
    return false;
}
