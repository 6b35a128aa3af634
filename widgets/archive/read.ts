/** Reads the archive's block. */
import { text } from '../../src/dom/attributes';
import { NEXT, PAGES, type Pagination } from './contract';

export function readPagination(block: Element): Pagination {
  const value = text(block, 'data-pagination');
  return value === 'load-more' || value === 'load-more-on-scroll' ? value : 'numeric';
}

export const readNext = (block: Element): HTMLAnchorElement | null => block.querySelector<HTMLAnchorElement>(`${PAGES} ${NEXT}`);

/** The number of the page that is shown; 1 where nothing tells. */
export const readPageNumber = (block: Element): number => Number.parseInt(block.querySelector(`${PAGES} .current`)?.textContent ?? '', 10) || 1;

/** True while all of an element is in the window. */
export function readIsInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > top && top >= 0 && bottom <= innerHeight;
}
