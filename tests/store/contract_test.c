/* The contract of a store, whichever stands behind the interface. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <cmocka.h>
#include <sqlite3.h>

#include "store/store.h"

typedef struct Place {
    char folder[64], path[96], copy[96];
    Store *store;
    char why_text[256];
    Text why;
} Place;

static int open_place(void **context)
{
    Place *place = calloc(1, sizeof *place);
    Text folder = text_over(place->folder), path = text_over(place->path),
         copy = text_over(place->copy);
    text_put(&folder, "/tmp/orrery-store-XXXXXX");
    assert_non_null(mkdtemp(place->folder));
    text_fmt(&path, "%s/a.db", place->folder);
    text_fmt(&copy, "%s/b.db", place->folder);
    place->why = text_over(place->why_text);
    if (!store_open(place->path, &place->store, &place->why))
        fail_msg("%s", place->why_text);
    *context = place;
    return 0;
}

static int close_place(void **context)
{
    Place *place = *context;
    char file[128];
    store_close(place->store);
    for (const char *const *ending = (const char *const[]){ "", "-wal", "-shm", NULL }; *ending;
         ending++)
        for (int i = 0; i < 2; i++) {
            snprintf(file, sizeof file, "%s%s", i ? place->copy : place->path, *ending);
            unlink(file);
        }
    rmdir(place->folder);
    free(place);
    return 0;
}

static StoreUser user_of(const char *id, const char *name, const char *password)
{
    StoreUser user = { .made_ms = 5 };
    snprintf(user.id, sizeof user.id, "%s", id);
    snprintf(user.name, sizeof user.name, "%s", name);
    snprintf(user.password, sizeof user.password, "%s", password);
    return user;
}

static StoreGame game_of(const char *id, int64_t last)
{
    StoreGame game = { .rules_version = 3, .is_public = true, .made_ms = 1, .last_ms = last };
    snprintf(game.id, sizeof game.id, "%s", id);
    snprintf(game.game, sizeof game.game, "tiny");
    snprintf(game.header, sizeof game.header, "{\"game\":\"tiny\"}");
    snprintf(game.summary, sizeof game.summary, "{}");
    for (int i = 0; i < 32; i++)
        game.secret[i] = (uint8_t)i;
    return game;
}

static Entry entry_of(int number, const char *text)
{
    Entry entry = { .number = number, .time_ms = 100 + number, .kind = ENTRY_MOVE, .seat = 1 };
    snprintf(entry.id, sizeof entry.id, "m%d", number);
    snprintf(entry.text, sizeof entry.text, "%s", text);
    return entry;
}

static StoreWrite write_of(StoreWriteKind kind, const char *id)
{
    StoreWrite write = { .kind = kind };
    snprintf(write.id, sizeof write.id, "%s", id);
    return write;
}

static bool add_user(Place *place, const StoreUser *user)
{
    StoreWrite write = write_of(STORE_NEW_USER, user->id);
    write.new_user = user;
    text_clear(&place->why);
    return store_write(place->store, &write, 1, &place->why);
}

static bool add_game(Place *place, const StoreGame *game)
{
    StoreWrite write = write_of(STORE_NEW_GAME, game->id);
    write.game = game;
    text_clear(&place->why);
    return store_write(place->store, &write, 1, &place->why);
}

static bool save_game(Place *place, const StoreGame *game)
{
    StoreWrite write = write_of(STORE_SAVE_GAME, game->id);
    write.game = game;
    return store_write(place->store, &write, 1, &place->why);
}

static void reopen(Place *place)
{
    store_close(place->store);
    assert_true(store_open(place->path, &place->store, &place->why));
}

/* ---- entries ---- */

typedef struct Log {
    Entry entry[16];
    int n;
} Log;

static bool collect_entry(void *context, const Entry *entry, uint64_t hash)
{
    Log *log = context;
    assert_int_equal(hash, 7000 + entry->number);
    log->entry[log->n++] = *entry;
    return log->n < 16;
}

static void entries_come_back_in_order(void **context)
{
    Place *place = *context;
    StoreGame game = game_of("t1", 1);
    assert_true(add_game(place, &game));
    Entry entry[3] = { entry_of(1, "one"), entry_of(2, "two \"quoted\" и ещё"), entry_of(3, "") };
    StoreWrite write[3];
    for (int i = 0; i < 3; i++) {
        write[i] = write_of(STORE_ENTRY, "t1");
        write[i].entry = &entry[i];
        write[i].state_hash = 7001 + (uint64_t)i;
    }
    assert_true(store_write(place->store, write, 3, &place->why));
    reopen(place);
    Log log = { .n = 0 };
    assert_true(store_entries(place->store, "t1", 1, collect_entry, &log, &place->why));
    assert_int_equal(log.n, 2);
    assert_int_equal(log.entry[0].number, 2);
    assert_int_equal(log.entry[0].time_ms, 102);
    assert_int_equal(log.entry[0].kind, ENTRY_MOVE);
    assert_int_equal(log.entry[0].seat, 1);
    assert_string_equal(log.entry[0].id, "m2");
    assert_string_equal(log.entry[0].text, entry[1].text);
    assert_string_equal(log.entry[1].text, "");
}

/* A number comes once a game, and what belongs together is written whole or not at all. */
static void a_number_taken_fails_the_whole_batch(void **context)
{
    Place *place = *context;
    StoreGame game = game_of("t1", 1), other = game_of("t2", 1);
    assert_true(add_game(place, &game));
    Entry first = entry_of(1, "one"), second = entry_of(2, "two"), again = entry_of(1, "other");
    StoreWrite write[3] = { write_of(STORE_ENTRY, "t1") };
    write[0].entry = &first;
    write[0].state_hash = 7001;
    assert_true(store_write(place->store, write, 1, &place->why));
    write[0].entry = &second;
    write[1] = write_of(STORE_NEW_GAME, "t2");
    write[1].game = &other;
    write[2] = write_of(STORE_ENTRY, "t1");
    write[2].entry = &again;
    assert_false(store_write(place->store, write, 3, &place->why));
    assert_true(place->why.len > 0);
    text_clear(&place->why);
    Log log = { .n = 0 };
    assert_true(store_entries(place->store, "t1", 0, collect_entry, &log, &place->why));
    assert_int_equal(log.n, 1);
    assert_string_equal(log.entry[0].text, "one");
    assert_false(store_game(place->store, "t2", &other, &place->why));
    assert_int_equal(place->why.len, 0);
    /* the store goes on */
    assert_true(add_game(place, &other));
}

static void entries_need_their_game(void **context)
{
    Place *place = *context;
    Entry entry = entry_of(1, "one");
    StoreWrite write = write_of(STORE_ENTRY, "t-none");
    write.entry = &entry;
    assert_false(store_write(place->store, &write, 1, &place->why));
}

/* ---- games and lists ---- */

typedef struct Names {
    char text[256];
    Text out;
    int most;
} Names;

static bool collect_name(void *context, const StoreGame *game)
{
    Names *names = context;
    text_fmt(&names->out, "%s ", game->id);
    return --names->most > 0;
}

static const char *list(Place *place, StoreList which, const char *user, int64_t before, int most)
{
    static Names names;
    names = (Names){ .most = 100 };
    names.out = text_over(names.text);
    assert_true(
        store_list(place->store, which, user, "", before, most, collect_name, &names, &place->why));
    return names.text;
}

static void seat_user(Place *place, const char *game, int seat, const char *user)
{
    StoreWrite write = write_of(STORE_SEAT, game);
    write.number = seat;
    snprintf(write.user, sizeof write.user, "%s", user);
    assert_true(store_write(place->store, &write, 1, &place->why));
}

static void a_game_is_kept_as_it_was(void **context)
{
    Place *place = *context;
    StoreGame game = game_of("t1", 44), got;
    assert_true(add_game(place, &game));
    game.started = true;
    game.due_ms = 99;
    game.waiting = 5;
    assert_true(save_game(place, &game));
    reopen(place);
    assert_true(store_game(place->store, "t1", &got, &place->why));
    assert_true(got.started && !got.over && got.is_public);
    assert_int_equal(got.due_ms, 99);
    assert_int_equal(got.waiting, 5);
    assert_int_equal(got.rules_version, 3);
    assert_memory_equal(got.secret, game.secret, sizeof got.secret);
    assert_string_equal(got.header, game.header);
}

static void lists_are_newest_first(void **context)
{
    Place *place = *context;
    for (int i = 1; i <= 6; i++) {
        char id[8];
        snprintf(id, sizeof id, "t%d", i);
        StoreGame game = game_of(id, 100 * i);
        game.started = i > 2;
        game.over = i > 4;
        game.is_public = i != 4;
        assert_true(add_game(place, &game));
    }
    seat_user(place, "t1", 0, "u1");
    seat_user(place, "t4", 0, "u1");
    seat_user(place, "t4", 1, "u2");
    assert_string_equal(list(place, LIST_OPEN, "u1", 0, 50), "t2 t1 ");
    assert_string_equal(list(place, LIST_LIVE, "u1", 0, 50), "t3 "); /* t4 is private */
    assert_string_equal(list(place, LIST_FINISHED, "u1", 0, 50), "t6 t5 ");
    assert_string_equal(list(place, LIST_FINISHED, "u1", 600, 50), "t5 ");
    assert_string_equal(list(place, LIST_FINISHED, "u1", 0, 1), "t6 ");
    assert_string_equal(list(place, LIST_MINE, "u1", 0, 50), "t4 t1 ");
    assert_int_equal(store_count(place->store, "u1", 50, &place->why), 2);
    assert_int_equal(store_count(place->store, "u1", 1, &place->why), 1);
    assert_int_equal(store_count(place->store, "u9", 50, &place->why), 0);
    seat_user(place, "t4", 0, "");
    assert_string_equal(list(place, LIST_MINE, "u1", 0, 50), "t1 ");
    assert_string_equal(list(place, LIST_MINE, "u2", 0, 50), "t4 ");
}

static void due_games_come_most_urgent_first(void **context)
{
    Place *place = *context;
    static const int64_t due[] = { 500, 0, 1, 300, 1, 900 };
    for (int i = 0; i < 6; i++) {
        char id[8];
        snprintf(id, sizeof id, "t%d", i);
        StoreGame game = game_of(id, 1);
        game.due_ms = due[i];
        assert_true(add_game(place, &game));
    }
    Names names = { .most = 100 };
    names.out = text_over(names.text);
    StoreDue after = { 0 };
    assert_true(store_due(place->store, 500, 2, &after, collect_name, &names, &place->why));
    assert_string_equal(names.text, "t2 t4 ");
    assert_true(store_due(place->store, 500, 2, &after, collect_name, &names, &place->why));
    assert_string_equal(names.text, "t2 t4 t3 t0 ");
    assert_true(store_due(place->store, 500, 2, &after, collect_name, &names, &place->why));
    assert_string_equal(names.text, "t2 t4 t3 t0 ");
}

static void the_last_position_is_found(void **context)
{
    Place *place = *context;
    StoreGame game = game_of("t1", 1);
    char buf[64];
    Text json = text_over(buf);
    int number, version;
    assert_true(add_game(place, &game));
    assert_false(store_position(place->store, "t1", 99, &number, &version, &json, &place->why));
    for (int i = 16; i <= 48; i += 16) {
        StoreWrite write = write_of(STORE_POSITION, "t1");
        write.number = i;
        write.rules_version = i / 16;
        write.text = i == 32 ? "{\"at\":32}" : "{}";
        assert_true(store_write(place->store, &write, 1, &place->why));
    }
    assert_true(store_position(place->store, "t1", 47, &number, &version, &json, &place->why));
    assert_int_equal(number, 32);
    assert_int_equal(version, 2);
    assert_string_equal(buf, "{\"at\":32}");
    assert_false(store_position(place->store, "t1", 15, &number, &version, &json, &place->why));
}

/* ---- users ---- */

static void names_of_accounts_are_unique(void **context)
{
    Place *place = *context;
    StoreUser guest = user_of("u1", "Mira", ""), other = user_of("u2", "Mira", "");
    StoreUser account = user_of("u3", "mira", "hash"), clash = user_of("u4", "MIRA", "hash"), got;
    StoreUser russian = user_of("u5", "Мира Ёлкина", "hash");
    StoreUser same = user_of("u6", "мира ёлкина", "hash");
    assert_true(add_user(place, &guest) && add_user(place, &other) && add_user(place, &account));
    assert_false(add_user(place, &clash));
    assert_true(add_user(place, &russian));
    assert_false(add_user(place, &same));
    text_clear(&place->why);
    assert_true(store_user_by_name(place->store, "MiRa", &got, &place->why));
    assert_string_equal(got.id, "u3");
    assert_true(store_user_by_name(place->store, "МИРА ЁЛКИНА", &got, &place->why));
    assert_string_equal(got.id, "u5");
    assert_false(store_user_by_name(place->store, "vera", &got, &place->why));
    assert_int_equal(place->why.len, 0);
}

static void a_guest_becomes_an_account(void **context)
{
    Place *place = *context;
    StoreUser user = user_of("u1", "Guest 1", ""), got;
    assert_true(add_user(place, &user));
    user = user_of("u1", "Mira", "hash");
    StoreWrite write = write_of(STORE_SAVE_USER, "u1");
    write.new_user = &user;
    assert_true(store_write(place->store, &write, 1, &place->why));
    assert_true(store_user(place->store, "u1", &got, &place->why));
    assert_string_equal(got.name, "Mira");
    assert_string_equal(got.password, "hash");
}

static bool session_of(Place *place, int n)
{
    StoreUser got;
    uint8_t hash[STORE_HASH_BYTES] = { (uint8_t)n };
    return store_session(place->store, hash, &got, &place->why);
}

static void sessions_can_be_ended(void **context)
{
    Place *place = *context;
    StoreUser user = user_of("u1", "Mira", "");
    assert_true(add_user(place, &user));
    for (int i = 1; i <= 3; i++) {
        StoreWrite write = write_of(STORE_NEW_SESSION, "u1");
        write.hash[0] = (uint8_t)i;
        assert_true(store_write(place->store, &write, 1, &place->why));
    }
    assert_true(session_of(place, 1) && session_of(place, 2) && !session_of(place, 4));
    StoreWrite end = write_of(STORE_END_SESSION, "u1");
    end.hash[0] = 2;
    assert_true(store_write(place->store, &end, 1, &place->why));
    assert_true(session_of(place, 1) && !session_of(place, 2));
    end = write_of(STORE_END_SESSIONS, "u1");
    assert_true(store_write(place->store, &end, 1, &place->why));
    assert_false(session_of(place, 1) || session_of(place, 3));
}

/* ---- the file ---- */

static void a_backup_is_a_store(void **context)
{
    Place *place = *context;
    Store *copy;
    StoreGame game = game_of("t1", 1), got;
    assert_true(add_game(place, &game));
    assert_true(store_backup(place->store, place->copy, &place->why));
    StoreGame later = game_of("t2", 1);
    assert_true(add_game(place, &later));
    assert_true(store_open(place->copy, &copy, &place->why));
    assert_true(store_game(copy, "t1", &got, &place->why));
    assert_false(store_game(copy, "t2", &got, &place->why));
    store_close(copy);
}

static void a_newer_store_is_refused(void **context)
{
    Place *place = *context;
    sqlite3 *db;
    Store *store;
    assert_int_equal(sqlite3_open(place->path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, "PRAGMA user_version = 999", NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
    assert_false(store_open(place->path, &store, &place->why));
    assert_null(store);
    assert_string_equal(place->why_text, "this store was made by a newer Orrery");
}

static void what_is_no_store_is_refused(void **context)
{
    Place *place = *context;
    Store *store;
    FILE *out = fopen(place->copy, "w");
    assert_non_null(out);
    for (int i = 0; i < 1000; i++)
        fputs("this is no database\n", out);
    fclose(out);
    assert_false(store_open(place->copy, &store, &place->why));
    assert_true(place->why.len > 0);
    text_clear(&place->why);
    assert_false(store_open("/nonexistent/folder/a.db", &store, &place->why));
    assert_true(place->why.len > 0);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, open_place, close_place)
    const struct CMUnitTest tests[] = {
        TEST(entries_come_back_in_order),  TEST(a_number_taken_fails_the_whole_batch),
        TEST(entries_need_their_game),     TEST(a_game_is_kept_as_it_was),
        TEST(lists_are_newest_first),      TEST(due_games_come_most_urgent_first),
        TEST(the_last_position_is_found),  TEST(names_of_accounts_are_unique),
        TEST(a_guest_becomes_an_account),  TEST(sessions_can_be_ended),
        TEST(a_backup_is_a_store),         TEST(a_newer_store_is_refused),
        TEST(what_is_no_store_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
