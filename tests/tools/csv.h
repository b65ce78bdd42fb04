/* The component list as the tests read it: docs/data/GAME/NAME.csv, first row the names of the columns,
 * cells in double quotes where they have a comma.
 * Tests run in the folder of the sources. */
#ifndef TESTS_TOOLS_CSV_H
#define TESTS_TOOLS_CSV_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { CSV_BYTES = 1 << 16, CSV_ROWS = 400, CSV_COLUMNS = 64 };

typedef struct Csv {
    char text[CSV_BYTES];
    const char *cell[CSV_ROWS][CSV_COLUMNS]; /* row 0: the names */
    int rows, columns;                       /* rows without the names */
} Csv;

/* Cuts one line into cells, of which some stand in quotes; returns how many. */
static inline int csv_cut(char *line, const char **cell)
{
    int n = 0;
    for (char *at = line; at; n++) {
        assert_true(n < CSV_COLUMNS);
        char *quote = *at == '"' ? strchr(at + 1, '"') : NULL;
        char *comma = strchr(quote ? quote : at, ',');
        if (comma)
            *comma = 0;
        if (quote)
            *quote = 0;
        cell[n] = quote ? at + 1 : at;
        at = comma ? comma + 1 : NULL;
    }
    return n;
}

/* Reads "GAME/NAME". */
static inline void csv_read(Csv *csv, const char *list)
{
    char path[128];
    snprintf(path, sizeof path, "docs/data/%s.csv", list);
    FILE *file = fopen(path, "rb");
    if (!file)
        fail_msg("%s cannot be read; the tests run in the folder of the sources", path);
    size_t n = fread(csv->text, 1, sizeof csv->text - 1, file);
    fclose(file);
    assert_true(n > 0 && n < sizeof csv->text - 1);
    csv->text[n] = 0;
    csv->rows = -1;
    for (char *line = csv->text; *line;) {
        char *end = line + strcspn(line, "\r\n");
        char *next = end + strspn(end, "\r\n");
        *end = 0;
        assert_true(csv->rows + 1 < CSV_ROWS);
        int columns = csv_cut(line, csv->cell[++csv->rows]);
        if (csv->rows == 0)
            csv->columns = columns;
        assert_int_equal(columns, csv->columns);
        line = next;
    }
}

/* The cell of a row (from 0) under a name. */
static inline const char *csv_text(const Csv *csv, int row, const char *column)
{
    assert_true(row >= 0 && row < csv->rows);
    for (int i = 0; i < csv->columns; i++)
        if (strcmp(csv->cell[0][i], column) == 0)
            return csv->cell[row + 1][i];
    fail_msg("no column %s", column);
    return "";
}

static inline int csv_int(const Csv *csv, int row, const char *column)
{
    const char *text = csv_text(csv, row, column);
    char *end;
    long value = strtol(text, &end, 10);
    if (!*text || *end)
        fail_msg("%s of row %d is no number: %s", column, row, text);
    return (int)value;
}

static inline bool csv_is(const Csv *csv, int row, const char *column, const char *text)
{
    return strcmp(csv_text(csv, row, column), text) == 0;
}

/* The row whose cell under a name is this. */
static inline int csv_find(const Csv *csv, const char *column, const char *text)
{
    for (int row = 0; row < csv->rows; row++)
        if (csv_is(csv, row, column, text))
            return row;
    fail_msg("no row with %s %s", column, text);
    return -1;
}

#endif
