/** The islands of every product page, in one request. */

import { productRows } from '../../../widgets/families';
import productGallery from '../../../widgets/product-gallery';
import productTabs from '../../../widgets/product-tabs';
import quantity from '../../../widgets/quantity';
import quantityButtons from '../../../widgets/quantity-buttons';
import rating from '../../../widgets/rating';
import share from '../../../widgets/share';
import swatches from '../../../widgets/swatches';
import variationDetails from '../../../widgets/variation-details';

export const rows = productRows;
export default [swatches, variationDetails, quantity, quantityButtons, productGallery, productTabs, rating, share];
