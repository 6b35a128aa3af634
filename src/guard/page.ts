/**
 * Owns reading what a page says about consent. The guard may run before the page's content is there. So its settings are read
 * when somebody asks, are kept, and are read again only when more of them has come.
 */
import { ownGlobal } from '../dom/ownGlobal';
import { agrees, CONSENT_COOKIE, NECESSARY, neededFor, type Provider, providersIn } from '../rules/consent';
import { recordOf, type Values } from '../rules/values';

/** The island's own banner. */
const BANNER = 'script[data-island~=consent]';
/** The scripts that may name providers, and CookieYes' service. */
const SETTINGS = `${BANNER},script[data-islands-config],script#cookieyes`;

/** Finds the visitor's choice in the page's cookies. */
const COOKIE = new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`);

/** True when the page asks its visitors for consent: by the island's code, or by CookieYes' template. */
export const isManaged = (): boolean => !!document.querySelector(`#ckyBannerTemplate,${BANNER}`);

/** All providers that the page names; undefined while they have to be read. */
let known: Provider[] | undefined;
/** True if the settings have a list, or say that there is none. */
let isListed = false;
/** CookieYes' settings when they were read. */
let theirs: unknown;

const forget = () => {
  known = undefined;
};

/** Takes notice of a script that has come into the page: it may hold settings. */
export const notice = (script: Element): void => {
  if (script.matches(SETTINGS)) forget();
};

/** The settings in a script. */
function read({ src, text, dataset }: HTMLScriptElement): unknown[] {
  // CookieYes' service has no list, because its own script holds scripts back.
  if (src) return [{ _categories: src }];
  try {
    const printed = recordOf(JSON.parse(text));
    return [{ ...printed, _categories: dataset.island }, recordOf(printed.globals)._ckyConfig];
  } catch {
    // The rest of it may still come.
    setTimeout(forget);
    return [];
  }
}

/** The providers of CookieYes' global, of the same global in config scripts, and of the island's banners. */
function providers(): readonly Provider[] {
  const now = ownGlobal('_ckyConfig');
  if (now !== theirs) forget();
  if (!known) {
    theirs = now;
    const all: Values[] = [now, ...[...document.querySelectorAll<HTMLScriptElement>(SETTINGS)].flatMap(read)].map(recordOf);
    isListed = all.some(({ _categories }) => _categories);
    known = all.flatMap(({ block, _providersToBlock }) => providersIn(block ?? _providersToBlock));
  }
  return known;
}

/** False while the page is being parsed and no list has come. */
export const isListKnown = (): boolean => document.readyState !== 'loading' || !!(providers() && isListed);

/** True when anybody asks on the page: also CookieYes' own script, its service, or another banner with the WP Consent API. */
export const isAsked = (): boolean => isManaged() || !!(providers() && isListed) || ['getCkyConsent', 'consent_api'].some((name) => ownGlobal(name));

/** The visitor's choice in the page's cookies; '' without one. */
export const cookie = (): string => COOKIE.exec(document.cookie)?.[1] ?? '';

/** True when the visitor's cookie agrees to a category now. */
export const isAgreed = (category: string): boolean => agrees(cookie(), category);

/**
 * The categories that an address needs, separated by spaces; '' when it needs none or the visitor has agreed to all of them.
 * @param marks the element's own marks, the island's and CookieYes'. They add to what the page's lists say; only `necessary` in the
 * island's mark goes before the lists
 */
export function lacking(address: string, { consent, cookieyes = '' }: DOMStringMap): string {
  if (consent === NECESSARY) return '';
  const all = `${consent ?? ''} ${cookieyes.replace(/cookieyes-/g, '')} ${neededFor(address, document.baseURI, providers())}`;
  const needed = [...new Set(all.match(/[^\s,]+/g))];
  return needed.every(isAgreed) ? '' : needed.join(' ');
}
