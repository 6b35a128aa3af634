import { describe, expect, it } from 'vitest';
import { pageComparisonTable } from '../../../src/actions/pageComparisonTable';
import { asked, createTable, freshTable, last, log, settle } from './comparisonTableCalls';

describe('the comparison table', () => {
  freshTable();

  it('opens before its answer has come, and announces the product after it', async () => {
    const table = createTable();
    const done = table.open({ pid: 101 });
    expect(table.$table.get()).toEqual({ isOpen: true });
    await settle();
    expect([asked(), log]).toEqual([['table 101'], []]);
    await last().answer('<table>');
    await done;
    expect([table.$table.get(), log]).toEqual([{ isOpen: true, html: '<table>' }, ['Added 101']]);
  });

  it('adds nothing with product 0', async () => {
    const table = createTable();
    table.open({ pid: 0 });
    await settle();
    await last().answer('');
    expect([table.$table.get().html, log]).toEqual(['', []]);
  });

  it('stays closed when it was closed before the answer', async () => {
    const table = createTable();
    table.open({ pid: 101 });
    await settle();
    table.close();
    await last().answer('<table>');
    expect([table.$table.get().isOpen, log]).toEqual([false, ['Added 101']]);
  });

  it('asks once for the same product, and can be opened again while the call is on its way', async () => {
    const table = createTable();
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
    const table = createTable();
    for (const html of ['<first>', '<second>']) {
      table.open({ pid: 101 });
      expect(table.$table.get().html).toBeUndefined();
      await settle();
      await last().answer(html);
      table.close();
    }
    expect([asked(), table.$table.get().html]).toEqual([['table 101', 'table 101'], '<second>']);
  });

  it('makes another product wait its turn, and shows only the last table', async () => {
    const table = createTable();
    table.open({ pid: 101 });
    table.open({ pid: 102 });
    await settle();
    expect(asked()).toEqual(['table 101']);
    await last().answer('<one>');
    expect([asked(), table.$table.get().html]).toEqual([['table 101', 'table 102'], undefined]);
    await last().answer('<both>');
    expect([table.$table.get().html, log]).toEqual(['<both>', ['Added 101', 'Added 102']]);
  });

  it('knows the control that opened it', () => {
    const table = createTable();
    expect(table.opener()).toBeNull();
    const button = document.createElement('a');
    table.open({ pid: 101 }, () => button);
    table.open({ pid: 101 });
    expect(table.opener()).toBe(button);
  });

  it('is one object, however often it is asked for', () => {
    expect(pageComparisonTable()).toBe(pageComparisonTable());
  });
});
