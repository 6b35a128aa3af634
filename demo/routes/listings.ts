/** Home, searches, listings, and the page of the comparison. */
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { categories, products } from '../data/products';
import { type Env, type Page, requestOf, setCompared, show, withFault } from '../respond';
import { distinct, idsIn } from '../shop/marks';
import { orders } from '../shop/sorting';
import { type Listing, listingView } from '../views/catalogue';
import { comparisonPage } from '../views/comparison';
import { homeView } from '../views/home';
import { takeNotices } from '../views/parts';
import { cataloguePages } from './catalogue';

const pageIn = (context: Page) => Math.max(1, Number(context.req.param('page') ?? 1) || 1);

const listing = (context: Page, base: string, title: string, list: Listing['list'], extra: Partial<Listing> = {}) => {
  const order = context.req.query('orderby') ?? 'menu_order';
  const page = pageIn(context);
  return show(context, {
    title,
    bodyClass: 'archive woocommerce-shop',
    content: listingView(requestOf(context), {
      title,
      base,
      list,
      page,
      order: Object.hasOwn(orders, order) ? order : 'menu_order',
      query: {},
      ...extra,
    }),
  });
};

const comparison = (context: Page) => {
  const shared = context.req.query('product_ids');
  if (shared) {
    // A shared comparison replaces the list of the visitor who opens it.
    setCompared(context, idsIn(shared));
    context.set('marks', { ...context.get('marks'), compared: distinct(idsIn(shared)) });
  }
  const { marks, url, visitor } = requestOf(context);
  const content = html`<h1 class="entry-title">Compare</h1>${takeNotices(visitor)}${comparisonPage(marks.compared, url.origin)}`;
  return show(context, { title: 'Compare', content });
};

/** Adds all pages that list products. */
export function listingRoutes(app: Hono<Env>): void {
  app.get('/comparison/', comparison);

  app.get('/', (context) => {
    if (context.req.query('comparison')) return comparison(context);
    const term = context.req.query('s');
    if (term === undefined)
      return show(context, { title: 'Home', bodyClass: 'home', content: homeView(requestOf(context)), sheet: 'home' });
    const found = products.filter(({ name }) => name.toLowerCase().includes(term.toLowerCase()));
    return listing(context, '/', `Search results: “${term}”`, found, { query: { s: term, post_type: 'product' } });
  });
  for (const path of ['/shop/', '/shop/page/:page/'] as const)
    app.get(path, (context) => listing(context, '/shop/', 'Shop', products));
  for (const path of ['/product-category/:slug/', '/product-category/:slug/page/:page/'] as const) {
    app.get(path, (context) => {
      const category = categories.find(({ slug }) => slug === context.req.param('slug'));
      if (!category) return context.notFound();
      const list = products.filter((product) => product.category === category.slug);
      return listing(context, `/product-category/${category.slug}/`, category.name, list, { category: category.name });
    });
  }

  for (const [path, page] of Object.entries(cataloguePages)) {
    app.get(path, (context) =>
      withFault(context, () => {
        const found = page(requestOf(context), pageIn(context));
        if (!found) return context.notFound();
        return typeof found === 'string' ? context.redirect(found, 302) : show(context, found);
      }),
    );
  }
}
