/** Motion in a view, from 0 to 1, which starts when its element is visible. */
import { useEffect, useState } from 'react';
import type { Clock } from '../../src/bridge/page/clock';
import { tweenWhenSeen } from '../../src/ui/tween';

/**
 * The progress of a motion. It starts when the whole height of the element is visible. It is at its end at once if the shopper
 * has scrolled past the element, or wants no motion.
 * @param milliseconds the duration
 */
export function useTween(element: Element, milliseconds: number, clock: Clock): number {
  const [share, setShare] = useState(0);
  useEffect(() => tweenWhenSeen(element, milliseconds, setShare, clock), [element, milliseconds, clock]);
  return share;
}
