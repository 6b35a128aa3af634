/**
 * Owns the block of ShopEngine's archive: its products, its pages and the result counts (SPEC 2.4, 7.2). When the focus
 * was in the replaced part, it moves to the first new product. The replaced nodes are dropped.
 */

import { tellPostsCame } from '../bridge/jquery/postLoad';
import { aliveNodes } from '../bridge/page/html';
import { moveFocus } from '../dom/focus';
import { joinedCount } from '../rules/resultCount';
import type { Results } from '../state/archive';
import type { GrownList } from '../ui/lists/grownList';
import { steadily } from '../ui/lists/listPlace';
import { announce } from '../ui/messages/announcer';

const BLOCK = '.shopengine-archive-products';
const LIST = 'ul.products';
const PAGES = '.woocommerce-pagination';
const COUNT = '.woocommerce-result-count';
/** A widget that shows the count in another place; the block has a count of its own. */
const COUNT_WIDGET = '.shopengine-archive-result-count';
const EMPTY = '.woocommerce-info';

/** The archive's block: the first one on the page (SPEC 2.4). */
export const resultsBlock = (): HTMLElement | null => document.querySelector(BLOCK);

/** The list of products in the block; null when the shop found nothing. */
export const productList = (block: ParentNode): Element | null => block.querySelector(LIST);

/** The words of a count, with a space between the visible and the hidden ones. */
const wordsOf = (line: Element | null): string =>
  [...(line?.childNodes ?? [])]
    .map((node) => node.textContent?.trim())
    .filter(Boolean)
    .join(' ');

/** The words by which the block says how many products there are; "" when it has none. */
export const countWords = (block: ParentNode): string =>
  block.querySelector(COUNT)?.firstChild?.textContent?.trim() ?? '';

/** The results block of this page and that of another page. Throws when one of them is missing. */
function bothBlocks(page: DocumentFragment): [block: HTMLElement, fresh: Element] {
  const block = resultsBlock();
  const fresh = page.querySelector(BLOCK);
  if (!block || !fresh) throw new Error('The answer has no results.');
  return [block, fresh];
}

/** Copies nodes of another page into this page's document. */
function adopted(nodes: Iterable<Node>): ChildNode[] {
  const content = document.createDocumentFragment();
  content.append(...nodes);
  return aliveNodes(content);
}

/** Moves the focus to the first visible link of the products: some of a product's links are hidden. */
function focusFirstLink(products: Iterable<Element>): void {
  for (const product of products) {
    for (const link of product.querySelectorAll<HTMLElement>('.product a[href], :scope > a[href]')) {
      moveFocus(link);
      if (document.activeElement === link) return;
    }
  }
  const block = resultsBlock();
  if (!block) return;
  block.tabIndex = -1;
  moveFocus(block);
}

/**
 * Writes the count into each line. Removes the lines' `role`, so that a screen reader says the count once and not once
 * for each line.
 */
function showCounts(lines: Iterable<Element>, fresh: Element | null): void {
  for (const line of lines) {
    line.removeAttribute('role');
    line.replaceChildren(...(fresh ? adopted(fresh.cloneNode(true).childNodes) : []));
  }
}

const countsInWidgets = () => [...document.querySelectorAll(`${COUNT_WIDGET} > p`)];

/** Adds a line to the widgets that the server printed for an empty result: they have none yet. */
function fillEmptyWidgets(fresh: Element): void {
  for (const widget of document.querySelectorAll(COUNT_WIDGET)) {
    if (!widget.querySelector('p')) widget.append(...adopted([fresh.cloneNode(true)]));
  }
}

function replace(page: DocumentFragment): void {
  const [block, fresh] = bothBlocks(page);
  const count = fresh.querySelector(COUNT);
  count?.removeAttribute('role');
  showCounts(countsInWidgets(), count);
  if (count) fillEmptyWidgets(count);
  const words = wordsOf(count ?? fresh.querySelector(EMPTY));
  const hadFocus = document.activeElement !== block && block.contains(document.activeElement);
  block.replaceChildren(...adopted([...fresh.childNodes]));
  if (hadFocus) focusFirstLink(productList(block)?.children ?? []);
  announce(words);
  tellPostsCame();
}

const PRODUCT_ID = /(?:^|\s)post-(\d+)/;

const idIn = (element: Element): string => PRODUCT_ID.exec(element.className)?.[1] ?? '';

/** The id by which products are told apart; "" when the item has none. */
const productIdOf = (item: Element): string => idIn(item.querySelector('.product') ?? item);

/** The archive's products, as a list that grows. */
export const archiveList: GrownList = {
  id: 'archive',
  items: () => [...(document.querySelector(`${BLOCK} ${LIST}`)?.children ?? [])],
  keyOf: productIdOf,
  pageOf: (address) => new URL(address).pathname + new URL(address).search,
};

/** Shows one count for both pages. @param join makes one count out of the block's words and the other page's */
function joinCount(block: Element, fresh: Element | null, join: (shown: string, other: string) => string): void {
  const words = fresh?.firstChild;
  if (!fresh || !words) return;
  words.textContent = join(countWords(block), words.textContent ?? '');
  showCounts([...countsInWidgets(), ...block.querySelectorAll(COUNT)], fresh);
}

/** Replaces this page's pagination with the other page's. Returns true when the focus was in it. */
function replacePages(block: Element, fresh: Element): boolean {
  const [old, next] = [block, fresh].map((place) => place.querySelector(PAGES)) as [Element | null, Element | null];
  const hadFocus = !!old?.contains(document.activeElement);
  old?.replaceWith(...(next ? adopted([next]) : []));
  return hadFocus;
}

/**
 * The list on the page, and the other page's products that it does not have yet. Throws when one of the lists is
 * missing.
 */
function listAndNew(block: Element, fresh: Element): [list: Element, nodes: ChildNode[]] {
  const [list, more] = [productList(block), productList(fresh)];
  if (!list || !more) throw new Error('The answer has no products.');
  const known = new Set([...list.querySelectorAll('.product')].map(idIn));
  known.delete('');
  return [list, adopted([...more.children].filter((item) => !known.has(productIdOf(item))))];
}

function prepend(page: DocumentFragment): void {
  const [block, fresh] = bothBlocks(page);
  const [list, nodes] = listAndNew(block, fresh);
  steadily(archiveList, () => {
    list.prepend(...nodes);
    joinCount(block, fresh.querySelector(COUNT), (shown, other) => joinedCount(other, shown));
  });
  tellPostsCame();
}

function append(page: DocumentFragment): void {
  const [block, fresh] = bothBlocks(page);
  const [list, nodes] = listAndNew(block, fresh);
  list.append(...nodes);
  joinCount(block, fresh.querySelector(COUNT), joinedCount);
  if (replacePages(block, fresh)) focusFirstLink(nodes.filter((node) => node instanceof Element));
  tellPostsCame();
}

function setLoading(isLoading: boolean): void {
  const block = resultsBlock();
  block?.classList.toggle('is-loading', isLoading);
  if (isLoading) block?.setAttribute('aria-busy', 'true');
  else block?.removeAttribute('aria-busy');
}

export const archiveResults: Results = { isThere: () => !!resultsBlock(), setLoading, replace, append, prepend };
