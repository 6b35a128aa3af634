/** Owns whether the page's cart widgets are visible while the cart is empty. */
import { setShown } from '../../dom/shown';

/**
 * Shows or hides the cart widgets inside `.hide_cart_widget_if_empty`, which hide while the cart is empty (SPEC 2.3).
 */
export function showCartWidgets(isShown: boolean): void {
  for (const widget of document.querySelectorAll<HTMLElement>(
    '.widget_shopping_cart:has(.hide_cart_widget_if_empty)',
  )) {
    setShown(widget, isShown);
  }
}
