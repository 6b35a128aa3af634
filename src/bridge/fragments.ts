/** Owns the page regions that cart fragments replace. */
import type { Fragments } from '../api/cart';
import { replaceElement } from '../dom/replace';
import { aliveNodes, parseHtml } from './html';
import { jQueryBridge } from './jquery';

/** Every element a fragment's selector means. Plugins may use selectors that only jQuery knows. */
function regionsOf(selector: string): Element[] {
  try {
    return [...document.querySelectorAll(selector)];
  } catch (cause) {
    const byJQuery = jQueryBridge()?.find(selector);
    if (byJQuery) return byJQuery;
    import('../ui/badFragment').then(({ tellBadFragment }) => tellBadFragment(selector, cause), console.warn);
    return [];
  }
}

/** Puts fragments into the page. Focus stays on the same control. */
export function applyFragments(fragments: Fragments): void {
  for (const [selector, html] of Object.entries(fragments)) {
    for (const region of regionsOf(selector)) replaceElement(region, aliveNodes(parseHtml(html)));
  }
}

/** Marks the regions that are about to be replaced (SPEC 2.9: `updating`, 0.6 opacity), or takes the mark off. */
export function markUpdating(selectors: readonly string[], isUpdating: boolean): void {
  for (const selector of selectors) for (const region of regionsOf(selector)) region.classList.toggle('updating', isUpdating);
}
