/** A page's settings for consent, which CookieYes or the island itself prints (README.md has the tables). */
import type { Law } from '../../src/consent/law.rules';

export interface Category {
  /** The category's name in the cookie. */
  slug: string;
  /**
   * The name that visitors read. '' stands for the default name if the category is one of SPEC's five, else for the
   * slug.
   */
  name: string;
  /**
   * The purpose, which stands below the name. '' stands for the default text if the category is one of SPEC's five,
   * else for no text.
   */
  text: string;
  /** True for a category that cannot be refused. */
  isNecessary: boolean;
  /** True for a category that is on until the visitor chooses. By SPEC 9, only `necessary` is. */
  isOn: boolean;
  /**
   * Names of the cookies that are removed when the category is refused; `_ga*` means every name that begins with `_ga`.
   */
  cookies: string[];
}

/** The texts of the island's own banner. */
export interface BannerWords {
  /** Heading and name of the banner; '' for the default, "Your privacy". */
  title: string;
  /** The question; '' for the default. */
  text: string;
  /**
   * The link to the privacy policy at the end of the text: a safe address and the link's text, '' for "Privacy policy".
   * Default: no link.
   */
  policy: { href: string; text: string } | undefined;
}

/** The size of a frame that waits, in pixels; 0 for a frame without a size, as in a closed tab. */
export interface Room {
  width: number;
  height: number;
  /** CSS `display` of the note that takes the frame's place: `block`, `inline-block` … */
  display: string;
}

export interface Settings {
  law: Law;
  categories: Category[];
  /** How long a choice is kept, in seconds (SPEC 9: 365 days). */
  seconds: number;
  /** The cookie's domain; '' for this host. */
  domain: string;
  /** True if the page is loaded again after a choice. */
  isReloading: boolean;
  /** True if Google's tags are to be informed even before one of them is on the page. */
  isGoogle: boolean;
  words: BannerWords;
}

/**
 * The data of a host: the settings of the island's own banner; null for CookieYes' template, and for an element that
 * waits for the choice.
 */
export type ConsentProps = Settings | null;

/** The host of the island's own banner: a JSON script with its settings. */
export const HOST = '[data-island~="consent"]';
/** The script that holds the HTML of CookieYes' banner. */
export const TEMPLATE_ID = '#ckyBannerTemplate';
export const TEMPLATE = `script${TEMPLATE_ID}`;
/** Elements that open the preferences. */
export const OWN_OPENER = '[data-consent-open]';
export const OPENER = `${OWN_OPENER},.cky-banner-element`;
/** CookieYes' own script, from the plugin or from its service. */
export const THEIRS = 'script#cookie-law-info-js[src],script[src*="/cookie-law-info/"],script#cookieyes';

/** The banner that a visitor sees. It calls the keeper's `choose` and `dismiss`. */
export interface Banner {
  /** Shows the banner; resolves when the banner is visible. */
  show(): void | Promise<void>;
  /** Hides the banner because there is a choice, and leaves a button that opens the preferences again. */
  hide(): void;
  /** Opens the preferences. */
  open(): void;
}

/** CSS properties by name. */
export type Paint = Record<string, string>;

/** The look of CookieYes' banner. */
export interface Looks {
  /** `box`, `banner`, `classic` (the preferences unfold in the banner) or `popup` (in the middle). */
  type: string;
  position: string;
  /** The place of the preferences: `popup`, `sidebar-left` … */
  preferences: string;
  /** The place of the button that opens the preferences again; '' for no button. */
  again: string;
  /** Styles of parts, by their `data-cky-tag`. */
  tags: { tag: string; paint: Paint }[];
  /** HTML of the link to the policy; '' for no link. */
  policy: string;
  /** The part with the text above the switches, or above the box for an objection under CCPA. */
  about: string;
  /** HTML of the buttons that show the whole text above the switches, or less of it again; '' for no button. */
  more: string;
  less: string;
  on: Paint;
  off: Paint;
  /** The HTML of the box for an objection under CCPA, ticked and not ticked. */
  optedOut: Paint;
  optedIn: Paint;
  /** Links that editors have put into the banner's texts. */
  links: Paint;
  alwaysOn: Paint;
  /** True if each category lists its cookies. */
  hasTable: boolean;
  isRightToLeft: boolean;
}
