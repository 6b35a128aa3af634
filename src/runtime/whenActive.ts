/** Owns the wait for a shopper: nothing runs while a page is prerendered. */

/** Calls `go` when the shopper really sees the page: at once, or when a prerendered page is activated. */
export function whenActive(go: () => void): void {
  if ((document as { prerendering?: unknown }).prerendering === true)
    document.addEventListener('prerenderingchange', go, { once: true });
  else go();
}
