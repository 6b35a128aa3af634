import { atom, type WritableAtom } from 'nanostores';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageComparisonTable } from '../../src/actions/pageComparisonTable';
import type { ComparisonTableState } from '../../src/state/comparisonTable';
import { createLiveDialog } from '../../widgets/comparison-dialog/live';
import { readDialog } from '../../widgets/comparison-dialog/read';
import { createDialog } from '../../widgets/comparison-dialog/store';
import { setPage } from '../helpers/page';

describe('the comparison’s dialog', () => {
  let $table: WritableAtom<ComparisonTableState>;
  let $ids: WritableAtom<readonly number[]>;
  let parsed: string[];
  const create = () => {
    const store = createDialog({
      table: { $table, opener: () => null, close: () => $table.set({ ...$table.get(), isOpen: false }) },
      list: { $ids },
      parse(html) {
        parsed.push(html);
        return html ? [document.createTextNode(html)] : [];
      },
    });
    // A view that is mounted.
    store.$nodes.listen(() => {});
    return store;
  };

  beforeEach(() => {
    $table = atom({ isOpen: false });
    $ids = atom([]);
    parsed = [];
  });

  it('has no nodes while the table loads, and none for an empty list', () => {
    const { $nodes } = create();
    expect($nodes.get()).toBeUndefined();
    $table.set({ isOpen: true, html: '' });
    expect($nodes.get()).toEqual([]);
  });

  it('keeps its nodes when it is closed and opened, because columns may have been removed from them', () => {
    const { $nodes, close } = create();
    $table.set({ isOpen: true, html: '<table>' });
    const nodes = $nodes.get();
    close();
    $table.set({ ...$table.get(), isOpen: true });
    expect([$nodes.get() === nodes, parsed]).toEqual([true, ['<table>']]);
  });

  it('has new nodes for a new answer, even for the same words', () => {
    const { $nodes } = create();
    $table.set({ isOpen: true, html: '<table>' });
    const nodes = $nodes.get();
    $table.set({ isOpen: true });
    expect($nodes.get()).toBeUndefined();
    $table.set({ isOpen: true, html: '<table>' });
    expect($nodes.get()).not.toBe(nodes);
    expect(parsed).toEqual(['<table>', '<table>']);
  });

  it('has links that add on the page, not at the route that printed them', () => {
    setPage();
    const { $nodes } = createLiveDialog();
    const $live = pageComparisonTable().$table as WritableAtom<ComparisonTableState>;
    const hrefs = [
      '/wp-json/shopengine-builder/v1/comparison/comparison_table/?pid=12&#038;add-to-cart=12',
      '/index.php?rest_route=%2Fshopengine-builder%2Fv1%2Fcomparison%2Fcomparison_table%2F&#038;pid=12&#038;add-to-cart=13',
      'https://shop.example/product/console/',
      '/shop/?orderby=price&#038;add-to-cart=14',
    ];
    $live.set({ isOpen: true, html: hrefs.map((href) => `<a href="${href}">Add</a>`).join('') });
    expect($nodes.get()?.map((link) => (link as Element).getAttribute('href'))).toEqual([
      '?add-to-cart=12',
      '?add-to-cart=13',
      'https://shop.example/product/console/',
      '/shop/?orderby=price&add-to-cart=14',
    ]);
  });

  it('counts the products in the list', () => {
    const { $count } = create();
    $ids.set([12, 101]);
    expect($count.get()).toBe(2);
  });

  it('reads nothing of its wrapper', () => {
    expect(readDialog()).toEqual({});
  });
});
