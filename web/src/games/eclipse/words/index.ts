/* The catalogue of the language that is on, and what things are in words. */
import { lang } from '../../../lib/i18n/index.svelte';
import type { Lang } from '../../../lib/types';
import { SHIPS, squaresOf, type Fleet, type SectorView, type Values } from '../cards';
import type { Scene } from '../scene.svelte';
import { en, type EclipseWords } from './en';
import { ru } from './ru';

const catalogues: Record<Lang, EclipseWords> = { en, ru };

export const wordsIn = (which: Lang): EclipseWords => catalogues[which];
export const ec = (): EclipseWords => catalogues[lang.now];

export const ROMAN = ['', 'I', 'II', 'III'];

const fleetWords = (scene: Scene, fleet: Fleet): string =>
  ec().fleet(scene.model.nameOf(fleet.seat), SHIPS.flatMap((ship) => (fleet[ship] ? [`${ec().units[ship]} × ${fleet[ship]}`] : [])).join(', '));

/* What lies in a sector beside its disc, a line each. */
export function sectorLines(scene: Scene, code: string, sector: SectorView): { icon?: string; text: string }[] {
  const w = ec();
  const row = scene.components.sectors[code];
  if (!row) return [];
  const squares = new Map<string, { icon: string; full: number; all: number }>();
  for (const square of squaresOf(row, sector)) {
    const name = `${w.squares[square.kind]}${square.advanced ? ` (${w.advanced})` : ''}`;
    const { full, all } = squares.get(name) ?? { full: 0, all: 0 };
    squares.set(name, { icon: square.kind === 'gray' ? 'population' : square.kind, full: full + Number(square.full), all: all + 1 });
  }
  const has = (there: boolean, icon: string, text: string) => (there ? [{ icon, text }] : []);
  return [
    ...[...squares].map(([name, { icon, full, all }]) => ({ icon, text: w.holds(name, full, all) })),
    ...has(sector.npcs > 0, row.guard, w.guards(scene.named('npcs', row.guard), sector.npcs)),
    ...sector.ships.map((fleet) => ({ icon: SHIPS.find((ship) => fleet[ship]) ?? 'interceptor', text: fleetWords(scene, fleet) })),
    ...has(sector.discovery, 'discovery', w.discovery),
    ...has(row.artifact, 'artifact', w.artifact),
    ...has(sector.monolith, 'monolith', w.monolith),
    ...has(sector.portal, 'warp-portal', w.portal),
    { icon: 'wormhole', text: w.wormholes(sector.wormholes.length) },
  ];
}

/* A sector in one line. */
export function sectorWords(scene: Scene, code: string, sector: SectorView): string {
  const row = scene.components.sectors[code];
  if (!row) return code;
  return [
    row.name[lang.now],
    ec().points(row.vp),
    sector.disc === null ? ec().free : ec().controlled(scene.model.nameOf(sector.disc)),
    ...sectorLines(scene, code, sector).map((line) => line.text),
  ].join(', ');
}

/* The sums of a blueprint. */
export function valueWords(values: Values): string {
  const v = ec().values;
  const dice = (counts: readonly number[]) => counts.reduce((sum, n) => sum + n, 0);
  return [
    `${v.initiative} ${values.initiative}`,
    `${v.move} ${values.move}`,
    `${v.hull} ${values.hull}`,
    `${v.computer} ${values.computer}`,
    `${v.shield} ${values.shield}`,
    `${v.cannon} ${dice(values.cannon)}`,
    dice(values.missile) ? `${v.missile} ${dice(values.missile)}` : '',
  ].filter(Boolean).join(', ');
}
