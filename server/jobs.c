/* A queue of jobs in, a list of jobs out, a few threads between: one mutex, one condition. */
#include "server/jobs.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

enum { THREADS_MAX = 16 };

struct Jobs {
    pthread_mutex_t lock;
    pthread_cond_t added;
    pthread_t thread[THREADS_MAX];
    int threads, waiting;
    Job *in, **in_last;
    Job *out, **out_last;
    void (*wake)(void *);
    void *context;
    bool stopping;
};

static Job *take(Jobs *jobs)
{
    while (!jobs->in && !jobs->stopping)
        pthread_cond_wait(&jobs->added, &jobs->lock);
    Job *job = jobs->stopping ? NULL : jobs->in;
    if (job) {
        jobs->in = job->next;
        if (!jobs->in)
            jobs->in_last = &jobs->in;
    }
    return job;
}

static void *run(void *argument)
{
    Jobs *jobs = argument;
    pthread_mutex_lock(&jobs->lock);
    for (Job *job = take(jobs); job; job = take(jobs)) {
        pthread_mutex_unlock(&jobs->lock);
        job->work(job);
        pthread_mutex_lock(&jobs->lock);
        job->next = NULL;
        *jobs->out_last = job;
        jobs->out_last = &job->next;
        jobs->wake(jobs->context);
    }
    pthread_mutex_unlock(&jobs->lock);
    return NULL;
}

Jobs *jobs_start(int threads, void (*wake)(void *), void *context)
{
    Jobs *jobs = calloc(1, sizeof *jobs);
    if (!jobs)
        return NULL;
    pthread_mutex_init(&jobs->lock, NULL);
    pthread_cond_init(&jobs->added, NULL);
    jobs->in_last = &jobs->in;
    jobs->out_last = &jobs->out;
    jobs->wake = wake;
    jobs->context = context;
    for (; jobs->threads < threads && jobs->threads < THREADS_MAX; jobs->threads++)
        if (pthread_create(&jobs->thread[jobs->threads], NULL, run, jobs) != 0)
            break;
    return jobs;
}

static void drop_jobs(Job *job)
{
    while (job) {
        Job *next = job->next;
        if (job->drop)
            job->drop(job);
        else
            free(job);
        job = next;
    }
}

void jobs_stop(Jobs *jobs)
{
    if (!jobs)
        return;
    pthread_mutex_lock(&jobs->lock);
    jobs->stopping = true;
    pthread_cond_broadcast(&jobs->added);
    pthread_mutex_unlock(&jobs->lock);
    for (int i = 0; i < jobs->threads; i++)
        pthread_join(jobs->thread[i], NULL);
    pthread_cond_destroy(&jobs->added);
    pthread_mutex_destroy(&jobs->lock);
    drop_jobs(jobs->in);
    drop_jobs(jobs->out);
    free(jobs);
}

void jobs_add(Jobs *jobs, Job *job)
{
    pthread_mutex_lock(&jobs->lock);
    job->next = NULL;
    *jobs->in_last = job;
    jobs->in_last = &job->next;
    jobs->waiting++;
    pthread_cond_signal(&jobs->added);
    pthread_mutex_unlock(&jobs->lock);
}

void jobs_collect(Jobs *jobs, void *app)
{
    pthread_mutex_lock(&jobs->lock);
    Job *job = jobs->out;
    jobs->out = NULL;
    jobs->out_last = &jobs->out;
    for (const Job *j = job; j; j = j->next)
        jobs->waiting--;
    pthread_mutex_unlock(&jobs->lock);
    while (job) {
        Job *next = job->next;
        job->done(job, app);
        job = next;
    }
}

int jobs_waiting(Jobs *jobs)
{
    pthread_mutex_lock(&jobs->lock);
    int n = jobs->waiting;
    pthread_mutex_unlock(&jobs->lock);
    return n;
}
