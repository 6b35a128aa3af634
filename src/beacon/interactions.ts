/** Measures how long a shopper's interactions take until the page shows their effect, by the browser's own timings. */
import { ACTIONS, type Interaction } from '../rules/beacon';

/** An entry of the Event Timing API, which some browsers lack. */
interface EventTiming extends PerformanceEntry {
  interactionId?: number;
  target: Node | null;
}

/** The shortest duration that the browser reports, in milliseconds. */
const FASTEST = 16;

const actionOf = (target: Node | null): string =>
  ACTIONS.find(([, selector]) => target instanceof Element && target.closest(selector))?.[0] ?? 'other';

const countOf = () => (performance as { interactionCount?: number }).interactionCount;

/** Starts measuring. The returned function gives the slow interactions since its last call, and the count of all. */
export function watchInteractions(): () => { slow: Interaction[]; count: number } {
  let slow = new Map<number, Interaction>();
  let counted = 0;
  const note = (entries: PerformanceEntryList) => {
    for (const { interactionId, target, duration } of entries as EventTiming[]) {
      if (!interactionId) continue;
      const known = slow.get(interactionId);
      const action = known && known.action !== 'other' ? known.action : actionOf(target);
      slow.set(interactionId, { action, ms: Math.max(known?.ms ?? 0, Math.round(duration)) });
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  // A browser without Event Timing ignores this.
  observer.observe({ type: 'event', buffered: true, durationThreshold: FASTEST } as PerformanceObserverInit);

  return () => {
    note(observer.takeRecords());
    const found = [...slow.values()];
    const all = countOf();
    const count = Math.max(found.length, all === undefined ? 0 : all - counted);
    counted = all ?? 0;
    slow = new Map();
    return { slow: found, count };
  };
}
