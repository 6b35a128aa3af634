/** What a run found: sections of rows, each row with a figure for each way of loading scripts. */
import type { Kind } from './kinds';
import type { Figure, Figures } from './statistics';

export type Unit = 'bytes' | 'ms' | 'count' | 'score';

export interface Row {
  /** The value's name in the samples. */
  value: string;
  label: string;
  unit: Unit;
  /** Whether a ratio to the original says anything. */
  isCompared?: boolean;
}

export interface Section {
  name: 'listing' | 'product' | 'taps' | 'swatches' | 'choice' | 'cards' | 'demo';
  title: string;
  about: string;
  rows: readonly Row[];
  figures: Figures<Kind>;
}

export interface Results {
  rounds: number;
  sections: readonly Section[];
  /** What was left out, and why. */
  missing: readonly string[];
}

/** The figure of a value in a section, for one way of loading scripts; undefined where it was not measured. */
export const findFigure = ({ sections }: Results, section: Section['name'], kind: Kind, value: string): Figure | undefined =>
  sections.find(({ name }) => name === section)?.figures[kind]?.[value];

/** A kind's median over the original's; undefined where either is missing or the original is 0. */
export function ratioOf(figures: Figures<Kind>, kind: Kind, value: string): number | undefined {
  const [own, original] = [figures[kind]?.[value]?.median, figures.original?.[value]?.median];
  return own === undefined || !original ? undefined : own / original;
}

/** Script time over the same page without any script, over what that is for the original; undefined where one is missing. */
export function netScriptRatio(figures: Figures<Kind>, kind: Kind): number | undefined {
  const [own, none, original] = [kind, 'none' as const, 'original' as const].map((one) => figures[one]?.script?.median);
  if (own === undefined || none === undefined || original === undefined || original <= none) return undefined;
  return Math.max(0, own - none) / (original - none);
}
