/* Lines for a person. No cursor is moved anywhere: everything scrolls, so that a pipe, a log and a
 * screen reader get the same as a terminal. */
#include "cli/screen.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { WIDTH_LEAST = 40, WIDTH_NORMAL = 80, WIDTH_MOST = 160 };

static int terminal_width(int file)
{
    struct winsize size;
    int width = WIDTH_NORMAL;
    if (ioctl(file, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        width = size.ws_col;
    return width < WIDTH_LEAST ? WIDTH_LEAST : width > WIDTH_MOST ? WIDTH_MOST : width;
}

Screen screen_over(FILE *out, bool plain)
{
    const char *no_colour = getenv("NO_COLOR"), *term = getenv("TERM");
    bool terminal = isatty(fileno(out));
    return (Screen){
        .out = out,
        .width = plain ? INT_MAX / 2 : terminal_width(fileno(out)),
        .colour = terminal && !plain && !(no_colour && no_colour[0]) &&
                  !(term && strcmp(term, "dumb") == 0),
        .plain = plain,
    };
}

const char *ink(const Screen *screen, Ink colour)
{
    static const char *const code[INKS] = {
        [INK_NORMAL] = "\033[0m",  [INK_BOLD] = "\033[1m",  [INK_DIM] = "\033[2m",
        [INK_BLUE] = "\033[94m",   [INK_RED] = "\033[91m",  [INK_GREEN] = "\033[92m",
        [INK_YELLOW] = "\033[93m", [INK_CYAN] = "\033[96m",
    };
    return screen->colour ? code[colour] : "";
}

/* The length of the character or escape sequence at `text`, and the columns it takes. */
static int step(const char *text, int *columns)
{
    if (text[0] == '\033' && text[1] == '[') {
        int n = 2;
        while (text[n] && !(text[n] >= '@' && text[n] <= '~'))
            n++;
        *columns = 0;
        return text[n] ? n + 1 : n;
    }
    uint32_t point;
    int n = utf8_read(text, strlen(text), &point);
    if (n == 0) {
        *columns = 1;
        return 1;
    }
    char one[8];
    memcpy(one, text, (size_t)n);
    one[n] = 0;
    *columns = text_width(one);
    return n;
}

int shown_width(const char *text)
{
    int width = 0;
    while (*text) {
        int columns;
        text += step(text, &columns);
        width += columns;
    }
    return width;
}

/* The columns and bytes of the word at `text`, up to the next space or line end. */
static int word_width(const char *text, size_t *bytes)
{
    int width = 0;
    const char *at = text;
    while (*at && *at != ' ' && *at != '\n') {
        int columns;
        at += step(at, &columns);
        width += columns;
    }
    *bytes = (size_t)(at - text);
    return width;
}

void screen_wrap(const Screen *screen, const char *text, int column, int indent)
{
    bool fresh = true; /* nothing on this line yet: a word is put even if it is too long */
    while (*text) {
        if (*text == '\n') {
            fprintf(screen->out, "\n%*s", text[1] ? indent : 0, "");
            column = indent;
            fresh = true;
            text++;
            continue;
        }
        size_t spaces = strspn(text, " "), bytes;
        int width = word_width(text + spaces, &bytes);
        if (!fresh && column + (int)spaces + width > screen->width) {
            fprintf(screen->out, "\n%*s", indent, "");
            column = indent;
            spaces = 0;
            text += strspn(text, " ");
        }
        fwrite(text, 1, spaces + bytes, screen->out);
        column += (int)spaces + width;
        text += spaces + bytes;
        fresh = false;
    }
    fputc('\n', screen->out);
}

void text_column(Text *out, const char *text, int width)
{
    int used = 0;
    while (*text) {
        int columns;
        int n = step(text, &columns);
        if (used + columns > width)
            break;
        text_put_n(out, text, (size_t)n);
        used += columns;
        text += n;
    }
    while (strchr(text, '\033')) { /* colours are ended even if the text is cut */
        text = strchr(text, '\033');
        int columns;
        int n = step(text, &columns);
        text_put_n(out, text, (size_t)n);
        text += n;
    }
    for (; used < width; used++)
        text_char(out, ' ');
}
