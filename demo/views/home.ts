/** The home page: new products, the platforms, the deal, and a shelf of each kind. */
import { html } from 'hono/html';
import { coverUrl } from '../data/cover';
import { newestPosts } from '../data/posts';
import { allProducts, categories, findBySlug, products } from '../data/products';
import type { Category, Product } from '../data/types';
import { postCard } from './blog';
import { card } from './catalogue';
import { dealView } from './deal';
import { type Html, takeNotices } from './parts';
import { trustList } from './trust';
import type { PageRequest } from './types';

const SHELF = 4;

/** The pictures beside the introduction, of games that no shelf below shows. */
const boxes = ['nightcourier', 'puddle-jumpers', 'fathom-nine'];

const hero = html`<section class="hero"><div class="hero-words">
<h1>Games worth staying up for</h1><p>PlayStation, Xbox, Switch and PC, and what stands beside them. Posted today if you order by four.</p>
<p class="hero-links"><a class="button" href="/shop/">Browse the shop</a> <a class="hero-link" href="/tour/">Take the tour</a></p></div>
<div class="hero-art" aria-hidden="true">${boxes.map((slug) => html`<img src="${coverUrl(slug, {}, 600)}" width="240" height="300" alt="" fetchpriority="high" />`)}</div></section>`;

const platform = ({ slug, name }: Category): Html =>
  html`<li class="category-${slug}"><a href="/product-category/${slug}/"><img src="${coverUrl(slug)}" width="320" height="200" alt="" loading="lazy" /><span>${name}</span></a></li>`;

interface Shelf {
  title: string;
  more: string;
  path: string;
  list: readonly Product[];
}

/** All shelves are below the first screen, so their pictures are lazy. */
const shelf = ({ title, more, path, list }: Shelf, request: PageRequest): Html =>
  html`<section class="home-part"><div class="home-head"><h2>${title}</h2><a href="${path}">${more}</a></div>
<ul class="products columns-4">${list.map((product) => card(product, SHELF, '/', request))}</ul></section>`;

function shelves(deal: Product | undefined): Shelf[] {
  const onSale = products.filter((product) => product.salePrice !== undefined && product !== deal);
  const soon = products.filter(({ releaseDate, stock }) => releaseDate || stock.quantity !== undefined);
  const versions = [
    ...allProducts.filter(({ isUnlisted }) => isUnlisted),
    ...products.filter(({ attributes }) => attributes),
  ];
  return [
    {
      title: 'On sale',
      more: 'All offers',
      path: '/games/?shopengine_filter_onsale=on_sale',
      list: onSale.slice(0, SHELF),
    },
    { title: 'Going fast and coming soon', more: 'All games', path: '/shop/', list: soon.slice(0, SHELF) },
    {
      title: 'In the version that suits you',
      more: 'All goods',
      path: '/product-category/goods/',
      list: versions.slice(0, SHELF),
    },
  ];
}

/** The whole page. */
export function homeView(request: PageRequest): Html {
  const deal = findBySlug('ashfall-kingdoms');
  const [first, ...others] = shelves(deal).map((one) => shelf(one, request));
  return html`${takeNotices(request.visitor)}${hero}
${trustList('trust-row')}
<section class="home-part"><div class="home-head"><h2>Shop by platform</h2></div><ul class="categories">${categories.map(platform)}</ul></section>
${first}
${deal ? dealView(deal) : ''}
${others}
<section class="home-part"><div class="home-head"><h2>From the blog</h2><a href="/blog/">All posts</a></div><div class="posts">${newestPosts.map((post) => postCard(post, 'h3'))}</div></section>`;
}
