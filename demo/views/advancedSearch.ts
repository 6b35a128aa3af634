/**
 * ShopEngine's live search: the form in the header, and the results of its route. If the browser sends the form, it
 * leads to the archive.
 */
import { html } from 'hono/html';
import { coverUrl } from '../data/cover';
import { productPath } from '../data/productPath';
import { reviewsOf } from '../data/reviews';
import { categoryTerms, type Term } from '../data/terms';
import type { Product } from '../data/types';
import { GAMES } from '../shop/archive';
import { nonce } from '../shop/visitor';
import { type Html, priceHtml } from './parts';
import { stars } from './reviews';
import type { PageRequest } from './types';

/** The form with its nonce and categories; without a script its button leads to the archive. */
export const advancedSearch = ({
  visitor,
  url,
}: PageRequest): Html => html`<div class="shopengine-widget"><div class="shopengine-advanced-search"><form method="GET" action="${url.origin}/wp-json/shopengine/v1/advanced-search/" class="shopengine-search-form">
  <input type="hidden" id="nonce" name="nonce" value="${nonce(visitor, 'wp_rest')}" /><input type="hidden" name="_wp_http_referer" value="${url.pathname}${url.search}" /><input type="hidden" name="post_type" value="product" />
  <div class="search-input-group">
    <button type="submit" class="search-btn" formaction="${GAMES}"><span class="shopengine-search-text">Search</span></button>
    <input type="search" name="s" class="shopengine-advanced-search-input" placeholder="Search for products…" aria-label="Search for products" autocomplete="off" />
    <div class="shopengine-category-select-wraper"><select class="shopengine-ele-nav-search-select" name="product_cat" aria-label="Category"><option value="">All categories</option>${categoryTerms.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}</select></div>
  </div>
  <div class="shopengine-search-result-container"><div class="shopengine-search-result"></div></div>
</form></div></div>`;

const item = (className: string, picture: string, content: Html, href: string, title: string): Html =>
  html`<div class="${className}shopengine-search-product__item">
  <div class="shopengine-search-product__item--image"><img src="${picture}" alt="" width="56" height="70" /></div>
  <div class="shopengine-search-product__item--content">${content}</div>
  <a title="${title}" class="shopengine-search-more-btn" href="${href}"><i class="fas fa-chevron-right"></i></a>
</div>`;

const title = (name: string, href: string): Html =>
  html`<h4 class="shopengine-search-product__item--title"><a title="${name}" href="${href}"> ${name} </a></h4>`;

function categoryItem({ slug, name }: Term): Html {
  const href = `/product-category/${slug}/`;
  return item('shopengine-category-name ', '/assets/icon.svg', title(name, href), href, `All of ${name}`);
}

function productItem(product: Product): Html {
  const { slug, name, rating } = product;
  const href = productPath(product);
  const content = html`${title(name, href)}
  <div class="shopengine-product-rating">${stars(rating)}<span class="rating-count">(${reviewsOf(product).length})</span></div>
  <div class="shopengine-search-product__item--price">${priceHtml(product)}</div>`;
  return item('', coverUrl(slug, {}, 100), content, href, `More about ${name}`);
}

/** Categories come first; the last line leads to all results. */
export const searchResults = (found: Product[], categories: Term[], term: string): Html =>
  found.length || categories.length
    ? html`<div class="shopengine-search-product">
${categories.map(categoryItem)}${found.map(productItem)}
<div class="shopengine-search-product__item"><a title="Every product found" class="shopengine-search-more-products" href="${GAMES}?${new URLSearchParams({ s: term })}"><i class="fas fa-retweet"></i>More products</a></div>
</div>`
    : html`<div class="shopengine-search-product"><div>No result found</div></div>`;
