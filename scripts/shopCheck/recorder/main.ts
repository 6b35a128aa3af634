/**
 * The recorder: the first script of a page that the check of a shop looks at. It notes what the page does, and lets
 * nothing of it out. Outside of the check's frame it does nothing.
 */
import { holdPage, holdRequests, holdStorage } from './hold';
import { NAME, type PageRecord } from './record';
import { watchFaults } from './watch';

if (window !== window.parent && !(NAME in window)) {
  const record: PageRecord = { faults: [], acts: [], pending: 0 };
  const address = new URL(location.href);
  Object.defineProperty(window, NAME, { value: record });
  watchFaults(window, record);
  holdStorage(window, address);
  holdRequests(window, address, record);
  holdPage(window, record);
}
