/** ElementsKit's accordions and collapsing parts, as ElementsKit prints them (README.md has the table). */
import type { OriginalMark } from '../../src/island/types';

export const TOGGLE = '[data-ekit-toggle="collapse"]';
export const CARD = '.elementskit-card';
export const PANEL = '.collapse';
export const OPEN = 'show';
/** Class of a toggle whose panel is closed. */
export const CLOSED = 'collapsed';
/** Class of a card whose panel is open. */
export const ACTIVE = 'active';

/** How long a panel takes, in milliseconds, as in the original. */
export const DURATION = 350;

export interface Collapse {
  toggle: HTMLElement;
  panel: HTMLElement;
}

/**
 * Tag of ElementsKit's script for tabs and accordions. It attaches its handlers by Elementor's hooks, which other code
 * cannot inspect.
 */
export const ORIGINAL: OriginalMark = { script: 'ekit-widget-scripts-js' };
