/** The table of the summary: each page's load with the original, the islands and the lean build. */

import { minus } from './budget';
import { intervalOf, takeMedian } from './interval';
import type { Kind } from './kinds';
import { LOADS, netScriptRatio, type Results, type Section } from './results';
import { show, showRatio } from './show';

const PAGES: Readonly<Record<(typeof LOADS)[number], string>> = {
  listing: 'listing',
  product: 'product',
  cart: 'cart',
  checkout: 'checkout',
  widgets: 'shop builder’s widgets',
  content: 'content widgets',
  consent: 'first visit, consent shown',
  returning: 'returning visitor’s listing',
  campaign: 'first visit, countdown, consent and chat',
};

const medianOf = ({ figures }: Section, kind: Kind, value: string) => figures[kind]?.[value]?.median;

/** `10 KB in 3, 30 ms, shift 0`. */
function load(section: Section, kind: Kind): string {
  const [bytes, requests, shift] = ['bytes', 'requests', 'shift'].map((value) => medianOf(section, kind, value));
  if (bytes === undefined || requests === undefined) return '–';
  const net = minus(medianOf(section, kind, 'script'), medianOf(section, 'none', 'script'));
  const time = net === undefined ? [] : [show(Math.max(0, net), 'ms')];
  return [
    `${show(bytes, 'bytes')} in ${requests}`,
    ...time,
    ...(shift === undefined ? [] : [`shift ${show(shift, 'score')}`]),
  ].join(', ');
}

const ratio = ({ figures }: Section, kind: Kind) =>
  showRatio(
    netScriptRatio(figures, kind, takeMedian),
    intervalOf((take) => netScriptRatio(figures, kind, take)),
  );

const COMPARED = ['islands', 'lean'] as const;
const COLUMNS = ['original', ...COMPARED] as const;

/** A head and a row for each page that was measured; no row where none was. */
export function summaryOf({ sections }: Results): { head: string[]; rows: string[][] } {
  const loads = LOADS.flatMap((name) => sections.find((section) => section.name === name) ?? []);
  const rows = loads.map((section) => [
    PAGES[section.name as keyof typeof PAGES],
    ...COLUMNS.map((kind) => load(section, kind)),
    ...COMPARED.map((kind) => ratio(section, kind)),
  ]);
  return { head: ['', ...COLUMNS, ...COMPARED.map((kind) => `script time, ${kind} ÷ original`)], rows };
}
