import { atom } from 'nanostores';
import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountView } from '../../src/island/react';
import type { ViewIsland } from '../../src/island/types';
import type { AddressProps } from '../../widgets/address-autocomplete/contract';
import type { AddressState } from '../../widgets/address-autocomplete/list.store';
import { readProps } from '../../widgets/address-autocomplete/read';
import type { AddressStore } from '../../widgets/address-autocomplete/store';
import { View } from '../../widgets/address-autocomplete/View';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';

const suggestionsOf = (...labels: string[]) =>
  labels.map((label, index) => ({ id: `${index}`, label, matches: [{ offset: 2, length: 4 }] }));

let log: string[];
let complaints: unknown[][];
const $state = atom<AddressState>({ suggestions: [] });
const $branding = atom<readonly Node[]>([]);
const store: AddressStore = {
  $state,
  $branding,
  $isWanted: atom(true),
  come() {},
  serve() {},
  async type() {},
  choose: async (index) => void log.push(`choose ${index}`),
  leave() {},
  stay() {},
  close: () => void log.push('close'),
};
const island: ViewIsland<AddressProps | undefined, AddressStore> = {
  name: 'address-autocomplete',
  mode: 'beside',
  read: readProps,
  createStore: () => store,
  View,
};

const input = () => find<HTMLInputElement>('#billing_address_1');
const list = () => find('[role="listbox"]');
const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
const attributes = () =>
  Object.fromEntries(
    input()
      .getAttributeNames()
      .map((name) => [name, input().getAttribute(name)]),
  );
const show = (...labels: string[]) => act(async () => $state.set({ suggestions: suggestionsOf(...labels) }));
const press = (key: string) =>
  act(
    async () =>
      void log.push(
        `${key} ${input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })) ? 'left' : 'taken'}`,
      ),
  );

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  log = [];
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
  setPage();
  showFixture('address-autocomplete');
  $state.set({ suggestions: [] });
  $branding.set([]);
});
afterEach(() => vi.unstubAllGlobals());

describe('the suggestions’ view', () => {
  let root: ReturnType<typeof createRoot>;
  let before: Record<string, string | null>;

  beforeEach(async () => {
    before = attributes();
    input().focus();
    const place = document.createElement('div');
    input().after(place);
    root = createRoot(place);
    const props = readProps(input());
    await act(async () =>
      root.render(
        <StrictMode>
          <View props={props} store={store} />
        </StrictMode>,
      ),
    );
  });
  afterEach(() => act(async () => root.unmount()));

  it('changes nothing of the field while nothing is found, and causes no warning of React’s', async () => {
    expect([attributes(), list().parentElement?.style.display, document.activeElement]).toEqual([
      before,
      'none',
      input(),
    ]);
    await press('ArrowDown');
    await press('Escape');
    expect(log).toEqual(['ArrowDown left', 'Escape left']);
    await show('1 High Street');
    expect(complaints).toEqual([]);
  });

  it('gives the field what a combobox has, and takes it back', async () => {
    await show('1 High Street');
    expect(attributes()).toEqual({
      ...before,
      'aria-expanded': 'true',
      'aria-controls': list().id,
      'data-original-autocomplete': before.autocomplete,
      autocomplete: 'none',
      'data-lpignore': 'true',
      'data-op-ignore': 'true',
      'data-1p-ignore': 'true',
    });
    await show();
    expect(attributes()).toEqual(before);
    await show('1 High Street');
    await press('ArrowDown');
    await act(async () => root.unmount());
    expect([attributes(), document.activeElement]).toEqual([before, input()]);
  });

  it('highlights with a key, from the beginning whenever the shopper types on', async () => {
    await show('1 High Street', '2 High Street');
    await press('ArrowUp');
    expect(
      options().map((option) => [option.className, option.ariaSelected ?? option.getAttribute('aria-selected')]),
    ).toEqual([
      ['', 'false'],
      ['active', 'true'],
    ]);
    expect(input().getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
    await press('s');
    await act(async () => $state.set({ ...$state.get() }));
    expect([document.querySelector('.active'), input().hasAttribute('aria-activedescendant')]).toEqual([null, false]);
    await press('Enter');
    expect(log).toEqual(['ArrowUp taken', 's left', 'Enter left']);
  });

  it.each(['g', 'Backspace'])(
    'keeps Enter from the form where an answer has taken the highlight away, until %s',
    async (key) => {
      await show('1 High St', '2 High St');
      await press('ArrowDown');
      await show('1 High Street', '2 High Street');
      await press('Enter');
      await press(key);
      await press('Enter');
      await press('ArrowDown');
      await press('Enter');
      expect(log).toEqual([
        'ArrowDown taken',
        'Enter taken',
        `${key} left`,
        'Enter left',
        'ArrowDown taken',
        'choose 0',
        'Enter taken',
      ]);
    },
  );

  it('tells its store which suggestion is chosen and that the list closes', async () => {
    await show('1 High Street', '2 High Street');
    await press('ArrowDown');
    await press('Enter');
    options()[1]?.click();
    await press('Escape');
    await press('Home');
    expect(log).toEqual([
      'ArrowDown taken',
      'choose 0',
      'Enter taken',
      'choose 1',
      'close',
      'Escape taken',
      'Home left',
    ]);
  });

  it('shows the branding’s own nodes', async () => {
    const node = document.createTextNode('Maps');
    await show('1 High Street');
    await act(async () => $branding.set([node]));
    expect(find('.woocommerce-address-autocomplete-branding').firstChild).toBe(node);
  });
});

describe('the view as an island', () => {
  it('can be mounted, taken off and mounted again', async () => {
    const html = document.body.innerHTML;
    for (const _round of [1, 2]) {
      let unmount: (() => void) | undefined;
      await act(async () => {
        ({ unmount } = mountView(island, input(), (cause) => void log.push(`${cause}`)));
      });
      await show('1 High Street');
      expect(options()).toHaveLength(1);
      await act(async () => unmount?.());
      expect(document.body.innerHTML).toBe(html);
      await show();
    }
    expect([log, complaints]).toEqual([[], []]);
  });

  it('that throws gives the server’s field back', async () => {
    const html = document.body.innerHTML;
    await act(async () => void mountView(island, input(), (cause) => void log.push(`${(cause as Error).name}`)));
    await show('1 High Street');
    await act(async () => $state.set({ suggestions: [undefined as never] }));
    expect([log, document.body.innerHTML]).toEqual([['TypeError'], html]);
  });

  it('shows nothing at a host that is no field of an address', async () => {
    await act(async () => void mountView(island, find('form'), (cause) => void log.push(`${cause}`)));
    expect([log, document.querySelector('[role="listbox"]')]).toEqual([[], null]);
  });
});
