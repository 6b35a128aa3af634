/** What a budget is, and the shapes that most of them have. */
import type { Kind } from './kinds';
import type { Section } from './results';
import { show } from './show';

/**
 * What a budget hangs on: `count` on nothing but the code, `ratio` on two figures of the same run, `time` on the
 * machine.
 */
type Basis = 'count' | 'ratio' | 'time';

/**
 * A figure of a section, of the build that is judged where no other kind is named; undefined where it was not measured.
 */
export type Read = (section: Section['name'], value: string, kind?: Kind) => number | undefined;

export interface Budget {
  what: string;
  basis: Basis;
  budget: string;
  limit: number;
  unit: 'bytes' | 'ms' | 'count' | 'score';
  /** Undefined where it was not measured. */
  measure(read: Read): number | undefined;
  /** What is said to have been measured, where that is not `measure`'s own figure. */
  say?(read: Read): string;
  /** For these ways of loading scripts; both builds without. */
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

/** A frame at 60 a second: two that fall into neighbouring ones are alike. */
const FRAME = 17;

/** A figure may be one frame above the original's. */
export const noSlower = (what: string, section: Section['name'], value: string): Budget => ({
  ...most(what, FRAME, 'ms', 'ratio', (read) => minus(read(section, value), read(section, value, 'original'))),
  budget: 'the original’s, and a frame',
  say: (read) =>
    `${show(read(section, value) ?? 0, 'ms')}, original ${show(read(section, value, 'original') ?? 0, 'ms')}`,
});
