/** Owns a country's states and the rules for its address fields (WooCommerce's own data). Pure. */

/** For each country, the states' names by code; an empty list for a country without states. */
export type States = Readonly<Record<string, Readonly<Record<string, string>> | readonly never[]>>;

export interface FieldRule {
  label?: string;
  placeholder?: string;
  required?: boolean;
  hidden?: boolean;
  /** The order of the rows: the lowest comes first. */
  priority?: number;
  class?: readonly string[];
}

/** Rules by country (`default` for all countries), then by field (`state`, `postcode` …). */
export type Locale = Readonly<Record<string, Readonly<Record<string, FieldRule>> | undefined>>;

export type StateKind = 'select' | 'text' | 'hidden';

/** The kind of a country's state field: a list, a text field, or a hidden field. */
export function stateKind(states: States, country: string): StateKind {
  const known = states[country];
  if (!known) return 'text';
  return Object.keys(known).length ? 'select' : 'hidden';
}

/**
 * A field's rules: the country's in place of the general ones. They do not say whether a phone is required, because
 * that is a setting of the shop.
 */
export const ruleOf = (locale: Locale, country: string, field: string): FieldRule => ({
  ...locale.default?.[field],
  ...locale[country]?.[field],
  ...(field === 'phone' && { required: undefined }),
});

/**
 * The code of the first value that is a state's code or name; "" when none is.
 * @param names the country's states by code
 */
export function matchState(names: Readonly<Record<string, string>>, values: readonly string[]): string {
  const codes = values.map((value) => {
    const name = value.trim().toLowerCase();
    return Object.keys(names).find((code) => code.toLowerCase() === name || names[code]?.toLowerCase() === name);
  });
  return codes.find((code) => code) ?? '';
}

/**
 * The printed priorities; a row without one follows the row before it.
 * @param printed NaN or 0 for a row without a priority
 */
export function basePriorities(printed: readonly number[]): number[] {
  let last = 0;
  return printed.map((priority) => {
    last = priority || last + 1;
    return last;
  });
}
