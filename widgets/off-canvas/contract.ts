/** Panels over the page, as Elementor and ElementsKit have them (README.md has the table). */
import type { OriginalMark } from '../../src/island/types';
import { ORIGINAL_ELEMENTSKIT } from '../../src/rules/originals';

// Elementor's panel: a dialog in the page, opened by links with an action.
export const PANEL = '.e-off-canvas';
export const ELEMENT_ID = 'off-canvas-';
export const CONTENT = '.e-off-canvas__content';
/** The overlay behind a panel; a press on it closes the panel. */
export const OVERLAY = `${PANEL}__overlay`;
/** The element with the settings. */
export const WIDGET = '[data-settings]';
/** Set on a panel that has not been opened: its content starts when it opens. */
export const DELAYED = 'data-delay-child-handlers';
/** Class of the body while the page behind must not scroll. */
export const NO_SCROLL = 'e-off-canvas__no-scroll';
/** A panel in a slider does not open, because the slider moves it. */
export const SLIDER = '.swiper';
export const ACTION_LINK = 'a[href*="elementor-action"][href*="off_canvas"]';
/** Event on the window, with an action's settings. */
export const TOGGLE_EVENT = 'elementor-pro/off-canvas/toggle-display-mode';

export type DisplayMode = 'open' | 'close' | 'toggle';

// ElementsKit's panel: a sidebar beside its button.
export const SIDEBAR = '.ekit-sidebar-group';
export const SIDEBAR_BUTTON = '.ekit_offcanvas-sidebar';
export const SIDEBAR_CLOSE = '.ekit_close-side-widget';
export const SIDEBAR_OVERLAY = '.ekit-overlay';
export const SIDEBAR_BOX = '.ekit-sidebar-widget';
export const SIDEBAR_ACTIVE = 'ekit_isActive';

/** The settings that a panel's owner has chosen. */
export interface PanelSettings {
  closesOnOverlay: boolean;
  closesOnEscape: boolean;
  locksScroll: boolean;
}

/** ElementsKit's script, which runs its sidebar but not Elementor's panels. */
export const ORIGINAL: OriginalMark = { ...ORIGINAL_ELEMENTSKIT, on: `${SIDEBAR},${SIDEBAR_BUTTON}` };
