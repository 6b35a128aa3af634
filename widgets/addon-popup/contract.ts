/** The markup of an add-on popup (King Addons' popup builder), its settings and what is stored of it (README.md has the tables). */
import type { OriginalMark } from '../../src/island/types';

/** What makes a popup open. */
export type PopupTrigger = 'load' | 'scroll' | 'element-scroll' | 'date' | 'inactivity' | 'exit' | 'custom';

export const HOST = '.king-addons-pb-template-popup';
/** Triggers that are moments: one that could not be used is gone. All others wait for their turn. */
export const MOMENTS: readonly PopupTrigger[] = ['scroll', 'element-scroll', 'inactivity', 'exit'];

/** A popup's settings (SPEC 3.10), read once: switches are true only for `true` and 'yes', times are milliseconds. */
export interface AddonPopup {
  /** Id of the popup's post; names its entry in the storage. */
  id: string;
  trigger: PopupTrigger;
  /** Milliseconds from the page's load event to the opening. */
  loadDelay: number;
  /** Per cent of the page. */
  scrollProgress: number;
  /** Selector of what has to come into sight; "" for none. */
  scrollTo: string;
  /** Milliseconds since 1970; undefined for no date. */
  date: number | undefined;
  /** Milliseconds without a sign of the visitor. */
  inactivityTime: number;
  /** Selector of what opens it by a click; "" for none. */
  opener: string;
  isNotification: boolean;
  locksScroll: boolean;
  /** Class names of its animation. */
  animation: string[];
  animationTime: number;
  closeButtonDelay: number;
  /** Milliseconds until it closes by itself; undefined for never. */
  closesAfter: number | undefined;
  isOverlayDead: boolean;
  isEscapeDead: boolean;
  /** Milliseconds for which it stays away after it was closed. */
  showAgainDelay: number;
  /** Not shown from then on, milliseconds since 1970; undefined for no end. */
  stopsAt: number | undefined;
  /** What the page's address has to contain; undefined for any address. */
  keyword: string | undefined;
  devices: Record<Device, boolean>;
  /** The settings as they are printed: the plugin's script stores them whole. */
  printed: Record<string, unknown>;
}

export type Device = 'desktop' | 'tablet' | 'mobile';

/** What a trigger button in a popup does. */
export interface TriggerButton {
  action: 'close' | 'close-permanently' | 'back';
  /** Milliseconds for which the popup stays away then; undefined where it says none. */
  showDelay: number | undefined;
  /** Where it leads afterwards, not yet checked; "" for nowhere. */
  redirect: string;
}

/** What is stored of a popup, beside its settings; never trusted. */
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
/** On the body of a page that is being edited: no popup opens there. */
export const EDITING = 'elementor-editor-active';

/** localStorage key: when each popup was closed, and for how long it stays away. */
export const POPUPS_KEY = 'KingAddonsPB_PopupSettings';

/** Milliseconds (SPEC 9): between a date that has passed and the opening; a close button's fade; before a button leads away. */
export const DATE_DELAY = 1000;
export const CLOSE_BUTTON_FADE = 500;
export const REDIRECT_DELAY = 100;
/** Milliseconds in which a modal popup fades out. */
export const FADE = 400;

/** Of a popup's opening and closing, on its host. Detail: `{ id }`. */
export const OPENED = 'addon-popup:opened';
export const CLOSED = 'addon-popup:closed';

/** Its script's tag: it binds without selectors, before anybody could ask. */
export const ORIGINAL: OriginalMark = { within: `${HOST}:is(html:has(#king-addons-popup-builder-popup-module-script-js) *)` };
