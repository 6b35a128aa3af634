/** Owns CookieYes' list of categories: a switch for each category that can be refused, and details that unfold. */
import { isGranted } from '../../../../src/consent/answer';
import type { Category, Looks } from '../../contract';
import { paint } from './looks';

const boxesOf = (slug: string) =>
  document.querySelectorAll<HTMLInputElement>(`#ckySwitch${slug},#ckyCategoryDirect${slug}`);

function prepare({ slug, name, isNecessary }: Category, { on, off }: Looks): void {
  for (const box of boxesOf(slug)) {
    const item = box.closest('.cky-accordion-item');
    if (isNecessary) box.closest('.cky-switch')?.remove();
    else item?.querySelector('.cky-always-active')?.remove();
    box.role = 'switch';
    box.ariaLabel = name || slug;
    // In the classic look a category has two switches, which always show the same.
    box.addEventListener('change', () => {
      for (const one of boxesOf(slug)) one.checked = box.checked;
      paint(boxesOf(slug), box.checked ? on : off);
    });
  }
}

function foldUp(accordion: Element): void {
  const body = accordion.querySelector('.cky-accordion-body');
  const button = accordion.querySelector('.cky-accordion-btn');
  if (!body || !button) return;
  body.id ||= `${accordion.id}Body`;
  button.setAttribute('aria-controls', body.id);
  button.ariaExpanded = 'false';
}

/** Prepares the switches of all categories, and folds up their details. */
export function prepareSwitches(categories: readonly Category[], looks: Looks): void {
  for (const category of categories) prepare(category, looks);
  if (looks.hasTable) for (const accordion of document.querySelectorAll('.cky-accordion')) foldUp(accordion);
}

/** Sets the switches to the present choice, so that a visitor does not save by accident what they only tried before. */
export function showChoice(categories: readonly Category[], { on, off }: Looks): void {
  for (const { slug } of categories) {
    for (const box of boxesOf(slug)) {
      box.checked = isGranted(slug);
      paint([box], box.checked ? on : off);
    }
  }
}

/** The categories whose switch is on. */
export const switchedOn = (categories: readonly Category[]): string[] =>
  categories.map(({ slug }) => slug).filter((slug) => [...boxesOf(slug)].some(({ checked }) => checked));

/** Unfolds a category's details, or folds them up again, and folds up all others. */
export function unfold(chosen: Element): void {
  for (const accordion of document.querySelectorAll('.cky-accordion')) {
    const isOpen = accordion === chosen && accordion.classList.toggle('cky-accordion-active');
    accordion.classList.toggle('cky-accordion-active', isOpen);
    accordion.querySelector('[aria-controls]')?.setAttribute('aria-expanded', String(isOpen));
  }
}
