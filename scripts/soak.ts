/**
 * `npm run soak -- --seed N --steps N`: a long visit to the demo shop behind a bad line. First one tab stays on each
 * page without loading it again; then a shopper uses three tabs. Prints by how much each page's heap, nodes, listeners,
 * timers and storage have grown; fails if one has grown too much, if something is stuck, or if a page has thrown an
 * error.
 */
import { chromium, type Page } from 'playwright-core';
import { serveLocally } from '../demo/local';
import { launchOptions } from './browser.mjs';
import { numberOption } from './options';
import { grownBetween, tooMuch } from './soak/bounds';
import { watchTimers } from './soak/pageScripts';
import { makePlan, TABS } from './soak/plan';
import { stay } from './soak/stay';
import { goAbout } from './soak/tabs';
import { type Row, tableOf } from './soak/tell';
import { startProxy } from './torture/proxy';
import { createRandom } from './torture/random';
import { allowFunctions } from './torture/told';

const seed = numberOption('seed', 1);
const steps = numberOption('steps', 2000);

/** The islands' time-out for a call during this test, in milliseconds. */
const TIMEOUT = 2000;

/** How often of 100 times a call meets a fault. */
const RATES = [[/wc-ajax=|wp-json|admin-ajax/, 10]] as const;

const TAG = '<script defer src="/dist/shop-islands.js"></script>';

/** Prints the loader's tag as many times as `copies` in the page's address says. */
const withCopies = (html: string, url: string) =>
  html.replace(TAG, TAG.repeat(Number(new URLSearchParams(url.split('?')[1]).get('copies')) || 1));

const began = Date.now();
const shop = await serveLocally();
const browser = await chromium.launch(await launchOptions());
const proxy = await startProxy({ shop: shop.base, seed, timeout: TIMEOUT, rates: RATES, print: withCopies });
const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
await allowFunctions(context);
await context.clock.install();
await context.addInitScript(watchTimers);
const wrong: string[] = [];
context.on('weberror', (error) => wrong.push(`An error on ${error.page()?.url()}: ${error.error()}`));

const plan = makePlan(createRandom(seed), steps);
const scene = { context, proxy, shop: shop.base };
const pages: Page[] = [await context.newPage()];
const rows: Row[] = [];
let reloads = 0;

for (const one of plan.stays) {
  const stayed = await stay(scene, pages[0] as Page, one);
  reloads += stayed.reloads;
  wrong.push(...stayed.wrong);
  rows.push({ ...stayed, name: `\`${one.path}\`` });
  console.error(`${Math.round((Date.now() - began) / 1000)} s: ${one.path}`);
}
while (pages.length < TABS) pages.push(await context.newPage());
const { before, after, wrong: wrongInTabs } = await goAbout(scene, pages, plan);
wrong.push(...wrongInTabs);
for (const [index, held] of before.entries()) {
  rows.push({
    name: `tab ${index + 1} of ${TABS}`,
    steps: plan.tabs.filter(({ tab }) => tab === index).length,
    before: held,
    after: after[index] ?? held,
  });
}
await browser.close();
proxy.close();
shop.close();

for (const { name, before: first, after: last } of rows)
  wrong.push(...tooMuch(grownBetween(first, last), name).map((what) => `${name}: ${what}`));
console.log(tableOf(rows));
console.log(
  `\nseed ${seed}, steps: ${steps}, faults: ${proxy.faults.length}, pages that loaded themselves anew: ${reloads}, ${Math.round((Date.now() - began) / 1000)} s`,
);
for (const one of wrong) console.log(`WRONG: ${one}`);
process.exit(wrong.length ? 1 : 0);
