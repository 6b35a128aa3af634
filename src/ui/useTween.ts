/** Motion in a view, from 0 to 1, once its element is in sight. */
import { useEffect, useState } from 'react';
import type { Clock } from '../bridge/page/clock';
import { tweenWhenSeen } from './tween';

/**
 * How far the motion has come. It begins when the element is in sight with its whole height; it is at its end at once where
 * the shopper has scrolled past the element, or wants no motion.
 * @param milliseconds how long it takes
 */
export function useTween(element: Element, milliseconds: number, clock: Clock): number {
  const [share, setShare] = useState(0);
  useEffect(() => tweenWhenSeen(element, milliseconds, setShare, clock), [element, milliseconds, clock]);
  return share;
}
