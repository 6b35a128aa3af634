/** Owns whether the page's cart widgets are seen while the cart is empty. */

/** Shows cart widgets that hide while the cart is empty, or hides them (SPEC 2.3, only inside `.hide_cart_widget_if_empty`). */
export function showCartWidgets(isShown: boolean): void {
  for (const widget of document.querySelectorAll<HTMLElement>('.widget_shopping_cart:has(.hide_cart_widget_if_empty)')) {
    widget.style.display = isShown ? '' : 'none';
  }
}
