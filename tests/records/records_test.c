/* Owns the test that replays every kept record, tests/records/NAME.orr, move by move to its result and
 * its hash. Tests run in the folder of the sources. */
#include <setjmp.h>
#include <stdalign.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <dirent.h>

#include <cmocka.h>

#include "core/record.h"
#include "games/registry.h"

static const char folder[] = "tests/records";

enum { RECORD_BYTES = 1 << 20 };

static char text[RECORD_BYTES];
static alignas(max_align_t) unsigned char last[STATE_BYTES_MAX];

static const Game *find_game(const char *code)
{
    for (const Game *const *game = games; *game; game++)
        if (strcmp((*game)->code, code) == 0)
            return *game;
    return NULL;
}

static bool is_record(const char *name)
{
    const char *dot = strrchr(name, '.');
    return dot && strcmp(dot, ".orr") == 0;
}

static size_t read_record(const char *name)
{
    char path[512];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "rb");
    if (!file)
        fail_msg("%s cannot be read", path);
    size_t n = fread(text, 1, sizeof text, file);
    fclose(file);
    assert_true(n < sizeof text);
    return n;
}

/* Calls a test with every record; at least one for each game there is. */
static void each_record(void (*test)(const char *name, size_t n))
{
    DIR *dir = opendir(folder);
    if (!dir)
        fail_msg("no %s: the tests run in the folder of the sources", folder);
    for (const struct dirent *entry; (entry = readdir(dir));)
        if (is_record(entry->d_name))
            test(entry->d_name, read_record(entry->d_name));
    closedir(dir);
}

static int replayed[16]; /* of each game of the registry */

static void replay(const char *name, size_t n)
{
    char buf[512] = "";
    Text why = text_over(buf);
    RecordHeader header;
    if (!record_replay(text, n, find_game, last, NULL, &header, &why))
        fail_msg("%s: %s", name, buf);
    if (!header.finished || !header.has_hash || game_pending(last))
        fail_msg("%s: no finished game with a hash", name);
    for (int i = 0; games[i]; i++)
        replayed[i] += header.game == games[i];
}

static void records_replay(void **state)
{
    (void)state;
    each_record(replay);
    for (int i = 0; games[i]; i++)
        if (!replayed[i])
            fail_msg("no record of %s", games[i]->code);
}

/* The record with its first `from` after a place made `to`: it must be refused. */
static void refuse_with(const char *name, size_t n, const char *after, char from, char to)
{
    char buf[512] = "";
    Text why = text_over(buf);
    RecordHeader header;
    char *at = strstr(text, after);
    assert_non_null(at);
    at = strchr(at + strlen(after), from);
    assert_non_null(at);
    *at = to;
    if (record_replay(text, n, find_game, last, NULL, &header, &why))
        fail_msg("%s holds with '%c' made '%c' after %s", name, from, to, after);
    *at = from;
}

static void refuse_changes(const char *name, size_t n)
{
    text[n] = 0;
    char *hash = strstr(text, "[Hash \"");
    assert_non_null(hash);
    refuse_with(name, n, "[Hash \"", hash[7], hash[7] == '0' ? '1' : '0');
    char *score = strstr(text, "[Score \"");
    assert_non_null(score);
    refuse_with(name, n, "[Score \"", score[8], score[8] == '9' ? '8' : '9');
    refuse_with(name, n, "[Seed \"", '0', '1');
}

static void changed_records_are_refused(void **state)
{
    (void)state;
    each_record(refuse_changes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "every kept record replays to its result and hash", .test_func = records_replay },
        { .name = "with another hash, score or seed it does not",
          .test_func = changed_records_are_refused },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
