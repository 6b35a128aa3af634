/** Owns which panels of islands are open over the page, and which of them lies on top. Knows nothing of how they look. */
import { sharedStore } from './shared';

/** The topmost last; of the page: several chunks bring this module. */
const covers = () => sharedStore<Element[]>('covers', () => []);

/** How many are open. */
export const coverCount = (): number => covers().length;

/** True for an open panel while keys and presses are meant for it: no other panel, and no modal dialog of another script, is open over it. */
export const isTopCover = (panel: Element): boolean => covers().at(-1) === panel && !document.querySelector('dialog:modal');

/** True while nothing lies over the page but, at most, this panel. */
export const isAlone = (panel: Element): boolean => covers().every((one) => one === panel) && !document.querySelector('dialog:modal');

/** Puts a panel on top; returns how to take it off. */
export function enterCovers(panel: Element): () => void {
  covers().push(panel);
  return () => {
    const place = covers().lastIndexOf(panel);
    if (place >= 0) covers().splice(place, 1);
  };
}
