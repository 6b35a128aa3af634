/** Owns when to check whether the next page is due: when scrolling has paused for a while (SPEC 9). */
import type { Clock } from '../../../src/bridge/page/clock';
import type { Cleanup } from '../../../src/island/types';

/** How long scrolling must pause, in milliseconds (SPEC 9). */
const REST = 500;

export interface ScrollCheck {
  /** Checks after the same time, even without scrolling. */
  soon(): void;
  stop: Cleanup;
}

/** Starts checking. @param check runs when the shopper has not scrolled or resized the page for 500 ms */
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
