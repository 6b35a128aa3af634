/** Fills a page's frames with pages of the shop, which have no address that a browser could open. */
import type { LiveShop } from '../types';

/** The attribute that keeps a frame's address. The window writes it into the pages that the shop prints. */
const WAITING = 'data-shop-src';

const isOfShop = (address: string): boolean =>
  new URL(address, document.baseURI).origin === window.shopLocation?.origin;

/** Keeps the browser from opening addresses of the shop that scripts set. */
function keepAddresses(): void {
  const { prototype } = HTMLIFrameElement;
  const { setAttribute } = Element.prototype;
  prototype.setAttribute = function (name, value) {
    setAttribute.call(this, name === 'src' && isOfShop(value) ? WAITING : name, value);
  };
  const own = Object.getOwnPropertyDescriptor(prototype, 'src');
  Object.defineProperty(prototype, 'src', {
    get() {
      const waiting = this.getAttribute(WAITING);
      return waiting === null ? own?.get?.call(this) : new URL(waiting, document.baseURI).href;
    },
    set(value: string) {
      this.setAttribute('src', value);
    },
  });
}

async function fill(frame: HTMLIFrameElement, shop: LiveShop): Promise<void> {
  if (frame.hasAttribute(WAITING)) frame.srcdoc = (await shop.print({ address: frame.src })).html;
}

const framesIn = (node: Node): HTMLIFrameElement[] =>
  node instanceof Element
    ? [...(node.matches('iframe') ? [node as HTMLIFrameElement] : []), ...node.querySelectorAll('iframe')]
    : [];

/** Watches for frames, and for new addresses of those that are there. */
export function fillFrames(shop: LiveShop): void {
  keepAddresses();
  new MutationObserver((changes) => {
    const frames = changes.flatMap(({ type, target, addedNodes }) =>
      type === 'attributes' ? framesIn(target) : [...addedNodes].flatMap(framesIn),
    );
    for (const frame of new Set(frames)) void fill(frame, shop);
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: [WAITING] });
}

/** Gives messages from the page's frames the shop's origin, because these frames have none of their own. */
export function takeMessages(): void {
  window.postMessage = (data: unknown) => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: window.shopLocation?.origin ?? '' }));
  };
}
