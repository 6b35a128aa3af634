/** Owns the parts of the form that a tick opens: the shipping address and the new account; also the terms' text. */
import { isOpen, slide } from '../../../src/ui/motion/slide';
import { CREATE_ACCOUNT, SHIP_ELSEWHERE } from '../contract';

const ADDRESS = 'div.shipping_address';
const ACCOUNT = 'div.create-account';
const TERMS_TEXT = '.woocommerce-terms-and-conditions';

/** How long a part takes to slide, in milliseconds: as long as with jQuery. */
const SLIDE = 400;

const PARTS = [
  [SHIP_ELSEWHERE, ADDRESS],
  [CREATE_ACCOUNT, ACCOUNT],
] as const;

function setOpen(box: HTMLInputElement, part: HTMLElement, milliseconds: number): void {
  if (part.id) box.setAttribute('aria-controls', part.id);
  box.setAttribute('aria-expanded', String(box.checked));
  slide(part, box.checked, milliseconds);
}

/** Opens or closes the part of a tick. Does nothing for other fields. */
export function toggle(field: Element): void {
  for (const [tick, part] of PARTS) {
    const form = field.matches(tick) && field.closest('form');
    if (form)
      for (const one of form.querySelectorAll<HTMLElement>(part)) setOpen(field as HTMLInputElement, one, SLIDE);
  }
}

/** Opens or closes all parts to match their ticks. */
export function prepareToggles(form: Element): void {
  for (const [tick, part] of PARTS) {
    const box = form.querySelector<HTMLInputElement>(tick);
    if (box) for (const one of form.querySelectorAll<HTMLElement>(part)) setOpen(box, one, 0);
  }
}

/** Shows or hides the terms in the page. Returns false when the page does not contain them. */
export function toggleTerms(link: Element): boolean {
  const text =
    (link.closest('form') ?? document).querySelector<HTMLElement>(TERMS_TEXT) ??
    document.querySelector<HTMLElement>(TERMS_TEXT);
  if (!text) return false;
  const isWanted = !isOpen(text);
  link.setAttribute('aria-expanded', String(isWanted));
  slide(text, isWanted, SLIDE);
  return true;
}
