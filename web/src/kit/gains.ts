/* What choices bring, in icons: the words of all games for it. Other words are the caller's to say. */
import { gainOf, type Gain } from '../lib/types';

const KINDS: readonly { key: string; icon: string; signed: boolean }[] = [
  { key: 'vp', icon: 'vp', signed: true },
  { key: 'credits', icon: 'credit', signed: true },
  { key: 'income', icon: 'income', signed: true },
  { key: 'charges', icon: 'charge', signed: true },
  { key: 'claims', icon: 'claim', signed: false },
  { key: 'influence', icon: 'influence', signed: true },
  { key: 'fighters', icon: 'fighter', signed: true },
  { key: 'cards', icon: 'draw', signed: true },
  { key: 'prestige', icon: 'prestige', signed: true },
  { key: 'military', icon: 'military', signed: true },
  { key: 'materials', icon: 'materials', signed: true },
  { key: 'science', icon: 'science', signed: true },
  { key: 'money', icon: 'money', signed: true },
];

export interface GainShown {
  icon: string;
  n: number;
  sign: string;
}

export function gainsShown(gain: Gain | undefined): GainShown[] {
  return KINDS.flatMap(({ key, icon, signed }) => {
    const n = gainOf(gain, key);
    return n ? [{ icon, n: Math.abs(n), sign: n < 0 ? '−' : signed ? '+' : '' }] : [];
  });
}
