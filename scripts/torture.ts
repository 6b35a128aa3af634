/**
 * `npm run torture -- --seed N --runs N`: shoppers add products on the demo shop behind a line that delays, cuts,
 * breaks and doubles answers, and leave, reload, open tabs and turn clocks meanwhile. Prints the numbers of taps,
 * faults, lost and doubled products, and wrong messages. Fails if a product is doubled or lost in silence, if a message
 * is wrong, or if something is stuck.
 */
import { chromium } from 'playwright-core';
import { serveLocally } from '../demo/local';
import { launchOptions } from './browser.mjs';
import { numberOption } from './options';
import { type Run, run } from './torture/run';

/** How many runs go on at the same time. */
const AT_ONCE = 3;

const first = numberOption('seed', 1);
const count = numberOption('runs', 12);

const shop = await serveLocally();
const browser = await chromium.launch(await launchOptions());
const seeds = Array.from({ length: count }, (_, index) => first + index);
const runs: Run[] = [];

const isWrong = ({ doubled, lostInSilence, wronglyTold, stuck }: Run) =>
  [doubled, lostInSilence, wronglyTold, stuck].some((list) => list.length);

async function work(): Promise<void> {
  for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
    const one = await run(seed, browser, shop.base);
    runs.push(one);
    if (isWrong(one)) console.log(JSON.stringify(one, null, 1));
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, work));
await browser.close();
shop.close();

const sum = (of: (run: Run) => number) => runs.reduce((total, one) => total + of(one), 0);
const figures = {
  runs: runs.length,
  taps: sum(({ taps }) => taps),
  faults: sum(({ faults }) => faults.length),
  lost: sum(({ lost }) => lost.length),
  'lost in silence': sum(({ lostInSilence }) => lostInSilence.length),
  doubled: sum(({ doubled }) => doubled.length),
  'wrongly told': sum(({ wronglyTold }) => wronglyTold.length),
  stuck: sum(({ stuck }) => stuck.length),
};
console.log(
  Object.entries(figures)
    .map(([name, figure]) => `${name}: ${figure}`)
    .join(', '),
);
process.exit(runs.some(isWrong) ? 1 : 0);
