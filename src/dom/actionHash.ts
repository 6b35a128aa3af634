/** Owns reading the fragment that an element names: that of an action, or of a place on this page. */
import { text } from './attributes';

/** The fragment that a link or another element names; "" for a link to another page. @param page address of the page */
export function readActionHash(element: Element, page: string): string {
  const own = text(element, 'data-e-action-hash');
  const href = own || text(element, 'href');
  if (href.startsWith('#')) return href;
  if (/^%23/.test(href)) return `#${href.slice(3)}`;
  const [address, hash] = href.split('#');
  return hash !== undefined && address === page.split('#')[0] ? `#${hash}` : '';
}
