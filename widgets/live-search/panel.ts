/** Shows the server's results below the form: a grid of rows with links, matches marked, and what to do when there are none. */

import { aliveNodes, parseHtml } from '../../src/bridge/page/html';
import { words } from '../../src/dom/words';
import { say } from '../../src/texts/say';
import { sayCount } from '../../src/texts/sayCount';
import { couldNotSearch, resultCount, searchResults, seeAllResults, tryAgain } from '../../src/texts/table';
import { announce } from '../../src/ui/announcer';
import { make } from '../../src/ui/make';
import { CONTENT, ITEM, MORE, type Parts, TITLE } from './contract';
import { type Row, readRows } from './read';
import { piecesOf } from './rules';

/** Marks matches in the titles: text stays text, whatever is in it. */
function markMatches(result: Element, term: string): void {
  const texts: Text[] = [];
  for (const title of result.querySelectorAll(TITLE)) {
    const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
  }
  for (const node of texts) {
    node.replaceWith(...piecesOf(node.data, term).map(({ text, isMatch }) => (isMatch ? make('strong', {}, text) : text)));
  }
}

/** A row has one cell: the result's words, or the link alone in a cell of ours, which has no box of its own. */
function cellOf({ element, link }: Row): Element {
  const content = element.querySelector(CONTENT);
  if (content) return content;
  const cell = make('div', { className: 'shop-islands-search-cell' });
  link.replaceWith(cell);
  cell.append(link);
  return cell;
}

/** The focus stays in the text field: links are reached by its arrow keys, and by pointer. */
function prepareRow(row: Row, id: string): void {
  const { element, link } = row;
  const cell = cellOf(row);
  element.role = 'row';
  element.setAttribute('aria-selected', 'false');
  cell.role = 'gridcell';
  cell.id = id;
  element.querySelector(TITLE)?.setAttribute('role', 'presentation');
  for (const one of element.querySelectorAll('a')) {
    one.tabIndex = -1;
    // A picture's or an arrow's link leads where the title does.
    if (one !== link) one.setAttribute('aria-hidden', 'true');
  }
}

/** The server has a link to everything, or gets ours. */
function addMore(parts: Parts, all: string): void {
  if (parts.result.querySelector(MORE)) return;
  const link = make('a', { className: MORE.slice(1), href: all }, say(seeAllResults));
  readRows(parts)
    .at(-1)
    ?.element.after(make('div', { className: ITEM.slice(1) }, link));
}

/** @param all address of the shop's own search page for this term; undefined where there is none */
export function showResults(parts: Parts, html: string, term: string, all: string | undefined): void {
  const { panel, result } = parts;
  result.replaceChildren(...aliveNodes(parseHtml(html)));
  if (all) addMore(parts, all);
  markMatches(result, term);
  const rows = readRows(parts);
  for (const [index, row] of rows.entries()) prepareRow(row, `${panel.id}-${index}`);
  // A grid without rows is none: then it is the server's words that there is nothing.
  if (rows.length) {
    panel.role = 'grid';
    panel.setAttribute('aria-label', say(searchResults));
  } else clearRole(panel);
  const count = rows.filter(({ isMore }) => !isMore).length;
  announce(count ? sayCount(resultCount, { count }) : words(result));
}

function clearRole(panel: HTMLElement): void {
  panel.removeAttribute('role');
  panel.removeAttribute('aria-label');
}

/** Says that the search failed, with a way to try again, and the shop's own search. */
export function showFailure({ panel, result }: Parts, all: string | undefined, retry: () => void): void {
  clearRole(panel);
  const failure = make('div', { className: 'shop-islands-search-failure', role: 'alert' }, make('p', {}, say(couldNotSearch)));
  failure.append(make('button', { type: 'button', className: 'button wp-element-button', onclick: retry }, say(tryAgain)));
  if (all) failure.append(make('a', { href: all }, say(seeAllResults)));
  result.replaceChildren(failure);
}

/** Makes one row the active one, none for -1; gives its cell's id, "" for none. */
export function activate(parts: Parts, index: number): string {
  for (const [place, { element }] of readRows(parts).entries()) {
    element.setAttribute('aria-selected', String(place === index));
    if (place === index) element.scrollIntoView({ block: 'nearest' });
  }
  return index < 0 ? '' : `${parts.panel.id}-${index}`;
}
