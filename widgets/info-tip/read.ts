/** Reads a sign and its text. */
import { words } from '../../src/dom/words';
import { CONTENT } from './contract';

/** The element with the sign's text. */
export const readContent = (host: Element): HTMLElement | null => host.querySelector<HTMLElement>(CONTENT);

/** The sign's text. */
export const readTip = (host: Element): string => words(readContent(host));

/** True for a sign without words of its own. */
export const readIsBare = (host: Element): boolean => words(host) === readTip(host);
