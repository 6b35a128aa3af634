/** Owns what a press changes, and which filters an address sets. Pure. */
import { type Choices, choicesOf, type FilterState, type Filters } from '../../src/rules/loopFilter';
import type { LoopFilter } from './contract';

/** Term of the button that clears the choice. Some filters have none. */
export const ALL = '__all';
/** The server's name for filters of this kind. */
const FILTER_TYPE = 'taxonomy';

/** The state of a filter with the given terms. */
export const stateOf = ({ taxonomy, logic }: LoopFilter, terms: readonly string[]): FilterState => ({
  filterType: FILTER_TYPE,
  filterData: { terms, selectedTaxonomy: taxonomy, ...(logic !== 'DISABLED' && { logicalJoin: logic }) },
});

/**
 * The terms after a press: an active one is removed; a new one is added, or replaces the others. Undefined when nothing
 * changes.
 */
export function termsAfter(
  { logic }: LoopFilter,
  terms: readonly string[],
  pressed: string,
): readonly string[] | undefined {
  if (pressed === ALL) return terms.length ? [] : undefined;
  const others = logic === 'DISABLED' ? [] : terms.filter((term) => term !== pressed);
  return terms.includes(pressed) ? others : [...others, pressed];
}

/**
 * The filters of a loop at an address. A taxonomy that the address does not name has the printed terms. A taxonomy
 * without a filter keeps the address's terms, under its own name.
 * @param printed terms by filter id
 */
export function filtersAt(
  choices: Choices,
  widgets: readonly LoopFilter[],
  printed: ReadonlyMap<string, readonly string[]>,
): Filters {
  const own = widgets.map((widget) => {
    const named = choices[widget.taxonomy]?.terms.filter((term) => widget.slugs.includes(term));
    return [widget.id, stateOf(widget, named ?? printed.get(widget.id) ?? [])] as const;
  });
  const others = Object.entries(choices)
    .filter(([taxonomy]) => !widgets.some((widget) => widget.taxonomy === taxonomy))
    .map(
      ([taxonomy, chosen]) =>
        [taxonomy, { filterType: FILTER_TYPE, filterData: { ...chosen, selectedTaxonomy: taxonomy } }] as const,
    );
  return Object.fromEntries([...others, ...own]);
}

const keyOf = (filters: Filters) =>
  Object.entries(choicesOf(filters))
    .map(([taxonomy, { terms }]) => `${taxonomy} ${[...terms].sort()}`)
    .sort()
    .join('|');

/** True when both have the same chosen terms, in whichever filters. */
export const isSame = (one: Filters, other: Filters): boolean => keyOf(one) === keyOf(other);

/**
 * The filters without some terms of a taxonomy. All filters count, because a shop may print one for each screen width.
 */
export const without = (filters: Filters, taxonomy: string, gone: readonly string[]): Filters =>
  Object.fromEntries(
    Object.entries(filters).map(([id, { filterType, filterData }]) => {
      const terms =
        filterData.selectedTaxonomy === taxonomy
          ? filterData.terms.filter((term) => !gone.includes(term))
          : filterData.terms;
      return [id, { filterType, filterData: { ...filterData, terms } }];
    }),
  );
