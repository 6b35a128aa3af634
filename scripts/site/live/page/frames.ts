/** Fills a page's own frames with pages of the shop. */
import type { LiveShop } from '../types';

/** The address of a frame that scripts have made, or the one that the window has kept from the browser. */
const addressOf = (frame: HTMLIFrameElement): string => new URL(frame.dataset.shopSrc ?? frame.src, document.baseURI).href;

async function fill(frame: HTMLIFrameElement, shop: LiveShop): Promise<void> {
  const address = addressOf(frame);
  const { origin } = window.shopLocation ?? {};
  if (!frame.dataset.shopSrc && !frame.hasAttribute('src')) return;
  // Until the answer is there, the frame is as empty as a new one.
  frame.removeAttribute('src');
  if (address.startsWith(`${origin}/`)) frame.srcdoc = (await shop.print({ address })).html;
  else frame.src = address;
}

const framesIn = (node: Node): HTMLIFrameElement[] =>
  node instanceof Element ? [...(node.matches('iframe') ? [node as HTMLIFrameElement] : []), ...node.querySelectorAll('iframe')] : [];

/** Watches for frames, from the page's first element on. */
export function fillFrames(shop: LiveShop): void {
  new MutationObserver((changes) => {
    for (const frame of changes.flatMap(({ addedNodes }) => [...addedNodes].flatMap(framesIn))) void fill(frame, shop);
  }).observe(document, { childList: true, subtree: true });
}

/** Messages of the page's own frames have the shop's origin: these frames have none. */
export function takeMessages(): void {
  window.postMessage = (data: unknown) => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: window.shopLocation?.origin ?? '' }));
  };
}
