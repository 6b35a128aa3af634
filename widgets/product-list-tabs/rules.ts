/** Owns which tab a key leads to. Pure. */

/**
 * The index of the tab that a key leads to. It wraps around at the ends. Undefined for a key without a meaning here.
 */
export function tabAfter(key: string, index: number, count: number, isRightToLeft: boolean): number | undefined {
  const step = isRightToLeft ? -1 : 1;
  const next: Record<string, number> = { ArrowRight: index + step, ArrowLeft: index - step, Home: 0, End: count - 1 };
  const target = next[key];
  return target === undefined ? undefined : (target + count) % count;
}
