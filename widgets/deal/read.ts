/** Reads a deal. It never throws: a missing or broken value gets a default. */
import { json } from '../../src/dom/json';
import { parseStoreTime, UNITS } from '../../src/rules/countdown';
import { scalarOf } from '../../src/rules/values';
import {
  CANVAS,
  CLOCK,
  type Deal,
  type DealClock,
  FILL_HEIGHT,
  NUMBERS,
  RAIL_HEIGHT,
  type ServerBar,
  type StockBar,
} from './contract';
import { soldShare } from './rules';

function pixels(value: unknown, otherwise: number): number {
  const length = Number(scalarOf(value));
  return length > 0 ? length : otherwise;
}

/** Reads one canvas; lengths are pixels, with ShopEngine's defaults where they are not positive. */
export function readBar(canvas: Element): StockBar {
  const settings = json(canvas, 'data-settings') ?? {};
  return {
    share: soldShare(settings.total_sell, settings.stock_qty),
    rail: scalarOf(settings.bg_line_clr),
    fill: scalarOf(settings.prog_line_clr),
    railHeight: pixels(settings.bg_line_height, RAIL_HEIGHT),
    fillHeight: pixels(settings.prog_line_height, FILL_HEIGHT),
    isRound: settings.prog_line_cap === 'round',
  };
}

function readServerBar(canvas: HTMLElement): ServerBar {
  const bar = readBar(canvas);
  // The doctor reads documents that have no window.
  const { display = 'inline', verticalAlign = 'baseline' } =
    canvas.ownerDocument.defaultView?.getComputedStyle(canvas) ?? {};
  return {
    ...bar,
    canvas,
    height: canvas.offsetHeight || Math.max(bar.railHeight, bar.fillHeight) + 2,
    display: display === 'inline' ? 'inline-block' : display,
    verticalAlign,
  };
}

function readClock(host: Element): DealClock | undefined {
  const element = host.querySelector<HTMLElement>(CLOCK);
  if (!element) return undefined;
  const numbers = UNITS.flatMap((unit) => {
    const number = element.querySelector<HTMLElement>(NUMBERS[unit]);
    return number ? [[unit, number] as const] : [];
  });
  return { element, numbers };
}

/** Reads a host. The end is in UTC milliseconds, undefined where there is none. */
export function readDeal(host: Element): Deal {
  const { end_time, show_days } = json(host, 'data-deal-data') ?? {};
  return {
    end: parseStoreTime(scalarOf(end_time)),
    hasDays: show_days === 'yes',
    clock: readClock(host),
    bars: Array.from(host.querySelectorAll<HTMLElement>(CANVAS), readServerBar),
  };
}
