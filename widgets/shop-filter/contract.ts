/** ShopEngine's filters, sort order and number per page, as it prints them (README.md has the table). */

import { FILTER_FORM as FORM } from '../../src/rules/selectors';

export { FORM };
/** A group: its boxes, and its form with one hidden field, inside or beside it. */
export const GROUP = '.shopengine-filter-single';
export const BOX = `${GROUP} input[type="checkbox"]`;
/** A rating that is a button or a link instead of a box. */
export const RATING = '.rating-label-triger';
export const RATING_FIELD = 'rating_filter';
/** Class of a chosen rating. */
export const CHECKED = 'checked';
export const PRICES = ['min_price', 'max_price'] as const;
export const PRICE_FORM = `${FORM}:has([name="min_price"])`;
export const PRICE_RESULT = '.shopengine-filter-price-result';
export const PRICE_RESET = '.shopengine-filter-price-reset';
/**
 * Fields whose value comes from the address, or else from the server: the sort order, and the number per page. The
 * selector must also work in jQuery.
 */
export const CHOICE = `${FORM} select,${FORM} input[type="radio"]`;
export type Choice = HTMLSelectElement | HTMLInputElement;

/** One value of a list, which can be added and removed. */
export interface Toggle {
  /** The list's field in the query. */
  field: string;
  value: string;
  isOn: boolean;
}

/** The settings of a price form. */
export interface PriceSettings {
  /** The value of one unit of the shop's currency in the shopper's currency; 1 where nothing is converted. */
  rate: number;
  /** The currency's sign, such as `£`; "" where the form has none. */
  sign: string;
  /** The lowest and the highest price of the shop, in the shopper's currency; "" where the form has none. */
  range: readonly [min: string, max: string];
}
