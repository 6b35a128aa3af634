/** Small pieces that many pages print, in WooCommerce's markup. */
import { html, raw } from 'hono/html';
import { coverUrl } from '../data/cover';
import { findProduct, priceOf } from '../data/products';
import type { Product, Stock } from '../data/types';
import { amountText, currency } from '../shop/currency';
import type { Notice, Visitor } from '../shop/visitor';
import { nonce } from '../shop/visitor';

export type Html = ReturnType<typeof html>;

/** Order attribution puts its fields into this element; of several in a form, the first one stays. */
export const attributionInputs = raw('<wc-order-attribution-inputs></wc-order-attribution-inputs>');

/** An amount in pounds, in the visitor's currency; all digits come from here, never from a script. */
export const money = (amount: number): Html =>
  html`<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">${currency().symbol}</span>${amountText(amount)}</bdi></span>`;

const spoken = (amount: number) => `${currency().symbol}${amountText(amount)}`;

/** A price, a sale's two prices, or the range of the variations' prices. */
export function priceHtml({ price, salePrice, variations }: Pick<Product, 'price' | 'salePrice' | 'variations'>): Html {
  if (variations) {
    const prices = variations.map(priceOf);
    const [low, high] = [Math.min(...prices), Math.max(...prices)];
    return low === high ? money(low) : html`${money(low)} <span aria-hidden="true">–</span> ${money(high)}`;
  }
  if (salePrice === undefined) return money(price);
  return html`<del aria-hidden="true">${money(price)}</del> <span class="screen-reader-text">Original price: ${spoken(price)}.</span><ins aria-hidden="true">${money(salePrice)}</ins><span class="screen-reader-text">Current price: ${spoken(salePrice)}.</span>`;
}

/** The price range of the products in a grouped product. */
export function groupedPriceHtml(children: number[]): Html {
  const variations = children
    .flatMap((id) => findProduct(id)?.product ?? [])
    .map(({ price, salePrice }) => ({ price, salePrice }));
  const prices = variations.map(priceOf);
  return html`${money(Math.min(...prices))} <span aria-hidden="true">–</span> ${money(Math.max(...prices))}`;
}

/**
 * The attribute that hides a part until a script shows it: an inline style, as plugins print it, or `hidden` if a
 * policy forbids inline styles.
 */
export const hiddenAttribute = (mode: { csp: string }) =>
  raw(mode.csp === 'strict' ? 'hidden' : 'style="display:none;"');

/** @param alt "" if the product's name stands beside the picture */
export const image = (product: Product, size: number, attributes = '', alt = product.name): Html =>
  html`<img width="${size}" height="${(size * 5) / 4}" src="${coverUrl(product.slug)}" class="attachment-woocommerce_thumbnail size-woocommerce_thumbnail" alt="${alt}" decoding="async" ${raw(attributes)} />`;

/** The line that says whether a product is in stock, and how many are left. */
export function stockHtml({ status, quantity }: Stock): Html {
  if (status === 'outofstock') return html`<p class="stock out-of-stock">Out of stock</p>`;
  if (status === 'onbackorder') return html`<p class="stock available-on-backorder">Available on backorder</p>`;
  return quantity === undefined
    ? html`<p class="stock in-stock">In stock</p>`
    : html`<p class="stock in-stock">Only ${quantity} left in stock</p>`;
}

/** The arrow of a link to the page before or after. */
export const chevron = (side: 'left' | 'right'): Html => html`<i class="eicon-chevron-${side}" aria-hidden="true"></i>`;

const errorItem = ({ html: content, field }: Notice): Html =>
  html`<li ${field ? raw(`data-id="${field}"`) : ''}>${raw(content)}</li>`;

/** Several errors in one list, each with its field. */
export const errorList = (errors: readonly Notice[]): Html =>
  html`<ul class="woocommerce-error" role="alert">${errors.map(errorItem)}</ul>`;

/** A notice with the role that its kind needs: `alert`, but `status` for a piece of information. */
export function noticeHtml(notice: Notice): Html {
  const { kind, html: content } = notice;
  if (kind === 'error') return errorList([notice]);
  const role = kind === 'success' ? 'alert' : 'status';
  return html`<div class="woocommerce-${kind === 'success' ? 'message' : 'info'}" role="${role}">${raw(content)}</div>`;
}

/** The visitor's notices, which are shown once. */
export function takeNotices(visitor: Visitor): Html {
  const notices = visitor.notices.splice(0);
  const errors = notices.filter(({ kind }) => kind === 'error');
  const others = notices.filter(({ kind }) => kind !== 'error');
  return html`<div class="woocommerce-notices-wrapper">${errors.length ? errorList(errors) : ''}${others.map(noticeHtml)}</div>`;
}

/** A quantity field with the theme's own plus and minus buttons, which stay hidden until a script shows them. */
export const quantityField = (
  name: string,
  label: string,
  value: number | '',
  max: number | undefined,
  min = 0,
): Html => html`<div class="quantity">
  <button type="button" class="minus" aria-label="Less of ${label}" hidden>−</button>
  <label class="screen-reader-text" for="quantity_${label.replace(/\W+/g, '')}">${label} quantity</label>
  <input type="number" id="quantity_${label.replace(/\W+/g, '')}" class="input-text qty text" name="${name}" value="${value}" ${value === '' ? raw('placeholder="0"') : ''} aria-label="Product quantity" min="${min}" ${max === undefined ? '' : raw(`max="${max}"`)} step="1" inputmode="numeric" autocomplete="off" />
  <button type="button" class="plus" aria-label="More of ${label}" hidden>+</button>
</div>`;

/** The cart page with a query. */
export const cartUrl = (query: Record<string, string>): string => `/cart/?${new URLSearchParams(query)}`;

/** A link that removes a line, with its nonce. */
export const removeUrl = (visitor: Visitor, key: string): string =>
  cartUrl({ remove_item: key, _wpnonce: nonce(visitor, 'woocommerce-cart') });
/** A link that puts a removed line back, with its nonce. */
export const undoUrl = (visitor: Visitor, key: string): string =>
  cartUrl({ undo_item: key, _wpnonce: nonce(visitor, 'woocommerce-cart') });
