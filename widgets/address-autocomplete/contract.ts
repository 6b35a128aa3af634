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
/** Tells our list and icon from those that WooCommerce's own script makes. */
export const OURS = 'data-shop-islands';
/** On an address's fields while they are filled: the review waits for the last of them. */
export const MANIPULATING = 'data-autocomplete-manipulating';
/** Where the shop's own address service was named before: it is told, and not used. */
export const ENDPOINT = 'data-address-endpoint';

/** WooCommerce's script: the list that it makes, or its tag, which may run late. */
export const ORIGINAL: OriginalMark = { within: `${FIELD_WRAPPER}:has(>.${SUGGESTIONS}:not([${OURS}])),html:has(#wc-address-autocomplete-js)` };

/** What the island knows of an address's first line. */
export interface AddressProps {
  /** Whose address it is: part of ids, and told to the provider. */
  type: AddressType;
  /** The server's field of the first line: suggestions stand below it. */
  input: HTMLInputElement;
  /** The server's box around the field. */
  wrapper: HTMLElement;
  /** What the server tells browsers to fill in, such as "billing address-line1"; "" for nothing. */
  autocomplete: string;
  /** True where an attribute names a service, which is not used. */
  namesEndpoint: boolean;
}

/** The first lines of the two addresses. */
export const FIRST_LINES = ['#billing_address_1', '#shipping_address_1'];

export const boxId = (type: AddressType): string => `address_suggestions_${type}`;
export const listId = (type: AddressType): string => `${boxId(type)}_list`;
export const optionId = (type: AddressType, index: number): string => `suggestion-item-${type}-${index}`;
