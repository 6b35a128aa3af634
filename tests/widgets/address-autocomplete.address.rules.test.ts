// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type AddressProvider, refusalOf, registeredProviders } from '../../src/rules/addressProvider';
import { readAddress } from '../../widgets/address-autocomplete/address.rules';

describe('an address', () => {
  it('holds the six fields as text, and nothing else', () => {
    expect(
      readAddress({
        country: 'GB',
        address_1: '1 High Street',
        postcode: 12345,
        name: 'Ann',
        state: null,
        city: { html: '<b>' },
      }),
    ).toEqual({
      country: 'GB',
      address_1: '1 High Street',
      postcode: '12345',
    });
  });

  it.each([[null], [undefined], ['1 High Street'], [[]], [7], [{}], [{ code: 'refused' }]])('is no %j', (answer) => {
    expect(readAddress(answer)).toBeUndefined();
  });
});

describe('a provider', () => {
  const works = () => true;
  const good = { id: 'maps', canSearch: works, search: works, select: works };
  const server = [{ id: 'post' }, { id: 'maps' }];

  it.each([
    ['nothing', undefined, 'Address provider must be a valid object'],
    ['null', null, 'Address provider must be a valid object'],
    ['a word', 'maps', 'Address provider must be a valid object'],
    ['no id', { ...good, id: undefined }, 'Address provider must have a valid ID'],
    ['an empty id', { ...good, id: '' }, 'Address provider must have a valid ID'],
    ['a number as id', { ...good, id: 7 }, 'Address provider must have a valid ID'],
    ['no canSearch', { ...good, canSearch: true }, 'Address provider must have a canSearch function'],
    ['no search', { ...good, search: undefined }, 'Address provider must have a search function'],
    ['no select', { ...good, select: undefined }, 'Address provider must have a select function'],
    ['an id of its own', { ...good, id: 'other' }, 'Provider other not registered on server'],
    ['an id twice', good, 'Address provider with ID "maps" is already registered.'],
  ])('with %s is refused with WooCommerce’s message', (_what, provider, words) => {
    expect(refusalOf(provider, server)).toBe(words);
  });

  it('comes in the server’s order', () => {
    const [maps, post] = [good, { ...good, id: 'post' }] as unknown as AddressProvider[] as [
      AddressProvider,
      AddressProvider,
    ];
    expect(registeredProviders({ providers: { maps, post }, serverProviders: [...server, { id: 'absent' }] })).toEqual([
      post,
      maps,
    ]);
  });
});
