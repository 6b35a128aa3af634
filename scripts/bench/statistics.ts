/** Samples of several rounds: cases take turns, and each value is reduced to one figure. */

export interface Figure {
  median: number;
  low: number;
  high: number;
  /** What each round measured. */
  samples: readonly number[];
}

/** What one run of a case measured, by name. */
export type Sample = Readonly<Record<string, number>>;

/** The figure of each value, for each case. */
export type Figures<Case extends string> = Partial<Record<Case, Record<string, Figure>>>;

/** The middle one, or the mean of the two in the middle. @param values at least one */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] as number) + (sorted[Math.floor(half)] as number)) / 2;
}

/** Leaves out values that are no number, such as those that could not be measured; undefined if none is left. */
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
 * Runs each case once a round. Every round begins with another case, so that a machine that grows hotter or busier
 * affects all cases alike.
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
