/** Owns clicks on links that a script triggers through jQuery. jQuery keeps such clicks from the DOM, so that islands would miss them. */
import type { JQuery } from './types';

/** Links that WooCommerce's and ShopEngine's scripts handle through jQuery. Other links, such as a theme's tabs, belong to their own scripts. */
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
 * Passes a click that a script has triggered on one of these links (`$(link).trigger('click')`) on to the DOM, unless a handler
 * has dealt with it. jQuery's handlers do not run a second time. The browser does not follow the link, as with jQuery alone.
 */
export function passClicksOn(jQuery: JQuery): void {
  const events = jQuery.event as { triggered?: string };
  const stay = (event: Event) => event.preventDefault();
  let isPassing = false;
  // The window comes last, after all other handlers.
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
