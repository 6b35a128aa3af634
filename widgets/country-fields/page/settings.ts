/** Reads WooCommerce's data about countries: their states, their rules, and each field's rows. */
import { pageGlobal, pageSetting } from '../../../src/bridge/page/globals';
import { parseStored } from '../../../src/bridge/page/storedJson';
import type { Locale, States } from '../rules';

const known = new Map<string, unknown>();

/**
 * A part of a global: JSON text, with its quotes escaped or not, or the object itself; undefined when the page has
 * none.
 */
function part(name: string, key: string): unknown {
  const value = pageGlobal(name)[key];
  if (typeof value !== 'string') return value;
  // Parsed once, because the text is long and every change needs it.
  if (!known.has(value)) known.set(value, parseStored(value) ?? parseStored(value.replaceAll('&quot;', '"')));
  return known.get(value);
}

const object = <T>(value: unknown) => (value instanceof Object ? (value as T) : undefined);

/** The states of all countries. */
export const readStates = () => object<States>(part('wc_country_select_params', 'countries'));
/** The rules of all countries. */
export const readLocale = () => object<Locale>(part('wc_address_i18n_params', 'locale'));

/** Selectors of a field's rows, by field. */
export const readRows = () => object<Record<string, string>>(part('wc_address_i18n_params', 'locale_fields')) ?? {};

/** The word after an optional field's label. */
export const optionalWord = () => pageSetting('wc_address_i18n_params', 'i18n_optional_text');
