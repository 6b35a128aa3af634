/** Owns telling other tabs, and earlier pages of this tab that may come back from history, that something changed. */
import { sharedStorage } from './storage';

const keyOf = (name: string) => `shop-islands:${name}`;

/** The value that was sent last; null when none was sent. */
export const lastTold = (name: string): string | null => sharedStorage.get(keyOf(name));

/** Sends a value to the other tabs. A value that is sent twice in a row reaches them once. */
export const tellTabs = (name: string, value: string): void => void sharedStorage.set(keyOf(name), value);

/**
 * Runs when another tab tells something, when this page comes back from the back/forward cache, and when the visitor
 * looks at the page again: if storage is off, cookies may still have changed.
 */
export function hearTabs(name: string, run: () => void): void {
  addEventListener('storage', ({ key }) => key === keyOf(name) && run());
  addEventListener('pageshow', ({ persisted }) => persisted && run());
  document.addEventListener('visibilitychange', run);
}
