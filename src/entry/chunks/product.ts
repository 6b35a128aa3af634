/** What a product's form has that works from the start, in one request: swatches, and the buttons beside quantities. */
import { productRows } from '../../../widgets/families';
import quantityButtons from '../../../widgets/quantity-buttons';
import swatches from '../../../widgets/swatches';

export const rows = productRows;
export default [swatches, quantityButtons];
