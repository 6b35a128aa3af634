/** Reads a view switch. */
import { text } from '../../src/dom/attributes';
import { ACTIVE } from './contract';

/** Name of its view; "" where it has none that a class can be made of. */
export const readView = (button: Element): string => /^[\w-]+$/.exec(text(button, 'data-view'))?.[0] ?? '';

export const readIsActive = (button: Element): boolean => button.classList.contains(ACTIVE);
