/* Random ids and tokens, hashes, passwords: all by libsodium. */
#ifndef SERVER_SECRETS_H
#define SERVER_SECRETS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SECRET_BYTES = 32, SECRET_HEX_BYTES = 65, SECRET_TOKEN_BYTES = 44 };

bool secrets_start(void);
void secrets_random(void *out, size_t n);

/* A letter and 15 random ones, for tables and users. */
void secrets_id(char letter, char out[24]);

/* A random token of 43 letters, and the hash by which it is known. */
void secrets_token(char out[SECRET_TOKEN_BYTES]);
void secrets_hash(const void *data, size_t n, uint8_t out[SECRET_BYTES]);
void secrets_hex(const uint8_t bytes[SECRET_BYTES], char out[SECRET_HEX_BYTES]);

/* Slow on purpose: call these on a worker. */
bool secrets_password(const char *password, char out[160]);
bool secrets_password_fits(const char *hash, const char *password);

#endif
