/** Owns waiting for a visitor's answer: what runs once something is agreed to, and what follows each choice. */
import { isGranted } from './answer';

/** Everything that tells of a choice: the island, CookieYes' script (its service's once it knows what holds), other banners. */
const TOLD = ['island:consent:changed', 'cookieyes_banner_load', 'cookieyes_consent_update', 'wp_listen_for_consent_change', 'wp_consent_type_defined'];

/** Calls back whenever something tells of a choice, whether it changes anything or not. Returns how to stop. */
export function onChoice(run: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  for (const type of TOLD) document.addEventListener(type, run, { signal });
  // Meanwhile the visitor may have chosen on another page, or in another tab.
  addEventListener('pageshow', run, { signal });
  document.addEventListener('visibilitychange', () => document.hidden || run(), { signal });
  return () => ending.abort();
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
const isSeen = () => document.readyState !== 'loading' && (document as { prerendering?: unknown }).prerendering !== true;

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
