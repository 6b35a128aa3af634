import { atom } from 'nanostores';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageComparisonTable } from '../../../src/actions/pageComparisonTable';
import type { FormFields } from '../../../src/api/form';
import { createComparisonTable } from '../../../src/state/comparisonTable';
import { type Held, hold } from '../../helpers/held';

interface Call extends Held<string> {
  what: string;
}

describe('the comparison table', () => {
  let calls: Call[];
  let log: unknown[];
  let cookie: number[];

  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  const call = (what: string) => {
    const { promise, ...ends } = hold<string>(settle);
    calls.push({ what, ...ends });
    return promise;
  };
  const create = () => {
    const $ids = atom<readonly number[]>([]);
    return createComparisonTable({
      fetchTable: (payload: FormFields) => call(`table ${payload.pid}`),
      removeProduct: (productId) => call(`remove ${productId}`),
      list: {
        $ids,
        refresh: () => $ids.set([...cookie]),
        changed: (change, productId) => void log.push(`${change} ${productId}`),
      },
      onError: () => log.push('error'),
      onUnseen: (retry) => log.push(retry),
    });
  };
  const last = () => {
    const one = calls.at(-1);
    if (!one) throw new Error('Nothing was asked.');
    return one;
  };
  const asked = () => calls.map(({ what }) => what);

  beforeEach(() => {
    calls = [];
    log = [];
    cookie = [];
  });

  it('opens before its answer is there, and tells of the product after it', async () => {
    const table = create();
    const done = table.open({ pid: 101 });
    expect(table.$table.get()).toEqual({ isOpen: true });
    await settle();
    expect([asked(), log]).toEqual([['table 101'], []]);
    await last().answer('<table>');
    await done;
    expect([table.$table.get(), log]).toEqual([{ isOpen: true, html: '<table>' }, ['Added 101']]);
  });

  it('adds nothing with product 0', async () => {
    const table = create();
    table.open({ pid: 0 });
    await settle();
    await last().answer('');
    expect([table.$table.get().html, log]).toEqual(['', []]);
  });

  it('stays closed when it was closed before the answer', async () => {
    const table = create();
    table.open({ pid: 101 });
    await settle();
    table.close();
    await last().answer('<table>');
    expect([table.$table.get().isOpen, log]).toEqual([false, ['Added 101']]);
  });

  it('asks once for the same product, and opens again while it is on its way', async () => {
    const table = create();
    table.open({ pid: 101 });
    table.close();
    table.open({ pid: '101' });
    table.open({ pid: 0 });
    await settle();
    expect([asked(), table.$table.get().isOpen]).toEqual([['table 101'], true]);
    await last().answer('<table>');
    expect([asked(), log]).toEqual([['table 101'], ['Added 101']]);
  });

  it('asks anew for each opening', async () => {
    const table = create();
    for (const html of ['<first>', '<second>']) {
      table.open({ pid: 101 });
      expect(table.$table.get().html).toBeUndefined();
      await settle();
      await last().answer(html);
      table.close();
    }
    expect([asked(), table.$table.get().html]).toEqual([['table 101', 'table 101'], '<second>']);
  });

  it('lets another product wait its turn, and shows the last table only', async () => {
    const table = create();
    table.open({ pid: 101 });
    table.open({ pid: 102 });
    await settle();
    expect(asked()).toEqual(['table 101']);
    await last().answer('<one>');
    expect([asked(), table.$table.get().html]).toEqual([['table 101', 'table 102'], undefined]);
    await last().answer('<both>');
    expect([table.$table.get().html, log]).toEqual(['<both>', ['Added 101', 'Added 102']]);
  });

  it('says that it did not load, and tries again when told to', async () => {
    const table = create();
    table.open({ pid: 101 });
    await settle();
    await last().fail();
    expect([table.$table.get(), log]).toEqual([{ isOpen: true, retry: expect.any(Function) }, ['error']]);
    table.$table.get().retry?.();
    expect(table.$table.get()).toEqual({ isOpen: true });
    await settle();
    await last().answer('<table>');
    expect([asked(), table.$table.get().html]).toEqual([['table 101', 'table 101'], '<table>']);
  });

  it('does not send a product again that the cookie has already', async () => {
    const table = create();
    table.open({ pid: 101 });
    await settle();
    cookie = [101];
    await last().fail();
    expect(log).toEqual(['error', 'Added 101']);
    table.$table.get().retry?.();
    await settle();
    expect(asked()).toEqual(['table 101', 'table 0']);
  });

  it('sends what waited after a failure only when told to', async () => {
    const table = create();
    table.open({ pid: 101 });
    table.open({ pid: 102 });
    await settle();
    await last().fail();
    expect(asked()).toEqual(['table 101']);
    const { retry } = table.$table.get();
    table.close();
    table.open({ pid: 103 });
    await settle();
    expect(asked()).toEqual(['table 101', 'table 103']);
    await last().answer('<table>');
    retry?.();
    await settle();
    await last().answer('<one>');
    expect(asked().slice(2)).toEqual(['table 101', 'table 102']);
  });

  it('tells of a failure that no dialog shows', async () => {
    const table = create();
    table.open({ pid: 101 });
    await settle();
    table.close();
    await last().fail();
    expect(log).toEqual(['error', expect.any(Function)]);
    (log[1] as () => void)();
    await settle();
    expect([asked(), table.$table.get()]).toEqual([['table 101', 'table 101'], { isOpen: true }]);
  });

  it('knows what opened it', () => {
    const table = create();
    expect(table.opener()).toBeNull();
    const button = document.createElement('a');
    table.open({ pid: 101 }, () => button);
    table.open({ pid: 101 });
    expect(table.opener()).toBe(button);
  });

  it('removes, tells, and gives the new address', async () => {
    const removing = create().remove(101);
    await settle();
    await last().answer('/?comparison=yes');
    expect([await removing, asked(), log]).toEqual(['/?comparison=yes', ['remove 101'], ['Removed 101']]);
  });

  it('rejects where the product is still in', async () => {
    cookie = [101];
    const removing = create().remove(101);
    await settle();
    last().fail();
    await expect(removing).rejects.toThrow('no');
    expect(log).toEqual([]);
  });

  it('counts a removal as done when only its answer was lost', async () => {
    cookie = [12];
    const removing = create().remove(101);
    await settle();
    last().fail();
    expect([await removing, log]).toEqual(['', ['Removed 101']]);
  });

  it('makes one call at a time: the server writes the whole list', async () => {
    const table = create();
    cookie = [1, 2];
    table.remove(1).catch(() => log.push('failed'));
    table.remove(2);
    table.open({ pid: 3 });
    await settle();
    expect(asked()).toEqual(['remove 1']);
    await last().fail();
    expect([asked(), log]).toEqual([['remove 1', 'remove 2'], ['failed']]);
    await last().answer('');
    expect(asked()).toEqual(['remove 1', 'remove 2', 'table 3']);
  });

  it('is one, however often it is asked for', () => {
    expect(pageComparisonTable()).toBe(pageComparisonTable());
  });
});
