/** Owns the chips: a button for each filter that is on, and one that takes them all away. */

import { resultsBlock } from '../../src/actions/archiveResults';
import { moveFocus } from '../../src/dom/focus';
import { say } from '../../src/texts/say';
import { activeFilters, clearAll, priceBetween, priceFrom, priceTo, ratingOf, removeFilter } from '../../src/texts/table';
import { make } from '../../src/ui/make';
import { type ActiveFilter, CHIPS_PLACE, PRICE_FORM, PRICES, RATING_FIELD } from './contract';
import { readControls, readLabel, readPriceSettings, readToggle } from './read';
import { listedValues, toggled, toShownPrice } from './rules';

type Fields = ActiveFilter['without'];

/** What a value is called where its control is; else the value. */
function wordsOf(field: string, value: string): string {
  if (field === RATING_FIELD) return say(ratingOf, { count: value });
  const control = readControls(document).find((one) => {
    const toggle = readToggle(one);
    return toggle.field === field && toggle.value === value;
  });
  return (control && readLabel(control)) || value;
}

function priceFilter(query: URLSearchParams): ActiveFilter[] {
  const form = document.querySelector(PRICE_FORM);
  if (!form) return [];
  const { rate, sign } = readPriceSettings(form);
  const [min = '', max = ''] = PRICES.map((name) => toShownPrice(query.get(name), rate));
  if (!min && !max) return [];
  const text = !min ? priceTo : !max ? priceFrom : priceBetween;
  return [{ words: say(text, { sign, min, max }), without: PRICES.map((name) => [name, '']) }];
}

function activeIn(query: URLSearchParams): ActiveFilter[] {
  const lists = listedValues(query).map(
    ([field, value]): ActiveFilter => ({ words: wordsOf(field, value), without: [[field, toggled(query, field, value, false)]] }),
  );
  return [...lists, ...priceFilter(query)];
}

const emptied = (filters: ActiveFilter[]): Fields => filters.flatMap(({ without }) => without.map(([name]): [string, string] => [name, '']));

const chips = make('div', { className: 'shop-islands-filter-chips' });

function makeButton(words: string, name: string, onclick: () => void): HTMLButtonElement {
  const button = make('button', { type: 'button', onclick }, words);
  button.setAttribute('aria-label', name);
  return button;
}

/** The focus stays among the chips; after the last one it goes to the results. */
function focusNear(index: number): void {
  const buttons = chips.querySelectorAll('button');
  const block = resultsBlock();
  const heir = buttons[Math.min(index, buttons.length - 1)] ?? block;
  if (heir === block && block) block.tabIndex = -1;
  moveFocus(heir);
}

/**
 * Shows the filters that an address has.
 * @param apply is given the fields that a press changes
 */
export function showChips(address: string, apply: (fields: Fields) => void): void {
  const filters = activeIn(new URL(address).searchParams);
  const focused = [...chips.querySelectorAll('button')].indexOf(document.activeElement as HTMLButtonElement);
  const items = filters.map(({ words, without }) =>
    make(
      'li',
      {},
      makeButton(words, say(removeFilter, { name: words }), () => apply(without)),
    ),
  );
  const all = makeButton(say(clearAll), say(clearAll), () => apply(emptied(filters)));
  chips.setAttribute('role', 'group');
  chips.setAttribute('aria-label', say(activeFilters));
  chips.replaceChildren(...(items.length ? [make('ul', {}, ...items), all] : []));
  place();
  if (focused >= 0) focusNear(focused);
}

/** A page without any has no place for them. */
function place(): void {
  const home = document.querySelector(CHIPS_PLACE);
  if (!chips.childElementCount) chips.remove();
  else if (home) home.append(chips);
  else resultsBlock()?.before(chips);
}
