/** ShopEngine's filters, sort order and number per page, as it prints them (README.md has the table). */

import { FILTER_FORM as FORM } from '../../src/rules/selectors';

export { FORM };
/** A group: its boxes, and its form with one hidden field, inside or beside it. */
export const GROUP = '.shopengine-filter-single';
export const BOX = `${GROUP} input[type="checkbox"]`;
/** A rating that is a button or a link instead of a box. */
export const RATING = '.rating-label-triger';
export const RATING_FIELD = 'rating_filter';
/** A rating's class while it is chosen. */
export const CHECKED = 'checked';
export const PRICES = ['min_price', 'max_price'] as const;
export const PRICE_FORM = `${FORM}:has([name="min_price"])`;
export const PRICE_RESULT = '.shopengine-filter-price-result';
export const PRICE_RESET = '.shopengine-filter-price-reset';
/**
 * Fields whose value the address or else the server says: the sort order, the number per page. jQuery is given it too.
 */
export const CHOICE = `${FORM} select,${FORM} input[type="radio"]`;
export type Choice = HTMLSelectElement | HTMLInputElement;

/** One value of a list that can be put in and taken out. */
export interface Toggle {
  /** Query field of its list. */
  field: string;
  value: string;
  isOn: boolean;
}

/** Of a price form. */
export interface PriceSettings {
  /** What one unit of the shop's currency is in the shopper's; 1 where nothing is converted. */
  rate: number;
  /** Such as `£`; "" where the form has none. */
  sign: string;
  /** The lowest and the highest price of the shop, in the shopper's currency; "" where the form does not tell. */
  range: readonly [min: string, max: string];
}
