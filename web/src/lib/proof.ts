/* The deal proves itself: the server committed to a secret and every person to 32 bytes before anything was
 * known, and the seed is the SHA-256 of all of them. Checked here by crypto.subtle, not by the server. */
import type { Proof } from './types';

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}

export function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  if (hex.length % 2 || /[^0-9a-f]/i.test(hex)) throw new Error('not hex');
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/* My part of a seed: 32 bytes that I keep, and the commitment that the server gets. */
export async function newShare(): Promise<{ bytes: string; commit: string }> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return { bytes: toHex(bytes), commit: await sha256(bytes) };
}

export interface ShareCheck {
  seat: number;
  bytes: string;
  commit: string;
  holds: boolean;
}

export interface Verdict {
  /* the secret hashes to the commitment, and the commitment is what the page was told before the game */
  secret: boolean;
  shares: ShareCheck[];
  seed: boolean;
  holds: boolean;
}

/* What this browser knew before the game: the server's commitment, and by seat what the persons had committed to. */
export interface Told {
  commit?: string | null;
  commits?: readonly (string | undefined)[];
}

const same = (a: string, b: string | null | undefined): boolean => !b || a.toLowerCase() === b.toLowerCase();

export async function verify(proof: Proof, told: Told = {}): Promise<Verdict> {
  const secret = (await sha256(fromHex(proof.secret))) === proof.commit.toLowerCase() && same(proof.commit, told.commit);
  const shares: ShareCheck[] = [];
  let all = proof.secret;
  for (const [seat, { commit, bytes }] of proof.shares.entries()) {
    if (!bytes) continue;
    const hashed = commit !== '' && (await sha256(fromHex(bytes))) === commit.toLowerCase();
    shares.push({ seat, bytes, commit, holds: hashed && same(commit, told.commits?.[seat]) });
    all += bytes;
  }
  const seed = (await sha256(fromHex(all))) === proof.seed.toLowerCase();
  return { secret, shares, seed, holds: secret && seed && shares.every((share) => share.holds) };
}
