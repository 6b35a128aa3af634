/** The markup of Elementor Pro's popups, as printed and as shown (README.md has the table). */
import type { ReadableAtom } from 'nanostores';
import type { Cleanup } from '../../src/island/types';
import type { PopupSettings } from './settings.rules';

/** A popup as the server prints it, at the page's end and out of sight. */
export const HOST = '[data-elementor-type=popup]';
/** A popup that is shown. */
export const MODAL = '.elementor-popup-modal';
export const MODAL_ID = 'elementor-popup-modal-';
/** Links with an action, and elements whose action the page's address may name. */
export const ACTION_LINK = 'a[href*="elementor-action"],[data-e-action-hash]';

/** Milliseconds until the focus moves into a popup without an animation. */
export const FOCUS_DELAY = 250;
/** Elements that may lie over a popup. A click in them is not a click beside the popup. */
export const OVER_POPUPS =
  '.flatpickr-calendar,dialog,.shop-islands,.shop-islands-consent,.cky-consent-container,.cky-modal';

export interface Popup {
  /** The kind of popup; "" where the server names none. */
  id: string;
  settings: PopupSettings;
  /** The settings as printed, for other scripts that ask for them. */
  printed: Record<string, unknown>;
}

/**
 * The reasons for which a popup opens: a trigger that can wait for its turn (`trigger`) or cannot (`moment`); the
 * visitor, by an element that the popup's selector matches or by a link (`action`); or the popup's own preview.
 */
export type Reason = 'trigger' | 'moment' | 'selector' | 'action' | 'preview';

/** The parts of a shown popup that change. */
export interface PopupLook {
  /** Class names of the animation that runs, in the box's class list. Default: none runs. */
  animation?: readonly string[];
  /** The close button takes up its room, but cannot be seen or pressed yet. Default: false. */
  isButtonHidden?: boolean;
  /** True while the popup is leaving, so that nothing in it can be pressed any more. Default: false. */
  isLeaving?: boolean;
}

/** A shown popup's elements. */
export interface PopupParts {
  /** The whole popup, which may cover the page. */
  widget: HTMLElement;
  /** The popup's box. */
  content: HTMLElement;
}

/** The content and the handlers of a shown popup. */
export interface PopupContent {
  /** Id of the popup's post. The element's id is `elementor-popup-modal-{id}`. */
  id: string;
  /** The popup's name for screen readers. */
  name: string;
  /** The shop's own class names. Default: none. */
  classes?: readonly string[];
  /** True puts the close button beside the box. Default: in the box. */
  isButtonOutside?: boolean;
  /** The server's nodes, which are put into the box as they are. */
  nodes: readonly Node[];
  /** Seconds that an animation takes. Default: the time that the shop's style sheet sets. */
  animationDuration?: number;
  /** Called when the visitor presses the close button. */
  onClose(): void;
  /** Called when the popup is on the page. Returns a function to run when the popup leaves the page. */
  onShown?(parts: PopupParts): Cleanup;
  /** Called when the classes of the exit animation are set. Returns how to stop waiting for the animation's end. */
  onLeaving?(content: HTMLElement): Cleanup;
}

/** A popup that the view shows. */
export interface ShownPopup extends PopupContent {
  /** A unique number for each showing of a popup. */
  key: number;
  $look: ReadableAtom<PopupLook>;
}

/** The view's store. */
export interface ShownStore {
  /** The shown popups, in the order in which they were opened. */
  $shown: ReadableAtom<readonly ShownPopup[]>;
}
