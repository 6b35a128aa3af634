/** Owns which filters are active, their words, and how each of them is removed. */

import { type ActiveFilter, activeFilters } from '../../../src/state/activeFilters';
import { say } from '../../../src/texts/say';
import { priceBetween, priceFrom, priceTo, ratingOf } from '../../../src/texts/table';
import { PRICE_FORM, PRICES, RATING_FIELD } from '../contract';
import { readControls, readLabel, readPriceSettings, readToggle } from '../read';
import { listedValues, toggled, toShownPrice } from '../rules';

/** Fields of an address. */
type Fields = [name: string, value: string][];

/** An active filter. */
interface Filter extends Pick<ActiveFilter, 'id' | 'words'> {
  /** The fields that change when the filter is removed. */
  without: Fields;
}

/** The label of the control for a value; the value itself where there is no control. */
function wordsOf(field: string, value: string): string {
  if (field === RATING_FIELD) return say(ratingOf, { count: value });
  const control = readControls(document).find((one) => {
    const toggle = readToggle(one);
    return toggle.field === field && toggle.value === value;
  });
  return (control && readLabel(control)) || value;
}

function priceFilter(query: URLSearchParams): Filter[] {
  const form = document.querySelector(PRICE_FORM);
  if (!form) return [];
  const { rate, sign } = readPriceSettings(form);
  const [min = '', max = ''] = PRICES.map((name) => toShownPrice(query.get(name), rate));
  if (!min && !max) return [];
  const text = !min ? priceTo : !max ? priceFrom : priceBetween;
  return [{ id: PRICES.join(), words: say(text, { sign, min, max }), without: PRICES.map((name) => [name, '']) }];
}

function filtersIn(query: URLSearchParams): Filter[] {
  const lists = listedValues(query).map(
    ([field, value]): Filter => ({
      id: `${field} ${value}`,
      words: wordsOf(field, value),
      without: [[field, toggled(query, field, value, false)]],
    }),
  );
  return [...lists, ...priceFilter(query)];
}

const emptied = (filters: Filter[]): Fields =>
  filters.flatMap(({ without }) => without.map(([name]): [string, string] => [name, '']));

/**
 * Tells the page which filters an address has.
 * @param apply gets the fields that change when a filter is removed
 */
export function tellActive(address: string, apply: (fields: Fields) => void): void {
  const filters = filtersIn(new URL(address).searchParams);
  activeFilters().set({
    filters: filters.map(({ id, words, without }) => ({ id, words, remove: () => apply(without) })),
    clear: () => apply(emptied(filters)),
  });
}
