/** What a country asks of an address: its states and its fields' rules (WooCommerce's own data). Pure. */

/** Names by code for each country; an empty list where a country has no states. */
export type States = Readonly<Record<string, Readonly<Record<string, string>> | readonly never[]>>;

export interface FieldRule {
  label?: string;
  placeholder?: string;
  required?: boolean;
  hidden?: boolean;
  /** Place among the rows, the least first. */
  priority?: number;
  class?: readonly string[];
}

/** Rules by country (`default` for all), then by field (`state`, `postcode` …). */
export type Locale = Readonly<Record<string, Readonly<Record<string, FieldRule>> | undefined>>;

export type StateKind = 'select' | 'text' | 'hidden';

/** How a country's state is asked for: from a list, in words, or not at all. */
export function stateKind(states: States, country: string): StateKind {
  const known = states[country];
  if (!known) return 'text';
  return Object.keys(known).length ? 'select' : 'hidden';
}

/** What a country says of a field, over what holds everywhere. */
export const ruleOf = (locale: Locale, country: string, field: string): FieldRule => ({
  ...locale.default?.[field],
  ...locale[country]?.[field],
});

/**
 * The code of the first value that is one of the states, by code or by name; "" where none is.
 * @param names the country's states by code
 */
export function matchState(names: Readonly<Record<string, string>>, values: readonly string[]): string {
  const codes = values.map((value) => {
    const name = value.trim().toLowerCase();
    return Object.keys(names).find((code) => code.toLowerCase() === name || names[code]?.toLowerCase() === name);
  });
  return codes.find((code) => code) ?? '';
}

/** Priorities as printed; a row without one comes right behind the row before it. @param printed NaN or 0 where a row has none */
export function basePriorities(printed: readonly number[]): number[] {
  let last = 0;
  return printed.map((priority) => {
    last = priority || last + 1;
    return last;
  });
}
