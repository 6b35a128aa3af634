/** Owns an active field, and its calls to the provider. */

import { parseHtml } from '../../../src/bridge/page/html';
import type { AddressProvider } from '../../../src/rules/addressProvider';
import type { AddressProps } from '../contract';
import { readField } from '../read';
import type { AddressStore } from '../store';
import { reportAddress } from './providers';

export interface Field extends AddressProps {
  store: AddressStore;
  /** The shop's own service. */
  own: AddressProvider | undefined;
}

/** The country that is chosen in the field's address; "" for none. */
export const countryOf = ({ type }: AddressProps): string => readField(document, type, 'country')?.value ?? '';

/** Takes HTML out of a query (SPEC 5). */
function plain(value: string): string {
  if (!value.includes('<')) return value;
  const content = parseHtml(value);
  for (const code of content.querySelectorAll('script, style')) code.remove();
  const text = content.textContent ?? '';
  if (text !== value) reportAddress('The address contained HTML, which was left out.', value);
  return text;
}

/** Searches for the field's present text. */
export const change = (field: Field): void => void field.store.type(plain(field.input.value), countryOf(field));
