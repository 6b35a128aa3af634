/** Tells the window of every event that islands dispatch, whatever its name is. */
import type { LiveShop } from '../types';

/** Details may hold elements. */
function detailOf(event: Event): string {
  try {
    return JSON.stringify((event as CustomEvent).detail) ?? '';
  } catch {
    return '';
  }
}

export function hearIslands({ log }: LiveShop): void {
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event.type.startsWith('island:')) log(`${event.type} ${detailOf(event)}`);
    return dispatchEvent.call(this, event);
  };
}
