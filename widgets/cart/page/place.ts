/** Owns the cart's place in the page. It puts the server's new content there when a reload would lose a message. */

import { aliveNodes } from '../../../src/bridge/page/html';
import { fragmentOf } from '../../../src/bridge/page/htmlParts';
import { replaceElement } from '../../../src/dom/replace';
import { say } from '../../../src/texts/say';
import { emptyCart } from '../../../src/texts/table';
import { make } from '../../../src/ui/make';
import { CHECKOUT, EMPTY, FORM, TOTALS } from '../contract';

/** All elements that a change of the cart may add or remove. */
const PARTS = `${FORM},${TOTALS},${CHECKOUT},${EMPTY}`;

const partsIn = (root: ParentNode) => [...root.querySelectorAll(PARTS)];

/** The selector that finds an element in another version of the page; undefined where nothing names the element. */
function nameOf({ id, localName, classList }: Element): string | undefined {
  if (id) return `#${CSS.escape(id)}`;
  if (localName === 'main') return localName;
  return classList.contains('woocommerce') ? '.woocommerce' : undefined;
}

/**
 * Finds the element of the new page that matches one of this page. It must contain all the parts. For a page without
 * parts, only an id or `main` matches.
 */
function counterpart(around: Element, content: ParentNode): Element | undefined {
  const name = nameOf(around);
  const parts = partsIn(content);
  if (!name || (!parts.length && name === '.woocommerce')) return undefined;
  return [...content.querySelectorAll(name)].find((one) => parts.every((part) => one.contains(part)));
}

/**
 * Replaces the smallest part of the page that has the whole cart, and that the new page has too. Returns false where
 * there is none.
 */
export function replacePlace(content: ParentNode): boolean {
  const parts = partsIn(document);
  for (let around = parts[0] ?? null; around && around !== document.body; around = around.parentElement) {
    const next = parts.every((part) => around?.contains(part)) && counterpart(around, content);
    if (!next) continue;
    replaceElement(around, aliveNodes(fragmentOf(next)));
    return true;
  }
  return false;
}

/** Puts words for an empty cart into the place of the cart, for a page whose markup nobody knows. */
export function clearPlace(): void {
  const [first, ...others] = partsIn(document);
  for (const part of others) part.remove();
  first?.replaceWith(make('p', { className: 'cart-empty', textContent: say(emptyCart) }));
}
