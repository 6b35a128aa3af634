/** Owns how far a choice has come, and which options a select offers for it. Pure. */
import type { Chosen } from './contract';
import { type Remaining, standing } from './rules';

/** How many of the attributes have a value: none, some or all. */
export function progressOf(names: readonly string[], chosen: Chosen): 'nothing' | 'incomplete' | 'whole' {
  const count = names.filter((name) => chosen[name]).length;
  if (!count) return 'nothing';
  return count < names.length ? 'incomplete' : 'whole';
}

/**
 * True when a select can keep its value. An inactive value cannot stay, because the browser does not submit a disabled
 * option.
 */
export const canStay = (remaining: Remaining, value: string): boolean =>
  value === '' || standing(remaining, value) === true;

/**
 * True when a select offers an option. It always offers the option that is chosen.
 * @param chosen the select's value
 * @param dropsEmpty true when the theme wants the empty option to go once the shopper has chosen
 */
export function isOffered(remaining: Remaining, option: string, chosen: string, dropsEmpty: boolean): boolean {
  if (option) return option === chosen || standing(remaining, option) !== undefined;
  return !dropsEmpty || !chosen || !canStay(remaining, chosen);
}
