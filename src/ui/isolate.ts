/** Owns making an element the only part of the page that can be used, where it cannot be a `<dialog>`. */

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
  const others = othersOf(element);
  for (const other of others) other.inert = true;
  return () => {
    for (const other of others) other.inert = false;
  };
}
