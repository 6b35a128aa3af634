/** Owns the one MutationObserver: tells what came into the page, and that something may have left it. */

/** @param onAdded called with every element that was put into the page; @param onChanged called after each batch */
export function observe(onAdded: (root: Element) => void, onChanged: () => void): void {
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element && node.isConnected) onAdded(node);
    onChanged();
  }).observe(document.documentElement, { childList: true, subtree: true });
}
