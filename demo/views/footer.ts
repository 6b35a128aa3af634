/** The shop's footer. */
import { html } from 'hono/html';
import { categories } from '../data/products';
import type { Html } from './parts';

type Link = readonly [title: string, path: string];

const columns: readonly (readonly [title: string, links: readonly Link[]])[] = [
  ['Browse', [['Everything', '/shop/'], ...categories.map(({ slug, name }): Link => [name, `/product-category/${slug}/`])]],
  [
    'Your things',
    [
      ['Account', '/my-account/'],
      ['Orders', '/my-account/orders/'],
      ['Wishlist', '/my-account/wishlist/'],
      ['Compare', '/comparison/'],
      ['Cart', '/cart/'],
      ['Terms', '/terms/'],
    ],
  ],
  [
    'Look around',
    [
      ['Tour', '/tour/'],
      ['Blog', '/blog/'],
      ['Catalogue', '/games/'],
      ['Collections', '/loops/'],
      ['Top lists', '/lists/'],
      ['Test pages', '/tests/'],
    ],
  ],
];

const column = ([title, links]: (typeof columns)[number]): Html =>
  html`<nav class="site-footer-links" aria-label="${title}"><h2>${title}</h2><ul>${links.map(([name, path]) => html`<li><a href="${path}">${name}</a></li>`)}</ul></nav>`;

export const footer: Html = html`<footer class="site-footer"><div class="site-footer-columns">
<div class="site-footer-about"><p class="site-footer-name">Save <span>Point</span></p><p>A shop that is not there: nothing is sent and nothing is charged. Everything that moves on its pages is an island.</p></div>
${columns.map(column)}
</div></footer>`;
