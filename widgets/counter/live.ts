/** Makes a counter's store of the real parts. */
import { adoptStyles } from '../../src/bridge/page/styles';
import { frames, tweenWhenSeen } from '../../src/ui/motion/tween';
import { reducedMotion } from '../../src/ui/scrolling/scrollSnap';
import type { Counter } from './contract';
import head from './head.css?inline';
import { type CounterStore, createCounterStore } from './store';

/** A counter's store, bound to its host and to frames. */
export function createLiveCounter(counter: Counter, host: HTMLElement, time = frames): CounterStore {
  adoptStyles(head);
  return createCounterStore(counter, {
    isStill: reducedMotion().matches,
    move: (reach) => tweenWhenSeen(host, counter.duration, reach, time),
    write(text) {
      host.textContent = text;
    },
  });
}
