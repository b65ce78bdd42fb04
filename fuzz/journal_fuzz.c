/* Bytes as the file of a match: taken up or refused with a reason, and taken up once it is so again,
 * with the same games. */
#define _GNU_SOURCE
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "cli/journal.h"

enum { SEATS = 2, GAMES = 16 };

static const char head[] = "{\"match\":\"tiny\",\"players\":2}";

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool ok)
{
    if (!ok)
        abort();
}

static void put(int file, const void *bytes, size_t n)
{
    require(write(file, bytes, n) == (ssize_t)n);
}

/* Which games the file has, and the sum of what is told of them; -1: it was refused. */
static long long take_up(const char *path)
{
    char buf[512] = "";
    Text why = text_over(buf);
    Journal *journal = journal_open(path, head, SEATS, GAMES, &why);
    require((journal == NULL) == (why.len > 0));
    if (!journal)
        return -1;
    long long sum = 0;
    for (int i = 0; i < GAMES; i++) {
        Outcome outcome;
        if (!journal_recall(journal, i, &outcome))
            continue;
        sum += 1LL << i;
        for (int seat = 0; seat < SEATS; seat++) {
            require(outcome.share[seat] >= 0 && outcome.share[seat] <= SHARE);
            sum += 100000LL * outcome.share[seat] + 3 * outcome.result.score[seat] + outcome.rounds;
        }
    }
    journal_close(journal);
    return sum;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static int file = -1;
    static char path[64];
    if (file < 0) {
        file = memfd_create("journal", 0);
        snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    }
    require(file >= 0 && ftruncate(file, 0) == 0 && lseek(file, 0, SEEK_SET) == 0);
    bool begun = size > 0 && data[0] != '{'; /* as a match that has the head already */
    if (begun) {
        put(file, head, sizeof head - 1);
        put(file, "\n", 1);
    }
    put(file, data + begun, size - begun);
    long long first = take_up(path);
    require(take_up(path) == first);
    return 0;
}
