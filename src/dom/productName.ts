/** Owns finding the name of the product that an element belongs to: its card, its row, its page. */
import { words } from './words';

const PLACE = '.product,.type-product,.shopengine-single-product-item,.shopengine-product-page,td.first--row,tr,li';
const NAME = '.woocommerce-loop-product__title,.product_title,.wishlist-product-name,h1,h2,h3,h4';

/** "" where there is no name to be found. */
export const productName = (element: Element | undefined): string => words(element?.closest(PLACE)?.querySelector(NAME));
