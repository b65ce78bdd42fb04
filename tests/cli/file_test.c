/* What is written stays after a loss of power: the file and its folder have gone to the disk. The
 * program's own fsync notes what it is asked for. */
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>

#include "tests/cli/command.h"

#include "cli/file.h"
#include "cli/journal.h"

static int folders, files; /* that were synchronised */

int fsync(int file)
{
    struct stat about;
    assert_int_equal(fstat(file, &about), 0);
    if (S_ISDIR(about.st_mode)) {
        struct stat ours;
        assert_int_equal(stat(folder, &ours), 0);
        assert_true(ours.st_ino == about.st_ino && ours.st_dev == about.st_dev);
        folders++;
    } else
        files++;
    return (int)syscall(SYS_fsync, file);
}

static const char *named(const char *name)
{
    static char path[256];
    Text text = text_over(path);
    text_fmt(&text, "%s/%s", folder, name);
    folders = files = 0;
    return path;
}

static void open_and_close(const char *path)
{
    char buf[256];
    Text why = text_over(buf);
    Journal *journal = journal_open(path, "{\"match\":\"tiny\"}", 2, 4, &why);
    assert_string_equal(buf, "");
    assert_non_null(journal);
    journal_close(journal);
}

static void a_new_journal(void **state)
{
    (void)state;
    const char *path = named("journal");
    open_and_close(path);
    assert_int_equal(folders, 1);
    assert_true(files > 0);
    open_and_close(path); /* it is there: nothing new */
    assert_int_equal(folders, 1);
}

/* Killed when the file was made and nothing was written: it may not be in its folder for good. */
static void an_empty_journal(void **state)
{
    (void)state;
    const char *path = named("empty");
    assert_int_equal(close(open(path, O_CREAT | O_WRONLY, 0600)), 0);
    open_and_close(path);
    assert_int_equal(folders, 1);
}

static void a_whole_file(void **state)
{
    (void)state;
    char buf[256];
    Text why = text_over(buf);
    assert_true(file_write(named("whole"), "text", 4, &why));
    assert_int_equal(files, 1);
    assert_int_equal(folders, 1);
    gives("cat $T/whole; ls $T | grep -c new", 1, "text0\n");
}

static void a_file_without_a_folder_in_its_name(void **state)
{
    (void)state;
    char before[4096];
    assert_non_null(getcwd(before, sizeof before));
    assert_int_equal(chdir(folder), 0);
    folders = 0;
    assert_true(file_sync_folder("anything"));
    assert_int_equal(folders, 1);
    assert_int_equal(chdir(before), 0);
    assert_false(file_sync_folder("/nowhere/at/all"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "a new journal", .test_func = a_new_journal },
        { .name = "an empty journal", .test_func = an_empty_journal },
        { .name = "a whole file", .test_func = a_whole_file },
        { .name = "a file without a folder in its name",
          .test_func = a_file_without_a_folder_in_its_name },
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
