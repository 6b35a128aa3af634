/** Owns which panels of islands are open over the page, and which of them is on top. Does not know how they look. */
import { sharedStore } from './shared';

/** The open panels, the topmost last. They are shared by the page, because several chunks contain this module. */
const covers = () => sharedStore<Element[]>('covers', () => []);

/**
 * Leaves out closed dialogs: the close event comes one task later, and a key that is pressed in between is meant for
 * the panel below.
 */
const openCovers = () => covers().filter((panel) => !(panel instanceof HTMLDialogElement) || panel.open);

/** How many panels are open. */
export const coverCount = (): number => openCovers().length;

/**
 * True when a panel gets the keys and presses: no other panel and no modal dialog of another script is open over it.
 */
export const isTopCover = (panel: Element): boolean =>
  openCovers().at(-1) === panel && !document.querySelector('dialog:modal');

/** True when nothing covers the page except, perhaps, this panel. */
export const isAlone = (panel: Element): boolean =>
  openCovers().every((one) => one === panel) && !document.querySelector('dialog:modal');

/** Puts a panel on top. Returns a function that removes it. */
export function enterCovers(panel: Element): () => void {
  covers().push(panel);
  return () => {
    const place = covers().lastIndexOf(panel);
    if (place >= 0) covers().splice(place, 1);
  };
}
