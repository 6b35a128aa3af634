/** Owns finding the details of a form's product: inside the same product, else anywhere on the page. */
/** The elements of a selector in the form's product, else on the page. */
export function placesOf(form: Element, selector: string): HTMLElement[] {
  const inside = form.closest('.product')?.querySelectorAll<HTMLElement>(selector);
  return [...(inside?.length ? inside : document.querySelectorAll<HTMLElement>(selector))];
}
