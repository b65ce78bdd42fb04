/* The games as a WebAssembly module without a main: what tests/hash prints, line by line. */
#include "tests/hash/table.h"

static char buf[256];

__attribute__((export_name("hash_line"))) int export_hash_line(int index);

/* The length of the line with this number, which then stands in the buffer; 0 after the last. */
int export_hash_line(int index)
{
    Text line = text_over(buf);
    int others = 0; /* the lines before those of the tables */
    if (hash_line(index, &line))
        return (int)line.len;
    for (int g = 0; setups_game(g); g++)
        others += (setups_game(g)->seats_max - setups_game(g)->seats_min + 1) *
                  setups_count(setups_game(g), HASH_SETUPS);
    return hash_table_line(index - others, &line) ? (int)line.len : 0;
}

__attribute__((export_name("hash_buffer"))) const char *export_hash_buffer(void);

const char *export_hash_buffer(void)
{
    return buf;
}
