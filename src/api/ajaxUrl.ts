/** Owns the address of WordPress's `admin-ajax`. */
import { pageSetting } from '../bridge/page/globals';

/** The page's globals that hold the address, the commonest first. */
const WITH_URL = [
  ['woocommerce_params', 'ajax_url'],
  ['wc_add_to_cart_params', 'ajax_url'],
  ['frontendApiSettings', 'ajaxurl'],
] as const;

/** Address of `admin-ajax`: the one that the page's globals name, else WordPress's default. */
export const ajaxUrl = (): string =>
  WITH_URL.map(([name, key]) => pageSetting(name, key)).find(Boolean) ?? '/wp-admin/admin-ajax.php';
