/** Owns the columns of a table: takes a product's column out, puts it back, and acts when none is left. */

import { pageComparisonTable } from '../../../src/actions/pageComparisonTable';
import { readCookie } from '../../../src/bridge/page/cookies';
import { moveFocus } from '../../../src/dom/focus';
import { COMPARISON_COOKIE, listedIds } from '../../../src/rules/comparison';
import { say } from '../../../src/texts/say';
import { noComparison } from '../../../src/texts/table';
import { make } from '../../../src/ui/make';
import { CONTENT, EMPTY, MODAL, REMOVE } from '../contract';
import { type Columns, readColumns } from '../read';

type PutBack = () => void;

const known = new WeakMap<HTMLElement, Columns>();

/** The columns that a table has now. They are read once, because rows that have lost cells could not be read again. */
export function columnsOf(host: HTMLElement): Columns {
  const columns = known.get(host) ?? readColumns(host, listedIds(readCookie(COMPARISON_COOKIE)));
  known.set(host, columns);
  return columns;
}

/** Takes a node out, and keeps its place with a comment, because other columns may go and come back meanwhile. */
function takeOut(node: HTMLElement, ...instead: HTMLElement[]): PutBack {
  const place = new Comment();
  node.replaceWith(place, ...instead);
  return () => {
    place.replaceWith(node);
    for (const one of instead) one.remove();
  };
}

/** Acts when the last column has gone: the page says that the list is empty; the dialog closes (SPEC 2.7). */
function leave(host: HTMLElement, hadFocus: boolean): PutBack {
  if (host.closest(MODAL)) {
    // The dialog may show another product's table by now.
    if (host.isConnected) pageComparisonTable().close();
    return () => {};
  }
  const content = CONTENT.map((selector) => host.closest<HTMLElement>(selector)).find(Boolean) ?? host;
  const words = make('h1', { className: EMPTY, tabIndex: -1 }, say(noComparison));
  const putBack = takeOut(content, words);
  if (hadFocus) moveFocus(words);
  return putBack;
}

/** The remove link that gets the focus: the next column's, else the previous one's. */
function heirOf(host: HTMLElement, cells: readonly HTMLElement[]): HTMLElement | undefined {
  const links = [...host.querySelectorAll<HTMLElement>(REMOVE)];
  const index = links.findIndex((link) => cells.some((cell) => cell.contains(link)));
  return links[index + 1] ?? links[index - 1];
}

/** Takes a product's column out, if the table has it. Returns how to put it back. */
export function dropColumn(host: HTMLElement, productId: number): PutBack {
  const columns = columnsOf(host);
  const cells = columns.get(productId);
  if (!cells) return () => {};
  const hadFocus = cells.some((cell) => cell.contains(document.activeElement));
  const heir = heirOf(host, cells);
  columns.delete(productId);
  const back = cells.map((cell) => takeOut(cell));
  if (hadFocus) moveFocus(heir);
  if (!columns.size) back.push(leave(host, hadFocus));
  return () => {
    columns.set(productId, cells);
    for (const putBack of back) putBack();
  };
}
