/* Everything that must not be guessed. */
#include "server/secrets.h"

#include <sodium.h>
#include <string.h>

bool secrets_start(void)
{
    return sodium_init() >= 0;
}

void secrets_random(void *out, size_t n)
{
    randombytes_buf(out, n);
}

/* Letters that are not mistaken for one another. */
static char letter(void)
{
    static const char letters[] = "abcdefghijkmnpqrstuvwxyz23456789";
    return letters[randombytes_uniform(sizeof letters - 1)];
}

void secrets_id(char first, char out[24])
{
    out[0] = first;
    for (int i = 1; i < 16; i++)
        out[i] = letter();
    out[16] = 0;
}

void secrets_token(char out[SECRET_TOKEN_BYTES])
{
    for (int i = 0; i < SECRET_TOKEN_BYTES - 1; i++)
        out[i] = letter();
    out[SECRET_TOKEN_BYTES - 1] = 0;
}

void secrets_hash(const void *data, size_t n, uint8_t out[SECRET_BYTES])
{
    crypto_hash_sha256(out, data, n);
}

void secrets_hex(const uint8_t bytes[SECRET_BYTES], char out[SECRET_HEX_BYTES])
{
    sodium_bin2hex(out, SECRET_HEX_BYTES, bytes, SECRET_BYTES);
}

bool secrets_password(const char *password, char out[160])
{
    return crypto_pwhash_str(out, password, strlen(password), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                             crypto_pwhash_MEMLIMIT_INTERACTIVE) == 0;
}

bool secrets_password_fits(const char *hash, const char *password)
{
    return crypto_pwhash_str_verify(hash, password, strlen(password)) == 0;
}
