/** Owns the address of WordPress's `admin-ajax`. */
import { pageSetting } from '../bridge/page/globals';

/** Where the page's globals tell it, the commonest first. */
const WITH_URL = [
  ['woocommerce_params', 'ajax_url'],
  ['wc_add_to_cart_params', 'ajax_url'],
  ['frontendApiSettings', 'ajaxurl'],
] as const;

/** Address of `admin-ajax`, from the page's globals; without one WordPress's usual. */
export const ajaxUrl = (): string => WITH_URL.map(([name, key]) => pageSetting(name, key)).find(Boolean) ?? '/wp-admin/admin-ajax.php';
