/** Owns what a link or a span needs to act as a button; the loader clicks it for Space and Enter. */

/** Gives the element the role of a button. Without an address it also becomes reachable by keyboard. */
export function playButton(element: HTMLElement): void {
  element.role = 'button';
  if (!element.hasAttribute('href')) element.tabIndex = 0;
}
