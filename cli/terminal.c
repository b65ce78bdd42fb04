/* A person at the terminal: news, board, prompt, numbered choices, and the commands beside them.
 * Everything shown comes from the seat's own view, events and moves. */
#include "cli/terminal.h"

#include <stdlib.h>
#include <string.h>

#include "cli/catalogue.h"
#include "cli/clock.h"
#include "cli/file.h"
#include "cli/find.h"
#include "cli/lookup.h"
#include "cli/names.h"
#include "cli/view.h"

enum {
    WORDS_BYTES = 4096,
    LOG_LINES = 20,
    THINGS_SHOWN = 12,
    RECORD_BYTES = 1 << 20,
    WORDS_MAX = 8
};

static Voice voice(const Terminal *terminal)
{
    return (Voice){ .lang = terminal->lang, .seat_names = terminal->names };
}

#define say(terminal, key, ...)                                                                    \
    say_line((terminal), (key), (const TextArg[]){ __VA_ARGS__ },                                  \
             (int)(sizeof((const TextArg[]){ __VA_ARGS__ }) / sizeof(TextArg)))

static void say_line(const Terminal *terminal, Phrase key, const TextArg *args, int n)
{
    char buf[WORDS_BYTES];
    Text text = text_over(buf);
    phrase_put(&text, terminal->lang, key, args, n);
    screen_wrap(&terminal->screen, buf, 0, 2);
}

static void say_plainly(const Terminal *terminal, Phrase key)
{
    say_line(terminal, key, NULL, 0);
}

bool terminal_read(Terminal *terminal, char line[TERMINAL_LINE_BYTES])
{
    int n = 0, c;
    fputs("> ", terminal->screen.out);
    fflush(terminal->screen.out);
    while ((c = getc(terminal->in)) != EOF && c != '\n')
        if (n < TERMINAL_LINE_BYTES - 1 && c != 0)
            line[n++] = (char)c;
    while (n > 0 && strchr(" \t\r", line[n - 1]))
        n--;
    line[n] = 0;
    return c != EOF || n > 0;
}

bool terminal_move(Terminal *terminal, int seat, Move move)
{
    Course *course = &terminal->course;
    Rng before = game_head(course->state)->rng;
    int events = course->events;
    if (!course_play(course, seat, move))
        return false;
    int last = course->moves - 1;
    bool others = last > 0 && course->played[last - 1].seat != seat;
    bool open = rng_same(&before, &game_head(course->state)->rng);
    for (int i = events; i < course->events; i++)
        open = open && !bits_has(course->event[i].shown, seat);
    if (!open)
        terminal->undo_from = course->moves;
    else if (others && terminal->undo_from < last)
        terminal->undo_from = last;
    return true;
}

/* ---- showing ---- */

static Canvas canvas_for(Terminal *terminal, int viewer)
{
    return (Canvas){
        .screen = &terminal->screen,
        .game = terminal->game,
        .state = terminal->course.state,
        .view = view_read(terminal->game, terminal->course.state, viewer, &terminal->view),
        .viewer = viewer,
        .voice = voice(terminal),
    };
}

/* The words of an event after "NAME: ", if they begin with the name of its seat. */
static const char *without_name(const Terminal *terminal, const Event *event, const char *words)
{
    const char *name = event->seat >= 0 ? terminal->names[event->seat] : "";
    size_t n = strlen(name);
    return n && strncmp(words, name, n) == 0 && strncmp(words + n, ": ", 2) == 0 ? words + n + 2
                                                                                 : NULL;
}

/* Says how often the last part of a line happened, if more than once. */
static void end_part(Text *line, int *times)
{
    if (*times > 1)
        text_fmt(line, " ×%d", *times);
    *times = 1;
}

/* Prints events from `first` on as the viewer saw them. What happened to one seat in a row is one
 * line, with its name said once; as plain lines each event stands for itself. */
static bool print_events(const Terminal *terminal, int viewer, int first)
{
    const Course *course = &terminal->course;
    char line_buf[WORDS_BYTES] = "", last[WORDS_BYTES] = "";
    Text line = text_over(line_buf);
    int seat = EVENT_NO_SEAT, times = 1;
    bool some = false;
    for (int i = first; i < course->events; i++) {
        const Event *event = &course->event[i];
        char buf[WORDS_BYTES] = "";
        Text words = text_over(buf);
        event_words(terminal->game, event, viewer, voice(terminal), &words);
        if (!words.len)
            continue;
        const char *rest = without_name(terminal, event, buf);
        bool joins = rest && line.len && event->seat == seat && !terminal->plain &&
                     line.len + words.len < WORDS_BYTES / 2;
        if (joins && strcmp(buf, last) == 0) {
            times++;
            continue;
        }
        end_part(&line, &times);
        snprintf(last, sizeof last, "%s", buf);
        if (line.len && !joins) {
            screen_wrap(&terminal->screen, line_buf, 0, 4);
            text_clear(&line);
        }
        text_put(&line, joins ? "; " : terminal->plain ? "" : "  ");
        text_put(&line, joins ? rest : buf);
        seat = rest ? event->seat : EVENT_NO_SEAT;
        some = true;
    }
    end_part(&line, &times);
    if (line.len)
        screen_wrap(&terminal->screen, line_buf, 0, 4);
    return some;
}

static void show_news(Terminal *terminal, int seat)
{
    print_events(terminal, seat, terminal->told[seat]);
    terminal->told[seat] = terminal->course.events;
}

/* Draws the seat's board unless it would look as it did last time. Who listens asks for it. */
static void show_board(Terminal *terminal, const Canvas *canvas, int seat)
{
    char *drawn = NULL;
    size_t n = 0;
    Screen screen = terminal->screen;
    Canvas copy = *canvas;
    screen.out = terminal->plain ? NULL : open_memstream(&drawn, &n);
    if (!screen.out)
        return;
    copy.screen = &screen;
    terminal->drawing->board(&copy, seat);
    fclose(screen.out);
    if (!terminal->board[seat] || strcmp(terminal->board[seat], drawn) != 0)
        fputs(drawn, terminal->screen.out);
    free(terminal->board[seat]);
    terminal->board[seat] = drawn;
}

static void show_choices(const Terminal *terminal, const Canvas *canvas, const MoveList *list)
{
    char words[WORDS_BYTES];
    int widest = 0;
    for (int i = 0; i < list->n; i++) {
        Text text = text_over(words);
        move_words(terminal->game, list->move[i], voice(terminal), &text);
        int width = text_width(words);
        widest = width > widest ? width : widest;
    }
    if (widest > terminal->screen.width / 11 * 6)
        widest = terminal->screen.width / 11 * 6;
    for (int i = 0; i < list->n; i++) {
        char buf[2 * WORDS_BYTES], note_buf[WORDS_BYTES] = "";
        Text text = text_over(words), line = text_over(buf), note = text_over(note_buf);
        move_words(terminal->game, list->move[i], voice(terminal), &text);
        terminal->drawing->note(canvas, list->move[i], &note);
        text_fmt(&line, terminal->plain ? "%d. " : "%3d  ", i + 1);
        int indent = 5;
        if (note.len && terminal->plain) {
            text_fmt(&line, "%s. %s", words, note_buf);
        } else if (note.len) {
            if (text_width(words) <= widest)
                text_column(&line, words, widest);
            else
                text_put(&line, words);
            text_fmt(&line, "  %s", note_buf);
            indent += widest + 2;
        } else {
            text_put(&line, words);
        }
        screen_wrap(&terminal->screen, buf, 0, terminal->plain ? 0 : indent);
    }
}

static void show_prompt(const Terminal *terminal, int seat)
{
    char buf[WORDS_BYTES] = "";
    Text prompt = text_over(buf);
    terminal->game->prompt(terminal->course.state, seat, voice(terminal), &prompt);
    if (terminal->people == 1)
        screen_wrap(&terminal->screen, buf, 0, 2);
    else
        say(terminal, SAY_CHOICE, text_arg_plain("who", terminal->names[seat]),
            text_arg_plain("prompt", buf));
}

/* Several people at one screen: nobody sees another's table by accident. */
static bool hand_over(Terminal *terminal, int seat)
{
    char line[TERMINAL_LINE_BYTES];
    if (terminal->people < 2 || terminal->shown == seat)
        return true;
    if (terminal->shown >= 0 && !terminal->plain)
        for (int i = 0; i < 60; i++)
            fputc('\n', terminal->screen.out);
    terminal->shown = seat;
    say(terminal, SAY_PASS_SCREEN, text_arg_plain("who", terminal->names[seat]));
    return terminal_read(terminal, line);
}

/* ---- commands ---- */

/* One line a person typed, and what it is answered with. */
typedef struct Turn {
    Terminal *terminal;
    int seat; /* or VIEWER_NONE after the end */
    const MoveList *list;
    const char *word[WORDS_MAX];
    int words;
    const char *rest; /* the line after its first word */
} Turn;

/* The number that a word is, from 1 to max; else 0. */
static int number_word(const Turn *turn, int index, int max)
{
    long long number;
    const char *word = index < turn->words ? turn->word[index] : "";
    return max > 0 && parse_int(word, strlen(word), 1, max, &number) ? (int)number : 0;
}

static Asked do_help(Turn *turn)
{
    say_plainly(turn->terminal, SAY_HELP);
    if (!turn->terminal->plain)
        say_plainly(turn->terminal, turn->terminal->drawing->legend);
    return ASKED_AGAIN;
}

static Asked do_board(Turn *turn)
{
    int seats = turn->terminal->course.setup.seats;
    int seat = turn->words > 1 ? number_word(turn, 1, seats) - 1 : turn->seat;
    if (turn->words == 1 && seat < 0)
        seat = 0;
    Canvas canvas = canvas_for(turn->terminal, turn->seat);
    if (seat < 0)
        say(turn->terminal, SAY_NO_SUCH_SEAT, text_arg_int("n", seats));
    else
        turn->terminal->drawing->board(&canvas, seat);
    return ASKED_AGAIN;
}

static Asked do_yard(Turn *turn)
{
    Canvas canvas = canvas_for(turn->terminal, turn->seat);
    turn->terminal->drawing->market(&canvas);
    return ASKED_AGAIN;
}

static Asked do_status(Turn *turn)
{
    Canvas canvas = canvas_for(turn->terminal, turn->seat);
    turn->terminal->drawing->status(&canvas);
    return ASKED_AGAIN;
}

/* Tells about a thing; false if the game has nothing to tell. */
static bool explain(const Terminal *terminal, int kind, int value)
{
    char buf[WORDS_BYTES] = "";
    Text text = text_over(buf);
    if (!terminal->game->explain(terminal->course.state, kind, value, voice(terminal), &text))
        return false;
    screen_wrap(&terminal->screen, buf, 0, 2);
    return true;
}

static Asked do_look(Turn *turn)
{
    const Terminal *terminal = turn->terminal;
    Thing thing[THINGS_SHOWN];
    int n = things_find(terminal->game, terminal->course.state, turn->rest, thing, THINGS_SHOWN);
    if (n == 0) {
        say(terminal, SAY_NO_THING, text_arg_plain("word", turn->rest));
    } else if (n == 1) {
        explain(terminal, thing[0].kind, thing[0].value);
    } else {
        char buf[WORDS_BYTES] = "";
        Text names = text_over(buf);
        for (int i = 0; i < n && i < THINGS_SHOWN; i++) {
            text_put(&names, i > 0 ? ", " : "");
            thing_code(terminal->game, thing[i].kind, thing[i].value, &names);
        }
        text_put(&names, n > THINGS_SHOWN ? ", …" : "");
        say(terminal, SAY_WHICH, text_arg_plain("list", buf));
    }
    return ASKED_AGAIN;
}

/* What the things of a choice do. */
static Asked do_info(Turn *turn)
{
    const Terminal *terminal = turn->terminal;
    int choice = number_word(turn, 1, turn->list->n);
    if (!choice)
        return do_look(turn);
    Move move = turn->list->move[choice - 1];
    const MoveKind *kind = &terminal->game->words.move[move_kind(move)];
    const int arg[MOVE_ARGS] = { move_a(move), move_b(move), move_c(move) };
    bool some = false;
    for (int i = 0; i < MOVE_ARGS && kind->arg[i]; i++)
        some |= explain(terminal, kind->arg[i], arg[i]);
    if (!some)
        say_plainly(terminal, SAY_NOTHING_MORE);
    return ASKED_AGAIN;
}

static Asked do_hint(Turn *turn)
{
    Terminal *terminal = turn->terminal;
    if (turn->list->n == 0) {
        say_plainly(terminal, SAY_AFTER);
        return ASKED_AGAIN;
    }
    Move move = bot_move(bot_find(BOT_ADVISER), terminal->game, terminal->course.state, turn->seat,
                         &(BotBudget){ .now_ms = now_ms }, &terminal->hint_rng);
    char buf[WORDS_BYTES] = "";
    Text words = text_over(buf);
    move_words(terminal->game, move, voice(terminal), &words);
    for (int i = 0; i < turn->list->n; i++)
        if (turn->list->move[i] == move)
            say(terminal, SAY_HINT, text_arg_int("n", i + 1), text_arg_plain("move", buf));
    return ASKED_AGAIN;
}

static Asked do_undo(Turn *turn)
{
    Terminal *terminal = turn->terminal;
    Course *course = &terminal->course;
    int last = course->moves - 1;
    if (last < terminal->undo_from || turn->seat < 0 || course->played[last].seat != turn->seat) {
        say_plainly(terminal, SAY_NO_UNDO);
        return ASKED_AGAIN;
    }
    char buf[WORDS_BYTES] = "";
    Text words = text_over(buf);
    move_words(terminal->game, course->played[last].move, voice(terminal), &words);
    course_undo(course, 1);
    for (int seat = 0; seat < SEATS_MAX; seat++)
        if (terminal->told[seat] > course->events)
            terminal->told[seat] = course->events;
    say(terminal, SAY_UNDONE, text_arg_plain("move", buf));
    return ASKED_MOVED;
}

static Asked do_log(Turn *turn)
{
    const Terminal *terminal = turn->terminal;
    int lines = turn->words > 1 ? number_word(turn, 1, 100000) : LOG_LINES;
    int first = terminal->course.events;
    for (int left = lines; first > 0 && left > 0;) {
        char buf[WORDS_BYTES] = "";
        Text words = text_over(buf);
        event_words(terminal->game, &terminal->course.event[--first], turn->seat, voice(terminal),
                    &words);
        left -= words.len > 0;
    }
    if (!print_events(terminal, turn->seat, first))
        say_plainly(terminal, SAY_LOG_EMPTY);
    return ASKED_AGAIN;
}

static Asked do_rule(Turn *turn)
{
    const Catalogue *catalogue = catalogue_find(turn->terminal->game->code, turn->terminal->lang);
    char buf[512] = "";
    Text why = text_over(buf);
    if (!catalogue)
        say_plainly(turn->terminal, SAY_NO_RULES);
    else if (!lookup(catalogue, turn->word + 1, turn->words - 1, &turn->terminal->screen, &why))
        screen_wrap(&turn->terminal->screen, buf, 0, 2);
    return ASKED_AGAIN;
}

static Asked do_save(Turn *turn)
{
    const Terminal *terminal = turn->terminal;
    char why_buf[512] = "";
    Text why = text_over(why_buf);
    if (!turn->rest[0]) {
        say_plainly(terminal, SAY_SAVE_WHERE);
        return ASKED_AGAIN;
    }
    char *buffer = malloc(RECORD_BYTES);
    if (!buffer)
        return ASKED_AGAIN;
    Text record = text_make(buffer, RECORD_BYTES);
    RecordHeader header = record_begin(terminal->game, &terminal->course.setup);
    memcpy(header.player, terminal->name, sizeof header.player);
    course_record(&terminal->course, &header, &record);
    if (record.full)
        text_put(&why, "the record is too long");
    else if (file_write(turn->rest, buffer, record.len, &why))
        say(terminal, SAY_SAVED, text_arg_plain("file", turn->rest));
    if (why.len)
        say(terminal, SAY_NO_SAVE, text_arg_plain("why", why_buf));
    else if (game_pending(terminal->course.state))
        say_plainly(terminal, SAY_SEEDED);
    free(buffer);
    return ASKED_AGAIN;
}

static Asked do_quit(Turn *turn)
{
    (void)turn;
    return ASKED_QUIT;
}

/* What each command is called; people who play in one language may type the other. */
static const struct {
    const char *name[4];
    Asked (*run)(Turn *turn);
} commands[] = {
    { { "?", "help", "помощь", "справка" }, do_help },
    { { "board", "b", "поле", "планшет" }, do_board },
    { { "yard", "y", "верфь", "рынок" }, do_yard },
    { { "status", "s", "счёт", "счет" }, do_status },
    { { "look", "l", "карта", "к" }, do_look },
    { { "i", "info", "о", "об" }, do_info },
    { { "hint", "h", "совет", "подсказка" }, do_hint },
    { { "undo", "u", "отмена", "назад" }, do_undo },
    { { "log", NULL, "журнал", "ж" }, do_log },
    { { "rule", "r", "правило", "п" }, do_rule },
    { { "save", NULL, "сохранить", NULL }, do_save },
    { { "quit", "q", "выход", "exit" }, do_quit },
};

enum { COMMANDS = sizeof commands / sizeof commands[0] };

/* ---- lines ---- */

/* Cuts a line into words; `rest` is what follows the first. */
static void cut(char *line, char *cut_up, Turn *turn)
{
    line += strspn(line, " \t");
    size_t first = strcspn(line, " \t");
    turn->rest = line + first + strspn(line + first, " \t");
    memcpy(cut_up, line, strlen(line) + 1);
    turn->words = 0;
    for (char *at = cut_up; *at && turn->words < WORDS_MAX;) {
        turn->word[turn->words++] = at;
        at += strcspn(at, " \t");
        for (; *at == ' ' || *at == '\t'; at++)
            *at = 0;
    }
}

/* Runs the command the line begins with; false if it is none. */
static bool run_command(Turn *turn, Asked *asked)
{
    char folded_buf[TERMINAL_LINE_BYTES];
    Text folded = text_over(folded_buf);
    text_fold(&folded, turn->word[0]);
    for (int i = 0; i < COMMANDS; i++) {
        for (int k = 0; k < 4; k++) {
            if (commands[i].name[k] && strcmp(commands[i].name[k], folded_buf) == 0) {
                *asked = commands[i].run(turn);
                return true;
            }
        }
    }
    return false;
}

static void say_unknown(const Turn *turn, const char *line)
{
    Names names = { .n = 0 };
    for (int i = 0; i < COMMANDS; i++)
        names_add(&names, commands[i].name[turn->terminal->lang == LANG_RU ? 2 : 0]);
    const char *meant = text_suggest(turn->word[0], names.at, names.n);
    char buf[256];
    Text word = text_over(buf);
    text_quoted(&word, line);
    if (turn->seat < 0 || turn->list->n == 0)
        say_plainly(turn->terminal, SAY_AFTER);
    else if (meant)
        say(turn->terminal, SAY_MEANT, text_arg_plain("word", buf), text_arg_plain("meant", meant));
    else
        say(turn->terminal, SAY_UNKNOWN, text_arg_plain("word", buf),
            text_arg_int("n", turn->list->n));
}

/* Plays a move that was typed as notation; false if it is none. */
static bool play_notation(Turn *turn, const char *line, Asked *asked)
{
    Terminal *terminal = turn->terminal;
    Move move;
    if (turn->seat < 0 || !move_parse(terminal->game, line, &move, NULL))
        return false;
    *asked = ASKED_AGAIN;
    if (terminal->game->legal(terminal->course.state, turn->seat, move)) {
        *asked = terminal_move(terminal, turn->seat, move) ? ASKED_MOVED : ASKED_QUIT;
        return true;
    }
    const char *id = terminal->game->why(terminal->course.state, turn->seat, move);
    char buf[WORDS_BYTES] = "";
    Text rule = text_over(buf);
    rule_sentence(&rule, terminal->game->code, terminal->lang, id);
    say(terminal, SAY_NOT_LEGAL, text_arg_plain("id", id), text_arg_plain("rule", buf));
    return true;
}

static Asked answer(Turn *turn, char *line)
{
    char cut_up[TERMINAL_LINE_BYTES];
    Asked asked = ASKED_AGAIN;
    cut(line, cut_up, turn);
    if (turn->words == 0)
        return ASKED_AGAIN;
    int choice = turn->words == 1 ? number_word(turn, 0, turn->list->n) : 0;
    if (choice)
        return terminal_move(turn->terminal, turn->seat, turn->list->move[choice - 1]) ? ASKED_MOVED
                                                                                       : ASKED_QUIT;
    if (!run_command(turn, &asked) && !play_notation(turn, line, &asked))
        say_unknown(turn, line);
    return asked;
}

Asked terminal_ask(Terminal *terminal, int seat)
{
    char line[TERMINAL_LINE_BYTES];
    terminal->screen = screen_over(terminal->screen.out, terminal->plain);
    if (!hand_over(terminal, seat))
        return ASKED_QUIT;
    show_news(terminal, seat);
    Canvas canvas = canvas_for(terminal, seat);
    show_board(terminal, &canvas, seat);
    terminal->drawing->status(&canvas);
    show_prompt(terminal, seat);
    MoveList list = { .n = 0 };
    terminal->game->moves(terminal->course.state, seat, &list);
    show_choices(terminal, &canvas, &list);
    Turn turn = { .terminal = terminal, .seat = seat, .list = &list };
    Asked asked = ASKED_AGAIN;
    while (asked == ASKED_AGAIN)
        asked = terminal_read(terminal, line) ? answer(&turn, line) : ASKED_QUIT;
    return asked;
}

void terminal_end(Terminal *terminal)
{
    char line[TERMINAL_LINE_BYTES];
    int viewer = VIEWER_NONE;
    for (int seat = 0; seat < terminal->course.setup.seats && terminal->people == 1; seat++)
        if (!terminal->bot[seat])
            viewer = seat;
    print_events(terminal, viewer, viewer >= 0 ? terminal->told[viewer] : terminal->course.events);
    Canvas canvas = canvas_for(terminal, viewer);
    terminal->drawing->status(&canvas);
    say_plainly(terminal, SAY_OVER);
    Result result = { .score = { 0 } };
    terminal->game->result(terminal->course.state, &result);
    for (int rank = 1; rank <= terminal->course.setup.seats; rank++)
        for (int seat = 0; seat < terminal->course.setup.seats; seat++)
            if (result.rank[seat] == rank)
                say(terminal, SAY_RANK, text_arg_int("n", rank),
                    text_arg_plain("who", terminal->names[seat]),
                    text_arg_int("score", result.score[seat]));
    say_plainly(terminal, SAY_AFTER);
    static const MoveList none;
    Turn turn = { .terminal = terminal, .seat = viewer, .list = &none };
    Asked asked = ASKED_AGAIN;
    while (asked == ASKED_AGAIN && terminal_read(terminal, line) && line[0])
        asked = answer(&turn, line);
}
