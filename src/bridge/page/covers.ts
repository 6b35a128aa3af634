/** Owns which panels of islands are open over the page, and which of them lies on top. Knows nothing of how they look. */
import { sharedStore } from './shared';

/** The topmost last; of the page: several chunks bring this module. */
const covers = () => sharedStore<Element[]>('covers', () => []);

/** A dialog tells a task later that it was closed; a key that is pressed in between is meant for what is below it. */
const openCovers = () => covers().filter((panel) => !(panel instanceof HTMLDialogElement) || panel.open);

/** How many are open. */
export const coverCount = (): number => openCovers().length;

/** True for an open panel while keys and presses are meant for it: no other panel, and no modal dialog of another script, is open over it. */
export const isTopCover = (panel: Element): boolean => openCovers().at(-1) === panel && !document.querySelector('dialog:modal');

/** True while nothing lies over the page but, at most, this panel. */
export const isAlone = (panel: Element): boolean => openCovers().every((one) => one === panel) && !document.querySelector('dialog:modal');

/** Puts a panel on top; returns how to take it off. */
export function enterCovers(panel: Element): () => void {
  covers().push(panel);
  return () => {
    const place = covers().lastIndexOf(panel);
    if (place >= 0) covers().splice(place, 1);
  };
}
