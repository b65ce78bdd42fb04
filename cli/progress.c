/* Progress of long work. */
#include "cli/progress.h"

#include <stdio.h>
#include <unistd.h>

#include "cli/clock.h"
#include "cli/screen.h"

Progress progress_begin(const char *command, long long every)
{
    bool terminal = isatty(STDERR_FILENO);
    double start = now_seconds();
    return (Progress){ .command = command,
                       .start = start,
                       .shown = start,
                       .every = every      ? (double)every
                                : terminal ? 1
                                           : 0,
                       .over = terminal };
}

bool progress_is_due(const Progress *progress)
{
    return progress->every > 0 && now_seconds() - progress->shown >= progress->every;
}

static void put_time(Text *out, double seconds)
{
    long long s = (long long)(seconds + 0.5);
    text_fmt(out, "%lld:%02lld:%02lld", s / 3600, s / 60 % 60, s % 60);
}

/* Filled to the width of the terminal, so that nothing of the line before stays. */
static void write_over(const char *line)
{
    char whole[1024];
    Text out = text_over(whole);
    text_column(&out, line, screen_over(stderr, false).width - 1);
    fprintf(stderr, "\r%s", whole);
}

void progress_show(Progress *progress, long long done, long long all, long long played,
                   const char *rest)
{
    char line[256];
    Text out = text_over(line);
    double time = now_seconds();
    text_fmt(&out, "%s: %lld of %lld games, ", progress->command, done, all);
    put_time(&out, time - progress->start);
    if (played > 0) {
        text_put(&out, ", about ");
        put_time(&out, (time - progress->start) / (double)played * (double)(all - done));
        text_put(&out, " left");
    }
    text_fmt(&out, "%s%s", rest[0] ? "; " : "", rest);
    if (progress->over)
        write_over(line);
    else
        fprintf(stderr, "%s\n", line);
    fflush(stderr);
    progress->shown = time;
    progress->is_open = progress->over;
}

void progress_end(Progress *progress)
{
    if (progress->is_open) {
        write_over("");
        fprintf(stderr, "\r");
    }
    progress->is_open = false;
}
