/** A product in a quick view's frame: the parts for buying it, without the shop's header and footer. */
import { html } from 'hono/html';
import { productPath } from '../data/productPath';
import { gallery } from './gallery';
import type { Html } from './parts';
import { takeNotices } from './parts';
import { buying, kind, type ProductPage, saleBadge } from './product';
import type { PageRequest } from './types';

/** The gallery and the summary alone, as the dialog fetches them. */
export function quickViewPage(request: PageRequest, page: ProductPage): Html {
  const { id, name, stock } = page.product;
  return html`<main id="content" class="woocommerce woocommerce-page">${takeNotices(request.visitor)}<div class="shopengine-quickview-content-warper"><div id="product-${id}" class="shopengine-product-page product type-product post-${id} ${stock.status} product-type-${kind(page.product)}">
  <div class="shopengine-product-image">${saleBadge(page.product, request.mode)}${gallery(page.product, request.mode)}</div>
  <div class="summary entry-summary">
    <h1 class="product_title entry-title">${name}</h1>
    ${buying(request, page)}
    <p class="product_meta"><a href="${productPath(page.product)}">All about ${name}</a></p>
  </div>
</div></div></main>`;
}
