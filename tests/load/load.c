/* The driver of script/load: many tables of four connected persons, a move a second at each, by plain
 * sockets and frames written by hand; for tests alone. Prints one JSON object.
 * Usage: load PORT TABLES SECONDS      plays
 *        load PORT touch FILE          asks once for each table named in the file, then waits for a byte
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

enum { SEATS = 4, ID = 24, COOKIE = 128, MOVE = 64, PERIOD_US = 1000000, LATENCIES = 4000000 };

/* One seat's socket. */
typedef struct Seat {
    int fd, table, seat;
    char *in;
    size_t length, cap;
    long long version;
    char move[MOVE]; /* one of those it may play; empty: it is not asked */
    bool started, sat;
} Seat;

typedef struct Table {
    char id[ID];
    int64_t next_us, sent_us;
    int by; /* the seat whose move is under way, or -1 */
} Table;

static int port, tables;
static Seat *seats;
static Table *table;
static char cookie[SEATS][COOKIE];
static uint32_t *latency_us;
static size_t latencies;
static uint64_t bytes_in, messages_in, refused, moves_sent;
static uint64_t dice = 88172645463325252ull;

static int64_t now_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

static unsigned roll(unsigned n)
{
    dice ^= dice << 13;
    dice ^= dice >> 7;
    dice ^= dice << 17;
    return (unsigned)(dice % n);
}

static void die(const char *what)
{
    fprintf(stderr, "load: %s: %s\n", what, strerror(errno));
    exit(1);
}

static int dial(void)
{
    struct sockaddr_in at = { .sin_family = AF_INET, .sin_port = htons((uint16_t)port) };
    int fd = socket(AF_INET, SOCK_STREAM, 0), on = 1;
    inet_pton(AF_INET, "127.0.0.1", &at.sin_addr);
    if (fd < 0 || connect(fd, (struct sockaddr *)&at, sizeof at) != 0)
        die("connect");
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    return fd;
}

static void put(int fd, const void *bytes, size_t n)
{
    const char *at = bytes;
    while (n) {
        ssize_t sent = write(fd, at, n);
        if (sent < 0 && errno != EAGAIN)
            die("write");
        if (sent > 0) {
            at += sent;
            n -= (size_t)sent;
        }
    }
}

/* ---- HTTP ---- */

/* One request on a connection that is kept; the reply's head and body stay in `out`. */
static void http(int fd, const char *method, const char *path, const char *jar, const char *body,
                 char *out, size_t cap)
{
    char head[1024];
    int n = snprintf(head, sizeof head,
                     "%s %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n%s%s%sContent-Type: "
                     "application/json\r\nContent-Length: %zu\r\n\r\n%s",
                     method, path, port, *jar ? "Cookie: " : "", jar, *jar ? "\r\n" : "",
                     strlen(body), body);
    put(fd, head, (size_t)n);
    size_t got = 0, want = cap;
    while (got < want) {
        ssize_t more = read(fd, out + got, cap - 1 - got);
        if (more <= 0)
            die("read");
        got += (size_t)more;
        out[got] = 0;
        char *end = strstr(out, "\r\n\r\n"), *length = strcasestr(out, "content-length:");
        if (end && length)
            want = (size_t)(end + 4 - out) + strtoul(length + 15, NULL, 10);
    }
}

static void cut(const char *text, const char *after, const char *until, char *out, size_t cap)
{
    const char *at = strstr(text, after);
    if (!at) {
        fprintf(stderr, "load: no %s in %.300s\n", after, text);
        exit(1);
    }
    at += strlen(after);
    snprintf(out, cap, "%.*s", (int)strcspn(at, until), at);
}

static void make_tables(void)
{
    static const char body[] =
        "{\"game\":\"spacebase\",\"players\":4,\"public\":true,\"seats\":[{\"kind\":\"person\"},"
        "{\"kind\":\"open\"},{\"kind\":\"open\"},{\"kind\":\"open\"}]}";
    char out[65536];
    int fd = dial();
    for (int i = 0; i < SEATS; i++) {
        http(fd, "GET", "/api/me", "", "", out, sizeof out);
        cut(out, "set-cookie: ", ";\r", cookie[i], COOKIE);
    }
    for (int i = 0; i < tables; i++) {
        http(fd, "POST", "/api/tables", cookie[0], body, out, sizeof out);
        cut(out, "\"table\":\"", "\"", table[i].id, ID);
    }
    close(fd);
}

/* ---- WebSocket ---- */

static void send_text(int fd, const char *text)
{
    unsigned char frame[1024];
    size_t n = strlen(text), at = 2;
    frame[0] = 0x81;
    frame[1] = (unsigned char)(0x80 | (n < 126 ? n : 126));
    if (n >= 126) {
        frame[at++] = (unsigned char)(n >> 8);
        frame[at++] = (unsigned char)n;
    }
    memset(frame + at, 0, 4); /* a mask of zeros */
    memcpy(frame + at + 4, text, n);
    put(fd, frame, at + 4 + n);
}

static void open_seat(Seat *s, int epoll)
{
    char out[4096], text[256];
    int n = snprintf(out, sizeof out,
                     "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: "
                     "Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                     "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: orrery\r\n"
                     "Cookie: %s\r\n\r\n",
                     port, cookie[s->seat]);
    s->fd = dial();
    put(s->fd, out, (size_t)n);
    size_t got = 0;
    while (got < 4 || memcmp(out + got - 4, "\r\n\r\n", 4) != 0) {
        if (read(s->fd, out + got, 1) != 1)
            die("handshake");
        got++;
    }
    fcntl(s->fd, F_SETFL, O_NONBLOCK);
    struct epoll_event event = { .events = EPOLLIN, .data.ptr = s };
    epoll_ctl(epoll, EPOLL_CTL_ADD, s->fd, &event);
    snprintf(text, sizeof text, "{\"do\":\"watch\",\"table\":\"%s\"}", table[s->table].id);
    send_text(s->fd, text);
}

/* The seat takes one of the moves it was told, at random. */
static void take_moves(Seat *s, const char *text)
{
    int n = 0;
    s->move[0] = 0;
    const char *list = strstr(text, "\"moves\":[");
    for (const char *at = list; at && (at = strstr(at, "{\"move\":\"")); at++)
        if (roll((unsigned)++n) == 0)
            cut(at, "{\"move\":\"", "\"", s->move, MOVE);
}

static void take_text(Seat *s, const char *text, int64_t now)
{
    Table *t = &table[s->table];
    messages_in++;
    if (strncmp(text, "{\"type\":\"state\"", 15) == 0) {
        s->version = strtoll(strstr(text, "\"version\":") + 10, NULL, 10);
        s->started |= strstr(text, "\"started\":true") != NULL;
        take_moves(s, text);
        if (!s->sat && s->seat) {
            char sit[128];
            snprintf(sit, sizeof sit, "{\"do\":\"sit\",\"id\":\"sit\",\"seat\":%d}", s->seat);
            send_text(s->fd, sit);
            s->sat = true;
        }
    } else if (t->by == s->seat && strncmp(text, "{\"type\":\"ok\"", 12) == 0) {
        if (latencies < LATENCIES)
            latency_us[latencies++] = (uint32_t)(now - t->sent_us);
        t->by = -1;
    } else if (strncmp(text, "{\"type\":\"refused\"", 17) == 0) {
        if (refused++ < 3)
            fprintf(stderr, "load: %s\n", text);
        t->by = t->by == s->seat ? -1 : t->by;
    }
}

static void take_frames(Seat *s, int64_t now)
{
    size_t at = 0;
    while (s->length - at >= 2) {
        unsigned char *b = (unsigned char *)s->in + at;
        size_t n = b[1] & 127, head = n < 126 ? 2 : n == 126 ? 4 : 10;
        if (s->length - at < head)
            break;
        if (n >= 126) {
            n = 0;
            for (size_t i = 2; i < head; i++)
                n = n << 8 | b[i];
        }
        if (s->length - at < head + n)
            break;
        unsigned char after = b[head + n];
        b[head + n] = 0;
        if ((b[0] & 15) == 1)
            take_text(s, (char *)b + head, now);
        b[head + n] = after;
        at += head + n;
    }
    memmove(s->in, s->in + at, s->length - at);
    s->length -= at;
}

static void receive(Seat *s)
{
    int64_t now = now_us();
    for (;;) {
        if (s->cap - s->length < 65536) {
            s->cap = s->length + 65536;
            s->in = realloc(s->in, s->cap + 1);
            if (!s->in)
                die("memory");
        }
        ssize_t n = read(s->fd, s->in + s->length, s->cap - s->length);
        if (n < 0 && errno == EAGAIN)
            break;
        if (n <= 0) {
            fprintf(stderr, "load: the server closed a socket: %.*s\n", (int)s->length, s->in);
            exit(1);
        }
        bytes_in += (uint64_t)n;
        s->length += (size_t)n;
        take_frames(s, now);
        if ((size_t)n < 65536)
            break;
    }
    if (s->length == 0) { /* 8,000 buffers of 64 KiB would be much */
        free(s->in);
        s->in = NULL;
        s->cap = 0;
    }
}

static void poll_for(int epoll, int ms)
{
    struct epoll_event event[512];
    int n = epoll_wait(epoll, event, 512, ms);
    for (int i = 0; i < n; i++)
        receive(event[i].data.ptr);
}

/* ---- play ---- */

static void move_at(int i, int64_t now)
{
    char text[256];
    Table *t = &table[i];
    Seat *asked[SEATS];
    int n = 0;
    if (t->by >= 0 || now < t->next_us)
        return;
    for (int seat = 0; seat < SEATS; seat++)
        if (seats[i * SEATS + seat].move[0])
            asked[n++] = &seats[i * SEATS + seat];
    if (!n)
        return;
    Seat *s = asked[roll((unsigned)n)];
    snprintf(text, sizeof text,
             "{\"do\":\"move\",\"id\":\"%llu\",\"version\":%lld,\"moves\":[\"%s\"]}",
             (unsigned long long)moves_sent++, s->version, s->move);
    s->move[0] = 0;
    t->by = s->seat;
    t->next_us += PERIOD_US;
    t->sent_us = now_us();
    send_text(s->fd, text);
}

static int compare(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

static double percentile(double p)
{
    return latencies ? latency_us[(size_t)(p * (double)(latencies - 1))] / 1000.0 : 0;
}

static bool all_started(void)
{
    for (int i = 0; i < tables * SEATS; i++)
        if (!seats[i].started)
            return false;
    return true;
}

static void play(int seconds)
{
    int epoll = epoll_create1(0);
    for (int i = 0; i < tables * SEATS; i++) {
        seats[i] = (Seat){ .table = i / SEATS, .seat = i % SEATS };
        open_seat(&seats[i], epoll);
        poll_for(epoll, 0);
    }
    for (int64_t end = now_us() + 120 * 1000000ll; !all_started();) {
        poll_for(epoll, 100);
        if (now_us() > end)
            die("not all tables have begun");
    }
    int64_t began = now_us(), end = began + seconds * 1000000ll;
    for (int i = 0; i < tables; i++) {
        table[i].by = -1;
        table[i].next_us = began + (int64_t)i * PERIOD_US / tables;
    }
    bytes_in = messages_in = 0;
    fprintf(stderr, "load: all tables have begun\n");
    int64_t late = 0, last = began;
    while (last < end) {
        poll_for(epoll, 1);
        int64_t now = now_us();
        late = now - last > late ? now - last : late;
        last = now;
        for (int i = 0; i < tables; i++)
            move_at(i, now);
    }
    qsort(latency_us, latencies, sizeof *latency_us, compare);
    double took = (double)(last - began) / 1e6;
    printf("{\"tables\":%d,\"sockets\":%d,\"seconds\":%.1f,\"moves\":%zu,\"moves_per_s\":%.0f,"
           "\"refused\":%llu,\"p50_ms\":%.2f,\"p90_ms\":%.2f,\"p99_ms\":%.2f,\"p999_ms\":%.2f,"
           "\"max_ms\":%.2f,\"bytes_per_move\":%.0f,\"messages_per_move\":%.2f,"
           "\"driver_slowest_ms\":%.2f}\n",
           tables, tables * SEATS, took, latencies, (double)latencies / took,
           (unsigned long long)refused, percentile(.5), percentile(.9), percentile(.99),
           percentile(.999), percentile(1), (double)bytes_in / (double)(latencies + !latencies),
           (double)messages_in / (double)(latencies + !latencies), (double)late / 1000.0);
}

/* Asks for each table of the last run, so that the server loads it. */
static void touch(const char *file)
{
    char line[256], path[128], out[65536];
    FILE *in = fopen(file, "r");
    int fd = dial(), n = 0;
    if (!in || !fgets(line, sizeof line, in))
        die(file);
    line[strcspn(line, "\n")] = 0;
    snprintf(cookie[0], COOKIE, "%.*s", COOKIE - 1, line);
    for (; fgets(line, sizeof line, in); n++) {
        line[strcspn(line, "\n")] = 0;
        snprintf(path, sizeof path, "/api/tables/%.*s", ID, line);
        http(fd, "GET", path, cookie[0], "", out, sizeof out);
        if (!strstr(out, " 200 "))
            die(out);
    }
    fclose(in);
    printf("%d\n", n);
}

static void write_names(const char *file)
{
    FILE *out = fopen(file, "w");
    if (!out)
        die(file);
    fprintf(out, "%s\n", cookie[0]);
    for (int i = 0; i < tables; i++)
        fprintf(out, "%s\n", table[i].id);
    fclose(out);
}

static int number_of(const char *text)
{
    char *end;
    long n = strtol(text, &end, 10);
    if (*end || n < 1 || n > 100000) {
        fprintf(stderr, "load: '%s' is not a number from 1 to 100000\n", text);
        exit(2);
    }
    return (int)n;
}

int main(int argc, char **argv)
{
    struct rlimit limit;
    if (argc < 4) {
        fprintf(stderr, "usage: load PORT TABLES SECONDS [NAMES] | load PORT touch NAMES\n");
        return 2;
    }
    port = number_of(argv[1]);
    if (strcmp(argv[2], "touch") == 0) {
        touch(argv[3]);
        return 0;
    }
    tables = number_of(argv[2]);
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    table = calloc((size_t)tables, sizeof *table);
    seats = calloc((size_t)tables * SEATS, sizeof *seats);
    latency_us = malloc(LATENCIES * sizeof *latency_us);
    if (!table || !seats || !latency_us)
        die("memory");
    make_tables();
    play(number_of(argv[3]));
    if (argc > 4)
        write_names(argv[4]);
    return 0;
}
