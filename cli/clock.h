/* A clock that never goes back, for whoever spends time. */
#ifndef CLI_CLOCK_H
#define CLI_CLOCK_H

long long now_ms(void);
double now_seconds(void);

#endif
