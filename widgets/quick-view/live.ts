/** Makes the quick view's store of the real parts. */

import { callTimeout, requestHtml } from '../../src/api/request';
import { clock } from '../../src/bridge/page/clock';
import { pageSetting } from '../../src/bridge/page/globals';
import { goTo } from '../../src/bridge/page/goTo';
import { emit, report } from '../../src/bridge/page/islands';
import { moveFocus } from '../../src/dom/focus';
import { type Product, TRIGGER } from './contract';
import { checkCart, isCartNew, rememberCart, takeCart } from './page/cart';
import { enterFrame, isSending } from './page/frame';
import { readFrame, readTrigger } from './read';
import { frameAddress } from './rules';
import { createQuickView } from './store';

const triggerOf = (trigger: Element) => readTrigger(trigger, location.href);

/**
 * The quick-view module's own nonce and no other, because the address comes from an attribute. Without it the shop
 * prints the product's whole page.
 */
const nonce = () => pageSetting('shopEngineQuickView', 'rest_nonce');

/**
 * Loads the product's page and, at the same time, the code that takes the product out of it. Most shops show frames and
 * need neither.
 */
async function loadNodes(address: string): Promise<ChildNode[]> {
  const [{ productNodes }, html] = await Promise.all([
    import('./page/product'),
    requestHtml(address, undefined, String),
  ]);
  return productNodes(html);
}

/** Creates the page's quick view with the real page, calls and clock. */
export function createLiveQuickView() {
  const findTrigger = ({ address }: Product) =>
    [...document.querySelectorAll<HTMLElement>(TRIGGER)].find((one) => triggerOf(one)?.address === address);
  return createQuickView({
    readTrigger: triggerOf,
    addressOf: ({ address }) => frameAddress(address, pageSetting('wc_add_to_cart_params', 'cart_url'), nonce()),
    loadNodes,
    readFrame,
    enterFrame: (frame, close) => enterFrame(frame, { onEscape: close, onAdded: takeCart }),
    isSending: () => isSending() && !isCartNew(),
    clock,
    timeout: callTimeout,
    leaveTo: goTo,
    onOpened({ address }) {
      rememberCart();
      emit('quick-view:opened', { address });
    },
    onClosed() {
      checkCart();
      emit('quick-view:closed', {});
    },
    onFailed: (asked, cause) =>
      report({
        island: 'quick-view',
        what: `A product cannot be shown: ${asked}`,
        why: 'The shopper is told.',
        fix: 'Open that address.',
        cause,
      }),
    findTrigger,
    giveFocus: moveFocus,
  });
}
