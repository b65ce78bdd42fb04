/* What things are, for the tooltip: parts, technologies, blueprints, sectors, discovery tiles. */
import type { Tip, TipLine } from '../../kit/tips.svelte';
import { lang } from '../../lib/i18n/index.svelte';
import { diceOf, dieHits, priceOf, type BlueprintView, type SectorView, type Ship, type Values } from './cards';
import { percent } from './odds';
import type { Scene } from './scene.svelte';
import { ec, sectorLines } from './words';

const diceWords = (dice: readonly number[]): string => diceOf(dice).map((die) => ec().hits(ec().dice[die], dieHits(die))).join(', ');

/* What parts add up to, one line each. */
export function valueLines(values: Values): TipLine[] {
  const v = ec().values;
  const plain = (['initiative', 'move', 'computer', 'shield', 'hull'] as const).flatMap((key) => {
    const sign = key === 'computer' ? '+' : key === 'shield' ? '−' : '';
    return values[key] ? [{ icon: key, text: `${v[key]} ${sign}${values[key]}` }] : [];
  });
  const dice = (['cannon', 'missile'] as const).flatMap((key) => (values[key].some(Boolean) ? [{ icon: key, text: `${v[key]}: ${diceWords(values[key])}` }] : []));
  return [...plain, ...dice];
}

const energyLine = (energy: number): TipLine[] => (energy ? [{ icon: 'charge', text: energy > 0 ? ec().givesEnergy(energy) : ec().takesEnergy(-energy) }] : []);

export function partTip(scene: Scene, code: string): Tip {
  const part = scene.components.parts[code];
  if (!part) return { title: ec().emptySlot };
  return { title: part.name[lang.now], sub: part.ancient ? ec().ancientPart : ec().part, lines: [...energyLine(part.energy), ...valueLines(part)] };
}

export function techTip(scene: Scene, code: string): Tip {
  const tech = scene.components.techs[code];
  const board = scene.board(scene.foot);
  if (!tech) return { title: code };
  const part = scene.components.parts[code];
  const price = board ? ec().priceNow(priceOf(board, tech), tech.cost, tech.least) : '';
  return {
    title: tech.name[lang.now],
    sub: [ec().columns[tech.track], price].filter(Boolean).join(' · '),
    lines: [{ text: tech.does[lang.now] }, ...(part ? [...energyLine(part.energy), ...valueLines(part)] : [])],
  };
}

export function shipTip(ship: Ship, plan: BlueprintView, cost: number, supply: number): Tip {
  return {
    title: ec().units[ship],
    sub: `${ec().costs(cost)} · ${ec().inSupply(supply)}`,
    lines: [{ icon: 'charge', text: ec().energyUsed(plan.energy_used, plan.energy) }, ...valueLines(plan)],
  };
}

/* A sector with everything in it, the values of its guards, and my chances there. */
export function sectorTip(scene: Scene, code: string, sector: SectorView): Tip {
  const row = scene.components.sectors[code];
  const guard = row && sector.npcs ? scene.components.npcs[row.guard] : undefined;
  const chance = scene.targets.includes(code) ? scene.chanceIn(code) : null;
  return {
    title: row?.name[lang.now] ?? code,
    sub: [ec().points(row?.vp ?? 0), sector.disc === null ? ec().free : ec().controlled(scene.model.nameOf(sector.disc))].join(' · '),
    lines: [
      ...sectorLines(scene, code, sector),
      ...(guard && row ? valueLines(guard[scene.view.npcs[row.guard] ?? 'normal']) : []),
      ...(chance === null ? [] : [{ icon: 'warfare', text: ec().odds.chance(percent(chance)) }]),
    ],
  };
}

export function discoveryTip(scene: Scene, code: string): Tip {
  const tile = scene.components.discoveries[code];
  return { title: tile?.name[lang.now] ?? code, sub: ec().discoveryTile, lines: tile ? [{ text: tile.does[lang.now] }] : [] };
}

export function speciesTip(scene: Scene, code: string): Tip {
  const species = scene.components.species[code];
  if (!species) return { title: code };
  const does = species.does[lang.now];
  return {
    title: species.name[lang.now],
    lines: [
      ...(does ? [{ icon: 'info', text: does }] : []),
      ...(Object.entries(species.activations) as [keyof ReturnType<typeof ec>['actions'], number][]).map(([action, n]) => ({ icon: action, text: `${ec().actions[action]}: ${ec().activations(n)}` })),
    ],
  };
}

