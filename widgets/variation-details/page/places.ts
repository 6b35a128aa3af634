/**
 * Owns finding the details of a form's product: inside the same product, else anywhere on the page. What shows another
 * product than the page's own, a list or a quick view, has its details inside or none.
 */
const OTHERS = '.products,dialog';

/** The elements of a selector in the form's product, else on the page. */
export function placesOf(form: Element, selector: string): HTMLElement[] {
  const inside = [...(form.closest('.product')?.querySelectorAll<HTMLElement>(selector) ?? [])];
  return inside.length || form.closest(OTHERS) ? inside : [...document.querySelectorAll<HTMLElement>(selector)];
}
