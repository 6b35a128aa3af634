/** The shop's header and its menu: a row where there is room, and a panel that a button opens on a phone. */
import { html } from 'hono/html';
import { categories } from '../data/products';
import type { Visitor } from '../shop/visitor';
import { advancedSearch } from './advancedSearch';
import { compareButton } from './cardActions';
import { currencySwitcher } from './currencySwitcher';
import { icon } from './icons';
import { cartLink } from './miniCart';
import type { Html } from './parts';
import type { PageRequest } from './types';

const productSearch = html`<form role="search" method="get" class="woocommerce-product-search" action="/"><label class="screen-reader-text" for="search-field">Search for:</label><input type="search" id="search-field" name="s" placeholder="Search the shop" /><input type="hidden" name="post_type" value="product" /><button type="submit">Search</button></form>`;

const account = ({ user }: Visitor): Html =>
  html`<nav class="site-account" aria-label="Account"><a href="/my-account/">${icon('person')}<span class="site-account-name">${user ? user.name : 'Log in'}</span></a></nav>`;

/** The browser opens and closes the menu. In a browser that cannot, the menu is a row of its own. */
const menu = html`<nav class="site-nav" id="site-menu" popover aria-label="Shop">
  <button type="button" class="menu-close" popovertarget="site-menu" popovertargetaction="hide" aria-label="Close the menu">${icon('close')}</button>
  <a href="/shop/">All</a>
  ${categories.map(({ slug, name }) => html`<a href="/product-category/${slug}/">${name}</a>`)}
  <a class="site-nav-more" href="/games/">Catalogue</a> <a href="/loops/">Collections</a> <a href="/lists/">Top lists</a> <a href="/blog/">Blog</a> <a href="/tour/">Tour</a>
</nav>`;

/** @param isCatalogue true adds the live search and the currencies */
export const header = (request: PageRequest, isCatalogue = false): Html => html`<header class="site-header">
  <button type="button" class="menu-button" popovertarget="site-menu" aria-label="Menu">${icon('menu')}</button>
  <a class="site-title" href="/" translate="no">Save <span>Point</span></a>
  ${isCatalogue ? advancedSearch(request) : productSearch}
  ${isCatalogue ? currencySwitcher(request) : ''}${account(request.visitor)}
  ${compareButton(request.marks)}
  ${cartLink(request.visitor)}
</header>
${menu}`;
