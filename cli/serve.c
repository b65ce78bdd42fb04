/* `orrery serve`: the server; `orrery backup`: a copy of its store while it runs. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "server/server.h"
#include "store/store.h"

#include "cli/args.h"
#include "cli/catalogue.h"
#include "cli/commands.h"

enum { PATH_BYTES = 1024, WHY_BYTES = 512 };

/* The store in the user's data folder, which is made if it is not there. */
static void default_db(Text *path)
{
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    if (data && data[0])
        text_fmt(path, "%s", data);
    else
        text_fmt(path, "%s/.local/share", home && home[0] ? home : ".");
    text_put(path, "/orrery");
    for (char *slash = strchr(path->at + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = 0;
        mkdir(path->at, 0755);
        *slash = '/';
    }
    mkdir(path->at, 0700);
    text_put(path, "/orrery.db");
}

static bool find_rule(const char *game, Lang lang, const char *id, Text *out)
{
    Passage rule = rule_find(game, lang, id);
    if (!rule.at)
        return false;
    text_plain(out, rule);
    return true;
}

static void say_ready(const char *host, int port)
{
    printf("Orrery is at http://%s:%d/\n", host, port);
    fflush(stdout);
}

int cmd_serve(int argc, char **argv)
{
    char path[PATH_BYTES], buf[WHY_BYTES];
    Text db = text_over(path), why = text_over(buf);
    long long port = 8080, threads = 1;
    const char *given = NULL, *host = "127.0.0.1", *web = NULL;
    bool open = false, generous = false;
    const Arg arg[] = {
        { .name = "db", .text = &given, .value = "FILE", .help = "the store (SQLite)" },
        arg_number("port", 'p', &port, 0, 65535, "N", "the port; 0: any that is free"),
        { .name = "host", .text = &host, .value = "ADDRESS", .help = "where to listen" },
        { .name = "web", .text = &web, .value = "FOLDER", .help = "the built page" },
        arg_number("threads", 't', &threads, 1, 16, "N", "for bots to think on"),
        arg_flag("tls", 0, &open, "stands behind TLS: cookies are Secure"),
        arg_flag("no-limits", 0, &generous, "no limits by address, for load tests"),
    };
    const ArgTable table = { .command = "serve",
                             .usage = "[options]",
                             .about = "Serves the page and its tables until it is stopped.",
                             .arg = arg,
                             .args = sizeof arg / sizeof *arg };
    int status;
    if (!args_read(&table, argc, argv, &status))
        return status;
    if (!given)
        default_db(&db);
    ServerOptions options = { .host = host,
                              .db = given ? given : path,
                              .web = web,
                              .port = (int)port,
                              .threads = (int)threads,
                              .is_open = open,
                              .is_generous = generous,
                              .rule = find_rule,
                              .ready = say_ready };
    if (!server_run(&options, &why))
        return failure("serve", "%s", buf);
    return EXIT_GOOD;
}

int cmd_backup(int argc, char **argv)
{
    char path[PATH_BYTES], buf[WHY_BYTES];
    Text db = text_over(path), why = text_over(buf);
    const char *given = NULL;
    ArgWords word = { .n = 0 };
    const Arg arg[] = { { .name = "db", .text = &given, .value = "FILE", .help = "the store" } };
    const ArgTable table = { .command = "backup",
                             .usage = "FILE [--db FILE]",
                             .about = "Copies a store, also while a server uses it, into a file.",
                             .arg = arg,
                             .args = 1,
                             .word = &word,
                             .words_min = 1,
                             .words_max = 1 };
    int status;
    Store *store;
    if (!args_read(&table, argc, argv, &status))
        return status;
    if (!given)
        default_db(&db);
    bool ok = store_open(given ? given : path, &store, &why);
    if (ok) {
        ok = store_backup(store, word.at[0], &why);
        store_close(store);
    }
    return ok ? EXIT_GOOD : failure("backup", "%s", buf);
}
