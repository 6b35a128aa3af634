/** The wishlist's page in the account, in ShopEngine's markup. */
import { html } from 'hono/html';
import { productPath } from '../data/productPath';
import { findProduct } from '../data/products';
import type { Product } from '../data/types';
import type { Visitor } from '../shop/visitor';
import { emptyListView } from './account';
import { groupedPriceHtml, type Html, image, priceHtml, stockHtml, takeNotices } from './parts';

function row(product: Product): Html {
  const { id, name, stock, children } = product;
  return html`<tr><td class="product-thumbnail"><a href="${productPath(product)}" tabindex="-1" aria-hidden="true">${image(product, 72)}</a></td><td class="wishlist-product-name"><a href="${productPath(product)}">${name}</a></td><td class="product-price"><span class="price">${children ? groupedPriceHtml(children) : priceHtml(product)}</span></td><td class="product-stock-status">${stockHtml(stock)}</td><td class="product-remove"><span class="shopengine-remove-action remove-badge remove-from-wishlist" data-pid="${id}">X</span></td></tr>`;
}

/** Guests are asked to log in; an empty list is a table with only its head. */
export function wishlistView(visitor: Visitor): Html {
  if (!visitor.user) return emptyListView(visitor, 'Wishlist', 'Log in to keep a list of games for later.');
  const products = visitor.wishlist.flatMap((id) => findProduct(id)?.product ?? []);
  return html`<h1 class="entry-title">Wishlist</h1><div class="woocommerce">${takeNotices(visitor)}<div class="woocommerce-MyAccount-content"><table class="table table-bordered shopengine-wishlist">
<thead><tr><th scope="col"><span class="screen-reader-text">Picture</span></th><th scope="col">Product</th><th scope="col">Price</th><th scope="col">Stock</th><th scope="col"><span class="screen-reader-text">Remove</span></th></tr></thead>
<tbody>${products.map(row)}</tbody></table></div></div>`;
}
