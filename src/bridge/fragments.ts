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
