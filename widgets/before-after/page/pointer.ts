/** Owns moving the line by mouse, pen or finger. */
import type { Cleanup } from '../../../src/island/types';
import { ACTIVE, type Comparison } from '../contract';
import { isAlong, isTap } from '../rules';

/** The place of a pointer on the images, in per cent of their width or height. */
function placeOf(host: HTMLElement, { clientX, clientY }: PointerEvent, isVertical: boolean): number {
  const { left, top, width, height } = host.getBoundingClientRect();
  return (isVertical ? (clientY - top) / (height || 1) : (clientX - left) / (width || 1)) * 100;
}

/** How far a pointer has moved since the press, in pixels. */
const wayFrom = (start: PointerEvent, now: PointerEvent) => ({
  x: now.clientX - start.clientX,
  y: now.clientY - start.clientY,
});

/**
 * Moves the line with the pointer: from the handle, or from everywhere if the shop wants that. A mouse moves the line
 * with the press. A finger or a pen may want to scroll the page, so it moves the line only by a tap or by moving in the
 * line's direction.
 */
export function followPointer(
  host: HTMLElement,
  handle: HTMLElement,
  comparison: Comparison,
  move: (split: number) => void,
): Cleanup {
  const { isVertical, followsMouse, followsPress } = comparison;
  /** The press of a finger that has not moved the line yet. */
  let touch: PointerEvent | undefined;

  const follow = (event: PointerEvent) => move(placeOf(host, event, isVertical));
  const isOnHandle = ({ target }: PointerEvent) => handle.contains(target as Node);
  const take = ({ pointerId }: PointerEvent) => {
    touch = undefined;
    host.classList.add(ACTIVE);
    host.setPointerCapture(pointerId);
  };
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary || !(isOnHandle(event) || followsPress)) return;
    if (event.pointerType !== 'mouse') {
      touch = event;
      return;
    }
    take(event);
    if (!isOnHandle(event)) follow(event);
  };
  const drag = (event: PointerEvent) => {
    if (touch && isAlong(wayFrom(touch, event), isVertical)) take(event);
    if (host.classList.contains(ACTIVE) || (followsMouse && event.pointerType === 'mouse')) follow(event);
  };
  const release = (event: PointerEvent) => {
    // A picture loses the pointer when the host captures it.
    if (event.type === 'lostpointercapture' && event.target !== host) return;
    // A browser that scrolls the page cancels the pointer.
    if (touch && event.type === 'pointerup' && !isOnHandle(touch) && isTap(wayFrom(touch, event))) follow(event);
    touch = undefined;
    host.classList.remove(ACTIVE);
  };

  const stop = new AbortController();
  const { signal } = stop;
  host.addEventListener('pointerdown', press, { signal });
  host.addEventListener('pointermove', drag, { signal });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    host.addEventListener(end, release, { signal });
  // Otherwise the browser would drag the picture.
  host.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => stop.abort();
}
