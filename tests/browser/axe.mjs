/* axe-core finds no violation on any page, in both themes and at two sizes. */
import { GAMES, how } from './games.mjs';
import { cleanInBoth as clean, expect, finishedGame, person, reach, test, withAll } from './harness.mjs';

/* both editions of Eclipse have one page */
const PAGES = GAMES.filter(({ code }) => code !== 'eclipse1');

await withAll(async ({ server, browser }) => {
  const first = await person(browser, { bypassCSP: true });
  for (const game of PAGES) game.table = await finishedGame(first, server.address, 2, how(game));
  const cookies = await first.context().cookies();
  const storage = await first.context().storageState();

  for (const size of ['wide', 'phone']) {
    const page = await person(browser, { size, bypassCSP: true });
    await page.context().addCookies(cookies);
    const on = async (name, run) => test(`axe: ${name}, ${size}`, run);

    await on('home', async () => {
      await page.goto(`${server.address}/`);
      await page.locator('[data-do=play]').waitFor();
      await clean(page, 'on the first page');
      await page.locator('[data-do=account]').click();
      await clean(page, 'in the account dialog');
      await page.keyboard.press('Escape');
    });
    await on('how deals are proved', async () => {
      await page.goto(`${server.address}/proof`);
      await page.locator('h1').waitFor();
      await clean(page, 'on the page of proofs');
    });
    await on('lobby', async () => {
      await page.goto(`${server.address}/`);
      await page.getByRole('combobox', { name: 'Who plays seat 2' }).selectOption('open');
      await page.locator('[data-do=play]').click();
      await page.locator('#invitation').waitFor();
      await clean(page, 'in the lobby');
    });
    for (const game of PAGES) {
      await on(`${game.code}, replay and proof`, async () => {
        await page.goto(`${server.address}/t/${game.table}?move=30&seat=0`);
        await page.locator('[data-moment]').waitFor();
        await clean(page, 'in the replay');
        await page.goto(`${server.address}/t/${game.table}`);
        await page.getByRole('button', { name: 'Proof of the deal' }).first().click();
        await page.locator('[data-proof]').waitFor();
        await clean(page, 'in the proof');
        await page.keyboard.press('Escape');
      });
      await on(`${game.code}, table`, async () => {
        await reach(page, server.address, 4, how(game), async (n) => {
          if (n === 0) await clean(page, 'when first asked');
          return (await page.locator(game.busy.things).count()) > game.busy.more;
        });
        if (size === 'phone') await page.getByRole('navigation').getByRole('button', { name: game.busy.tab, exact: true }).click();
        await clean(page, 'with much to touch');
        await page.getByRole('button', { name: 'Menu' }).click();
        await clean(page, 'in the menu');
        await page.getByRole('button', { name: 'Shortcuts' }).click();
        await clean(page, 'in the list of keys');
        await page.keyboard.press('Escape');
        if (size === 'phone') {
          for (const name of game.tabs) {
            await page.getByRole('navigation').getByRole('button', { name, exact: true }).click();
            await clean(page, `in the tab ${name}`);
          }
        } else {
          await page.getByRole('button', { name: 'Rules' }).click();
          await clean(page, 'in the rules');
          await page.keyboard.press('Escape');
          await page.locator('.opp').first().click();
          await clean(page, 'at an opponent');
          await page.keyboard.press('Escape');
          await page.getByRole('tab', { name: 'Chat' }).click();
          await clean(page, 'in the chat');
        }
        await page.goto(`${page.url()}?plain=1`);
        await page.locator('.plain .choice, .plain .wait').first().waitFor();
        await clean(page, 'at the plain table');
      });
      await on(`${game.code}, guided game`, async () => {
        await page.goto(`${server.address}/`);
        await page.locator(`[data-game=${game.code}]`).click();
        await page.locator('[data-do=teach]').click();
        await page.locator('[data-lesson]').waitFor();
        await clean(page, 'in the guided game');
      });
    }
    await page.context().close();
  }
  expect(storage.cookies.length > 0, 'a session');
});
