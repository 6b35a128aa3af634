/** Owns telling this browser's other tabs, and pages of this tab that may come back from history, that something changed. */
import { sharedStorage } from './storage';

const keyOf = (name: string) => `shop-islands:${name}`;

/** What was told last; null when nothing was. */
export const lastTold = (name: string): string | null => sharedStorage.get(keyOf(name));

/** Leaves a value where the others find it. The same value twice is told once. */
export const tellTabs = (name: string, value: string): void => void sharedStorage.set(keyOf(name), value);

/**
 * Runs when another tab tells something, when this page comes back from the back/forward cache, and when it is looked at
 * again: where storage is off, cookies may still tell.
 */
export function hearTabs(name: string, run: () => void): void {
  addEventListener('storage', ({ key }) => key === keyOf(name) && run());
  addEventListener('pageshow', ({ persisted }) => persisted && run());
  document.addEventListener('visibilitychange', run);
}
