/** Where a step is seen or sent otherwise with the plugin on, on purpose or because nothing can be done about it. */

interface Difference {
  /** The theme and plugins, or `*` for all. */
  name: string;
  step: string;
  /** What differs and why, for docs/compatibility.md. */
  reason: string;
}

const DIFFERENCES: readonly Difference[] = [];

/** What is known to differ in a step; undefined where nothing may. */
export const knownDifferences = (name: string, step: string): string | undefined =>
  DIFFERENCES.find((one) => (one.name === '*' || one.name === name) && one.step === step)?.reason;
