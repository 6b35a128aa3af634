/** Owns the page regions that cart fragments replace. */

import { findByPosition } from '../../dom/positions';
import { replaceElement } from '../../dom/replace';
import type { Fragments } from '../../rules/cartAnswer';
import { jQueryBridge } from '../jquery/jquery';
import { aliveNodes, parseHtml } from '../page/html';

/** Selectors that were told of: fragments come again and again. */
const told = new Set<string>();

/** Tells a developer, once, of a selector that means nothing. The other fragments are put in all the same. */
function tellOnce(selector: string, cause: unknown): void {
  if (told.has(selector)) return;
  told.add(selector);
  import('./badFragment').then(({ tellBadFragment }) => tellBadFragment(selector, cause), console.warn);
}

/** Every element a fragment's selector means. Plugins may use selectors that only jQuery knows, and its positions where it is gone. */
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

/** Every region that there is a fragment for, with its HTML. Looked for in turn: a fragment may bring the next one's region. */
function* regionsIn(fragments: Fragments): Generator<[region: Element, html: string]> {
  for (const [selector, html] of Object.entries(fragments)) {
    if (typeof html === 'string') for (const region of regionsOf(selector)) yield [region, html];
  }
}

/** What came for regions that are being pressed, the newest of each. */
const waiting = new Map<Element, string>();

const put = (region: Element, html: string) => replaceElement(region, aliveNodes(parseHtml(html)));

function putWaiting(): void {
  for (const [region, html] of waiting) put(region, html);
  waiting.clear();
}

/**
 * Puts fragments into the page. Focus stays on the same control. A region that is being pressed is replaced after the
 * press: a click is one only where it begins and ends on the same element.
 */
export function applyFragments(fragments: Fragments): void {
  for (const [region, html] of regionsIn(fragments)) {
    if (region.matches(':active')) waiting.set(region, html);
    else put(region, html);
  }
  // The click comes between.
  if (waiting.size) for (const end of ['pointerup', 'pointercancel', 'keyup']) addEventListener(end, () => setTimeout(putWaiting), { once: true });
}

/** Marks the regions that are about to be replaced (SPEC 2.9: `updating`, 0.6 opacity), or takes the mark off. */
export function markUpdating(fragments: Fragments, isUpdating: boolean): void {
  for (const [region] of regionsIn(fragments)) region.classList.toggle('updating', isUpdating);
}
