/** Owns where a key leads among tabs. Pure. */

/** The index of the tab that a key leads to, round the ends; undefined for a key that means nothing here. */
export function tabAfter(key: string, index: number, count: number, isRightToLeft: boolean): number | undefined {
  const step = isRightToLeft ? -1 : 1;
  const next: Record<string, number> = { ArrowRight: index + step, ArrowLeft: index - step, Home: 0, End: count - 1 };
  const target = next[key];
  return target === undefined ? undefined : (target + count) % count;
}
