/** The demo storefront: prints WooCommerce-shaped pages on the server and answers the store's real endpoints. */
import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import { readChoice, salePercents, withInitial } from './data/choices';
import { cover } from './data/cover';
import { allProducts, categories, findBySlug, products } from './data/products';
import { fileRoutes } from './files';
import { ownHostOnly } from './ownHost';
import { answer, type Env, type Page, requestOf, setCartCookies, setCompared, show, withFault } from './respond';
import { accountRoutes } from './routes/account';
import { addressRoutes } from './routes/addresses';
import { adminRoutes } from './routes/admin';
import { beaconRoutes } from './routes/beacon';
import { blogRoutes } from './routes/blog';
import { answerCampaign } from './routes/campaign';
import { campaignDayRoutes } from './routes/campaignDay';
import { cataloguePages } from './routes/catalogue';
import { chatHookRoutes } from './routes/chatHook';
import { checkoutRoutes } from './routes/checkout';
import { consentEarlyRoutes } from './routes/consentEarly';
import { contentRoutes } from './routes/content';
import { contentCallRoutes } from './routes/contentCalls';
import { quantitiesIn, readForm } from './routes/form';
import { megaMenuRoutes } from './routes/megaMenu';
import { notificationRoutes } from './routes/notificationService';
import { answerAdminAjax, answerRest } from './routes/rest';
import { answerAjax } from './routes/wcAjax';
import * as actions from './shop/actions';
import { inCurrency, isCurrency } from './shop/currency';
import { COMPARISON_COOKIE, distinct, idsIn, marksOf, noMarks } from './shop/marks';
import { orders } from './shop/sorting';
import { createVisitor, findVisitor, isNonce } from './shop/visitor';
import { cartView } from './views/cartPage';
import { homeView, type Listing, listingView } from './views/catalogue';
import { comparisonPage } from './views/comparison';
import { takeNotices } from './views/parts';
import { productView } from './views/product';
import { quickViewPage } from './views/quickView';
import type { Mode } from './views/types';

const MODE_COOKIE = 'demo_mode';
const VISITOR_COOKIE = 'demo_visitor';

/** `?demo=jquery.strict` chooses how pages are printed; a cookie keeps it. */
function modeOf(context: Page): Mode {
  const asked = context.req.query('demo');
  if (asked !== undefined) setCookie(context, MODE_COOKIE, asked, { path: '/' });
  const words = (asked ?? getCookie(context, MODE_COOKIE) ?? '').split('.');
  return {
    jquery: words.includes('jquery'),
    csp: words.includes('strict') ? 'strict' : words.includes('self') ? 'self' : 'none',
    islands: !words.includes('off'),
    beacon: words.find((word) => word.startsWith('beacon')) ?? '',
    isPlain: words.includes('woocommerce'),
    isLean: words.includes('lean'),
  };
}

const pageIn = (context: Page) => Math.max(1, Number(context.req.param('page') ?? 1) || 1);

const listing = (context: Page, base: string, title: string, list: Listing['list'], extra: Partial<Listing> = {}) => {
  const order = context.req.query('orderby') ?? 'menu_order';
  const page = pageIn(context);
  return show(context, {
    title,
    bodyClass: 'archive woocommerce-shop',
    content: listingView(requestOf(context), { title, base, list, page, order: Object.hasOwn(orders, order) ? order : 'menu_order', query: {}, ...extra }),
  });
};

function changeCart(context: Page): Response {
  const visitor = context.get('visitor');
  const form = context.get('form');
  if (form.has('calc_shipping')) {
    const isKnown = isNonce(visitor, 'woocommerce-shipping-calculator', form.get('woocommerce-shipping-calculator-nonce'));
    if (isKnown)
      visitor.destination = {
        country: form.get('calc_shipping_country') ?? 'GB',
        state: form.get('calc_shipping_state') ?? '',
        city: form.get('calc_shipping_city') ?? '',
        postcode: form.get('calc_shipping_postcode') ?? '',
      };
    if (isKnown) visitor.notices.push({ kind: 'success', html: 'Shipping costs updated.' });
  } else if (isNonce(visitor, 'woocommerce-cart', form.get('woocommerce-cart-nonce'))) {
    if (form.get('apply_coupon')) actions.applyCoupon(visitor, form.get('coupon_code') ?? '');
    if (form.get('update_cart')) actions.update(visitor, quantitiesIn(form));
  }
  setCartCookies(context);
  return context.redirect('/cart/', 302);
}

/** Reads a body that may be broken; then the request is a bad one. */
async function readable<T>(body: Promise<T>): Promise<T> {
  try {
    return await body;
  } catch {
    throw new HTTPException(400, { message: 'The body is broken.' });
  }
}

/** As text; what a form sends in parts is put together as if it had sent it in one. */
async function bodyOf(context: Page, type: string): Promise<string> {
  if (!type.includes('multipart')) return context.req.text();
  const parts = [...(await readable(context.req.formData()))].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return String(new URLSearchParams(parts));
}

/** Makes the demo's server. Every visitor has a cart of their own, so tests can run side by side. */
export function createServer(): Hono<Env> {
  const app = new Hono<Env>();

  app.use(ownHostOnly);
  fileRoutes(app);
  app.get('/cover/:file', (context) => {
    const product = findBySlug(context.req.param('file').replace(/\.svg$/, ''));
    if (!product) return context.text('Not found', 404);
    context.header('Content-Type', 'image/svg+xml');
    context.header('Cache-Control', 'max-age=3600');
    return context.body(cover(product, context.req.query()));
  });

  // Before anybody is looked for: it knows no visitors.
  beaconRoutes(app);
  app.use(async (context, next) => {
    // As a page cache serves it: printed for nobody, and no cookie is set.
    const isCached = context.req.query('cached') !== undefined;
    context.set('isCached', isCached);
    let visitor = isCached ? { ...createVisitor(), id: 'nobody' } : findVisitor(getCookie(context, VISITOR_COOKIE));
    if (!visitor) {
      visitor = createVisitor();
      setCookie(context, VISITOR_COOKIE, visitor.id, { path: '/', httpOnly: true });
    }
    const type = context.req.header('content-type') ?? '';
    const isForm = type.includes('x-www-form-urlencoded') || type.includes('multipart/form-data');
    const body = context.req.method === 'POST' && (isForm || type.includes('json')) ? await bodyOf(context, type) : '';
    context.set('visitor', visitor);
    context.set('body', body);
    context.set('form', readForm(isForm ? body : ''));
    context.set('mode', modeOf(context));
    const { pathname, search, searchParams } = new URL(context.req.url);
    const marks = isCached ? noMarks : marksOf(visitor, getCookie(context, COMPARISON_COOKIE), searchParams);
    context.set('marks', { ...marks, isPlain: context.get('mode').isPlain });
    const code = searchParams.get('currency');
    if (isCurrency(code)) visitor.currency = code;
    const nonce = context.req.header('x-wp-nonce');
    if (!pathname.startsWith('/_demo/')) visitor.log.push({ method: context.req.method, path: pathname + search, body, ...(nonce !== undefined && { nonce }) });
    return inCurrency(visitor.currency, next);
  });

  // For tests: order faults, make nonces stale, read what was asked.
  app.post('/_demo/faults', async (context) => {
    context.get('visitor').faults.push(...(await readable(context.req.json())));
    return context.json({});
  });
  app.post('/_demo/expire-nonces', (context) => {
    context.get('visitor').nonceAge++;
    return context.json({});
  });
  app.get('/_demo/visitor', (context) => {
    const { lines, coupons, log, shippingMethod, destination, wishlist, orders, customer, user } = context.get('visitor');
    return context.json({ lines, coupons, log, shippingMethod, destination, wishlist, orders, customer, user });
  });

  app.use(async (context, next) => {
    const url = new URL(context.req.url);
    const visitor = context.get('visitor');
    const endpoint = url.searchParams.get('wc-ajax');
    if (endpoint) {
      return withFault(context, async () => {
        const answered = await answerAjax(endpoint, requestOf(context), context.get('form'));
        return answered ? answer(context, answered) : context.text('-1', 400);
      });
    }
    const added = Number(url.searchParams.get('add-to-cart') ?? 0);
    if (added && context.req.method === 'GET') {
      actions.add(visitor, added, 1);
      url.searchParams.delete('add-to-cart');
      setCartCookies(context);
      return context.redirect(url.pathname + url.search, 302);
    }
    return next();
  });

  contentCallRoutes(app);
  megaMenuRoutes(app);
  app.all('/wp-json/*', (context) =>
    withFault(context, async () => {
      const { origin, searchParams } = new URL(context.req.url);
      const call = {
        path: context.req.path.replace(/^\/wp-json\//, ''),
        method: context.req.header('x-http-method-override') ?? context.req.method,
        nonce: context.req.header('x-wp-nonce'),
        form: context.get('form'),
        body: context.get('body'),
        query: searchParams,
        compared: idsIn(getCookie(context, COMPARISON_COOKIE)),
        origin,
      };
      return answer(context, await answerRest(context.get('visitor'), call));
    }),
  );
  app.all('/wp-admin/admin-ajax.php', (context) =>
    withFault(context, () => {
      const form = context.get('form');
      const action = context.req.query('action') ?? form.get('action') ?? '';
      return answer(context, answerCampaign(context.req.query(), action) ?? answerAdminAjax(context.get('visitor'), action, form));
    }),
  );

  const comparison = (context: Page) => {
    const shared = context.req.query('product_ids');
    if (shared) {
      // Whoever shares a comparison replaces the other's.
      setCompared(context, idsIn(shared));
      context.set('marks', { ...context.get('marks'), compared: distinct(idsIn(shared)) });
    }
    const { marks, url, visitor } = requestOf(context);
    const content = html`<h1 class="entry-title">Compare</h1>${takeNotices(visitor)}${comparisonPage(marks.compared, url.origin)}`;
    return show(context, { title: 'Compare', content });
  };
  app.get('/comparison/', comparison);

  app.get('/', (context) => {
    if (context.req.query('comparison')) return comparison(context);
    const term = context.req.query('s');
    if (term === undefined) return show(context, { title: 'Home', bodyClass: 'home', content: homeView(requestOf(context)) });
    const found = products.filter(({ name }) => name.toLowerCase().includes(term.toLowerCase()));
    return listing(context, '/', `Search results: “${term}”`, found, { query: { s: term, post_type: 'product' } });
  });
  for (const path of ['/shop/', '/shop/page/:page/'] as const) app.get(path, (context) => listing(context, '/shop/', 'Shop', products));
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

  const productIn = (context: Page) => findBySlug(context.req.param('slug') ?? '');
  const productPage = (context: Page) => {
    const product = productIn(context);
    if (!product) return context.notFound();
    const { origin, searchParams } = new URL(context.req.url);
    // WordPress reads what was posted before what the address says.
    const chosen = { ...readChoice(product, searchParams), ...(context.req.method === 'POST' && readChoice(product, context.get('form'))) };
    const page = { product, choice: withInitial(product, chosen), address: `${origin}/product/${product.slug}/` };
    const percents = salePercents(product);
    // With a wrong nonce a frame gets the whole page, and no word about it.
    const isBare = searchParams.get('shopengine_quickview') === 'modal-content' && isNonce(context.get('visitor'), 'wp_rest', searchParams.get('nonce'));
    return show(context, {
      title: product.name,
      bodyClass: 'single single-product',
      content: (isBare ? quickViewPage : productView)(requestOf(context), page),
      productId: String(product.id),
      isBare,
      ...(Object.keys(percents).length && { globals: { ShopEngineSaleVariations: percents } }),
    });
  };
  for (const path of ['/product/:slug/', '/product/:slug/:page{comment-page-[0-9]+}/'] as const)
    app.get(path, (context) => withFault(context, () => productPage(context)));
  app.post('/product/:slug/', (context) => {
    const product = productIn(context);
    if (product) actions.addFromForm(context.get('visitor'), product, context.get('form'));
    return productPage(context);
  });
  app.post('/wp-comments-post.php', (context) => {
    const form = context.get('form');
    const product = allProducts.find(({ id }) => id === Number(form.get('comment_post_ID')));
    if (!product) return context.notFound();
    const isRated = Number(form.get('rating')) > 0;
    context
      .get('visitor')
      .notices.push(
        isRated
          ? { kind: 'success', html: 'Thank you: your review waits for somebody to read it.' }
          : { kind: 'error', html: '<strong>Error:</strong> Please rate the product.' },
      );
    return context.redirect(`/product/${product.slug}/#reviews`, 302);
  });

  app.get('/cart/', (context) =>
    withFault(context, () => {
      const visitor = context.get('visitor');
      const { remove_item, undo_item, remove_coupon, _wpnonce } = context.req.query();
      if (remove_coupon) actions.removeCoupon(visitor, remove_coupon);
      const isKnown = isNonce(visitor, 'woocommerce-cart', _wpnonce);
      if (remove_item && isKnown) actions.remove(visitor, remove_item);
      if (undo_item && isKnown) actions.restore(visitor, undo_item);
      if (remove_item || undo_item || remove_coupon) {
        setCartCookies(context);
        return context.redirect('/cart/', 302);
      }
      return show(context, { title: 'Cart', bodyClass: 'woocommerce-cart', content: cartView(visitor) });
    }),
  );
  app.post('/cart/', (context) => withFault(context, () => changeCart(context)));

  checkoutRoutes(app);
  accountRoutes(app);
  addressRoutes(app);
  adminRoutes(app);
  consentEarlyRoutes(app);
  campaignDayRoutes(app);
  blogRoutes(app);
  contentRoutes(app);
  chatHookRoutes(app);
  notificationRoutes(app);

  app.notFound((context) =>
    show(context as Page, { title: 'Not found', content: html`<h1>Not found</h1><p>There is no such page. <a href="/shop/">Browse the shop</a></p>` }, 404),
  );
  return app;
}
