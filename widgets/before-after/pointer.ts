/** Owns moving the line by mouse, pen or finger. */
import type { Cleanup } from '../../src/island/types';
import { ACTIVE, type Comparison } from './contract';

/** Where a pointer is on the images: per cent of their width, or of their height. */
function placeOf(host: HTMLElement, { clientX, clientY }: PointerEvent, isVertical: boolean): number {
  const { left, top, width, height } = host.getBoundingClientRect();
  return (isVertical ? (clientY - top) / (height || 1) : (clientX - left) / (width || 1)) * 100;
}

/** Moves the line with the pointer, from the handle, or from everywhere where the shop wants that. */
export function followPointer(host: HTMLElement, handle: HTMLElement, comparison: Comparison, move: (split: number) => void): Cleanup {
  const { isVertical, followsMouse, followsPress } = comparison;
  const follow = (event: PointerEvent) => move(placeOf(host, event, isVertical));
  const release = () => host.classList.remove(ACTIVE);
  const press = (event: PointerEvent) => {
    const isOnHandle = event.composedPath().includes(handle);
    if (event.button !== 0 || !(isOnHandle || followsPress)) return;
    host.classList.add(ACTIVE);
    host.setPointerCapture(event.pointerId);
    if (!isOnHandle) follow(event);
  };
  const drag = (event: PointerEvent) => {
    if (host.classList.contains(ACTIVE) || (followsMouse && event.pointerType === 'mouse')) follow(event);
  };
  const stop = new AbortController();
  const { signal } = stop;
  host.addEventListener('pointerdown', press, { signal });
  host.addEventListener('pointermove', drag, { signal });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture']) host.addEventListener(end, release, { signal });
  // Else the browser drags the picture.
  host.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => stop.abort();
}
