/**
 * A product's page before a hand comes to it: what shows from the start, and the cases in which the rest of the code is
 * fetched at once. It imports no chunk but `alone`, so that a page that sleeps can run it.
 */
import { lookAtGallery } from '../../../widgets/product-gallery/page/look';
import { TABS } from '../../../widgets/product-tabs/contract';
import { lookAtTabs } from '../../../widgets/product-tabs/page/look';
import { productForms } from '../../../widgets/productForms';
import { SELECT as RATING } from '../../../widgets/rating/contract';
import { shopIslands } from '../../bridge/page/islands';
import { originalsSettled } from '../../bridge/page/settled';
import { rootMargin } from '../../dom/sight';
import { ORIGINAL_PRODUCT } from '../../rules/originals';
import { GALLERY, VARIATIONS_FORM } from '../../rules/selectors';
import { isSwitchedOff } from '../../runtime/switchedOff';
import { whenActive } from '../../runtime/whenActive';

// Exported for the tabs' chunk too.
export * from '../../../widgets/product-tabs/page/mark';
export * from '../../../widgets/product-tabs/read';

/**
 * The jQuery events that announce a gallery. If a theme's script listens to one, the gallery's code is fetched, so that
 * the script hears the event.
 */
const GALLERY_NEWS = ['before', 'after'].map((when) => `wc-product-gallery-${when}-init`);

const wake = () => shopIslands().wake('product-page');

/** Runs on each host of an island that is on. */
function each(name: string, selector: string, run: (host: HTMLElement) => unknown): void {
  if (!isSwitchedOff(name)) document.querySelectorAll<HTMLElement>(selector).forEach(run);
}

/** True for a form in which every option is chosen. */
function isChosen(form: Element): boolean {
  const selects = [...form.querySelectorAll('select')];
  return selects.length > 0 && selects.every(({ value }) => value);
}

/** Stars take a select's place once it is seen. */
function lookAtRating(select: Element): void {
  if (!window.IntersectionObserver) return void wake();
  new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(), {
    rootMargin,
  }).observe(select);
}

/** Fetches the rest of the code when the page has loaded and is idle. */
const comeAtRest = () =>
  import('../../ui/views/inTime').then(
    ({ pageRests }) => void pageRests().then(wake),
    // Without this file the rest of the code comes with a hand, as on other pages.
    () => {},
  );

async function look(): Promise<void> {
  const { isOriginalActive } = shopIslands();
  await originalsSettled();
  // If a variation is chosen before any hand comes near, the rest of the code is loaded to show its picture and
  // details.
  document.addEventListener('island:variation:found', wake, { once: true });
  if ([...document.querySelectorAll(VARIATIONS_FORM)].some(isChosen)) void wake();
  // These elements call functions of the island `share`, whose row comes with the family `extras`.
  if (document.querySelector('[onclick*=shopengine_]'))
    void shopIslands()
      .wake('extras')
      .then(() => shopIslands().wake('share'));
  if (isOriginalActive(ORIGINAL_PRODUCT)) return shopIslands().add([productForms]);
  each('rating', RATING, lookAtRating);
  each('product-tabs', TABS, (tabs) => {
    if (lookAtTabs(tabs)) void wake();
    addEventListener('hashchange', wake, { once: true });
  });
  each('product-gallery', GALLERY, (gallery) => {
    const when = lookAtGallery(gallery);
    if (when === 'now') void wake();
    else if (when === 'later' && GALLERY_NEWS.some((event) => isOriginalActive({ event, and: event }, gallery)))
      void comeAtRest();
  });
}

export const begin = (): void => whenActive(() => void look());
