/** The settings of social-proof notifications, and the stored data (README.md has the tables). */
import type { Text } from '../../src/texts/table';
import type { Position } from './notifications.rules';

/** The settings, read from the page's JSON. */
export interface SocialProofSettings {
  account: string;
  /** Absolute address of the service's folder, with a slash at its end. */
  base: string;
  /** The consent category without which nothing here runs. */
  category: string;
  position: Position;
  /** Milliseconds before each notification. */
  delay: number;
  /** Milliseconds for which a notification is shown. */
  displayTime: number;
  /** True where a widget that a visitor closes stays closed for 14 days; false for this page only. */
  isClosedForLong: boolean;
  /** False where no form is read, whatever the service says. */
  capturesForms: boolean;
  /** Absolute address that tells where a visitor is; '' for none. */
  geolocation: string;
}

/** A sentence: its text and the values in it. `count` chooses the plural form. */
export interface Sentence {
  text: Text;
  values: Record<string, string | number> & { count: number };
}

/** What a notification's card shows. Everything is text except two addresses, which have been checked. */
export interface Card {
  /** The notification's id. A card with another id is a new element. */
  id: string;
  /** What somebody has done. */
  sentence: Sentence;
  /** The product's address, http or https, to which the sentence links; undefined where it is no link. */
  href: string | undefined;
  /** Address of a square picture, http or https, shown at 64 by 64 pixels; undefined for none. */
  picture: string | undefined;
  /** The product's price as the service words it; "" for none. */
  price: string;
  /** The corner of the window, 25 pixels from its edges. */
  position: Position;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

// Cookies and their seconds (SPEC 9).
export const VISITOR_COOKIE = '_tpapp';
export const VISITOR_SECONDS = 30 * DAY;
/** Ids of widgets that a visitor has closed, and of notifications that were shown or are the visitor's own. */
export const CLOSED_COOKIE = 'tp-closed-widgets';
export const SHOWN_COOKIE = 'tp-shown-notifications';
export const SUBMITTED_COOKIE = 'tp-submitted-notifications';
export const LIST_SECONDS = 14 * DAY;
/** How many views, clicks and closes were reported, and since when. */
export const COUNT_COOKIE = 'tp-analytics-count';
export const COUNT_SECONDS = 10 * MINUTE;
/** Ids of widgets whose view was reported. */
export const VIEW_COOKIE = 'tp-analytics-view';
export const VIEW_SECONDS = DAY;

/** localStorage: the pages of this visit, and when the visitor was last there. */
export const VISIT_KEY = 'tp-visit-history';
/** Milliseconds without a page view after which the next page begins a new visit. */
export const VISIT_PAUSE = 29 * MINUTE * 1000;
/** localStorage: submissions that wait for their success page. */
export const PENDING_KEY = 'tp-pending-submissions';
/** Milliseconds after which a pending submission is dropped. */
export const PENDING_TIME = 120 * MINUTE * 1000;

/** Query parameters (SPEC 2.2): clear what is kept; show one widget only. */
export const CLEAR_PARAMETER = 'tpclear';
export const PREVIEW_PARAMETER = 'tp-preview-widget';

/** The settings, as JSON; the shop prints them. */
export const SETTINGS = 'script[data-island~="social-proof"]';

/** DOM events on the card. Detail: `{ id, widgetId }`. */
export const SHOWN = 'social-proof:shown';
export const CLOSED = 'social-proof:closed';
