/**
 * Owns making a panel the only part of the page that can be used. The page behind is inert; the layers of other scripts
 * (layers.ts) are not, and neither are messages.
 */
import { sharedStore } from '../../bridge/page/shared';
import { layerOf, liesOver, liftLayers } from './layers';

/**
 * For each open panel, the elements that are inert because of it. The page shares them, because several chunks contain
 * this module.
 */
const holds = () => sharedStore('isolated', () => new Set<readonly HTMLElement[]>());

/** True while an open panel needs the element to be inert. */
const isHeld = (element: HTMLElement) => [...holds()].some((hold) => hold.includes(element));

/**
 * Everything outside the element and its ancestors, except messages, which screen readers must still hear, and what
 * others have made inert.
 */
function othersOf(element: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let node = element; node !== document.body && node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children)
      if (
        sibling !== node &&
        sibling instanceof HTMLElement &&
        (!sibling.inert || isHeld(sibling)) &&
        sibling.role !== 'status'
      )
        others.push(sibling);
  }
  return others;
}

/** Separates the page behind a panel from the layers over it. */
function partOthers(element: HTMLElement): [behind: HTMLElement[], over: HTMLElement[]] {
  const layer = layerOf(element);
  const isOver = (other: HTMLElement) => other.parentElement === document.body && liesOver(other, layer);
  const others = othersOf(element);
  const over = new Set(others.filter(isOver));
  return [others.filter((other) => !over.has(other)), [...over]];
}

/** Makes the rest of the page inert; returns how to end that. The element must have its place and its layer already. */
export function isolate(element: HTMLElement): () => void {
  // If another panel opened this one, it may have made the elements around this one inert.
  const around: HTMLElement[] = [];
  for (let node: HTMLElement | null = element; node; node = node.parentElement)
    if (node.inert && isHeld(node)) around.push(node);
  for (const node of around) node.inert = false;
  const [behind, over] = partOthers(element);
  for (const other of behind) other.inert = true;
  holds().add(behind);
  const dropLayers = liftLayers(element, over);
  return () => {
    dropLayers();
    holds().delete(behind);
    // Panels may close in any order.
    for (const other of [...behind, ...around]) other.inert = isHeld(other);
  };
}
