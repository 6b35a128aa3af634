import { describe, expect, it } from 'vitest';
import { readColumns } from '../../widgets/comparison-table/read';
import { find, showFixture } from '../helpers/fixture';

describe('a table’s columns', () => {
  const read = (...ids: number[]) => {
    const columns = readColumns(document, ids);
    return Object.fromEntries(
      [...columns].map(([id, cells]) => [id, cells.map((cell) => (cell.querySelector('h4') ?? cell).textContent)]),
    );
  };

  it('are the cells in a product’s place, in rows with one cell for each product or for each id', () => {
    showFixture('comparison-table');
    expect(read(12, 101, 77, 123)).toEqual({
      12: ['Paper Kingdoms', 'instock', 'PC'],
      101: ['Moonlight Drift', 'onbackorder', 'Switch'],
      123: ['Glasswing Saga', 'outofstock', 'PlayStation 5'],
    });
  });

  it('leave out rows that have neither number of cells', () => {
    showFixture('comparison-table');
    expect(read(12, 101, 123)[101]).toEqual(['Moonlight Drift', 'onbackorder']);
  });

  it('are none in a table without remove links', () => {
    showFixture('comparison-table');
    for (const link of document.querySelectorAll('.badge-comparison')) link.remove();
    expect(read(12, 101, 123)).toEqual({});
    document.body.innerHTML = '<table></table>';
    expect(read()).toEqual({});
  });

  it('belong to products only', () => {
    showFixture('comparison-table');
    find('.badge-comparison[data-pid="101"]').removeAttribute('data-pid');
    expect(Object.keys(read(12, 101, 77, 123))).toEqual(['12', '123']);
  });
});
