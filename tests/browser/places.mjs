/* Languages, themes, a phone, a refusal with its rule, the plain table, the guided game. */
import { GAMES, how } from './games.mjs';
import { expect, goneOn, noFaults, person, reach, setUp, standAt, test, touchSomething, versionShown, withAll } from './harness.mjs';

const RUSSIAN = /[а-яё]/i;

await withAll(async ({ server, browser }) => {
  for (const game of GAMES) {
    await test(`${game.code}: the language changes at once, at home and at the table`, async () => {
      const page = await person(browser);
      await page.goto(`${server.address}/`);
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
      await page.locator('[data-do=language]').click();
      await page.getByRole('button', { name: 'Играть', exact: true }).waitFor();
      expect((await page.locator('html').getAttribute('lang')) === 'ru', 'the page says which language it is in');
      await page.locator('[data-do=language]').click();
      await setUp(page, server.address, 2, how(game));
      await page.locator('.prompt.mine').waitFor();
      const english = await page.locator('[data-prompt]').innerText();
      expect(!RUSSIAN.test(english), 'an English question');
      await page.locator('[data-do=language]').click();
      await page.waitForFunction(() => /[а-яё]/i.test(document.querySelector('[data-prompt]')?.textContent ?? ''));
      await page.waitForFunction((word) => document.querySelector('[data-log]')?.textContent.includes(word), game.logged ?? 'Раунд');
      const left = await page.locator('.app').evaluate((app, latin) =>
        [...app.querySelectorAll('*')].filter((e) => !e.children.length && e.textContent && /[a-z]{3,}/i.test(e.textContent.replace(/\bIII\b/g, '')) && !new RegExp(latin).test(e.textContent.trim()) && !e.closest('[lang]:not(html)')).map((e) => e.textContent), game.latin.source);
      expect(left.length === 0, `no English left on the table, but: ${left.slice(0, 5).join(' | ')}`);
      await page.reload();
      await page.waitForFunction(() => /[а-яё]/i.test(document.querySelector('[data-prompt]')?.textContent ?? ''));
      noFaults(page);
    });

    await test(`${game.code}: a few turns on a phone: nothing sticks out, every target is large enough`, async () => {
      const page = await person(browser, { size: 'phone' });
      let looked = 0;
      await reach(page, server.address, 4, how(game), async () => {
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide <= 390, `no wider than the screen, not ${wide}`);
        const small = await page.evaluate(() =>
          [...document.querySelectorAll('.choice, .nav button, .bar .btn')].filter((e) => e.offsetParent && e.getBoundingClientRect().height < 40).map((e) => e.textContent?.trim()));
        expect(small.length === 0, `targets of at least 40 px, but: ${small.join(', ')}`);
        return ++looked >= 15;
      });
      for (const name of game.tabs) await page.getByRole('navigation').getByRole('button', { name, exact: true }).click();
      noFaults(page);
    });

    await test(`${game.code}: a refused touch names the rule and shows its text`, async () => {
      const page = await person(browser);
      if (game.refused.at) await standAt(page, server, game.refused.at, game.refused.after);
      else await reach(page, server.address, 2, how(game), async () => (await page.locator(game.refused.thing).count()) > 0);
      await page.locator(game.refused.thing).first().click({ force: true });
      const notice = page.locator('[data-notice]');
      await notice.getByText(game.refused.rule).first().waitFor();
      await notice.getByText(game.refused.text).first().waitFor();
      noFaults(page);
    });

    await test(`${game.code}: hovering and focusing explain a card in words`, async () => {
      const page = await person(browser);
      await setUp(page, server.address, 2, how(game));
      await page.locator(game.explained).first().hover();
      await page.getByRole('tooltip').waitFor();
      await page.mouse.move(2, 300);
      await page.getByRole('tooltip').waitFor({ state: 'detached' });
      await page.locator('.opp').first().click();
      await page.getByRole('dialog', { name: game.look }).waitFor();
      await page.keyboard.press('Escape');
      noFaults(page);
    });

    await test(`${game.code}: the plain table plays too`, async () => {
      const page = await person(browser);
      await setUp(page, server.address, 2, how(game));
      await page.goto(`${page.url()}?plain=1`);
      for (let n = 0; n < 6; n++) {
        const choice = page.locator('.plain .choice').first();
        await choice.waitFor();
        const shown = await versionShown(page);
        await choice.click();
        await goneOn(page, shown);
      }
      noFaults(page);
    });

    await test(`${game.code}: the guided game explains what it asks`, async () => {
      const page = await person(browser);
      await page.goto(`${server.address}/`);
      await page.locator(`[data-game=${game.code}]`).click();
      await page.locator('[data-do=teach]').click();
      Object.assign(page, { needs: game.needs, avoids: game.avoids });
      const seen = new Set();
      for (let n = 0; n < 800 && !game.lesson.every((step) => seen.has(step)); n++) {
        const coach = page.locator('[data-lesson]');
        if (await coach.count()) {
          seen.add(await coach.getAttribute('data-lesson'));
          if (game.lessonEnds && game.lesson.slice(0, -1).every((step) => seen.has(step))) page.needs = game.lessonEnds;
          await coach.getByRole('button', { name: 'Go on' }).click();
        } else if (await page.locator('.prompt.mine').count()) {
          await touchSomething(page);
        }
        await page.waitForTimeout(60);
      }
      for (const step of game.lesson) expect(seen.has(step), `the step '${step}'`);
      noFaults(page);
    });
  }

  await test('the theme follows the system, is switched and remembered', async () => {
    const page = await person(browser, { theme: 'light' });
    await page.goto(`${server.address}/`);
    const theme = () => page.locator('html').getAttribute('data-theme');
    await page.locator('[data-do=theme]').waitFor();
    expect((await theme()) === 'light', 'light as the system');
    await page.locator('[data-do=theme]').click();
    expect((await theme()) === 'dark', 'dark when switched');
    await page.reload();
    expect((await theme()) === 'dark', 'dark after a reload');
    noFaults(page);
  });

  await test('a guest takes a name, makes an account, logs out and in again', async () => {
    const page = await person(browser);
    await page.goto(`${server.address}/`);
    const open = () => page.locator('[data-do=account]').click();
    await open();
    await page.getByRole('textbox', { name: 'Name' }).fill('Mira');
    await page.getByRole('button', { name: 'Change the name' }).click();
    await page.getByRole('heading', { name: 'Mira' }).waitFor();
    await page.getByLabel('Password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Make an account' }).click();
    await page.getByText('You are logged in.').waitFor();
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await page.getByText('You are a guest.').waitFor();
    await page.getByRole('textbox', { name: 'Name' }).fill('Mira');
    await page.getByLabel('Password').fill('wrong horse battery');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByText('The name or the password is wrong.').waitFor();
    await page.getByLabel('Password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByText('You are logged in.').waitFor();
    page.faults = page.faults.filter((fault) => !/401/.test(fault));
    noFaults(page);
  });

  await test('resigning is asked twice and a bot plays on', async () => {
    const page = await person(browser);
    await setUp(page, server.address, 2);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog', { name: 'Resign this game?' }).getByRole('button', { name: 'Resign' }).click();
    await page.locator('.choice').first().waitFor({ state: 'detached' });
    noFaults(page);
  });

  await test('a Light Speed game is set up by buying dealt cards', async () => {
    const page = await person(browser);
    await page.goto(`${server.address}/`);
    await page.getByRole('switch', { name: /Light Speed/ }).click();
    await page.locator('[data-do=play]').click();
    await page.locator('.yard.dealt .touch').first().click();
    await page.locator('.yard.dealt .selected').first().waitFor();
    await page.keyboard.press('Control+z');
    await page.locator('.yard.dealt .selected').waitFor({ state: 'detached' });
    await page.keyboard.press('0');
    await page.locator('.yard.dealt').waitFor({ state: 'detached' });
    noFaults(page);
  });
});
