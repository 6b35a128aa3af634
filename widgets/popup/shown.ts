/** Owns which popups the view shows. */
import { atom, computed } from 'nanostores';
import type { ShownPopup } from './contract';

export const $shown = atom<readonly ShownPopup[]>([]);
export const $isWanted = computed($shown, ({ length }) => length > 0);

let count = 0;

/** Lets the view show a popup; returns how to take it off the page. */
export function show(popup: Omit<ShownPopup, 'key'>): () => void {
  const key = ++count;
  $shown.set([...$shown.get(), { ...popup, key }]);
  return () => $shown.set($shown.get().filter((one) => one.key !== key));
}
