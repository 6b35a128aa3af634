/** Owns when a provider is asked, what is shown of its answers (the newest only), and what a shopper chooses. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Clock } from '../../src/bridge/page/clock';
import type { AddressProvider, AddressType } from '../../src/rules/addressProvider';
import { type Address, readAddress } from './address.rules';
import { readSuggestions, SHORTEST_QUERY, type Suggestion } from './suggestions.rules';

export interface AddressState {
  provider?: AddressProvider | undefined;
  /** None: the list is hidden. */
  suggestions: readonly Suggestion[];
}

export interface AddressStore {
  $state: ReadableAtom<AddressState>;
  /** The provider's branding, while its suggestions are shown. */
  $branding: ReadableAtom<readonly Node[]>;
  /** Turns true once the shopper has come to a field that a provider serves. */
  $isWanted: ReadableAtom<boolean>;
  /** The shopper has come to the field. */
  come(): void;
  /** Chooses the country's provider, and closes. */
  serve(country: string): void;
  /** The field's text has changed. @param query without HTML */
  type(query: string, country: string): Promise<void>;
  /** Closes, asks for the address, and has it filled in, unless the shopper has typed on. */
  choose(index: number): Promise<void>;
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
  /** The nodes of a provider's branding; none where it has none. */
  loadBranding(provider: AddressProvider | undefined): Promise<readonly Node[]>;
  /** Puts a chosen address into the fields. */
  fill(address: Address): void;
  clock: Pick<Clock, 'after'>;
  /** Tells a developer. */
  report(what: string, cause?: unknown): void;
}

/** Milliseconds between the loss of focus and the end of the list (SPEC 9). */
const BLUR = 200;

const NONE: readonly Node[] = [];

export function createAddressStore({ type, activate, active, loadBranding, fill, clock, report }: AddressDependencies): AddressStore {
  const $state = atom<AddressState>({ suggestions: [] });
  const $branding = atom(NONE);
  const $isWanted = atom(false);
  const set = (change: Partial<AddressState>) => $state.set({ ...$state.get(), ...change });
  /** Numbers of the newest search and the newest choice: older answers are dropped. */
  let search = 0;
  let choice = 0;
  let stay = () => {};
  let served: string | undefined;
  let isNear = false;

  const look = () => {
    if (isNear && $state.get().provider) $isWanted.set(true);
  };

  /** The list may be closed, or another provider's, when the branding has come. */
  const brand = async ({ provider, suggestions }: AddressState) => {
    if (!suggestions.length) return $branding.set(NONE);
    const nodes = await loadBranding(provider);
    const now = $state.get();
    if (nodes.length && now.provider === provider && now.suggestions.length && !$branding.get().length) $branding.set(nodes);
  };

  $state.listen((now, before) => {
    look();
    if (now.suggestions !== before?.suggestions) void brand(now);
  });

  const close = () => {
    search++;
    stay();
    set({ suggestions: [] });
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
    if (suggestions?.length) set({ suggestions });
    else close();
  };

  return {
    $state,
    $branding,
    $isWanted,
    come() {
      isNear = true;
      look();
    },
    serve,
    close,
    async type(query, country) {
      choice++;
      if (country !== served) serve(country);
      const provider = active();
      set({ provider });
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
    async choose(index) {
      const { provider, suggestions } = $state.get();
      const chosen = suggestions[index];
      const mine = ++choice;
      close();
      if (!provider || !chosen) return;
      try {
        const address = readAddress(await provider.select(chosen.id));
        if (!address) throw new TypeError('The answer is no address.');
        if (mine === choice) fill(address);
      } catch (cause) {
        report('Error selecting address from provider', cause);
      }
    },
    leave() {
      stay();
      stay = clock.after(BLUR, close);
    },
    stay: () => stay(),
  };
}
