/** The data that WooCommerce and ShopEngine print about a product's variations. */
import { html } from 'hono/html';
import { measuresOf, percentOff } from '../data/choices';
import { priceOf } from '../data/products';
import type { Product, Stock, Variation } from '../data/types';
import { currency } from '../shop/currency';
import { ownGallery } from './gallery';
import { priceHtml, stockHtml } from './parts';
import { picture } from './picture';

const THRESHOLD = 30;

/** True when the page prints no variations and asks the server for each choice. */
export const asksServer = ({ variations = [], variationLimit = THRESHOLD }: Product): boolean =>
  variations.length > variationLimit;

const availabilityHtml = (stock: Stock) =>
  stock.status === 'instock' && stock.quantity === undefined ? '' : String(stockHtml(stock));

/** Weight in kilograms, as the shop writes it. */
export const weightText = (weight: number): string => `${weight} kg`;
/** Length, width and height in centimetres, as the shop writes them. */
export const sidesText = (sides: number[]): string => `${sides.join(' × ')} cm`;

/** True for a product that has a variation with more pictures than its first. */
export const hasOwnGalleries = ({ variations = [] }: Product): boolean => variations.some(({ pictures }) => pictures);

/** A variation as `data-product_variations` and `get_variation` give it. */
export function availableVariation(product: Product, variation: Variation) {
  const { id, attributes, price, stock, description, isPreOrder, pictures = [] } = variation;
  const samePrice = new Set(product.variations?.map(priceOf)).size === 1;
  const measures = measuresOf(product, variation);
  const [length = '', width = '', height = ''] = measures?.sides.map(String) ?? [];
  return {
    attributes,
    availability_html: availabilityHtml(stock),
    backorders_allowed: stock.status === 'onbackorder',
    dimensions: { length, width, height },
    dimensions_html: measures ? sidesText(measures.sides) : 'N/A',
    display_price: priceOf(variation),
    display_regular_price: price,
    image: picture(
      product,
      variation.picture ?? '',
      variation.picture ? `${product.name}, ${Object.values(attributes).filter(Boolean).join(', ')}` : product.name,
    ),
    image_id: variation.picture ? id + 10000 : product.id + 10000,
    is_downloadable: false,
    is_in_stock: stock.status !== 'outofstock',
    is_purchasable: true,
    is_sold_individually: 'no',
    is_virtual: false,
    max_qty: stock.quantity ?? '',
    min_qty: 1,
    price_html: samePrice ? '' : String(html`<span class="price">${priceHtml(variation)}</span>`),
    sku: `${product.slug}-${id}`,
    variation_description: description ? `<p>${description}</p>` : '',
    variation_id: id,
    variation_is_active: true,
    variation_is_visible: true,
    weight: String(measures?.weight ?? ''),
    weight_html: measures ? weightText(measures.weight) : 'N/A',
    ...(isPreOrder && { is_pre_order: true }),
    ...(hasOwnGalleries(product) && {
      gallery_image_ids: pictures.map((_look, index) => id + 20000 + index),
      gallery_images_html: pictures.length ? String(ownGallery(product, variation)) : '',
    }),
  };
}

const embedded = new Map<string, string>();

/** The form's `data-product_variations`: a list, or the word `false`. */
export function variationsAttribute(product: Product): string {
  const { id, variations = [] } = product;
  if (asksServer(product)) return 'false';
  const key = `${id} ${currency().code}`;
  const known = embedded.get(key) ?? JSON.stringify(variations.map((one) => availableVariation(product, one)));
  embedded.set(key, known);
  return known;
}

const CLASSES: Record<Stock['status'], string> = {
  instock: 'in-stock',
  onbackorder: 'available-on-backorder',
  outofstock: 'out-of-stock',
};

/** ShopEngine's icon and class for a stock status. */
export const stockState = ({ status, quantity }: Stock) => ({
  stock_status: status,
  availability: quantity === undefined ? '' : `${quantity} in stock`,
  class: CLASSES[status],
  icon: `<i class="stock-icon stock-icon-${status}" aria-hidden="true"></i>`,
});

/** `data-variations` of the stock block: "[]", as PHP prints an empty map, without variations. */
export const stockStates = ({ variations }: Product): string =>
  JSON.stringify(variations ? Object.fromEntries(variations.map(({ id, stock }) => [id, stockState(stock)])) : []);

/** The first variation's discount, which the server's badge shows. */
export const firstPercent = ({ variations }: Product): number => (variations?.[0] ? percentOff(variations[0]) : 0);
