/* HTTP and WebSocket for the application: requests in, replies out, one thread. All calls of the
 * library behind it are in net_lws.c. */
#ifndef SERVER_NET_H
#define SERVER_NET_H

#include "core/text.h"

typedef struct Net Net;
typedef struct Exchange Exchange; /* one HTTP request that awaits its reply */
typedef struct Socket Socket;     /* one WebSocket */

enum {
    NET_BODY_MAX = 16384,
    NET_MESSAGE_MAX = 16384,
    NET_PATH_MAX = 512,
    NET_HEADER_MAX = 512,
    NET_COOKIE_MAX = 4096
};

typedef struct Request {
    const char *method; /* "GET" or "POST" */
    char path[NET_PATH_MAX], query[NET_PATH_MAX];
    char cookie[NET_COOKIE_MAX], origin[NET_HEADER_MAX], host[NET_HEADER_MAX];
    char type[NET_HEADER_MAX], encodings[NET_HEADER_MAX], match[NET_HEADER_MAX];
    char languages[NET_HEADER_MAX]; /* Accept-Language */
    char address[64];
    const char *body; /* NUL-terminated */
    size_t length;
} Request;

typedef struct Reply {
    int status;
    const char *type;
    const char *cookie;   /* Set-Cookie, or NULL */
    const char *cache;    /* Cache-Control, or NULL: no-store */
    const char *encoding; /* Content-Encoding, or NULL */
    const char *tag;      /* ETag, or NULL */
    const void *body;     /* copied */
    size_t length;
} Reply;

/* What the application does. All are called on the network's thread. */
typedef struct NetHandlers {
    void (*request)(void *app, Exchange *exchange, const Request *request);
    /* Whether this visitor may open a socket; its application data is set by socket_set. */
    bool (*open)(void *app, Socket *socket, const Request *request);
    void (*message)(void *app, Socket *socket, const char *text, size_t length);
    void (*closed)(void *app, Socket *socket);
    void (*too_long)(void *app); /* a body or a message was refused for its length */
    void (*tick)(void *app);     /* about every 50 ms */
    void (*wake)(void *app);     /* after net_wake */
} NetHandlers;

/* Listens on host:port (port 0: any); NULL with the reason. Behind a proxy, it is the proxy that says
 * who a visitor is. */
Net *net_open(const char *host, int port, bool behind_proxy, const NetHandlers *handlers, void *app,
              Text *why);
int net_port(const Net *net);

/* Serves until net_stop. */
void net_run(Net *net);

/* Sends what is queued, as far as the clients read. */
void net_drain(Net *net);
void net_close(Net *net);

/* From any thread or a signal handler. */
void net_stop(Net *net);
void net_wake(Net *net);

/* Answers a request, now or later, once. An exchange whose client has gone takes it silently. */
void net_reply(Exchange *exchange, const Reply *reply);

/* Queues a message; a client that does not read is cut off. */
void socket_send(Socket *socket, const char *text, size_t length);

/* Closes after what is queued has been sent. */
void socket_end(Socket *socket);

void socket_set(Socket *socket, void *data);
void *socket_get(Socket *socket);

/* Sockets open now. */
int net_sockets(const Net *net);

#endif
