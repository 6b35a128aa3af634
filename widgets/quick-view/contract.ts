/**
 * The quick view's trigger in the page, the product that it names, and the facts that are read from the product's
 * frame.
 */

export { QUICK_VIEW_BUTTON as TRIGGER } from '../../src/rules/selectors';

/** The attribute, on the trigger or around it, that shows the product in the page itself, without a frame. */
export const NATIVE = '[data-quick-view="native"]';

/** Forms that add the product to the cart; with `data-ajax` they do so without leaving the page. */
export { PRODUCT_FORM as FORM } from '../../src/rules/selectors';

/** ShopEngine's template for quick views. */
export const TEMPLATE = '.shopengine-quickview-content-warper';

/** The product that a trigger names. */
export interface Product {
  /** Absolute address of the product's own page, which is of this shop. */
  address: string;
  /** The product's name; "" where the card has none. */
  name: string;
  isNative: boolean;
}

/** The facts of a frame that has loaded. */
export interface FrameFacts {
  address: string;
  /** HTTP status; 0 where the browser does not tell. */
  status: number;
  hasProduct: boolean;
}
