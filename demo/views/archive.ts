/** The big archive: ShopEngine's widgets for products, result count, sorting, number per page, view and pages. */
import { html, raw } from 'hono/html';
import { productPath } from '../data/productPath';
import type { Product } from '../data/types';
import { type Archive, GAMES, perPageChoices } from '../shop/archive';
import { orders } from '../shop/sorting';
import { card } from './catalogue';
import { filtersView } from './filters';
import { chevron, type Html, image, takeNotices } from './parts';
import { plainFields } from './plain';
import type { PageRequest } from './types';

const addressOf = (page: number) => (page === 1 ? GAMES : `${GAMES}page/${page}/`);

const linkTo = (page: number, query: URLSearchParams) => addressOf(page) + (query.size ? `?${query}` : '');

function resultCount({ total, page, perPage, shown, order }: Archive): Html | '' {
  if (!total) return '';
  const first = (page - 1) * perPage + 1;
  const words =
    total <= perPage
      ? `Showing all ${total} results`
      : `Showing ${first}–${first + shown.length - 1} of ${total} results`;
  const isSorted = order !== 'menu_order';
  const sorting = isSorted
    ? html`<span class="screen-reader-text">${(orders[order] as string).replace('Sort', 'Sorted')}</span>`
    : '';
  return html`<p class="woocommerce-result-count" role="alert" aria-relevant="all" ${isSorted ? raw('data-is-sorted-by="true"') : ''}>${words}${sorting}</p>`;
}

/** The numbers of the first three pages, of three around the current one, and of the last three; 0 stands for a gap. */
function numbers(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  const near = all.filter((one) => one <= 3 || one > pages - 3 || Math.abs(one - page) <= 3);
  return near.flatMap((one, index) => (index && one - (near[index - 1] as number) > 1 ? [0, one] : [one]));
}

const words: Record<Archive['pagination'], { prev?: Html | string; next: Html | string }> = {
  numeric: {
    prev: html`${chevron('left')}<span class="screen-reader-text">Previous page</span>`,
    next: html`${chevron('right')}<span class="screen-reader-text">Next page</span>`,
  },
  default: { prev: 'Previous', next: 'Next' },
  'load-more': { next: 'Load more' },
  'load-more-on-scroll': { next: 'Load more' },
};

function pagination({ page, pages, pagination: kind, query }: Archive): Html | '' {
  if (pages < 2) return '';
  const { prev, next } = words[kind];
  const step = (className: string, to: number, content: Html | string) =>
    html`<li><a class="${className} page-numbers" href="${linkTo(to, query)}">${content}</a></li>`;
  const number = (one: number) => {
    if (!one) return html`<li><span class="page-numbers dots">…</span></li>`;
    return one === page
      ? html`<li><span aria-label="Page ${one}" aria-current="page" class="page-numbers current">${one}</span></li>`
      : html`<li><a aria-label="Page ${one}" class="page-numbers" href="${linkTo(one, query)}">${one}</a></li>`;
  };
  return html`<nav class="woocommerce-pagination" aria-label="Product pagination"><ul class="page-numbers">
  ${page > 1 && prev ? step('prev', page - 1, prev) : ''}${numbers(page, pages).map(number)}${page < pages ? step('next', page + 1, next) : ''}
</ul></nav>`;
}

/** A card in ShopEngine's wrapper; the list view shows the picture at the left. */
const item = (product: Product, index: number, address: string, request: PageRequest): Html =>
  html`<li class="archive-product-container" data-tooltip="yes"><ul class="shopengine-archive-mode-grid">
<li class="shopengine-archive-products__left-image"><a href="${productPath(product)}" tabindex="-1" aria-hidden="true">${image(product, 300, 'loading="lazy"', '')}</a></li>
${card(product, index, address, request)}
</ul></li>`;

const nothing = html`<div class="woocommerce-no-products-found"><div class="woocommerce-info" role="status">No products were found matching your selection.</div></div>`;

const block = (
  request: PageRequest,
  archive: Archive,
): Html => html`<div data-pagination="${archive.pagination}" class="shopengine-archive-products shopengine-grid">
${resultCount(archive)}
${archive.total ? html`<ul class="products columns-3">${archive.shown.map((product, index) => item(product, index, addressOf(archive.page), request))}</ul>${pagination(archive)}` : nothing}
</div>`;

const sorting = ({
  order,
  query,
}: Archive): Html => html`<div class="shopengine-filter-orderby"><form action="#" method="get" class="shopengine-filter shopengine-filter-orderby-dropdown">
  <select name="orderby" class="orderby" aria-label="Shop order">${Object.entries(orders).map(([value, label]) => html`<option value="${value}" ${value === order ? raw('selected="selected"') : ''}>${label}</option>`)}</select>
  ${plainFields(query, ['orderby'], 'Sort')}
</form></div>`;

const perPage = ({
  perPage: chosen,
  query,
}: Archive): Html => html`<div role="group" aria-label="Products per page"><form action="" method="get" class="shopengine-filter shopengine-products-per-page">
  ${perPageChoices.map((count) => html`<label><input type="radio" name="shopengine_products_per_page" value="${count}" ${count === chosen ? raw('checked="checked"') : ''} /><span>${count}</span></label>`)}
  ${plainFields(query, ['shopengine_products_per_page'], 'Show')}
</form></div>`;

const view = (name: string, title: string, more = ''): Html =>
  html`<button title="${title}" class="shopengine-archive-view-mode-switch ${more}" data-view="${name}"><i class="view-icon view-icon-${name}" aria-hidden="true"></i></button>`;

const views = html`<div class="shopengine-archive-view-mode"><div class="shopengine-archive-view-mode-switch-list">${view('grid', 'Grid view', 'isactive')}${view('list', 'List view')}</div></div>`;

/** The catalogue's whole page: filters, toolbar, products and pagination. */
export function archiveView(request: PageRequest, archive: Archive): Html {
  const term = archive.query.get('s');
  return html`<nav class="woocommerce-breadcrumb" aria-label="Breadcrumb"><a href="/">Home</a></nav>
<header class="woocommerce-products-header"><h1 class="woocommerce-products-header__title page-title">${term ? `Search results: “${term}”` : 'Catalogue'}</h1></header>
${takeNotices(request.visitor)}
<div class="archive-layout">
${filtersView(archive)}
<div class="archive-results">
<div class="archive-toolbar shopengine-widget"><div class="shopengine-archive-result-count">${resultCount(archive)}</div>${sorting(archive)}${perPage(archive)}${views}</div>
<div class="shopengine-widget">${block(request, archive)}</div>
</div></div>`;
}
