/** A product form that opted in, as a theme marks it (README.md has the table). */
import { PRODUCT_FORM } from '../../src/rules/selectors';

export const FORM = `${PRODUCT_FORM}[data-ajax]`;
