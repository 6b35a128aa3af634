/** Owns the content of a field's list, and whether its view is wanted. Does not know where suggestions come from. */
import { atom, type ReadableAtom } from 'nanostores';
import type { AddressProvider } from '../../src/rules/addressProvider';
import type { Suggestion } from './suggestions.rules';

export interface AddressState {
  provider?: AddressProvider | undefined;
  /** The suggestions; without any, the list is hidden. */
  suggestions: readonly Suggestion[];
}

export interface ListDependencies {
  /** The nodes of a provider's branding; empty where it has none. */
  loadBranding(provider: AddressProvider | undefined): Promise<readonly Node[]>;
}

const NONE: readonly Node[] = [];

/** Creates the list's state: the suggestions, and the branding of the provider that gave them. */
export function createList({ loadBranding }: ListDependencies) {
  const $state = atom<AddressState>({ suggestions: [] });
  const $branding = atom(NONE);

  const showBranding = async ({ provider, suggestions }: AddressState) => {
    if (!suggestions.length) return $branding.set(NONE);
    const nodes = await loadBranding(provider);
    // Meanwhile the list may have been hidden, or show another provider's suggestions.
    const now = $state.get();
    if (nodes.length && now.provider === provider && now.suggestions.length && !$branding.get().length)
      $branding.set(nodes);
  };

  $state.listen((now, before) => {
    if (now.suggestions !== before?.suggestions) void showBranding(now);
  });
  return { $state, $branding, set: (change: Partial<AddressState>) => $state.set({ ...$state.get(), ...change }) };
}

export type List = ReturnType<typeof createList>;

/**
 * Creates the wish for the view. It begins when a provider serves the field and the shopper has come to the field, in
 * whatever order.
 */
export function createWish($state: ReadableAtom<AddressState>) {
  const $isWanted = atom(false);
  let isNear = false;
  const look = () => {
    if (isNear && $state.get().provider) $isWanted.set(true);
  };
  $state.listen(look);
  return {
    $isWanted,
    come() {
      isNear = true;
      look();
    },
  };
}
