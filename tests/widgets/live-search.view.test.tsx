import { atom } from 'nanostores';
import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountView } from '../../src/island/react';
import type { ViewIsland } from '../../src/island/types';
import type { SearchProps } from '../../widgets/live-search/contract';
import { createResults } from '../../widgets/live-search/page/results';
import { readProps } from '../../widgets/live-search/read';
import type { LiveSearch } from '../../widgets/live-search/store';
import { View } from '../../widgets/live-search/View';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';

const item = (name: string) =>
  `<div class="shopengine-search-product__item"><div class="shopengine-search-product__item--content"><a href="#${name}">${name}</a></div></div>`;
const resultsOf = (...names: string[]) =>
  createResults(
    `<div class="shopengine-search-product">${names.map(item).join('') || 'Nothing'}</div>`,
    'panel',
    '',
    undefined,
  );
const question = { term: 'moon', query: 's=moon' };

let log: string[];
let complaints: unknown[][];
let number = 0;
const $state: LiveSearch['$state'] & { set(state: ReturnType<LiveSearch['$state']['get']>): void } = atom({
  isLoading: false,
  isOpen: false,
});
const store: LiveSearch = {
  $state,
  $isWanted: atom(true),
  $isShown: atom(false),
  come() {},
  show: (isShown) => void log.push(`shown ${isShown}`),
  change() {},
  retry: () => void log.push('retry'),
  open: () => false,
  close: () => void log.push('close'),
  page: () => '/?s=moon',
  reopen: () => !!log.push('reopen'),
  release() {},
};
const island: ViewIsland<SearchProps | undefined, LiveSearch> = {
  name: 'live-search',
  mode: 'beside',
  read: readProps,
  createStore: () => store,
  View,
};

const form = () => find('form');
const input = () => find<HTMLInputElement>('[name="s"]');
const panel = () => find('.shopengine-search-result-container');
const rows = () => [...document.querySelectorAll('[role="row"]')];
const show = (...names: string[]) =>
  act(async () =>
    $state.set({ isLoading: false, isOpen: true, answer: { question, number: ++number, found: resultsOf(...names) } }),
  );
const fail = () =>
  act(async () =>
    $state.set({ isLoading: false, isOpen: true, answer: { question, number: ++number, cause: new Error('down') } }),
  );
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
  showFixture('live-search');
  $state.set({ isLoading: false, isOpen: false });
});
afterEach(() => vi.unstubAllGlobals());

describe('the results’ view', () => {
  let root: ReturnType<typeof createRoot>;
  let before: string;

  beforeEach(async () => {
    before = form().outerHTML;
    const place = document.createElement('div');
    form().after(place);
    root = createRoot(place);
    const props = readProps(form());
    await act(async () =>
      root.render(
        <StrictMode>
          <View props={props} store={store} />
        </StrictMode>,
      ),
    );
    log = [];
  });
  afterEach(() => act(async () => root.unmount()));

  it('changes nothing of the form while nothing is found, and restores the form in the end', async () => {
    expect(form().outerHTML).toBe(before);
    await show('Tide', 'Drift');
    await press('ArrowDown');
    expect([
      panel().getAttribute('role'),
      panel().getAttribute('aria-label'),
      input().getAttribute('aria-expanded'),
    ]).toEqual(['grid', 'Search results', 'true']);
    await act(async () => root.unmount());
    expect([form().outerHTML, complaints]).toEqual([before, []]);
  });

  it('shows the server’s own nodes, and says how many results there are', async () => {
    const found = resultsOf('Tide', 'Drift');
    await act(async () =>
      $state.set({ isLoading: false, isOpen: true, answer: { question, number: ++number, found } }),
    );
    expect(found.nodes[0]?.isConnected).toBe(true);
    expect([find('[role="status"]').textContent, rows().map((row) => row.getAttribute('aria-selected'))]).toEqual([
      '2 results',
      ['false', 'false'],
    ]);
  });

  it('is no grid where nothing was found', async () => {
    await show('Tide');
    await show();
    expect([panel().hasAttribute('role'), find('[role="status"]').textContent]).toEqual([false, 'Nothing']);
  });

  it('tells its store when it is shown and when it is hidden', async () => {
    await show('Tide');
    expect(log).toEqual(['shown false', 'shown true']);
    await act(async () => $state.set({ ...$state.get(), isOpen: false }));
    expect(log.at(-1)).toBe('shown false');
  });

  it('has the keys of a grid', async () => {
    await press('ArrowDown');
    await show('Tide', 'Drift');
    log = [];
    const selected = async (key: string) => {
      await press(key);
      return rows().findIndex((row) => row.getAttribute('aria-selected') === 'true');
    };
    const seen = [];
    for (const key of ['Home', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowLeft'])
      seen.push(await selected(key));
    expect(seen).toEqual([-1, 0, 1, 0, 1, 0, -1]);
    expect(log.map((one) => one.split(' ')[1])).toEqual(['left', 'taken', 'taken', 'taken', 'taken', 'taken', 'left']);
  });

  it('announces each failure anew, with a button to try again', async () => {
    await fail();
    const first = find('[role="alert"]');
    expect(find('a', first).getAttribute('href')).toBe('/?s=moon');
    await fail();
    expect(first.isConnected).toBe(false);
    await act(async () => find('[role="alert"] button').click());
    expect([log.at(-1), document.activeElement]).toEqual(['retry', input()]);
  });
});

describe('as an island', () => {
  it('can be mounted, taken off and mounted again', async () => {
    const html = document.body.innerHTML;
    for (const _round of [1, 2]) {
      let unmount: (() => void) | undefined;
      await act(async () => {
        ({ unmount } = mountView(island, form(), (cause) => void log.push(`${cause}`)));
      });
      await show('Tide');
      expect(rows()).toHaveLength(1);
      await act(async () => unmount?.());
      find('[role="status"]').remove();
      expect(document.body.innerHTML).toBe(html);
      await act(async () => $state.set({ isLoading: false, isOpen: false }));
    }
    expect(complaints).toEqual([]);
  });

  it('that throws gives the server’s form back', async () => {
    const html = document.body.innerHTML;
    const causes: unknown[] = [];
    await act(async () => void mountView(island, form(), (cause) => void causes.push(cause)));
    await fail();
    await act(async () =>
      $state.set({ isLoading: false, isOpen: true, answer: { question, number: ++number, found: undefined as never } }),
    );
    expect([causes.length, document.body.innerHTML]).toEqual([1, html]);
    expect(log.at(-1)).toBe('shown false');
  });

  it('shows nothing beside a form that lacks a part', async () => {
    find('.shopengine-search-result').remove();
    await act(async () => void mountView(island, form(), (cause) => void log.push(`${cause}`)));
    expect([log, find('[data-island-view]').childElementCount]).toEqual([[], 0]);
  });
});
