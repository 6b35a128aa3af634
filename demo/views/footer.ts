/** The shop's footer. */
import { html } from 'hono/html';
import { categories } from '../data/products';
import { LANGUAGES, language } from '../shop/language';
import type { Html } from './parts';
import type { PageRequest, Scheme } from './types';

type Link = readonly [title: string, path: string];

const columns: readonly (readonly [title: string, links: readonly Link[]])[] = [
  [
    'Browse',
    [['Everything', '/shop/'], ...categories.map(({ slug, name }): Link => [name, `/product-category/${slug}/`])],
  ],
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
      ['About the shop', '/content/'],
      ['Winter sale', '/campaign-day/'],
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

const schemes: Readonly<Record<Scheme, string>> = { '': 'As the device', light: 'Light', dark: 'Dark' };

/**
 * Arguments of an address that decide what the page shows. Arguments that do something, such as adding a product, are
 * dropped, because they must not be done again.
 */
const SHOWN = ['s', 'post_type', 'product_ids', 'with', 'lang'];

/** A post's address has its name among the arguments. */
const POST = '/blog/post/';

/** The arguments of the same page, one of them changed. */
function withChoice({ url }: PageRequest, chosen: 'scheme' | 'lang', value: string): string {
  const shown = [...url.searchParams].filter(
    ([name]) => name !== chosen && (SHOWN.includes(name) || url.pathname === POST),
  );
  return `?${new URLSearchParams([...shown, [chosen, value]])}`;
}

const now = (isNow: boolean) => (isNow ? html`aria-current="true"` : '');

const schemeSwitch = (request: PageRequest): Html =>
  html`<nav class="site-footer-schemes" aria-label="Colours">Colours: ${Object.entries(schemes).map(([scheme, name]) => html`<a href="${request.url.pathname}${withChoice(request, 'scheme', scheme)}" ${now(request.mode.scheme === scheme)}>${name}</a> `)}</nav>`;

/** Its links have no path, so that no plugin for languages puts the page's own language into them. */
const languageSwitch = (request: PageRequest): Html =>
  html`<nav class="site-footer-schemes" aria-label="Language">Language: ${Object.entries(LANGUAGES).map(([code, name]) => html`<a href="${withChoice(request, 'lang', code)}" lang="${code}" hreflang="${code}" translate="no" ${now(language().code === code)}>${name}</a> `)}</nav>`;

/** The shop's footer, with the switches of colours and languages. */
export const footer = (request: PageRequest): Html => html`<footer class="site-footer"><div class="site-footer-columns">
<div class="site-footer-about"><p class="site-footer-name" translate="no">Save <span>Point</span></p><p>A shop that is not there: nothing is sent and nothing is charged. Everything that moves on its pages is an island.</p>
${schemeSwitch(request)}${languageSwitch(request)}</div>
${columns.map(column)}
</div></footer>`;
