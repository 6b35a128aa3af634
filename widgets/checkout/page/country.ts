/** Owns what a new country does to the marks of an address: those that are about the old country go. */
import { shopIslands } from '../../../src/bridge/page/islands';
import { FORM, ROW } from '../contract';
import { clearFault } from './fields';

const STATE = '[id$="_state"]';

/** The countries by their sections. Some scripts tell a country that has not changed. */
const known = new WeakMap<Element, string>();

/**
 * Removes the marks from the state, which is another field now, and from rows that the new country does not require.
 */
function forget(section: Element, country: string): void {
  if (!section.closest(FORM) || known.get(section) === country) return;
  known.set(section, country);
  for (const row of section.querySelectorAll(`${ROW}.address-field`)) {
    const field = row.querySelector('input, select');
    if (field && (field.matches(STATE) || !row.classList.contains('validate-required'))) clearFault(field);
  }
}

/** Starts to follow the countries of addresses. */
export function followCountry(): void {
  shopIslands().on('country:changed', ({ target, detail }) => forget(target as Element, detail.country));
}
