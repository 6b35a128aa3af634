/** Owns how a dialog in the middle of the screen covers the page: nobody can reach anything behind it. */
import { enterCovers } from '../../../../src/bridge/page/covers';
import { takeNow } from '../../../../src/state/overlays';
import { isolate } from '../../../../src/ui/covers/isolate';
import { ROOT } from '../../contract';

/** The layer right below the element's root, wherever the settings put the root. */
export function layerBelow(element: HTMLElement): number | 'auto' {
  const layer = Number(getComputedStyle(element.closest(ROOT) ?? element).zIndex);
  return layer > 0 ? layer - 1 : 'auto';
}

/** Covers the page around a box that is open; returns how to uncover it. */
export function makeModal(box: HTMLElement): () => void {
  const giveBack = takeNow();
  const reunite = isolate(box);
  const leaveCovers = enterCovers(box);
  return () => {
    leaveCovers();
    reunite();
    giveBack();
  };
}
