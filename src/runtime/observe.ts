/** Owns the one MutationObserver: tells what came into the page, and that something may have left it. */

/** @param onAdded called with what was put into the page, once for all that is in it; @param onChanged called after each batch */
export function observe(onAdded: (root: Element) => void, onChanged: () => void): void {
  new MutationObserver((records) => {
    // A page that is still being read comes element by element: a parent is told of, its children are in it.
    const told = new Set<Node>();
    for (const { addedNodes, target } of records) {
      for (const node of addedNodes) {
        if (!told.has(target) && node instanceof Element && node.isConnected) onAdded(node);
        told.add(node);
      }
    }
    onChanged();
  }).observe(document.documentElement, { childList: true, subtree: true });
}
