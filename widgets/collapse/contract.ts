/** ElementsKit's accordions and collapsing parts, as they are printed (README.md has the table). */
import type { OriginalMark } from '../../src/island/types';

export const TOGGLE = '[data-ekit-toggle="collapse"]';
export const CARD = '.elementskit-card';
export const PANEL = '.collapse';
export const OPEN = 'show';
/** On a toggle whose panel is closed. */
export const CLOSED = 'collapsed';
/** On a card whose panel is open. */
export const ACTIVE = 'active';

/** Milliseconds that a panel takes; the original's. */
export const DURATION = 350;

export interface Collapse {
  toggle: HTMLElement;
  panel: HTMLElement;
}

/** ElementsKit's script for tabs and accordions: its tag. It binds by Elementor's hooks, which cannot be asked. */
export const ORIGINAL: OriginalMark = { script: 'ekit-widget-scripts-js' };
