/** Where the chips of active filters stand (README.md has the table). */

/** The markup says nothing: the page's address has the filters. */
export type FilterChipsProps = Record<string, never>;

/** A page with a form of filters may have chips. */
export { FILTER_FORM as FORM } from '../../src/rules/selectors';
/** A theme's own place for the chips; else they stand before the results. */
export const PLACE = '[data-island~="filter-chips"]';
