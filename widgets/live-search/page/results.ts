/** Prepares the server's results for a grid: rows with links, marked matches, and a link to all results. */

import { aliveNodes, parseHtml } from '../../../src/bridge/page/html';
import { words } from '../../../src/dom/words';
import { say } from '../../../src/texts/say';
import { sayCount } from '../../../src/texts/sayCount';
import { resultCount, seeAllResults } from '../../../src/texts/table';
import { make } from '../../../src/ui/make';
import { CONTENT, ITEM, MORE, type Results, TITLE } from '../contract';
import { type Row, readRows } from '../read';
import { piecesOf } from '../rules';

/** Marks matches in the titles. Only text nodes are split, so that no text becomes HTML. */
function markMatches(results: ParentNode, term: string): void {
  const texts: Text[] = [];
  for (const title of results.querySelectorAll(TITLE)) {
    const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
  }
  for (const node of texts) {
    node.replaceWith(
      ...piecesOf(node.data, term).map(({ text, isMatch }) => (isMatch ? make('strong', {}, text) : text)),
    );
  }
}

/** A row's one cell: the result's text, or else a new element around the link, which has no box of its own. */
function cellOf({ element, link }: Row): Element {
  const content = element.querySelector(CONTENT);
  if (content) return content;
  const cell = make('div', { className: 'shop-islands-search-cell' });
  link.replaceWith(cell);
  cell.append(link);
  return cell;
}

/**
 * Gives a row its roles, and takes its links out of the tab order: shoppers reach them with the text field's arrow keys
 * and by pointer.
 */
function prepareRow(row: Row, id: string): void {
  const { element, link } = row;
  const cell = cellOf(row);
  element.role = 'row';
  cell.role = 'gridcell';
  cell.id = id;
  element.querySelector(TITLE)?.setAttribute('role', 'presentation');
  for (const one of element.querySelectorAll('a')) {
    one.tabIndex = -1;
    // The links of the picture and the arrow lead to the same page as the title's.
    if (one !== link) one.setAttribute('aria-hidden', 'true');
  }
}

/** Adds a link to all results after the last row, unless the server has printed one. */
function addMore(results: ParentNode, all: string): void {
  if (results.querySelector(MORE)) return;
  const link = make('a', { className: MORE.slice(1), href: all }, say(seeAllResults));
  readRows(results)
    .at(-1)
    ?.element.after(make('div', { className: ITEM.slice(1) }, link));
}

/**
 * Leaves out the results that a style sheet hides: ShopEngine's widget can hide the categories. No key may lead to
 * them.
 */
function dropHidden(results: Element, home: Element): void {
  home.append(results);
  for (const item of results.querySelectorAll(ITEM)) if (getComputedStyle(item).display === 'none') item.remove();
  results.remove();
}

/**
 * Makes the server's answer ready for the panel.
 * @param html the server's answer
 * @param id id of the grid; the cells' ids begin with it
 * @param all address of the shop's own search page for this term; undefined where there is none
 * @param home the element that will hold the results, by whose style sheets some may be hidden
 */
export function createResults(
  html: string,
  id: string,
  term: string,
  all: string | undefined,
  home?: Element,
): Results {
  const place = make('div', {}, ...aliveNodes(parseHtml(html)));
  if (home) dropHidden(place, home);
  if (all) addMore(place, all);
  markMatches(place, term);
  const rows = readRows(place);
  const ids = rows.map((_row, index) => `${id}-${index}`);
  for (const [index, row] of rows.entries()) prepareRow(row, ids[index] as string);
  const count = rows.filter(({ isMore }) => !isMore).length;
  return {
    nodes: [...place.childNodes],
    rows: rows.map(({ element }) => element),
    ids,
    follow: (index) => rows[index]?.link.click(),
    said: count ? sayCount(resultCount, { count }) : words(place),
  };
}
