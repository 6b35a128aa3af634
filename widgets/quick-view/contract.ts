/** The quick view's trigger in the page, the product it names, and what is found in the product's frame. */

export { QUICK_VIEW_BUTTON as TRIGGER } from '../../src/rules/selectors';

/** On the trigger or around it: the product is shown in the page itself, without a frame. */
export const NATIVE = '[data-quick-view="native"]';

/** Forms that put the product into the cart; with `data-ajax` they do so without leaving. */
export { PRODUCT_FORM as FORM } from '../../src/rules/selectors';

/** ShopEngine's template for quick views. */
export const TEMPLATE = '.shopengine-quickview-content-warper';

/** What a trigger says. */
export interface Product {
  /** Address of the product's own page, whole; of this shop. */
  address: string;
  /** "" where the card has none. */
  name: string;
  isNative: boolean;
}

/** What is found in a frame that has loaded. */
export interface FrameFacts {
  address: string;
  /** HTTP status; 0 where the browser does not tell. */
  status: number;
  hasProduct: boolean;
}
