/** Owns what the demo's catalogue is made of. Types only. */

export interface Variation {
  id: number;
  attributes: Record<string, string>;
  price: number;
  salePrice?: number;
  stock: Stock;
  /** Query of its picture, such as `colour=red`; the product's own picture without one. */
  picture?: string;
  description?: string;
  isPreOrder?: boolean;
}

export interface Attribute {
  label: string;
  options: Record<string, string>;
  /** How ShopEngine shows it; a plain select without. */
  swatch?: 'color' | 'image' | 'label';
  /** The value that is chosen from the start. */
  initial?: string;
}

export interface Stock {
  status: 'instock' | 'outofstock' | 'onbackorder';
  /** Missing where stock is not counted. */
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
  /** yyyy-mm-dd; on sale from then on, bought ahead until then. */
  releaseDate?: string;
  /** By field name: `attribute_{slug}`. */
  attributes?: Record<string, Attribute>;
  variations?: Variation[];
  /** Above so many variations the page asks the server for each; WooCommerce's own number is 30. */
  variationLimit?: number;
  /** Its page is a theme's own: a form without the variations' data, and the server finds what is meant. */
  hasPlainForm?: boolean;
  /** A grouped product's: what it is sold as. */
  children?: number[];
  /** Not in listings and searches: it has its address only. */
  isUnlisted?: boolean;
  /** Made up for a test; its page is below /tests/, and no page of the shop leads there. */
  isTest?: boolean;
  /** The look of a picture that answers 404. */
  missingLook?: string;
  /** Slugs of the platforms that it runs on. */
  platforms?: readonly string[];
  /** What customers gave on average, in stars. */
  rating: number;
}

export interface Category {
  slug: string;
  name: string;
  hue: number;
}
