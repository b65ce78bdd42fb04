/* Two browsers play each other by an invitation link, to the end; somebody watches; they talk. */
import { asked, expect, goneOn, hurryOn, noFaults, person, test, touchSomething, versionShown, withAll } from './harness.mjs';

await withAll(async ({ server, browser }) => {
  const [one, two] = [await person(browser), await person(browser, { lang: 'ru-RU', size: 'middle', theme: 'light' })];

  await test('an invitation link brings the second person to the table', async () => {
    await one.goto(`${server.address}/`);
    await one.getByRole('button', { name: '2 players' }).click();
    await one.getByRole('combobox', { name: 'Who plays seat 2' }).selectOption('open');
    await one.locator('[data-do=play]').click();
    const link = await one.locator('#invitation').inputValue();
    expect(/\/t\/\w+\?invite=/.test(link), `a link with an invitation, not ${link}`);
    await two.goto(link);
    await two.getByRole('button', { name: 'Сесть на место 2' }).click();
    await one.locator('.prompt').waitFor();
    await two.locator('.prompt').waitFor();
  });

  await test('chat comes to the other', async () => {
    await one.getByRole('tab', { name: 'Chat' }).click();
    await one.getByRole('textbox', { name: 'Say something' }).fill('good luck');
    await one.keyboard.press('Enter');
    await two.getByRole('button', { name: 'Журнал' }).click();
    await two.getByRole('tab', { name: 'Чат' }).click();
    await two.getByText('good luck').waitFor();
    await two.keyboard.press('Escape');
  });

  await test('both play to the end', async () => {
    for (let n = 0; n < 60; ) {
      for (const page of [one, two]) {
        if (!(await page.locator('.prompt.mine').count())) continue;
        const shown = await versionShown(page);
        await touchSomething(page);
        await goneOn(page, shown);
        n++;
      }
      await one.waitForTimeout(15);
    }
    await Promise.all([hurryOn(one), hurryOn(two)]);
    expect((await asked(one)) === 'over' && (await asked(two)) === 'over', 'the end on both pages');
    noFaults(one);
    noFaults(two);
  });

  await test('a public table is found in the list; a spectator sees what is public', async () => {
    const maker = await person(browser);
    await maker.goto(`${server.address}/`);
    await maker.getByRole('button', { name: '3 players' }).click();
    await maker.getByRole('combobox', { name: 'Who plays seat 3' }).selectOption('open');
    await maker.locator('[data-do=play]').click();
    await maker.locator('#invitation').waitFor();
    const guest = await person(browser);
    await guest.goto(`${server.address}/`);
    await guest.getByRole('link', { name: /Sit down/ }).first().click();
    await guest.getByRole('button', { name: 'Sit down at seat 3' }).click();
    await guest.locator('.prompt').waitFor();
    const watcher = await person(browser);
    await watcher.goto(`${server.address}/`);
    await watcher.getByRole('link', { name: /Watch$/ }).first().click();
    await watcher.getByText('You are watching.').waitFor();
    expect((await watcher.locator('.touch').count()) === 0, 'nothing to touch for a spectator');
    for (const page of [maker, guest, watcher]) noFaults(page);
  });
});
