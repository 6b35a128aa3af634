/** Fills a page's own frames with pages of the shop. */
import type { LiveShop } from '../types';

async function fill(frame: HTMLIFrameElement, shop: LiveShop): Promise<void> {
  const address = frame.src;
  if (!address.startsWith(`${window.shopLocation?.origin}/`) || frame.hasAttribute('srcdoc')) return;
  // Until the answer is there, the frame is as empty as a new one.
  frame.removeAttribute('src');
  frame.srcdoc = (await shop.print({ address })).html;
}

const framesIn = (node: Node): HTMLIFrameElement[] =>
  node instanceof Element ? [...(node.matches('iframe') ? [node as HTMLIFrameElement] : []), ...node.querySelectorAll('iframe')] : [];

/** Watches for frames, from the page's first element on. */
export function fillFrames(shop: LiveShop): void {
  new MutationObserver((changes) => {
    for (const frame of changes.flatMap(({ addedNodes }) => [...addedNodes].flatMap(framesIn))) void fill(frame, shop);
  }).observe(document, { childList: true, subtree: true });
}
