/** Owns showing and hiding an element whatever its style sheet says. */

/** The display that the page gives to a plain element of this name; `block` where it gives none. */
function usualDisplay({ localName }: HTMLElement): string {
  const plain = document.body.appendChild(document.createElement(localName));
  const { display } = getComputedStyle(plain);
  plain.remove();
  return display.replace('none', '') || 'block';
}

/**
 * Shows or hides an element, whatever hides it: the attribute, its own style or a style sheet. Jumps, without a motion.
 */
export function setShown(element: HTMLElement, isShown: boolean): void {
  element.hidden = false;
  element.style.display = isShown ? '' : 'none';
  // Themes hide elements that WooCommerce's scripts show with jQuery, which then sets their `display`.
  if (isShown && getComputedStyle(element).display === 'none') element.style.display = usualDisplay(element);
}
