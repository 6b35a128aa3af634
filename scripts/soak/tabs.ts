/** A shopper uses three tabs of one browser, and leaves pages. */
import type { Page } from 'playwright-core';
import type { Plan } from './plan';
import { act, beginVisit, goTo, type Measured, measure, type Scene } from './shopper';

/** Every tab is measured on this page. */
const MEASURED = '/shop/';

async function measureAll(scene: Scene, pages: readonly Page[]): Promise<{ held: Measured[]; wrong: string[] }> {
  const { proxy } = scene;
  proxy.isWell = true;
  for (const page of pages) {
    await goTo(scene, page, MEASURED);
    await beginVisit(page);
    await page.reload();
  }
  const held: Measured[] = [];
  const wrong: string[] = [];
  for (const page of pages) {
    const one = await measure(scene, page);
    held.push(one.held);
    wrong.push(...one.wrong);
  }
  return { held, wrong };
}

/** Plays the steps in three tabs; returns what each tab held before and after. */
export async function goAbout(
  scene: Scene,
  pages: readonly Page[],
  { tabs }: Plan,
): Promise<{ before: Measured[]; after: Measured[]; wrong: string[] }> {
  const before = await measureAll(scene, pages);
  for (const { tab, move } of tabs) {
    const page = pages[tab] as Page;
    const { pathname, search } = new URL(page.url());
    const done =
      move.kind === 'open'
        ? goTo(scene, page, move.path)
        : move.kind === 'reload'
          ? page.reload()
          : act(scene, page, pathname + search, move);
    // A step may fail because the page is leaving; it is left out then.
    await done.catch(() => {});
  }
  const after = await measureAll(scene, pages);
  return { before: before.held, after: after.held, wrong: [...before.wrong, ...after.wrong] };
}
