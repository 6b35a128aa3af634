/**
 * `npm run torture -- --seed N --runs N`: shoppers add products on the demo shop behind a line that delays, cuts, breaks and
 * doubles answers, and leave, reload, open tabs and turn clocks meanwhile. Prints taps, faults, lost, doubled and wrongly told;
 * fails where anything is doubled, wrongly told, or lost in silence.
 */
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { chromium } from 'playwright-core';
import { createServer } from '../demo/server';
import { launchOptions } from './browser.mjs';
import { type Run, run } from './torture/run';

/** How many runs go on at once. */
const AT_ONCE = 3;

const option = (name: string, otherwise: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const first = option('seed', 1);
const count = option('runs', 12);

const shop = await new Promise<{ origin: string; close(): void }>((resolve) => {
  const server = serve({ fetch: createServer().fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
    resolve({ origin: `http://127.0.0.1:${port}`, close: () => server.close() }),
  );
});
const browser = await chromium.launch(await launchOptions());
const seeds = Array.from({ length: count }, (_, index) => first + index);
const runs: Run[] = [];

async function work(): Promise<void> {
  for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
    const one = await run(seed, browser, shop.origin);
    runs.push(one);
    const { doubled, lostInSilence, wronglyTold } = one;
    if (doubled.length || lostInSilence.length || wronglyTold.length) console.log(JSON.stringify(one, null, 1));
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
};
console.log(
  Object.entries(figures)
    .map(([name, figure]) => `${name}: ${figure}`)
    .join(', '),
);
process.exit(figures.doubled || figures['wrongly told'] || figures['lost in silence'] ? 1 : 0);
