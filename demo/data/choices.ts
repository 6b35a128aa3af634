/** Finds the variation for a shopper's choice, by WooCommerce's rules. */
import { allProducts, priceOf } from './products';
import type { Product, Variation } from './types';

/** Values by `attribute_{slug}`; "" if nothing is chosen. */
export type Choice = Record<string, string>;

const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#039;': "'", '&lt;': '<', '&gt;': '>' };

/** WordPress keeps some values with entities. */
export const decode = (value: string): string =>
  value.replace(/&(amp|quot|#039|lt|gt);/g, (entity) => entities[entity] as string);

/** The values of a form or an address for each of the product's attributes. */
export const readChoice = (product: Product, fields: { get(name: string): string | null }): Choice =>
  Object.fromEntries(Object.keys(product.attributes ?? {}).map((name) => [name, fields.get(name) ?? '']));

/** The attributes' default values, overridden by those that were chosen. */
export const withInitial = (product: Product, choice: Choice): Choice =>
  Object.fromEntries(
    Object.entries(product.attributes ?? {}).map(([name, { initial = '' }]) => [name, choice[name] || initial]),
  );

const fits = ({ attributes }: Variation, choice: Choice) =>
  Object.entries(attributes).every(([name, value]) => !value || decode(value) === choice[name]);

/** The first variation that fits; "" in a variation stands for any value. */
export const findVariation = (product: Product, choice: Choice): Variation | undefined =>
  product.variations?.find((variation) => fits(variation, choice));

/** The variation that a posted form wants, and every attribute's value; undefined while a value is missing. */
export function chosenVariation(
  product: Product,
  form: URLSearchParams,
): { variation: Variation; choice: Choice } | undefined {
  const given = readChoice(product, form);
  const named = product.variations?.find(({ id }) => id === Number(form.get('variation_id')));
  const variation = named ?? (Object.values(given).every(Boolean) ? findVariation(product, given) : undefined);
  if (!variation) return undefined;
  const choice = Object.fromEntries(
    Object.entries(variation.attributes).map(([name, value]) => [name, decode(value) || (given[name] ?? '')]),
  );
  return Object.values(choice).every(Boolean) ? { variation, choice } : undefined;
}

/** Whole per cent off; 0 without a sale price. */
export const percentOff = (one: { price: number; salePrice?: number }): number =>
  Math.round((1 - priceOf(one) / one.price) * 100);

/** Ids of variations on sale, with their per cent, as ShopEngine prints them. */
export const salePercents = ({ variations = [] }: Product): Record<number, number> =>
  Object.fromEntries(variations.map((one) => [one.id, percentOff(one)]).filter(([, percent]) => percent));

/** Weight in kg and sides in cm, made up from the ids. Goods and boxes have a weight, codes have none. */
export function measuresOf(
  product: Product,
  variation?: Variation,
): { weight: number; sides: [number, number, number] } | undefined {
  if (product.category === 'gift-cards') return undefined;
  const place = variation ? (product.variations?.indexOf(variation) ?? 0) : 0;
  const base = product.category === 'goods' ? 0.28 : 0.08;
  return {
    weight: Math.round((base + 0.01 * place) * 100) / 100,
    sides: [17, 13.5 + (place % 3) / 2, product.category === 'goods' ? 7 : 1.5],
  };
}

/** Other products: those of the same category first, then the rest. */
export function relatedTo(product: Product, count: number): Product[] {
  const others = allProducts.filter(({ id }) => id !== product.id);
  const near = others.filter(({ category }) => category === product.category);
  return [...near, ...others.filter((one) => !near.includes(one))].slice(0, count);
}

/** The other games that come in editions. They are fewer than a slider shows at once. */
export const upsellsOf = (product: Product): Product[] =>
  allProducts.filter(({ id, attributes = {} }) => id !== product.id && 'attribute_pa_edition' in attributes);
