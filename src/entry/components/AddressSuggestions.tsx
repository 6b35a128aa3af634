/** Address suggestions for React themes, below a text field that the theme renders. */
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Address } from '../../../widgets/address-autocomplete/address.rules';
import { type AddressStore, createAddressStore } from '../../../widgets/address-autocomplete/store';
import css from '../../../widgets/address-autocomplete/styles.css?inline';
import { View } from '../../../widgets/address-autocomplete/View';
import { clock } from '../../bridge/page/clock';
import { report } from '../../bridge/page/islands';
import { adoptStyles } from '../../bridge/page/styles';
import type { AddressProvider, AddressType } from '../../rules/addressProvider';
import tokens from '../../ui/tokens.css?inline';
import { useServerAttributes } from '../../ui/useServerElement';
import { useShop } from './useShop';

export type { Address, AddressProvider, AddressType };

export interface AddressSuggestionsProps {
  /**
   * The text field of the address's first line. The list is below it: both stand in one element with `position:
   * relative`.
   */
  field: RefObject<HTMLInputElement | null>;
  /**
   * Searches, and gives the address of a suggestion: as plugins register one with WooCommerce. The same object in each
   * render.
   */
  provider: AddressProvider;
  /** Two letters, "GB". The provider says whether it serves the country. */
  country: string;
  /** Whose address it is: part of ids, and told to the provider. Default: `billing`. */
  type?: AddressType;
  /** Called with the address of the suggestion that the shopper chooses. */
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
    fix: 'See the cause, and the provider.',
    cause,
  });

/** One store for as long as the provider is the same; the newest `onSelect` counts. */
function useAddressStore(
  type: AddressType,
  provider: AddressProvider,
  country: string,
  onSelect: (address: Address) => void,
): AddressStore {
  const now = useRef({ country, onSelect });
  now.current = { country, onSelect };
  return useMemo(
    () =>
      createAddressStore({
        type,
        clock,
        report: tellDeveloper,
        activate() {},
        active: () => (provider.canSearch(now.current.country) ? provider : undefined),
        loadBranding: async () => [],
        fill: (address) => now.current.onSelect(address),
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

/** Suggestions for an address (SPEC 4.5): a combobox on the theme's field. Renders nothing on the server. */
export function AddressSuggestions({ field, type = 'billing', ...rest }: AddressSuggestionsProps) {
  const isThere = useShop();
  return isThere && field.current ? <Suggestions input={field.current} type={type} {...rest} /> : null;
}
