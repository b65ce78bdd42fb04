import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fromHex, newShare, sha256, toHex, verify } from '../src/lib/proof';
import type { Proof } from '../src/lib/types';

const hash = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

/* An honest deal with persons on the first and the last of three seats, made with Node's own SHA-256. */
function deal(): Proof {
  const secret = randomBytes(32).toString('hex');
  const [a, c] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
  return {
    secret,
    commit: hash(secret),
    shares: [{ commit: hash(a), bytes: a }, { commit: '', bytes: '' }, { commit: hash(c), bytes: c }],
    seed: hash(secret + a + c),
  };
}

const flip = (hex: string) => (hex[0] === '0' ? '1' : '0') + hex.slice(1);

describe('the proof of the deal', () => {
  it('reads and writes hex', () => {
    expect(toHex(fromHex('00ff10Ab'))).toBe('00ff10ab');
    expect(() => fromHex('0')).toThrow();
    expect(() => fromHex('zz')).toThrow();
  });

  it('hashes as everybody does', async () => {
    expect(await sha256(fromHex(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it('draws bytes and commits to them', async () => {
    const [one, two] = [await newShare(), await newShare()];
    expect(one.bytes).toHaveLength(64);
    expect(one.commit).toBe(hash(one.bytes));
    expect(one.bytes).not.toBe(two.bytes);
  });

  it('holds for an honest deal', async () => {
    const proof = deal();
    const verdict = await verify(proof, { commit: proof.commit, commits: proof.shares.map((share) => share.commit) });
    expect(verdict.holds).toBe(true);
    expect(verdict.shares.map((share) => share.seat)).toEqual([0, 2]);
  });

  it('fails when the secret, a share, a commitment, the order or the seed is another', async () => {
    const base = deal();
    const [a, b, c] = base.shares as [Proof['shares'][0], Proof['shares'][0], Proof['shares'][0]];
    const forged: [string, Proof][] = [
      ['secret', { ...base, secret: flip(base.secret) }],
      ['commit', { ...base, commit: flip(base.commit) }],
      ['share', { ...base, shares: [{ ...a, bytes: flip(a.bytes) }, b, c] }],
      ['order', { ...base, shares: [c, b, a] }],
      ['seed', { ...base, seed: flip(base.seed) }],
    ];
    for (const [what, proof] of forged) expect((await verify(proof)).holds, what).toBe(false);
  });

  it('fails when the server has another commitment than it told before the game', async () => {
    const [told, shown] = [deal(), deal()];
    expect((await verify(shown, { commit: told.commit })).secret).toBe(false);
    const other = { commits: [told.shares[0]?.commit, undefined, undefined] };
    expect((await verify(shown, other)).holds).toBe(false);
  });
});
