/**
 * The tabs below a product, in WooCommerce's markup. Without a script all panels are on the page, and the tabs lead to
 * them.
 */
import { html } from 'hono/html';
import { measuresOf } from '../data/choices';
import { reviewsOf } from '../data/reviews';
import type { Product } from '../data/types';
import type { Html } from './parts';
import { reviewsView } from './reviews';
import { sidesText, weightText } from './variationData';

const descriptionView = ({ description }: Product): Html => html`<h2>Description</h2>
  <p>${description}</p>
  <p>Everything at Save Point is opened, tried and closed again by somebody who plays. It is sent in a box without plastic, and it can come back within thirty days.</p>`;

const detail = (key: string, label: string, value: string): Html =>
  html`<tr class="woocommerce-product-attributes-item woocommerce-product-attributes-item--${key}"><th class="woocommerce-product-attributes-item__label" scope="row">${label}</th><td class="woocommerce-product-attributes-item__value">${value}</td></tr>`;

function additionalView(product: Product): Html {
  const measures = measuresOf(product);
  return html`<h2>Additional information</h2>
  <table class="woocommerce-product-attributes shop_attributes" aria-label="Product details"><tbody>
    ${measures ? [detail('weight', 'Weight', weightText(measures.weight)), detail('dimensions', 'Dimensions', sidesText(measures.sides))] : detail('delivery', 'Delivery', 'By e-mail')}
    ${Object.entries(product.attributes ?? {}).map(([name, { label, options }]) => detail(name, label, Object.values(options).join(', ')))}
  </tbody></table>`;
}

const tab = (key: string, title: string) =>
  html`<li role="presentation" class="${key}_tab" id="tab-title-${key}"><a id="tab-link-${key}" href="#tab-${key}" role="tab" aria-controls="tab-${key}">${title}</a></li>`;

const panel = (key: string, content: Html) =>
  html`<div class="woocommerce-Tabs-panel woocommerce-Tabs-panel--${key} panel entry-content wc-tab" id="tab-${key}" role="tabpanel" aria-labelledby="tab-title-${key}">${content}</div>`;

/** Description, additional information and reviews; the server marks no tab as open. */
export function tabs(product: Product): Html {
  const all: [key: string, title: string, content: Html][] = [
    ['description', 'Description', descriptionView(product)],
    ['additional_information', 'Additional information', additionalView(product)],
    ['reviews', `Reviews (${reviewsOf(product).length})`, reviewsView(product)],
  ];
  return html`<div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist">${all.map(([key, title]) => tab(key, title))}</ul>${all.map(([key, , content]) => panel(key, content))}</div>`;
}
