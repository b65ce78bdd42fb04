/* Art from numbers: same number, same picture. */

export function random(seed: number, skip = 5): () => number {
  let s = seed;
  const next = () => (s = (s * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff;
  for (let i = 0; i < skip; i++) next();
  return next;
}

/* A number for a code: the same code, the same picture. */
export const seedFor = (code: string): number => [...code].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/* The waving bands of a planet, over a square of 100. */
export function planetBands(seed: number, hue: number): { d: string; fill: string }[] {
  const r = random(seed * 7919 + 3);
  return Array.from({ length: 5 }, (_, i) => ({
    d: `M4 ${(16 + i * 15 + r() * 6).toFixed(1)}q23 ${((r() - 0.5) * 16).toFixed(1)} 46 0t46 0v${(3 + r() * 6).toFixed(1)}q-23 ${((r() - 0.5) * 14).toFixed(1)} -46 0t-46 0z`,
    fill: `hsl(${(hue + (r() - 0.5) * 40).toFixed(0)} 48% ${(56 + r() * 22).toFixed(0)}% / .42)`,
  }));
}

/* Stars over a field, from a number. */
export function stars(seed: number, width: number, height: number, n: number): { x: number; y: number; r: number; o: number }[] {
  const r = random(seed * 31 + 11);
  return Array.from({ length: n }, () => ({ x: r() * width, y: r() * height, r: 0.4 + r() * 0.7, o: 0.35 + r() * 0.5 }));
}

/* An engraved device: arms with lamps around a hub, a scale of ticks. */
export function deviceArms(seed: number): { x: number; y: number }[] {
  const r = random(seed * 104729 + 5);
  const n = 5 + Math.floor(r() * 8);
  return Array.from({ length: n }, (_, i) => {
    const angle = (i / n) * Math.PI * 2 + r() * 0.05;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
}
