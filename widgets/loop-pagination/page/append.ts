/** Owns adding a loop's next or earlier page to its list. */

import { contentIn, listOf, takeStyles } from '../../../src/actions/pageLoop';
import { fetchPage } from '../../../src/api/fetchPage';
import { tellElementor, tellInserted } from '../../../src/bridge/elementor';
import { tellPostsCame } from '../../../src/bridge/jquery/postLoad';
import { aliveNodes } from '../../../src/bridge/page/html';
import { emit } from '../../../src/bridge/page/islands';
import { words } from '../../../src/dom/words';
import { CallError } from '../../../src/rules/callError';
import { pageAddress, pageKey } from '../../../src/rules/loopAddress';
import { sayCount } from '../../../src/texts/sayCount';
import { moreShown } from '../../../src/texts/table';
import { type GrownList, showAddedPage } from '../../../src/ui/lists/grownList';
import { steadily } from '../../../src/ui/lists/listPlace';
import { announce } from '../../../src/ui/messages/announcer';
import { ANCHOR, END_MESSAGE, type Progress } from '../contract';
import { readItemKey, readProgress } from '../read';
import { hasMore } from '../rules';
import { removeWayBack } from './progress';

/** A loop's items as a list that grows. */
export function grownListOf(host: HTMLElement): GrownList {
  const { id = '' } = host.dataset;
  return {
    id: `loop-pagination ${id}`,
    items: () => [...(listOf(host)?.children ?? [])],
    keyOf: readItemKey,
    pageOf: (address) => pageKey(address, id),
  };
}

/**
 * The items that the list does not have yet. The shop may have moved items between pages since the shopper opened the
 * first.
 */
function newItems(list: Element, content: DocumentFragment): Element[] {
  const known = new Set([...list.children].map(readItemKey));
  const all = [...(listOf(content)?.children ?? [])].filter((item) => item.localName !== 'style');
  const fresh = new DocumentFragment();
  fresh.append(...all.filter((item) => !readItemKey(item) || !known.has(readItemKey(item))));
  return aliveNodes(fresh).filter((node) => node instanceof Element);
}

function writeProgress(host: Element, { page, next }: Progress): void {
  const anchor = host.querySelector(ANCHOR);
  anchor?.setAttribute('data-page', String(page));
  anchor?.setAttribute('data-next-page', next);
}

function announceAdded(host: Element, count: number, isEnd: boolean): void {
  const end = isEnd && words(host.querySelector(END_MESSAGE));
  announce([sayCount(moreShown, { count }), end].filter(Boolean).join('. '));
}

/** The loop's content on another page. Rejects with a `CallError`, also when the answer has no such loop. */
async function fetchContent(address: string, id: string): Promise<[page: DocumentFragment, content: DocumentFragment]> {
  const page = await fetchPage(address);
  const content = contentIn(page, id);
  if (!content) throw new CallError('unknown_error', 'The page has no such loop.');
  return [page, content];
}

function tellAdded(host: HTMLElement, items: Element[]): void {
  tellElementor(items);
  tellInserted();
  tellPostsCame();
  emit('loop:added', { widgetId: host.dataset.id ?? '', count: items.length }, host);
}

/**
 * Adds an earlier page before the list's items and keeps the address. False if the loop was replaced meanwhile. Rejects
 * as `appendNext` does.
 */
export async function prependPage(host: HTMLElement, earlier: string): Promise<boolean> {
  const { id = '' } = host.dataset;
  const list = listOf(host);
  if (!list) return false;
  const [page, content] = await fetchContent(pageAddress(location.href, earlier, id), id);
  if (!list.isConnected) return false;
  takeStyles(page);
  takeStyles(content);
  const items = newItems(list, content);
  steadily(grownListOf(host), () => {
    if (readProgress(content)?.page === 1) removeWayBack(host);
    list.prepend(...items);
  });
  tellAdded(host, items);
  return true;
}

/**
 * Adds the next page. Resolves with true while there are more. Rejects with a `CallError`, also when the answer has no
 * such loop.
 */
export async function appendNext(host: HTMLElement): Promise<boolean> {
  const { id = '' } = host.dataset;
  const [list, before] = [listOf(host), readProgress(host)];
  if (!list || !before || !hasMore(before)) return false;
  const address = pageAddress(location.href, before.next, id);
  const [page, content] = await fetchContent(address, id);
  // A filter has replaced the loop during the call.
  if (!list.isConnected) return false;
  takeStyles(page);
  takeStyles(content);
  const items = newItems(list, content);
  const after = readProgress(content) ?? { ...before, page: before.last, next: '' };
  const isEnd = !hasMore(after);
  list.append(...items);
  writeProgress(host, after);
  showAddedPage(grownListOf(host), address);
  tellAdded(host, items);
  announceAdded(host, items.length, isEnd);
  return !isEnd;
}
