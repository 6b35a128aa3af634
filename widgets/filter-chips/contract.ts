/** The place of the chips (README.md has the table). */

/** No props, because the filters come from the page's address. */
export type FilterChipsProps = Record<string, never>;

/** A page with a form of filters may have chips. */
export { FILTER_FORM as FORM } from '../../src/rules/selectors';
/** A theme's own place for the chips. Without one they stand before the results. */
export const PLACE = '[data-island~="filter-chips"]';
