/** Reads the comparison's table. */
import { number, text } from '../../src/dom/attributes';
import { pictureName, productName } from '../../src/dom/productName';
import { REMOVE } from './contract';

export interface RemoveLink {
  /** The product's id; 0 where there is none. */
  productId: number;
  /**
   * The product's name from its title, else from its picture, because a shop can leave out the titles; "" where there
   * is neither.
   */
  name: string;
  /** The link's text, which may be translated. */
  words: string;
}

/** Reads a column's remove link. */
export const readRemoveLink = (link: Element): RemoveLink => ({
  productId: number(link, 'data-pid') ?? 0,
  name: productName(link) || pictureName(link.closest('td')),
  words: link.textContent?.trim() ?? '',
});

/** The cells of each product, by the product's id. */
export type Columns = Map<number, HTMLElement[]>;

const cellsIn = (row: Element) =>
  [...row.children].filter((cell): cell is HTMLElement => cell instanceof HTMLElement && cell.localName === 'td');

/**
 * Reads which cells belong to which product. Most rows leave out products that the shop no longer has. Rows of
 * attributes have a cell for each id of the list, on the page also for an id that is in it twice. Cells of any other
 * row belong to no product.
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

/** Reads the address that a copy button copies, and its confirmation. */
export const readCopyButton = (button: Element): { link: string; message: string } => ({
  link: text(button, 'data-share-url'),
  message: text(button, 'data-message'),
});
