/* One whole game by keyboard alone, knowing the page only by its accessible names. */
import { expect, noFaults, person, test, withAll } from './harness.mjs';

/* What a screen reader has: the tree of roles and names, and which of them has the focus. */
const read = (page) => page.locator('body').ariaSnapshot();
const focused = async (page) => /^\s*- (\w+)(?: "((?:[^"\\]|\\.)*)")?.*\[active\]/m.exec(await read(page));

async function tabTo(page, role, name) {
  for (let n = 0; n < 120; n++) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    if (at && at[1] === role && name.test(at[2] ?? '')) return;
  }
  throw new Error(`Tab does not come to the ${role} ${name}`);
}

/* The moves that the names offer: keys of the choices, and cards that say what they do. */
function offered(tree) {
  const names = [...tree.matchAll(/- button "((?:[^"\\]|\\.)*)"/g)].map((m) => m[1]);
  return {
    keys: names.flatMap((name) => /, key (\d)$/.exec(name)?.[1] ?? []),
    cards: names.filter((name) => /^(?:Buy|Take|Use|Put|Lay|Change|Follow|2X)[^:]*: /.test(name)),
  };
}

/* Walks by arrows and Tab to something that can be bought, and touches it. */
async function touchCard(page, cards) {
  const goal = cards[Math.floor(Math.random() * cards.length)].slice(0, 40);
  for (let n = 0; n < 90; n++) {
    await page.keyboard.press(n % 7 === 6 ? 'ArrowDown' : 'Tab');
    const at = await focused(page);
    if (at?.[2] && (at[2].startsWith(goal) || (n > 30 && cards.some((card) => at[2].startsWith(card.slice(0, 40)))))) {
      await page.keyboard.press('Enter');
      return true;
    }
  }
  return false;
}

await withAll(async ({ server, browser }) => {
  await test('a whole game by keyboard alone, by accessible names', async () => {
    const page = await person(browser);
    await page.goto(`${server.address}/`);
    await tabTo(page, 'button', /^2 players$/);
    await page.keyboard.press('Enter');
    await tabTo(page, 'button', /^Play$/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/t\//);

    let last = '';
    let decisions = 0;
    let same = 0;
    for (let n = 0; n < 4000; n++) {
      const tree = await read(page);
      if (/- dialog ".*(?:wins?|over).*"/.test(tree)) break;
      const { keys, cards } = offered(tree);
      const now = [...keys, ...cards].join('|');
      if (!now || (now === last && same++ < 20)) {
        await page.waitForTimeout(40);
        continue;
      }
      last = now;
      same = 0;
      decisions++;
      if (cards.length && Math.random() < 0.7 && (await touchCard(page, cards))) {
        if (/- group/.test(await read(page)) && (await page.locator('.wheel').count())) await page.keyboard.press('1');
      } else await page.keyboard.press(keys[Math.floor(Math.random() * keys.length)] ?? 'Escape');
      await page.waitForTimeout(60);
    }
    expect(decisions > 10, `more than ten decisions, not ${decisions}`);
    const end = await read(page);
    expect(/- dialog ".*(?:wins?|over).*"/.test(end), 'the end is told by name');
    noFaults(page);
  });

  await test('keys: hint, shortcuts, Esc, undo', async () => {
    const page = await person(browser);
    await page.goto(`${server.address}/`);
    await page.locator('[data-do=play]').click();
    await page.locator('.prompt.mine').waitFor();
    await page.keyboard.press('h');
    await page.locator('[data-notice]').getByText('A bot would').waitFor();
    expect((await page.locator('.hinted').count()) > 0, 'the advice is marked');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-walk')), 'arrows walk over the table');
    noFaults(page);
  });
});
