/**
 * Replaces every text node by another, as a browser does when it translates a page. Leaves elements with
 * `translate="no"` alone.
 */
export function translate(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const all: Node[] = [];
  while (texts.nextNode()) all.push(texts.currentNode);
  for (const text of all) {
    if (!text.textContent?.trim() || text.parentElement?.closest('[translate="no"]')) continue;
    const inner = document.createElement('font');
    inner.textContent = text.textContent;
    const outer = document.createElement('font');
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  }
}
