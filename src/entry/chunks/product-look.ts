/**
 * A product's page before a hand comes to it: what shows from the start, and for what the rest of the code comes at once. Of other chunks it
 * imports `alone` only, so that a page that sleeps can run it.
 */
import { lookAtGallery } from '../../../widgets/product-gallery/look';
import { TABS } from '../../../widgets/product-tabs/contract';
import { lookAtTabs } from '../../../widgets/product-tabs/look';
import { SELECT as RATING } from '../../../widgets/rating/contract';
import { shopIslands } from '../../bridge/page/islands';
import { originalsSettled } from '../../bridge/page/settled';
import { isSwitchedOff } from '../../bridge/page/switchedOff';
import { rootMargin } from '../../dom/sight';
import { ORIGINAL_PRODUCT } from '../../rules/originals';
import { GALLERY, VARIATIONS_FORM } from '../../rules/selectors';
import { type Means, viewTime } from '../../rules/viewTime';
import { isDisarmed } from '../../runtime/disarmed';
import { whenActive } from '../../runtime/whenActive';
import { pageRests } from '../../ui/pageRest';

// The islands need these too.
export * from '../../../widgets/product-gallery/look';
export * from '../../../widgets/product-gallery/read';
export * from '../../../widgets/product-tabs/mark';
export * from '../../../widgets/product-tabs/read';

const wake = () => shopIslands().wake('product-page');

/** The hosts of an island that is on. */
const hostsOf = (name: string, selector: string): HTMLElement[] =>
  isSwitchedOff(name) || isDisarmed(name) ? [] : [...document.querySelectorAll<HTMLElement>(selector)];

/** Stars take a select's place once it is seen. */
function watchRating(select: Element): void {
  if (window.IntersectionObserver)
    new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wake(), { rootMargin }).observe(select);
  else wake();
}

/** Scripts of themes wait for a gallery by jQuery. They get it unasked, where the line and the device allow. */
async function makeInTime(): Promise<void> {
  if (!shopIslands().isOriginalActive({ method: 'on' }) || viewTime(navigator as Means) === 'hand') return;
  await pageRests();
  wake();
}

async function look(): Promise<void> {
  await originalsSettled();
  // The gallery turns to a variation's picture, and its details are shown: without a hand, where one is chosen from the start.
  document.addEventListener('island:variation:found', wake, { once: true });
  if ([...document.querySelectorAll<HTMLSelectElement>(`${VARIATIONS_FORM} select`)].some(({ value }) => value)) wake();
  // Its functions are defined for them.
  if (document.querySelector('[onclick*=shopengine_]')) wake().then(() => shopIslands().wake('share'));
  if (shopIslands().isOriginalActive(ORIGINAL_PRODUCT)) return;
  hostsOf('rating', RATING).forEach(watchRating);
  for (const tabs of hostsOf('product-tabs', TABS)) {
    if (lookAtTabs(tabs)) wake();
    addEventListener('hashchange', wake, { once: true });
  }
  for (const gallery of hostsOf('product-gallery', GALLERY)) lookAtGallery(gallery) === 'now' ? wake() : void makeInTime();
}

export const begin = (): void => whenActive(() => void look());
