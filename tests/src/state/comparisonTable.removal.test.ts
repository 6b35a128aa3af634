import { describe, expect, it } from 'vitest';
import { asked, cookie, createTable, freshTable, last, log, settle } from './comparisonTableCalls';

describe('the comparison table', () => {
  freshTable();

  it('removes a product, announces that, and returns the new address', async () => {
    const removing = createTable().remove(101);
    await settle();
    await last().answer('/?comparison=yes');
    expect([await removing, asked(), log]).toEqual(['/?comparison=yes', ['remove 101'], ['Removed 101']]);
  });

  it('rejects a removal after which the product is still in the list', async () => {
    cookie.push(101);
    const removing = createTable().remove(101);
    await settle();
    last().fail();
    await expect(removing).rejects.toThrow('no');
    expect(log).toEqual([]);
  });

  it('counts a removal as done when only its answer was lost', async () => {
    cookie.push(12);
    const removing = createTable().remove(101);
    await settle();
    last().fail();
    expect([await removing, log]).toEqual(['', ['Removed 101']]);
  });

  it('makes one call at a time: the server writes the whole list', async () => {
    const table = createTable();
    cookie.push(1, 2);
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
});
