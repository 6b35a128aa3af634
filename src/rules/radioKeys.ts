/** Owns the keys of a radio group, after the ARIA Authoring Practices. Pure. */

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * The place that a key leads to; undefined for a key that means nothing in a radio group. Space and Enter stay where
 * they are.
 * @param index place of the radio that has the focus, among those that the keys reach
 * @param count how many radios the keys reach
 */
export function radioAfter(key: string, index: number, count: number, isRightToLeft: boolean): number | undefined {
  if (key === ' ' || key === 'Enter') return index;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  if (!step) return undefined;
  const isTurned = isRightToLeft && /t$/.test(key);
  return (index + (isTurned ? -step : step) + count) % count;
}
