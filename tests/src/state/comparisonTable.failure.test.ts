import { describe, expect, it } from 'vitest';
import { asked, cookie, createTable, freshTable, last, log, settle } from './comparisonTableCalls';

describe('the comparison table', () => {
  freshTable();

  it('says that it did not load, and tries again when told to', async () => {
    const table = createTable();
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

  it('does not send a product again that is in the cookie already', async () => {
    const table = createTable();
    table.open({ pid: 101 });
    await settle();
    cookie.push(101);
    await last().fail();
    expect(log).toEqual(['error', 'Added 101']);
    table.$table.get().retry?.();
    await settle();
    expect(asked()).toEqual(['table 101', 'table 0']);
  });

  it('sends what waited after a failure only when the shopper tries again', async () => {
    const table = createTable();
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

  it('reports a failure that no dialog shows', async () => {
    const table = createTable();
    table.open({ pid: 101 });
    await settle();
    table.close();
    await last().fail();
    expect(log).toEqual(['error', expect.any(Function)]);
    (log[1] as () => void)();
    await settle();
    expect([asked(), table.$table.get()]).toEqual([['table 101', 'table 101'], { isOpen: true }]);
  });
});
