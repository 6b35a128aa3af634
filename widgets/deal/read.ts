/** Reads a deal. It never throws: what is missing or broken has a default. */
import { text } from '../../src/dom/attributes';
import { parseStoreTime } from '../../src/rules/countdown';
import { type Deal, FILL_HEIGHT, RAIL_HEIGHT, type StockBar } from './contract';
import { soldShare } from './rules';

function readJson(element: Element, name: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text(element, name)));
  } catch {
    return {};
  }
}

export function readDeal(host: Element): Deal {
  const { end_time, show_days } = readJson(host, 'data-deal-data');
  return { end: parseStoreTime(`${end_time}`), hasDays: show_days !== 'no' };
}

const pixels = (value: unknown, otherwise: number) => (Number(value) > 0 ? Number(value) : otherwise);

export function readBar(canvas: Element): StockBar {
  const settings = readJson(canvas, 'data-settings');
  return {
    share: soldShare(settings.total_sell, settings.stock_qty),
    rail: `${settings.bg_line_clr}`,
    fill: `${settings.prog_line_clr}`,
    railHeight: pixels(settings.bg_line_height, RAIL_HEIGHT),
    fillHeight: pixels(settings.prog_line_height, FILL_HEIGHT),
    isRound: settings.prog_line_cap === 'round',
  };
}
