/** The markup of Finale's campaigns: timers, counter bars, sticky areas, staff's notes (README.md has the table). */
import type { OriginalMark } from '../../src/island/types';

import type { Unit } from '../../src/rules/countdown';

/** Markup calls the plain skin `default`; so is every other one that there is not. */
export const SKINS = ['round_fill', 'round_ghost', 'square_fill', 'square_ghost', 'highlight_1', 'default'] as const;
export type Skin = (typeof SKINS)[number];

/** One timer, as the server printed it (SPEC 3.6); a part of the view's Props. */
export interface Timer {
  /** Id of its campaign; "" where the markup has none. */
  campaign: string;
  /** Where it stands: `single`, `grid`, `cart`, `counter_bar`, `sticky_header` … */
  type: string;
  /** The campaign's end in Unix seconds, as printed; the shop wants it back. */
  end: string;
  /** Seconds that were left when the page was printed. */
  left: number;
  /** Shown only while no more than so many seconds are left; undefined for always. */
  delay: number | undefined;
  /** How its parts look. Default: `default`, plain text. */
  skin: Skin;
  /** What stands beside a number; "" where the shop says nothing: then it is day, hr, min, sec. */
  labels: Record<Unit, string>;
  /** Whether a unit is shown even at zero. */
  always: Record<'days' | 'hours', boolean>;
}

/** A counter bar, as the server printed it. */
export interface CounterBar {
  rail: HTMLElement;
  /** What fills, in whose place the view stands. */
  element: HTMLElement;
  /** Its class names. */
  className: string;
  /** Its own style, by property. Default: none. */
  style?: Readonly<Record<string, string>> | undefined;
  /** Its id, its role, and its `data-` and `aria-` attributes, by name. */
  attributes: Readonly<Record<string, string>>;
  /** How full it becomes, in per cent. */
  share: number;
  /** True where the shop has given it a name. */
  isNamed: boolean;
  /** It fills from the right, and shows what is left. */
  isRightToLeft: boolean;
}

/** Props of the view: of one of both, or of none. */
export interface CampaignProps {
  /** Undefined for all but a timer, and for one whose campaign is over. */
  timer?: Timer | undefined;
  /** Undefined for all but a bar, and for one without a number. */
  bar?: CounterBar | undefined;
}

/** An area at the screen's edge. */
export interface Area {
  edge: 'header' | 'footer';
  id: string;
  /** Milliseconds until it comes. */
  delay: number;
}

export const WRAP = '.wcct_timer_wrap';
export const BAR = '.wcct_counter_bar';
export const RAIL = '.wcct_progress_aria';
export const FILL = '.wcct_progress_bar';
export const HEADER = '.wcct_header_area';
export const FOOTER = '.wcct_footer_area';
export const AREA = `${HEADER},${FOOTER}`;
export const CLOSE = '.wcct_close';
/** What goes with a timer whose campaign is over, by its type; else the timer alone. */
export const FRAMES = new Map([
  ['counter_bar', BAR],
  ['sticky_header', HEADER],
  ['sticky_footer', FOOTER],
  ['info_notice', '.woocommerce-info'],
  ['custom_text', '.wcct_custom_text'],
]);

/** The mark by which the plugin's own script passes a timer over. */
export const TAKEN = 'data-wctimer-load';
/**
 * Tells a mark of ours from one of the plugin's, and when the timer ends: milliseconds since 1970, by the visitor's
 * clock.
 */
export const ENDS = 'data-shop-islands-ends';
/** On a bar whose fill has grown. */
export const FILLED = 'wcct_bar_active';
/** On an area that is shown. */
export const SHOWN = 'loaded';
export const AREA_CLASS = 'shop-islands-campaign-area';
/** On a timer that is in sight: only there boxes pulse. */
export const SEEN_CLASS = 'shop-islands-campaign-seen';
export const BAR_CLASS = 'shop-islands-campaign-bar';

/** Of the cookie that remembers a closed area; its edge and id follow: `wcct_sticky_header_981`. */
export const CLOSED_COOKIE = 'wcct_sticky_';
/** sessionStorage key of the campaigns whose end has reloaded a page. */
export const RELOADED_KEY = 'shop-islands:campaigns-reloaded';

// Milliseconds (SPEC 9).
export const REMOVE_AFTER = 1000;
export const RELOAD_AFTER = 2000;
export const FILL_AFTER = 200;
// Milliseconds of the original.
export const AREA_WAIT = 500;
export const AREA_DELAY = 1000;
export const AREA_SLIDE = 700;

/** Finale's script brings its own countdown to jQuery. Styles and marks in the page may come from a cache. */
export const ORIGINAL: OriginalMark = { method: 'wcctCountdown' };
