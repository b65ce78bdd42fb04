/* Static files from memory. Names with a hash in them (assets/) never change and are kept for a year;
 * the page itself is asked for again each time, by its tag. FILE.gz beside FILE is its compressed
 * form. */
#include "server/files.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

enum { FILES_MAX = 512, FILE_BYTES_MAX = 16 << 20 };

typedef struct File {
    char path[256]; /* "/assets/index-abc.js" */
    unsigned char *bytes;
    size_t length;
    char tag[24];
} File;

struct Files {
    File file[FILES_MAX];
    int n;
};

static const struct {
    const char *ending, *type;
} types[] = {
    { ".html", "text/html; charset=utf-8" },
    { ".js", "text/javascript; charset=utf-8" },
    { ".css", "text/css; charset=utf-8" },
    { ".svg", "image/svg+xml" },
    { ".wasm", "application/wasm" },
    { ".woff2", "font/woff2" },
    { ".json", "application/json" },
    { ".png", "image/png" },
    { ".ico", "image/x-icon" },
    { ".webmanifest", "application/manifest+json" },
    { ".txt", "text/plain; charset=utf-8" },
};

static bool ends_with(const char *path, const char *ending)
{
    size_t n = strlen(path), k = strlen(ending);
    return n >= k && strcmp(path + n - k, ending) == 0;
}

static const char *type_of(const char *path)
{
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (ends_with(path, types[i].ending))
            return types[i].type;
    return "application/octet-stream";
}

static bool read_file(const char *name, File *file)
{
    FILE *in = fopen(name, "rb");
    struct stat info;
    bool ok = in && fstat(fileno(in), &info) == 0 && info.st_size <= FILE_BYTES_MAX;
    if (ok) {
        file->length = (size_t)info.st_size;
        file->bytes = malloc(file->length + 1);
        ok = file->bytes && fread(file->bytes, 1, file->length, in) == file->length;
    }
    if (in)
        fclose(in);
    return ok;
}

static void read_folder(Files *files, const char *folder, const char *prefix)
{
    DIR *dir = opendir(folder);
    for (struct dirent *item; dir && (item = readdir(dir)) && files->n < FILES_MAX;) {
        char name[1024], path[256];
        struct stat info;
        Text full = text_over(name), short_name = text_over(path);
        if (item->d_name[0] == '.')
            continue;
        text_fmt(&full, "%s/%s", folder, item->d_name);
        text_fmt(&short_name, "%s/%s", prefix, item->d_name);
        if (full.full || short_name.full || stat(name, &info) != 0)
            continue;
        if (S_ISDIR(info.st_mode)) {
            read_folder(files, name, path);
            continue;
        }
        File *file = &files->file[files->n];
        if (!read_file(name, file))
            continue;
        memcpy(file->path, path, sizeof path);
        Text tag = text_over(file->tag);
        text_fmt(&tag, "\"%016llx\"", (unsigned long long)XXH3_64bits(file->bytes, file->length));
        files->n++;
    }
    if (dir)
        closedir(dir);
}

Files *files_read(const char *folder)
{
    Files *files = calloc(1, sizeof *files);
    if (files)
        read_folder(files, folder, "");
    if (files && files->n)
        return files;
    files_free(files);
    return NULL;
}

void files_free(Files *files)
{
    for (int i = 0; files && i < files->n; i++)
        free(files->file[i].bytes);
    free(files);
}

static const File *find(const Files *files, const char *path)
{
    for (int i = 0; i < files->n; i++)
        if (strcmp(files->file[i].path, path) == 0)
            return &files->file[i];
    return NULL;
}

bool files_reply(const Files *files, Exchange *exchange, const Request *request)
{
    const File *file = files ? find(files, request->path) : NULL;
    if (files && (!file || ends_with(request->path, ".gz")))
        file = find(files, "/index.html");
    if (!file)
        return false;
    char packed_path[260];
    Text text = text_over(packed_path);
    text_fmt(&text, "%s.gz", file->path);
    const File *packed = strstr(request->encodings, "gzip") ? find(files, packed_path) : NULL;
    const File *body = packed ? packed : file;
    bool same = strcmp(request->match, body->tag) == 0;
    bool lasting = strncmp(file->path, "/assets/", 8) == 0;
    Reply reply = { .status = same ? 304 : 200,
                    .type = type_of(file->path),
                    .cache = lasting ? "public, max-age=31536000, immutable" : "no-cache",
                    .encoding = packed && !same ? "gzip" : NULL,
                    .tag = body->tag,
                    .body = body->bytes,
                    .length = same ? 0 : body->length };
    net_reply(exchange, &reply);
    return true;
}
