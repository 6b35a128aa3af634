/** Reads an address field and its neighbours. Reads only. */
import { text } from '../../src/dom/attributes';
import type { AddressType } from '../../src/rules/addressProvider';
import { type AddressProps, ENDPOINT, WRAPPER } from './contract';

/** Undefined where the host is no field of an address. */
export function readProps(host: HTMLElement): AddressProps | undefined {
  const [, type] = /^(billing|shipping)_address_1$/.exec(host.id) ?? [];
  const wrapper = host.closest<HTMLElement>(WRAPPER) ?? host.parentElement;
  if (!type || !wrapper || !(host instanceof HTMLInputElement)) return undefined;
  return { type: type as AddressType, input: host, wrapper, autocomplete: text(host, 'autocomplete'), namesEndpoint: !!host.closest(`[${ENDPOINT}]`) };
}

/** A field of an address, as it is now: country changes make some of them anew. */
export const readField = (page: Document, type: AddressType, name: string) =>
  page.getElementById(`${type}_${name}`) as HTMLInputElement | HTMLSelectElement | null;

/** The option of a select that a provider means, by its value, else by its words; undefined where there is none. */
export const readOption = ({ options }: HTMLSelectElement, value: string): HTMLOptionElement | undefined =>
  [...options].find((option) => option.value === value) ??
  [...options].find(({ text: words, value: code }) => [words, code].some((word) => word.trim().toLowerCase() === value.trim().toLowerCase()));
