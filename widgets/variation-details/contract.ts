/** The markup around a variation form that shows details of the chosen variation (README.md has the table). */

export { ADD_BUTTON as BUTTON } from '../../src/rules/selectors';

/** A variation's stock. ShopEngine prints the first four values as JSON. */
export interface Stock {
  /** instock, onbackorder or outofstock. */
  stock_status?: string | undefined;
  availability?: string | undefined;
  class?: string | undefined;
  /** The icon's HTML. */
  icon?: string | undefined;
}

export const BADGE = '#shopengine-variable-onsale-badge';
export const STOCK_BLOCK = '.shopengine-product-stock';
export const STOCK_LINE = '.stock';
/** Classes of a stock line that tell its state. */
export const STOCK_CLASSES = ['in-stock', 'out-of-stock', 'on-backorder', 'available-on-backorder'];
