/**
 * The parts of a product's form that work from the start, in one request: swatches, and the buttons beside quantities.
 */
import quantityButtons from '../../../widgets/quantity-buttons';
import swatches from '../../../widgets/swatches';
import { members } from '../families/product';

export const rows = members;
export default [swatches, quantityButtons];
