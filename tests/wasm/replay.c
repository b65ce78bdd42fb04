/* The games as a WebAssembly module without a main: what tests/hash prints, line by line. */
#include "tests/hash/line.h"

static char buf[256];

__attribute__((export_name("hash_line"))) int export_hash_line(int index);

/* The length of the line with this number, which then stands in the buffer; 0 after the last. */
int export_hash_line(int index)
{
    Text line = text_over(buf);
    return hash_line(index, &line) ? (int)line.len : 0;
}

__attribute__((export_name("hash_buffer"))) const char *export_hash_buffer(void);

const char *export_hash_buffer(void)
{
    return buf;
}
