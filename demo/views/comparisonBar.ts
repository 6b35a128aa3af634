/** The comparison's bar at the bottom, which stays hidden until a script shows it, and its content. */
import { html } from 'hono/html';
import type { Marks } from '../shop/marks';
import { comparedProducts, comparisonAddress, EMPTY_COMPARISON } from './comparison';
import { type Html, image } from './parts';

/** The number of posts on a page of WordPress. */
const MOST = 10;

/** Newest first, unlike the list itself. */
export function comparisonBarItems(ids: readonly number[]): Html {
  const products = comparedProducts(ids)
    .sort((a, b) => b.id - a.id)
    .slice(0, MOST);
  if (!products.length) return html`<h1 class="shopengine-no-comparison-product-for-bar">${EMPTY_COMPARISON}</h1>`;
  return html`${products.map(
    (product) =>
      html`<div class="comparison-for-bottom-bar-item"><a class="shopengine-comparison-bar-action badge-comparison" data-pid="${product.id}" title="Remove Product For Comparison"></a>${image(product, 72)}</div>`,
  )}`;
}

const bar = (origin: string): Html => html`<div class="shopengine-comparison-bottom-bar" hidden>
  <div class="shopengine-comparison-button-area"><a class="comparison-endpoint-bottom" data-comparison-url="${comparisonAddress(origin, [])}" hidden>Compare</a><a class="comparison-bottom-bar-toggle">Compare Products</a></div>
  <div class="shopengine-comparison-box" id="shopengine-comparison-bottom-content"></div>
</div>`;

/** The footer's markup for quick view and comparison; nothing in a quick view's frame. */
export function wrappers({ isFramed, isPlain }: Marks, url: URL): Html | '' {
  if (isFramed || isPlain) return '';
  return html`<div class="shopengine-quick-view-modal se-modal-wrapper"></div>
<div class="shopengine-comparison-modal se-modal-wrapper"><div class="se-modal-inner"></div></div>
${(url.pathname + url.search).includes('comparison') ? '' : bar(url.origin)}`;
}
