/* What is seldom needed at a table: standing orders, sound, clocks, annulling, resigning, corrected rules. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, noFaults, person, playOn, reach, setUp, test, withAll } from './harness.mjs';

const menu = async (page, name) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  if (name) await page.getByRole('dialog').getByRole('button', { name }).click();
};

const canPass = (page) => page.evaluate(() => [...document.querySelectorAll('.prompt [data-key="0"]')].some((e) => e.offsetParent));

await withAll(async ({ server, browser }) => {
  await test('a standing order passes for me, is listed, and ends when I say so', async () => {
    const page = await person(browser);
    const forGood = page.getByRole('button', { name: 'for the whole game' });
    await reach(page, server.address, 2, {}, async () => {
      if (!(await canPass(page))) return false;
      await menu(page);
      if (await forGood.count()) return true;
      await page.keyboard.press('Escape');
      return false;
    });
    await forGood.click();
    await menu(page);
    await page.getByRole('button', { name: 'Ask me again' }).click();
    let left = 1; /* the server hears of it a moment later */
    for (let look = 0; left && look < 50; look++) {
      await menu(page);
      left = await page.getByRole('button', { name: 'Ask me again' }).count();
      await page.keyboard.press('Escape');
    }
    expect(left === 0, 'no order is left');
    noFaults(page);
  });

  await test('sound is switched and remembered', async () => {
    const page = await person(browser);
    await setUp(page, server.address, 2);
    await menu(page);
    const sound = page.getByRole('switch', { name: 'Sound' }).or(page.getByRole('checkbox', { name: 'Sound' }));
    const before = await sound.isChecked();
    await sound.click();
    await page.keyboard.press('Escape');
    await playOn(page, (n) => n >= 4);
    await page.reload();
    await page.locator('.prompt').first().waitFor();
    await menu(page);
    expect((await sound.isChecked()) !== before, 'switched after a reload');
    noFaults(page);
  });

  await test('one person against bots annuls alone', async () => {
    const page = await person(browser);
    await setUp(page, server.address, 3);
    await menu(page, 'Ask to annul');
    await page.getByRole('dialog').getByRole('button', { name: 'Ask to annul' }).click();
    await page.getByText('The game was annulled.').first().waitFor();
    await page.goto(`${page.url().split('?')[0]}?move=0&seat=0`);
    await page.getByRole('img', { name: /Points over the game/ }).waitFor();
    expect((await page.locator('[data-do=review]').count()) === 0, 'nobody won or lost it: nothing is offered to look at');
    noFaults(page);
  });

  await test('who resigns sees the bots play on and ranks last', async () => {
    const page = await person(browser);
    await setUp(page, server.address, 2);
    await menu(page, 'Resign');
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await page.locator('[data-result]').waitFor({ timeout: 60000 });
    const first = await page.locator('[data-result] tbody tr').first().innerText();
    expect(!/You|Guest/.test(first), `another is first, not "${first}"`);
    noFaults(page);
  });

  await test('a live clock runs in sight, and a bot plays when it is out', async () => {
    const page = await person(browser);
    await page.goto(`${server.address}/`);
    await page.locator('[data-do=play]').waitFor();
    const made = await page.evaluate(async () => {
      const reply = await fetch('/api/tables', {
        method: 'POST', headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ game: 'spacebase', players: 2, options: {}, public: false, commit: '',
          seats: [{ kind: 'person' }, { kind: 'bot', bot: 'random' }], clock: { kind: 'live', bank: 3000, step: 0, resigns: false } }),
      });
      return reply.json();
    });
    expect(!!made.table, `a table is made: ${JSON.stringify(made)}`);
    await page.goto(`${server.address}/t/${made.table}`);
    await page.locator('.clock').first().waitFor();
    const left = await page.locator('.clock').first().innerText();
    await page.waitForFunction((old) => document.querySelector('.clock')?.textContent !== old, left);
    await page.getByText('a bot plays for you').waitFor({ timeout: 20000 });
    await page.getByRole('button', { name: 'I am back' }).click();
    await page.getByText('a bot plays for you').waitFor({ state: 'detached' });
    await playOn(page, (n) => n >= 1);
    noFaults(page);
  });

  await test('corrected rules are told, and play goes on', async () => {
    const page = await person(browser);
    await reach(page, server.address, 2, {}, (n) => n >= 12);
    await server.stop();
    execFileSync('python3', ['-c', `import sqlite3, sys
with sqlite3.connect(sys.argv[1]) as db:
    db.execute("UPDATE game SET rules_version = 0 WHERE over = 0")
    db.execute("UPDATE entry SET hash = hash + 1 WHERE game IN (SELECT id FROM game WHERE over = 0)")`, join(server.folder, 'store.db')]);
    await server.start();
    await page.getByRole('heading', { name: 'The rules have been corrected' }).waitFor({ timeout: 20000 });
    await page.getByRole('button', { name: 'Play on' }).click();
    await playOn(page, (n) => n >= 6);
    expect((await page.getByRole('heading', { name: 'The rules have been corrected' }).count()) === 0, 'it is told once');
    page.faults = page.faults.filter((fault) => !/WebSocket connection/.test(fault)); /* while the server was away */
    noFaults(page);
  });
});
