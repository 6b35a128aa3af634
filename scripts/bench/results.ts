/** The results of a run: sections of rows, each row with a figure for each way of loading scripts. */
import { type Take, takeMedian } from './interval';
import type { Kind } from './kinds';
import type { Figure, Figures } from './statistics';

export type Unit = 'bytes' | 'ms' | 'count' | 'score';

export interface Row {
  /** The value's name in the samples. */
  value: string;
  label: string;
  unit: Unit;
  /** Whether a ratio to the original makes sense. */
  isCompared?: boolean;
}

/** The pages whose loads are compared, in the order of the summary. */
export const LOADS = [
  'listing',
  'product',
  'cart',
  'checkout',
  'widgets',
  'content',
  'consent',
  'returning',
  'campaign',
] as const;

export const SECTIONS = [
  ...LOADS,
  'taps',
  'swatches',
  'choice',
  'cards',
  'review',
  'first-swatch',
  'journey',
  'demo',
  'growth',
  'open',
] as const;

export interface Section {
  name: (typeof SECTIONS)[number];
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
  /** The parts that exist but could not be measured, and why. */
  broken: readonly string[];
}

/** The figure of a value in a section, for one way of loading scripts; undefined where it was not measured. */
export const findFigure = (
  { sections }: Results,
  section: Section['name'],
  kind: Kind,
  value: string,
): Figure | undefined => sections.find(({ name }) => name === section)?.figures[kind]?.[value];

const taken = (figure: Figure | undefined, take: Take) => figure && take(figure);

/** A kind's figure over the original's; undefined where either is missing or the original is 0. */
export function ratioOf(figures: Figures<Kind>, kind: Kind, value: string, take = takeMedian): number | undefined {
  const [own, original] = [taken(figures[kind]?.[value], take), taken(figures.original?.[value], take)];
  return own === undefined || !original ? undefined : own / original;
}

/**
 * The ratio of two figures, after the page's figure without any script is subtracted from both. Undefined if one is
 * missing, or if the original's figure is not above the page's.
 */
export function netRatio(
  own: number | undefined,
  none: number | undefined,
  original: number | undefined,
): number | undefined {
  if (own === undefined || none === undefined || original === undefined || original <= none) return undefined;
  return Math.max(0, own - none) / (original - none);
}

/**
 * The script time of a kind, divided by the original's. From both, the script time of the same page without script
 * files is subtracted. Undefined if one is missing.
 */
export function netScriptRatio(figures: Figures<Kind>, kind: Kind, take = takeMedian): number | undefined {
  const script = (one: Kind) => taken(figures[one]?.script, take);
  return netRatio(script(kind), script('none'), script('original'));
}
