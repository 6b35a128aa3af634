/** Reads a deal. It never throws: what is missing or broken has a default. */
import { json } from '../../src/dom/json';
import { parseStoreTime } from '../../src/rules/countdown';
import { scalarOf } from '../../src/rules/values';
import { type Deal, FILL_HEIGHT, RAIL_HEIGHT, type StockBar } from './contract';
import { soldShare } from './rules';

export function readDeal(host: Element): Deal {
  const { end_time, show_days } = json(host, 'data-deal-data') ?? {};
  return { end: parseStoreTime(scalarOf(end_time)), hasDays: show_days !== 'no' };
}

function pixels(value: unknown, otherwise: number): number {
  const length = Number(scalarOf(value));
  return length > 0 ? length : otherwise;
}

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
