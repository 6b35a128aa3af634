/**
 * ShopEngine's small buttons: on cards, beside a product's form, in the header. Icons only; a script gives them names.
 */
import { html } from 'hono/html';
import { productPath } from '../data/productPath';
import type { Product } from '../data/types';
import type { Marks } from '../shop/marks';
import { isDirect } from './loopLink';
import type { Html } from './parts';
import type { PageRequest } from './types';

/** The data that a card needs about its page. */
export type CardRequest = Pick<PageRequest, 'marks' | 'url'>;

const state = (ids: readonly number[], id: number) => (ids.includes(id) ? 'active' : 'inactive');

const heart = html`<i class="shopengine-icon-add_to_favourite_1"></i>`;

const payload = (pid: number) => JSON.stringify({ pid });

const compare = (id: number, { compared, isFramed }: Marks, more = ''): Html | '' =>
  isFramed
    ? ''
    : html`<a class="shopengine_comparison_add_to_list_action shopengine-comparison badge ${more} ${state(compared, id)}" data-payload="${payload(id)}"><i class="shopengine-icon-product_compare_1"></i></a>`;

const quickView = (product: Product, { marks, url }: CardRequest): Html | '' =>
  marks.isFramed
    ? ''
    : html`<a class="shopengine-quickview-trigger se-btn" title="Quick View" data-source-url="${url.origin}${productPath(product)}" href="${url.origin}${productPath(product)}"><i class="shopengine-icon-quick_view_1"></i></a>`;

/** The row of small buttons on a card, above the card's own button. */
export const cardActions = (product: Product, request: CardRequest): Html | '' => {
  const { id } = product;
  const { marks } = request;
  if (marks.isPlain) return '';
  return html`<div class="card-actions"><a class="shopengine_add_to_list_action shopengine-wishlist badge se-btn ${state(marks.wished, id)}" data-pid="${id}" href="#">${heart}</a>${quickView(product, request)}${compare(id, marks, 'se-btn')}${
    isDirect(product)
      ? html`<a class="shopengine_direct_checkout se-btn" data-product_id="${id}" href="/checkout/?add-to-cart=${id}"><i class="shopengine-icon-direct_checkout_1"></i></a>`
      : ''
  }</div>`;
};

/** The small buttons inside a product's form, after its button. As in the plugin, the wishlist button has no `type`. */
export const formActions = ({ id }: Product, marks: Marks): Html =>
  marks.isPlain
    ? html``
    : html`<button class="shopengine_add_to_list_action shopengine-wishlist badge ${state(marks.wished, id)}" data-pid="${id}">${heart}</button>${compare(id, marks)}`;

/** The button that opens the table without adding anything, with the number of compared products. */
export const compareButton = ({ compared, isFramed, isPlain }: Marks): Html | '' =>
  isFramed || isPlain
    ? ''
    : html`<a class="shopengine_comparison_add_to_list_action shopengine-comparison badge comparison-button" data-payload="${payload(0)}"><span class="comparison-button-label">Compare</span> <span class="shopengine-comparison-counter comparison-counter-badge">${compared.length}</span></a>`;
