/** One tab stays on one page, without loading it anew. */
import type { Page } from 'playwright-core';
import { isSameDocument, stayHere, untilIdle } from './pageScripts';
import type { Stay } from './plan';
import { act, beginVisit, goTo, type Measured, measure, refillCart, type Scene } from './shopper';
import { stepsOf } from './steps';

export interface Stayed {
  path: string;
  /** Steps between the two measurements: since the page was loaded last, but for the first ones. */
  steps: number;
  /** How often the page was left all the same: some answers load it anew. */
  reloads: number;
  before: Measured;
  after: Measured;
  wrong: string[];
}

/** So many controls of a kind a page has, at most, that bring something of their own. */
const CHOICES = 4;

/** Has no islands, and no controls. */
const BETWEEN = '/robots.txt';

/** Opens the page, and presses each of its controls: what comes by then, code and what React holds, comes once. */
async function open(scene: Scene, page: Page, path: string): Promise<void> {
  const { proxy } = scene;
  proxy.isWell = true;
  // The page before may be leaving by itself, for an address that changes the cart: that ends first.
  await goTo(scene, page, BETWEEN);
  await proxy.settled();
  // Of what is out of stock, the shop lets no more be added: the page would be left for the product's.
  await refillCart(scene);
  await goTo(scene, page, path);
  await beginVisit(page);
  await proxy.settled();
  await page.evaluate(stayHere);
  for (const step of Object.keys(stepsOf(path))) {
    for (let which = 0; which < CHOICES; which++) {
      await act(scene, page, path, { kind: 'use', step, which });
      await page.evaluate(untilIdle);
      await act(scene, page, path, { kind: 'escape' });
    }
  }
  await proxy.settled();
  proxy.isWell = false;
}

/** Plays a stay. Of a page that loads itself anew, only the time since then counts. */
export async function stay(scene: Scene, page: Page, { path, deeds }: Stay): Promise<Stayed> {
  const begin = async () => {
    await open(scene, page, path);
    return measure(scene, page);
  };
  let first = await begin();
  let steps = 0;
  let reloads = 0;
  const wrong: string[] = [];
  for (const deed of deeds) {
    steps++;
    // A step that the page's own leaving gets in the way of is done without.
    await act(scene, page, path, deed).catch(() => {});
    if (await page.evaluate(isSameDocument).catch(() => false)) continue;
    wrong.push(...first.wrong);
    first = await begin();
    steps = 0;
    reloads++;
  }
  const last = await measure(scene, page);
  return {
    path,
    steps,
    reloads,
    before: first.held,
    after: last.held,
    wrong: [...wrong, ...first.wrong, ...last.wrong],
  };
}
