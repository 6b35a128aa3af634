/** The shape of a budget, and functions that make the usual kinds of budgets. */
import type { Kind } from './kinds';
import type { Section } from './results';
import { show } from './show';

/**
 * What a budget's figure depends on: `count` on the code alone, `ratio` on two figures of the same run, `time` on the
 * machine.
 */
type Basis = 'count' | 'ratio' | 'time';

/** A figure of a section, by default of the build that is judged; undefined if it was not measured. */
export type Read = (section: Section['name'], value: string, kind?: Kind) => number | undefined;

export interface Budget {
  what: string;
  basis: Basis;
  budget: string;
  limit: number;
  unit: 'bytes' | 'ms' | 'count' | 'score';
  /** The figure that is compared with the limit; undefined if it was not measured. */
  measure(read: Read): number | undefined;
  /** The text for the measured figure. Default: the figure of `measure`. */
  say?(read: Read): string;
  /** The ways of loading scripts that have this budget. Default: both builds. */
  kinds?: readonly Kind[];
}

/** A difference; undefined where either figure is missing. */
export const minus = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? undefined : one - other;

/** A budget with an upper limit, which the figure must not pass. */
export const most = (
  what: string,
  limit: number,
  unit: Budget['unit'],
  basis: Basis,
  measure: Budget['measure'],
): Budget => ({
  what,
  basis,
  limit,
  unit,
  measure,
  budget: `≤ ${show(limit, unit)}`,
});

/** Milliseconds of a frame, at 60 a second. Two times that differ by less count as equal. */
const FRAME = 17;

/** A figure may be one frame above the original's. */
export const noSlower = (what: string, section: Section['name'], value: string): Budget => ({
  ...most(what, FRAME, 'ms', 'ratio', (read) => minus(read(section, value), read(section, value, 'original'))),
  budget: 'the original’s, and a frame',
  say: (read) =>
    `${show(read(section, value) ?? 0, 'ms')}, original ${show(read(section, value, 'original') ?? 0, 'ms')}`,
});
