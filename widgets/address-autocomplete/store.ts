/**
 * Owns when a provider is asked, which of its answers count (the newest only), and what becomes of the shopper's
 * choice.
 */
import type { ReadableAtom } from 'nanostores';
import type { Clock } from '../../src/bridge/page/clock';
import type { AddressProvider, AddressType } from '../../src/rules/addressProvider';
import { type Address, readAddress } from './address.rules';
import { type AddressState, createList, createWish, type List, type ListDependencies } from './list.store';
import { readSuggestions, SHORTEST_QUERY, type Suggestion } from './suggestions.rules';

export interface AddressStore {
  $state: ReadableAtom<AddressState>;
  /** The provider's branding, while its suggestions are shown. */
  $branding: ReadableAtom<readonly Node[]>;
  /** Turns true once the shopper has come to a field that a provider serves. */
  $isWanted: ReadableAtom<boolean>;
  /** Call it when the shopper has come to the field. */
  come(): void;
  /** Chooses the country's provider, and hides the list. */
  serve(country: string): void;
  /**
   * Call it when the field's text has changed.
   * @param query without HTML
   */
  type(query: string, country: string): Promise<void>;
  /** Hides the list, asks for the address and fills it in, unless the shopper has typed on meanwhile. */
  choose(index: number): Promise<void>;
  /** Call it when the field has lost the focus: hides the list after a moment. */
  leave(): void;
  /** Call it when the focus is back: the list stays. */
  stay(): void;
  /** Hides the list, and drops the search that is under way. */
  close(): void;
}

export interface AddressDependencies extends ListDependencies {
  type: AddressType;
  /** Makes the country's provider the active one, or none. */
  activate(country: string): void;
  active(): AddressProvider | undefined;
  /** Call it when the shopper chooses. The returned function puts the chosen address into the fields. */
  beginFill(): (address: Address) => void;
  clock: Pick<Clock, 'after'>;
  /** Tells a developer. */
  report(what: string, cause?: unknown): void;
}

/** Milliseconds between the loss of focus and the end of the list (SPEC 9). */
const BLUR = 200;

/** Creates a counter that tells the newest call from older ones, whose answers are dropped. */
function createNewest() {
  let count = 0;
  return {
    /** Begins a call. Returns whether it is still the newest. */
    begin() {
      const mine = ++count;
      return () => mine === count;
    },
    /** Makes every call that is under way an older one. */
    drop: () => void count++,
  };
}

type Show = (suggestions: readonly Suggestion[]) => void;

/** Creates the search. A failure, or an answer without suggestions, shows none. */
function createSearch({ type, report }: Pick<AddressDependencies, 'type' | 'report'>, show: Show) {
  const { begin, drop } = createNewest();
  const receive = (answer: unknown) => {
    const suggestions = readSuggestions(answer);
    if (!suggestions) report('Invalid suggestions response - not an array', answer);
    show(suggestions ?? []);
  };
  const search = async (provider: AddressProvider, query: string, country: string) => {
    const isNewest = begin();
    try {
      const answer = await provider.search(query, country, type);
      if (isNewest()) receive(answer);
    } catch (cause) {
      if (!isNewest()) return;
      report('Address search error', cause);
      show([]);
    }
  };
  return { search, dropSearch: drop };
}

/** Creates the choice: the provider is asked for the whole address, which is filled in. */
function createChoice({ beginFill, report }: Pick<AddressDependencies, 'beginFill' | 'report'>) {
  const { begin, drop } = createNewest();
  const select = async (provider: AddressProvider, id: string) => {
    const isNewest = begin();
    const fill = beginFill();
    try {
      const address = readAddress(await provider.select(id));
      if (!address) throw new TypeError('The answer is no address.');
      if (isNewest()) fill(address);
    } catch (cause) {
      report('Error selecting address from provider', cause);
    }
  };
  return { select, dropChoice: drop };
}

/**
 * Creates the choice of the provider that serves the field: the country's.
 * @param reset runs when the country or its provider has changed
 */
function createService(
  { activate, active }: Pick<AddressDependencies, 'activate' | 'active'>,
  { $state, set }: List,
  reset: () => void,
) {
  /** The country whose provider was chosen last. */
  let served: string | undefined;
  const serve = (country: string) => {
    activate(country);
    // Some scripts report a country that has not changed. That must not disturb a shopper who is choosing an address.
    if (country === served && active() === $state.get().provider) return;
    reset();
    served = country;
    set({ provider: active() });
  };
  return { serve, isServed: (country: string) => country === served };
}

/** Creates the wait after the field has lost the focus, which may come back. */
function createBlur({ after }: Pick<Clock, 'after'>, onEnd: () => void) {
  let stop = () => {};
  return {
    leave() {
      stop();
      stop = after(BLUR, onEnd);
    },
    stay: () => stop(),
  };
}

/** Creates the store of one address's first line. */
export function createAddressStore(dependencies: AddressDependencies): AddressStore {
  const list = createList(dependencies);
  const { $state, $branding, set } = list;
  const { search, dropSearch } = createSearch(dependencies, (suggestions) =>
    suggestions.length ? set({ suggestions }) : close(),
  );
  const { select, dropChoice } = createChoice(dependencies);
  const { leave, stay } = createBlur(dependencies.clock, () => close());

  const close = () => {
    dropSearch();
    stay();
    set({ suggestions: [] });
  };
  const { serve, isServed } = createService(dependencies, list, () => {
    dropChoice();
    close();
  });

  return {
    $state,
    $branding,
    ...createWish($state),
    serve,
    close,
    async type(query, country) {
      dropChoice();
      if (!isServed(country)) serve(country);
      const provider = dependencies.active();
      set({ provider });
      if (query.length < SHORTEST_QUERY || !provider) close();
      else await search(provider, query, country);
    },
    async choose(index) {
      const { provider, suggestions } = $state.get();
      const chosen = suggestions[index];
      dropChoice();
      close();
      if (provider && chosen) await select(provider, chosen.id);
    },
    leave,
    stay,
  };
}
