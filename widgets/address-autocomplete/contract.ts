/** The address fields' markup, as WooCommerce prints it, and what the island adds in WooCommerce's shapes (README.md has the table). */
import type { OriginalMark } from '../../src/island/types';
import type { AddressType } from '../../src/rules/addressProvider';
import { FIELD_WRAPPER } from '../../src/rules/selectors';

export { FIELD_WRAPPER as WRAPPER };

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

/** WooCommerce's script: the list that it makes, or its tag, which may run late. */
export const ORIGINAL: OriginalMark = { within: `${FIELD_WRAPPER}:has(>.${SUGGESTIONS}:not([${OURS}])),html:has(#wc-address-autocomplete-js)` };

/** The field of an address's first line, and where the list goes. */
export interface Parts {
  type: AddressType;
  input: HTMLInputElement;
  wrapper: HTMLElement;
  /** True where an attribute names a service, which is not used. */
  namesEndpoint: boolean;
}

/** The first lines of the two addresses. */
export const FIRST_LINES = ['#billing_address_1', '#shipping_address_1'];
