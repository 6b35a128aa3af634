/** Owns the values of loop filters: in addresses, for the server, and combined (SPEC 2.2, 3.3, 5, 9). Pure. */

/** How several terms combine: an item has all of them, one of them, or none of them. */
export type Join = 'AND' | 'OR' | 'NOT';

/** How a filter's terms combine. `DISABLED` allows one term at a time. */
export type Logic = 'AND' | 'OR' | 'DISABLED';

/** The chosen terms of a taxonomy, by slug. Without a join there is one term at most. */
export interface Chosen {
  terms: readonly string[];
  logicalJoin?: Join;
}

/** The chosen terms by taxonomy, without taxonomies that have none. */
export type Choices = Readonly<Record<string, Chosen>>;

/** The state of one filter (SPEC 3.3). */
export interface FilterState {
  filterType: string;
  filterData: { terms: readonly string[]; selectedTaxonomy: string; logicalJoin?: Join };
}

/** The filters of one loop, by the filters' ids. */
export type Filters = Readonly<Record<string, FilterState>>;

/** AND or OR. DISABLED for any other value, and for a filter without multiple selection (SPEC 5). */
export const logicOf = (isMultiple: boolean, combination: unknown): Logic =>
  isMultiple && (combination === 'AND' || combination === 'OR') ? combination : 'DISABLED';

const SEPARATORS: Record<Join, string> = { AND: '+', OR: '~', NOT: '!' };
const ANY_SEPARATOR = /[+\s~|!]|%2B|%7E|%7C|%21/i;
const MEANS_OR = /[~|]|%7E|%7C/i;
const MEANS_NOT = /!|%21/;

/** Reads the terms in an address. A plus sign may have become a space, and separators may be encoded twice. */
export function readTerms(value: string): Required<Chosen> {
  const terms = [...new Set(value.split(ANY_SEPARATOR).filter(Boolean))];
  return { terms, logicalJoin: MEANS_OR.test(value) ? 'OR' : MEANS_NOT.test(value) ? 'NOT' : 'AND' };
}

/** Writes terms for an address. The separators stay unencoded; PHP reads them as a space, `~` and `!`. */
export function writeTerms({ terms, logicalJoin = 'AND' }: Chosen): string {
  // A single term has no separator, so NOT stands before it.
  const lead = logicalJoin === 'NOT' && terms.length === 1 ? SEPARATORS.NOT : '';
  return lead + terms.map(encodeURIComponent).join(SEPARATORS[logicalJoin]);
}

const prefixOf = (loopId: string) => `e-filter-${loopId}-`;

/** The choices for a loop in an address. @param address absolute */
export function choicesIn(address: string, loopId: string): Choices {
  const prefix = prefixOf(loopId);
  const named = [...new URL(address).searchParams].filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(
    named
      .map(([name, value]) => [name.slice(prefix.length), readTerms(value)] as const)
      .filter(([, { terms }]) => terms.length),
  );
}

/**
 * Combines filters per type and taxonomy, as the server expects them (SPEC 3.3). Two filters on one taxonomy give the
 * terms of both and the join of the later one. Leaves out empty filters.
 */
export function consolidate(filters: Filters): Readonly<Record<string, Choices>> {
  const all: Record<string, Record<string, Chosen>> = {};
  for (const { filterType, filterData } of Object.values(filters)) {
    const { terms, selectedTaxonomy, logicalJoin } = filterData;
    if (!terms.length) continue;
    all[filterType] ??= {};
    const ofType = all[filterType];
    const before = ofType[selectedTaxonomy]?.terms ?? [];
    ofType[selectedTaxonomy] = { terms: [...new Set([...before, ...terms])], ...(logicalJoin && { logicalJoin }) };
  }
  return all;
}

/** The choices of all taxonomy filters, by taxonomy. */
export const choicesOf = (filters: Filters): Choices => consolidate(filters).taxonomy ?? {};
