/** The address fields' markup, as WooCommerce prints it, and what the island adds in WooCommerce's shapes (README.md has the table). */
import type { AddressType } from '../../src/rules/addressProvider';

export const WRAPPER = '.woocommerce-input-wrapper';
/** On the wrapper while a provider serves the country. */
export const AVAILABLE = 'autocomplete-available';
export const SUGGESTIONS = 'woocommerce-address-suggestions';
export const LIST = 'suggestions-list';
export const ICON = 'address-search-icon';
export const BRANDING = 'woocommerce-address-autocomplete-branding';
/** On the suggestion that Enter chooses. */
export const ACTIVE = 'active';
/** Tells our list from the one that WooCommerce's own script makes. */
export const OURS = 'data-shop-islands';
/** On an address's fields while they are filled: the review waits for the last of them. */
export const MANIPULATING = 'data-autocomplete-manipulating';
/** Where the shop's own address service was named before: it is told, and not used. */
export const ENDPOINT = 'data-address-endpoint';

/** The field of an address's first line, and where the list goes. */
export interface Parts {
  type: AddressType;
  input: HTMLInputElement;
  wrapper: HTMLElement;
  /** True where an attribute names a service, which is not used. */
  namesEndpoint: boolean;
}
