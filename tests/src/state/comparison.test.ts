import { beforeEach, describe, expect, it } from 'vitest';
import { pageComparison } from '../../../src/actions/pageLists';
import { createComparisonList } from '../../../src/state/comparison';

describe('the comparison list', () => {
  let cookie: string;
  let log: string[];
  const create = () => {
    const list = createComparisonList({
      readCookie: () => cookie,
      tell: (change, id) => void log.push(`${change} ${id}`),
    });
    list.$ids.listen((ids) => log.push(ids.join()));
    return list;
  };
  beforeEach(() => {
    cookie = '1%2C2';
    log = [];
  });

  it('has the cookie’s ids at the start', () => {
    expect(create().$ids.get()).toEqual([1, 2]);
  });

  it('is read again after a change, and then announced', () => {
    const list = create();
    cookie = '1';
    list.changed('Removed', 2);
    expect(log).toEqual(['1', 'Removed 2']);
  });

  it('is not announced where nothing has changed', () => {
    const list = create();
    cookie = '1,2';
    list.refresh();
    expect(log).toEqual([]);
  });
});

describe('the page’s comparison list', () => {
  const setCookie = (ids: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
    document.cookie = `shopengine_comparison_id_list=${ids}; path=/`;
  };

  it('announces a change on the window, and to other tabs through the storage', () => {
    const told: unknown[] = [];
    addEventListener('shopengineComparisonProductAdded', (event) => told.push((event as CustomEvent).detail), {
      once: true,
    });
    pageComparison().changed('Added', 7);
    expect(told).toEqual([{ product_id: 7 }]);
    expect(Number(localStorage.getItem('shop-islands:comparison'))).toBeGreaterThan(0);
  });

  it.each<[what: string, tell: () => void]>([
    [
      'another script tells of a change',
      () => dispatchEvent(new CustomEvent('shopengineComparisonProductRemoved', { detail: {} })),
    ],
    ['another tab does', () => dispatchEvent(new StorageEvent('storage', { key: 'shop-islands:comparison' }))],
    ['the tab is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the page comes back', () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))],
  ])('is read again when %s', (_what, tell) => {
    setCookie('1');
    const list = pageComparison();
    setCookie('1%2C5');
    tell();
    expect(list.$ids.get()).toEqual([1, 5]);
  });

  it('is one object, however often it is asked for', () => {
    expect(pageComparison()).toBe(pageComparison());
  });
});
