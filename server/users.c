/* Who somebody is: guests by a random token in a cookie, accounts by name and password. The store has
 * the token's hash alone. Passwords are hashed on a worker. */
#include <stdlib.h>
#include <string.h>

#include "server/app.h"
#include "server/clock.h"

enum { NAME_MOST = 32, PASSWORD_LEAST = 8, PASSWORD_MOST = 200 };

static void cookie_token(const Request *request, char out[SECRET_TOKEN_BYTES])
{
    const char *at = request->cookie;
    out[0] = 0;
    while (at && *at) {
        while (*at == ' ' || *at == ';')
            at++;
        if (strncmp(at, "orrery=", 7) == 0) {
            Text token = text_make(out, SECRET_TOKEN_BYTES);
            text_put_n(&token, at + 7, strcspn(at + 7, "; "));
            return;
        }
        at = strchr(at, ';');
    }
}

bool users_find(App *app, const Request *request, StoreUser *user, uint8_t *session)
{
    char token[SECRET_TOKEN_BYTES], buf[128];
    uint8_t hash[SECRET_BYTES];
    Text why = text_over(buf);
    cookie_token(request, token);
    if (strlen(token) != SECRET_TOKEN_BYTES - 1)
        return false;
    secrets_hash(token, strlen(token), hash);
    if (session)
        memcpy(session, hash, sizeof hash);
    return store_session(app->reader, hash, user, &why);
}

/* ---- a new session ---- */

/* A reply that waits for the store, with the cookie it sets. */
typedef struct Welcome {
    Exchange *exchange;
    char cookie[256];
    char json[512];
    size_t length;
} Welcome;

static void write_me(const StoreUser *user, Text *out)
{
    Json json;
    json_writer(&json, out);
    json_object_begin(&json);
    json_key_str(&json, "user", user->id);
    json_key_str(&json, "name", user->name);
    json_key_bool(&json, "guest", !user->password[0]);
    json_object_end(&json);
}

static void welcome_done(Batch *batch, void *app)
{
    Welcome *welcome = batch->context;
    const StoreWrite *first = &batch->write[0];
    if (batch->ok && first->kind == STORE_END_SESSION)
        guests_dismiss(app, batch->user.id, first->hash);
    else if (batch->ok && first->kind == STORE_END_SESSIONS)
        guests_dismiss(app, batch->user.id, NULL);
    Reply reply = { .status = batch->ok ? 200 : 503,
                    .type = "application/json",
                    .cookie = batch->ok && welcome->cookie[0] ? welcome->cookie : NULL,
                    .body = batch->ok ? welcome->json : "{\"error\":\"try again\"}",
                    .length = batch->ok ? welcome->length : 21 };
    if (!batch->ok)
        app_fault("a user was not written", "", 0, batch->why);
    net_reply(welcome->exchange, &reply);
    free(welcome);
    batch_free(batch);
}

static Batch *begin(Exchange *exchange, const StoreUser *user)
{
    Welcome *welcome = calloc(1, sizeof *welcome);
    Batch *batch = welcome ? batch_new(welcome_done, welcome, 0) : NULL;
    if (!batch) {
        free(welcome);
        reply_error(exchange, 503, "try again");
        return NULL;
    }
    Text text = text_over(welcome->json);
    write_me(user, &text);
    welcome->length = text.len;
    welcome->exchange = exchange;
    batch->user = *user;
    return batch;
}

static void add_session(App *app, Batch *batch)
{
    char token[SECRET_TOKEN_BYTES];
    Welcome *welcome = batch->context;
    StoreWrite *write = batch_add(batch, STORE_NEW_SESSION, batch->user.id);
    Text cookie = text_over(welcome->cookie);
    secrets_token(token);
    secrets_hash(token, strlen(token), write->hash);
    text_fmt(&cookie, "orrery=%s; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax%s", token,
             app->is_open ? "; Secure" : "");
}

/* The language that a browser would rather have, of ours. */
static Lang preferred(const Request *request)
{
    return strncmp(request->languages, "ru", 2) == 0 ? LANG_RU : LANG_EN;
}

void users_welcome(App *app, Exchange *exchange, const Request *request)
{
    static const char *const guest[LANGS] = { [LANG_EN] = "Guest", [LANG_RU] = "Гость" };
    StoreUser user = { .made_ms = clock_ms() };
    uint16_t number;
    Text name = text_over(user.name);
    if (!app->is_generous &&
        !limits_take(app->limits, "guest", request->address, 30, 0.2, clock_us())) {
        app->metrics.refused[REFUSED_RATE]++;
        reply_error(exchange, 429, "too many new guests from this address");
        return;
    }
    secrets_id('u', user.id);
    secrets_random(&number, sizeof number);
    text_fmt(&name, "%s %d", guest[preferred(request)], 1000 + number % 9000);
    Batch *batch = begin(exchange, &user);
    if (!batch)
        return;
    batch_add(batch, STORE_NEW_USER, user.id)->new_user = &batch->user;
    add_session(app, batch);
    commit_add(app->committer, batch);
}

/* ---- accounts ---- */

/* Letters, digits and a few marks; no control characters; at most 32. */
bool name_is_good(const char *name)
{
    size_t n = strlen(name), bytes = 0;
    int letters = 0;
    if (!n || name[0] == ' ' || name[n - 1] == ' ')
        return false;
    while (bytes < n) {
        uint32_t point;
        int length = utf8_read(name + bytes, n - bytes, &point);
        if (!length || point < ' ' || (point >= 0x7f && point < 0xa0) || point == '"' ||
            point == '\\' || point == '<' || point == 0x202e || point == 0x2066)
            return false;
        bytes += (size_t)length;
        letters++;
    }
    return letters <= NAME_MOST && n < TABLE_NAME_BYTES;
}

typedef struct Hashing {
    Job job;
    Exchange *exchange;
    StoreUser user;
    char password[PASSWORD_MOST + 1];
    bool registers, ok;
} Hashing;

static void hash_password(Job *job)
{
    Hashing *hashing = (Hashing *)job;
    if (hashing->registers)
        hashing->ok = secrets_password(hashing->password, hashing->user.password);
    else
        hashing->ok = secrets_password_fits(hashing->user.password, hashing->password);
    memset(hashing->password, 0, sizeof hashing->password);
}

static void finish_register(App *app, Hashing *hashing)
{
    StoreUser other;
    char buf[128];
    Text why = text_over(buf);
    if (store_user_by_name(app->reader, hashing->user.name, &other, &why)) {
        reply_error(hashing->exchange, 409, "that name is taken");
        return;
    }
    Batch *batch = begin(hashing->exchange, &hashing->user);
    if (!batch)
        return;
    batch_add(batch, STORE_SAVE_USER, hashing->user.id)->new_user = &batch->user;
    commit_add(app->committer, batch);
}

static void hashed(Job *job, void *context)
{
    App *app = context;
    Hashing *hashing = (Hashing *)job;
    if (!hashing->ok) {
        app->metrics.refused[REFUSED_LOGIN]++;
        reply_error(hashing->exchange, 401, "the name or the password is not right");
    } else if (hashing->registers) {
        finish_register(app, hashing);
    } else {
        Batch *batch = begin(hashing->exchange, &hashing->user);
        if (batch) {
            add_session(app, batch);
            commit_add(app->committer, batch);
        }
    }
    free(hashing);
}

static bool read_account(const Request *request, char *name, char *password)
{
    JsonValue body = json_root(request->body, request->length);
    size_t n;
    return json_to_str(json_get(body, "name"), name, TABLE_NAME_BYTES, NULL) &&
           name_is_good(name) &&
           json_to_str(json_get(body, "password"), password, PASSWORD_MOST + 1, &n) &&
           n >= PASSWORD_LEAST;
}

static void enter(App *app, Exchange *exchange, const Request *request, const StoreUser *me,
                  bool registers)
{
    enum { WAITING_MOST = 64 };
    char name[TABLE_NAME_BYTES] = "", folded[TABLE_NAME_BYTES], buf[128];
    Text why = text_over(buf);
    int64_t now = clock_us();
    if (registers && me->password[0]) {
        reply_error(exchange, 409, "you have an account");
        return;
    }
    Hashing *hashing = calloc(1, sizeof *hashing);
    if (!hashing || !read_account(request, name, hashing->password)) {
        free(hashing);
        reply_error(exchange, 400, "a name of 1 to 32 characters and a password of 8 to 200");
        return;
    }
    /* guessing is slowed by name and by address, whether or not the name exists */
    store_fold_name(name, folded);
    if (!limits_take(app->limits, "name", folded, 8, 1.0 / 30, now) ||
        !limits_take(app->limits, "address", request->address, 20, 1.0 / 10, now) ||
        jobs_waiting(app->hashers) >= WAITING_MOST) {
        free(hashing);
        app->metrics.refused[REFUSED_RATE]++;
        reply_error(exchange, 429, "too many tries; wait a minute");
        return;
    }
    hashing->job.work = hash_password;
    hashing->job.done = hashed;
    hashing->exchange = exchange;
    hashing->registers = registers;
    if (registers) {
        hashing->user = *me;
        Text text = text_over(hashing->user.name);
        text_put(&text, name);
    } else if (!store_user_by_name(app->reader, name, &hashing->user, &why)) {
        /* an unknown name takes as long as a wrong password */
        static const char nobody[] = "$argon2id$v=19$m=65536,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$"
                                     "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
        memcpy(hashing->user.password, nobody, sizeof nobody);
    }
    jobs_add(app->hashers, &hashing->job);
}

static void rename_guest(App *app, Exchange *exchange, const Request *request, StoreUser *me)
{
    char name[TABLE_NAME_BYTES];
    JsonValue body = json_root(request->body, request->length);
    if (!json_to_str(json_get(body, "name"), name, sizeof name, NULL) || !name_is_good(name)) {
        reply_error(exchange, 400, "a name has 1 to 32 characters");
        return;
    }
    if (me->password[0]) {
        reply_error(exchange, 409, "an account keeps its name");
        return;
    }
    Text text = text_over(me->name);
    text_put(&text, name);
    Batch *batch = begin(exchange, me);
    if (!batch)
        return;
    batch_add(batch, STORE_SAVE_USER, me->id)->new_user = &batch->user;
    commit_add(app->committer, batch);
}

static void log_out(App *app, Exchange *exchange, const Request *request, const StoreUser *me)
{
    char token[SECRET_TOKEN_BYTES];
    bool all = false;
    JsonValue body = json_root(request->body, request->length);
    json_to_bool(json_get(body, "all"), &all);
    Batch *batch = begin(exchange, me);
    if (!batch)
        return;
    Welcome *welcome = batch->context;
    Text cookie = text_over(welcome->cookie);
    text_put(&cookie, "orrery=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
    if (all) {
        batch_add(batch, STORE_END_SESSIONS, me->id);
    } else {
        cookie_token(request, token);
        StoreWrite *write = batch_add(batch, STORE_END_SESSION, me->id);
        secrets_hash(token, strlen(token), write->hash);
    }
    commit_add(app->committer, batch);
}

void users_api(App *app, Exchange *exchange, const Request *request, const char *path)
{
    StoreUser me;
    bool known = users_find(app, request, &me, NULL), posts = strcmp(request->method, "POST") == 0;
    if (strcmp(path, "me") == 0 && !posts) {
        char buf[512];
        Text text = text_over(buf);
        if (!known) {
            users_welcome(app, exchange, request);
            return;
        }
        write_me(&me, &text);
        reply_json(exchange, 200, buf, text.len);
    } else if (!posts) {
        reply_error(exchange, 404, "there is nothing here");
    } else if (strcmp(path, "login") == 0) {
        enter(app, exchange, request, NULL, false);
    } else if (!known) {
        reply_error(exchange, 401, "who are you? ask for /api/me first");
    } else if (strcmp(path, "me") == 0) {
        rename_guest(app, exchange, request, &me);
    } else if (strcmp(path, "register") == 0) {
        enter(app, exchange, request, &me, true);
    } else {
        log_out(app, exchange, request, &me);
    }
}
