/** Reads what a sign says. */
import { words } from '../../src/dom/words';
import { CONTENT } from './contract';

export const readContent = (host: Element): HTMLElement | null => host.querySelector<HTMLElement>(CONTENT);

export const readTip = (host: Element): string => words(readContent(host));

/** True for a sign that says nothing by itself. */
export const readIsBare = (host: Element): boolean => words(host) === readTip(host);
