/* Whole files, of bounded size. */
#include "cli/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/names.h"

static bool read_all(FILE *file, const char *path, char **text, size_t *n, Text *why)
{
    size_t cap = 1 << 16, length = 0;
    char *all = malloc(cap);
    while (all) {
        length += fread(all + length, 1, cap - length, file);
        if (length < cap || cap > FILE_BYTES_MAX)
            break;
        char *grown = realloc(all, cap *= 2);
        if (!grown)
            free(all);
        all = grown;
    }
    text_quoted(why, path);
    if (!all)
        text_put(why, ": out of memory");
    else if (ferror(file))
        text_fmt(why, " cannot be read: %s", strerror(errno));
    else if (length > FILE_BYTES_MAX)
        text_fmt(why, " is too long: at most %d bytes", FILE_BYTES_MAX);
    else
        text_clear(why);
    if (why->len) {
        free(all);
        return false;
    }
    *text = all;
    *n = length;
    return true;
}

bool file_read(const char *path, char **text, size_t *n, Text *why)
{
    if (strcmp(path, "-") == 0)
        return read_all(stdin, path, text, n, why);
    errno = 0;
    FILE *file = fopen(path, "rb");
    if (!file) {
        text_quoted(why, path);
        text_fmt(why, " cannot be read: %s", strerror(errno));
        return false;
    }
    bool good = read_all(file, path, text, n, why);
    fclose(file);
    return good;
}

bool file_sync_folder(const char *path)
{
    char folder[4096];
    Text name = text_over(folder);
    const char *slash = strrchr(path, '/');
    if (!slash)
        text_char(&name, '.');
    else
        text_put_n(&name, path, (size_t)(slash - path) + 1);
    int file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0)
        return false;
    bool good = fsync(file) == 0 || errno == EINVAL; /* which says that it need not be done there */
    close(file);
    return good;
}

bool file_write(const char *path, const char *text, size_t n, Text *why)
{
    char beside[4096];
    Text name = text_over(beside);
    text_fmt(&name, "%s.new", path);
    errno = 0;
    FILE *file = name.full ? NULL : fopen(beside, "wb");
    bool good =
        file && fwrite(text, 1, n, file) == n && fflush(file) == 0 && fsync(fileno(file)) == 0;
    good = file && fclose(file) == 0 && good;
    good = good && rename(beside, path) == 0 && file_sync_folder(path);
    if (good)
        return true;
    text_quoted(why, path);
    text_fmt(why, " cannot be written: %s", name.full ? "the name is too long" : strerror(errno));
    if (file)
        remove(beside);
    return false;
}
