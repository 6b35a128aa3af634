/** Works inside the quick view's frame: the shop's own page, of the same origin. */
import type { CartAnswer } from '../../../src/rules/cartAnswer';
import { FORM, TEMPLATE } from '../contract';
import { findProduct } from '../read';

export interface FrameEvents {
  /** Called when Escape was pressed in the frame. */
  onEscape(): void;
  /** Called when islands in the frame have put something into the cart. */
  onAdded(answer: CartAnswer): void;
}

let isSent = false;

/**
 * True while a form in the frame was submitted and its add has not begun. The code that adds may still be loading, and
 * needs the frame.
 */
export const isSending = (): boolean => isSent;

/** Marks the elements around the product. */
const AROUND = 'data-quick-view-around';

/**
 * Hides the elements around the product, because a shop without a quick-view template, or a cached page, brings a whole
 * page into the frame.
 */
function showOnly(product: HTMLElement, page: Document): void {
  for (let part = product; part.parentElement && part.localName !== 'body'; part = part.parentElement) {
    for (const other of part.parentElement.children) if (other !== part) other.toggleAttribute(AROUND, true);
  }
  // Hides by a style rule, because a notice or a chat that appears later sets its own inline style.
  const sheet = new (page.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(`[${AROUND}]{display:none!important}`);
  page.adoptedStyleSheets.push(sheet);
}

/** Makes links and forms leave the frame, except links to a place in its own page. */
function leadOut(page: Document): void {
  const base = page.createElement('base');
  base.target = '_parent';
  page.head.prepend(base);
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) link.target ||= '_self';
}

/**
 * Prepares a frame, each time that it has loaded: hides the elements around the product, and listens to Escape and to
 * adds.
 */
export function enterFrame({ contentDocument: page }: HTMLIFrameElement, { onEscape, onAdded }: FrameEvents): void {
  if (!page) return;
  leadOut(page);
  for (const form of page.querySelectorAll<HTMLElement>(FORM)) form.dataset.ajax ??= '';
  const note = ({ type }: { type: string }) => {
    isSent = type === 'submit';
  };
  isSent = false;
  for (const type of ['submit', 'island:cart:adding']) page.addEventListener(type, note, true);
  const product = page.querySelector(TEMPLATE) ? undefined : findProduct(page);
  if (product) showOnly(product, page);
  page.addEventListener('keydown', ({ key, defaultPrevented, isComposing }) => {
    // A large picture is a dialog in the frame, which Escape closes first.
    if (key !== 'Escape' || defaultPrevented || isComposing || page.querySelector('dialog[open]')) return;
    // After a change, React gives the focus back to the element that had it, even in a frame. This frame is about to
    // fade.
    (page.activeElement as HTMLElement | null)?.blur();
    onEscape();
  });
  page.addEventListener('island:cart:added', ({ detail }: CustomEventInit<CartAnswer>) => detail && onAdded(detail));
}
