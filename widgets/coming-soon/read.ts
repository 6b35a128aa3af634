/** Reads the dismiss link of the "coming soon" banner. */
import { text } from '../../src/dom/attributes';
import type { ComingSoonProps } from './contract';

export const readDismissLink = (link: Element): ComingSoonProps => ({ url: text(link, 'data-rest-url'), nonce: text(link, 'data-rest-nonce') });
