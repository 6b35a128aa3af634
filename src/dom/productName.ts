/** Owns finding the name of the product that an element belongs to, in its card, its row or its page. */
import { words } from './words';

const PLACE = '.product,.type-product,.shopengine-single-product-item,.shopengine-product-page,td.first--row,tr,li';
const NAME = '.woocommerce-loop-product__title,.product_title,.wishlist-product-name,h1,h2,h3,h4';

/** The product's name; "" when there is none. */
export const productName = (element: Element | undefined): string =>
  words(element?.closest(PLACE)?.querySelector(NAME));

/**
 * The text of a product's picture: WooCommerce puts the product's name there when the owner has written no text. ""
 * when there is no picture.
 */
export const pictureName = (place: Element | null): string =>
  place?.querySelector('img:not(.woocommerce-placeholder)')?.getAttribute('alt')?.trim() ?? '';
