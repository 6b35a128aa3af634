/** Owns clicks on links that a script triggers through jQuery: it keeps those from the DOM, and islands would not hear of them. */
import type { JQuery } from './types';

/** Links that WooCommerce's and ShopEngine's scripts work by jQuery. Others' are their own scripts' business: a theme's tabs, say. */
const LINKS = [
  '.add_to_cart_button',
  '.remove_from_cart_button',
  '.product-remove a',
  '.restore-item',
  '.woocommerce-remove-coupon',
  '.shipping-calculator-button',
  '.showcoupon',
  '.showlogin',
  '.reset_variations',
  '.wc-tabs a',
  '.woocommerce-store-notice__dismiss-link',
  '[class*="shopengine"]',
].join();

/**
 * Passes on to the DOM what a script has triggered on one of them (`$(link).trigger('click')`) and no handler has dealt with.
 * jQuery's handlers have heard it, and do not hear it again; the link is not followed, as jQuery follows none.
 */
export function passClicksOn(jQuery: JQuery): void {
  const events = jQuery.event as { triggered?: string };
  const stay = (event: Event) => event.preventDefault();
  let isPassing = false;
  // The window hears last.
  jQuery(window).on('click.shopIslands', ({ originalEvent, target, isDefaultPrevented }) => {
    if (isPassing || originalEvent || isDefaultPrevented() || !(target instanceof HTMLAnchorElement && target.matches(LINKS))) return;
    isPassing = true;
    events.triggered = 'click';
    addEventListener('click', stay);
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    removeEventListener('click', stay);
    events.triggered = undefined;
    isPassing = false;
  });
}
