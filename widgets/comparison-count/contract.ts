/** The counters of the comparison list and its bar, as ShopEngine prints them (README.md has the table). */

export { COMPARISON_BAR as BAR, COMPARISON_BAR_TOGGLE as TOGGLE } from '../../src/rules/selectors';

/** Class of an open bar. */
export const ACTIVE = 'active';
/** Class of a bar whose list is empty. */
export const EMPTY = 'no-comparison-found';
