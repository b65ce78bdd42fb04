/* The server goes away and comes back: the page notices, comes back by itself, and nothing is lost. */
import { expect, goneOn, movesShown, person, playOn, setUp, test, versionShown, withAll } from './harness.mjs';

await withAll(async ({ server, browser }) => {
  const page = await person(browser);

  await test('the page reconnects after the server restarts', async () => {
    await setUp(page, server.address, 2);
    await playOn(page, (n) => n >= 5);
    const shown = await movesShown(page);
    const round = await page.locator('.where').innerText();
    await server.stop();
    await page.getByText('The connection is lost').waitFor();
    await server.start();
    await page.getByText('The connection is lost').waitFor({ state: 'detached', timeout: 20000 });
    expect((await movesShown(page)) === shown, 'the same question after the restart');
    expect((await page.locator('.where').innerText()) === round, 'the same round');
    await playOn(page, (n) => n >= 5);
  });

  await test('a move made while the server is away is played once it is back', async () => {
    await playOn(page, async () => (await page.locator('.prompt .choice').count()) > 0);
    const shown = await versionShown(page);
    await server.stop('SIGKILL');
    await page.getByText('The connection is lost').waitFor();
    await page.locator('.prompt .choice').last().click();
    await page.locator('.pending').first().waitFor();
    await server.start();
    await goneOn(page, shown);
    await playOn(page, (n) => n >= 3);
  });

  await test('a reload comes back to the same seat', async () => {
    await page.reload();
    await page.locator('.prompt').waitFor();
    await playOn(page, (n) => n >= 2);
  });
});
