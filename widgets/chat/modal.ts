/** Owns what a greeting in the middle of the screen does to the page behind it: a backdrop, and nothing there to be reached. */
import { enterCovers } from '../../src/bridge/page/covers';
import { takeNow } from '../../src/state/overlays';
import { isolate } from '../../src/ui/isolate';
import { make } from '../../src/ui/make';
import { BACKDROP, ROOT } from './contract';

/** Right below the element's root, wherever the settings put that. */
function layerBelow(element: HTMLElement): string {
  const layer = Number(getComputedStyle(element.closest(ROOT) ?? element).zIndex);
  return layer > 0 ? String(layer - 1) : 'auto';
}

/** Covers the page around a box that is open; returns how to uncover it. */
export function coverPage(box: HTMLElement, onBackdrop: () => void): () => void {
  const giveBack = takeNow();
  const reunite = isolate(box);
  const leaveCovers = enterCovers(box);
  const backdrop = make('div', { className: BACKDROP, onclick: onBackdrop });
  backdrop.style.zIndex = layerBelow(box);
  document.body.append(backdrop);
  return () => {
    backdrop.remove();
    leaveCovers();
    reunite();
    giveBack();
  };
}
