/* The statistics of games as a table and as JSON. */
#ifndef CLI_REPORT_H
#define CLI_REPORT_H

#include "cli/statistics.h"

/* `things`: how many things to list from either end. */
void report_print(const Statistics *s, int things);

void report_json(const Statistics *s, Json *json);

#endif
