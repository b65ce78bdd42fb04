import { describe, expect, it } from 'vitest';
import {
  centreOf, diceOf, discountOf, fitted, partIcon, priceOf, ringOf, squaresOf, turnedEdges,
  type BattleView, type BlueprintView, type BoardView, type Components, type PartRow, type SectorRow, type SectorView, type TechRow, type Values, type View,
} from '../src/games/eclipse/cards';
import { clashesAt, columnsOf, foesAt, forceFor, forceOf, lossesOf, percent, stepsFrom, together, underWay, type OddsAnswer } from '../src/games/eclipse/odds';
import { meantBy, placeOf } from '../src/games/eclipse/places';
import { changedBy } from '../src/games/eclipse/stage';

const name = { en: '', ru: '' };
const none = [0, 0, 0, 0];
const values = (over: Partial<Values> = {}): Values => ({ energy: 0, initiative: 0, move: 0, computer: 0, shield: 0, hull: 0, cannon: none, missile: none, ...over });
const part = (over: Partial<Values>): PartRow => ({ name, ancient: false, ...values(over) });
const plan = (over: Partial<BlueprintView> = {}): BlueprintView => ({ ...values({ energy: 3 }), parts: [], energy_used: 0, ...over });
const sector = (over: Partial<SectorView> = {}): SectorView => ({
  q: 0, r: 0, disc: null, npcs: 0, discovery: false, orbital: false, monolith: false, cubes: {}, ships: [], wormholes: [], portal: false, ...over,
});
const row = (over: Partial<SectorRow> = {}): SectorRow => ({ name, vp: 1, artifact: false, guard: 'none', wormholes: 0, squares: {}, ...over });
const seat = (over: object = {}) => ({
  species: 'terran', production: { materials: 2, science: 2, money: 2 }, techs: { military: [], grid: [], nano: [] },
  blueprints: {
    interceptor: plan({ initiative: 3, cannon: [1, 0, 0, 0], parts: ['source', 'cannon'] }), cruiser: plan({ hull: 1, parts: [] }),
    dreadnought: plan(), starbase: plan(),
  },
  ...over,
});
const view = (over: object = {}): View => ({ map: {}, seats: [seat(), seat()], tray: {}, npcs: { ancient: 'normal' }, turn: null, ...over }) as unknown as View;
const components = (over: object = {}): Components => ({ sectors: {}, techs: {}, parts: {}, discoveries: {}, species: { terran: { peace: false } }, npcs: {}, ...over }) as unknown as Components;
const move = (at: string) => ({ move: '', at, words: '' });

describe('Eclipse: hexes', () => {
  it('turns the wormholes of a sector', () => {
    expect(turnedEdges(0b000011, 0)).toEqual([0, 1]);
    expect(turnedEdges(0b000011, 5)).toEqual([0, 5]);
    expect(turnedEdges(0b111111, 3)).toHaveLength(6);
  });

  it('knows rings, and where hexes lie: the first edge is above', () => {
    expect([ringOf(0, 0), ringOf(1, -1), ringOf(2, -1), ringOf(4, -4)]).toEqual([0, 1, 2, 3]);
    expect(centreOf(0, -1).x).toBe(0);
    expect(centreOf(0, -1).y).toBeLessThan(0);
  });

  it('fills squares kind by kind, the orbital last', () => {
    const squares = squaresOf(row({ squares: { materials: 2, 'money-adv': 1 } }), sector({ cubes: { materials: 1, orbital: 1 }, orbital: true }));
    expect(squares.map(({ kind, advanced, full }) => `${kind}${advanced ? '*' : ''}${full ? '!' : ''}`)).toEqual(['materials!', 'materials', 'money*', 'orbital!']);
  });
});

describe('Eclipse: prices', () => {
  const board = (military: number, grid = 0) => ({ techs: { military: Array(military).fill('x'), grid: Array(grid).fill('x'), nano: [] } }) as unknown as BoardView;
  const tech = (track: TechRow['track'], cost: number, least: number): TechRow => ({ name, does: name, track, cost, least });

  it('fall with the technologies of the track, down to the least', () => {
    expect([0, 1, 4, 5, 6, 7].map((n) => discountOf(board(n), 'military'))).toEqual([0, 1, 4, 6, 8, 8]);
    expect(priceOf(board(0), tech('military', 4, 3))).toBe(4);
    expect(priceOf(board(5), tech('military', 12, 5))).toBe(6);
    expect(priceOf(board(6), tech('military', 10, 5))).toBe(5);
    expect(priceOf(board(6), tech('nano', 10, 5))).toBe(10);
  });

  it('of rare technologies fall with the longest track', () => {
    expect(priceOf(board(2, 5), tech('rare', 12, 5))).toBe(6);
  });
});

describe('Eclipse: blueprints', () => {
  const parts = { source: part({ energy: 3 }), cannon: part({ energy: -1, cannon: [1, 0, 0, 0] }), hull: part({ hull: 1 }), drive: part({ energy: -1, move: 1, initiative: 1 }) };
  const known = components({ parts });

  it('say what a part in a slot would change', () => {
    const now = plan({ energy: 3, energy_used: 2, initiative: 3, move: 1, parts: ['source', 'cannon', 'drive', 'none'], cannon: [1, 0, 0, 0] });
    expect(fitted(now, 3, 'hull', known)).toMatchObject({ energy: 3, energy_used: 2, hull: 1, parts: ['source', 'cannon', 'drive', 'hull'] });
    expect(fitted(now, 1, 'source', known)).toMatchObject({ energy: 6, energy_used: 1, cannon: none });
    expect(fitted(now, 0, 'drive', known)).toMatchObject({ energy: 0, energy_used: 3, move: 2, initiative: 4 });
    expect(now.parts[0]).toBe('source');
  });

  it('know parts by what they do, and dice from the strongest', () => {
    expect(Object.values(parts).map(partIcon)).toEqual(['source', 'cannon', 'hull', 'drive']);
    expect(diceOf([2, 1, 0, 1])).toEqual(['red', 'orange', 'yellow', 'yellow']);
  });
});

describe('Eclipse: where moves are touched', () => {
  const here = view({
    map: { '101': sector({ ships: [{ seat: 0, cruiser: 1 }] }) },
    tray: { starbase: 1 },
    battle: { to_come: [], active: 'attacker', attacking: { cruiser: [0] }, defending: { ancient: [1, 0] } },
  });
  const place = (at: string) => placeOf(here, 0, move(at));

  it('the map, the boards, the technologies, or the prompt', () => {
    expect(place('hex:1,-1')).toBe('map');
    expect(place('sector:101')).toBe('map');
    expect(place('sector:999')).toBeNull();
    expect(place('ship:101.cruiser')).toBe('map');
    expect(place('ship:101.dreadnought')).toBeNull();
    expect(place('target:ancient.1')).toBe('map');
    expect(place('target:cruiser.0')).toBeNull();
    expect(place('tech:starbase')).toBe('tech');
    expect(place('tech:monolith')).toBeNull();
    expect(place('slot:0.interceptor.1')).toBe('ships');
    expect(place('slot:0.interceptor.7')).toBeNull();
    expect(place('slot:1.interceptor.1')).toBeNull();
    expect(place('blueprint:0.cruiser')).toBe('ships');
    expect(place('influence:0')).toBe('board');
    expect(place('track:0.money')).toBe('board');
    expect(place('button:pass')).toBeNull();
  });

  it('what a touch without a move would mean', () => {
    const acting = (action: string) => ({ ...here, turn: { seat: 0, action } }) as unknown as View;
    expect(meantBy(acting('research'), 0, 'turn', 'tech:starbase')).toBe('research starbase');
    expect(meantBy(acting('build'), 0, 'turn', 'tech:starbase')).toBeNull();
    expect(meantBy(acting('move'), 0, 'turn', 'sector:101')).toBe('ship cruiser 101');
    expect(meantBy(acting('influence'), 0, 'turn', 'sector:101')).toBe('lift 101');
    expect(meantBy(acting('upgrade'), 0, 'turn', 'slot:0.cruiser.2')).toBe('slot cruiser 2');
    expect(meantBy(acting('upgrade'), 1, 'turn', 'slot:0.cruiser.2')).toBeNull();
    expect(meantBy(here, 0, 'flight', 'sector:101')).toBe('to 101');
    expect(meantBy(here, 0, 'part', 'part:hull')).toBe('part hull');
    expect(meantBy(here, 0, 'aim', 'target:ancient.0')).toBe('hit ancient 0');
    expect(meantBy(here, 0, 'find', 'sector:101')).toBeNull();
  });
});

describe('Eclipse: odds', () => {
  const guarded = view({ map: { '101': sector({ npcs: 2 }), '102': sector({ disc: 1, ships: [{ seat: 1, cruiser: 2 }, { seat: 0, interceptor: 1 }] }) } });
  const known = components({ sectors: { '101': row({ guard: 'ancient' }), '102': row() } });

  it('are of those who would fight: neutral ships, other players, not the ancients of their friends', () => {
    expect(foesAt(guarded, known, '101', 0)).toEqual(['ancient']);
    expect(foesAt(guarded, known, '102', 0)).toEqual([1]);
    expect(foesAt(guarded, components({ sectors: { '101': row({ guard: 'ancient' }) }, species: { terran: { peace: true } } }), '101', 0)).toEqual([]);
    expect(forceOf(guarded, 0)).toEqual({ interceptor: 1 });
  });

  it('look one step ahead: wormholes that meet, half of them with the generator, portals', () => {
    const map = {
      a: sector({ q: 0, r: 0, wormholes: [0, 2], portal: true, ships: [{ seat: 0, interceptor: 2, dreadnought: 1 }] }),
      b: sector({ q: 0, r: -1, wormholes: [3] }),
      c: sector({ q: 1, r: 0, wormholes: [1] }),
      d: sector({ q: 0, r: 1, wormholes: [] }),
      e: sector({ q: 3, r: 3, portal: true }),
    };
    expect(stepsFrom(view({ map }), 'a', 0)).toEqual(['b', 'e']);
    expect(stepsFrom(view({ map }), 'b', 0)).toEqual(['a']);
    const wide = view({ map, seats: [seat({ techs: { military: [], grid: [], nano: ['wormhole-gen'] } })] });
    expect(stepsFrom(wide, 'a', 0)).toEqual(['b', 'c', 'e']);
    const starts = [{ from: 'a', ship: 'interceptor' as const }, { from: 'a', ship: 'dreadnought' as const }];
    expect(forceFor(view({ map }), 'b', 0, starts, 2)).toEqual({ dreadnought: 1, interceptor: 1 });
    expect(forceFor(view({ map }), 'c', 0, starts, 2)).toEqual({});
    expect(together({ cruiser: 1 }, { cruiser: 1, starbase: 0 })).toEqual({ cruiser: 2 });
  });

  it('ask with the values of blueprints, and never with more', () => {
    const [clash] = clashesAt(guarded, known, '101', 0, { interceptor: 2, cruiser: 0 });
    expect(clash).toMatchObject({ foe: 'ancient', role: 'attacker' });
    expect(clash?.question).toEqual({
      attacker: { ships: { interceptor: { initiative: 3, computer: 0, shield: 0, hull: 0, cannon: [1, 0, 0, 0], missile: none, damage: [0, 0] } } },
      defender: { ships: { ancient: { damage: [0, 0] } } },
      round: 0,
    });
    expect(clashesAt(guarded, known, '101', 0, {})).toEqual([]);
  });

  it('know who attacks: the last to come, never the controller', () => {
    const roles = (over: Partial<SectorView>, me: number) => clashesAt(view({ map: { '102': sector(over) } }), known, '102', me, { cruiser: 1 }).map((clash) => clash.role);
    const both = [{ seat: 1, cruiser: 2 }, { seat: 0, interceptor: 1 }];
    expect(roles({ ships: both }, 0)).toEqual(['attacker']);
    expect(roles({ ships: both }, 1)).toEqual(['defender']);
    expect(roles({ ships: both, disc: 0 }, 0)).toEqual(['defender']);
    expect(roles({ ships: both, disc: 0 }, 1)).toEqual(['attacker']);
  });

  it('advanced neutral ships, the splitter, damage and who has acted are told', () => {
    const split = seat({ techs: { military: ['antimatter-splitter'], grid: [], nano: [] } });
    const fight = view({ seats: [split, seat()], npcs: { ancient: 'advanced' } });
    const battle: BattleView = { to_come: [], attacker: 0, defender: 'ancient', round: 2, attacking: { cruiser: [0, 1] }, defending: { ancient: [1] }, attacker_acted: ['cruiser'], defender_acted: [] };
    expect(underWay(fight, battle)).toMatchObject({
      attacker: { ships: { cruiser: { damage: [1, 0], acted: true, hull: 1 } }, splitter: true },
      defender: { ships: { ancient: { damage: [1], advanced: true } } },
      round: 2,
    });
    expect(underWay(fight, { ...battle, dice: [{ die: 'yellow', face: 6 }] })).toBeNull();
    expect(underWay(fight, { to_come: [] })).toBeNull();
  });

  it('are drawn from one end to the other', () => {
    const answer: OddsAnswer = {
      attacker: 0.6, defender: 0.4, exact: true, error: 0, attacker_alive: { cruiser: 1 }, defender_alive: { ancient: 0.5 }, attacker_left: [0.2, 0.4], defender_left: [0.4],
    };
    expect(columnsOf(answer).map(({ role, left }) => `${role[0]}${left}`)).toEqual(['a2', 'a1', 'd1']);
    const question = { attacker: { ships: { cruiser: { damage: [0, 0] } } }, defender: { ships: { ancient: { damage: [0] } } }, round: 0 };
    expect(lossesOf(question, answer, 'attacker')).toEqual([{ code: 'cruiser', had: 2, lost: 1 }]);
    expect(lossesOf(question, answer, 'defender')).toEqual([{ code: 'ancient', had: 1, lost: 0.5 }]);
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
  });
});

describe('Eclipse: the stage', () => {
  it('names what events changed', () => {
    const events = [
      { kind: 'move', seat: 1, from: '101', to: '102', text: '' },
      { kind: 'tech', tech: 'starbase', text: '' },
    ];
    expect([...changedBy(events)]).toEqual(['sector:101', 'sector:102', 'seat:1', 'tech:starbase']);
  });
});
