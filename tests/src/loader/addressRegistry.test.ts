import { beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../../../src/island/types';
import { defineAddressRegistry } from '../../../src/loader/addressRegistry';
import { type AddressRegistry, refusalOf } from '../../../src/rules/addressProvider';

type Page = { wc?: { addressAutocomplete?: AddressRegistry; [key: string]: unknown }; [key: string]: unknown };
const page = window as unknown as Page;
const NAMES = ['wc_address_autocomplete_common_params', 'wc_address_autocomplete_params'];
const declared = [
  { id: 'maps', name: 'Maps', branding_html: '<b>Maps</b>' },
  { id: 'post', name: 'Post' },
];

beforeEach(() => {
  delete page.wc;
  for (const name of NAMES) delete page[name];
});

function define(config: Config = {}): AddressRegistry {
  defineAddressRegistry(() => config);
  return page.wc?.addressAutocomplete as AddressRegistry;
}

const provider = (change: Record<string, unknown> = {}) => ({
  id: 'maps',
  canSearch: () => true,
  search: async () => [],
  select: async () => ({}),
  ...change,
});

describe('the registry of address providers', () => {
  it('has every member of WooCommerce’s', () => {
    page[NAMES[0] as string] = { address_providers: JSON.stringify(declared) };
    const registry = define();
    expect(registry).toMatchObject({
      providers: {},
      activeProvider: { billing: null, shipping: null },
      serverProviders: declared,
    });
    expect(registry.getServerProvider('post')).toEqual(declared[1]);
    expect(registry.getServerProvider('absent')).toBeNull();
    expect(registry.getProviders()).toBe(registry.providers);
    expect(registry.getActiveProvider('billing')).toBeNull();
    const active = provider();
    registry.setActiveProvider('billing', active);
    expect(registry.getActiveProvider('billing')).toBe(active);
    expect(registry.activeProvider).toEqual({ billing: active, shipping: null });
    expect(registry.isBlocksContext()).toBe(false);
    (page.wc as Record<string, unknown>).wcSettings = { allSettings: { isCheckoutBlock: true } };
    expect(registry.isBlocksContext()).toBe(true);
  });

  it('leaves an existing registry and its neighbours alone', () => {
    const theirs = {} as AddressRegistry;
    page.wc = { addressAutocomplete: theirs, wcSettings: 'kept' };
    expect(define()).toBe(theirs);
    expect(page.wc.wcSettings).toBe('kept');
  });

  it('lets WooCommerce’s own script take it over', () => {
    const registry = define();
    registry.serverProviders = [{ id: 'theirs' }];
    expect(registry.getServerProvider('theirs')).toEqual({ id: 'theirs' });
    expect(registry.serverProviders).toEqual([{ id: 'theirs' }]);
  });

  it('accepts a provider that the server knows, and freezes it', () => {
    page[NAMES[0] as string] = { address_providers: JSON.stringify(declared) };
    const registry = define();
    const good = provider();
    expect(registry.registerAddressAutocompleteProvider(good)).toBe(true);
    expect(registry.providers).toEqual({ maps: good });
    expect(Object.isFrozen(good)).toBe(true);
    expect(registry.refused).toEqual([]);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a word', 'maps'],
    ['a function', Object.assign(() => {}, provider())],
    ['no id', provider({ id: undefined })],
    ['an empty id', provider({ id: '' })],
    ['an object as id', provider({ id: { toString: () => 'maps' } })],
    ['no canSearch', provider({ canSearch: undefined })],
    ['no search', provider({ search: 'x' })],
    ['no select', provider({ select: null })],
    ['an id that the server does not know', provider({ id: 'other' })],
  ])('refuses %s at once, leaves it as it is, and keeps it for the island', (_what, wrong) => {
    page[NAMES[0] as string] = { address_providers: JSON.stringify(declared) };
    const registry = define();
    expect(registry.registerAddressAutocompleteProvider(wrong)).toBe(false);
    expect(registry.providers).toEqual({});
    expect(registry.refused).toEqual([wrong]);
    if (wrong && typeof wrong === 'object') expect(Object.isFrozen(wrong)).toBe(false);
  });

  it('refuses an id that is no string, though the server declares the same', () => {
    page[NAMES[0] as string] = { address_providers: [{ id: 7, name: 'Seven' }] };
    const registry = define();
    const wrong = provider({ id: 7 });
    expect(registry.registerAddressAutocompleteProvider(wrong)).toBe(false);
    expect([registry.providers, registry.refused]).toEqual([{}, [wrong]]);
    expect(refusalOf(wrong, registry.serverProviders)).toBe('Address provider must have a valid ID');
  });

  it('refuses an id for the second time, and keeps the first', () => {
    page[NAMES[0] as string] = { address_providers: JSON.stringify(declared) };
    const registry = define();
    const [first, second] = [provider(), provider()];
    expect([first, second].map(registry.registerAddressAutocompleteProvider)).toEqual([true, false]);
    expect(registry.providers.maps).toBe(first);
  });
});

describe('the server’s list of providers', () => {
  it('is read when it is asked for, not when the script runs', () => {
    const registry = define();
    expect(registry.serverProviders).toEqual([]);
    page[NAMES[0] as string] = { address_providers: JSON.stringify(declared) };
    expect(registry.registerAddressAutocompleteProvider(provider())).toBe(true);
  });

  it('may be in the global with the older name, and be a list instead of JSON', () => {
    page[NAMES[1] as string] = { address_providers: declared };
    expect(define().serverProviders).toEqual(declared);
  });

  it('comes from the config script first', () => {
    page[NAMES[0] as string] = { address_providers: '[{"id":"page"}]' };
    expect(
      define({ globals: { [NAMES[0] as string]: { address_providers: '[{"id":"config"}]' } } }).serverProviders,
    ).toEqual([{ id: 'config' }]);
  });

  it.each([['[{"id":"maps"'], ['null'], ['7'], ['[null,{},"x"]'], [{}], [7]])(
    'is empty where it is broken: %j',
    (broken) => {
      page[NAMES[0] as string] = { address_providers: broken };
      expect(define().serverProviders).toEqual([]);
    },
  );
});
