/** What a page says about consent, in CookieYes' words or in the island's own (README.md has the tables). */
import type { Law } from '../../src/rules/consent';

export interface Category {
  /** Its name in the cookie. */
  slug: string;
  /** What visitors read; '' for the default of SPEC's five, or the slug. */
  name: string;
  /** Its purpose, below its name; '' for the default of SPEC's five, or nothing. */
  text: string;
  /** Cannot be refused. */
  isNecessary: boolean;
  /** On until the visitor says otherwise; SPEC 9: only `necessary` is. */
  isOn: boolean;
  /** Names of cookies that go when it is refused; `_ga*` is every name that begins so. */
  cookies: string[];
}

/** What the island's own banner says. */
export interface Words {
  /** Heading and name of the banner; '' for the default, "Your privacy". */
  title: string;
  /** What visitors are asked; '' for the default. */
  text: string;
  /** The link to the privacy policy, at the end of the text: a safe address, and its words, '' for "Privacy policy". Default: no link. */
  policy: { href: string; text: string } | undefined;
}

/** The room of a frame that waits, in pixels; 0 where it has none, as in a closed tab. */
export interface Room {
  width: number;
  height: number;
  /** CSS `display` of what takes the room: `block`, `inline-block` … */
  display: string;
}

export interface Settings {
  law: Law;
  categories: Category[];
  /** How long a choice is kept, in seconds (SPEC 9: 365 days). */
  seconds: number;
  /** Of the cookie; '' is this host. */
  domain: string;
  /** Loads the page anew after a choice. */
  isReloading: boolean;
  /** Tells Google's tags, whether one is there yet or not. */
  isGoogle: boolean;
  words: Words;
}

/** What a host says: settings of the island's own banner; null of what waits for its answer, and of CookieYes' template. */
export type ConsentProps = Settings | null;

/** Brings the island's own banner; a JSON script holds its settings. */
export const HOST = '[data-island~="consent"]';
/** CookieYes' banner, as text: its id, and the script's. */
export const TEMPLATE_ID = '#ckyBannerTemplate';
export const TEMPLATE = `script${TEMPLATE_ID}`;
/** Elements that open the preferences. */
export const OWN_OPENER = '[data-consent-open]';
export const OPENER = `${OWN_OPENER},.cky-banner-element`;
/** CookieYes' own script, or the one that its service sends. */
export const THEIRS = 'script#cookie-law-info-js[src],script[src*="/cookie-law-info/"],script#cookieyes';

/** What a visitor sees; `choose` and `dismiss` of the keeper are what it calls. */
export interface Banner {
  /** Asks; settles when the banner is in sight. */
  show(): void | Promise<void>;
  /** There is a choice: leaves a way back to it. */
  hide(): void;
  /** Opens the preferences. */
  open(): void;
}

/** CSS properties by name. */
export type Paint = Record<string, string>;

/** How CookieYes' banner is to look. */
export interface Looks {
  /** `box`, `banner`, `classic` (the preferences unfold in the banner) or `popup` (in the middle). */
  type: string;
  position: string;
  /** `popup`, `sidebar-left` …: how the preferences come. */
  preferences: string;
  /** Where the button that opens the preferences again stands; '' for none. */
  again: string;
  /** Styles of parts, by their `data-cky-tag`. */
  tags: { tag: string; paint: Paint }[];
  /** HTML of the link to the policy; '' for none. */
  policy: string;
  /** HTML of the buttons that show all of the text above the switches, and less of it again; '' for none. */
  more: string;
  less: string;
  on: Paint;
  off: Paint;
  alwaysOn: Paint;
  /** Lists each category's cookies. */
  hasTable: boolean;
  isRightToLeft: boolean;
}
