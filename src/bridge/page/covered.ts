/** Owns what covers the page besides popups that have a turn: panels and dialogs, and a choice about consent that is still open. */
import { isSeen } from '../../dom/seen';
import { bannerShown } from '../consent/bannerShown';
import { clock, wait } from './clock';
import { coverCount } from './covers';
import { shopIslands } from './islands';
import { originalsSettled } from './settled';

const COVERS = [
  'dialog:modal',
  '.elementor-popup-modal',
  '.shop-islands-consent[data-open]',
  '.cky-consent-container:not(.cky-hide)',
  '.cky-modal-open',
].join();
const CONSENT_HOST = '[data-island~="consent"],#ckyBannerTemplate,#cookieyes';

/**
 * True while something else on the page asks for the visitor's attention. Blockers hide consent banners and popups by a
 * style; what nobody sees covers nothing.
 */
export const isCovered = (): boolean => coverCount() > 0 || [...document.querySelectorAll(COVERS)].some((element) => isSeen(element));

/** Calls back whenever what covers the page may have come or gone; returns how to stop. */
export function watchCovers(run: () => void): () => void {
  const observer = new MutationObserver(run);
  observer.observe(document.documentElement, { childList: true, subtree: true, attributeFilter: ['class', 'open', 'data-open', 'style', 'hidden', 'inert'] });
  return () => observer.disconnect();
}

/** Settles when a consent banner, where the page brings one, has had its chance to open: it comes first. */
export async function consentSettled(): Promise<void> {
  if (!document.querySelector(CONSENT_HOST)) return;
  await originalsSettled();
  await shopIslands().wake('consent');
  // Its hosts are mounted right after its code has come.
  await wait(clock, 0);
  await bannerShown();
}
