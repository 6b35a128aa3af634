/** The markup of a deal: an end, a clock, and a bar of what is sold (README.md has the table). */
import type { Unit } from '../../src/rules/countdown';

/** Props of the view. */
export interface Deal {
  /** Milliseconds since 1970; undefined where the server says none, or none that there is. */
  end: number | undefined;
  /** False counts days as hours. */
  hasDays: boolean;
  /** Undefined where the block has none. */
  clock?: DealClock | undefined;
  /** Bars of what is sold. */
  bars: readonly ServerBar[];
}

/** The server's clock: its labels stay, its numbers are the view's. */
export interface DealClock {
  element: HTMLElement;
  /** The elements of its numbers, which hold nothing else. */
  numbers: readonly (readonly [unit: Unit, element: HTMLElement])[];
}

/** How a bar looks, and how much of it is full. */
export interface StockBar {
  /** Per cent; undefined without stock management. */
  share: number | undefined;
  /** CSS colours, not yet checked. */
  rail: string;
  fill: string;
  /** Pixels. */
  railHeight: number;
  fillHeight: number;
  isRound: boolean;
}

/** A bar, and the canvas in whose place it stands. */
export interface ServerBar extends StockBar {
  canvas: HTMLElement;
  /** The canvas's box: its height in pixels, and how it lies in its line. */
  height: number;
  display: string;
  verticalAlign: string;
}

/** What is drawn in the canvas's place. */
export type BarProps = Omit<ServerBar, 'canvas'>;

export const HOST = '.deal-products';
export const CLOCK = '.shopengine-countdown-clock';
export const CANVAS = '.deal-products__grap--line';
/** Of the clock's numbers, by what they show. */
export const NUMBERS = {
  days: '.clock-days',
  hours: '.clock-hou',
  minutes: '.clock-min',
  seconds: '.clock-sec',
} as const;
export const BAR = 'shop-islands-deal-bar';
/** Milliseconds between two looks at the clock (SPEC 9). */
export const TICK = 500;
/** The original's colours and heights. */
export const RAIL = '#F2F2F2';
export const FILL = '#F03D3F';
export const RAIL_HEIGHT = 2;
export const FILL_HEIGHT = 4;
