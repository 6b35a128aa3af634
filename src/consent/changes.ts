/** Owns waiting for a visitor's answer: it calls back when the visitor agrees to something, and after each choice. */
import { isGranted, isRefused } from './answer';

/** The events by which the island, CookieYes' scripts and other banners announce a choice. */
const TOLD = [
  'island:consent:changed',
  'cookieyes_banner_load',
  'cookieyes_consent_update',
  'wp_listen_for_consent_change',
  'wp_consent_type_defined',
];

/**
 * Calls back whenever something announces a choice, even one that changes nothing. Returns a function that stops it.
 */
export function onChoice(run: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  for (const type of TOLD) document.addEventListener(type, run, { signal });
  // While the page was away, the visitor may have chosen on another page or in another tab.
  addEventListener('pageshow', run, { signal });
  document.addEventListener('visibilitychange', () => document.hidden || run(), { signal });
  return () => ending.abort();
}

/**
 * Calls back each time the visitor agrees to a category or refuses it from now on. Returns a function that stops it.
 */
export function onConsent(category: string, run: (isAllowed: boolean) => void): () => void {
  let was = isGranted(category);
  return onChoice(() => {
    const is = isGranted(category);
    if (is !== was) run((was = is));
  });
}

/**
 * Runs now and at each later sign of a choice, as long as the visitor's choice forbids a category: whatever was kept
 * before goes then, also if the visitor has refused on another page. Runs also when consent is gone that there was.
 * Returns a function that stops it.
 */
export function whileRefused(category: string, run: () => void): () => void {
  let was = false;
  const look = () => {
    const is = isGranted(category);
    if ((was && !is) || isRefused(category)) run();
    was = is;
  };
  look();
  return onChoice(look);
}

/** False while the browser parses or prerenders the page. */
const isSeen = () =>
  document.readyState !== 'loading' && (document as { prerendering?: unknown }).prerendering !== true;

function whenSeen(run: () => void): void {
  if (isSeen()) run();
  else for (const type of ['DOMContentLoaded', 'prerenderingchange']) document.addEventListener(type, run);
}

/**
 * Runs something once, as soon as the visitor has agreed to its category; at once if that is so already. It never runs
 * before the document has been parsed, nor while the page is prerendered. Returns a function that stops the wait.
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
