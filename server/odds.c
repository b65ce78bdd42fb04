/* Odds of battles for whoever asks: a pure function of the question, reckoned on a thread of its own within a
 * fixed budget, so that neither the network nor the bots wait for it. The latest answers are kept. */
#include <stdlib.h>
#include <string.h>

#include "ai/odds.h"
#include "games/registry.h"
#include "server/app.h"
#include "server/clock.h"

enum { QUESTION_BYTES = 4096, ANSWER_BYTES = 2048, ANSWERS_KEPT = 64, WAITING_MOST = 32 };

/* About a third of a second at most. */
static const OddsBudget budget = {
    .positions = 4000, .branches = 40000, .flows = 10000000, .rolls = 300000, .samples = 4000
};

typedef struct Question {
    const Game *game;
    size_t length;
    char text[QUESTION_BYTES];
} Question;

typedef struct Answer {
    Question question;
    int status;
    size_t length;
    char text[ANSWER_BYTES];
} Answer;

struct OddsKept {
    Answer answer[ANSWERS_KEPT];
    int next; /* the oldest, replaced next */
};

typedef struct Reckoning {
    Job job;
    Exchange *exchange;
    Answer answer;
} Reckoning;

static void reckon(Job *job)
{
    Answer *answer = &((Reckoning *)job)->answer;
    const Question *question = &answer->question;
    char buf[256];
    Text why = text_over(buf), text = text_over(answer->text);
    Json json;
    Odds odds;
    json_writer(&json, &text);
    bool ok =
        odds_of(question->game, json_root(question->text, question->length), &budget, &odds, &why);
    answer->status = ok ? 200 : 400;
    if (ok) {
        odds_write(&odds, &json);
    } else {
        json_object_begin(&json);
        json_key_str(&json, "error", buf);
        json_object_end(&json);
    }
    answer->length = text.len;
}

static void reckoned(Job *job, void *context)
{
    App *app = context;
    Reckoning *reckoning = (Reckoning *)job;
    const Answer *answer = &reckoning->answer;
    reply_json(reckoning->exchange, answer->status, answer->text, answer->length);
    app->odds->answer[app->odds->next] = *answer;
    app->odds->next = (app->odds->next + 1) % ANSWERS_KEPT;
    free(reckoning);
}

static const Answer *find_answer(const OddsKept *kept, const Game *game, const Request *request)
{
    for (int i = 0; i < ANSWERS_KEPT; i++) {
        const Question *question = &kept->answer[i].question;
        if (question->game == game && question->length == request->length &&
            memcmp(question->text, request->body, request->length) == 0)
            return &kept->answer[i];
    }
    return NULL;
}

static void ask(App *app, Exchange *exchange, const Request *request, const Game *game)
{
    Reckoning *reckoning =
        jobs_waiting(app->reckoners) < WAITING_MOST ? calloc(1, sizeof *reckoning) : NULL;
    if (!reckoning) {
        reply_error(exchange, 503, "too many battles are being reckoned");
        return;
    }
    reckoning->job.work = reckon;
    reckoning->job.done = reckoned;
    reckoning->exchange = exchange;
    reckoning->answer.question.game = game;
    reckoning->answer.question.length = request->length;
    memcpy(reckoning->answer.question.text, request->body, request->length);
    jobs_add(app->reckoners, &reckoning->job);
}

OddsKept *odds_kept_make(void)
{
    return calloc(1, sizeof(OddsKept));
}

void odds_api(App *app, Exchange *exchange, const Request *request, const char *code)
{
    const Game *game = game_find(code);
    if (!game || !game->battle) {
        reply_error(exchange, 404, "there is no such game with battles");
    } else if (strcmp(request->method, "POST") != 0) {
        reply_error(exchange, 405, "the sides come in a POST");
    } else if (request->length > QUESTION_BYTES) {
        reply_error(exchange, 413, "a battle takes fewer words");
    } else if (!app->is_generous &&
               !limits_take(app->limits, "odds", request->address, 40, 4, clock_us())) {
        app->metrics.refused[REFUSED_RATE]++;
        reply_error(exchange, 429, "too many requests");
    } else {
        const Answer *known = find_answer(app->odds, game, request);
        if (known)
            reply_json(exchange, known->status, known->text, known->length);
        else
            ask(app, exchange, request, game);
    }
}
