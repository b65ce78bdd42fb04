/* Work that must not hold up the network: done on threads, taken back by the network's thread. Jobs
 * are whole values; nobody shares anything while one is under way. */
#ifndef SERVER_JOBS_H
#define SERVER_JOBS_H

typedef struct Jobs Jobs;
typedef struct Job Job;

struct Job {
    void (*work)(Job *job);            /* on a thread */
    void (*done)(Job *job, void *app); /* on the network's thread; frees it, or keeps it */
    void (*drop)(Job *job);            /* instead of done when all ends; NULL: it is freed */
    Job *next;
};

/* `wake` is called on a thread whenever a job is ready to be taken back. */
Jobs *jobs_start(int threads, void (*wake)(void *context), void *context);

/* Finishes what is under way, drops the rest (their done is not called), ends the threads. */
void jobs_stop(Jobs *jobs);

void jobs_add(Jobs *jobs, Job *job);

/* Calls done of all that are ready. */
void jobs_collect(Jobs *jobs, void *app);

/* How many wait or are under way. */
int jobs_waiting(Jobs *jobs);

#endif
