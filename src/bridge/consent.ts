/**
 * Owns the question whether a visitor has agreed to something. The answer is asked for each time, where it stands: in
 * CookieYes' cookie (written by its own script or by the island), or else in the WP Consent API of another banner.
 * Without either nobody has agreed to anything.
 */
import { allows, CONSENT_COOKIE, type Law, NECESSARY, parseConsent, WP_CATEGORIES } from '../rules/consent';
import { apiConsentTo } from './consentApi';
import { readCookie } from './cookies';
import { pageGlobal } from './globals';

/** Everything that tells of a choice: the island, CookieYes' script, other banners. */
const TOLD = ['island:consent:changed', 'cookieyes_consent_update', 'wp_listen_for_consent_change', 'wp_consent_type_defined'];

/** What a page with CookieYes or with the island's own banner has. */
const MANAGER = '[data-island~="consent"],#ckyBannerTemplate,#cookieyes,.cky-consent-container';

/** True where CookieYes or the island asks, or has asked: then what they keep is the answer. */
export const hasBanner = (): boolean => !!readCookie(CONSENT_COOKIE) || !!pageGlobal('_ckyConfig')._categories || !!document.querySelector(MANAGER);

/** True where the page asks its visitors at all, so that a missing answer is a no. */
export const isManaged = (): boolean => hasBanner() || apiConsentTo('functional') !== undefined;

/** What CookieYes' cookie says now. */
export const readConsent = () => parseConsent(readCookie(CONSENT_COOKIE));

const law = () => pageGlobal('_ckyConfig')._activeLaw as Law | undefined;

const allowed = (category: string) => {
  if (!category || category === NECESSARY || hasBanner()) return allows(readConsent(), category, law());
  return !!apiConsentTo(WP_CATEGORIES[category]?.[0] ?? '');
};

/**
 * Whether a category is agreed to now.
 * @param category `functional`, `analytics`, `performance`, `advertisement` or one of the shop's own; several, between
 * spaces or commas, are all needed. `necessary` and '' always are agreed to (SPEC 3.13)
 */
export const isGranted = (category: string): boolean => category.split(/[\s,]+/).every(allowed);

/** Calls back whenever something tells of a choice, whether it changes anything or not. Returns how to stop. */
export function onChoice(run: () => void): () => void {
  for (const type of TOLD) document.addEventListener(type, run);
  // Meanwhile the visitor may have chosen on another page.
  addEventListener('pageshow', run);
  return () => {
    for (const type of TOLD) document.removeEventListener(type, run);
    removeEventListener('pageshow', run);
  };
}

/** Calls back each time a category is agreed to or refused from now on. Returns how to stop. */
export function onConsent(category: string, run: (isAllowed: boolean) => void): () => void {
  let was = isGranted(category);
  return onChoice(() => {
    const is = isGranted(category);
    if (is !== was) run((was = is));
  });
}

/** False while the page is being parsed, or is there ahead of the visitor. */
const isSeen = () => document.readyState !== 'loading' && !(document as { prerendering?: boolean }).prerendering;

function whenSeen(run: () => void): void {
  if (isSeen()) run();
  else for (const type of ['DOMContentLoaded', 'prerenderingchange']) document.addEventListener(type, run);
}

/**
 * Runs something once, as soon as its category is agreed to: at once if it is, but never before the document has been
 * parsed nor while it is prerendered. Returns how to stop waiting.
 */
export function whenGranted(category: string, run: () => void): () => void {
  let isOver = false;
  const look = () => {
    if (isOver || !isSeen() || !isGranted(category)) return;
    stop();
    run();
  };
  const forget = onChoice(look);
  const stop = () => {
    isOver = true;
    forget();
  };
  whenSeen(look);
  return stop;
}
