/* One whole game of each kind by keyboard alone, knowing the page only by its accessible names. */
import { GAMES } from './games.mjs';
import { expect, goneOn, noFaults, person, test, versionShown, withAll } from './harness.mjs';

const is = (one, what) => one.properties?.some((p) => p.name === what && String(p.value.value) === 'true') ?? false;
const node = (one) => ({ role: one.role?.value ?? '', name: one.name?.value ?? '', pressed: is(one, 'pressed'), disabled: is(one, 'disabled') });

/* What a screen reader has: the buttons and dialogs that there are, and what has the focus, by role and name. */
async function reader(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Accessibility.enable');
  const object = async (expression) => (await devtools.send('Runtime.evaluate', { expression })).result.objectId;
  const all = async (role) => {
    const { nodes } = await devtools.send('Accessibility.queryAXTree', { objectId: await object('document'), role });
    return nodes.filter((one) => !one.ignored).map(node);
  };
  const focused = async () => {
    const objectId = await object('document.activeElement');
    const { nodes } = await devtools.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
    return nodes.map(node)[0];
  };
  return { all, focused };
}

async function tabTo(page, at, wanted, most = 120) {
  for (let n = 0; n < most; n++) {
    await page.keyboard.press('Tab');
    const here = await at.focused();
    if (here?.role === 'button' && wanted(here, n)) return here;
  }
  return null;
}

async function press(page, at, name) {
  expect(await tabTo(page, at, (here) => name.test(here.name)), `Tab comes to the button ${name}`);
  await page.keyboard.press('Enter');
}

/* The moves that the names offer: keys of the choices, and things that say what touching them does. */
async function offered(at, game) {
  const all = (await at.all('button')).filter(({ name, disabled }) => !disabled && !game.leaves?.test(name));
  const better = Math.random() < 0.8 ? all.filter(({ name, pressed }) => game.prefers?.test(name) && !pressed && (/[, ]key \d$/.test(name) || game.touches.test(name))) : [];
  const buttons = better.length ? better : all;
  return {
    keys: buttons.flatMap(({ name }) => /[, ]key (\d)$/.exec(name)?.[1] ?? []),
    things: buttons.filter(({ name, pressed }) => !pressed && game.touches.test(name) && !/[, ]key \d$/.test(name)).map(({ name }) => name),
  };
}

/* Goes on by Tab to something that can be touched, or to one after it, and touches it. */
async function touchThing(page, at, things) {
  const found = await tabTo(page, at, (here) => !here.pressed && !here.disabled && things.includes(here.name) && Math.random() < 0.5, 70);
  if (found) await page.keyboard.press('Enter');
  return !!found;
}

const isEnd = async (at) => (await at.all('dialog')).some(({ name }) => /wins?$|over$/.test(name));

/* Something has changed, or it is shown beside what was touched. */
async function settled(page, shown) {
  await Promise.race([goneOn(page, shown), page.locator('.wheel').waitFor({ timeout: 30000 })]).catch(() => {});
}

/* `walks`: how often a thing is gone to by Tab where a key would do, too. */
async function decide(page, at, game, walks) {
  const { keys, things } = await offered(at, game);
  if (!keys.length && !things.length) return false;
  const shown = await versionShown(page);
  if (things.length && (!keys.length || Math.random() < walks)) {
    if (!(await touchThing(page, at, things))) return false;
    await settled(page, shown);
    const beside = await offered(at, game); /* a thing with several moves offers them beside it */
    if ((await versionShown(page)) === shown && beside.keys.length > keys.length) await page.keyboard.press('1');
  } else await page.keyboard.press(keys[Math.floor(Math.random() * keys.length)]);
  /* what stood there may have gone while the key came down: then it did nothing, and is asked again */
  return goneOn(page, shown, 10).then(() => true, () => null);
}

await withAll(async ({ server, browser }) => {
  for (const game of GAMES)
    await test(`${game.code}: a whole game by keyboard alone, by accessible names`, async () => {
      const page = await person(browser);
      await page.goto(`${server.address}/`);
      const at = await reader(page);
      await press(page, at, game.world);
      await press(page, at, /^2 players$/);
      await press(page, at, /^Play$/);
      await page.waitForURL(/\/t\//);
      let decisions = 0;
      for (let waits = 0; !(await isEnd(at)); ) {
        const went = await decide(page, at, game, decisions < 40 ? 0.35 : 0.1);
        if (went) {
          decisions++;
          waits = 0;
        } else {
          waits += went === null ? 100 : 1;
          expect(waits < 500, 'a question before long');
          await page.waitForTimeout(20);
        }
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
