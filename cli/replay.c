/* `orrery replay`: prints the game of a record, in words or as moves, as one seat saw it or with
 * everything open. */
#include <stdalign.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include "core/record.h"

#include "games/registry.h"

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/file.h"
#include "cli/names.h"

enum { WHY_BYTES = 512, WORDS_BYTES = 2048 };

typedef struct Replay {
    Voice voice;
    int viewer;
    bool moves;
    int number; /* of the move */
    char name[SEATS_MAX][RECORD_NAME_BYTES];
    const char *names[SEATS_MAX];
} Replay;

static void print_events(const Replay *replay, const Game *game, const EventList *events)
{
    for (int i = 0; i < events->n; i++) {
        char buf[WORDS_BYTES] = "";
        Text words = text_over(buf);
        event_words(game, &events->event[i], replay->viewer, replay->voice, &words);
        if (words.len)
            printf("%s%s\n", replay->moves ? "    " : "", buf);
    }
}

static void print_move(void *context, const Game *game, const void *state, int seat, Move move)
{
    (void)state;
    Replay *replay = context;
    replay->number++;
    if (!replay->moves)
        return;
    char buf[RECORD_LINE_BYTES];
    Text text = text_over(buf);
    move_text(game, move, &text);
    printf("%4d. %d %s\n", replay->number, seat, buf);
}

static void print_after(void *context, const Game *game, const void *state, const EventList *events)
{
    (void)state;
    print_events(context, game, events);
}

/* The set-up is played once for its events alone: a replay shows only what moves do. */
static bool print_setup(const Replay *replay, const RecordHeader *header)
{
    alignas(max_align_t) unsigned char state[STATE_BYTES_MAX];
    const Game *game = header->game;
    EventList events = { .cap = game->events_max };
    events.event = calloc((size_t)game->events_max, sizeof *events.event);
    if (!events.event)
        return false;
    game_setup(game, state, &header->setup, &events);
    print_events(replay, game, &events);
    free(events.event);
    return true;
}

static void print_scores(const Replay *replay, const RecordHeader *header, const void *state)
{
    Result result = { .score = { 0 } };
    header->game->result(state, &result);
    printf("\n");
    for (int seat = 0; seat < header->setup.seats; seat++) {
        char buf[128];
        Text name = text_over(buf);
        seat_name(seat, replay->voice, &name);
        printf("%d. %s: %d\n", result.rank[seat], buf, result.score[seat]);
    }
}

/* What the players are called: as the header says, or by number. */
static void name_seats(Replay *replay, const RecordHeader *header)
{
    for (int seat = 0; seat < header->setup.seats; seat++) {
        Text name = text_over(replay->name[seat]);
        if (header->player[seat][0])
            text_put(&name, header->player[seat]);
        else
            seat_name(seat, (Voice){ .lang = replay->voice.lang }, &name);
        replay->names[seat] = replay->name[seat];
    }
    replay->voice.seat_names = replay->names;
}

static int print_record(Replay *replay, const char *path, const char *text, size_t n, int seat)
{
    alignas(max_align_t) unsigned char state[STATE_BYTES_MAX];
    char buf[WHY_BYTES] = "";
    Text why = text_over(buf);
    RecordHeader header;
    if (!record_read_header(text, n, game_find, &header, &why))
        return failure("replay", "%s: %s", path, buf);
    if (seat >= header.setup.seats)
        return usage_error("replay", "--seat %d: the seats of this game are 0 to %d", seat,
                           header.setup.seats - 1);
    name_seats(replay, &header);
    if (!print_setup(replay, &header))
        return failure("replay", "out of memory");
    RecordVisitor visitor = { .before = print_move, .after = print_after, .context = replay };
    if (!record_replay(text, n, game_find, state, &visitor, &header, &why))
        return failure("replay", "%s: %s", path, buf);
    print_scores(replay, &header, state);
    return EXIT_GOOD;
}

int cmd_replay(int argc, char **argv)
{
    Replay replay = { .viewer = VIEWER_ALL };
    const char *lang = "en";
    long long seat = -1;
    ArgWords word = { .n = 0 };
    const Arg arg[] = {
        arg_text("lang", 'l', &lang, "en|ru", "language (en)"),
        arg_number("seat", 0, &seat, 0, SEATS_MAX - 1, "N",
                   "as this seat saw it (everything is shown)"),
        arg_flag("moves", 'm', &replay.moves, "the moves' notation too"),
    };
    const ArgTable table = { .command = "replay",
                             .usage = "FILE [options]",
                             .about = "Prints the game of a record in words. '-' is stdin.",
                             .arg = arg,
                             .args = sizeof arg / sizeof arg[0],
                             .word = &word,
                             .words_min = 1,
                             .words_max = 1 };
    int status;
    if (!args_read(&table, argc, argv, &status))
        return status;
    char buf[WHY_BYTES] = "", *text = NULL;
    Text why = text_over(buf);
    size_t n;
    if (!lang_parse(lang, &replay.voice.lang)) {
        names_unknown(&why, "language", lang, &(Names){ { "en", "ru" }, 2 });
        return usage_error("replay", "%s", buf);
    }
    if (seat >= 0)
        replay.viewer = (int)seat;
    if (!file_read(word.at[0], &text, &n, &why))
        return failure("replay", "%s", buf);
    status = print_record(&replay, word.at[0], text, n, (int)seat);
    free(text);
    return status;
}
