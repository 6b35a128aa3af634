/** Works inside the quick view's frame: the shop's own page, of the same origin. */
import type { CartAnswer } from '../../src/rules/cartAnswer';
import { FORM, TEMPLATE } from './contract';
import { findProduct } from './read';

export interface FrameEvents {
  /** Escape was pressed in the frame. */
  onEscape(): void;
  /** Islands in the frame put something into the cart. */
  onAdded(answer: CartAnswer): void;
}

let isSent = false;

/** A form has been sent, and nobody has begun with it: while its code is on its way, what is to be added needs the frame. */
export const isSending = (): boolean => isSent;

/** Marks what stands around the product. */
const AROUND = 'data-quick-view-around';

/** Hides what stands around the product, where the shop has no template for quick views, or the page was kept for too long. */
function showOnly(product: HTMLElement, page: Document): void {
  for (let part = product; part.parentElement && part.localName !== 'body'; part = part.parentElement) {
    for (const other of part.parentElement.children) if (other !== part) other.toggleAttribute(AROUND, true);
  }
  // By a rule: a notice or a chat of the frame's page that comes later shows itself by its own style.
  const sheet = new (page.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(`[${AROUND}]{display:none!important}`);
  page.adoptedStyleSheets.push(sheet);
}

/** Links and forms lead out of the frame; what is meant for the page in it stays. */
function leadOut(page: Document): void {
  const base = page.createElement('base');
  base.target = '_parent';
  page.head.prepend(base);
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) link.target ||= '_self';
}

/** Gets a loaded frame ready: it may be loaded anew. */
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
  page.addEventListener('keydown', ({ key, defaultPrevented }) => {
    // Big pictures are a dialog in the frame, with an Escape of their own.
    if (key !== 'Escape' || defaultPrevented || page.querySelector('dialog[open]')) return;
    // React gives the focus back to what had it before a change, and looks into frames for it: into this one, as it fades.
    (page.activeElement as HTMLElement | null)?.blur();
    onEscape();
  });
  page.addEventListener('island:cart:added', ({ detail }: CustomEventInit<CartAnswer>) => detail && onAdded(detail));
}
