/** Owns the polite live region: WooCommerce's, if it is there already. */
import { stage } from './stage';

const NAME = 'widget_shopping_cart_live_region';

/** Says words to screen readers; "" empties the region, so that the same words can be said again. */
export function announce(text: string): void {
  const region = document.querySelector(`.${NAME}`) ?? Object.assign(document.createElement('div'), { className: `${NAME} screen-reader-text` });
  const place = stage();
  // What lies behind an open panel is not heard.
  if (!place.contains(region) || region.closest('[inert]')) place.append(region);
  region.role = 'status';
  region.textContent = text;
  region.ariaRelevant = text ? 'all' : null;
}
