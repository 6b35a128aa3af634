/** Owns which fragment an element stands for: an action's, or a place's of this page. */
import { text } from './attributes';

/** The fragment that a link or another element names; "" where it leads to another page. @param page address of the page */
export function readActionHash(element: Element, page: string): string {
  const own = text(element, 'data-e-action-hash');
  const href = own || text(element, 'href');
  if (href.startsWith('#')) return href;
  if (/^%23/.test(href)) return `#${href.slice(3)}`;
  const [address, hash] = href.split('#');
  return hash !== undefined && address === page.split('#')[0] ? `#${hash}` : '';
}
