/**
 * Owns the order of notifications: each is shown after its delay and closed after its time, then the next one follows
 * (SPEC 4.12).
 */
import type { Clock } from '../../../src/bridge/page/clock';
import type { Cleanup } from '../../../src/island/types';

export interface Queued {
  widgetId: string;
  /** Milliseconds before the notification is shown. */
  delay: number;
  /** Milliseconds for which the notification is shown. */
  displayTime: number;
  /**
   * Shows the notification; returns how to take it away.
   * @param onSeen must be called when the notification is visible, because its time begins then
   */
  show(onSeen: () => void): Cleanup;
  /** True while the visitor is about to use the notification, so that it must stay. */
  isHeld(): boolean;
}

export interface Queue {
  /** Takes away the shown notification, and goes on with the next one. */
  closeCurrent(): void;
  /** Takes a widget's notifications out of the queue. */
  drop(widgetId: string): void;
  stop(): void;
}

/** Milliseconds after which a held notification is checked again. */
const LOOK = 1000;

/** Runs a queue. @param whenSeen calls back when the page is visible, at once if it is; returns how to stop waiting */
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
      // If the page is visible, `run` was called at once and has set the next timer.
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
