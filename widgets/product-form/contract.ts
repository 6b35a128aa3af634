/** The markup of a product form that a theme has marked for adds without a page load (README.md has the table). */
import { PRODUCT_FORM } from '../../src/rules/selectors';

export const FORM = `${PRODUCT_FORM}[data-ajax]`;
