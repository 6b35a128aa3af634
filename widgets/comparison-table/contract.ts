/** The comparison's table, as ShopEngine prints it into its dialog and onto its page (README.md has the table). */

/** The element that holds one table. Add buttons have this class too. */
export const HOST = '.shopengine-comparison';
export const SCROLLER = '.comparison-table-wrap';
/** A column's remove link. The bottom bar has such links too, but outside of a table. */
export const REMOVE = '.badge-comparison[data-pid]';
export const COPY = '.copy-comparison-share-url';
/** The elements around the table: in the dialog, and on the comparison page. */
export { COMPARISON_MODAL as MODAL } from '../../src/rules/selectors';
export const PAGE = '.shopengine-comparison-page';
/**
 * The elements that leave the page with the last product, the outermost first, and the class of the message that
 * replaces them.
 */
export const CONTENT = ['.shopengine-modal-wrap', '.shopengine-comparison-container'];
export const EMPTY = 'shopengine-no-comparison-product';
