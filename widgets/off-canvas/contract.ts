/** Panels over the page, as Elementor and ElementsKit have them (README.md has the table). */
import type { OriginalMark } from '../../src/island/types';
import { ORIGINAL_ELEMENTSKIT } from '../../src/rules/originals';

// Elementor's: a dialog of the page's, opened by links with an action.
export const PANEL = '.e-off-canvas';
export const ELEMENT_ID = 'off-canvas-';
export const CONTENT = '.e-off-canvas__content';
/** Behind a panel; a press closes it. */
export const OVERLAY = `${PANEL}__overlay`;
/** Carries the settings. */
export const WIDGET = '[data-settings]';
/** On a panel: what is in it starts when it is opened. */
export const DELAYED = 'data-delay-child-handlers';
/** On the body, while the page behind must not scroll. */
export const NO_SCROLL = 'e-off-canvas__no-scroll';
/** Panels in a slider are not opened: it moves them. */
export const SLIDER = '.swiper';
export const ACTION_LINK = 'a[href*="elementor-action"][href*="off_canvas"]';
/** On the window, with an action's settings. */
export const TOGGLE_EVENT = 'elementor-pro/off-canvas/toggle-display-mode';

export type DisplayMode = 'open' | 'close' | 'toggle';

// ElementsKit's: a sidebar beside its button.
export const SIDEBAR = '.ekit-sidebar-group';
export const SIDEBAR_BUTTON = '.ekit_offcanvas-sidebar';
export const SIDEBAR_CLOSE = '.ekit_close-side-widget';
export const SIDEBAR_OVERLAY = '.ekit-overlay';
export const SIDEBAR_BOX = '.ekit-sidebar-widget';
export const SIDEBAR_ACTIVE = 'ekit_isActive';

/** What a panel's owner has chosen. */
export interface PanelSettings {
  closesOnOverlay: boolean;
  closesOnEscape: boolean;
  locksScroll: boolean;
}

/** ElementsKit's script has its sidebar; Elementor's panels are not its. */
export const ORIGINAL: OriginalMark = { ...ORIGINAL_ELEMENTSKIT, on: `${SIDEBAR},${SIDEBAR_BUTTON}` };
