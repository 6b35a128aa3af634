/** Writes the results of a long visit in the form of docs/reliability.md. Pure. */
import { markdownTable } from '../markdownTable';
import { grownBetween } from './bounds';
import type { Measured } from './shopper';

/** A thing that was measured before and after. */
export interface Row {
  name: string;
  steps: number;
  before: Measured;
  after: Measured;
}

const signed = (number: number) => (number > 0 ? `+${number}` : `${number}`);

const cells = ({ name, steps, before, after }: Row): string[] => {
  const { heap, nodes, listeners, timers, storage, views } = grownBetween(before, after);
  const kilobytes = signed(Math.round(heap / 1000));
  return [
    name,
    `${steps}`,
    `${kilobytes} KB of ${Math.round(before.heap / 1000)}`,
    ...[nodes, listeners, views, timers, storage].map(signed),
  ];
};

export const tableOf = (rows: readonly Row[]): string =>
  markdownTable(['Page', 'Steps between', 'Heap', 'Nodes', 'Listeners', 'Views', 'Timers', 'Storage'], rows.map(cells));
