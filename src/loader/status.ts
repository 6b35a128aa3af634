/** Owns what the page can see of an island: the status attribute, the events and the error report. */
import type { Problem, ShopIslands, Status } from '../island/types';

/** Sets `data-island-status`, which themes may style. */
export function setStatus(host: HTMLElement, status: Status): void {
  // Islands of the whole page share the body; it has no status of its own.
  if (host !== document.body) host.dataset.islandStatus = status;
}

/** Dispatches `island:{type}` on `target`; false when a listener cancelled it. */
export const emit: ShopIslands['emit'] = (type: string, detail: unknown = {}, target: EventTarget = document.body) =>
  target.dispatchEvent(new CustomEvent(`island:${type}`, { bubbles: true, cancelable: true, detail }));

/** Hears `island:{type}`, wherever it is dispatched; returns how to stop. */
export const on: ShopIslands['on'] = (type, listener) => {
  const name = `island:${type}`;
  document.addEventListener(name, listener as EventListener);
  return () => document.removeEventListener(name, listener as EventListener);
};

/** What has been reported on this page. */
export const problems: Problem[] = [];

/**
 * Tells what went wrong, why it matters and how to mend it: as a cancelable `island:error`,
 * and on the console unless a listener has cancelled it.
 */
export function report(problem: Problem, target: EventTarget = document): void {
  problems.push(problem);
  if (emit('error', problem, target)) console.warn?.('[shop-islands]', problem);
}
