/** Owns when a provider is asked, what is shown of its answers (the newest only), and what a shopper chooses. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Clock } from '../../src/bridge/page/clock';
import type { AddressProvider, AddressType } from '../../src/rules/addressProvider';
import { type Address, readAddress } from './address.rules';
import { readSuggestions, SHORTEST_QUERY, type Suggestion, suggestionAfter } from './suggestions.rules';

export interface AddressState {
  provider?: AddressProvider | undefined;
  /** None: the list is hidden. */
  suggestions: readonly Suggestion[];
  /** Index of the highlighted one; -1 for none. */
  active: number;
}

export interface AddressStore {
  $state: ReadableAtom<AddressState>;
  /** Chooses the country's provider, and closes. */
  serve(country: string): void;
  /** The field's text has changed. @param query without HTML */
  type(query: string, country: string): Promise<void>;
  /** An arrow key; false where it is the text field's own. */
  move(key: string): boolean;
  highlight(index: number): void;
  /** Closes, and asks for the address; undefined where there is none to fill in, or the shopper has typed on. */
  choose(index: number): Promise<Address | undefined>;
  /** The field has lost the focus, or has it again. */
  leave(): void;
  stay(): void;
  /** Hides the list, and gives up the search that is under way. */
  close(): void;
}

export interface AddressDependencies {
  type: AddressType;
  /** Makes the country's provider the active one, or none. */
  activate(country: string): void;
  active(): AddressProvider | undefined;
  clock: Pick<Clock, 'after'>;
  /** Tells a developer. */
  report(what: string, cause?: unknown): void;
}

/** Milliseconds between the loss of focus and the end of the list (SPEC 9). */
const BLUR = 200;

export function createAddressStore({ type, activate, active, clock, report }: AddressDependencies): AddressStore {
  const $state = atom<AddressState>({ suggestions: [], active: -1 });
  const set = (change: Partial<AddressState>) => $state.set({ ...$state.get(), ...change });
  /** Numbers of the newest search and the newest choice: older answers are dropped. */
  let search = 0;
  let choice = 0;
  let stay = () => {};
  let served: string | undefined;

  const close = () => {
    search++;
    stay();
    set({ suggestions: [], active: -1 });
  };

  const serve = (country: string) => {
    activate(country);
    // Other scripts tell of a country that was there before; who is choosing goes on.
    if (country === served && active() === $state.get().provider) return;
    choice++;
    close();
    served = country;
    set({ provider: active() });
  };

  const receive = (answer: unknown) => {
    const suggestions = readSuggestions(answer);
    if (!suggestions) report('Invalid suggestions response - not an array', answer);
    if (suggestions?.length) set({ suggestions, active: -1 });
    else close();
  };

  return {
    $state,
    serve,
    close,
    async type(query, country) {
      choice++;
      if (country !== served) serve(country);
      const provider = active();
      set({ provider, active: -1 });
      if (query.length < SHORTEST_QUERY || !provider) return close();
      const mine = ++search;
      try {
        const answer = await provider.search(query, country, type);
        if (mine === search) receive(answer);
      } catch (cause) {
        if (mine !== search) return;
        report('Address search error', cause);
        close();
      }
    },
    move(key) {
      const { active: index, suggestions } = $state.get();
      const next = suggestions.length ? suggestionAfter(key, index, suggestions.length) : undefined;
      if (next !== undefined) set({ active: next });
      return next !== undefined;
    },
    highlight: (index) => index === $state.get().active || set({ active: index }),
    async choose(index) {
      const { provider, suggestions } = $state.get();
      const chosen = suggestions[index];
      const mine = ++choice;
      close();
      if (!provider || !chosen) return undefined;
      try {
        const address = readAddress(await provider.select(chosen.id));
        if (!address) throw new TypeError('The answer is no address.');
        return mine === choice ? address : undefined;
      } catch (cause) {
        report('Error selecting address from provider', cause);
        return undefined;
      }
    },
    leave() {
      stay();
      stay = clock.after(BLUR, close);
    },
    stay: () => stay(),
  };
}
