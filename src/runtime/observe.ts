/** Owns the one MutationObserver. It reports what is added to the page, and that something may have been removed. */

/**
 * @param onAdded runs with each added element, but not with the elements inside it
 * @param onChanged runs after each batch
 */
export function observe(onAdded: (root: Element) => void, onChanged: () => void): void {
  new MutationObserver((records) => {
    // While the browser parses the page, it adds element by element. The report of a parent covers the children inside
    // it.
    const told = new Set<Node>();
    for (const { addedNodes, target } of records) {
      for (const node of addedNodes) {
        // This does not check the node's class, because another document may have made the node.
        if (!told.has(target) && node.nodeType === Node.ELEMENT_NODE && node.isConnected) onAdded(node as Element);
        told.add(node);
      }
    }
    onChanged();
  }).observe(document.documentElement, { childList: true, subtree: true });
}
