/**
 * Owns the question whether anything other than a popup covers the page: a panel, a dialog, or an open choice about
 * consent.
 */
import { isSeen } from '../../dom/seen';
import { bannerShown } from './bannerShown';
import { clock } from './clock';
import { coverCount } from './covers';
import { shopIslands } from './islands';
import { originalsSettled } from './settled';
import { wait } from './wait';

const COVERS = [
  'dialog:modal',
  '.elementor-popup-modal',
  '.shop-islands-consent[data-open]',
  '.cky-consent-container:not(.cky-hide)',
  '.cky-modal-open',
].join();
const CONSENT_HOST = '[data-island~="consent"],#ckyBannerTemplate,#cookieyes';

/**
 * True while something else on the page asks for the visitor's attention. An invisible element does not count: blockers
 * hide consent banners and popups by a style.
 */
export const isCovered = (): boolean =>
  coverCount() > 0 || [...document.querySelectorAll(COVERS)].some((element) => isSeen(element));

/** Calls back whenever a cover may have come or gone. Returns a function that stops it. */
export function watchCovers(run: () => void): () => void {
  const observer = new MutationObserver(run);
  observer.observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributeFilter: ['class', 'open', 'data-open', 'style', 'hidden', 'inert'],
  });
  return () => observer.disconnect();
}

/** Settles when the page's consent banner, if there is one, has had its chance to open: the banner comes first. */
export async function consentSettled(): Promise<void> {
  if (!document.querySelector(CONSENT_HOST)) return;
  await originalsSettled();
  await shopIslands().wake('consent');
  // The island mounts its hosts right after its code has loaded.
  await wait(clock, 0);
  await bannerShown();
}
