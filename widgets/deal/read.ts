/** Reads a deal. It never throws: what is missing or broken has a default. */
import { json } from '../../src/dom/json';
import { parseStoreTime } from '../../src/rules/countdown';
import { type Deal, FILL_HEIGHT, RAIL_HEIGHT, type StockBar } from './contract';
import { soldShare } from './rules';

export function readDeal(host: Element): Deal {
  const { end_time, show_days } = json(host, 'data-deal-data') ?? {};
  return { end: parseStoreTime(`${end_time}`), hasDays: show_days !== 'no' };
}

const pixels = (value: unknown, otherwise: number) => (Number(value) > 0 ? Number(value) : otherwise);

export function readBar(canvas: Element): StockBar {
  const settings = json(canvas, 'data-settings') ?? {};
  return {
    share: soldShare(settings.total_sell, settings.stock_qty),
    rail: `${settings.bg_line_clr}`,
    fill: `${settings.prog_line_clr}`,
    railHeight: pixels(settings.bg_line_height, RAIL_HEIGHT),
    fillHeight: pixels(settings.prog_line_height, FILL_HEIGHT),
    isRound: settings.prog_line_cap === 'round',
  };
}
