/**
 * Owns the lists of providers that a page prints. The guard may run before the page's content is there. So they are
 * read when somebody asks, are kept, and are read again only when more of them has come.
 */
import { ownGlobal } from '../dom/ownGlobal';
import type { Values } from '../rules/values';
import { readChoice } from './choice';
import { allows, NECESSARY } from './choice.rules';
import { OWN_BANNER } from './printed';
import { neededFor } from './providers.rules';

/** The scripts that may name providers, and CookieYes' service. */
const SETTINGS = `${OWN_BANNER},script[data-islands-config],script#cookieyes`;

/** The page's settings and the entries of their lists; undefined while they have to be read. */
let known: Values[] | undefined;
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
    const printed = JSON.parse(text);
    return [{ ...printed, _categories: dataset.island }, printed?.globals?._ckyConfig];
  } catch {
    // The browser may still be parsing this script, so its text is read again later.
    setTimeout(forget);
    return [];
  }
}

/** Any value as an object, of which keys can be asked. */
const valuesOf = (value: unknown): Values => Object(value);

/**
 * The settings of CookieYes' global, of the same global in config scripts, and of the island's banners, each before its
 * list of providers.
 */
function settings(): readonly Values[] {
  const now = ownGlobal('_ckyConfig');
  if (now !== theirs) forget();
  theirs = now;
  known ??= [now, ...[...document.querySelectorAll<HTMLScriptElement>(SETTINGS)].flatMap(read)]
    .map(valuesOf)
    .flatMap((one) => [one, ...[one.block ?? one._providersToBlock].flat().map(valuesOf)]);
  return known;
}

/** True when the settings have a list, or say that there is none. */
const isListed = () => settings().some(({ _categories }) => _categories);

/** False while the page is being parsed and no list has come. */
export const isListKnown = (): boolean => document.readyState !== 'loading' || isListed();

/**
 * True when the visitor has agreed to a category, by the stricter law: it is not known yet which one applies.
 */
const isAgreed = (category: string): boolean => allows(readChoice(), category);

/**
 * The categories that an address needs, separated by spaces; '' when it needs none or the visitor has agreed to all of
 * them.
 * @param marks the element's own marks, the island's and CookieYes'. They add to what the page's lists say; only
 * `necessary` in the island's mark overrides the lists
 */
export function lacking(address: string, { consent, cookieyes = '' }: DOMStringMap): string {
  if (consent === NECESSARY) return '';
  const all = `${consent ?? ''} ${cookieyes.replace(/cookieyes-/g, '')} ${neededFor(address, document.baseURI, settings())}`;
  const needed = [...new Set(all.trim().split(/[\s,]+/))];
  return needed.every(isAgreed) ? '' : needed.join(' ');
}
