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

/* Everything that lies in a sector. */
export function sectorWords(scene: Scene, code: string, sector: SectorView): string {
  const w = ec();
  const row = scene.components.sectors[code];
  if (!row) return code;
  const squares = new Map<string, [number, number]>();
  for (const square of squaresOf(row, sector)) {
    const name = `${w.squares[square.kind]}${square.advanced ? ` (${w.advanced})` : ''}`;
    const [full, all] = squares.get(name) ?? [0, 0];
    squares.set(name, [full + Number(square.full), all + 1]);
  }
  return [
    row.name[lang.now],
    w.points(row.vp),
    sector.disc === null ? w.free : w.controlled(scene.model.nameOf(sector.disc)),
    ...[...squares].map(([name, [full, all]]) => w.holds(name, full, all)),
    sector.npcs ? w.guards(scene.named('npcs', row.guard), sector.npcs) : '',
    ...sector.ships.map((fleet) => fleetWords(scene, fleet)),
    sector.discovery ? w.discovery : '',
    row.artifact ? w.artifact : '',
    sector.monolith ? w.monolith : '',
    sector.portal ? w.portal : '',
    w.wormholes(sector.wormholes.length),
  ].filter(Boolean).join(', ');
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
