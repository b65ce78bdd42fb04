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
  share: string;
  commit: string;
  holds: boolean;
}

export interface Verdict {
  secret: boolean;
  shares: ShareCheck[];
  seed: boolean;
  /* what the seed must be, from the secret and the shares */
  computed: string;
  holds: boolean;
}

/* `commits` has, by seat, what each person committed to; seats without a share (bots) are left out. */
export async function verify(proof: Proof, commits: readonly (string | undefined)[]): Promise<Verdict> {
  const secret = (await sha256(fromHex(proof.secret))) === proof.commit.toLowerCase();
  const shares: ShareCheck[] = [];
  let all = proof.secret;
  for (const [seat, share] of proof.shares.entries()) {
    if (!share) continue;
    const commit = commits[seat]?.toLowerCase() ?? '';
    shares.push({ seat, share, commit, holds: commit !== '' && (await sha256(fromHex(share))) === commit });
    all += share;
  }
  const computed = await sha256(fromHex(all));
  const seed = computed === proof.seed.toLowerCase();
  return { secret, shares, seed, computed, holds: secret && seed && shares.every((s) => s.holds) };
}
