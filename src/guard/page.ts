/** Owns reading what a page says about consent. The guard may run before the page's content is there, so each call reads anew. */
import { ownGlobal } from '../dom/ownGlobal';
import { agrees, CONSENT_COOKIE, neededFor, providersIn } from '../rules/consent';
import { recordOf, type Values } from '../rules/values';

/** The island's own banner. */
const BANNER = 'script[data-island~=consent]';

/** Finds the visitor's choice in the page's cookies. */
const COOKIE = new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`);

/** True when the page asks its visitors for consent. */
export const isManaged = (): boolean => !!document.querySelector(`#ckyBannerTemplate,${BANNER}`);

/** The values in a JSON script; none when it is broken. */
function readJson({ textContent }: Element): Values {
  try {
    return recordOf(JSON.parse(textContent as string));
  } catch {
    return {};
  }
}

/** All settings that may name providers: CookieYes' global, the same global in config scripts, and those of the island's banners. */
const settings = (): Values[] => [
  recordOf(ownGlobal('_ckyConfig')),
  ...[...document.querySelectorAll(`${BANNER},script[data-islands-config]`)].map(readJson).flatMap((one) => [one, recordOf(recordOf(one.globals)._ckyConfig)]),
];

/** False while the page is being parsed and no list has come. CookieYes' service has no list, because its own script holds scripts back. */
export const isListKnown = (): boolean =>
  document.readyState !== 'loading' || !!document.querySelector(`${BANNER},script#cookieyes`) || settings().some(({ _categories }) => _categories);

/** True when the visitor's cookie agrees to a category now. */
export const isAgreed = (category: string): boolean => agrees(COOKIE.exec(document.cookie)?.[1] ?? '', category);

/**
 * The categories that an address needs, separated by spaces; '' when it needs none or the visitor has agreed to all of them.
 * @param mark the categories in the element's own mark, the island's or CookieYes'; it goes before the page's lists
 */
export function lacking(address: string, mark: string): string {
  const providers = settings().flatMap(({ block, _providersToBlock }) => providersIn(block ?? _providersToBlock));
  const needed = mark.replace(/cookieyes-/g, '').trim() || neededFor(address, document.baseURI, providers);
  return needed.split(/[\s,]+/).every(isAgreed) ? '' : needed;
}
