/** Owns which tab of a row a key leads to. Pure. */

/** The index of the tab that a key leads to. It wraps around at the ends. NaN for a key without a meaning here. */
export function indexAfter(key: string, index: number, count: number, isVertical: boolean, isRtl: boolean): number {
  const [back, forward] = isVertical ? ['Up', 'Down'] : isRtl ? ['Right', 'Left'] : ['Left', 'Right'];
  const next: Record<string, number> = {
    [`Arrow${back}`]: index - 1,
    [`Arrow${forward}`]: index + 1,
    Home: 0,
    End: -1,
    ' ': index,
  };
  return ((next[key] as number) + count) % count;
}
