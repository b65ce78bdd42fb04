/* What the browser tests know of each game: its words on the page, and where things stand. ORRERY_GAMES names
 * those to be tested, else all are. */

/* Two of the first species in Eclipse: the home of the first has two neighbours, one with an ancient, one with a
 * discovery tile. */
export const ECLIPSE_SPECIES = ['directorate', 'federation', 'union', 'republic'].map((species) => ({ species }));
export const eclipseOfTwo = (game) => ({
  game, players: 2, options: { species: 'fixed', aliens: 'off' }, start: 0, round: 1,
  map: { 101: { q: 0, r: -1, rotation: 1 }, 206: { q: -1, r: -1, rotation: 0 } }, seats: ECLIPSE_SPECIES.slice(0, 2),
});

const ALL = [
  {
    code: 'spacebase',
    world: /^Space Base/,
    players: 3,
    russian: 'Космобаза',
    /* what stands on a table in any language */
    latin: /Orrery|Guest|EN|English|Vega|III/,
    tabs: ['Shipyard', 'Seats', 'Log', 'Base'],
    /* accessible names of things that can be touched: a move, then what it is about */
    touches: /^(?:Buy|Take|Use|Put|Lay|Change|Follow|2X)[^:]*: .*\.$/,
    /* a moment with much to touch, and the tab where a phone shows it */
    busy: { things: '.market .touch', more: 3, tab: 'Shipyard' },
    refused: { thing: '.market .dim', rule: 'SB-13.1', text: 'A card can be bought only if' },
    explained: '.yard .k',
    look: /Base of/,
    /* the steps that every guided game has; others may come between them */
    lesson: ['base', 'goal', 'use', 'buy', 'deployed', 'others'],
  },
  {
    code: 'emdo',
    world: /^Eminent Domain/,
    bot: 'novice',
    players: 3,
    russian: 'Eminent Domain: Космическая эра',
    latin: /Orrery|Guest|EN|English|Vega|Altair|Eminent|^I+$/,
    tabs: ['Empire', 'Tech', 'Seats', 'Log', 'Role'],
    touches: /^(?:Play|Add|Remove|Discard|Follow|Take|Settle|Attack|Tuck|Produce|Sell|Keep|Lead) [^:]*: /,
    busy: { things: '.roles .touch', more: 5, tab: 'Role' },
    refused: { thing: '.foot .hc.dim', rule: /^ED-/, text: /impossible|symbol/ },
    explained: '.foot .hc',
    look: /Empire of/,
    lesson: ['empire', 'goal', 'action', 'role', 'follow', 'cleanup'],
    /* what only the all-open view shows in the dialog of an opponent */
    secret: '.lookat .hc',
    /* nobody has played a card */
    moment: 0,
  },
  {
    code: 'rftg',
    world: /^Race for the Galaxy/,
    bot: 'novice',
    avoids: '[data-at^="action:explore"], [data-at^="boost:explore"], .choice[data-move="pass"]',
    players: 2,
    russian: 'Борьба за галактику',
    /* what the log says first */
    logged: 'В игре цель',
    latin: /Orrery|Guest|EN|English|Vega|Altair/,
    tabs: ['Tableau', 'Seats', 'Goals', 'Log', 'Hand'],
    touches: /^(?:Start with|Discard|Save|Develop|Settle|Conquer|Pay|Take|Attack|Replace|Put|Sell|Use|Ante|A good on|Give the good of|Explore|Trade|Consume|Produce)[^:]*: /,
    /* what brings the end nearer, by name: it is chosen more often by keyboard */
    prefers: /^(?:Develop|Settle|Pay)/,
    busy: { things: '.acts .touch', more: 5, tab: 'Hand' },
    refused: { thing: '.hand .fc.dim', rule: /^RG-/, text: /world|development|card|hand/ },
    explained: '.hand .fc',
    look: /Tableau of/,
    lesson: ['goal', 'action', 'phases', 'sift', 'develop', 'settle'],
    secret: '.lookat .secret .fc',
    /* the hands are dealt, and nothing of them is known to all */
    moment: 11,
  },
  ...['2', '1'].map((edition) => ({
    code: `eclipse${edition}`,
    world: edition === '2' ? /^Eclipse(?:: Second|, 2nd)/ : /^Eclipse(?:: New|, 1st)/,
    bot: 'novice',
    players: 2,
    russian: edition === '2' ? 'Эклипс: Второй рассвет галактики' : 'Эклипс: Возрождение галактики',
    logged: 'Новая технология',
    latin: /Orrery|Guest|EN|English|Vega|Altair|^I+$/,
    tabs: ['Board', 'Ships', 'Tech', 'Seats', 'Log', 'Map'],
    touches: /^(?:Explore the zone|Place a disc|Take|Put|Research|Muon|In \d|To \d|The disc from|A disc from|Back to|Turn a|Colony ship to|Give|Retreat|Attack the|First: |[^:]* from \d{3}: |[^:]*: (?:slot \d|remove)|[^:]* with damage)/,
    /* who leaves, or trades until nothing is left to live on, sees no more; who cannot pay the upkeep any more passes:
     * a game of collapses shows little */
    avoids: '.choice[data-move="give-up"], .choice[data-move^="trade"]',
    leaves: /^Leave the game/,
    needs: '.app:has(.fore.short) .prompt .choice[data-move=pass]',
    prefers: /^(?:Pass|End the turn|Done)/,
    busy: { things: '#table .touch:not(.choice)', more: 1, tab: 'Map' },
    /* random play may never come to a technology that it cannot pay */
    refused: { thing: '.techs .te.dim', rule: /^E[12]-/, text: /tech|track/i, at: eclipseOfTwo(`eclipse${edition}`), after: ['0 action research'] },
    explained: '.techs .te',
    look: /Board of/,
    lesson: ['goal', 'map', 'board', 'action', 'round'],
    /* what brings its last step before a random player is bankrupt */
    lessonEnds: '.prompt .choice[data-move=pass]',
  })),
];

const wanted = process.env.ORRERY_GAMES?.split(',');
export const GAMES = ALL.filter((game) => !wanted || wanted.includes(game.code));

/* How a game of it is set up. */
export const how = (game) => ({ game: game.code, bot: game.bot ?? '', avoids: game.avoids ?? '', needs: game.needs ?? '' });
