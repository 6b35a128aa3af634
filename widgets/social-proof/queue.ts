/** Owns the order of notifications: queued, shown, closed after their time, the next one (SPEC 4.12). */
import type { Clock } from '../../src/bridge/page/clock';
import type { Cleanup } from '../../src/island/types';

export interface Queued {
  widgetId: string;
  /** Milliseconds before it is shown, and for which it is. */
  delay: number;
  displayTime: number;
  /** Shows it; returns how to take it away. @param onSeen to be called when it can be seen: its time begins */
  show(onSeen: () => void): Cleanup;
  /** True while it must not be taken away: the visitor is about to use it. */
  isHeld(): boolean;
}

export interface Queue {
  /** Takes away what is shown, and goes on. */
  closeCurrent(): void;
  /** Takes a widget's notifications out. */
  drop(widgetId: string): void;
  stop(): void;
}

/** Milliseconds after which a held notification is looked at again. */
const LOOK = 1000;

/** @param whenSeen calls back when the page is seen: at once if it is; returns how to stop waiting */
export function runQueue(items: readonly Queued[], { after }: Clock, whenSeen: (run: () => void) => Cleanup): Queue {
  let waiting = [...items];
  let remove: Cleanup | undefined;
  let stop: Cleanup = () => {};

  const wait = (milliseconds: number, run: () => void) => {
    stop = after(milliseconds, () => {
      let isSeen = false;
      const stopLooking = whenSeen(() => {
        isSeen = true;
        run();
      });
      // Seen at once, it has set the next timer already.
      if (!isSeen) stop = stopLooking;
    });
  };

  const next = () => {
    const [first] = waiting;
    if (first) wait(first.delay, show);
  };

  const show = () => {
    const item = waiting.shift();
    if (!item) return;
    const close = () => (item.isHeld() ? wait(LOOK, close) : closeCurrent());
    remove = item.show(() => wait(item.displayTime, close));
  };

  const closeCurrent = () => {
    stop();
    remove?.();
    remove = undefined;
    next();
  };

  next();
  return {
    closeCurrent,
    drop(widgetId) {
      waiting = waiting.filter((item) => item.widgetId !== widgetId);
    },
    stop() {
      stop();
      waiting = [];
      remove?.();
      remove = undefined;
    },
  };
}
