/* Which options go together (RG-3.21): what was chosen last stands, the others follow it. */
import type { Options } from '..';

const PLAYERS = [4, 5, 6, 6];
/* expansion 2, with takeovers */
const REBELS = 2;

export function fit(wish: Options, players: number): { options: Options; most: number; open: (option: string) => boolean } {
  const level = wish['expansion'] ?? 0;
  const storm = level === REBELS ? (wish['storm'] ?? 1) : 1;
  const most = storm ? (PLAYERS[level] ?? 6) : 5;
  const two = Math.min(players, most) === 2;
  const can: Record<string, boolean> = {
    goals: level > 0 && storm === 1,
    takeovers: level >= REBELS,
    advanced: two,
    learning: level < REBELS,
    storm: level === REBELS,
    scenario: two && level >= REBELS && storm === 1 && wish['takeovers'] === 1,
  };
  const open = (option: string) => can[option] ?? true;
  const options = Object.fromEntries(Object.entries(wish).map(([option, value]) => [option, open(option) ? value : option === 'storm' ? 1 : 0]));
  return { options, most, open };
}
