/** The markup of Finale's campaigns: timers, counter bars, sticky areas, staff's notes (README.md has the table). */
import type { OriginalMark } from '../../src/island/types';

import type { Unit } from '../../src/rules/countdown';

/** The skins. Markup calls the plain skin `default`, and every unknown skin counts as `default`. */
export const SKINS = ['round_fill', 'round_ghost', 'square_fill', 'square_ghost', 'highlight_1', 'default'] as const;
export type Skin = (typeof SKINS)[number];

/** One timer, as the server printed it (SPEC 3.6); a part of the view's Props. */
export interface Timer {
  /** Id of the timer's campaign; "" where the markup has none. */
  campaign: string;
  /** The kind of place in which the timer stands: `single`, `grid`, `cart`, `counter_bar`, `sticky_header` … */
  type: string;
  /** The campaign's end in Unix seconds, as printed. The call to the shop sends it back. */
  end: string;
  /** Seconds that were left when the page was printed. */
  left: number;
  /** The timer is shown only while at most this many seconds are left; undefined for always. */
  delay: number | undefined;
  /** The look of the timer's parts. Default: `default`, plain text. */
  skin: Skin;
  /** The label beside each number; "" for the default: day, hr, min, sec. */
  labels: Record<Unit, string>;
  /** Whether a unit is shown even at zero. */
  always: Record<'days' | 'hours', boolean>;
}

/** A counter bar, as the server printed it. */
export interface CounterBar {
  rail: HTMLElement;
  /** The element that fills. The view replaces it. */
  element: HTMLElement;
  /** The element's class names. */
  className: string;
  /** The element's own style, by property. Default: none. */
  style?: Readonly<Record<string, string>> | undefined;
  /** The element's id, its role, and its `data-` and `aria-` attributes, by name. */
  attributes: Readonly<Record<string, string>>;
  /** How much of the bar is filled in the end, in per cent. */
  share: number;
  /** True where the shop has given the bar an accessible name. */
  isNamed: boolean;
  /** True if the bar fills from the right, and shows how much is left. */
  isRightToLeft: boolean;
}

/** Props of the view: a timer, a bar, or neither. */
export interface CampaignProps {
  /** Undefined for all hosts but a timer, and for a timer whose campaign is over. */
  timer?: Timer | undefined;
  /** Undefined for all hosts but a bar, and for a bar without a number. */
  bar?: CounterBar | undefined;
}

/** An area at the screen's edge. */
export interface Area {
  edge: 'header' | 'footer';
  id: string;
  /** Milliseconds until the area is shown. */
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
/**
 * The element that is removed with a timer whose campaign is over, by the timer's type. Other types remove the timer
 * alone.
 */
export const FRAMES = new Map([
  ['counter_bar', BAR],
  ['sticky_header', HEADER],
  ['sticky_footer', FOOTER],
  ['info_notice', '.woocommerce-info'],
  ['custom_text', '.wcct_custom_text'],
]);

/** The attribute that makes the plugin's own script skip a timer. */
export const TAKEN = 'data-wctimer-load';
/**
 * When the timer ends, in milliseconds since 1970 by the visitor's clock. The attribute also shows that the mark above
 * is ours and not the plugin's.
 */
export const ENDS = 'data-shop-islands-ends';
/** Class of a bar whose fill has grown. */
export const FILLED = 'wcct_bar_active';
/** Class of an area that is shown. */
export const SHOWN = 'loaded';
export const AREA_CLASS = 'shop-islands-campaign-area';
/** Class of a timer that is in sight: only there boxes pulse. */
export const SEEN_CLASS = 'shop-islands-campaign-seen';
export const BAR_CLASS = 'shop-islands-campaign-bar';

/**
 * The start of a cookie's name; the cookie remembers a closed area. The edge and the id follow:
 * `wcct_sticky_header_981`.
 */
export const CLOSED_COOKIE = 'wcct_sticky_';
/** sessionStorage key of the campaigns whose end has reloaded a page. */
export const RELOADED_KEY = 'shop-islands:campaigns-reloaded';

// Times of SPEC 9, in milliseconds.
export const REMOVE_AFTER = 1000;
export const RELOAD_AFTER = 2000;
export const FILL_AFTER = 200;
// Times of the original, in milliseconds.
export const AREA_WAIT = 500;
export const AREA_DELAY = 1000;
export const AREA_SLIDE = 700;

/**
 * Finale's script adds its own countdown to jQuery. The script's styles and marks prove nothing, because they may come
 * from a cached page.
 */
export const ORIGINAL: OriginalMark = { method: 'wcctCountdown' };
