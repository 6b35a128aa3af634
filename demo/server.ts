/** The demo storefront: prints WooCommerce-shaped pages on the server and answers the store's real endpoints. */
import { Hono } from 'hono';
import { html } from 'hono/html';
import { type BuildFile, fileRoutes } from './files';
import { ownHostOnly } from './ownHost';
import { type Env, type Page, show } from './respond';
import { accountRoutes } from './routes/account';
import { addressRoutes } from './routes/addresses';
import { adminRoutes } from './routes/admin';
import { artRoutes } from './routes/art';
import { beaconRoutes } from './routes/beacon';
import { blogRoutes } from './routes/blog';
import { ajaxRoutes, callRoutes } from './routes/calls';
import { campaignDayRoutes } from './routes/campaignDay';
import { cartRoutes } from './routes/cart';
import { cartPanelRoutes } from './routes/cartPanel';
import { chatHookRoutes } from './routes/chatHook';
import { checkoutRoutes } from './routes/checkout';
import { consentEarlyRoutes } from './routes/consentEarly';
import { contentRoutes } from './routes/content';
import { contentCallRoutes } from './routes/contentCalls';
import { listingRoutes } from './routes/listings';
import { megaMenuRoutes } from './routes/megaMenu';
import { notificationRoutes } from './routes/notificationService';
import { optimiseRoutes } from './routes/optimise';
import { productRoutes } from './routes/product';
import { sideCartRoutes } from './routes/sideCart';
import { testingRoutes } from './routes/testing';
import { testsRoutes } from './routes/tests';
import { tourRoutes } from './routes/tour';
import { visitRoutes } from './routes/visit';
import { FOLDER_HEADER } from './shop/language';

/** Changes a request to the German folder into a request for the same page outside of it. */
function withoutFolder(request: Request): Request {
  const url = new URL(request.url);
  url.pathname = url.pathname.slice('/de'.length);
  const outside = new Request(url, request);
  outside.headers.set(FOLDER_HEADER, 'de');
  return outside;
}

/** The routes, in order. Those that need no visitor come before `visitRoutes`. */
const ROUTES: readonly ((app: Hono<Env>, build?: BuildFile) => void)[] = [
  fileRoutes,
  artRoutes,
  beaconRoutes,
  visitRoutes,
  optimiseRoutes,
  testingRoutes,
  ajaxRoutes,
  contentCallRoutes,
  blogRoutes,
  megaMenuRoutes,
  callRoutes,
  listingRoutes,
  campaignDayRoutes,
  contentRoutes,
  productRoutes,
  cartRoutes,
  checkoutRoutes,
  accountRoutes,
  addressRoutes,
  adminRoutes,
  consentEarlyRoutes,
  cartPanelRoutes,
  sideCartRoutes,
  tourRoutes,
  testsRoutes,
  chatHookRoutes,
  notificationRoutes,
];

/**
 * Creates the demo's server. Every visitor has a cart of their own, so tests can run side by side.
 * @param build builds files of dist/; without it they are those that lie there
 */
export function createServer(build?: BuildFile): Hono<Env> {
  const app = new Hono<Env>();
  app.use(ownHostOnly);
  app.all('/de/*', (context) => app.fetch(withoutFolder(context.req.raw), context.env));
  for (const addRoutes of ROUTES) addRoutes(app, build);
  app.notFound((context) =>
    show(
      context as Page,
      {
        title: 'Not found',
        content: html`<h1>Not found</h1><p>There is no such page. <a href="/shop/">Browse the shop</a></p>`,
      },
      404,
    ),
  );
  return app;
}
