/** What a product's page does once a hand is at it, in one request. */
import { productPageRows } from '../../../widgets/families';
import productGallery from '../../../widgets/product-gallery';
import productTabs from '../../../widgets/product-tabs';
import quantity from '../../../widgets/quantity';
import rating from '../../../widgets/rating';
import variationDetails from '../../../widgets/variation-details';

export const rows = productPageRows;
export default [variationDetails, quantity, productTabs, rating, productGallery];
