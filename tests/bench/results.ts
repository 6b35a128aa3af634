/** Results of a run, made up: figures whose lowest and highest are their median. */
import type { Kind } from '../../scripts/bench/kinds';
import type { Results, Section } from '../../scripts/bench/results';
import { choiceRows, loadRows, tapRows } from '../../scripts/bench/rows';
import type { Figure, Sample } from '../../scripts/bench/statistics';
import { listingTaps } from '../../scripts/bench/taps';

const figure = (median: number): Figure => ({ median, low: median, high: median, samples: [median, median] });
const figures = (values: Sample) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, figure(value)]));

/** A section with the given medians, and with the rows that the bench itself prints. */
export function sectionOf(name: Section['name'], kinds: Partial<Record<Kind, Sample>>): Section {
  const rows = { listing: loadRows, taps: tapRows(listingTaps) }[name as string] ?? choiceRows;
  return {
    name,
    title: `About ${name}`,
    about: 'As measured.',
    rows,
    figures: Object.fromEntries(Object.entries(kinds).map(([kind, values]) => [kind, figures(values)])),
  };
}

/** Results of a run with the given sections. */
export const resultsOf = (...sections: Section[]): Results => ({ rounds: 3, sections, missing: [], broken: [] });

/** A listing that meets its budgets, with what a test changes. */
export const listing = (islands: Sample = {}): Section =>
  sectionOf('listing', {
    none: { bytes: 1_000, requests: 1, script: 10, shift: 0.1 },
    original: { bytes: 118_000, requests: 25, script: 110, shift: 0.1 },
    islands: { bytes: 10_900, requests: 4, script: 20, shift: 0.1, calls: 0, ...islands },
  });
