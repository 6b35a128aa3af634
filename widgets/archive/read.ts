/** Reads the archive's block. */
import { text } from '../../src/dom/attributes';
import { ownLink } from '../../src/rules/link';
import { NEXT, PAGES, type Pagination } from './contract';

/** Reads the mode and state of the block's pagination. */
export function readPagination(block: Element): Pagination {
  const value = text(block, 'data-pagination');
  return value === 'load-more' || value === 'load-more-on-scroll' ? value : 'numeric';
}

/** The link to the next page; undefined when this site has none. @param page address of the page */
export function readNext(block: Element, page: string): HTMLAnchorElement | undefined {
  const next = block.querySelector<HTMLAnchorElement>(`${PAGES} ${NEXT}`);
  return next && ownLink(next.href, page) ? next : undefined;
}

/** The number of the shown page; 1 when the block does not name it. */
export const readPageNumber = (block: ParentNode): number =>
  Number.parseInt(block.querySelector(`${PAGES} .current`)?.textContent ?? '', 10) || 1;

/** True while all of an element is in the window. */
export function readIsInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > top && top >= 0 && bottom <= innerHeight;
}
