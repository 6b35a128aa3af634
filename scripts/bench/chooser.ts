/**
 * A visitor who has chosen in the consent banner before. One real choice makes the cookies and the storage that the
 * browser then has.
 */
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

/** @param guests gives the shop's pages as guests get them */
export function createChooserPages(browser: Browser, guests: Pages): Pages {
  const stateOf = createOnce(async (path: string, kind: Kind) => {
    // On a page without scripts nobody can choose, so it gets what the islands' page has stored.
    return choose(browser, (await guests(path, kind === 'none' ? 'islands' : kind)) as CachedPage);
  });
  return async (path, kind) => {
    const page = await guests(path, kind);
    return page && { ...page, state: await stateOf(path, kind) };
  };
}
