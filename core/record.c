/* Records: the header's lines both ways, moves a line each, and the replay that proves a record. */
#include "core/record.h"

#include <string.h>

RecordHeader record_begin(const Game *game, const Setup *setup)
{
    RecordHeader header = { .game = game, .rules_version = game->rules_version, .setup = *setup };
    return header;
}

void record_finish(RecordHeader *header, const void *state)
{
    Result result;
    header->game->result(state, &result);
    header->finished = game_pending(state) == 0;
    for (int seat = 0; seat < header->setup.seats; seat++) {
        header->score[seat] = result.score[seat];
        header->rank[seat] = result.rank[seat];
    }
    header->has_hash = true;
    header->hash = game_hash(header->game, state);
}

static void write_options(Text *out, const RecordHeader *header)
{
    text_put(out, "[Options \"");
    for (int i = 0; i < header->game->options; i++) {
        const GameOption *option = &header->game->option[i];
        text_fmt(out, "%s%s=", i ? " " : "", option->code);
        if (option->names)
            text_put(out, option->names[header->setup.option[i] - option->min]);
        else
            text_int(out, header->setup.option[i]);
    }
    text_put(out, "\"]\n");
}

static void write_numbers(Text *out, const char *name, const int *number, int n)
{
    text_fmt(out, "[%s \"", name);
    for (int i = 0; i < n; i++)
        text_fmt(out, "%s%d", i ? " " : "", number[i]);
    text_put(out, "\"]\n");
}

void record_write_header(Text *out, const RecordHeader *header)
{
    int seats = header->setup.seats;
    text_fmt(out, "[Game \"%s\"]\n[Rules \"%d\"]\n", header->game->code, header->rules_version);
    text_fmt(out, "[Players \"%d\"]\n", seats);
    if (header->game->options)
        write_options(out, header);
    for (int seat = 0; seat < seats; seat++)
        if (header->player[seat][0])
            text_fmt(out, "[Seat%d \"%s\"]\n", seat, header->player[seat]);
    text_put(out, "[Seed \"");
    text_hex(out, header->setup.seed, RNG_SEED_BYTES);
    text_put(out, "\"]\n");
    if (header->commitment[0])
        text_fmt(out, "[Commitment \"%s\"]\n", header->commitment);
    if (header->finished) {
        write_numbers(out, "Score", header->score, seats);
        write_numbers(out, "Rank", header->rank, seats);
    }
    if (header->has_hash)
        text_fmt(out, "[Hash \"%016llx\"]\n", (unsigned long long)header->hash);
    text_char(out, '\n');
}

void record_write_move(Text *out, const Game *game, int seat, Move move)
{
    text_int(out, seat);
    text_char(out, ' ');
    move_text(game, move, out);
    text_char(out, '\n');
}

bool seed_parse(const char *text, uint8_t seed[RNG_SEED_BYTES])
{
    size_t n = strlen(text);
    if (n == 2 * RNG_SEED_BYTES)
        return parse_hex(text, n, seed, RNG_SEED_BYTES);
    uint64_t number = 0;
    if (n == 0 || n > 20 || (n > 1 && text[0] == '0'))
        return false;
    for (size_t i = 0; i < n; i++) {
        unsigned digit = (unsigned)(unsigned char)text[i] - '0';
        if (digit > 9 || number > (UINT64_MAX - digit) / 10)
            return false;
        number = number * 10 + digit;
    }
    memset(seed, 0, RNG_SEED_BYTES);
    for (int i = 0; i < 8; i++)
        seed[i] = (uint8_t)(number >> 8 * i);
    return true;
}

/* A record being read, line by line. */
typedef struct Lines {
    const char *at, *end;
    int number;
    char line[RECORD_LINE_BYTES];
} Lines;

/* The next line without its end; false at the end of the text. A longer line is cut, which no
 * reader of lines accepts. */
static bool next_line(Lines *lines)
{
    if (lines->at == lines->end)
        return false;
    const char *stop = memchr(lines->at, '\n', (size_t)(lines->end - lines->at));
    size_t n = (size_t)((stop ? stop : lines->end) - lines->at);
    size_t keep = n < RECORD_LINE_BYTES ? n : RECORD_LINE_BYTES - 1;
    memcpy(lines->line, lines->at, keep);
    if (keep && keep == n && lines->line[keep - 1] == '\r')
        keep--;
    lines->line[keep] = 0;
    if (n >= RECORD_LINE_BYTES || memchr(lines->line, 0, keep))
        memcpy(lines->line, "?", 2);
    lines->at = stop ? stop + 1 : lines->end;
    lines->number++;
    return true;
}

/* Cuts [Name "value"] in place. */
static bool split_tag(char *line, char **name, char **value)
{
    size_t n = strlen(line);
    char *open = strchr(line, ' ');
    if (line[0] != '[' || !open || n < 6 || open[1] != '"' || strcmp(line + n - 2, "\"]") != 0 ||
        open + 2 > line + n - 2)
        return false;
    *open = 0;
    line[n - 2] = 0;
    *name = line + 1;
    *value = open + 2;
    return strchr(*value, '"') == NULL;
}

static bool read_number(const char *text, long long min, long long max, int *out)
{
    long long number;
    if (!parse_int(text, strlen(text), min, max, &number))
        return false;
    *out = (int)number;
    return true;
}

/* Exactly n numbers with single spaces between. */
static bool read_numbers(const char *text, int n, int *out)
{
    for (int i = 0; i < n; i++) {
        long long number;
        size_t length = strcspn(text, " ");
        if (!parse_int(text, length, -1000000, 1000000, &number) ||
            (text[length] == ' ') != (i < n - 1))
            return false;
        out[i] = (int)number;
        text += length + (i < n - 1);
    }
    return true;
}

static bool read_options(char *text, RecordHeader *header, Text *why)
{
    while (*text) {
        char *space = strchr(text, ' ');
        char *equals = strchr(text, '=');
        if (space)
            *space = 0;
        if (!equals || (space && equals > space)) {
            text_fmt(why, "'%s' is not an option and its value", text);
            return false;
        }
        *equals = 0;
        if (!game_option_read(header->game, text, equals + 1, &header->setup, why))
            return false;
        text = space ? space + 1 : equals + 1 + strlen(equals + 1);
    }
    return true;
}

static bool tag_game(RecordHeader *header, char *value, GameFinder find, Text *why)
{
    if (header->game) {
        text_put(why, "the game is named twice");
        return false;
    }
    header->game = find(value);
    if (!header->game)
        text_fmt(why, "there is no game '%s'", value);
    return header->game != NULL;
}

static bool tag_players(RecordHeader *header, char *value, Text *why)
{
    const Game *game = header->game;
    int seats;
    if (header->setup.seats) {
        text_put(why, "the number of players is named twice");
        return false;
    }
    if (!read_number(value, game->seats_min, game->seats_max, &seats)) {
        text_fmt(why, "%s takes %d to %d players", game->code, game->seats_min, game->seats_max);
        return false;
    }
    header->setup = game_normal_setup(game, seats);
    return true;
}

static bool tag_seat(RecordHeader *header, const char *name, const char *value)
{
    int seat;
    if (!read_number(name + 4, 0, header->setup.seats - 1, &seat) ||
        strlen(value) >= RECORD_NAME_BYTES)
        return false;
    memcpy(header->player[seat], value, strlen(value) + 1);
    return true;
}

static bool tag_hash(RecordHeader *header, const char *value)
{
    uint8_t bytes[8];
    if (!parse_hex(value, strlen(value), bytes, sizeof bytes))
        return false;
    header->hash = 0;
    for (int i = 0; i < 8; i++)
        header->hash = header->hash << 8 | bytes[i];
    header->has_hash = true;
    return true;
}

static bool tag_commitment(RecordHeader *header, const char *value)
{
    uint8_t bytes[32];
    if (!parse_hex(value, strlen(value), bytes, sizeof bytes))
        return false;
    memcpy(header->commitment, value, RECORD_COMMITMENT_BYTES);
    return true;
}

/* Takes one tag. The game comes first, then the players, then the rest in any order. */
static bool read_tag(RecordHeader *header, char *name, char *value, GameFinder find, Text *why)
{
    if (strcmp(name, "Game") == 0)
        return tag_game(header, value, find, why);
    if (!header->game) {
        text_put(why, "the first line must be [Game \"…\"]");
        return false;
    }
    if (strcmp(name, "Players") == 0)
        return tag_players(header, value, why);
    if (strcmp(name, "Rules") == 0)
        return read_number(value, 1, 1000000, &header->rules_version);
    if (!header->setup.seats) {
        text_put(why, "[Players \"…\"] must come before this");
        return false;
    }
    int seats = header->setup.seats;
    if (strcmp(name, "Options") == 0)
        return read_options(value, header, why);
    if (strcmp(name, "Seed") == 0)
        return seed_parse(value, header->setup.seed);
    if (strcmp(name, "Commitment") == 0)
        return tag_commitment(header, value);
    if (strcmp(name, "Score") == 0)
        return header->finished = read_numbers(value, seats, header->score);
    if (strcmp(name, "Rank") == 0)
        return read_numbers(value, seats, header->rank);
    if (strcmp(name, "Hash") == 0)
        return tag_hash(header, value);
    if (strncmp(name, "Seat", 4) == 0)
        return tag_seat(header, name, value);
    return true; /* other programs may add tags of their own */
}

static void fault(Text *why, int line, const char *reason)
{
    text_fmt(why, "line %d: %s", line, reason);
}

static bool read_header(Lines *lines, GameFinder find, RecordHeader *header, Text *why)
{
    memset(header, 0, sizeof *header);
    while (next_line(lines) && lines->line[0]) {
        char *name, *value, buf[RECORD_LINE_BYTES];
        Text reason = text_over(buf);
        if (!split_tag(lines->line, &name, &value)) {
            fault(why, lines->number, "a header line is [Name \"value\"]");
            return false;
        }
        if (!read_tag(header, name, value, find, &reason)) {
            if (!reason.len)
                text_fmt(&reason, "'%s' cannot be the value of %s", value, name);
            fault(why, lines->number, buf);
            return false;
        }
    }
    if (!header->game || !header->setup.seats) {
        fault(why, lines->number, "the header must name the game and the number of players");
        return false;
    }
    return game_setup_ok(header->game, &header->setup, why);
}

bool record_read_header(const char *text, size_t n, GameFinder find, RecordHeader *header,
                        Text *why)
{
    Lines lines = { .at = text, .end = text + n };
    return read_header(&lines, find, header, why);
}

/* Reads "SEAT NOTATION" and checks it against the rules. */
static bool read_move(const Game *game, const void *state, const char *line, int *seat, Move *move,
                      Text *why)
{
    if (line[0] < '0' || line[0] > '9' || line[1] != ' ') {
        text_put(why, "a move line is a seat and a move");
        return false;
    }
    *seat = line[0] - '0';
    if (!move_parse(game, line + 2, move, why))
        return false;
    if (*seat >= game_head(state)->seats || !bits_has(game_pending(state), *seat)) {
        text_fmt(why, "seat %d owes no move here", *seat);
        return false;
    }
    if (!game->legal(state, *seat, *move)) {
        text_fmt(why, "'%s' is not legal here: %s", line + 2, game->why(state, *seat, *move));
        return false;
    }
    return true;
}

/* Plays one move, with its events if somebody looks. */
static void play_move(const Game *game, void *state, int seat, Move move,
                      const RecordVisitor *visitor)
{
    enum { EVENTS_MAX = 1024 };
    assert(game->events_max <= EVENTS_MAX);
    Event event[EVENTS_MAX];
    EventList events = { .event = event, .cap = EVENTS_MAX };
    if (visitor && visitor->before)
        visitor->before(visitor->context, game, state, seat, move);
    game->apply(state, seat, move, visitor ? &events : NULL);
    if (visitor && visitor->after)
        visitor->after(visitor->context, game, state, &events);
}

static bool outcome_agrees(const RecordHeader *header, const void *state, Text *why)
{
    Result result;
    header->game->result(state, &result);
    if (header->finished && game_pending(state)) {
        text_put(why, "the header has a result, but the game is not over after the last move");
        return false;
    }
    for (int seat = 0; header->finished && seat < header->setup.seats; seat++) {
        if (header->score[seat] != result.score[seat] ||
            (header->rank[seat] && header->rank[seat] != result.rank[seat])) {
            text_fmt(why, "seat %d ends with score %d, place %d, not as the header says", seat,
                     result.score[seat], result.rank[seat]);
            return false;
        }
    }
    if (header->has_hash && header->hash != game_hash(header->game, state)) {
        text_put(why, "the last position is not the one whose hash the header gives");
        return false;
    }
    return true;
}

bool record_replay(const char *text, size_t n, GameFinder find, void *state,
                   const RecordVisitor *visitor, RecordHeader *header, Text *why)
{
    Lines lines = { .at = text, .end = text + n };
    if (!read_header(&lines, find, header, why))
        return false;
    const Game *game = header->game;
    if (header->rules_version != game->rules_version) {
        text_fmt(why, "the record is of rules version %d, this is version %d",
                 header->rules_version, game->rules_version);
        return false;
    }
    game_setup(game, state, &header->setup, NULL);
    while (next_line(&lines)) {
        int seat;
        Move move;
        char buf[RECORD_LINE_BYTES];
        Text reason = text_over(buf);
        if (lines.line[0] == 0)
            continue;
        if (!read_move(game, state, lines.line, &seat, &move, &reason)) {
            fault(why, lines.number, buf);
            return false;
        }
        play_move(game, state, seat, move, visitor);
    }
    return outcome_agrees(header, state, why);
}
