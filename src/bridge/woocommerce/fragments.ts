/** Owns replacing the page's regions with cart fragments. */

import { findByPosition } from '../../dom/positions';
import { replaceElement } from '../../dom/replace';
import type { Fragments } from '../../rules/cartAnswer';
import { jQueryBridge } from '../jquery/jquery';
import { aliveNodes, parseHtml } from '../page/html';

/** Selectors that were reported already: the same fragments come again and again. */
const told = new Set<string>();

/** Reports an invalid selector once. The other fragments still go into the page. */
function tellOnce(selector: string, cause: unknown): void {
  if (told.has(selector)) return;
  told.add(selector);
  import('./badFragment').then(({ tellBadFragment }) => tellBadFragment(selector, cause), console.warn);
}

/**
 * Every element that a fragment's selector matches. Plugins use selectors that only jQuery knows; its positions work
 * without it too.
 */
function regionsOf(selector: string): Element[] {
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    const byJQuery = jQueryBridge()?.find(selector);
    if (byJQuery) return byJQuery;
  }
  try {
    return findByPosition(selector);
  } catch (cause) {
    tellOnce(selector, cause);
    return [];
  }
}

/**
 * Every region with the HTML of its fragment. Searched one by one, because a fragment may bring the next one's region.
 */
function* regionsIn(fragments: Fragments): Generator<[region: Element, html: string]> {
  for (const [selector, html] of Object.entries(fragments)) {
    if (typeof html === 'string') for (const region of regionsOf(selector)) yield [region, html];
  }
}

/** The newest HTML for regions that the shopper is pressing. */
const waiting = new Map<Element, string>();

const put = (region: Element, html: string) => replaceElement(region, aliveNodes(parseHtml(html)));

function putWaiting(): void {
  for (const [region, html] of waiting) put(region, html);
  waiting.clear();
}

/**
 * Puts fragments into the page. The focus stays on the same control. A region that the shopper is pressing is replaced
 * after the press, because a press is a click only if it begins and ends on the same element.
 */
export function applyFragments(fragments: Fragments): void {
  for (const [region, html] of regionsIn(fragments)) {
    if (region.matches(':active')) waiting.set(region, html);
    else put(region, html);
  }
  // The click event comes between the end of the press and the timeout.
  if (waiting.size)
    for (const end of ['pointerup', 'pointercancel', 'keyup'])
      addEventListener(end, () => setTimeout(putWaiting), { once: true });
}

/** Marks the regions that are about to be replaced (SPEC 2.9: `updating`, 0.6 opacity), or removes the mark. */
export function markUpdating(fragments: Fragments, isUpdating: boolean): void {
  for (const [region] of regionsIn(fragments)) region.classList.toggle('updating', isUpdating);
}
