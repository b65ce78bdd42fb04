/* One whole game by keyboard alone, knowing the page only by its accessible names. */
import { expect, noFaults, person, test, withAll } from './harness.mjs';

/* What a screen reader has: roles and names, and which of them has the focus. */
async function reader(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Accessibility.enable');
  const read = async () => {
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    return nodes
      .filter((node) => !node.ignored && node.name?.value)
      .map((node) => ({
        role: node.role.value,
        name: node.name.value,
        focused: !!node.properties?.some((p) => p.name === 'focused' && p.value.value),
      }));
  };
  return { read, focused: async () => (await read()).findLast((node) => node.focused && node.role !== 'RootWebArea') };
}

async function tabTo(page, at, role, name) {
  for (let n = 0; n < 120; n++) {
    await page.keyboard.press('Tab');
    const here = await at.focused();
    if (here?.role === role && name.test(here.name)) return;
  }
  throw new Error(`Tab does not come to the ${role} ${name}`);
}

/* The moves that the names offer: keys of the choices, and cards that say what they do. */
function offered(tree) {
  const names = tree.filter((node) => node.role === 'button').map((node) => node.name);
  return {
    keys: names.flatMap((name) => /, key (\d)$/.exec(name)?.[1] ?? []),
    cards: names.filter((name) => /^(?:Buy|Take|Use|Put|Lay|Change|Follow|2X)[^:]*: .*\.$/.test(name)),
  };
}

/* Walks by Tab and arrows to something that can be touched, and touches it. */
async function touchCard(page, at, cards) {
  const goal = cards[Math.floor(Math.random() * cards.length)];
  for (let n = 0; n < 60; n++) {
    await page.keyboard.press(n % 9 === 8 ? 'ArrowDown' : 'Tab');
    const here = await at.focused();
    if (here && (here.name === goal || (n > 12 && cards.includes(here.name)))) {
      await page.keyboard.press('Enter');
      return true;
    }
  }
  return false;
}

const isEnd = (tree) => tree.some((node) => node.role === 'dialog' && /wins?$|over$/.test(node.name));

await withAll(async ({ server, browser }) => {
  await test('a whole game by keyboard alone, by accessible names', async () => {
    const page = await person(browser);
    await page.goto(`${server.address}/`);
    const at = await reader(page);
    await tabTo(page, at, 'button', /^2 players$/);
    await page.keyboard.press('Enter');
    await tabTo(page, at, 'button', /^Play$/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/t\//);

    let last = '';
    let decisions = 0;
    let waits = 0;
    let tree = await at.read();
    for (; !isEnd(tree); tree = await at.read()) {
      const { keys, cards } = offered(tree);
      const now = [...keys, ...cards].join('|');
      if (!now || (now === last && waits < 25)) {
        expect(++waits < 1500, 'a question before long');
        await page.waitForTimeout(30);
        continue;
      }
      last = now;
      waits = 0;
      decisions++;
      const touched = cards.length > 0 && Math.random() < 0.6 && (await touchCard(page, at, cards));
      if (touched) {
        const more = offered(await at.read()).keys; /* a thing with several moves offers them beside it */
        if (more.length > keys.length) await page.keyboard.press('1');
      } else await page.keyboard.press(keys[Math.floor(Math.random() * keys.length)] ?? 'Escape');
    }
    expect(decisions > 10, `more than ten decisions, not ${decisions}`);
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
