/** Owns making an element the only part of the page that can be used, where it cannot be a `<dialog>`. */
import { sharedStore } from '../bridge/shared';

/** What is inert because of an open panel; of the page: several chunks bring this module. */
const held = () => sharedStore('isolated', () => new Set<HTMLElement>());

/** Everything that is neither the element nor around it; messages are still to be heard. */
function othersOf(element: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let node = element; node !== document.body && node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children)
      if (sibling !== node && sibling instanceof HTMLElement && !sibling.inert && sibling.role !== 'status') others.push(sibling);
  }
  return others;
}

/** Makes the rest of the page inert; returns how to end that. */
export function isolate(element: HTMLElement): () => void {
  // Another panel, from which this one was opened, may have made what is around it inert.
  const around: HTMLElement[] = [];
  for (let node: HTMLElement | null = element; node; node = node.parentElement) if (node.inert && held().has(node)) around.push(node);
  for (const node of around) node.inert = false;
  const others = othersOf(element);
  for (const other of others) {
    other.inert = true;
    held().add(other);
  }
  return () => {
    for (const other of others) {
      other.inert = false;
      held().delete(other);
    }
    for (const node of around) node.inert = held().has(node);
  };
}
