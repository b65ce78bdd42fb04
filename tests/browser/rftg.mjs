/* Moments of Race for the Galaxy that chance seldom brings: two actions, takeovers, the ante, a search, long names. */
import { asked, clean, expect, noFaults, person, standAt, test, versionShown, goneOn, withAll } from './harness.mjs';

const two = (options, more) => ({ game: 'rftg', players: 2, options: { expansion: 3, goals: 'off', ...options }, round: 5, ...more });
const reveal = two({}, {
  phase: 'reveal',
  seats: [{ tableau: ['old-earth'], hand: ['spice-world'], actions: ['search'] }, { tableau: ['new-sparta'], actions: ['explore-5'] }],
});
const war = two({ takeovers: 'on' }, {
  phase: 'settle',
  seats: [
    { tableau: ['drop-ships', 'imperium-seat'], hand: ['gem-world'], actions: ['settle'] },
    { tableau: ['rebel-fuel-cache', 'artist-colony', 'rebel-miners'], actions: ['explore-5'] },
  ],
});
const attacked = (more) => two({ takeovers: 'on' }, {
  phase: 'settle',
  seats: [
    { tableau: ['rebel-fuel-cache', 'rebel-miners', ...more], hand: ['spice-world', 'gem-world'], prestige: 2, actions: ['explore-5'] },
    { tableau: ['drop-ships', 'new-sparta', 'imperium-seat'], actions: ['settle'] },
  ],
});
const LONG = {
  hand: ['abandoned-alien-uplift-camp', 'alien-tourist-attraction', 'improved-logistics', 'research-labs', 'golden-age-of-terraforming', 'the-last-of-the-uplift-gnarssh', 'pan-galactic-research', 'retrofit-and-salvage'],
  tableau: ['alien-robotic-factory', 'pan-galactic-security-council', 'terraforming-engineers', 'terraformed-world', 'galactic-trendsetters', 'devolved-uplift-race', 'uplift-gene-breeders', 'galactic-power-brokers', 'free-trade-association', 'replicant-robots', 'lost-alien-warship'],
};

/* Touches a thing and waits until the table has gone on. */
async function touch(page, what) {
  const shown = await versionShown(page);
  await page.locator(what).first().click();
  await goneOn(page, shown);
}

const sticksOut = (page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

await withAll(async ({ server, browser }) => {
  await test('rftg: of two actions the second may be the first again, and says so', async () => {
    const page = await person(browser, { bypassCSP: true });
    const seat = { tableau: ['old-earth'], hand: ['drop-ships', 'comet-zone'] };
    await standAt(page, server, two({ advanced: 'on' }, { phase: 'round', seats: [seat, { tableau: ['new-sparta'], hand: ['gem-world'] }] }));
    await touch(page, '[data-at="action:settle"]');
    await page.getByRole('button', { name: /^Settle, .*again: a second phase/ }).waitFor();
    expect(!(await page.locator('[data-at="action:develop"]').count()), 'the lower action is named first (RG-19.12)');
    await clean(page, 'at the second action');
    await touch(page, '[data-at="action:settle"]');
    noFaults(page);
  });

  await test('rftg: a takeover is declared on the tableaux, by mouse and in the prompt', async () => {
    const page = await person(browser, { bypassCSP: true });
    await standAt(page, server, war, ['0 pass', '1 pass']);
    await touch(page, '[data-tableau] [data-card=imperium-seat]');
    const worlds = page.locator('.opp button.tl');
    expect((await worlds.count()) === 2, `both rebel military worlds can be touched, not ${await worlds.count()}`);
    expect((await page.locator('.prompt .choice').count()) === 2, 'and both stand in the prompt');
    expect(/\d\s*:\s*\d/.test(await page.locator('.prompt .choice').first().innerText()), 'with attack and defense');
    await clean(page, 'with worlds to attack');
    await page.locator('.opp .see').click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await touch(page, '.opp [data-at="card:rebel-fuel-cache"]');
    await page.locator('[data-tableau="0"] [data-card=rebel-fuel-cache]').waitFor();
    noFaults(page);
  });

  await test('rftg: an attack is prevented on the world that is attacked', async () => {
    const page = await person(browser, { size: 'phone', lang: 'ru-RU' });
    await standAt(page, server, attacked(['pan-galactic-security-council']), ['0 pass', '1 pass', '1 takeover imperium-seat', '1 target rebel-fuel-cache']);
    expect((await sticksOut(page)) <= 0, 'nothing sticks out');
    const force = page.locator('.prompt .choice .force');
    expect((await force.count()) === 1, 'attack and defense of the takeover');
    expect(((await force.boundingBox())?.height ?? 99) < 30, 'on one line');
    await page.getByRole('navigation').getByRole('button', { name: 'Стол', exact: true }).click();
    await touch(page, '[data-tableau] .touch[data-card=rebel-fuel-cache]');
    noFaults(page);
  });

  await test('rftg: a defense is raised by cards of hand and tableau', async () => {
    const page = await person(browser);
    await standAt(page, server, attacked(['space-mercenaries', 'new-military-tactics']), ['0 pass', '1 pass', '1 takeover imperium-seat', '1 target rebel-fuel-cache']);
    expect(/attacked/.test(await page.locator('[data-prompt]').innerText()), 'what is attacked');
    await touch(page, '[data-tableau] .touch[data-card=new-military-tactics]');
    await page.locator('.hand .touch').first().click();
    await page.locator('.hand .selected').waitFor();
    await touch(page, '.prompt .choice');
    noFaults(page);
  });

  await test('rftg: what a search has found comes first, is named, and is kept by a touch', async () => {
    const page = await person(browser);
    await standAt(page, server, reveal, ['0 category 7']);
    const first = page.locator('.turned [data-card]').first();
    expect((await first.getAttribute('class')).includes('touch'), 'the match can be touched');
    expect((await page.locator('.turned .touch').count()) === 1, 'and nothing else that was turned up');
    const code = await first.getAttribute('data-card');
    const name = (await first.locator('.nm').innerText()).replaceAll('\u00ad', '');
    expect((await page.locator('[data-prompt]').innerText()).includes(name), `the question names ${name}`);
    await touch(page, '.turned .touch');
    if ((await asked(page)) === 'mine') await page.locator(`.hand [data-card=${code}]`).waitFor();
    noFaults(page);
  });

  await test('rftg: the ante says what is at stake', async () => {
    const page = await person(browser);
    const seats = [{ tableau: ['gambling-world-ante'], hand: ['drop-ships', 'comet-zone', 'public-works'], actions: ['consume-2x'] }, { tableau: ['new-sparta'], actions: ['explore-5'] }];
    await standAt(page, server, two({}, { phase: 'consume', seats }), ['0 gamble']);
    expect(/turned up/.test(await page.locator('[data-prompt]').innerText()), 'how the ante is won');
    await touch(page, '.hand [data-card=drop-ships].touch');
    noFaults(page);
  });

  await test('rftg: advice for cards that are given together leads to each of them, and then to the end', async () => {
    const page = await person(browser);
    const seat = { tableau: ['old-earth'], hand: ['drop-ships', 'comet-zone', 'public-works', 'gem-world', 'spice-world', 'mining-conglomerate'], actions: ['develop'] };
    await standAt(page, server, two({}, { phase: 'develop', seats: [seat, { tableau: ['new-sparta'], actions: ['explore-5'] }] }), ['0 develop drop-ships']);
    await page.keyboard.press('h');
    const told = page.locator('[data-notice]').getByText('A bot would');
    const words = await told.innerText();
    expect(words.split('; ').length === 3, `all three cards that Drop Ships cost who develops, not: ${words}`);
    for (let n = 0; n < 3; n++) {
      expect((await page.locator('.hinted').count()) === 3 - n, `what is left of it is marked, ${n} being touched`);
      await page.locator('.hand .hinted').first().click();
      await page.locator('.hand .selected').nth(n).waitFor();
    }
    expect((await page.locator('.hinted').count()) === 1, 'the end is marked alone');
    await page.keyboard.press('h');
    expect((await told.innerText()) === words, 'asked for again, it is the same');
    await touch(page, '.prompt .choice.hinted');
    noFaults(page);
  });

  for (const size of ['wide', 'phone']) {
    await test(`rftg: long Russian names stay whole and within their cards (${size})`, async () => {
      const page = await person(browser, { size, lang: 'ru-RU' });
      const seats = [{ ...LONG, actions: ['settle'] }, { tableau: ['new-sparta'], hand: ['gem-world'], actions: ['explore-5'] }];
      await standAt(page, server, two({}, { phase: 'settle', seats }));
      for (const tab of size === 'phone' ? ['Рука', 'Стол'] : ['']) {
        if (tab) await page.getByRole('navigation').getByRole('button', { name: tab, exact: true }).click();
        const cut = await page.evaluate(() =>
          [...document.querySelectorAll('.fc')].filter((card) => card.checkVisibility()).flatMap((card) => {
            const name = card.querySelector('.nm');
            const inside = card.getBoundingClientRect();
            const last = card.querySelector('.bs')?.getBoundingClientRect();
            const whole = name.scrollHeight <= name.clientHeight + 1 && name.scrollWidth <= name.clientWidth + 1;
            return whole && (!last || last.bottom <= inside.bottom + 1) ? [] : [name.textContent];
          }));
        expect(cut.length === 0, `whole names, but: ${cut.join(' | ')}`);
        expect((await sticksOut(page)) <= 0, 'nothing sticks out');
      }
      noFaults(page);
    });
  }
});
