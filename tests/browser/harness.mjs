/* For the browser tests: a server of its own with an empty store, Chromium, and lines "ok …" / "not ok …". */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(join(root, 'web/package.json'));
const { chromium } = require('playwright-core');
const AXE = require.resolve('axe-core/axe.min.js');

const ORRERY = process.env.ORRERY_BIN ?? join(root, 'build/orrery');
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const SECOND = 1000;
export const SIZES = { wide: { width: 1440, height: 900 }, middle: { width: 1024, height: 768 }, phone: { width: 390, height: 844 } };

let failed = 0;
const people = [];

/* Whoever comes for a test leaves after it. */
export async function test(name, run) {
  const begun = Date.now();
  const before = people.length;
  try {
    await run();
    console.log(`ok ${name} (${((Date.now() - begun) / SECOND).toFixed(1)} s)`);
  } catch (error) {
    failed++;
    console.log(`not ok ${name}`);
    console.log(String(error?.stack ?? error).replace(/^/gm, '    '));
  }
  for (const context of people.splice(before)) await context.close();
}

export function expect(condition, what) {
  if (!condition) throw new Error(`expected: ${what}`);
}

/* ---- the server ---- */

export class Server {
  folder = mkdtempSync(join(tmpdir(), 'orrery-browser-'));
  port = 0;
  address = '';

  async start() {
    const args = ['serve', '--port', String(this.port), '--db', join(this.folder, 'store.db'), '--web', join(root, 'web/dist'), '--no-limits'];
    this.process = spawn(ORRERY, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.address = await new Promise((found, lost) => {
      let said = '';
      this.process.stdout.on('data', (bytes) => {
        said += bytes;
        const address = /http:\/\/\S+?(?=\/?\s)/.exec(said)?.[0];
        if (address) found(address);
      });
      this.process.once('exit', (code) => lost(new Error(`the server ended with ${code}`)));
    });
    this.process.once('exit', (code, signal) => {
      if (!this.stopping) console.log(`not ok the server ended by itself: ${signal ?? code}`);
    });
    this.stopping = false;
    this.port = Number(new URL(this.address).port);
    return this;
  }

  async stop(signal = 'SIGTERM') {
    if (this.process.exitCode !== null || this.process.signalCode) return;
    const gone = new Promise((done) => this.process.once('exit', done));
    this.stopping = true;
    this.process.kill(signal);
    await gone;
  }

  /* A running table stands at a position from now on: the one a change of rules would have left there. */
  async stand(table, position) {
    await this.stop();
    const script = [
      'import sqlite3, sys',
      'store, table, json = sys.argv[1:]',
      'with sqlite3.connect(store) as db:',
      '    last, = db.execute("SELECT max(number) FROM entry WHERE game = ?", [table]).fetchone()',
      '    rules, = db.execute("SELECT rules_version FROM game WHERE id = ?", [table]).fetchone()',
      '    db.execute("DELETE FROM position WHERE game = ?", [table])',
      '    db.execute("INSERT INTO position VALUES (?, ?, ?, ?)", [table, last, rules, json])',
      '    db.execute("UPDATE game SET base = ? WHERE id = ?", [last, table])',
    ].join('\n');
    const done = spawnSync('python3', ['-c', script, join(this.folder, 'store.db'), table, position], { encoding: 'utf8' });
    expect(done.status === 0, `a position put into the store, but: ${done.stderr}`);
    await this.start();
  }

  async end() {
    await this.stop('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/* ---- the browser ---- */

export async function browse() {
  return chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
  });
}

/* A person of their own: cookies, storage, and what went wrong on the page. */
export async function person(browser, { size = 'wide', theme = 'dark', lang = 'en-US', motion = 'reduce', bypassCSP = false } = {}) {
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme: theme,
    locale: lang,
    reducedMotion: motion,
    hasTouch: size === 'phone',
    bypassCSP,
  });
  people.push(context);
  const page = await context.newPage();
  page.setDefaultTimeout(15 * SECOND);
  page.faults = [];
  page.on('pageerror', (error) => page.faults.push(String(error?.stack ?? error)));
  page.on('console', (message) => message.type() === 'error' && page.faults.push(message.text()));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^http/.test(protocol) && !host.startsWith('127.0.0.1')) page.faults.push(`a request to ${host}`);
  });
  return page;
}

export const noFaults = (page) => expect(page.faults.length === 0, `no faults on the page, but: ${page.faults.join('\n')}`);

/* Runs the tests of a file with a server and a browser, then says how it went. */
export async function withAll(run) {
  const server = await new Server().start();
  const browser = await browse();
  try {
    await run({ server, browser });
  } finally {
    await browser.close();
    await server.end();
  }
  process.exitCode = failed ? 1 : 0;
}

/* axe-core finds nothing on the page, by all its rules or by those named. */
export async function clean(page, where, rules) {
  await page.waitForTimeout(150); /* what moves has come to rest */
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE });
  const found = await page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], ...(runOnly ? { runOnly } : {}) });
    return violations.map((v) => `${v.id} (${v.impact}): ${v.nodes.slice(0, 4).map((n) => `${n.target.join(' ')} ${n.any[0]?.message ?? ''}`).join('; ')}`);
  }, rules);
  expect(found.length === 0, `no violation ${where}, but:\n${found.join('\n')}`);
}

/* The same in both themes: what has nothing to do with colours need not be looked at twice. */
export async function cleanInBoth(page, where) {
  await clean(page, `${where}, dark`);
  await follow(page, 'light');
  await clean(page, `${where}, light`, ['color-contrast', 'link-in-text-block']);
  await follow(page, 'dark');
}

/* The page follows the system into a theme. */
async function follow(page, theme) {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
}

/* ---- playing ---- */

/* From the first page to a table: a game, so many players, bots of a kind, Play. What the game `avoids` is not touched
 * by chance, for it would only make the game longer; what it `needs` is touched before anything else. */
export async function setUp(page, address, players = 2, { game = 'spacebase', bot = '', avoids = '', needs = '' } = {}) {
  page.avoids = avoids;
  page.needs = needs;
  await page.goto(`${address}/`);
  await page.locator(`[data-game=${game}]`).click();
  await page.getByRole('button', { name: new RegExp(`^${players} players?$|^${players} игрок`) }).click();
  for (const seat of bot ? await page.getByRole('combobox', { name: /^Who plays seat/ }).all() : []) await seat.selectOption(bot);
  await page.locator('[data-do=play]').click();
  await page.waitForURL(/\/t\//);
  await page.locator('.prompt').first().waitFor();
}

/* Where a position leads by some moves ("SEAT notation"), as the text protocol plays them. */
export function positionAfter(position, moves = []) {
  const lines = [`setposition ${JSON.stringify(position)}`, ...moves.map((move) => `play ${move}`), 'position', 'quit'];
  const said = spawnSync(ORRERY, ['protocol'], { input: `${lines.join('\n')}\n`, encoding: 'utf8' }).stdout.trim().split('\n');
  const wrong = said.findIndex((line) => line.startsWith('?'));
  expect(wrong < 0, `"${lines[wrong]}" can be played, but: ${said[wrong]}`);
  return said[moves.length + 1].slice(2);
}

/* A table of this person and bots at a position. */
export async function standAt(page, server, position, moves = []) {
  const json = positionAfter(position, moves);
  await page.goto(`${server.address}/`);
  const bots = Array.from({ length: position.players - 1 }, () => ({ kind: 'bot', bot: 'random' }));
  const { game, players, options } = position;
  const table = { game, players, options, seats: [{ kind: 'person' }, ...bots], clock: { kind: 'none' }, public: false };
  const made = await page.evaluate(async (body) => {
    await fetch('/api/me');
    const answer = await fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
    return answer.json();
  }, table);
  expect(made.table, `a table made, but: ${made.error}`);
  await page.goto(`${server.address}/t/${made.table}`);
  await page.locator('.prompt.mine').first().waitFor();
  await page.goto('about:blank'); /* the server is away for a moment */
  await server.stand(made.table, json);
  await page.goto(`${server.address}/t/${made.table}`);
  await page.locator('.prompt.mine').first().waitFor();
  return made.table;
}

/* Waits until this person is asked something, or the game is over. */
export async function asked(page) {
  const what = await page.waitForFunction(
    () => (document.querySelector('[data-result]') ? 'over' : document.querySelector('.prompt.mine') ? 'mine' : null),
    null,
    { timeout: 30 * SECOND },
  );
  return what.jsonValue();
}

/* What glows on the table, and the choices of the prompt. */
export const THINGS = '#table .touch:not(.choice)';
export const CHOICES = '.prompt .choice';

/* A thing to touch, by an ordinary click: something that glows on the table or a choice of the prompt. What has been
 * chosen is touched once more only if there is nothing else, as when two planets get three cards. What goes away in
 * the meantime, or lies under something else, was not meant: false. */
export async function touchSomething(page, pick = Math.random) {
  const found = await page.evaluateHandle(
    ([things, choices, avoids, needs, first, second]) => {
      const seen = (what) => [...document.querySelectorAll(what)].filter((e) => e.checkVisibility());
      const fresh = (list) => list.filter((e) => !e.classList.contains('selected'));
      const needed = needs ? fresh(seen(needs)) : [];
      if (needed.length) return needed[0];
      const shown = [seen(things), seen(choices)];
      const all = shown.some((list) => fresh(list).length) ? shown.map(fresh) : shown;
      const better = all.map((list) => list.filter((e) => !avoids || !e.matches(avoids)));
      const [many, few] = better.some((list) => list.length) ? better : all;
      const of = many.length && (!few.length || first < 0.7) ? many : few;
      return of[Math.floor(second * of.length)];
    },
    [THINGS, CHOICES, page.avoids, page.needs, pick(), pick()],
  );
  const touched = await found.asElement()?.click({ timeout: 3 * SECOND }).then(() => true, (error) => {
    if (!/not attached|detached|Timeout/.test(String(error))) throw error;
    return false;
  });
  const wheel = page.locator('.wheel .choice');
  if (await wheel.count()) await wheel.nth(Math.floor(pick() * (await wheel.count()))).click();
  return !!touched;
}

/* What this person sees has changed since: another question, one more part of an answer, a wait, or the end. */
export const versionShown = (page) => page.locator('.app').evaluate((app) => `${app.dataset.version}/${app.dataset.picked}`);

export async function goneOn(page, version, seconds = 30) {
  await page.waitForFunction(
    (old) => {
      const shown = document.querySelector('.app')?.dataset;
      return document.querySelector('[data-result]') || `${shown?.version}/${shown?.picked}` !== old;
    },
    version,
    { timeout: seconds * SECOND },
  );
}

/* What can be touched, in words. */
export const movesShown = (page) =>
  page.evaluate((what) => [...document.querySelectorAll(what)].map((e) => e.querySelector('.vh')?.textContent).join('|'), `${CHOICES}, ${THINGS}`);

/* Plays by clicking until the game is over or `until` says so. */
export async function playOn(page, until = () => false, pick = Math.random) {
  for (let n = 0; n < 2000; n++) {
    if ((await asked(page)) === 'over') return n;
    if (await until(n)) return n;
    const shown = await versionShown(page);
    if (await touchSomething(page, pick)) await goneOn(page, shown);
  }
  throw new Error('the game does not end');
}

/* Sets up a game and plays it by clicking to a moment; where one ends too early, another follows. */
export async function reach(page, address, players, how, moment) {
  for (let games = 0; games < 5; games++) {
    await setUp(page, address, players, how);
    let there = false;
    await playOn(page, async (n) => (there = await moment(n)));
    if (there) return;
  }
  throw new Error('five games have ended too early');
}

/* To the end the quick way: the page's own clicks without the mouse. */
export async function hurryOn(page) {
  await page.evaluate(async ([what, needs, avoids]) => {
    const wait = (ms) => new Promise((done) => setTimeout(done, ms));
    const seen = (which) => {
      const all = [...document.querySelectorAll(which)].filter((e) => e.checkVisibility());
      const fresh = all.filter((e) => !e.classList.contains('selected'));
      return fresh.length ? fresh : all;
    };
    for (const begun = Date.now(); !document.querySelector('[data-result]'); ) {
      if (Date.now() - begun > 120_000) throw new Error('the game does not end');
      const needed = needs ? seen(needs) : [];
      const all = needed.length ? needed : seen(what);
      const better = all.filter((e) => !avoids || !e.matches(avoids));
      const things = better.length ? better : all;
      /* not click(), which things drawn in SVG do not have */
      things[Math.floor(Math.random() * things.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      await wait(25);
    }
  }, [`${THINGS}, .wheel .choice, ${CHOICES}`, page.needs, page.avoids]);
}

/* A game that is over. */
export async function finishedGame(page, address, players = 2, how = {}) {
  await setUp(page, address, players, how);
  await hurryOn(page);
  return /\/t\/(\w+)/.exec(page.url())[1];
}
