/** A visitor who has chosen in the consent banner before: what the browser keeps of it, made once by a real choice. */
import type { Browser } from 'playwright-core';
import type { CachedPage, Kind, Pages, State } from './kinds';
import { createOnce } from './once';
import { visit } from './visit';

const ACCEPT = '.cky-btn-accept';

const choose = (browser: Browser, cached: CachedPage): Promise<State> =>
  visit(browser, cached, 1, async ({ page, settled }) => {
    await page.locator(`${ACCEPT}:visible`).first().click();
    await settled();
    return page.context().storageState();
  });

/** @param guests the shop's pages as everybody has them */
export function createChooserPages(browser: Browser, guests: Pages): Pages {
  const stateOf = createOnce(async (path: string, kind: Kind) => {
    // A page without scripts has no choice to make: the islands' stands for it.
    return choose(browser, (await guests(path, kind === 'none' ? 'islands' : kind)) as CachedPage);
  });
  return async (path, kind) => {
    const page = await guests(path, kind);
    return page && { ...page, state: await stateOf(path, kind) };
  };
}
