/** Owns which popups the view shows now. */
import { atom } from 'nanostores';
import type { ShownPopup } from './contract';

export const $shown = atom<readonly ShownPopup[]>([]);
/** True while there is a popup to show. */
export const $isWanted = atom(false);

let count = 0;

function set(popups: readonly ShownPopup[]): void {
  $shown.set(popups);
  $isWanted.set(popups.length > 0);
}

/** Lets the view show a popup; returns how to take it off the page. */
export function show(popup: Omit<ShownPopup, 'key'>): () => void {
  const key = ++count;
  set([...$shown.get(), { ...popup, key }]);
  return () => set($shown.get().filter((one) => one.key !== key));
}
