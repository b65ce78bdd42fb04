/* Silhouettes of ships, one a kind. A shape is drawn twice: filled, then its outline and its fine lines. */
interface Drawing {
  fill: string;
  lines: string;
  circles?: [number, number, number, boolean][];
}

const SHIPS = {
  cargo: { fill: 'M4 17h44l8-4-6-4H16l-6 4zM17 4h8v5h-8zM27 3h8v6h-8zM37 4h8v5h-8z', lines: 'M4 17h44l8-4-6-4H16l-6 4zM17 4h8v5h-8zM27 3h8v6h-8zM37 4h8v5h-8zM1 14h5M0 17h3' },
  mining: { fill: 'M6 16h30l8-5-10-4H14z', lines: 'M6 16h30l8-5-10-4H14zM44 11l6-5 9 2M50 6l4 8 5-6M18 7V3h9v4M2 12h6M4 16H1', circles: [[20, 12, 2, false], [28, 12, 2, false]] },
  carrier: { fill: 'M3 11h54l-5 6H10z', lines: 'M3 11h54l-5 6H10zM34 11V5h9l3 6M37 5V2M8 8h6l2-2M20 8h6l2-2M14 14h30' },
  cruiser: { fill: 'M3 12 20 6h22l17 6-17 4H20z', lines: 'M3 12 20 6h22l17 6-17 4H20zM24 6l6-4h8l2 4M12 12h34M8 18l10-2M8 5l10 2' },
  flagship: { fill: 'M4 13l14-4 12-6 6 6 22 3-20 5H14z', lines: 'M4 13l14-4 12-6 6 6 22 3-20 5H14zM30 3V0M20 13h24M2 10h6M2 16h8', circles: [[30, 9, 1.5, false]] },
  tug: { fill: 'M22 6h20l8 6-8 6H22z', lines: 'M22 6h20l8 6-8 6H22zM22 12h-6M42 6V2h-8v4M30 12h12', circles: [[11, 12, 5, false]] },
  dread: { fill: 'M2 15l10-9h26l22 7-16 5H10z', lines: 'M2 15l10-9h26l22 7-16 5H10zM18 6V2h10v4M28 3h8M32 9h12M12 12h18' },
  gate: { fill: '', lines: 'M4 10h14M42 10h14M30 0v2M30 18v2M10 6v8M50 6v8', circles: [[30, 10, 8.5, false], [30, 10, 5, true]] },
  tanker: { fill: '', lines: 'M38 7h10l8 3-8 3H38M4 10h8M6 16h40M18 4v12M32 4v12', circles: [[18, 10, 6, true], [32, 10, 6, true]] },
  train: { fill: 'M3 6h13v9H3zM19 6h13v9H19zM35 6h13l8 4.5-8 4.5H35z', lines: 'M3 6h13v9H3zM19 6h13v9H19zM35 6h13l8 4.5-8 4.5H35zM16 10.5h3M32 10.5h3M6 6v9M22 6v9' },
  dome: { fill: 'M14 16a16 13 0 0 1 32 0z', lines: 'M4 16h52M14 16a16 13 0 0 1 32 0M30 16V3M22 16c0-6 3-11 8-13M38 16c0-6-3-11-8-13M8 19h44M50 16v-5h4v5' },
} satisfies Record<string, Drawing>;

const KINDS: Record<string, keyof typeof SHIPS> = {
  'Cargo Vessel': 'cargo',
  'Mining Vessel': 'mining',
  Carrier: 'carrier',
  'Cargo Carrier': 'carrier',
  'Scout Carrier': 'carrier',
  'Modified Carrier': 'carrier',
  'Cargo Cruiser': 'cruiser',
  'Star Cruiser': 'cruiser',
  Flagship: 'flagship',
  'Flagship Cruiser': 'flagship',
  'Flagship Tug': 'tug',
  'Cargo Tug': 'tug',
  'Modified Cargo Tug': 'tug',
  'Modified Tug': 'tug',
  'Defense Tug': 'tug',
  Dreadnought: 'dread',
  Destroyer: 'dread',
  'Gun Carriage': 'dread',
  'Hypernet Gate': 'gate',
  Tanker: 'tanker',
  'Fast Tanker': 'tanker',
  'Cargo Train': 'train',
  Outpost: 'dome',
  Base: 'dome',
  Colony: 'dome',
};

export const shipDrawing = (type: string): Drawing => SHIPS[KINDS[type] ?? 'cargo'];
