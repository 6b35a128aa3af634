/** The chat's markup, settings, storage and events, as Click to Chat has them (README.md has the tables). */
import type { OriginalMark } from '../../src/island/types';

/** The recipient of a message, and its text. */
export interface ChatTarget {
  /** Digits with the country's code; "" where there is none. */
  number: string;
  /** The text that the messenger shows, ready to be sent. */
  text: string;
}

/** SPEC 3.9's settings, read from whatever the page prints. */
export interface ChatSettings extends ChatTarget {
  /** The text that stands before the text of a link. */
  prefix: string;
  isShown: Record<Device, boolean>;
  /** CSS declarations. */
  position: Record<Device, string>;
  css: string;
  /** True where an add-on decides whether the button is shown. */
  isScheduled: boolean;
  /** How long the button takes to fade in, in milliseconds. */
  speed: number;
  /** Class names of the button's animation. */
  animation: string[];
  /** Name of the window in which a chat opens; `popup` is a small window. */
  target: string;
  /** True where a desktop goes to the messenger's web page, false for `wa.me`. */
  isWeb: boolean;
  /** True where a phone goes to the messenger's app, false for `wa.me`. */
  isApp: boolean;
  customUrl: Record<Device, string>;
  /** `default` opens the greeting by itself on a desktop, `open` everywhere, any other text never. */
  greeting: string;
  /** The only kind of device that has a greeting; "" for all. */
  greetingDevice: string;
  /** Milliseconds until the badge is shown. */
  badgeDelay: number;
  /** The text that is shown when there is no number; "" for our own. */
  noNumber: string;
}

/** The element of a dialog of the chat, as the server prints it, and its content. */
export interface Frame {
  id: string;
  /** Class names, without those for the open and the closed state. */
  className: string;
  /** The element's own style, by property. Default: none. */
  style?: Readonly<Record<string, string>> | undefined;
  /** True where the server prints the element with `hidden`. */
  isHidden: boolean;
  /** `data-` attributes by name. Default: none. */
  data?: Readonly<Record<string, string>> | undefined;
  /** True where the dialog stands in the middle of the screen and nobody can reach the page behind it. */
  isModal: boolean;
  /** Id of the heading that names the dialog. Default: the name is "Chat with us". */
  headingId?: string | undefined;
  /** The server's nodes in the dialog. */
  nodes: readonly Node[];
}

/** The badge on the button, as the server prints it. */
export interface BadgeProps {
  /** Class names of the outer element, which gives the badge its corner. */
  className: string;
  /** The outer element's own style, by property; it is printed with `display: none`. Default: none. */
  style?: Readonly<Record<string, string>> | undefined;
  /** Class names of the badge itself. */
  badgeClassName: string;
  /** The badge's own style, with its distance from the corner. Default: none. */
  badgeStyle?: Readonly<Record<string, string>> | undefined;
  /** The badge's text, such as "1". */
  text: string;
}

/** The parts of a host that the view shows. */
export interface ChatProps {
  /** The greeting, as the server prints it. Undefined where the host has none. */
  greeting?: Frame | undefined;
}

export type Device = 'mobile' | 'desktop';

/** The settings as they are printed: an object that other scripts may change at any time. */
export type RawSettings = Record<string, unknown>;

/** The page globals of Click to Chat. */
export const SETTINGS = 'ht_ctc_chat_var';
export const VARIABLES = 'ht_ctc_variables';
/** The settings' key for the id of Meta's event. Add-ons find it while they are told of a chat. */
export const EVENT_ID = 'ctc_pixel_event_id';

/** localStorage: one JSON object with `g_action`, `g_user_action`, `n_badge` and `g_optin`. */
export const CHAT_STORAGE = 'ht_ctc_storage';
/** sessionStorage: `done` once this visit has been counted. */
export const COUNTED_STORAGE = 'ht_ctc_analytics';

export const ROOT = '.ht-ctc-chat';
export const DATA = '.ht_ctc_chat_data';
export const BUTTON = '.ht_ctc_chat_style';
export const BOX = '.ht_ctc_chat_greetings_box';
/** A greeting in the middle of the screen. */
export const MODAL = 'ctc_greetings_modal';
export const BACKDROP = 'ht_ctc_modal_backdrop';
/** The class name of a dialog that is open, or that has been closed. */
export const stateClass = (isOpen: boolean): string => (isOpen ? 'ctc_greetings_opened' : 'ctc_greetings_closed');
export const CLOSE = '.ctc_greetings_close_btn';
export const HEADING = '.ctc_g_heading';
/** The greeting's button that begins the chat. */
export const BEGIN = '.ht_ctc_chat_greetings_box_link';
export const OPT_IN = '.ctc_opt_in';
export const OPT_IN_BOX = '#ctc_opt';
export const NOTIFICATION = '.ht_ctc_notification';
export const BADGE = '.ht_ctc_badge';
export const BADGE_PLACE = '.ctc_nb';
/** The words beside the button, which are visible while a hand is near. */
export const CALL = '.ht-ctc-cta';
export const HOVER_CALL = '.ht-ctc-cta-hover';
/** The words that go when the greeting first opens. */
export const STICKY_CALL = '.ctc_cta_stick';
export const ONLINE = '.for_greetings_header_image_badge';
export const NO_NUMBER = '.ctc-no-number-message';
/** Elements anywhere that begin a chat, or open the greeting. */
const SHORTCODE = '.ht-ctc-sc-chat';
export const CHAT_LINKS = [SHORTCODE, '.ctc_chat', '#ctc_chat', '[href="#ctc_chat"]'];
export const GREETING_LINKS = ['.ctc_greetings', '#ctc_greetings', '.ctc_greetings_now', '[href="#ctc_greetings"]'];
export const CHAT_LINK = `${CHAT_LINKS}`;
export const GREETING_LINK = `${GREETING_LINKS}`;

/** The tag of the original script. It may run late, and newer versions of it do not use jQuery. */
export const ORIGINAL: OriginalMark = { script: 'ht_ctc_app_js-js' };
/** The original script where its file is part of another file: older versions bind handlers with jQuery. */
export const ORIGINAL_BOUND: OriginalMark = { event: 'click', selectors: [SHORTCODE] };

/** Milliseconds (SPEC 9). */
export const ENTRY = 120;
export const ENTRY_ANIMATED = 1200;
export const OPT_IN_DELAY = 500;
/** Milliseconds between the chat's opening and the greeting's closing. */
export const CLOSE_DELAY = 500;
/** Milliseconds of a fade. A greeting that opens by itself, or that another element closes, takes the quick one. */
export const QUICK = 70;
export const SLOW = 400;
/** SPEC 9: the size of the small window. */
export const POPUP = 'popup,width=788,height=514,left=100,top=100';
