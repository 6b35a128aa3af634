/** One tab stays on one page, without loading it again. */
import type { Page } from 'playwright-core';
import { isSameDocument, stayHere, untilIdle } from './pageScripts';
import type { Stay } from './plan';
import { act, beginVisit, goTo, type Measured, measure, refillCart, type Scene } from './shopper';
import { stepsOf } from './steps';

export interface Stayed {
  path: string;
  /** The number of steps between the two measurements, since the page was loaded last. */
  steps: number;
  /** How many times the page was loaded again, which some answers cause. */
  reloads: number;
  before: Measured;
  after: Measured;
  wrong: string[];
}

/**
 * How many controls of a kind are pressed before the measurement: no page has more that bring code or views of their
 * own.
 */
const CHOICES = 4;

/** A page without islands and controls. */
const BETWEEN = '/robots.txt';

/**
 * Opens the page, and presses each of its controls: code and views that this brings come only once, so they are there
 * before the first measurement.
 */
async function open(scene: Scene, page: Page, path: string): Promise<void> {
  const { proxy } = scene;
  proxy.isWell = true;
  // The page before may be on its way to an address that changes the cart; that must end first.
  await goTo(scene, page, BETWEEN);
  await proxy.settled();
  // Empties the cart of other products: adding a product whose stock is used up would lead to the product's page.
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

/** Plays a stay. If the page loads itself again, only the time since then counts. */
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
    // A step may fail because the page is leaving; it is left out then.
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
