/** Samples of several rounds: how cases take turns, and the figure that is left of each value. */

export interface Figure {
  median: number;
  low: number;
  high: number;
  /** What each round measured. */
  samples: readonly number[];
}

/** What one run of a case measured, by name. */
export type Sample = Readonly<Record<string, number>>;

/** Of each case, the figure of each value. */
export type Figures<Case extends string> = Partial<Record<Case, Record<string, Figure>>>;

/** The middle one, or the mean of the two in the middle. @param values at least one */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] as number) + (sorted[Math.floor(half)] as number)) / 2;
}

/** Values that are no number, such as what could not be measured, are left out; undefined where none is left. */
export function figureOf(values: readonly number[]): Figure | undefined {
  const samples = values.filter(Number.isFinite);
  if (!samples.length) return undefined;
  return { median: medianOf(samples), low: Math.min(...samples), high: Math.max(...samples), samples };
}

function figuresOf(samples: readonly Sample[]): Record<string, Figure> {
  const names = new Set(samples.flatMap(Object.keys));
  const rows = [...names].map((name) => [name, figureOf(samples.map((sample) => sample[name] ?? Number.NaN))] as const);
  return Object.fromEntries(rows.filter((row): row is [string, Figure] => !!row[1]));
}

/**
 * Runs each case once a round. Every round begins with another case, so that what grows hotter or busier meets them
 * alike.
 * @param rounds at least 1
 */
export async function interleave<Case extends string>(
  cases: readonly Case[],
  rounds: number,
  run: (one: Case, round: number) => Promise<Sample>,
): Promise<Figures<Case>> {
  const samples = new Map<Case, Sample[]>(cases.map((one) => [one, []]));
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < cases.length; turn++) {
      const one = cases[(round + turn) % cases.length] as Case;
      samples.get(one)?.push(await run(one, round));
    }
  }
  return Object.fromEntries([...samples].map(([one, all]) => [one, figuresOf(all)])) as Figures<Case>;
}
