/* The network by libwebsockets, whose calls are all here, over libev: its own loop polls every socket
 * each time round, which with thousands of them is most of the work. Traps it has, each met once: a message comes
 * in pieces; at the descriptor limit it spins, so the limit is raised and a lower one is set for it; a
 * client without a subprotocol lands on the first protocol, which serves HTTP and refuses sockets. */
#include "server/net.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include <ev.h>
#include <libwebsockets.h>

enum {
    PENDING_MAX = 1 << 20,       /* bytes that wait for one client */
    PENDING_ALL_MAX = 256 << 20, /* and for all of them */
    IN_KEPT = 4096,              /* of a client's buffer between messages */
    END_S = 5,                   /* for the last words to a client that is cut off */
    FILES = 64,                  /* descriptors that are not the network's */
    TICK_US = 50000
};

struct Net {
    struct lws_context *context;
    struct ev_loop *loop;
    struct lws_vhost *vhost;
    lws_sorted_usec_list_t tick;
    NetHandlers handlers;
    void *app;
    bool behind_proxy;
    int sockets;
    size_t pending;
    atomic_int stopping, woken;
};

/* One HTTP request, from its first header to the last byte of its reply. */
struct Exchange {
    Net *net;
    struct lws *wsi; /* NULL: the client has gone */
    Request request;
    char *body;
    size_t length, cap;
    unsigned char *reply; /* LWS_PRE bytes, then the body */
    size_t reply_length, sent;
    char cookie[512];
    Reply head;
    bool replied, refused; /* refused: too long, and closed after the reply */
};

/* libwebsockets' own memory for a connection holds only the pointer. */
typedef struct Link {
    Exchange *exchange;
    Socket *socket;
} Link;

typedef struct Outgoing {
    struct Outgoing *next;
    size_t length;
    unsigned char bytes[]; /* LWS_PRE, then the message */
} Outgoing;

struct Socket {
    Net *net;
    struct lws *wsi;
    void *data;
    char *in;
    size_t length, cap;
    Outgoing *first, **last;
    size_t pending;
    bool ending, opened;
};

/* ---- headers ---- */

/* A header that does not fit reads "?": an origin like that is nobody's. */
static void copy_header(struct lws *wsi, enum lws_token_indexes token, char *out, size_t cap)
{
    out[0] = 0;
    if (lws_hdr_total_length(wsi, token) >= (int)cap)
        out[0] = '?', out[1] = 0;
    else
        lws_hdr_copy(wsi, out, (int)cap, token);
}

/* Who the proxy says it speaks for: the last of those it lists; else who is at the other end. */
static void read_address(struct lws *wsi, bool behind_proxy, char *out, size_t cap)
{
    char list[NET_HEADER_MAX];
    copy_header(wsi, WSI_TOKEN_X_FORWARDED_FOR, list, sizeof list);
    const char *last = strrchr(list, ',');
    last = last ? last + 1 : list;
    last += strspn(last, " ");
    if (behind_proxy && *last && strlen(last) < cap)
        memcpy(out, last, strlen(last) + 1);
    else
        lws_get_peer_simple(wsi, out, cap);
}

static const char *read_method(struct lws *wsi)
{
    if (lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI) > 0)
        return "POST";
    return lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) > 0 ? "GET" : "";
}

static void read_request(struct lws *wsi, const char *path, Request *request)
{
    memset(request, 0, sizeof *request);
    Text text = text_over(request->path);
    text_put(&text, path);
    request->method = read_method(wsi);
    int at = 0;
    Text query = text_over(request->query);
    char part[NET_PATH_MAX];
    while (lws_hdr_copy_fragment(wsi, part, sizeof part, WSI_TOKEN_HTTP_URI_ARGS, at++) >= 0)
        text_fmt(&query, "%s%s", query.len ? "&" : "", part);
    copy_header(wsi, WSI_TOKEN_HTTP_COOKIE, request->cookie, sizeof request->cookie);
    copy_header(wsi, WSI_TOKEN_ORIGIN, request->origin, sizeof request->origin);
    copy_header(wsi, WSI_TOKEN_HOST, request->host, sizeof request->host);
    copy_header(wsi, WSI_TOKEN_HTTP_CONTENT_TYPE, request->type, sizeof request->type);
    copy_header(wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, request->encodings, sizeof request->encodings);
    copy_header(wsi, WSI_TOKEN_HTTP_ACCEPT_LANGUAGE, request->languages, sizeof request->languages);
    copy_header(wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, request->match, sizeof request->match);
    Net *net = lws_context_user(lws_get_context(wsi));
    read_address(wsi, net->behind_proxy, request->address, sizeof request->address);
}

/* ---- HTTP ---- */

static void free_exchange(Exchange *exchange)
{
    free(exchange->body);
    free(exchange->reply);
    free(exchange);
}

static bool add_header(struct lws *wsi, const char *name, const char *value, unsigned char **at,
                       unsigned char *end)
{
    return lws_add_http_header_by_name(wsi, (const unsigned char *)name,
                                       (const unsigned char *)value, (int)strlen(value), at,
                                       end) == 0;
}

static const char policy[] =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

static int write_head(Exchange *exchange)
{
    unsigned char buf[LWS_PRE + 4096], *at = buf + LWS_PRE, *start = at,
                                       *end = buf + sizeof buf - 1;
    struct lws *wsi = exchange->wsi;
    const Reply *head = &exchange->head;
    if (lws_add_http_common_headers(wsi, (unsigned)head->status, head->type, exchange->reply_length,
                                    &at, end))
        return -1;
    bool ok = add_header(wsi, "content-security-policy:", policy, &at, end) &&
              add_header(wsi, "x-content-type-options:", "nosniff", &at, end) &&
              add_header(wsi, "referrer-policy:", "same-origin", &at, end) &&
              add_header(wsi, "cache-control:", head->cache ? head->cache : "no-store", &at, end);
    if (ok && head->encoding)
        ok = add_header(wsi, "content-encoding:", head->encoding, &at, end) &&
             add_header(wsi, "vary:", "accept-encoding", &at, end);
    if (ok && exchange->refused)
        ok = add_header(wsi, "connection:", "close", &at, end);
    if (ok && head->tag)
        ok = add_header(wsi, "etag:", head->tag, &at, end);
    if (ok && exchange->cookie[0])
        ok = add_header(wsi, "set-cookie:", exchange->cookie, &at, end);
    if (!ok || lws_finalize_write_http_header(wsi, start, &at, end))
        return -1;
    lws_callback_on_writable(wsi);
    return 0;
}

void net_reply(Exchange *exchange, const Reply *reply)
{
    if (!exchange->wsi) {
        free_exchange(exchange);
        return;
    }
    exchange->replied = true;
    exchange->head = *reply;
    exchange->reply_length = reply->length;
    exchange->reply = malloc(LWS_PRE + reply->length + 1);
    Text cookie = text_over(exchange->cookie);
    if (reply->cookie)
        text_put(&cookie, reply->cookie);
    if (!exchange->reply) {
        exchange->head.status = 503;
        exchange->reply_length = 0;
    } else if (reply->length) {
        memcpy(exchange->reply + LWS_PRE, reply->body, reply->length);
    }
    if (write_head(exchange))
        lws_set_timeout(exchange->wsi, PENDING_TIMEOUT_CLOSE_SEND, LWS_TO_KILL_ASYNC);
}

/* Sends the next piece of a reply; nonzero: the connection is to be closed. */
static int write_body(Exchange *exchange)
{
    enum { PIECE = 32768 };
    struct lws *wsi = exchange->wsi;
    size_t left = exchange->reply_length - exchange->sent, n = left < PIECE ? left : PIECE;
    if (!exchange->replied)
        return 0;
    unsigned char *from = exchange->reply + LWS_PRE + exchange->sent;
    if (n && lws_write(wsi, from, n, n == left ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < (int)n)
        return -1;
    exchange->sent += n;
    if (exchange->sent < exchange->reply_length) {
        lws_callback_on_writable(wsi);
        return 0;
    }
    return exchange->refused || lws_http_transaction_completed(wsi) ? -1 : 0;
}

/* A refusal before the whole request is there: the rest of it is not read. */
static int refuse_request(Exchange *exchange, int status, const char *json)
{
    Reply reply = {
        .status = status, .type = "application/json", .body = json, .length = strlen(json)
    };
    exchange->refused = true;
    exchange->request.body = "";
    net_reply(exchange, &reply);
    return 0;
}

static int refuse_length(Exchange *exchange)
{
    exchange->net->handlers.too_long(exchange->net->app);
    return refuse_request(exchange, 413, "{\"error\":\"too long\"}");
}

static bool is_too_long(struct lws *wsi)
{
    char text[24];
    long long n;
    copy_header(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH, text, sizeof text);
    return text[0] && !parse_int(text, strlen(text), 0, NET_BODY_MAX, &n);
}

static int begin_request(Net *net, Link *link, struct lws *wsi, const char *path)
{
    Exchange *exchange = calloc(1, sizeof *exchange);
    if (!exchange)
        return -1;
    if (link->exchange) { /* an earlier request of a connection kept alive */
        link->exchange->wsi = NULL;
        free_exchange(link->exchange);
    }
    link->exchange = exchange;
    exchange->net = net;
    exchange->wsi = wsi;
    read_request(wsi, path, &exchange->request);
    if (strcmp(exchange->request.method, "POST") == 0)
        return is_too_long(wsi) ? refuse_length(exchange) : 0; /* the body follows */
    if (!exchange->request.method[0])
        return refuse_request(exchange, 405, "{\"error\":\"GET or POST\"}");
    exchange->request.body = "";
    net->handlers.request(net->app, exchange, &exchange->request);
    return 0;
}

static bool append(char **to, size_t *length, size_t *cap, const void *bytes, size_t n, size_t most)
{
    if (*length + n > most)
        return false;
    if (*length + n + 1 > *cap) {
        size_t more = *cap ? 2 * *cap : 1024;
        while (more < *length + n + 1)
            more *= 2;
        char *grown = realloc(*to, more);
        if (!grown)
            return false;
        *to = grown;
        *cap = more;
    }
    memcpy(*to + *length, bytes, n);
    *length += n;
    (*to)[*length] = 0;
    return true;
}

static int read_body(Exchange *exchange, const void *in, size_t length)
{
    if (exchange->refused)
        return 0;
    bool ok = append(&exchange->body, &exchange->length, &exchange->cap, in, length, NET_BODY_MAX);
    return ok ? 0 : refuse_length(exchange);
}

static int end_body(Net *net, Exchange *exchange)
{
    if (exchange->refused)
        return 0;
    exchange->request.body = exchange->body ? exchange->body : "";
    exchange->request.length = exchange->length;
    net->handlers.request(net->app, exchange, &exchange->request);
    return 0;
}

static void drop_exchange(Link *link)
{
    Exchange *exchange = link->exchange;
    link->exchange = NULL;
    if (!exchange)
        return;
    exchange->wsi = NULL;
    if (exchange->replied || !exchange->request.body)
        free_exchange(exchange); /* else whoever owes the reply frees it */
}

static int on_http(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                   size_t length)
{
    Net *net = lws_context_user(lws_get_context(wsi));
    Link *link = user;
    switch ((int)reason) {
    case LWS_CALLBACK_HTTP:
        return begin_request(net, link, wsi, in);
    case LWS_CALLBACK_HTTP_BODY:
        return link->exchange ? read_body(link->exchange, in, length) : -1;
    case LWS_CALLBACK_HTTP_BODY_COMPLETION:
        return link->exchange ? end_body(net, link->exchange) : -1;
    case LWS_CALLBACK_HTTP_WRITEABLE:
        return link->exchange ? write_body(link->exchange) : 0;
    case LWS_CALLBACK_CLOSED_HTTP:
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
        if (link)
            drop_exchange(link);
        return 0;
    case LWS_CALLBACK_ESTABLISHED:
        return -1; /* a socket that does not name our protocol */
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
        if (net && net->woken) {
            net->woken = 0;
            net->handlers.wake(net->app);
        }
        return 0;
    default:
        return 0;
    }
}

/* ---- WebSocket ---- */

static void free_socket(Socket *socket)
{
    socket->net->pending -= socket->pending;
    while (socket->first) {
        Outgoing *next = socket->first->next;
        free(socket->first);
        socket->first = next;
    }
    free(socket->in);
    free(socket);
}

static int open_socket(Net *net, Link *link, struct lws *wsi)
{
    Request *request = calloc(1, sizeof *request);
    Socket *socket = calloc(1, sizeof *socket);
    if (!request || !socket) {
        free(request);
        free(socket);
        return -1;
    }
    socket->net = net;
    socket->wsi = wsi;
    socket->last = &socket->first;
    read_request(wsi, "/ws", request);
    socket->opened = net->handlers.open(net->app, socket, request);
    free(request);
    if (!socket->opened) {
        free_socket(socket);
        return -1;
    }
    link->socket = socket;
    net->sockets++;
    return 0;
}

static int read_message(Net *net, Socket *socket, struct lws *wsi, const void *in, size_t length)
{
    if (!append(&socket->in, &socket->length, &socket->cap, in, length, NET_MESSAGE_MAX)) {
        net->handlers.too_long(net->app);
        return -1;
    }
    if (!lws_is_final_fragment(wsi) || lws_remaining_packet_payload(wsi))
        return 0;
    size_t n = socket->length;
    socket->length = 0;
    if (!socket->ending)
        net->handlers.message(net->app, socket, socket->in, n);
    if (socket->cap > IN_KEPT) {
        free(socket->in);
        socket->in = NULL;
        socket->cap = 0;
    }
    return 0;
}

static int write_message(Socket *socket)
{
    Outgoing *first = socket->first;
    if (!first)
        return socket->ending ? -1 : 0;
    socket->first = first->next;
    if (!socket->first)
        socket->last = &socket->first;
    socket->pending -= first->length;
    socket->net->pending -= first->length;
    int sent = lws_write(socket->wsi, first->bytes + LWS_PRE, first->length, LWS_WRITE_TEXT);
    bool ok = sent >= (int)first->length;
    free(first);
    if (ok && (socket->first || socket->ending))
        lws_callback_on_writable(socket->wsi);
    return ok ? 0 : -1;
}

static int on_socket(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                     size_t length)
{
    Net *net = lws_context_user(lws_get_context(wsi));
    Link *link = user;
    switch ((int)reason) {
    case LWS_CALLBACK_ESTABLISHED:
        return open_socket(net, link, wsi);
    case LWS_CALLBACK_RECEIVE:
        return link->socket ? read_message(net, link->socket, wsi, in, length) : -1;
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return link->socket ? write_message(link->socket) : 0;
    case LWS_CALLBACK_CLOSED:
        if (link->socket) {
            net->sockets--;
            net->handlers.closed(net->app, link->socket);
            free_socket(link->socket);
            link->socket = NULL;
        }
        return 0;
    default:
        return on_http(wsi, reason, user, in, length);
    }
}

void socket_send(Socket *socket, const char *text, size_t length)
{
    Outgoing *message = malloc(sizeof *message + LWS_PRE + length);
    Net *net = socket->net;
    if (!message || socket->pending + length > PENDING_MAX ||
        net->pending + length > PENDING_ALL_MAX) {
        free(message);
        socket->ending = true;
        lws_set_timeout(socket->wsi, PENDING_TIMEOUT_CLOSE_SEND, LWS_TO_KILL_ASYNC);
        return;
    }
    message->next = NULL;
    message->length = length;
    memcpy(message->bytes + LWS_PRE, text, length);
    *socket->last = message;
    socket->last = &message->next;
    socket->pending += length;
    net->pending += length;
    lws_callback_on_writable(socket->wsi);
}

void socket_end(Socket *socket)
{
    socket->ending = true;
    lws_set_timeout(socket->wsi, PENDING_TIMEOUT_CLOSE_SEND, END_S); /* it may never read them */
    lws_callback_on_writable(socket->wsi);
}

void socket_set(Socket *socket, void *data)
{
    socket->data = data;
}

void *socket_get(Socket *socket)
{
    return socket->data;
}

/* ---- the loop ---- */

static const struct lws_protocols protocols[] = {
    { .name = "http", .callback = on_http, .per_session_data_size = sizeof(Link) },
    { .name = "orrery",
      .callback = on_socket,
      .per_session_data_size = sizeof(Link),
      .rx_buffer_size = 4096 },
    { .name = NULL },
};

/* No permessage-deflate: it costs a quarter of a megabyte a client, and messages tell only what changed.
 * Dead peers are found by the kernel (ka_time): the library's own pings keep a timer for each socket in
 * a sorted list, which thousands of them make slow. */
static void on_tick(lws_sorted_usec_list_t *list)
{
    Net *net = lws_container_of(list, Net, tick);
    lws_sul_schedule(net->context, 0, &net->tick, on_tick, TICK_US);
    net->handlers.tick(net->app);
}

/* As many descriptors as there may be, but for so many. The library takes the limit it finds for its
 * own (a number told to it would make it search for every descriptor it is told of), and the rest is
 * for files. */
static void raise_descriptors(rlim_t but)
{
    enum { MOST = 65536 };
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return;
    limit.rlim_cur = (limit.rlim_max < MOST ? limit.rlim_max : MOST) - but;
    setrlimit(RLIMIT_NOFILE, &limit);
}

Net *net_open(const char *host, int port, bool behind_proxy, const NetHandlers *handlers, void *app,
              Text *why)
{
    Net *net = calloc(1, sizeof *net);
    if (!net) {
        text_put(why, "out of memory");
        return NULL;
    }
    lws_set_log_level(LLL_ERR, NULL);
    net->handlers = *handlers;
    net->app = app;
    net->behind_proxy = behind_proxy;
    net->loop = ev_loop_new(EVFLAG_AUTO);
    void *loops[] = { net->loop };
    struct lws_context_creation_info info = {
        .port = port,
        .iface = host,
        .protocols = protocols,
        .ka_time = 60,
        .ka_probes = 3,
        .ka_interval = 10,
        .gid = -1,
        .uid = -1,
        .user = net,
        .keepalive_timeout = 30,
        .foreign_loops = loops,
        .options = LWS_SERVER_OPTION_VALIDATE_UTF8 | LWS_SERVER_OPTION_EXPLICIT_VHOSTS |
                   LWS_SERVER_OPTION_LIBEV,
    };
    raise_descriptors(FILES);
    net->context = net->loop ? lws_create_context(&info) : NULL;
    raise_descriptors(0);
    net->vhost = net->context ? lws_create_vhost(net->context, &info) : NULL;
    if (!net->vhost) {
        text_fmt(why, "cannot listen on %s:%d: is the port taken?", host, port);
        net_close(net);
        return NULL;
    }
    lws_sul_schedule(net->context, 0, &net->tick, on_tick, TICK_US);
    return net;
}

int net_port(const Net *net)
{
    return lws_get_vhost_listen_port(net->vhost);
}

void net_run(Net *net)
{
    while (!net->stopping)
        ev_run(net->loop, EVRUN_ONCE);
}

void net_drain(Net *net)
{
    enum { ROUNDS = 50 };
    for (int i = 0; i < ROUNDS; i++)
        ev_run(net->loop, EVRUN_NOWAIT);
}

void net_close(Net *net)
{
    if (net && net->context)
        lws_context_destroy(net->context);
    if (net && net->loop)
        ev_loop_destroy(net->loop);
    free(net);
}

void net_stop(Net *net)
{
    net->stopping = 1;
    lws_cancel_service(net->context);
}

void net_wake(Net *net)
{
    net->woken = 1;
    lws_cancel_service(net->context);
}

int net_sockets(const Net *net)
{
    return net->sockets;
}
