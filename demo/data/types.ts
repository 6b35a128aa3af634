/** Owns the types of the demo's catalogue. Types only. */

export interface Variation {
  id: number;
  attributes: Record<string, string>;
  price: number;
  salePrice?: number;
  stock: Stock;
  /** Query of its picture, such as `colour=red`; the product's own picture without one. */
  picture?: string;
  /** Queries of further pictures: a gallery of its own. */
  pictures?: readonly string[];
  description?: string;
  isPreOrder?: boolean;
}

export interface Attribute {
  label: string;
  options: Record<string, string>;
  /** How ShopEngine shows it. Default: a plain select. */
  swatch?: 'color' | 'image' | 'label';
  /** The value that is chosen from the start. */
  initial?: string;
}

export interface Stock {
  status: 'instock' | 'outofstock' | 'onbackorder';
  /** Missing if the shop does not count the stock. */
  quantity?: number;
}

export interface Product {
  id: number;
  slug: string;
  name: string;
  category: string;
  /** Pounds. */
  price: number;
  salePrice?: number;
  stock: Stock;
  description: string;
  /** The release date, yyyy-mm-dd; until then the product is a pre-order. */
  releaseDate?: string;
  /** By field name: `attribute_{slug}`. */
  attributes?: Record<string, Attribute>;
  variations?: Variation[];
  /** With more variations than this, the page asks the server for each choice; WooCommerce's own number is 30. */
  variationLimit?: number;
  /** Its page is of a theme that prints a form without the variations' data; the server then finds the variation. */
  hasPlainForm?: boolean;
  /** For a grouped product: the products in it. */
  children?: number[];
  /** True when listings and searches leave the product out, so that only its address leads to it. */
  isUnlisted?: boolean;
  /** Made up for a test; its page is below /tests/, and no page of the shop leads there. */
  isTest?: boolean;
  /** The look of a picture that answers 404. */
  missingLook?: string;
  /** Slugs of the platforms that it runs on. */
  platforms?: readonly string[];
  /** The customers' average rating, in stars. */
  rating: number;
}

export interface Category {
  slug: string;
  name: string;
  hue: number;
}
