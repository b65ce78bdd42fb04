/* Eclipse, both editions: odds on the map and in battle, parts by touch and by drag, what a question is about; and
 * axe-core at those moments. Whole games, keys and places are tested with those of the other games. */
import { asked, clean, expect, goneOn, noFaults, person, setUp, test, touchSomething, versionShown, withAll } from './harness.mjs';

const EDITIONS = ['eclipse2', 'eclipse1'].filter((game) => process.env.ORRERY_GAMES?.split(',').includes(game) ?? true);
const TABLES = 12;
const DECISIONS = 60;

const move = (start) => `.prompt .choice[data-move^="${start}"]`;
const CENTRE = ['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0'].map((at) => `#table .touch[data-at="hex:${at}"]`).join();

/* Plays towards something: what comes first in the list and is there is touched. New tables until it is seen. */
async function leadTo(page, address, game, wanted, list) {
  for (let table = 0; table < TABLES; table++) {
    await setUp(page, address, 2, { game });
    for (let n = 0; n < DECISIONS; n++) {
      if ((await asked(page)) === 'over') break;
      if (await page.locator(wanted).count()) return;
      await page.waitForTimeout(80); /* odds come a little later than the question */
      const shown = await versionShown(page);
      const short = await page.locator('.fore.short').count();
      if (await touchFirst(page, short ? [move('end'), move('pass'), ...list] : list)) await goneOn(page, shown);
    }
  }
  throw new Error(`no ${wanted} at ${TABLES} tables`);
}

/* Marks a table at which flying makes sense. */
const mark = (page) =>
  page.evaluate(() => {
    const found = document.querySelectorAll('.sector:has(.guard) [data-at^="sector:1"], .owned.seat-1').length;
    document.querySelector('#table')?.classList.toggle('near', found > 1);
  });

async function touchFirst(page, list) {
  await mark(page);
  for (const what of list) {
    const there = page.locator(what);
    const n = await there.count();
    if (!n) continue;
    /* not by the mouse: another thing may lie over it */
    await there.nth(Math.floor(Math.random() * n)).dispatchEvent('click');
    const wheel = page.locator('.wheel .choice');
    if (await wheel.count()) await wheel.first().click();
    return true;
  }
  return touchSomething(page);
}

const EXPLORE = [move('choose'), CENTRE, '#table .zone.touch', move('place'), move('claim'), '#table .tile.touch[data-at^="sector:"]'];
/* two more sectors, or neutral ships beside the first, before ships fly: to neutral ships, else inwards */
const NEAR = '.app:has(.near)';
const FLY = [
  ...EXPLORE.slice(0, -1), '#table .sector:has(.guard) .tile.touch', '#table .tile.touch[data-at^="sector:1"]', EXPLORE.at(-1), move('reward'),
  '#table .ship.touch', move('end'), move('stop'), `${NEAR} ${move('action move')}`, move('action explore'),
];

/* a ship of mine, the first seat, among neutral ships */
const AMONG = '.app:has(.sector:has(.guard):has(.ship.seat-1))';

const percentIn = (text) => Number(/(\d+) %/.exec(text)?.[1] ?? NaN);

await withAll(async ({ server, browser }) => {
  for (const game of EDITIONS) {
    await test(`${game}: odds where a ship can fly to enemies, with ships thought away and added`, async () => {
      const page = await person(browser, { bypassCSP: true });
      await leadTo(page, server.address, game, '.chance', FLY);
      const at = await page.locator('.sector:has(.chance) .tile').first().getAttribute('data-at');
      const tile = page.locator(`.tile[data-at="${at}"]`);
      expect(/\d+ % to win$/.test(await tile.getAttribute('aria-label')), 'the chance in the accessible name');
      await tile.focus();
      const planner = page.locator('.planner');
      await planner.locator('.odds b').first().waitFor();
      const chance = percentIn(await page.locator(`.sector:has([data-at="${at}"]) .chance`).textContent());
      expect(percentIn(await planner.locator('.odds b').first().innerText()) === chance, 'the same number on the map and beside it');
      await clean(page, 'with odds');
      const more = planner.getByRole('button', { name: 'One more: Cruiser' });
      for (let n = 0; n < 3; n++) await more.click();
      await page.waitForFunction((old) => Number(/(\d+) %/.exec(document.querySelector('.planner .odds b')?.textContent ?? '')?.[1] ?? old) > old, Math.min(chance, 98));
      const fewer = planner.getByRole('button', { name: /^One fewer/ });
      for (const button of await fewer.all()) while (await button.isEnabled()) await button.click();
      await planner.getByText('No ships of yours').waitFor();
      await planner.getByRole('button', { name: 'Close' }).click();
      await planner.waitFor({ state: 'detached' });
      noFaults(page);
      await page.context().close();
    });

    await test(`${game}: a battle shows both sides and how it may end`, async () => {
      const page = await person(browser, { bypassCSP: true });
      await leadTo(page, server.address, game, '.battle .side', ['.sector:has(.chance) .tile.touch', `${AMONG} ${move('stop')}`, `${AMONG} ${move('end')}`, `${AMONG} ${move('pass')}`, ...FLY]);
      const battle = page.locator('.battle');
      await battle.locator('.odds b').first().waitFor();
      expect((await battle.locator('.side').count()) === 2, 'two sides');
      const shares = await battle.locator('.odds .both b').allInnerTexts();
      expect(Math.abs(shares.map(percentIn).reduce((a, b) => a + b, 0) - 100) <= 1, `shares of one whole, not ${shares}`);
      await clean(page, 'in battle');
      noFaults(page);
      await page.context().close();
    });

    await test(`${game}: a part by touch and by drag; energy before and after`, async () => {
      const page = await person(browser, { bypassCSP: true });
      await leadTo(page, server.address, game, '.shelf', [move('choose'), move('action upgrade')]);
      await clean(page, 'with parts to place');
      const part = page.locator('.shelf [data-part=nuclear-source]');
      const cannon = (ship) => page.locator('.bp').nth(ship).locator('.pt.touch', { hasText: 'Ion Cannon' }).first();
      const slot = cannon(0);
      await part.click();
      await slot.hover();
      await page.locator('.st .chg', { hasText: '/' }).first().waitFor();
      const shown = await versionShown(page);
      await slot.click();
      await goneOn(page, shown);
      await page.locator('[data-log]').getByText(/Nuclear Source/).first().waitFor();
      const before = await versionShown(page);
      await page.locator('.shelf [data-part=hull]').dragTo(cannon(1));
      await goneOn(page, before);
      await page.locator('[data-log]').getByText(/Hull/).first().waitFor();
      noFaults(page);
      await page.context().close();
    });

    await test(`${game}: a discovery says what it gives before the choice`, async () => {
      const page = await person(browser, { size: 'phone', bypassCSP: true });
      await leadTo(page, server.address, game, '[data-tidings=find]', [...EXPLORE, move('end'), move('action explore')]);
      const tidings = page.locator('[data-tidings=find]');
      expect((await tidings.innerText()).length > 20, 'what it gives');
      await tidings.getByText('2 points').waitFor();
      await clean(page, 'at a discovery');
      noFaults(page);
      await page.context().close();
    });
  }
});
