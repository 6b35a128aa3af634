/** Owns telling Google's tags what the visitor has agreed to: Consent Mode v2, through the page's data layer. */
import { ownGlobal } from '../dom/ownGlobal';
import { hasBanner } from './banner';
import { readChoice, readChoiceText } from './choice';
import { allows } from './choice.rules';
import { law } from './law';
import { googleConsent } from './signals.rules';

/** An entry of the data layer, as Google's `gtag()` makes it. */
type Entry = ArrayLike<unknown> | undefined;

/** The name of the data layer. CookieYes' settings may change it. */
const layerName = () => ownGlobal<{ dataLayerName?: string }>('ckySettings')?.dataLayerName || 'dataLayer';

/** True when the page has a data layer. */
export const hasDataLayer = (): boolean => Array.isArray(ownGlobal(layerName()));

/** The page's data layer. Creates it if there is none: Google's tags use the one that they find. */
function layer(): Entry[] {
  if (!hasDataLayer()) Object.assign(window, { [layerName()]: [] });
  return ownGlobal<Entry[]>(layerName()) ?? [];
}

/**
 * Adds a call about consent to the data layer. It must be an `arguments` object: Google's tags do not take an array for
 * a call.
 */
function call(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  layer().push(arguments);
}

/** The entries about consent in the layer. */
const told = () => layer().filter((entry) => entry?.[0] === 'consent');

/** True when the layer's last entry about consent does not say the same as `state`. */
function isNews(state: Record<string, unknown>): boolean {
  const last = told().at(-1)?.[2] as typeof state | undefined;
  return Object.keys(state).some((name) => last?.[name] !== state[name]);
}

/**
 * Tells Google's tags the state of consent. The first call begins with the default, which denies everything that can be
 * denied. The visitor's choice follows at once as an update, for which tags wait half a second.
 */
export function tellGoogle(isAllowed: (category: string) => boolean): void {
  if (!told().length) call('consent', 'default', { ...googleConsent(() => false), wait_for_update: 500 });
  const state = googleConsent(isAllowed);
  if (isNews(state)) call('consent', 'update', state);
}

/**
 * Tells the choice that the visitor's cookie holds. Without a cookie the browser keeps no choice: then the banner that
 * gets the choice tells Google.
 */
function tellChoice(): void {
  if (!readChoiceText()) return;
  const choice = readChoice();
  const now = law();
  tellGoogle((category) => allows(choice, category, now));
}

/**
 * Tells Google's tags the default now and every later choice, whoever asks for it. If nobody on the page asks, nobody
 * could ever agree: then nothing is denied, unless the visitor has chosen on another page or somebody else tells
 * Google's tags.
 */
export function keepTelling(): void {
  // Read once: a browser may have to ask another process for its cookies.
  const choice = readChoice();
  tellGoogle((category) => allows(choice, category));
  for (const type of [
    'island:consent:changed',
    'cookieyes_banner_load',
    'cookieyes_consent_update',
    'visibilitychange',
  ]) {
    document.addEventListener(type, tellChoice);
  }
  document.addEventListener('DOMContentLoaded', () => {
    // A banner with the WP Consent API may not have named its law yet.
    const isAsked = hasBanner() || ownGlobal('consent_api');
    if (!isAsked && told().length === 1) tellGoogle(() => true);
  });
}
