/** Fills a page's own frames with pages of the shop: they have no address that a browser could open. */
import type { LiveShop } from '../types';

/** Where a frame's address waits. The window has put it there in what the shop prints. */
const WAITING = 'data-shop-src';

const isOfShop = (address: string): boolean =>
  new URL(address, document.baseURI).origin === window.shopLocation?.origin;

/** Keeps addresses of the shop from the browser, where scripts set them. */
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

/** Messages of the page's own frames have the shop's origin: these frames have none. */
export function takeMessages(): void {
  window.postMessage = (data: unknown) => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: window.shopLocation?.origin ?? '' }));
  };
}
