/* Eclipse, both editions: a whole game by clicking, what a phone shows, and axe-core while it is played. */
import { asked, AXE, expect, goneOn, noFaults, person, setUp, test, touchSomething, versionShown, withAll } from './harness.mjs';

const EDITIONS = ['eclipse2', 'eclipse1'].filter((game) => process.env.ORRERY_GAMES?.split(',').includes(game) ?? true);
const TABS = ['Board', 'Ships', 'Tech', 'Seats', 'Log', 'Map'];
const LOOKS = 12;

/* Who cannot pay the upkeep any more passes: a game of collapses shows little. */
async function touchWisely(page) {
  const pass = page.locator('.prompt .choice[data-move=pass]');
  if ((await page.locator('.fore.short').count()) && (await pass.count())) await pass.click();
  else await touchSomething(page);
}

async function play(page, until = () => false) {
  for (let n = 0; n < 3000; n++) {
    if ((await asked(page)) === 'over' || (await until(n))) return n;
    const shown = await versionShown(page);
    await touchWisely(page);
    await goneOn(page, shown);
  }
  throw new Error('the game does not end');
}

async function clean(page, where) {
  await page.waitForTimeout(150); /* what moves has come to rest */
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE });
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.map((v) => `${v.id}: ${v.nodes.slice(0, 4).map((n) => `${n.target.join(' ')} ${n.any[0]?.message ?? ''}`).join('; ')}`);
  });
  expect(found.length === 0, `no violation ${where}, but:\n${found.join('\n')}`);
}

await withAll(async ({ server, browser }) => {
  for (const game of EDITIONS) {
    await test(`${game}: a whole game against bots by clicking`, async () => {
      const page = await person(browser);
      await setUp(page, server.address, 3, { game });
      const decisions = await play(page);
      expect(decisions > 10, `more than ten decisions, not ${decisions}`);
      expect((await page.locator('[data-result] tbody tr').count()) === 3, 'a result with a row for each player');
      noFaults(page);
      await page.context().close();
    });

    for (const [theme, size] of [['dark', 'wide'], ['light', 'phone']])
      await test(`${game}: the table while it is played, ${theme}, ${size}: axe-core, nothing sticks out`, async () => {
        const page = await person(browser, { theme, size, bypassCSP: true });
        await setUp(page, server.address, 4, { game });
        await play(page, async (n) => {
          await clean(page, `at decision ${n}`);
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(over <= 0, `no wider than the screen, not by ${over}`);
          return n >= LOOKS;
        });
        for (const name of size === 'phone' ? TABS : []) {
          await page.getByRole('navigation').getByRole('button', { name, exact: true }).click();
          await clean(page, `in the tab ${name}`);
        }
        noFaults(page);
        await page.context().close();
      });
  }
});
