/* The file of a match, as JSON lines. It is read once, when it is opened; the lines found then stay in
 * memory as they are, and are read again as their games come up. */
#include "cli/journal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/json.h"

#include "cli/file.h"
#include "cli/names.h"

enum { LINE_BYTES = 4096, COUNT_MAX = 1000000 };

static const long long NS_MAX = 1000LL * 1000 * 1000 * 1000 * 1000; /* eleven days */

struct Journal {
    int file;
    int seats, games;
    char *text;   /* of the file when it was opened */
    size_t bytes; /* of whole lines in it */
    size_t *line; /* where a game's line begins in the text; 0: it has none */
};

static void write_list(Json *json, const char *key, const long long *value, int n)
{
    json_key(json, key);
    json_array_begin(json);
    for (int i = 0; i < n; i++)
        json_int(json, value[i]);
    json_array_end(json);
}

static bool read_list(JsonValue line, const char *key, long long min, long long max,
                      long long *value, int n)
{
    JsonValue list = json_get(line, key);
    bool good = json_type(list) == JSON_ARRAY && json_count(list) == n;
    for (int i = 0; good && i < n; i++)
        good = json_to_int(json_index(list, i), min, max, &value[i]);
    return good;
}

static void write_seed(Json *json, const char *key, const uint8_t seed[RNG_SEED_BYTES])
{
    char hex[2 * RNG_SEED_BYTES + 1];
    Text text = text_over(hex);
    text_hex(&text, seed, RNG_SEED_BYTES);
    json_key_str(json, key, hex);
}

/* What is kept of an outcome, as lists by seat. */
typedef struct Kept {
    long long score[SEATS_MAX], rank[SEATS_MAX], share[SEATS_MAX];
    long long decisions[SEATS_MAX], ns[SEATS_MAX], ns_max[SEATS_MAX];
} Kept;

static void write_game(Json *json, int index, const SeriesGame *plan, const Outcome *outcome)
{
    Kept kept;
    int seats = plan->setup.seats;
    json_object_begin(json);
    json_key_int(json, "game", index);
    write_seed(json, "seed", plan->setup.seed);
    write_seed(json, "bot_seed", plan->bot_seed);
    json_key(json, "bots");
    json_array_begin(json);
    for (int seat = 0; seat < seats; seat++) {
        json_str(json, plan->bot[seat]->code);
        kept.score[seat] = outcome->result.score[seat];
        kept.rank[seat] = outcome->result.rank[seat];
        kept.share[seat] = outcome->share[seat];
        kept.decisions[seat] = outcome->decisions[seat];
    }
    json_array_end(json);
    write_list(json, "score", kept.score, seats);
    write_list(json, "rank", kept.rank, seats);
    write_list(json, "share", kept.share, seats);
    json_key_int(json, "rounds", outcome->rounds);
    write_list(json, "decisions", kept.decisions, seats);
    write_list(json, "ns", outcome->ns, seats);
    write_list(json, "ns_max", outcome->ns_max, seats);
    json_object_end(json);
}

/* Reads one line back; false: it is none of ours. */
static bool read_game(const Journal *journal, const char *text, size_t n, int *index, Outcome *out)
{
    if (!json_check(text, n, NULL))
        return false;
    JsonValue line = json_root(text, n);
    long long number, rounds;
    Kept kept;
    int seats = journal->seats;
    if (!json_to_int(json_get(line, "game"), 0, SERIES_GAMES_MAX, &number) ||
        !json_to_int(json_get(line, "rounds"), 0, COUNT_MAX, &rounds) ||
        !read_list(line, "score", -COUNT_MAX, COUNT_MAX, kept.score, seats) ||
        !read_list(line, "rank", 1, seats, kept.rank, seats) ||
        !read_list(line, "share", 0, SHARE, kept.share, seats) ||
        !read_list(line, "decisions", 0, COUNT_MAX, kept.decisions, seats) ||
        !read_list(line, "ns", 0, NS_MAX, kept.ns, seats) ||
        !read_list(line, "ns_max", 0, NS_MAX, kept.ns_max, seats))
        return false;
    *index = (int)number;
    memset(out, 0, sizeof *out);
    out->rounds = (int)rounds;
    for (int seat = 0; seat < seats; seat++) {
        out->result.score[seat] = (int)kept.score[seat];
        out->result.rank[seat] = (int)kept.rank[seat];
        out->share[seat] = (int)kept.share[seat];
        out->decisions[seat] = (int)kept.decisions[seat];
        out->ns[seat] = kept.ns[seat];
        out->ns_max[seat] = kept.ns_max[seat];
    }
    return true;
}

/* One line, with its end, on the disk. */
static bool append(Journal *journal, const char *line, size_t n)
{
    while (n > 0) {
        ssize_t written = write(journal->file, line, n);
        if (written < 0 && errno != EINTR)
            return false;
        if (written > 0) {
            line += written;
            n -= (size_t)written;
        }
    }
    return fsync(journal->file) == 0;
}

static bool read_text(Journal *journal)
{
    struct stat about;
    if (fstat(journal->file, &about) != 0)
        return false;
    size_t size = (size_t)about.st_size;
    journal->text = malloc(size + 1);
    if (!journal->text)
        return false;
    while (journal->bytes < size) {
        ssize_t n = read(journal->file, journal->text + journal->bytes, size - journal->bytes);
        if (n == 0 || (n < 0 && errno != EINTR))
            return false;
        journal->bytes += n > 0 ? (size_t)n : 0;
    }
    return true;
}

/* Says in which member two heads differ. */
static void tell_difference(const char *theirs, size_t n, const char *ours, Text *why)
{
    JsonValue their = json_root(theirs, n), key, value;
    JsonIter iter = json_iter(json_root(ours, strlen(ours)));
    text_put(why, " is of another match");
    while (json_next(&iter, &key, &value)) {
        char name[64];
        json_to_str(key, name, sizeof name, NULL);
        size_t our_n, their_n;
        const char *our_span = json_span(value, &our_n);
        const char *their_span = json_span(json_get(their, name), &their_n);
        if (!their_span || their_n != our_n || memcmp(our_span, their_span, our_n) != 0) {
            text_fmt(why, ": there %s is ", name);
            text_put_n(why, their_span ? their_span : "not known", their_span ? their_n : 9);
            return;
        }
    }
}

/* Finds the lines of the games; `from` is after the head. A crash may have left anything in the place
 * of the last line, which then does not count. */
static bool find_games(Journal *journal, size_t from, Text *why)
{
    int number = 2;
    for (size_t at = from; at < journal->bytes; number++) {
        const char *end = memchr(journal->text + at, '\n', journal->bytes - at);
        size_t next = end ? (size_t)(end - journal->text) + 1 : journal->bytes;
        int index;
        Outcome outcome;
        if (end && read_game(journal, journal->text + at, next - 1 - at, &index, &outcome)) {
            if (index < journal->games && !journal->line[index])
                journal->line[index] = at;
        } else if (next == journal->bytes) {
            journal->bytes = at;
        } else {
            text_fmt(why, ": line %d is not a game of this match", number);
            return false;
        }
        at = next;
    }
    return true;
}

/* Begins the file with the head, or compares the head it has and finds its games. */
static bool take_up(Journal *journal, const char *path, const char *head, Text *why)
{
    size_t n = strlen(head);
    const char *end = memchr(journal->text, '\n', journal->bytes);
    if (!end && journal->bytes <= n && memcmp(journal->text, head, journal->bytes) == 0) {
        journal->bytes = 0;
        return ftruncate(journal->file, 0) == 0 && file_sync_folder(path) &&
               append(journal, head, n) && append(journal, "\n", 1);
    }
    size_t first = end ? (size_t)(end - journal->text) : journal->bytes;
    if (!json_check(journal->text, first, NULL) ||
        json_type(json_get(json_root(journal->text, first), "match")) != JSON_STRING) {
        text_put(why, " is not the file of a match");
        return false;
    }
    if (first != n || memcmp(journal->text, head, n) != 0) {
        tell_difference(journal->text, first, head, why);
        return false;
    }
    return find_games(journal, n + 1, why) && ftruncate(journal->file, (off_t)journal->bytes) == 0;
}

Journal *journal_open(const char *path, const char *head, int seats, int games, Text *why)
{
    text_quoted(why, path);
    size_t named = why->len;
    errno = 0;
    Journal *journal = calloc(1, sizeof *journal);
    if (!journal)
        goto failed;
    journal->seats = seats;
    journal->games = games;
    journal->file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    journal->line = calloc((size_t)games, sizeof *journal->line);
    if (journal->file < 0 || !journal->line)
        goto failed;
    if (flock(journal->file, LOCK_EX | LOCK_NB) != 0) {
        text_put(why, " is in use by another match");
        goto failed;
    }
    if (read_text(journal) && take_up(journal, path, head, why)) {
        text_clear(why);
        return journal;
    }
failed:
    if (why->len == named)
        text_fmt(why, " cannot be used: %s", strerror(errno));
    journal_close(journal);
    return NULL;
}

void journal_close(Journal *journal)
{
    if (!journal)
        return;
    if (journal->file >= 0)
        close(journal->file);
    free(journal->text);
    free(journal->line);
    free(journal);
}

bool journal_recall(const Journal *journal, int index, Outcome *out)
{
    size_t at = journal->line[index];
    if (at == 0)
        return false;
    const char *text = journal->text + at;
    const char *end = memchr(text, '\n', journal->bytes - at);
    return read_game(journal, text, (size_t)(end - text), &index, out);
}

bool journal_keep(Journal *journal, int index, const SeriesGame *plan, const Outcome *outcome)
{
    char line[LINE_BYTES];
    Text text = text_over(line);
    Json json;
    json_writer(&json, &text);
    write_game(&json, index, plan, outcome);
    text_char(&text, '\n');
    return !text.full && append(journal, line, text.len);
}
