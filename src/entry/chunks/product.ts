/** The small islands of a product page, in one request. */

import { productRows } from '../../../widgets/families';
import productTabs from '../../../widgets/product-tabs';
import quantity from '../../../widgets/quantity';
import quantityButtons from '../../../widgets/quantity-buttons';
import rating from '../../../widgets/rating';
import share from '../../../widgets/share';
import swatches from '../../../widgets/swatches';
import variationDetails from '../../../widgets/variation-details';
import { adoptStyles } from '../../bridge/page/styles';

export const rows = productRows;
export default [swatches, variationDetails, quantity, quantityButtons, productTabs, rating, share];

// The gallery is printed transparent, for a script to show; its own chunk is still to come, and may fail.
adoptStyles('.woocommerce-product-gallery{opacity:1!important;transition:none!important}');
