/* How each game stands in the orrery of the first page. A game that is not listed gets a place of its own. */
export interface World {
  code: string;
  hue: number;
  rings?: boolean;
  eclipse?: number;
  station?: boolean;
  /* which orbit, where on it in degrees, how large, where its label stands */
  orbit: number;
  angle: number;
  size: number;
  side: '' | 'left' | 'below';
}

export const WORLDS: readonly World[] = [
  { code: 'spacebase', hue: 212, station: true, orbit: 0, angle: 196, size: 96, side: 'below' },
  { code: 'emdo', hue: 150, orbit: 1, angle: 322, size: 64, side: '' },
  { code: 'rftg', hue: 275, rings: true, orbit: 2, angle: 62, size: 84, side: '' },
  { code: 'eclipse2', hue: 28, eclipse: 1, orbit: 3, angle: 118, size: 76, side: 'left' },
  { code: 'eclipse1', hue: 350, eclipse: -1, orbit: 4, angle: 301, size: 60, side: 'left' },
];

const ANY: Omit<World, 'code'> = { hue: 95, orbit: 4, angle: 20, size: 58, side: 'left' };

export const worldOf = (code: string): World => WORLDS.find((world) => world.code === code) ?? { code, ...ANY };

export const seedOf = (code: string): number => {
  const at = WORLDS.findIndex((world) => world.code === code);
  return at < 0 ? 29 : at + 11;
};
