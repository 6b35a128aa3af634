/** Reads the dismiss link of the "coming soon" banner. */
import { text } from '../../src/dom/attributes';
import type { ComingSoonProps } from './contract';
import { userAddress } from './rules';

/** The link's address and nonce. @param page the page's address */
export const readDismissLink = (link: Element, page: string): ComingSoonProps => ({
  url: userAddress(text(link, 'data-rest-url'), page),
  nonce: text(link, 'data-rest-nonce'),
});
