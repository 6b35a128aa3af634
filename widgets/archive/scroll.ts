/** Owns the check whether the next page is due: once scrolling has rested for a while (SPEC 9). */
import type { Clock } from '../../src/bridge/page/clock';
import type { Cleanup } from '../../src/island/types';

/** Milliseconds (SPEC 9). */
const REST = 500;

export interface ScrollCheck {
  /** Checks after the same rest, scrolled or not. */
  soon(): void;
  stop: Cleanup;
}

/** @param check runs when the page has not been scrolled or resized for 500 ms */
export function onScrollRest(check: () => void, { after }: Pick<Clock, 'after'>): ScrollCheck {
  const away = new AbortController();
  let cancel = () => {};
  const soon = () => {
    cancel();
    cancel = after(REST, check);
  };
  for (const type of ['scroll', 'resize']) addEventListener(type, soon, { passive: true, signal: away.signal });
  return {
    soon,
    stop() {
      cancel();
      away.abort();
    },
  };
}
