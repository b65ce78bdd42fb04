/* The time, for the only part of the program that has one. */
#ifndef SERVER_CLOCK_H
#define SERVER_CLOCK_H

#include <stdint.h>

/* Milliseconds since 1970 (UTC). */
int64_t clock_ms(void);

/* Microseconds of a clock that never goes back. */
int64_t clock_us(void);

#endif
