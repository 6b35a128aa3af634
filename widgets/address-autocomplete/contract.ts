/**
 * The address fields' markup, as WooCommerce prints it, and the elements that the island adds, with WooCommerce's names
 * (README.md has the table).
 */
import type { OriginalMark } from '../../src/island/types';
import type { AddressType } from '../../src/rules/addressProvider';
import { FIELD_WRAPPER } from '../../src/rules/selectors';

export { FIELD_WRAPPER as WRAPPER };

/** Class of the wrapper while a provider serves the country. */
export const AVAILABLE = 'autocomplete-available';
export const SUGGESTIONS = 'woocommerce-address-suggestions';
export const LIST = 'suggestions-list';
export const ICON = 'address-search-icon';
export const BRANDING = 'woocommerce-address-autocomplete-branding';
/** Class of the suggestion that Enter chooses. */
export const ACTIVE = 'active';
/** Marks our list and icon, because WooCommerce's own script makes elements with the same classes. */
export const OURS = 'data-shop-islands';
/** Attribute of an address's first fields until all of its fields are filled: the order review waits that long. */
export const MANIPULATING = 'data-autocomplete-manipulating';
/** An attribute that named the shop's own address service in the past. It is reported, and not used. */
export const ENDPOINT = 'data-address-endpoint';

/** WooCommerce's own script is recognised by the list that it makes, or by its tag, because it may run late. */
export const ORIGINAL: readonly OriginalMark[] = [
  { within: `${FIELD_WRAPPER}:has(>.${SUGGESTIONS}:not([${OURS}]))` },
  { script: 'wc-address-autocomplete-js' },
];

/** The data of an address's first line. */
export interface AddressProps {
  /** Which address it is. The name is part of ids, and the provider gets it. */
  type: AddressType;
  /** The server's field for the first line. Suggestions appear below it. */
  input: HTMLInputElement;
  /** The server's box around the field. */
  wrapper: HTMLElement;
  /** The field's `autocomplete` as the server printed it, such as "billing address-line1"; "" for none. */
  autocomplete: string;
  /** True where `data-address-endpoint` names a service, which is not used. */
  namesEndpoint: boolean;
}

/** The first lines of the two addresses. */
export const FIRST_LINES = ['#billing_address_1', '#shipping_address_1'];

/** Id of the box that holds the suggestions and the branding. */
export const boxId = (type: AddressType): string => `address_suggestions_${type}`;
/** Id of the list of suggestions. */
export const listId = (type: AddressType): string => `${boxId(type)}_list`;
/** Id of one suggestion. */
export const optionId = (type: AddressType, index: number): string => `suggestion-item-${type}-${index}`;
