/**
 * Owns the one rule of fresh fragments. The answer to an add or a removal brings them. After every other change of the
 * cart they are fetched once, if anything on the page needs them (cartReaders.ts).
 */
import { obeyEvent } from '../bridge/jquery/events';
import { emit, shopIslands } from '../bridge/page/islands';
import { hearBlocks } from '../bridge/woocommerce/blocks';
import { hasCartReader } from '../bridge/woocommerce/cartReaders';
import { ORIGINAL_FRAGMENTS } from '../rules/originals';

/**
 * The DOM events of changes whose answer brings no fragments. The detail says `hasFragments` when the page has them in
 * another way. Events that come together cause one request, because they share a waiting refresh.
 */
const CHANGES = ['cart:updated', 'cart:shipping', 'cart:changed', 'coupon:applied', 'coupon:removed'] as const;

/** Has the mini-cart fetch the fragments, if the page needs them. WooCommerce's own script decides by itself. */
export function renewCart(): void {
  if (hasCartReader() && !shopIslands().isOriginalActive(ORIGINAL_FRAGMENTS)) emit('cart:refresh', {});
}

/**
 * True when a change did not happen, or when the page has its fragments. Other scripts may send the event without a
 * detail.
 */
const hasNoNews = (detail: { isError?: boolean | undefined; hasFragments?: boolean | undefined } | null) =>
  detail?.isError || detail?.hasFragments;

/** Starts to listen to changes of the cart, whoever makes them. */
export function hearCartChanges(): void {
  for (const news of ['wc_fragment_refresh', 'updated_wc_div']) obeyEvent(news, renewCart);
  for (const change of CHANGES) shopIslands().on(change, ({ detail }) => hasNoNews(detail) || renewCart());
  hearBlocks(() => emit('cart:changed', {}));
}
