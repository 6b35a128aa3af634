/** Rows of products that slide. */
import { html } from 'hono/html';
import { productPath } from '../data/productPath';
import type { Product } from '../data/types';
import { card } from './catalogue';
import type { Html } from './parts';
import type { PageRequest } from './types';

/** ShopEngine's settings of a slider. On the controller's page it moves by itself. */
const controls = ({ slug }: Product) =>
  JSON.stringify({
    slider_enabled: 'yes',
    slides_to_show: 4,
    slides_to_show_tablet: 2,
    slides_to_show_mobile: 1,
    slider_loop: 'yes',
    slider_autoplay: slug === 'wireless-controller' ? 'yes' : 'no',
    slider_autoplay_delay: 5000,
    slider_space_between: 20,
    selected_item: 4,
  });

/** A row of cards in ShopEngine's slider; `product` is the product of the page. */
export const slider = (
  kind: 'related' | 'up-sells',
  title: string,
  products: Product[],
  product: Product,
  request: PageRequest,
): Html => html`<div class="shopengine-${kind} slider-enabled" data-controls="${controls(product)}"><section class="${kind}"><h2>${title}</h2>
  <ul class="products columns-4">${products.map((one) => card(one, 9, productPath(product), request))}</ul></section></div>`;
