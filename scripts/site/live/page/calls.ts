/** Makes the shop in the window answer the page's calls. */
import type { LiveShop } from '../types';

/** Rejects once the caller has given up. */
const abandoned = ({ signal }: Request): Promise<never> =>
  new Promise((_, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
  });

/** Replaces the network by the shop in the window. */
export function answerCalls(shop: LiveShop): void {
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    return Promise.race([shop.call(request), abandoned(request)]);
  };
}
