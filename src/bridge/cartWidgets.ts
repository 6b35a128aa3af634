/** Owns the page's cart widgets while the cart is empty: their words, and whether they are seen. */

const CONTENT = '.widget_shopping_cart_content';

/** Shows cart widgets that hide while the cart is empty, or hides them (SPEC 2.3, only inside `.hide_cart_widget_if_empty`). */
export function showCartWidgets(isShown: boolean): void {
  for (const inner of document.querySelectorAll('.hide_cart_widget_if_empty')) {
    const widget = inner.closest<HTMLElement>('.widget_shopping_cart');
    if (widget) widget.style.display = isShown ? '' : 'none';
  }
}

/** Gives blank cart widgets the words for an empty cart that the server printed elsewhere. False when one stays blank. */
export function fillBlankWidgets(): boolean {
  const contents = [...document.querySelectorAll(CONTENT)];
  const words = contents.find((content) => content.childElementCount)?.cloneNode(true).childNodes;
  if (!words) return !contents.length;
  for (const content of contents) if (!content.childElementCount) content.append(...[...words].map((node) => node.cloneNode(true)));
  return true;
}
