/** Reads a view switch. */
import { text } from '../../src/dom/attributes';
import { ACTIVE } from './contract';

/** Name of the switch's view; "" where it cannot be part of a class name. */
export const readView = (button: Element): string => /^[\w-]+$/.exec(text(button, 'data-view'))?.[0] ?? '';

/** True while the switch's view is shown. */
export const readIsActive = (button: Element): boolean => button.classList.contains(ACTIVE);
