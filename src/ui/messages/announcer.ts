/** Owns the polite live region. It is WooCommerce's, if the page has that one. */
import { messageRoot } from './messageRoot';

const NAME = 'widget_shopping_cart_live_region';

/** Says words to screen readers. An empty text empties the region, so that the same words can be said again. */
export function announce(text: string): void {
  const region =
    document.querySelector(`.${NAME}`) ??
    Object.assign(document.createElement('div'), { className: `${NAME} screen-reader-text` });
  const place = messageRoot();
  // Screen readers do not hear what lies behind an open panel.
  if (!place.contains(region) || region.closest('[inert]')) place.append(region);
  region.role = 'status';
  region.textContent = text;
  region.ariaRelevant = text ? 'all' : null;
}
