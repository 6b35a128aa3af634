/** The form of a grouped product: a quantity for each product in it. */
import { html } from 'hono/html';
import { productPath } from '../data/productPath';
import { findProduct } from '../data/products';
import type { Product } from '../data/types';
import { type Html, priceHtml, quantityField, stockHtml } from './parts';

function row(child: Product): Html {
  const { id, name, stock, price, salePrice } = child;
  const isBuyable = stock.status !== 'outofstock';
  return html`<tr id="product-${id}" class="product type-product woocommerce-grouped-product-list-item ${stock.status}">
    <td class="woocommerce-grouped-product-list-item__quantity">${isBuyable ? quantityField(`quantity[${id}]`, name, '', stock.quantity) : html`<a href="${productPath(child)}" class="button product_type_simple" aria-label="Read more about “${name}”">Read more</a>`}</td>
    <td class="woocommerce-grouped-product-list-item__label"><a href="${productPath(child)}">${name}</a></td>
    <td class="woocommerce-grouped-product-list-item__price"><span class="price">${priceHtml({ price, salePrice })}</span>${isBuyable && stock.quantity === undefined ? '' : stockHtml(stock)}</td></tr>`;
}

/** A table of the products in it, each with a quantity. Leaves out products that do not exist. */
export function groupedForm(product: Product, actions: Html): Html {
  const { id, children = [] } = product;
  const products = children.map((child) => findProduct(child)?.product).filter((one) => one !== undefined);
  return html`<form class="cart grouped_form" action="${productPath(product)}" method="post">
    <table cellspacing="0" class="woocommerce-grouped-product-list group_table" role="presentation"><tbody>${products.map(row)}</tbody></table>
    <input type="hidden" name="add-to-cart" value="${id}" />
    <button type="submit" class="single_add_to_cart_button button alt">Add to cart</button>${actions}
  </form>`;
}
