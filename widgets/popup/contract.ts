/** The markup of Elementor Pro's popups, as printed and as shown (README.md has the table). */
import type { ReadableAtom } from 'nanostores';
import type { Cleanup } from '../../src/island/types';
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

/** What of a shown popup changes while it is there. */
export interface PopupLook {
  /** Class names of the animation that runs, in the box's class list. Default: none runs. */
  animation?: readonly string[];
  /** The close button keeps its room, but cannot be seen or pressed yet. Default: it can. */
  isButtonHidden?: boolean;
  /** The popup is going: nothing in it can be pressed any more. Default: it is not. */
  isLeaving?: boolean;
}

/** A shown popup's elements. */
export interface PopupParts {
  /** All of it: it may cover the page. */
  widget: HTMLElement;
  /** What the shop sees as the popup: the box. */
  content: HTMLElement;
}

/** What a shown popup is made of, and what it does. */
export interface PopupContent {
  /** The id of the popup's post; its element's is `elementor-popup-modal-{id}`. */
  id: string;
  /** What screen readers call it. */
  name: string;
  /** Class names that the shop gives it. Default: none. */
  classes?: readonly string[];
  /** The close button stands beside the box. Default: in it. */
  isButtonOutside?: boolean;
  /** The server's nodes that it shows; they are put into the box, never parsed again. */
  nodes: readonly Node[];
  /** Seconds that an animation takes. Default: as the shop's style sheet says. */
  animationDuration?: number;
  /** The visitor presses the close button. */
  onClose(): void;
  /** Hears that the popup is on the page; gives what is to be undone when it goes. */
  onShown?(parts: PopupParts): Cleanup;
  /** Hears that the classes of the exit animation are set; gives how to stop waiting for its end. */
  onLeaving?(content: HTMLElement): Cleanup;
}

/** A popup that the view shows. */
export interface ShownPopup extends PopupContent {
  /** Tells one showing of a popup from the next one. */
  key: number;
  $look: ReadableAtom<PopupLook>;
}

/** What the view is given. */
export interface ShownStore {
  /** In the order in which they were opened. */
  $shown: ReadableAtom<readonly ShownPopup[]>;
}
