/** Owns the parts of the form that a tick opens: the shipping address, the new account; and the terms' text. */
import { slide } from '../../src/ui/slide';
import { CREATE_ACCOUNT, SHIP_ELSEWHERE } from './contract';

const ADDRESS = 'div.shipping_address';
const ACCOUNT = 'div.create-account';
const TERMS_TEXT = '.woocommerce-terms-and-conditions';
export const TERMS_LINK = '.woocommerce-terms-and-conditions-link';

/** As long as jQuery slides, in milliseconds. */
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

/** Opens or closes what a tick stands for; nothing for any other field. */
export function toggle(field: Element): void {
  for (const [tick, part] of PARTS) {
    const form = field.matches(tick) && field.closest('form');
    if (form) for (const one of form.querySelectorAll<HTMLElement>(part)) setOpen(field as HTMLInputElement, one, SLIDE);
  }
}

/** Brings the parts in line with their ticks. */
export function prepareToggles(form: Element): void {
  for (const [tick, part] of PARTS) {
    const box = form.querySelector<HTMLInputElement>(tick);
    if (box) for (const one of form.querySelectorAll<HTMLElement>(part)) setOpen(box, one, 0);
  }
}

/** Shows the terms in the page. False where the page has no text of them. */
export function toggleTerms(link: Element): boolean {
  const text = (link.closest('form') ?? document).querySelector<HTMLElement>(TERMS_TEXT) ?? document.querySelector<HTMLElement>(TERMS_TEXT);
  if (!text) return false;
  const isOpen = getComputedStyle(text).display === 'none';
  link.setAttribute('aria-expanded', String(isOpen));
  slide(text, isOpen, SLIDE);
  return true;
}
