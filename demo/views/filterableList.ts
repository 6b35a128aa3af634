/** ShopEngine's filterable product list: tabs, of which the server fills the chosen one. */
import { html } from 'hono/html';
import { productPath } from '../data/productPath';
import { categories } from '../data/products';
import { reviewsOf } from '../data/reviews';
import type { Product } from '../data/types';
import { listed, type Tab, tabs } from '../shop/lists';
import { button } from './catalogue';
import { groupedPriceHtml, type Html, image, priceHtml, takeNotices } from './parts';
import { stars } from './reviews';
import type { PageRequest } from './types';

/** The settings of the shop's owner. */
export type ListSettings = Record<string, string>;

const settings: ListSettings = {
  shopengine_is_cats: 'yes',
  shopengine_is_details: 'no',
  shopengine_is_product_rating: 'yes',
  shopengine_group_btns: 'yes',
};

const ORDER = 'DESC';
const ORDER_BY = 'date';
const LISTS = '/lists/';

function category({ category: slug }: Product): Html {
  const name = categories.find((one) => one.slug === slug)?.name ?? '';
  return html`<div class="product-category"><ul><li><a title="Product category" href="/product-category/${slug}/">${name}</a></li></ul></div>`;
}

/** A tab's products, for the page and for the route's answer. */
export function listItem(product: Product, shown: ListSettings): Html {
  const { name, rating, description, children } = product;
  const is = (setting: string) => shown[setting] === 'yes';
  return html`<div class="shopengine-single-product-item">
  <div class="product-thumb"><a title="${name}" href="${productPath(product)}" tabindex="-1" aria-hidden="true">${image(product, 300, 'loading="lazy"', '')}</a></div>
  ${is('shopengine_is_cats') ? category(product) : ''}
  <h3 class="product-title"><a title="${name}" href="${productPath(product)}">${name}</a></h3>
  ${is('shopengine_is_product_rating') ? html`<div class="product-rating">${stars(rating)}<span class="rating-count">(${reviewsOf(product).length})</span></div>` : ''}
  <div class="product-price"><p class="price">${children ? groupedPriceHtml(children) : priceHtml(product)}</p></div>
  ${is('shopengine_is_details') ? html`<div class="prodcut-description">${description}</div>` : ''}
  ${is('shopengine_group_btns') ? html`<div class="add-to-cart-bt">${button(product, LISTS)}</div>` : ''}
</div>`;
}

export const NOTHING_LISTED = html`<p class="error">No products were found.</p>`;

const tabButton = ({ uid, label, ids }: Tab, isActive: boolean): Html =>
  html`<li class="filter-nav-item"><button title="${label}" class="filter-nav-link ${isActive ? 'active' : ''}" data-filter-uid="${uid}" data-product-list="${ids.length ? JSON.stringify(ids.map(String)) : ''}" data-product-order="${ORDER}" data-product-order-by="${ORDER_BY}">${label}</button></li>`;

/** @param chosen index of the open tab */
export function listsView(request: PageRequest, chosen: number): Html {
  const { uid, ids } = tabs[chosen] ?? tabs[0];
  const items = listed(ids, ORDER, ORDER_BY).map((product) => listItem(product, settings));
  return html`<nav class="woocommerce-breadcrumb" aria-label="Breadcrumb"><a href="/">Home</a></nav>
<h1 class="entry-title">Top lists</h1>
${takeNotices(request.visitor)}
<h2>Four shelves, one look</h2>
<div class="shopengine-widget"><div class="shopengine-shopengine-filterable-product-list" data-widget_settings="${JSON.stringify(settings)}"><div class="shopengine-filterable-product-wrap">
<div class="filter-nav"><ul>${tabs.map((tab) => tabButton(tab, tab.uid === uid))}</ul></div>
<noscript><p class="plain-tabs">${tabs.map(({ label }, index) => html`<a href="${LISTS}?tab=${index}">${label}</a> `)}</p></noscript>
<div class="filter-content"><div class="filter-content-row filtered-product-list active filter-${uid}">${items.length ? items : NOTHING_LISTED}</div></div>
</div></div></div>`;
}
