/* From the first page to the end of a whole game against bots by clicking, for each game; then its proof and its
 * replay. */
import { GAMES, how } from './games.mjs';
import { asked, expect, noFaults, person, playOn, setUp, test as check, touchSomething, withAll } from './harness.mjs';

await withAll(async ({ server, browser }) => {
  for (const game of GAMES) await whole(server, browser, game);
});

async function whole(server, browser, game) {
  const test = (name, run) => check(`${game.code}: ${name}`, run);
  const page = await person(browser);

  await test('a whole game against bots by clicking', async () => {
    await setUp(page, server.address, game.players, how(game));
    const decisions = await playOn(page);
    expect(decisions > 10, `a game of more than ten decisions, not ${decisions}`);
    const rows = await page.locator('[data-result] tbody tr').count();
    expect(rows === game.players, 'a result with a row for each player');
    noFaults(page);
  });

  await test('the deal is proved in the browser', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Proof of the deal' }).click();
    await page.locator('[data-proof=holds]').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    noFaults(page);
  });

  const table = /\/t\/(\w+)/.exec(page.url())[1];

  await test('replay: slider, steps, chart, a link of each moment', async () => {
    await page.getByRole('link', { name: 'Replay' }).first().click();
    await page.waitForURL(/move=0&seat=0/);
    const at = page.locator('[data-moment]');
    await at.waitFor();
    const moves = Number(await at.getAttribute('data-moves'));
    expect(moves > 20, `a game of more than twenty moves, not ${moves}`);
    await page.getByRole('button', { name: 'One move on' }).click();
    await page.waitForURL(/move=1&/);
    await page.getByRole('slider').fill(String(Math.floor(moves / 2)));
    await page.waitForURL(new RegExp(`move=${Math.floor(moves / 2)}&`));
    await page.getByRole('img', { name: /Points over the game/ }).waitFor();
    expect((await page.locator('.ticks i').count()) > 3, 'a mark where each round begins');
    const line = page.locator('[data-story] button').nth(5);
    await line.click();
    await page.waitForFunction(() => document.querySelectorAll('[data-story] button')[5].getAttribute('aria-current') === 'step');
    await page.getByRole('combobox', { name: 'Seen by' }).selectOption('all');
    await page.waitForURL(/seat=all/);
    noFaults(page);
  });

  await test('where it was decided: chances, costly decisions, luck', async () => {
    let asked = 0; /* it begins, and then the server is too busy: one can ask again */
    await page.route('**/review?*', (route) => route.fulfill(asked++ ? { status: 503, json: { error: 'busy' } } : { json: { done: 1, moves: 9 } }));
    await page.locator('[data-do=review]').click();
    await page.getByText('could not be looked at').waitFor();
    await page.unroute('**/review?*');
    page.faults.length = 0; /* the browser tells of the 503 */
    await page.locator('[data-do=review]').click();
    await page.getByRole('img', { name: /Chance to win/ }).waitFor({ timeout: 120_000 });
    expect((await page.locator('.review tbody tr').count()) === 3, 'choices, those of others, and luck');
    const first = page.locator('.review .costly button').first();
    if (await first.count()) {
      await first.click();
      await page.waitForFunction(() => document.querySelector('.review .costly button').classList.contains('here'));
    }
    noFaults(page);
  });

  if (game.secret)
    await test('the replay with everything open shows what a spectator does not see', async () => {
      const shown = async (seat) => {
        await page.goto(`${server.address}/t/${table}?move=${game.moment}&seat=${seat}`);
        await page.locator('.opp').first().click();
        await page.getByRole('dialog', { name: game.look }).waitFor();
        return page.locator(game.secret).count();
      };
      expect((await shown('all')) > 0, 'the secrets of an opponent');
      expect((await shown('none')) === 0, 'no secret for a spectator');
      noFaults(page);
    });

  await test('the link of a moment opens that moment for somebody else', async () => {
    const other = await person(browser, { lang: 'ru-RU' });
    await other.goto(`${server.address}/t/${table}?move=7&seat=1`);
    await other.locator('[data-moment="7"]').waitFor();
    expect((await other.locator('h1').innerText()) === game.russian, 'the page in their own language');
    await other.keyboard.press('ArrowRight');
    await other.locator('[data-moment="8"]').waitFor();
    await other.getByRole('button', { name: 'К концу' }).click();
    await other.waitForURL(/move=\d{2,}/);
    noFaults(other);
  });

  await test('a finished game stands in the list and opens with its result', async () => {
    await page.goto(`${server.address}/`);
    await page.getByRole('button', { name: 'finished' }).click();
    await page.locator(`a[href*="${table}"]`).click();
    await page.locator('[data-moment="0"]').waitFor();
    noFaults(page);
  });

  await test('what others did is shown moving, and any key skips it', async () => {
    const moving = await person(browser, { motion: 'no-preference' });
    await setUp(moving, server.address, 4, how(game));
    const skip = moving.locator('[data-do=skip]');
    let shown = 0;
    for (let n = 0; n < 90 && shown < 4; n++) {
      if ((await asked(moving)) === 'over') await setUp(moving, server.address, 4, how(game));
      await touchSomething(moving);
      await moving.waitForTimeout(250);
      if (!(await skip.count())) continue;
      shown++;
      const said = await moving.locator('[data-prompt]').innerText();
      expect(said.length > 3, 'what happens is said meanwhile');
      const begun = Date.now(); /* one after the other may do something */
      for (const next = moving.locator('.prompt.mine, [data-result]'); !(await next.count()); await moving.waitForTimeout(20)) {
        expect(Date.now() - begun < 5000, 'a question soon, when all that others do is skipped');
        if (await skip.count()) await moving.keyboard.press('x');
      }
    }
    expect(shown === 4, `the turns of others shown four times, not ${shown}`);
    noFaults(moving);
  });
  await page.context().close();
}
