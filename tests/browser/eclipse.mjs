/* Eclipse, both editions: odds on the map and in battle, parts by touch and by drag, what a question is about, a map
 * drawn near; and axe-core at those moments. Whole games, keys and places are tested with those of the other games. */
import { ECLIPSE_SPECIES, eclipseOfTwo } from './games.mjs';
import { clean, expect, goneOn, noFaults, person, standAt, test, versionShown, withAll } from './harness.mjs';

const EDITIONS = ['eclipse2', 'eclipse1'].filter((game) => process.env.ORRERY_GAMES?.split(',').includes(game) ?? true);

/* The second of four is to act and has a sector beside one of mine. */
const four = (game) => ({
  game, players: 4, options: { species: 'fixed', aliens: 'off' }, start: 1, round: 2,
  map: { 310: { q: 3, r: -3, rotation: 0, disc: 0 }, 304: { q: 3, r: -2, rotation: 0, disc: 1 } }, seats: ECLIPSE_SPECIES,
});

/* Three interceptors of mine attack two kinds of ships: both of the first dice that hit can hit either. */
const twoTargets = (game) => ({
  ...eclipseOfTwo(game), rng: { key: '0'.repeat(64), block: 0, used: 16 },
  map: { 101: { q: 0, r: -1, rotation: 1, npcs: 0, ships: [{ seat: 1, interceptor: 1, cruiser: 1 }, { seat: 0, interceptor: 3 }] } },
});

/* A cube comes back from a gray square: to materials, at the top of the page, or to money. */
const cubeBack = (game) => ({
  game, players: 2, options: { species: 'fixed', aliens: 'off' }, start: 0, round: 2,
  map: { 221: { disc: 0 }, 314: { q: 0, r: -3, rotation: 0, disc: 0, discovery: false, cubes: { gray: 1 } } },
  seats: [{ ...ECLIPSE_SPECIES[0], cubes: { materials: 9, science: 12, money: 11 } }, ECLIPSE_SPECIES[1]],
});

const percentIn = (text) => Number(/(\d+) %/.exec(text)?.[1] ?? NaN);

await withAll(async ({ server, browser }) => {
  for (const game of EDITIONS) {
    const on = async (name, options, run) =>
      test(`${game}: ${name}`, async () => {
        const page = await person(browser, { bypassCSP: true, ...options });
        await run(page);
        noFaults(page);
      });

    await on('odds where ships can fly to enemies, with ships thought away and added', {}, async (page) => {
      await standAt(page, server, eclipseOfTwo(game), ['0 action move']);
      const chip = page.locator('.sector:has([data-at="sector:101"]) .chance');
      await chip.waitFor();
      expect((await page.locator('.chance').count()) === 1, 'where there are enemies, and nowhere else');
      const first = percentIn(await chip.textContent());
      await page.locator('[data-at="ship:221.interceptor"]').click();
      const tile = page.locator('.tile.touch[data-at="sector:101"]');
      await chip.waitFor();
      expect(percentIn(await chip.textContent()) === first, 'the same for the ship under way');
      expect(/\d+ % to win$/.test(await tile.getAttribute('aria-label')), 'the chance in the accessible name');
      await tile.focus();
      const planner = page.locator('.planner');
      await planner.locator('.odds b').first().waitFor();
      expect(percentIn(await planner.locator('.odds b').first().innerText()) === first, 'the same number beside the map');
      await clean(page, 'with odds');
      const more = planner.getByRole('button', { name: 'One more: Cruiser' });
      for (let n = 0; n < 3; n++) await more.click();
      await page.waitForFunction((old) => Number(/(\d+) %/.exec(document.querySelector('.planner .odds b')?.textContent ?? '')?.[1] ?? old) > old, first);
      for (const button of await planner.getByRole('button', { name: /^One fewer/ }).all()) while (await button.isEnabled()) await button.click();
      await planner.getByText('No ships of yours').waitFor();
      await planner.getByRole('button', { name: 'Close' }).click();
      await planner.waitFor({ state: 'detached' });
    });

    await on('a battle shows both sides and how it may end', {}, async (page) => {
      await standAt(page, server, eclipseOfTwo(game), ['0 action move', '0 ship interceptor 221', '0 to 101', '0 end', '1 pass', '0 pass']);
      const battle = page.locator('.battle');
      await battle.locator('.odds b').first().waitFor();
      expect((await battle.locator('.side').count()) === 2, 'two sides');
      const shares = (await battle.locator('.odds .both b').allInnerTexts()).map(percentIn);
      expect(Math.abs(shares[0] + shares[1] - 100) <= 1, `shares of one whole, not ${shares}`);
      await clean(page, 'in battle');
      const shown = await versionShown(page);
      await page.locator('.prompt .choice[data-move=attack]').click();
      await goneOn(page, shown);
    });

    await on('no odds are shown while dice that will change them are given out', {}, async (page) => {
      await standAt(page, server, twoTargets(game), ['0 pass', '1 pass']);
      const odds = page.locator('.battle .odds');
      await odds.locator('b').first().waitFor();
      await page.locator('.prompt .choice[data-move=attack]').click();
      await page.locator('.battle .rolled').waitFor();
      expect((await odds.count()) === 0, 'none');
      await clean(page, 'with dice to give out');
      const shown = await versionShown(page);
      await page.locator('.battle .touch[data-at="target:cruiser.0"]').click();
      await goneOn(page, shown);
    });

    await on('a part by touch and by drag; energy before and after', {}, async (page) => {
      await standAt(page, server, eclipseOfTwo(game), ['0 action upgrade']);
      await clean(page, 'with parts to place');
      const cannon = (ship) => page.locator('.bp').nth(ship).locator('.pt.touch', { hasText: 'Ion Cannon' }).first();
      await page.locator('.shelf [data-part=nuclear-source]').click();
      await cannon(0).hover();
      await page.locator('.vals .chg', { hasText: '1/6' }).first().waitFor();
      const shown = await versionShown(page);
      await cannon(0).click();
      await goneOn(page, shown);
      await page.locator('[data-log]').getByText(/Nuclear Source/).first().waitFor();
      const before = await versionShown(page);
      await page.locator('.shelf [data-part=hull]').dragTo(cannon(1));
      await goneOn(page, before);
      await page.locator('[data-log]').getByText(/Hull/).first().waitFor();
    });

    await on('what is not allowed says which rule forbids it', {}, async (page) => {
      await standAt(page, server, eclipseOfTwo(game), ['0 action upgrade']);
      await page.locator('.shelf [data-part=nuclear-source]').click();
      await page.locator('.bp').first().locator('.pt.touch', { hasText: 'Nuclear Drive' }).first().click();
      await page.locator('[data-notice]').getByText(/^E[12]-/).first().waitFor();
    });

    await on('what can be touched beyond the edges of the map is told there', {}, async (page) => {
      await standAt(page, server, eclipseOfTwo(game), ['0 action explore']);
      const ticks = page.locator('.beyond');
      expect((await ticks.count()) === 0, 'the whole map is in sight');
      for (let n = 0; n < 4; n++) await page.getByRole('button', { name: 'Closer' }).click();
      await ticks.first().waitFor();
      await clean(page, 'on a map drawn near');
      await ticks.first().click();
      await page.waitForFunction(() => {
        const map = document.querySelector('.map').getBoundingClientRect();
        return [...document.querySelectorAll('.map .touch')].some((e) => {
          const hex = e.getBoundingClientRect();
          const [x, y] = [(hex.left + hex.right) / 2, (hex.top + hex.bottom) / 2];
          return x > map.left && x < map.right && y > map.top && y < map.bottom;
        });
      });
      await page.getByRole('button', { name: 'The whole map' }).click();
      await ticks.first().waitFor({ state: 'detached' });
    });

    await on('a discovery says what it gives before the choice', { size: 'phone' }, async (page) => {
      await standAt(page, server, eclipseOfTwo(game), ['0 action influence', '0 lift track']);
      const tidings = page.locator('[data-tidings=find]');
      await tidings.getByText('2 points').waitFor();
      expect((await tidings.innerText()).length > 20, 'what it gives');
      await clean(page, 'at a discovery');
      const shown = await versionShown(page);
      await page.locator('.prompt .choice[data-move=keep]').click();
      await goneOn(page, shown);
    });

    for (const size of ['wide', 'phone'])
      await on(`advice is in sight and does not lie over what it advises (${size})`, { size }, async (page) => {
        await standAt(page, server, cubeBack(game), ['0 action influence', '0 lift 314']);
        if (size === 'phone') await page.getByRole('navigation').getByRole('button', { name: 'Map', exact: true }).click();
        await page.keyboard.press('h');
        const advised = page.locator('.hinted[data-at="track:0.materials"]');
        await advised.waitFor();
        await page.locator('[data-notice]').getByText('A bot would').waitFor();
        const shown = await versionShown(page);
        await advised.click({ timeout: 3000 });
        await goneOn(page, shown);
      });

    await on('an offer of relations says what they bring', { theme: 'light' }, async (page) => {
      await standAt(page, server, four(game), ['1 free', '1 offer 0']);
      await page.locator('[data-tidings=answer]').getByText('ambassador').waitFor();
      await clean(page, 'at an offer');
      const shown = await versionShown(page);
      await page.locator('.prompt .choice[data-move=accept]').click();
      await goneOn(page, shown);
    });
  }
});
