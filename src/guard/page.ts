/** Owns what a page says about consent. The guard may be there before the page is, so everything is read at the moment of use. */
import { ownGlobal } from '../dom/ownGlobal';
import { agrees, CONSENT_COOKIE, neededFor, providersIn } from '../rules/consent';
import { recordOf, type Values } from '../rules/values';

/** The island's own banner. */
const BANNER = 'script[data-island~=consent]';

/** True where somebody asks the page's visitors for consent. */
export const isManaged = (): boolean => !!document.querySelector(`#ckyBannerTemplate,${BANNER}`);

/** What JSON scripts hold; a broken one holds nothing. */
const readJson = (selector: string): Values[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => {
    try {
      return recordOf(JSON.parse(textContent as string));
    } catch {
      return {};
    }
  });

/** CookieYes' settings: its global, and the config scripts' over it. */
const cookieYes = (): Values =>
  Object.assign({}, ownGlobal<Values>('_ckyConfig'), ...readJson('script[data-islands-config]').map(({ globals }) => recordOf(globals)._ckyConfig));

/** False while the page is being parsed and no list has come. Where CookieYes' service asks there is none: its own script holds. */
export const isListKnown = (): boolean =>
  document.readyState !== 'loading' || !!cookieYes()._categories || !!document.querySelector(`${BANNER},script#cookieyes`);

/** Whether the visitor's cookie agrees to a category now. */
export function isAgreed(category: string): boolean {
  const cookies = document.cookie.split('; ').map((one) => one.split('='));
  return agrees(cookies.find(([name]) => name === CONSENT_COOKIE)?.[1] ?? '', category);
}

/**
 * The categories that an address needs, between spaces; '' where it needs none, or the visitor has agreed to all of them.
 * @param mark what the element is marked with, by the island's mark or CookieYes'; it counts before the page's lists
 */
export function lacking(address: string, mark: string): string {
  const lists = [cookieYes()._providersToBlock, ...readJson(BANNER).map(({ block }) => block)];
  const needed = mark.replace(/cookieyes-/g, '').trim() || neededFor(address, document.baseURI, lists.flatMap(providersIn));
  return needed.split(/[\s,]+/).every(isAgreed) ? '' : needed;
}
