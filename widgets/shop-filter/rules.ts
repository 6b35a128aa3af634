/** Owns what the filters' fields mean (SPEC 3.3, 5). Pure. */
import { decimal } from '../../src/rules/decimal';
import { listValues, toggledList } from '../../src/rules/filterQuery';

type Field = [name: string, value: string];

/** The names of fields with comma lists. */
const LIST = /^(shopengine_filter_\w|rating_filter$)/;

const isListField = (name: string): boolean => LIST.test(name);

/** The name of a box's list: the box's own name if that is a filter's. Boxes for categories have no such name. */
export const fieldOf = (boxName: string, hiddenName: string): string => (isListField(boxName) ? boxName : hiddenName);

/** Whether a field's list in the query has this value. */
export const isIn = (query: URLSearchParams, field: string, value: string): boolean =>
  listValues(query.get(field) ?? '').includes(value);

/** The list after a value was added or removed. */
export const toggled = (query: URLSearchParams, field: string, value: string, isOn: boolean): string =>
  toggledList(query.get(field) ?? '', value, isOn);

/** Every value of every list, in the address's order. */
export const listedValues = (query: URLSearchParams): Field[] =>
  [...new Map(query)]
    .filter(([name]) => isListField(name))
    .flatMap(([name, list]) => listValues(list).map((value): Field => [name, value]));

/** A price as a number; undefined where the text is no price. */
function amount(value: string | null | undefined): number | undefined {
  const number = decimal(value ?? '');
  return number >= 0 && Number.isFinite(number) ? number : undefined;
}

const rounded = (value: number, digits: number) => String(Number(value.toFixed(digits)));

/**
 * The typed price in the shop's currency; "" for nothing. It is exact enough to be shown again as it was typed, even in
 * yen.
 */
export function toShopPrice(typed: string, rate: number): string {
  const value = amount(typed);
  return value === undefined ? '' : rounded(value / rate, 6);
}

/** The address's price, in the shopper's currency; "" for none. */
export function toShownPrice(value: string | null, rate: number): string {
  const price = amount(value);
  // A price that is not converted has the shop's own decimals, of which there may be three.
  return price === undefined ? '' : rounded(price * rate, rate === 1 ? 6 : 2);
}

/** False for a range that ends before it begins. */
export function isRange(least: string, most: string): boolean {
  const [from, to] = [amount(least), amount(most)];
  return from === undefined || to === undefined || from <= to;
}

/** A rate of 0, or no rate, means that nothing is converted. */
export const rateOf = (value: number | undefined): number => (value && value > 0 ? value : 1);
