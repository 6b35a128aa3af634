/** Owns where around a form its product's details are: inside the same product, else on the page. */
export function placesOf(form: Element, selector: string): HTMLElement[] {
  const inside = form.closest('.product')?.querySelectorAll<HTMLElement>(selector);
  return [...(inside?.length ? inside : document.querySelectorAll<HTMLElement>(selector))];
}
