/** Tells the window of the events that islands dispatch, whatever their names are. */
import type { LiveShop } from '../types';

/** Details may hold elements. */
function detailOf(event: Event): string {
  try {
    return JSON.stringify((event as CustomEvent).detail) ?? '';
  } catch {
    return '';
  }
}

/** A page has dozens of islands, whose waking is not what the window is about. */
const isTold = ({ type }: Event): boolean => type.startsWith('island:') && type !== 'island:ready';

export function hearIslands({ log }: LiveShop): void {
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (isTold(event)) log(`${event.type} ${detailOf(event)}`);
    return dispatchEvent.call(this, event);
  };
}
