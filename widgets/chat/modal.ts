/** Owns what a greeting in the middle of the screen does to the page behind it: a backdrop, and nothing there to be reached. */

import { takeNow } from '../../src/state/overlays';
import { make } from '../../src/ui/make';
import { BACKDROP, ROOT } from './contract';

/** Everything on the page that is neither the element nor around it. */
function others(element: HTMLElement): HTMLElement[] {
  const beside: HTMLElement[] = [];
  for (let node = element; node !== document.body && node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) if (sibling !== node && sibling instanceof HTMLElement && !sibling.inert) beside.push(sibling);
  }
  return beside;
}

/** Right below the element's root, wherever the settings put that. */
function layerBelow(element: HTMLElement): string {
  const layer = Number(getComputedStyle(element.closest(ROOT) ?? element).zIndex);
  return layer > 0 ? String(layer - 1) : 'auto';
}

/** Covers the page around a box that is open; returns how to uncover it. */
export function coverPage(box: HTMLElement, onBackdrop: () => void): () => void {
  const giveBack = takeNow();
  const hidden = others(box);
  for (const element of hidden) element.inert = true;
  const backdrop = make('div', { className: BACKDROP, onclick: onBackdrop });
  backdrop.style.zIndex = layerBelow(box);
  document.body.append(backdrop);
  return () => {
    backdrop.remove();
    for (const element of hidden) element.inert = false;
    giveBack();
  };
}
