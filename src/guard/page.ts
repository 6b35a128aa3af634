/** Owns what a page says about consent. The guard may be there before the page is, so everything is read at the moment of use. */
import { ownGlobal } from '../dom/ownGlobal';
import { agrees, CONSENT_COOKIE, neededFor, providersIn } from '../rules/consent';
import { recordOf, type Values } from '../rules/values';

/** The island's own banner. */
const BANNER = 'script[data-island~=consent]';

/** The visitor's choice among the page's cookies. */
const COOKIE = new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`);

/** True where somebody asks the page's visitors for consent. */
export const isManaged = (): boolean => !!document.querySelector(`#ckyBannerTemplate,${BANNER}`);

/** What a JSON script holds; a broken one holds nothing. */
function readJson({ textContent }: Element): Values {
  try {
    return recordOf(JSON.parse(textContent as string));
  } catch {
    return {};
  }
}

/** All settings that may name providers: CookieYes' global, the same in config scripts, and those of the island's banners. */
const settings = (): Values[] => [
  recordOf(ownGlobal('_ckyConfig')),
  ...[...document.querySelectorAll(`${BANNER},script[data-islands-config]`)].map(readJson).flatMap((one) => [one, recordOf(recordOf(one.globals)._ckyConfig)]),
];

/** False while the page is being parsed and no list has come. Where CookieYes' service asks there is none: its own script holds. */
export const isListKnown = (): boolean =>
  document.readyState !== 'loading' || !!document.querySelector(`${BANNER},script#cookieyes`) || settings().some(({ _categories }) => _categories);

/** Whether the visitor's cookie agrees to a category now. */
export const isAgreed = (category: string): boolean => agrees(COOKIE.exec(document.cookie)?.[1] ?? '', category);

/**
 * The categories that an address needs, between spaces; '' where it needs none, or the visitor has agreed to all of them.
 * @param mark what the element is marked with, by the island's mark or CookieYes'; it counts before the page's lists
 */
export function lacking(address: string, mark: string): string {
  const providers = settings().flatMap(({ block, _providersToBlock }) => providersIn(block ?? _providersToBlock));
  const needed = mark.replace(/cookieyes-/g, '').trim() || neededFor(address, document.baseURI, providers);
  return needed.split(/[\s,]+/).every(isAgreed) ? '' : needed;
}
