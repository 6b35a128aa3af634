import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Filters } from '../../src/rules/loopFilter';
import type { LoopRequest } from '../../widgets/loop-filter/api';
import type { LoopFilter } from '../../widgets/loop-filter/contract';
import { adopt, press } from '../../widgets/loop-filter/enhance';
import { readFilter, readPressed } from '../../widgets/loop-filter/read';
import { filtersAt, isSame, stateOf, termsAfter, without } from '../../widgets/loop-filter/rules';
import { createLoopFilterStore, type LoopFilterStore } from '../../widgets/loop-filter/store';
import { visitAddress } from '../helpers/browser';
import { find, fixtureOf, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';
import { settle } from '../helpers/settle';

const asked: LoopRequest['widget_filters'][] = [];
vi.mock('../../widgets/loop-filter/api', () => ({
  refreshLoop: async ({ widget_filters }: LoopRequest) => {
    asked.push(widget_filters);
    return '<p>All of them.</p>';
  },
}));

const shelf = () => find('[data-id="7be01f2"]');

const filter: LoopFilter = {
  id: '7be01f2',
  loopId: '3f2a1bc',
  taxonomy: 'product_cat',
  logic: 'OR',
  slugs: ['ps5', 'switch', 'gift-cards'],
  base: { url: 'https://shop.example/games/', page: 1 },
};
const platform: LoopFilter = {
  ...filter,
  id: '5c81d3e',
  taxonomy: 'pa-platform',
  logic: 'DISABLED',
  slugs: ['handheld', 'console'],
};

describe('what is read from a filter', () => {
  beforeEach(() => showFixture('loop-filter'));

  it('is its loop, its taxonomy, how terms combine, and where the list begins', () => {
    expect(readFilter(shelf())).toEqual(filter);
    expect(readFilter(find('[data-id="5c81d3e"]'))).toEqual(platform);
  });

  it('is which of its terms are pressed; the button for all terms is not one of them', () => {
    expect(readPressed(shelf())).toEqual([]);
    find('[data-filter="ps5"]').setAttribute('aria-pressed', 'true');
    expect(readPressed(shelf())).toEqual(['ps5']);
  });

  it.each([
    ['no JSON'],
    ['[]'],
    ['{}'],
    ['null'],
    ['{"selected_element":"3f2a1bc"}'],
    ['{"selected_element":7,"taxonomy":"product_cat"}'],
  ])('is nothing where its settings are %s', (settings) => {
    shelf().setAttribute('data-settings', settings);
    expect(readFilter(shelf())).toBeUndefined();
  });

  it('is the first page where the markup names none', () => {
    find('.e-filter').removeAttribute('data-page-num');
    find('.e-filter').removeAttribute('data-base-url');
    expect(readFilter(shelf())?.base).toEqual({ url: '', page: 1 });
  });
});

describe('a press', () => {
  it.each<[logic: LoopFilter['logic'], before: string[], pressed: string, after: string[] | undefined]>([
    ['OR', [], 'ps5', ['ps5']],
    ['OR', ['ps5'], 'switch', ['ps5', 'switch']],
    ['AND', ['ps5', 'switch'], 'ps5', ['switch']],
    ['AND', ['ps5'], 'ps5', []],
    ['DISABLED', ['ps5'], 'switch', ['switch']],
    ['DISABLED', ['ps5'], 'ps5', []],
    ['OR', ['ps5', 'switch'], '__all', []],
    ['OR', [], '__all', undefined],
  ])('with %s on %j of %s leaves %j pressed', (logic, before, pressed, after) => {
    expect(termsAfter({ ...filter, logic }, before, pressed)).toEqual(after);
  });

  it.each([
    ['its loop is not on the page', () => find('[data-id="3f2a1bc"]').remove()],
    ['its button names no term', () => find('[data-filter="ps5"]').removeAttribute('data-filter')],
    ['its filter says nothing', () => shelf().removeAttribute('data-settings')],
  ])('is reported to developers where %s', (_what, damage) => {
    const { problems } = setPage();
    showFixture('loop-filter');
    const button = find('[data-filter="ps5"]');
    damage();
    press(button);
    expect(problems.map(({ island }) => island)).toEqual(['loop-filter']);
  });

  it('takes a term back in either of two filters on one taxonomy', async () => {
    // happy-dom does not find a class with an escaped digit.
    visitAddress('/games/?e-filter-fffffff-product_cat=ps5');
    document.body.innerHTML = fixtureOf('loop-filter').replaceAll('3f2a1bc', 'fffffff');
    find('[data-filter="__all"]').setAttribute('aria-pressed', 'false');
    find('[data-filter="ps5"]').setAttribute('aria-pressed', 'true');
    const second = shelf().cloneNode(true) as HTMLElement;
    second.dataset.id = 'aaaaaaa';
    shelf().after(second);
    for (const host of [shelf(), second]) adopt(host);
    press(find('[data-filter="ps5"]', second));
    await settle();
    expect([asked.at(-1), location.search, readPressed(shelf()), readPressed(second)]).toEqual([{}, '', [], []]);
  });

  it.each([
    ['as it was printed', 'ddddddd', '7be01f2'],
    ['by another name', 'eeeeeee', 'aaaaaaa'],
  ])('counts for a filter that is printed later, as in a popup that opens again: %s', async (_how, loop, id) => {
    visitAddress('/games/');
    document.body.innerHTML = fixtureOf('loop-filter').replaceAll('3f2a1bc', loop);
    const copy = shelf().cloneNode(true) as HTMLElement;
    copy.dataset.id = id;
    adopt(shelf());
    press(find('[data-filter="ps5"]'));
    await settle();
    shelf().replaceWith(copy);
    const calls = asked.length;
    adopt(copy);
    await settle();
    expect([readPressed(copy), find('[data-filter="__all"]').getAttribute('aria-pressed'), asked.length]).toEqual([
      ['ps5'],
      'false',
      calls,
    ]);
    press(find('[data-filter="switch"]'));
    await settle();
    expect([asked.at(-1)?.taxonomy?.product_cat?.terms, location.search, readPressed(copy)]).toEqual([
      ['ps5', 'switch'],
      `?e-filter-${loop}-product_cat=ps5~switch`,
      ['ps5', 'switch'],
    ]);
    press(find('[data-filter="ps5"]'));
    await settle();
    expect([readPressed(copy), location.search]).toEqual([['switch'], `?e-filter-${loop}-product_cat=switch`]);
  });

  it('is left to Elementor Pro where its own front end is at work', () => {
    const { problems } = setPage();
    showFixture('loop-filter');
    const page = window as { elementorProFrontend?: object };
    page.elementorProFrontend = {};
    adopt(shelf());
    press(find('[data-filter="ps5"]'));
    delete page.elementorProFrontend;
    expect(find('[data-filter="ps5"]').getAttribute('aria-pressed')).toBe('false');
    expect(find('[data-id="3f2a1bc"]').hasAttribute('aria-busy')).toBe(false);
    expect(problems).toEqual([]);
  });
});

describe('the filters’ terms at an address', () => {
  const none = new Map<string, string[]>();

  it('are assigned to the filters that have these terms', () => {
    const wide = { ...filter, id: 'aaaaaaa', slugs: ['rpg'] };
    const filters = filtersAt(
      { product_cat: { terms: ['ps5', 'rpg', 'unknown'], logicalJoin: 'OR' } },
      [filter, wide],
      none,
    );
    expect(filters['7be01f2']?.filterData.terms).toEqual(['ps5']);
    expect(filters.aaaaaaa?.filterData.terms).toEqual(['rpg']);
  });

  it('are joined as the filter says, and not joined for a single one', () => {
    expect(stateOf(filter, ['ps5']).filterData).toEqual({
      terms: ['ps5'],
      selectedTaxonomy: 'product_cat',
      logicalJoin: 'OR',
    });
    expect(stateOf(platform, ['console']).filterData).toEqual({ terms: ['console'], selectedTaxonomy: 'pa-platform' });
  });

  it('are the printed ones when the address names none', () => {
    const printed = new Map([['7be01f2', ['switch']]]);
    expect(filtersAt({}, [filter], printed)['7be01f2']?.filterData.terms).toEqual(['switch']);
    expect(filtersAt({ product_cat: { terms: ['ps5'] } }, [filter], printed)['7be01f2']?.filterData.terms).toEqual([
      'ps5',
    ]);
  });

  it('are kept for a taxonomy that no filter has', () => {
    expect(filtersAt({ brand: { terms: ['acme'], logicalJoin: 'AND' } }, [filter], none).brand).toEqual({
      filterType: 'taxonomy',
      filterData: { terms: ['acme'], selectedTaxonomy: 'brand', logicalJoin: 'AND' },
    });
  });

  it('lose a removed term in each filter on its taxonomy, and in no other', () => {
    const wide = { ...filter, id: 'aaaaaaa' };
    const brand = { ...platform, slugs: ['ps5'] };
    const filters: Filters = {
      a: stateOf(filter, ['ps5', 'switch']),
      b: stateOf(wide, ['ps5']),
      c: stateOf(brand, ['ps5']),
    };
    expect(without(filters, 'product_cat', ['ps5'])).toEqual({
      a: stateOf(filter, ['switch']),
      b: stateOf(wide, []),
      c: stateOf(brand, ['ps5']),
    });
  });

  it('are equal in any order, and with filters that have no terms', () => {
    const one: Filters = { a: stateOf(filter, ['ps5', 'switch']), b: stateOf(platform, []) };
    expect(isSame(one, { a: stateOf(filter, ['switch', 'ps5']) })).toBe(true);
    expect(isSame(one, { a: stateOf(filter, ['switch']) })).toBe(false);
    expect(isSame(one, { a: stateOf(filter, ['switch']), c: stateOf({ ...filter, id: 'c' }, ['ps5']) })).toBe(true);
  });
});

describe('the store', () => {
  const none: Filters = {};
  const ps5: Filters = { a: stateOf(filter, ['ps5']) };
  const both: Filters = { a: stateOf(filter, ['ps5', 'switch']) };
  let calls: { filters: Filters; isNew: boolean; resolve(): void; reject(cause: Error): void }[];
  let stopped: number;
  let store: LoopFilterStore;

  beforeEach(() => {
    calls = [];
    stopped = 0;
    store = createLoopFilterStore(none, {
      show: (filters, isNew) => new Promise((resolve, reject) => calls.push({ filters, isNew, resolve, reject })),
      stop: () => void stopped++,
    });
  });

  const shown = () => [store.$filters.get(), store.$isBusy.get()];

  it('shows a choice at once, and keeps it when the loop has followed', async () => {
    const chosen = store.choose(ps5, true);
    expect(shown()).toEqual([ps5, true]);
    expect(calls.map(({ filters, isNew }) => [filters, isNew])).toEqual([[ps5, true]]);
    calls[0]?.resolve();
    await chosen;
    expect(shown()).toEqual([ps5, false]);
  });

  it('restores the filters of the shown loop after a failure', async () => {
    const first = store.choose(ps5, true);
    calls[0]?.resolve();
    await first;
    const second = store.choose(both, true);
    calls[1]?.reject(new Error('HTTP 500'));
    await expect(second).rejects.toThrow('HTTP 500');
    expect(shown()).toEqual([ps5, false]);
  });

  it('restores the filters that were shown, not those of a replaced call', async () => {
    void store.choose(ps5, true);
    const second = store.choose(both, true);
    calls[1]?.reject(new Error('HTTP 500'));
    await expect(second).rejects.toThrow();
    expect(shown()).toEqual([none, false]);
  });

  it('accepts filters that another part has shown, and drops the call that is under way', () => {
    void store.choose(both, true);
    store.accept(ps5);
    expect(stopped).toBe(1);
    expect(shown()).toEqual([ps5, false]);
  });
});
