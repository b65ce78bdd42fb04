/* `orrery rules`: looks rules up in the embedded catalogues, by id, by section, or by words. */
#include <stdio.h>

#include "cli/args.h"
#include "cli/catalogue.h"
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/names.h"
#include "cli/screen.h"

int cmd_rules(int argc, char **argv)
{
    ArgWords word = { .n = 0 };
    const char *code = "en";
    const Arg arg[] = { arg_text("lang", 'l', &code, "en|ru", "language (en)") };
    const ArgTable table = { .command = "rules",
                             .usage = "GAME [ID | SECTION | WORDS...]",
                             .about = "Looks a rule up: by its id (SB-13.1 or 13.1), a section by "
                                      "its number (13), or the rules that hold all the words.\n"
                                      "With the game alone: the list of sections.",
                             .arg = arg,
                             .args = sizeof arg / sizeof arg[0],
                             .word = &word,
                             .words_min = 1,
                             .words_max = ARG_WORDS_MAX };
    int status;
    if (!args_read(&table, argc, argv, &status))
        return status;
    char buf[512] = "";
    Text why = text_over(buf);
    Lang lang;
    if (!lang_parse(code, &lang)) {
        names_unknown(&why, "language", code, &(Names){ { "en", "ru" }, 2 });
        return usage_error("rules", "%s", buf);
    }
    const Catalogue *catalogue = catalogue_find(word.at[0], lang);
    if (!catalogue) {
        Names names = { .n = 0 };
        for (const Catalogue *one = catalogues; one->game; one++)
            if (one->lang == LANG_EN)
                names_add(&names, one->game);
        names_unknown(&why, "game with rules here", word.at[0], &names);
        return usage_error("rules", "%s", buf);
    }
    Screen screen = screen_over(stdout, false);
    if (!lookup(catalogue, word.at + 1, word.n - 1, &screen, &why))
        return failure("rules", "%s", buf);
    return EXIT_GOOD;
}
