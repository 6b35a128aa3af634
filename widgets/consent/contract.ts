/** What a page says about consent, in CookieYes' words or in the island's own (README.md has the tables). */
import type { Law } from '../../src/rules/consent';

export interface Category {
  slug: string;
  name: string;
  text: string;
  /** Cannot be refused. */
  isNecessary: boolean;
  /** On until the visitor says otherwise; SPEC 9: only `necessary` is. */
  isOn: boolean;
  /** Names of cookies that go when it is refused; `_ga*` is every name that begins so. */
  cookies: string[];
}

/** What the island's own banner says besides its texts. */
interface Words {
  title: string;
  text: string;
  policy: { href: string; text: string } | undefined;
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
  /** Asks. */
  show(): void;
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
