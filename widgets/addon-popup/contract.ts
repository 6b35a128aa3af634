/**
 * The markup of an add-on popup (King Addons' popup builder), its settings, and the data that is stored of it
 * (README.md has the tables).
 */
import type { OriginalMark } from '../../src/island/types';

/** The triggers that open a popup; `never` stands for one that the plugin does not know. */
export type PopupTrigger = 'never' | 'load' | 'scroll' | 'element-scroll' | 'date' | 'inactivity' | 'exit' | 'custom';

export const HOST = '.king-addons-pb-template-popup';
/** Triggers that are moments: one that could not be used has passed. All others wait for their turn. */
export const MOMENTS: readonly PopupTrigger[] = ['scroll', 'element-scroll', 'inactivity', 'exit'];

/** A popup's settings (SPEC 3.10). Switches are true only for `true` and 'yes'; times are in milliseconds. */
export interface AddonPopup {
  /** Id of the popup's post, and the name of its entry in the storage. */
  id: string;
  trigger: PopupTrigger;
  /** Milliseconds from the page's load event to the opening. */
  loadDelay: number;
  /** Per cent of the page that must be scrolled. */
  scrollProgress: number;
  /** Selector of the element that must come into sight; "" for none. */
  scrollTo: string;
  /** The date from which the popup opens, in milliseconds since 1970; undefined for none. */
  date: number | undefined;
  /** Milliseconds without activity of the visitor. */
  inactivityTime: number;
  /** Selector of the elements that open the popup by a click; "" for none. */
  opener: string;
  isNotification: boolean;
  locksScroll: boolean;
  /** Class names of the entrance animation. */
  animation: string[];
  animationTime: number;
  closeButtonDelay: number;
  /** Milliseconds until it closes by itself; undefined for never. */
  closesAfter: number | undefined;
  isOverlayDead: boolean;
  isEscapeDead: boolean;
  /** Milliseconds for which it stays away after it was closed. */
  showAgainDelay: number;
  /** The date from which the popup is not shown any more, in milliseconds since 1970; undefined for none. */
  stopsAt: number | undefined;
  /** The text that the page's address must contain; undefined for any address. */
  keyword: string | undefined;
  devices: Record<Device, boolean>;
  /** The settings as printed, because the plugin's script stores all of them. */
  printed: Record<string, unknown>;
}

export type Device = 'desktop' | 'tablet' | 'mobile';

/** The action of a trigger button in a popup. */
export interface TriggerButton {
  action: 'close' | 'close-permanently' | 'back';
  /** Milliseconds for which the popup then stays away; undefined where the button does not say. */
  showDelay: number | undefined;
  /** The address that the button leads to afterwards, not yet checked; "" for none. */
  redirect: string;
}

/** The stored data of a popup, beside its settings. The island never trusts it. */
export interface StoredPopup {
  popup_close_time?: unknown;
  popup_show_again_delay?: unknown;
}

export const ID_PREFIX = 'king-addons-pb-popup-id-';
export const CONTAINER = '.king-addons-pb-popup-container';
export const OVERLAY = '.king-addons-pb-popup-overlay';
export const CLOSE_BUTTON = '.king-addons-pb-popup-close-btn';
export const TRIGGER_BUTTON = '.king-addons-pb-popup-trigger-button';
export const OPEN = 'king-addons-pb-popup-open';
export const NOTIFICATION = 'king-addons-pb-popup-notification';
/** Class of the dialog around a modal popup. */
export const FRAME = 'shop-islands-addon-popup';
/** Class of the body while the page is edited: no popup opens there. */
export const EDITING = 'elementor-editor-active';

/** localStorage key: when each popup was closed, and for how long it stays away. */
export const POPUPS_KEY = 'KingAddonsPB_PopupSettings';

/**
 * Milliseconds (SPEC 9): between a date that has passed and the opening; a close button's fade; before a button leads
 * away.
 */
export const DATE_DELAY = 1000;
export const CLOSE_BUTTON_FADE = 500;
export const REDIRECT_DELAY = 100;
/** Milliseconds in which a modal popup fades out. */
export const FADE = 400;

/** DOM events of a popup's opening and closing, on its host. Detail: `{ id }`. */
export const OPENED = 'addon-popup:opened';
export const CLOSED = 'addon-popup:closed';

/** The plugin's own script is recognised by its tag, because its handlers have no selectors to ask for. */
export const ORIGINAL: OriginalMark = { script: 'king-addons-popup-builder-popup-module-script-js', on: HOST };
