/* The statistics of games as a picture (SVG), in the colours of the page: the night, or the printed
 * atlas where the viewer prefers light. */
#ifndef CLI_CHART_H
#define CLI_CHART_H

#include "cli/statistics.h"

enum { CHART_BYTES_MAX = 1 << 18 };

void chart_write(const Statistics *s, Text *out);

#endif
