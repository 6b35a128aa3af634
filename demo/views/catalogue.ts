/** Listings, and the card of a product. */
import { html, raw } from 'hono/html';
import { coverUrl } from '../data/cover';
import { productPath } from '../data/productPath';
import type { Product } from '../data/types';
import { orders, sorted } from '../shop/sorting';
import { type CardRequest, cardActions } from './cardActions';
import { loopLink } from './loopLink';
import { loopSwatches } from './loopSwatches';
import { chevron, groupedPriceHtml, type Html, image, priceHtml, takeNotices } from './parts';
import type { PageRequest } from './types';

const PER_PAGE = 12;

/** The button of a card, as WooCommerce's loop prints it. */
export function button(product: Product, page: string): Html {
  const { id, slug, name, stock, variations } = product;
  const { text, label, className, href, adds } = loopLink(product, page);
  const described = `woocommerce_loop_add_to_cart_link_describedby_${id}`;
  const success = adds ? html`data-success_message="“${name}” has been added to your cart" role="button"` : '';
  const description =
    variations && stock.status !== 'outofstock'
      ? 'This product comes in several versions, which are chosen on its page'
      : '';
  return html`<a href="${href}" aria-describedby="${described}" data-quantity="1" class="button ${className}" data-product_id="${id}" data-product_sku="${slug}" aria-label="${label}" rel="nofollow" ${success}>${text}</a><span id="${described}" class="screen-reader-text">${description}</span>`;
}

const badge = ({ salePrice, stock, releaseDate, variations }: Product) => {
  if (stock.status === 'outofstock') return html`<span class="badge sold-out">Out of stock</span>`;
  if (releaseDate) return html`<span class="badge soon">Pre-order</span>`;
  if (salePrice !== undefined || variations?.some((one) => one.salePrice !== undefined))
    return html`<span class="onsale">Sale!</span>`;
  if (stock.quantity !== undefined && stock.quantity < 5)
    return html`<span class="badge few">Only ${stock.quantity} left</span>`;
  return '';
};

/** Cards whose swatches change the picture have the picture in two sizes. */
const sources = ({ slug, variations }: Product) =>
  variations
    ? `srcset="${[300, 600].map((width) => `${coverUrl(slug, {}, width)} ${width}w`).join(', ')}" sizes="300px"`
    : '';

/** The classes of a card's element, whatever the element is. */
export const cardClass = ({ id, category, stock, salePrice, variations, children }: Product): string =>
  `product type-product post-${id} status-publish ${stock.status} product_cat-${category} has-post-thumbnail ${salePrice ? 'sale' : ''} product-type-${variations ? 'variable' : children ? 'grouped' : 'simple'}`;

/**
 * @param index place in its list: the first four pictures are loaded at once; @param page the address to which its link
 * returns
 */
export const cardContent = (product: Product, index: number, page: string, request: CardRequest): Html => html`
  <a href="${productPath(product)}" class="woocommerce-LoopProduct-link woocommerce-loop-product__link">${badge(product)}${image(product, 300, `${index < 4 ? 'fetchpriority="high"' : 'loading="lazy"'} ${sources(product)}`)}<h2 class="woocommerce-loop-product__title">${product.name}</h2><span class="price">${product.children ? groupedPriceHtml(product.children) : priceHtml(product)}</span></a>
  ${request.marks.isPlain ? '' : loopSwatches(product)}
  ${cardActions(product, request)}
  ${button(product, page)}
`;

/** One product in a list, in its element; `cardContent` explains `index` and `page`. */
export const card = (product: Product, index: number, page: string, request: CardRequest): Html =>
  html`<li class="${cardClass(product)}">${cardContent(product, index, page, request)}</li>`;

const loop = (list: readonly Product[], page: string, request: PageRequest) =>
  html`<ul class="products columns-4">${list.map((product, index) => card(product, index, page, request))}</ul>`;

export interface Listing {
  title: string;
  /** Address without page and query, such as `/shop/`. */
  base: string;
  list: readonly Product[];
  page: number;
  order: string;
  /** Query fields that the sort form and the page links keep. */
  query: Record<string, string>;
  category?: string;
}

function pagination({ base, list, page, order, query }: Listing): Html | '' {
  const pages = Math.ceil(list.length / PER_PAGE);
  if (pages < 2) return '';
  const search = new URLSearchParams({ ...query, ...(order !== 'menu_order' && { orderby: order }) }).toString();
  const address = (number: number) => `${number === 1 ? base : `${base}page/${number}/`}${search && `?${search}`}`;
  const links = Array.from({ length: pages }, (_, index) => index + 1).map((number) =>
    number === page
      ? html`<li><span aria-label="Page ${number}" aria-current="page" class="page-numbers current">${number}</span></li>`
      : html`<li><a aria-label="Page ${number}" class="page-numbers" href="${address(number)}">${number}</a></li>`,
  );
  return html`<nav class="woocommerce-pagination" aria-label="Product pages"><ul class="page-numbers">
    ${page > 1 ? html`<li><a class="prev page-numbers" href="${address(page - 1)}">${chevron('left')}<span class="screen-reader-text">Previous page</span></a></li>` : ''}
    ${links}
    ${page < pages ? html`<li><a class="next page-numbers" href="${address(page + 1)}">${chevron('right')}<span class="screen-reader-text">Next page</span></a></li>` : ''}
  </ul></nav>`;
}

/** One page of a list, twelve products, with sorting and page links. */
export function listingView(request: PageRequest, listing: Listing): Html {
  const { title, base, list, page, order, query, category } = listing;
  const shown = sorted(list, order).slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const first = (page - 1) * PER_PAGE + 1;
  const count =
    list.length <= PER_PAGE
      ? `Showing all ${list.length} results`
      : `Showing ${first}–${first + shown.length - 1} of ${list.length} results`;
  const address = page === 1 ? base : `${base}page/${page}/`;
  return html`<nav class="woocommerce-breadcrumb" aria-label="Breadcrumb"><a href="/">Home</a>${category ? html` &gt; <a href="/shop/">Shop</a>` : ''}</nav>
<header class="woocommerce-products-header"><h1 class="woocommerce-products-header__title page-title">${title}</h1></header>
${takeNotices(request.visitor)}
${
  list.length
    ? html`<div class="toolbar"><p class="woocommerce-result-count" role="alert" aria-relevant="all">${count}</p>
<form class="woocommerce-ordering" method="get" action="${base}">
  <select name="orderby" class="orderby" aria-label="Shop order">${Object.entries(orders).map(([value, label]) => html`<option value="${value}" ${value === order ? raw('selected="selected"') : ''}>${label}</option>`)}</select>
  <input type="hidden" name="paged" value="1" />
  ${Object.entries(query).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
  <noscript><button type="submit">Sort</button></noscript>
</form></div>
${loop(shown, address, request)}${pagination(listing)}`
    : html`<div class="woocommerce-no-products-found"><div class="woocommerce-info" role="status">No products were found matching your selection.</div></div>`
}`;
}
