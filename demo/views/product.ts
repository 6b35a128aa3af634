/** A product's own page. */
import { html, raw } from 'hono/html';
import { type Choice, relatedTo, salePercents, upsellsOf } from '../data/choices';
import { productPath } from '../data/productPath';
import { categories } from '../data/products';
import { reviewsOf } from '../data/reviews';
import type { Product } from '../data/types';
import { formActions } from './cardActions';
import { gallery } from './gallery';
import { scriptJson } from './globals';
import { groupedForm } from './grouped';
import { groupedPriceHtml, type Html, hiddenAttribute, priceHtml, quantityField, takeNotices } from './parts';
import { slider } from './related';
import { stars } from './reviews';
import { tabs } from './tabs';
import { trustList } from './trust';
import type { Mode, PageRequest } from './types';
import { firstPercent, stockState, stockStates } from './variationData';
import { plainForm, variationForm } from './variations';

export interface ProductPage {
  product: Product;
  choice: Choice;
  /** The page's own address, whole. */
  address: string;
}

function simpleForm(product: Product, actions: Html): Html {
  const { id, name, stock, releaseDate } = product;
  return html`<form class="cart" action="${productPath(product)}" method="post">
      <div class="add-row">${quantityField('quantity', name, 1, stock.quantity, 1)}
      <button type="submit" name="add-to-cart" value="${id}" class="single_add_to_cart_button button alt">${releaseDate ? 'Pre Order Now!' : 'Add to cart'}</button>${actions}</div>
    </form>`;
}

function form({ marks, mode }: PageRequest, { product, choice }: ProductPage): Html | '' {
  if (product.stock.status === 'outofstock') return '';
  const actions = formActions(product, marks);
  if (product.children) return groupedForm(product, actions);
  if (product.hasPlainForm) return plainForm(product, choice, actions);
  return product.variations ? variationForm(product, choice, actions, mode) : simpleForm(product, actions);
}

/**
 * The badge of a sale. On a variable product it shows the first variation's discount; the script has the discounts of
 * all variations by id.
 */
export function saleBadge(product: Product, mode: Mode): Html | '' {
  if (product.salePrice !== undefined) return html`<span class="onsale">Sale!</span>`;
  const percents = salePercents(product);
  if (!Object.keys(percents).length) return '';
  const percent = firstPercent(product);
  return html`<span class="onsale position-top-left" id="shopengine-variable-onsale-badge" ${percent < 1 ? hiddenAttribute(mode) : ''}>${percent}% OFF</span>
  ${mode.csp === 'none' ? html`<script>${raw(`let ShopEngineSaleVariations = ${scriptJson(percents)};`)}</script>` : ''}`;
}

/** A value of the whole product, which ShopEngine replaces by the chosen variation's value. */
function stockBlock(product: Product): Html | '' {
  if (product.children) return '';
  const state = stockState(product.stock);
  const words = { instock: 'In Stock', onbackorder: 'On backorder', outofstock: 'Out of stock' };
  return html`<div class="shopengine-product-stock" data-variations="${stockStates(product)}" data-default-stock="${JSON.stringify(state)}"><p class="stock ${state.class}" data-stock-status="${state.stock_status}">${raw(state.icon)} ${state.availability || words[state.stock_status]}</p></div>`;
}

const longDate = (date: string) =>
  new Date(`${date}T12:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

function share(name: string, address: string): Html {
  const page = encodeURIComponent(address);
  const facebook = `https://www.facebook.com/sharer/sharer.php?u=${page}`;
  const reddit = `https://www.reddit.com/submit?url=${page}&title=${encodeURIComponent(name)}`;
  const link = (where: string, url: string) =>
    html`<a class="share-button" data-island="share" data-link="${url}" href="${url}" target="_blank" rel="noopener nofollow">${where}<span class="screen-reader-text"> (opens in a new window)</span></a>`;
  return html`<div class="product-share" role="group" aria-label="Share ${name}">${link('Facebook', facebook)}${link('Reddit', reddit)}<a class="share-button" data-island="copy-link" data-link="${address}" href="${address}">Copy link</a></div>`;
}

/** The product's summary: price, description, stock, form. */
export function buying(request: PageRequest, page: ProductPage): Html {
  const { children, releaseDate, description } = page.product;
  return html`<p class="price">${children ? groupedPriceHtml(children) : priceHtml(page.product)}</p>
    ${releaseDate ? html`<p class="release">Out on <time datetime="${releaseDate}">${longDate(releaseDate)}</time>: order it now, and it is with you on the day.</p>` : ''}
    <div class="woocommerce-product-details__short-description"><p>${description}</p></div>
    ${stockBlock(page.product)}
    ${form(request, page)}`;
}

function summary(request: PageRequest, page: ProductPage): Html {
  const { name, slug, rating } = page.product;
  return html`<div class="summary entry-summary">
    <h1 class="product_title entry-title">${name}</h1>
    <div class="woocommerce-product-rating">${stars(rating)} <a href="#reviews" class="woocommerce-review-link" rel="nofollow">(<span class="count">${reviewsOf(page.product).length}</span> customer reviews)</a></div>
    <div class="buy-box">${buying(request, page)}
    ${trustList('buy-promises', 3)}</div>
    <p class="product_meta"><span class="sku_wrapper">SKU: <span class="sku" translate="no">${slug}</span></span></p>
    ${share(name, page.address)}
  </div>`;
}

/** WooCommerce's word for the type of product. */
export const kind = ({ variations, children }: Product) => (variations ? 'variable' : children ? 'grouped' : 'simple');

/** Breadcrumb, gallery, summary, tabs and related products. */
export function productView(request: PageRequest, page: ProductPage): Html {
  const { product } = page;
  const { mode } = request;
  const { id, stock } = product;
  const category = categories.find((one) => one.slug === product.category);
  return html`<nav class="woocommerce-breadcrumb" aria-label="Breadcrumb"><a href="/">Home</a> &gt; <a href="/shop/">Shop</a> &gt; <a href="/product-category/${product.category}/">${category?.name ?? ''}</a></nav>
${takeNotices(request.visitor)}
<div id="product-${id}" class="product type-product post-${id} ${stock.status} product-type-${kind(product)}">
  <div class="shopengine-product-image">${saleBadge(product, mode)}${gallery(product, mode)}</div>
  ${summary(request, page)}
  ${tabs(product)}
  ${product.slug === 'glasswing-saga' ? slider('up-sells', 'You may also like', upsellsOf(product), product, request) : ''}
  ${slider('related', 'Related products', relatedTo(product, 8), product, request)}
</div>`;
}
