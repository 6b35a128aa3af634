/** Owns what a link or a span that acts like a button needs; the loader clicks it for Space and Enter. */

/** Says that it is a button; without an address it also has to be reached by keyboard. */
export function playButton(element: HTMLElement): void {
  element.role = 'button';
  if (!element.hasAttribute('href')) element.tabIndex = 0;
}
