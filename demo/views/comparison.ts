/** The comparison's table and page, in ShopEngine's markup. */
import { html } from 'hono/html';
import { measuresOf } from '../data/choices';
import { findProduct } from '../data/products';
import type { Product } from '../data/types';
import { loopLink } from './loopLink';
import { groupedPriceHtml, type Html, image, priceHtml } from './parts';
import { weightText } from './variationData';

export const EMPTY_COMPARISON = 'No product is added for comparison, please add some product to compare';

/** The address of a comparison; with its products in the query, it works for everybody. */
export const comparisonAddress = (origin: string, ids: readonly number[]): string =>
  `${origin}/?comparison=yes${ids.length ? `&product_ids=${ids.join(',')}` : ''}`;

/** The compared products that the shop still has, in the list's order. */
export const comparedProducts = (ids: readonly number[]): Product[] =>
  ids.flatMap((id) => findProduct(id)?.product ?? []);

function head(product: Product): Html {
  const { id, slug, name, children } = product;
  const { text, label, className, href } = loopLink(product, '/comparison/');
  return html`<td class="first--row"><a class="shopengine-remove-action badge-comparison" data-pid="${id}"><i class="shopengine-icon-close"></i> Remove</a>${image(product, 160)}<h4>${name}</h4><div class="price">${children ? groupedPriceHtml(children) : priceHtml(product)}</div><div class="comparison-add-to-cart"><a href="${href}" class="compare-cart-btn button ${className}" data-product_id="${id}" data-product_sku="${slug}" data-quantity="1" aria-label="${label}" rel="nofollow">${text}</a></div></td>`;
}

const row = (label: string, products: Product[], cell: (product: Product) => string): Html =>
  html`<tr><th scope="row">${label}</th>${products.map((product) => html`<td class="first--row">${cell(product)}</td>`)}</tr>`;

function weight(product: Product): string {
  const measures = measuresOf(product);
  return measures ? weightText(measures.weight) : 'N/A';
}

function share(address: string): Html {
  const page = encodeURIComponent(address);
  const link = (name: string, url: string) =>
    html`<a class="${name.toLowerCase()}" href="${url}" target="_blank" rel="noopener nofollow">${name}<span class="screen-reader-text"> (opens in a new window)</span></a>`;
  return html`<div class="social-share">${link('Facebook', `https://www.facebook.com/sharer/sharer.php?u=${page}`)}${link('Twitter', `https://twitter.com/intent/tweet?url=${page}`)}<button type="button" class="copy-comparison-share-url" data-share-url="${address}" data-message="Copied"><i class="shopengine-icon-copy"></i><span>Copy link</span></button></div>`;
}

/** @param tableClass further classes of the page's own table */
export function comparisonTable(ids: readonly number[], origin: string, tableClass = ''): Html {
  const products = comparedProducts(ids);
  return html`<div class="shopengine-modal-wrap"><div class="shopengine-comparison-container"><div class="shopengine-comparison"><h2>Side by side</h2>${share(comparisonAddress(origin, ids))}
<div class="comparison-table-wrap"><table class="table table-bordered ${tableClass}"><tbody>
<tr><th scope="row">Product Name</th>${products.map(head)}</tr>
${row('Availability', products, ({ stock }) => stock.status)}
${row('Weight', products, weight)}
</tbody></table></div></div></div></div>`;
}

/** The comparison as a page of its own; without products, it shows a message. */
export const comparisonPage = (ids: readonly number[], origin: string): Html =>
  html`<div class="shopengine-comparison-page"><div class="comparison-page-inner">${
    ids.length
      ? comparisonTable(ids, origin, 'comparison-page')
      : html`<h1 class="shopengine-no-comparison-product">${EMPTY_COMPARISON}</h1>`
  }</div></div>`;
