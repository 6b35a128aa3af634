/** Owns the timer of automatic moves, which stands still while anything holds it. */
import type { Clock } from '../../bridge/page/clock';

export interface Autoplay {
  /**
   * Holds the timer for a named reason, or drops that reason. When no reason is left, the next move comes after a full
   * delay.
   */
  hold(reason: string, isHeld: boolean): void;
  stop(): void;
}

/** Calls `step` every `delay` milliseconds from now on, except while something holds the timer. */
export function createAutoplay({ after }: Pick<Clock, 'after'>, delay: number, step: () => void): Autoplay {
  const reasons = new Set<string>();
  let cancel = () => {};
  const plan = () => {
    cancel();
    if (reasons.size) return;
    cancel = after(delay, () => {
      step();
      plan();
    });
  };
  plan();
  return {
    hold(reason, isHeld) {
      if (reasons.has(reason) === isHeld) return;
      if (isHeld) reasons.add(reason);
      else reasons.delete(reason);
      plan();
    },
    stop() {
      cancel();
      reasons.add('stopped');
    },
  };
}
