/** The buttons beside a product's quantity, as themes print them (README.md has the table). */
import { PRODUCT_FORM } from '../../src/rules/selectors';

export const MINUS = '.minus';
export const BUTTONS = `.plus,${MINUS}`;
/** A button of a product's form. The buttons in the cart belong to the cart page's island. */
export const STEP = `${PRODUCT_FORM} :is(${BUTTONS})`;
