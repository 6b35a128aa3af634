/** Reports all events that islands dispatch to the window. */
import type { LiveShop } from '../types';

/** Shortens the details, which may hold elements. */
function detailOf(event: Event): string {
  try {
    return JSON.stringify((event as CustomEvent).detail) ?? '';
  } catch {
    return '';
  }
}

/** Leaves out the events of islands that wake: a page has dozens, and the window is about one island. */
const isTold = ({ type }: Event): boolean => type.startsWith('island:') && type !== 'island:ready';

export function hearIslands({ log }: LiveShop): void {
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (isTold(event)) log(`${event.type} ${detailOf(event)}`);
    return dispatchEvent.call(this, event);
  };
}
