/** Reads the comparison's table. */
import { number, text } from '../../src/dom/attributes';
import { productName } from '../../src/dom/productName';
import { REMOVE } from './contract';

export interface RemoveLink {
  /** 0 where there is none. */
  productId: number;
  /** "" where the column has none. */
  name: string;
  /** The link's own words, which may be translated. */
  words: string;
}

export const readRemoveLink = (link: Element): RemoveLink => ({
  productId: number(link, 'data-pid') ?? 0,
  name: productName(link),
  words: link.textContent?.trim() ?? '',
});

/** The cells of each product, by its id. */
export type Columns = Map<number, HTMLElement[]>;

const cellsIn = (row: Element) => [...row.children].filter((cell): cell is HTMLElement => cell instanceof HTMLElement && cell.localName === 'td');

/**
 * Reads which cells are which product's. Products that the shop no longer has are left out of most rows, but have a
 * cell in rows of attributes: such a row has a cell for each id of the list, on the page twice for one that is in it
 * twice. Cells of a row that fits none of these are nobody's.
 * @param ids the cookie's ids when the table was printed
 */
export function readColumns(host: ParentNode, ids: readonly number[]): Columns {
  const rows = [...host.querySelectorAll('tr')].map(cellsIn);
  const shown = (rows.find((cells) => cells.some((cell) => cell.querySelector(REMOVE))) ?? []).map((cell) => {
    const link = cell.querySelector(REMOVE);
    return link ? readRemoveLink(link).productId : 0;
  });
  const orders = [shown, ids, [...new Set(ids)]];
  const columnOf = (productId: number) =>
    rows.flatMap((cells) => {
      const order = orders.find(({ length }) => length === cells.length) ?? [];
      return cells.filter((_cell, index) => order[index] === productId);
    });
  return new Map(shown.filter(Boolean).map((productId) => [productId, columnOf(productId)]));
}

/** What a copy button says and copies. */
export const readCopyButton = (button: Element): { link: string; message: string } => ({
  link: text(button, 'data-share-url'),
  message: text(button, 'data-message'),
});
