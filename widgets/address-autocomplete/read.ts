/** Reads an address field and its neighbours. Reads only. */
import { text } from '../../src/dom/attributes';
import type { AddressType } from '../../src/rules/addressProvider';
import { type AddressProps, ENDPOINT, WRAPPER } from './contract';

/** Reads the host; undefined where it is no first line of an address. */
export function readProps(host: HTMLElement): AddressProps | undefined {
  const [, type] = /^(billing|shipping)_address_1$/.exec(host.id) ?? [];
  const wrapper = host.closest<HTMLElement>(WRAPPER) ?? host.parentElement;
  if (!type || !wrapper || !(host instanceof HTMLInputElement)) return undefined;
  return {
    type: type as AddressType,
    input: host,
    wrapper,
    autocomplete: text(host, 'autocomplete'),
    namesEndpoint: !!host.closest(`[${ENDPOINT}]`),
  };
}

/** Finds a field of an address each time anew, because a change of the country replaces some fields. */
export const readField = (page: Document, type: AddressType, name: string) =>
  page.getElementById(`${type}_${name}`) as HTMLInputElement | HTMLSelectElement | null;

/** Finds a select's option by its value, else by its text; undefined where there is none. */
export const readOption = ({ options }: HTMLSelectElement, value: string): HTMLOptionElement | undefined =>
  [...options].find((option) => option.value === value) ??
  [...options].find(({ text: words, value: code }) =>
    [words, code].some((word) => word.trim().toLowerCase() === value.trim().toLowerCase()),
  );
