/** Owns what a press changes, and what an address means to the filters of a page. Pure. */
import { type Choices, choicesOf, type FilterState, type Filters } from '../../src/rules/loopFilter';
import type { LoopFilter } from './contract';

/** Term of the button that stands for no choice; a filter may lack it. */
export const ALL = '__all';
/** What filters of this kind are to the server. */
const FILTER_TYPE = 'taxonomy';

/** What a filter holds when these terms are chosen. */
export const stateOf = ({ taxonomy, logic }: LoopFilter, terms: readonly string[]): FilterState => ({
  filterType: FILTER_TYPE,
  filterData: { terms, selectedTaxonomy: taxonomy, ...(logic !== 'DISABLED' && { logicalJoin: logic }) },
});

/** Terms after a press: an active one goes, a new one joins the others or takes their place. Undefined when nothing changes. */
export function termsAfter({ logic }: LoopFilter, terms: readonly string[], pressed: string): readonly string[] | undefined {
  if (pressed === ALL) return terms.length ? [] : undefined;
  const others = logic === 'DISABLED' ? [] : terms.filter((term) => term !== pressed);
  return terms.includes(pressed) ? others : [...others, pressed];
}

/**
 * What the filters of a loop hold at an address. What it does not speak of is as the server printed it there; taxonomies
 * that no filter is for keep what it says, under their own name.
 * @param printed terms by filter id
 */
export function filtersAt(choices: Choices, widgets: readonly LoopFilter[], printed: ReadonlyMap<string, readonly string[]>): Filters {
  const own = widgets.map((widget) => {
    const named = choices[widget.taxonomy]?.terms.filter((term) => widget.slugs.includes(term));
    return [widget.id, stateOf(widget, named ?? printed.get(widget.id) ?? [])] as const;
  });
  const others = Object.entries(choices)
    .filter(([taxonomy]) => !widgets.some((widget) => widget.taxonomy === taxonomy))
    .map(([taxonomy, chosen]) => [taxonomy, { filterType: FILTER_TYPE, filterData: { ...chosen, selectedTaxonomy: taxonomy } }] as const);
  return Object.fromEntries([...others, ...own]);
}

const keyOf = (filters: Filters) =>
  Object.entries(choicesOf(filters))
    .map(([taxonomy, { terms }]) => `${taxonomy} ${[...terms].sort()}`)
    .sort()
    .join('|');

/** True when the same terms are chosen in both, in whichever filters. */
export const isSame = (one: Filters, other: Filters): boolean => keyOf(one) === keyOf(other);

/** The filters without terms of a taxonomy, whichever filter holds them: a shop may print one for each width of the screen. */
export const without = (filters: Filters, taxonomy: string, gone: readonly string[]): Filters =>
  Object.fromEntries(
    Object.entries(filters).map(([id, { filterType, filterData }]) => {
      const terms = filterData.selectedTaxonomy === taxonomy ? filterData.terms.filter((term) => !gone.includes(term)) : filterData.terms;
      return [id, { filterType, filterData: { ...filterData, terms } }];
    }),
  );
