/** The markup of Elementor Pro's popups, as printed and as shown (README.md has the table). */
import type { PopupSettings } from './settings.rules';

/** A popup as the server prints it, at the page's end and out of sight. */
export const HOST = '[data-elementor-type=popup]';
/** A popup that is shown. */
export const MODAL = '.elementor-popup-modal';
export const MODAL_ID = 'elementor-popup-modal-';
/** What a link's action, or the page's address, may name. */
export const ACTION_LINK = 'a[href*="elementor-action"],[data-e-action-hash]';

/** Milliseconds until the focus moves in, where nothing is animated. */
export const FOCUS_DELAY = 250;
/** Clicks in what lies over a popup are not outside of it. */
export const OVER_POPUPS = '.flatpickr-calendar,dialog,.shop-islands,.shop-islands-consent,.cky-consent-container,.cky-modal';

export interface Popup {
  /** "" where the server names none. */
  id: string;
  settings: PopupSettings;
  /** The settings as printed, for other scripts that ask. */
  printed: Record<string, unknown>;
}

/** What opens a popup: a trigger, whose time has come for good or for a moment; the visitor, by its selector or by a link; or its own preview. */
export type Reason = 'trigger' | 'moment' | 'selector' | 'action' | 'preview';
