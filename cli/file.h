/* Whole files, of bounded size. */
#ifndef CLI_FILE_H
#define CLI_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "core/text.h"

enum { FILE_BYTES_MAX = 16 << 20 };

/* Reads a file, or stdin for "-". The text is the caller's to free. False: `why` says why. */
bool file_read(const char *path, char **text, size_t *n, Text *why);

/* Writes a file anew, on the disk when it returns: either all of it, or the old one stays. */
bool file_write(const char *path, const char *text, size_t n, Text *why);

/* A file that was made is not lost with the machine's power: its folder goes to the disk. False:
 * errno says why. */
bool file_sync_folder(const char *path);

#endif
