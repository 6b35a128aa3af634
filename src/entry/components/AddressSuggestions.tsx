/** Address suggestions for React themes, below a text field that the theme renders. */
'use client';

import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { Address } from '../../../widgets/address-autocomplete/address.rules';
import { type AddressStore, createAddressStore } from '../../../widgets/address-autocomplete/store';
import css from '../../../widgets/address-autocomplete/styles.css?inline';
import { View } from '../../../widgets/address-autocomplete/View';
import { clock } from '../../bridge/page/clock';
import { report } from '../../bridge/page/islands';
import { adoptStyles } from '../../bridge/page/styles';
import { type AddressType, serves } from '../../rules/addressProvider';
import tokens from '../../ui/tokens.css?inline';
import { useLatest } from '../../ui/views/useLatest';
import { useServerAttributes } from '../../ui/views/useServerElement';
import { useStableMemo } from '../../ui/views/useStableMemo';
import { standIn } from './standIn';
import { useBegun } from './useBegun';

export type { Address, AddressType };

/** One address that a provider has found. */
export interface AddressSuggestion {
  /** What `select` is called with. */
  id: string;
  /** The line that the shopper reads. */
  label: string;
  /** The parts of `label` that are marked, by where they begin and how many characters they have. Default: none. */
  matchedSubstrings?: readonly { offset: number; length: number }[];
}

/** Searches for addresses. It has the shape that plugins register with WooCommerce. */
export interface AddressProvider {
  /** A name of its own. */
  readonly id: string;
  /** True when it searches in the country, which has two letters, such as `GB`. */
  canSearch(country: string): boolean;
  /**
   * Called at each change of a text of at least three characters. The answer to the newest text counts, and its first
   * five suggestions are shown. When it rejects, none are.
   */
  search(query: string, country: string, type: AddressType): Promise<readonly AddressSuggestion[]>;
  /** Gives the address of the suggestion with this id. When it rejects, `onSelect` is not called. */
  select(id: string): Promise<{ [Field in keyof Address]: string | undefined }>;
}

export interface AddressSuggestionsProps {
  /**
   * The text field of the address's first line. The list is below it: both stand in one element with `position:
   * relative`.
   */
  field: RefObject<HTMLInputElement | null>;
  /**
   * Searches, and gives the address of a suggestion. The same object in each render: the list closes when another one
   * comes.
   */
  provider: AddressProvider;
  /** Two letters, "GB". The provider says whether it serves the country. */
  country: string;
  /** The kind of address, such as `shipping`. It is a part of ids, and the provider gets it. Default: `billing`. */
  type?: AddressType;
  /** Called with the address that the shopper chooses. The component leaves the field as it is: fill it in here. */
  onSelect(address: Address): void;
}

const COMBOBOX = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
  'aria-expanded': 'false',
};

const tellDeveloper = (what: string, cause?: unknown) =>
  report({
    island: 'address-autocomplete',
    what,
    why: 'Nothing is suggested.',
    fix: 'See the cause, and check the provider.',
    cause,
  });

/** One store for as long as the provider is the same; the newest `onSelect` counts. */
function useAddressStore(
  type: AddressType,
  provider: AddressProvider,
  country: string,
  onSelect: (address: Address) => void,
): AddressStore {
  const latest = useLatest({ country, onSelect });
  return useStableMemo(
    () =>
      createAddressStore({
        type,
        clock,
        report: tellDeveloper,
        activate() {},
        active: () => (serves(provider, latest.current.country, tellDeveloper) ? provider : undefined),
        loadBranding: async () => [],
        beginFill: () => (address) => latest.current.onSelect(address),
      }),
    [type, provider],
  );
}

/** Asks while the shopper types, and closes when the shopper leaves the field. */
function useTyping(input: HTMLInputElement, country: string, store: AddressStore): void {
  useEffect(() => {
    const on = new AbortController();
    const { signal } = on;
    input.addEventListener('input', () => void store.type(input.value, country), { signal });
    input.addEventListener('focus', store.stay, { signal });
    input.addEventListener('blur', store.leave, { signal });
    store.serve(country);
    return () => on.abort();
  }, [input, country, store]);
}

function Suggestions({
  input,
  type,
  country,
  provider,
  onSelect,
}: Required<Omit<AddressSuggestionsProps, 'field'>> & { input: HTMLInputElement }) {
  const store = useAddressStore(type, provider, country, onSelect);
  useTyping(input, country, store);
  useLayoutEffect(() => adoptStyles(tokens, css), []);
  useServerAttributes(input, COMBOBOX);
  const props = { type, input, wrapper: input, autocomplete: input.autocomplete, namesEndpoint: false };
  return <View props={props} store={store} />;
}

/**
 * Suggests addresses below a text field of the theme's, which becomes a combobox. The provider does the search; this
 * component makes no call of its own. It never throws: when the provider fails, nothing is suggested, and the console
 * says why. Renders nothing on the server, where the field works as a plain one.
 */
export function AddressSuggestions({ field, type = 'billing', ...rest }: AddressSuggestionsProps) {
  const isThere = useBegun(standIn);
  return isThere && field.current ? <Suggestions input={field.current} type={type} {...rest} /> : null;
}
