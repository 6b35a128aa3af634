/** Owns what a dialog in the middle of the screen does to the page behind it: nothing there can be reached. */
import { enterCovers } from '../../src/bridge/page/covers';
import { takeNow } from '../../src/state/overlays';
import { isolate } from '../../src/ui/isolate';
import { ROOT } from './contract';

/** Right below the element's root, wherever the settings put that. */
export function layerBelow(element: HTMLElement): number | 'auto' {
  const layer = Number(getComputedStyle(element.closest(ROOT) ?? element).zIndex);
  return layer > 0 ? layer - 1 : 'auto';
}

/** Covers the page around a box that is open; returns how to uncover it. */
export function coverPage(box: HTMLElement): () => void {
  const giveBack = takeNow();
  const reunite = isolate(box);
  const leaveCovers = enterCovers(box);
  return () => {
    leaveCovers();
    reunite();
    giveBack();
  };
}
