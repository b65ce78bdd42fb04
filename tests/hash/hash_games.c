/* Prints a line with a hash for every game, number of players and combination of options. The
 * output must be the same from every compiler, at every optimisation, native and as WebAssembly. */
#include <stdio.h>

#include "tests/hash/table.h"

int main(void)
{
    char buf[256];
    Text line = text_over(buf);
    for (int i = 0; hash_line(i, &line); i++) {
        puts(buf);
        text_clear(&line);
    }
    for (int i = 0; hash_table_line(i, &line); i++) {
        puts(buf);
        text_clear(&line);
    }
    return 0;
}
