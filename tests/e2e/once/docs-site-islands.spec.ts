import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { tour } from '../../../demo/data/tour';
import { islandSentences } from '../../../scripts/islandSentences.mjs';
import { ACTS } from '../site/acts';

/**
 * Each island of the documentation site, opened as a file and used: the demo shop runs in the page. One test for each
 * stop of the tour with `LOOK_CLOSELY=1`; without, for the first stop of each leg.
 */

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const EXAMPLES = resolve('release/docs', version, 'examples');
const islands = islandSentences().map(([name = '']) => name);

// Motion is on, as for most readers.
test.use({ reducedMotion: 'no-preference', actionTimeout: 8000 });

test.beforeAll(() => {
  expect(existsSync(EXAMPLES), 'There is no documentation site: run `npm run release` first.').toBe(true);
});

test('every island has something to do', () => {
  expect(Object.keys(ACTS).sort()).toEqual([...islands].sort());
});

const stops = tour.flatMap((leg) => (process.env.LOOK_CLOSELY ? leg.stops : leg.stops.slice(0, 1)));

for (const { title, islands: here } of stops) {
  test(`${title}: ${here.join(', ')}`, async ({ page }) => {
    test.slow();
    const faults: string[] = [];
    page.on('requestfailed', (request) => {
      // A request that is aborted because the test opens the next island's page is no fault.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()}`);
    });
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && faults.push(message.text()));
    page.on('pageerror', ({ message }) => faults.push(message));
    const shop = page.frameLocator('#page');
    for (const island of here) {
      await test.step(island, async () => {
        await page.goto(pathToFileURL(resolve(EXAMPLES, `${island}.html`)).href);
        for (const act of ACTS[island] ?? []) await act({ shop, page });
        expect(faults, island).toEqual([]);
      });
    }
  });
}
