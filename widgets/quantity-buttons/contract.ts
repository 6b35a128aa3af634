/** The buttons beside a product's quantity, as themes print them (README.md has the table). */
import { PRODUCT_FORM } from '../../src/rules/selectors';

export const MINUS = '.minus';
export const BUTTONS = `.plus,${MINUS}`;
/** A button of a product's form; the cart's are the cart page's. */
export const STEP = `${PRODUCT_FORM} :is(${BUTTONS})`;
