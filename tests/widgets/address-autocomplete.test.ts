import { beforeEach, describe, expect, it, vi } from 'vitest';
import { awaitJQuery } from '../../src/bridge/jquery/awaitJQuery';
import type { AnyIsland } from '../../src/island/types';
import { defineAddressRegistry } from '../../src/loader/addressRegistry';
import type { AddressRegistry } from '../../src/rules/addressProvider';
import { find, showFixture } from '../helpers/fixture';
import { hold } from '../helpers/held';
import { flush, mountLazyIsland } from '../helpers/lazyIsland';
import { type FakePage, setPage } from '../helpers/page';
import { until } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';

freshVisits();

type Address = Record<string, unknown>;

let page: FakePage;
let island: AnyIsland;
let asked: string[];
let answers: { search: unknown; select: unknown };
let events: string[];

const registry = () => (window as unknown as { wc: { addressAutocomplete: AddressRegistry } }).wc.addressAutocomplete;
const input = () => find<HTMLInputElement>('#billing_address_1');
const country = () => find<HTMLSelectElement>('#billing_country');
const value = (name: string) => find<HTMLInputElement>(`#billing_${name}`).value;
const box = () => find('#address_suggestions_billing');
const options = () => {
  flush();
  return [...box().querySelectorAll<HTMLElement>('li')];
};
/** The list appears only when the shopper comes to the field. */
const isShown = () => {
  flush();
  return document.querySelector<HTMLElement>('#address_suggestions_billing')?.style.display === 'block';
};
const described = () => {
  flush();
  return input().getAttribute('aria-activedescendant');
};

const provider = (change: Record<string, unknown> = {}) => ({
  id: 'maps',
  canSearch: (code: string) => code === 'GB' || code === 'US',
  search: async (...given: unknown[]) => {
    asked.push(`search ${given.join(' ')}`);
    return answers.search;
  },
  select: async (id: string) => {
    asked.push(`select ${id}`);
    if (answers.select instanceof Error) throw answers.select;
    return answers.select;
  },
  ...change,
});

const SERVER = '[{"id":"maps","branding_html":"<i>Maps</i>"},{"id":"post"}]';

beforeEach(async () => {
  vi.resetModules();
  // DOMPurify needs a real browser; the browser tests use it.
  vi.doMock('../../src/bridge/page/branding', () => ({
    brandingNodes: (html: string) => [document.createTextNode(`clean ${html}`)],
  }));
  vi.useFakeTimers();
  delete (window as { wc?: unknown }).wc;
  page = setPage({ globals: { wc_address_autocomplete_common_params: { address_providers: SERVER } } });
  asked = [];
  events = [];
  answers = {
    search: [
      { id: '1', label: '1 High Street', matchedSubstrings: [{ offset: 2, length: 4 }] },
      { id: '2', label: '2 High Street' },
    ],
    select: { country: 'GB', address_1: '1 High Street', city: 'Leeds', postcode: 'LS1 4DY' },
  };
  showFixture('address-autocomplete');
  defineAddressRegistry(() => page.config);
  island = (await import('../../widgets/address-autocomplete')).default;
  await import('../../widgets/address-autocomplete/View');
  return () => vi.useRealTimers();
});

/** Starts the island, with a provider. */
async function begin(...given: object[]): Promise<void> {
  for (const one of given) registry().registerAddressAutocompleteProvider(one);
  await island.start?.();
  mountLazyIsland(island, input());
}

async function type(text: string): Promise<void> {
  input().focus();
  input().value = text;
  input().dispatchEvent(new Event('input', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(0);
}

function press(key: string, options: KeyboardEventInit = {}): boolean {
  flush();
  return !input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }));
}

function logEvents(): void {
  for (const name of ['change', 'island:checkout:update']) {
    document.addEventListener(name, ({ target }) =>
      events.push(`${name} ${(target as Element).id || (target as Element).localName}`),
    );
  }
}

describe('the field', () => {
  it('is a combobox while a provider serves its country', async () => {
    await begin(provider());
    expect(input().getAttribute('role')).toBe('combobox');
    expect(input().getAttribute('aria-autocomplete')).toBe('list');
    expect(input().getAttribute('aria-haspopup')).toBe('listbox');
    expect(input().getAttribute('aria-expanded')).toBe('false');
    expect(
      find('#billing_address_1_field .woocommerce-input-wrapper').classList.contains('autocomplete-available'),
    ).toBe(true);
    expect(registry().getActiveProvider('billing')?.id).toBe('maps');
    country().value = 'FR';
    country().dispatchEvent(new Event('change', { bubbles: true }));
    expect(
      input()
        .getAttributeNames()
        .filter((name) => /^(aria-|role)/.test(name)),
    ).toEqual([]);
    expect(
      find('#billing_address_1_field .woocommerce-input-wrapper').classList.contains('autocomplete-available'),
    ).toBe(false);
    expect(registry().getActiveProvider('billing')).toBeNull();
  });

  it('has no suggestions without a provider', async () => {
    await begin();
    await type('high');
    expect(isShown()).toBe(false);
    expect(input().hasAttribute('role')).toBe(false);
  });

  it('has the list in WooCommerce’s shape', async () => {
    await begin(provider());
    await type('high');
    expect(box().className).toBe('woocommerce-address-suggestions');
    expect(box().getAttribute('role')).toBe('region');
    expect(box().getAttribute('aria-live')).toBe('polite');
    const list = find('ul.suggestions-list', box());
    expect(list.id).toBe('address_suggestions_billing_list');
    expect(list.getAttribute('role')).toBe('listbox');
    expect(list.getAttribute('aria-label')).toBe('Address suggestions');
    expect(
      options().map((option) => [
        option.id,
        option.getAttribute('role'),
        option.dataset.id,
        option.getAttribute('aria-label'),
      ]),
    ).toEqual([
      ['suggestion-item-billing-0', 'option', '1', '1 High Street'],
      ['suggestion-item-billing-1', 'option', '2', '2 High Street'],
    ]);
    expect(options()[0]?.querySelector('strong')?.textContent).toBe('High');
    expect(input().getAttribute('aria-expanded')).toBe('true');
    expect(input().getAttribute('aria-controls')).toBe(list.id);
    expect(find('.address-search-icon').parentElement).toBe(input().parentElement);
  });

  it('suggests for what was typed before its code had come', async () => {
    input().focus();
    input().value = 'high';
    await begin(provider());
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(['search high GB billing']);
  });

  it('suggests nothing for a text that the browser has restored while the shopper is elsewhere', async () => {
    input().value = 'high';
    await begin(provider());
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([]);
  });

  it('is restored when the island is taken off the page', async () => {
    const attributes = () =>
      input()
        .getAttributeNames()
        .map((name) => `${name}=${input().getAttribute(name)}`);
    const before = attributes();
    registry().registerAddressAutocompleteProvider(provider());
    await island.start?.();
    const { unmount } = mountLazyIsland(island, input());
    await type('high');
    expect(attributes()).not.toEqual(before);
    unmount?.();
    expect(attributes().sort()).toEqual(before.sort());
    expect(input().parentElement?.children).toHaveLength(1);
    expect(input().parentElement?.className).toBe('woocommerce-input-wrapper');
    await type('street');
    expect(asked).toEqual(['search high GB billing']);
  });
});

describe('a typed text', () => {
  it('loses its HTML before a provider is asked, which is reported', async () => {
    await begin(provider());
    await type('<b>high</b> str<script>alert(1)</script>');
    expect(asked).toEqual(['search high str GB billing']);
    expect(page.problems.map(({ what }) => what)).toEqual(['The address contained HTML, which was left out.']);
  });

  it.each(['1 < 2 & 3', 'High &amp; Low'])('keeps what is no HTML: %s', async (text) => {
    await begin(provider());
    await type(text);
    expect(asked).toEqual([`search ${text} GB billing`]);
    expect(page.problems).toEqual([]);
  });

  it('is measured without its HTML', async () => {
    await begin(provider());
    await type('<i></i>hi');
    expect(asked).toEqual([]);
  });
});

describe('labels', () => {
  it('are text, whatever a provider sends', async () => {
    answers.search = [
      {
        id: '"><b>',
        label: '<img src=x onerror="window.injected=1">1 High',
        matchedSubstrings: [{ offset: 0, length: 4 }],
      },
    ];
    await begin(provider());
    await type('high');
    expect(options()[0]?.textContent).toBe('<img src=x onerror="window.injected=1">1 High');
    expect(box().querySelector('img')).toBeNull();
    expect(options()[0]?.dataset.id).toBe('"><b>');
  });
});

describe('keys', () => {
  beforeEach(async () => {
    await begin(provider());
    await type('high');
  });

  it('move the highlight, round the ends, and tell screen readers', () => {
    expect(described()).toBeNull();
    expect(press('ArrowDown')).toBe(true);
    expect(described()).toBe('suggestion-item-billing-0');
    press('ArrowUp');
    expect(options().map((option) => [option.className, option.getAttribute('aria-selected')])).toEqual([
      ['', 'false'],
      ['active', 'true'],
    ]);
  });

  it('leave Enter to the form until something is highlighted', () => {
    expect(press('Enter')).toBe(false);
    expect(isShown()).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it('choose with Enter', async () => {
    press('ArrowDown');
    expect(press('Enter')).toBe(true);
    expect(isShown()).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.at(-1)).toBe('select 1');
    expect(value('address_1')).toBe('1 High Street');
  });

  it('close with Escape, and leave Escape alone when it is closed', () => {
    press('ArrowDown');
    expect(press('Escape')).toBe(true);
    expect(isShown()).toBe(false);
    expect(described()).toBeNull();
    expect(input().value).toBe('high');
    expect(press('Escape')).toBe(false);
  });

  it('are left to the input method while it composes, and to the browser with a modifier key', () => {
    expect(press('ArrowDown', { isComposing: true })).toBe(false);
    // Safari's Enter at the end of a word.
    expect(press('ArrowDown', { keyCode: 229 })).toBe(false);
    expect(press('ArrowDown', { altKey: true })).toBe(false);
    expect(described()).toBeNull();
  });
});

describe('a pointer', () => {
  beforeEach(async () => {
    await begin(provider());
    await type('high');
  });

  it('leaves the focus in the field, however long it presses, and chooses', async () => {
    const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    options()[1]?.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    options()[1]?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.at(-1)).toBe('select 2');
    expect(isShown()).toBe(false);
  });

  it('highlights what it moves over', () => {
    options()[1]?.dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
    expect(described()).toBe('suggestion-item-billing-1');
  });

  it('closes the list by a press elsewhere, but not by one on the field', () => {
    input().click();
    expect(isShown()).toBe(true);
    document.body.click();
    expect(isShown()).toBe(false);
  });
});

describe('the browser’s own list', () => {
  const attributes = () =>
    input()
      .getAttributeNames()
      .filter((name) => /autocomplete$|ignore$/.test(name) && name !== 'aria-autocomplete')
      .map((name) => `${name}=${input().getAttribute(name)}`);
  const before = ['autocomplete=section-billing billing address-line1'];

  beforeEach(async () => {
    await begin(provider());
    expect(attributes()).toEqual(before);
    await type('high');
  });

  it('is off while ours is shown', () => {
    expect(attributes()).toEqual([
      'autocomplete=none',
      'data-original-autocomplete=section-billing billing address-line1',
      'data-lpignore=true',
      'data-op-ignore=true',
      'data-1p-ignore=true',
    ]);
  });

  it.each<[string, () => unknown]>([
    ['Escape', () => press('Escape')],
    ['a click elsewhere', () => document.body.click()],
    ['fewer than three characters', () => type('hi')],
    ['a choice', () => options()[0]?.click()],
    [
      'another country',
      () => {
        country().value = 'FR';
        country().dispatchEvent(new Event('change', { bubbles: true }));
      },
    ],
    [
      'nothing found',
      () => {
        answers.search = [];
        return type('nowhere');
      },
    ],
    [
      'an answer that is no list',
      () => {
        answers.search = 'x';
        return type('nowhere');
      },
    ],
    [
      'the focus going',
      async () => {
        input().blur();
        await vi.advanceTimersByTimeAsync(200);
      },
    ],
  ])('is back after %s', async (_what, act) => {
    await act();
    flush();
    expect(attributes()).toEqual(before);
    expect(isShown()).toBe(false);
  });
});

describe('a chosen address', () => {
  async function choose(address: Address): Promise<void> {
    answers.select = address;
    await type('high');
    logEvents();
    options()[0]?.click();
    await vi.advanceTimersByTimeAsync(0);
  }
  const marked = () => [...document.querySelectorAll('[data-autocomplete-manipulating="true"]')].map(({ id }) => id);

  beforeEach(() => begin(provider()));

  it('sets country and first line first, the others 50 ms later', async () => {
    await choose({
      country: 'US',
      address_1: '9 Elm St',
      address_2: 'Flat 2',
      city: 'Ames',
      postcode: 50010,
      state: 'Iowa',
    });
    expect([value('country'), value('address_1'), value('city')]).toEqual(['US', '9 Elm St', '']);
    expect(marked()).toEqual(['billing_country', 'billing_address_1']);
    await vi.advanceTimersByTimeAsync(49);
    expect(value('city')).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(['address_2', 'city', 'postcode', 'state'].map(value)).toEqual(['Flat 2', 'Ames', '50010', 'Iowa']);
    expect(marked()).toEqual([]);
    expect(events).toEqual([
      'change billing_country',
      'change billing_address_1',
      'change billing_address_2',
      'change billing_city',
      'change billing_postcode',
      'change billing_state',
      'island:checkout:update body',
    ]);
  });

  it('clears the fields that it lacks, but neither country nor first line', async () => {
    for (const name of ['address_2', 'city', 'postcode', 'state'])
      find<HTMLInputElement>(`#billing_${name}`).value = 'old';
    await choose({ city: 'Leeds' });
    await vi.advanceTimersByTimeAsync(50);
    expect(['country', 'address_1', 'address_2', 'city', 'postcode', 'state'].map(value)).toEqual([
      'GB',
      'high',
      '',
      'Leeds',
      '',
      '',
    ]);
  });

  it('that comes late fills and clears no field that the shopper has filled in meanwhile', async () => {
    const city = find<HTMLInputElement>('#billing_city');
    const late = hold<Address>(async () => {});
    city.value = 'old';
    await choose(late.promise as unknown as Address);
    city.value = 'York';
    find<HTMLInputElement>('#billing_address_2').value = 'Flat 3';
    await late.answer({ country: 'US', address_1: '9 Elm St', city: 'Ames', postcode: '50010' });
    await vi.advanceTimersByTimeAsync(50);
    expect(['country', 'address_1', 'address_2', 'city', 'postcode'].map(value)).toEqual([
      'US',
      '9 Elm St',
      'Flat 3',
      'York',
      '50010',
    ]);
  });

  it('triggers no event for a value that was there already', async () => {
    find<HTMLInputElement>('#billing_city').value = 'Leeds';
    await choose({ country: 'GB', address_1: 'high', city: 'Leeds' });
    await vi.advanceTimersByTimeAsync(50);
    expect(events).toEqual([]);
  });

  it('goes into fields that the new country has replaced', async () => {
    document.addEventListener('change', ({ target }) => {
      if (target !== country()) return;
      const select = document.createElement('select');
      select.id = 'billing_state';
      select.innerHTML =
        '<option value="">Choose…</option><option value="IA">Iowa</option><option value="OH">Ohio</option>';
      find('#billing_state').replaceWith(select);
    });
    await choose({ country: 'US', state: 'iowa' });
    await vi.advanceTimersByTimeAsync(50);
    expect(value('state')).toBe('IA');
  });

  it('leaves a country that the shop does not sell to', async () => {
    await choose({ country: 'ZZ', city: 'Leeds' });
    await vi.advanceTimersByTimeAsync(50);
    expect([value('country'), value('city')]).toEqual(['GB', 'Leeds']);
  });

  it('fills its own fields though the other address is chosen meanwhile', async () => {
    const rows = find('.woocommerce-billing-fields__field-wrapper');
    rows.insertAdjacentHTML('afterend', rows.outerHTML.replaceAll('billing', 'shipping'));
    const { beginFill } = await import('../../widgets/address-autocomplete/page/fill');
    beginFill('billing')({ country: 'US', city: 'Ames' });
    beginFill('shipping')({ country: 'FR', city: 'Lyon' });
    await vi.advanceTimersByTimeAsync(50);
    expect([value('city'), find<HTMLInputElement>('#shipping_city').value]).toEqual(['Ames', 'Lyon']);
    expect(marked()).toEqual([]);
  });

  it('is text', async () => {
    await choose({ address_1: '<img src=x>', city: { toString: () => 'x' } });
    await vi.advanceTimersByTimeAsync(50);
    expect([value('address_1'), value('city')]).toEqual(['<img src=x>', '']);
  });

  it('that cannot be loaded changes nothing', async () => {
    answers.select = new Error('down');
    await type('high');
    logEvents();
    options()[0]?.click();
    await vi.advanceTimersByTimeAsync(500);
    expect(value('address_1')).toBe('high');
    expect(events).toEqual([]);
    expect(page.problems.map(({ what }) => what)).toEqual(['Error selecting address from provider']);
  });
});

describe('providers', () => {
  it('that were refused before the code had come are reported then, and later ones at once', async () => {
    registry().registerAddressAutocompleteProvider(provider({ search: undefined }));
    const told = () => page.problems.map(({ what }) => what.replace('Error registering address provider: ', ''));
    await begin();
    expect(told()).toEqual(['Address provider must have a search function']);
    registry().registerAddressAutocompleteProvider(null);
    registry().registerAddressAutocompleteProvider(provider());
    registry().registerAddressAutocompleteProvider(provider());
    expect(page.problems.every(({ what }) => what.startsWith('Error registering address provider: '))).toBe(true);
    expect(told().slice(1)).toEqual([
      'Address provider must be a valid object',
      'Address provider with ID "maps" is already registered.',
    ]);
  });

  it('that register late serve at once, and answer a shopper who is typing already', async () => {
    await begin();
    await type('high');
    expect(isShown()).toBe(false);
    expect(registry().registerAddressAutocompleteProvider(provider())).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(isShown()).toBe(true);
    expect(registry().getActiveProvider('billing')?.id).toBe('maps');
  });

  it('are asked in the server’s order', async () => {
    await begin(provider({ id: 'post' }), provider());
    expect(registry().getActiveProvider('billing')?.id).toBe('maps');
  });

  it('that throw when they are asked for a country do not serve it', async () => {
    const broken = provider({
      canSearch: () => {
        throw new Error('lies');
      },
    });
    await begin(broken, provider({ id: 'post' }));
    expect(registry().getActiveProvider('billing')?.id).toBe('post');
    expect(page.problems.map(({ what }) => what)).toEqual(['Address search error']);
  });

  it('whose list is broken are reported', async () => {
    page = setPage({ globals: { wc_address_autocomplete_common_params: { address_providers: '[{' } } });
    await begin();
    expect(page.problems.map(({ what }) => what)).toEqual(['Invalid address providers JSON']);
  });

  it('of the shop’s own are read from the config', async () => {
    const fetched: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      fetched.push(url);
      return new Response('[{"id":1,"label":"1 High Street"}]');
    });
    setPage({ addressEndpoint: '/places' });
    await begin();
    await type('high');
    await vi.advanceTimersByTimeAsync(200);
    expect(options().map(({ textContent }) => textContent)).toEqual(['1 High Street']);
    expect(fetched).toEqual([new URL('/places/search?query=high&country=GB&type=billing', document.baseURI).href]);
    vi.unstubAllGlobals();
  });
});

describe('an address service that only the markup names', () => {
  it.each(['https://elsewhere.example/', '/places'])('gets nothing of what is typed: %s', async (address) => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    find('form').dataset.addressEndpoint = address;
    await begin();
    await type('high');
    await vi.advanceTimersByTimeAsync(500);
    expect(fetched).not.toHaveBeenCalled();
    expect(page.problems.map(({ what }) => what)).toEqual([expect.stringContaining('addressEndpoint')]);
    vi.unstubAllGlobals();
  });

  it.each(['javascript:alert(1)', 'data:,', 7, ''])(
    'stays unused where the config says %o',
    async (addressEndpoint) => {
      const fetched = vi.fn();
      vi.stubGlobal('fetch', fetched);
      setPage({ addressEndpoint: addressEndpoint as string });
      await begin();
      await type('high');
      await vi.advanceTimersByTimeAsync(500);
      expect(fetched).not.toHaveBeenCalled();
      vi.unstubAllGlobals();
    },
  );
});

describe('branding', () => {
  const branding = () => {
    flush();
    return document.querySelector('.woocommerce-address-autocomplete-branding');
  };

  it('is shown with the list only', async () => {
    await begin(provider());
    expect(branding()).toBeNull();
    await type('high');
    await until(() => expect(branding()?.textContent).toBe('clean <i>Maps</i>'));
    press('Escape');
    expect(branding()).toBeNull();
  });

  it('does not come where the list has closed meanwhile', async () => {
    const brandingNodes = vi.fn(() => [document.createTextNode('late')]);
    vi.doMock('../../src/bridge/page/branding', () => ({ brandingNodes }));
    await begin(provider());
    await type('high');
    press('Escape');
    await until(() => expect(brandingNodes).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(0);
    expect(branding()).toBeNull();
  });

  it('is left out where DOMPurify cannot be loaded', async () => {
    vi.doMock('../../src/bridge/page/branding', () => {
      throw new Error('no such file');
    });
    await begin(provider());
    await type('high');
    await until(() => expect(page.problems.map(({ what }) => what)).toEqual(['The provider’s branding is not shown.']));
    expect(branding()).toBeNull();
    expect(isShown()).toBe(true);
  });
});

it('the island hears the country of an enhanced select, which changes through jQuery', async () => {
  const { default: jQuery } = await import('jquery');
  (window as { jQuery?: unknown }).jQuery = jQuery;
  await import('../../src/bridge/jquery/bridge');
  awaitJQuery();
  await begin(provider());
  country().value = 'FR';
  jQuery(country()).trigger('change');
  expect(registry().getActiveProvider('billing')).toBeNull();
  delete (window as { jQuery?: unknown }).jQuery;
});
