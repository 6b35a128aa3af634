/** What a product's page does once a hand is at it, in one request. */
import productGallery from '../../../widgets/product-gallery';
import productTabs from '../../../widgets/product-tabs';
import quantity from '../../../widgets/quantity';
import rating from '../../../widgets/rating';
import variationDetails from '../../../widgets/variation-details';
import { members } from '../families/product-page';

export const rows = members;
export default [variationDetails, quantity, productTabs, rating, productGallery];
