/** The markup of a deal: an end, a clock, and a bar of sold products (README.md has the table). */
import type { Unit } from '../../src/rules/countdown';

/** Props of the view. */
export interface Deal {
  /** The end in milliseconds since 1970; undefined where the server prints none, or an impossible one. */
  end: number | undefined;
  /** If false, days are counted as hours. */
  hasDays: boolean;
  /** Undefined where the block has no clock. */
  clock?: DealClock | undefined;
  /** Bars of sold products. */
  bars: readonly ServerBar[];
}

/** The server's clock. Its labels stay; the view renders its numbers. */
export interface DealClock {
  element: HTMLElement;
  /** The elements that hold only a number, by their unit. */
  numbers: readonly (readonly [unit: Unit, element: HTMLElement])[];
}

/** The look of a bar, and how much of it is full. */
export interface StockBar {
  /** The filled share in per cent; undefined without stock management. */
  share: number | undefined;
  /** CSS colours, not yet checked. */
  rail: string;
  fill: string;
  /** Pixels. */
  railHeight: number;
  fillHeight: number;
  isRound: boolean;
}

/** A bar, and the canvas that it replaces. */
export interface ServerBar extends StockBar {
  canvas: HTMLElement;
  /** The canvas's box: its height in pixels, and its `display` and alignment. */
  height: number;
  display: string;
  verticalAlign: string;
}

/** Props of the bar that replaces the canvas. */
export type BarProps = Omit<ServerBar, 'canvas'>;

export const HOST = '.deal-products';
export const CLOCK = '.shopengine-countdown-clock';
export const CANVAS = '.deal-products__grap--line';
/** Selectors of the clock's numbers, by unit. */
export const NUMBERS = {
  days: '.clock-days',
  hours: '.clock-hou',
  minutes: '.clock-min',
  seconds: '.clock-sec',
} as const;
export const BAR = 'shop-islands-deal-bar';
/** Milliseconds between two updates of the clock (SPEC 9). */
export const TICK = 500;
/** The original's colours and heights. */
export const RAIL = '#F2F2F2';
export const FILL = '#F03D3F';
export const RAIL_HEIGHT = 2;
export const FILL_HEIGHT = 4;
