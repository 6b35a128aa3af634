/** A product's page, with its forms for buying and for reviews. */
import type { Hono } from 'hono';
import { readChoice, salePercents, withInitial } from '../data/choices';
import { productPath } from '../data/productPath';
import { findBySlug, findProduct } from '../data/products';
import type { Product } from '../data/types';
import { type Env, type Page, requestOf, show, withFault } from '../respond';
import * as actions from '../shop/actions';
import { isNonce } from '../shop/visitor';
import { gallery } from '../views/gallery';
import { productView } from '../views/product';
import { quickViewPage } from '../views/quickView';
import { asksServer, hasOwnGalleries } from '../views/variationData';

/** Only a test's products are below /tests/. */
function productIn(context: Page): Product | undefined {
  const product = findBySlug(context.req.param('slug') ?? '');
  return !!product?.isTest === context.req.path.startsWith('/tests/') ? product : undefined;
}

const productPage = (context: Page) => {
  const product = productIn(context);
  if (!product) return context.notFound();
  const { origin, searchParams } = new URL(context.req.url);
  // WordPress prefers posted fields to those in the address.
  const chosen = {
    ...readChoice(product, searchParams),
    ...(context.req.method === 'POST' && readChoice(product, context.get('form'))),
  };
  const page = { product, choice: withInitial(product, chosen), address: `${origin}${productPath(product)}` };
  const percents = salePercents(product);
  const globals = {
    ...(Object.keys(percents).length && { ShopEngineSaleVariations: percents }),
    ...(hasOwnGalleries(product) &&
      asksServer(product) && {
        wc_variation_gallery_defaults: { [product.id]: String(gallery(product, requestOf(context).mode)) },
      }),
  };
  // With a wrong nonce a frame gets the whole page, without any message.
  const isBare =
    searchParams.get('shopengine_quickview') === 'modal-content' &&
    isNonce(context.get('visitor'), 'wp_rest', searchParams.get('nonce'));
  return show(context, {
    title: product.name,
    bodyClass: 'single single-product',
    content: (isBare ? quickViewPage : productView)(requestOf(context), page),
    productId: String(product.id),
    isBare,
    sheet: 'product',
    ...(Object.keys(globals).length && { globals }),
  });
};

/** Adds the pages below /product/, and the routes for their forms. */
export function productRoutes(app: Hono<Env>): void {
  for (const path of ['/product/:slug/', '/product/:slug/:page{comment-page-[0-9]+}/', '/tests/:slug/'] as const)
    app.get(path, (context) => withFault(context, () => productPage(context)));
  app.on('POST', ['/product/:slug/', '/tests/:slug/'], (context) => {
    const product = productIn(context);
    if (product) actions.addFromForm(context.get('visitor'), product, context.get('form'));
    return productPage(context);
  });
  app.post('/wp-comments-post.php', (context) => {
    const form = context.get('form');
    const { product } = findProduct(Number(form.get('comment_post_ID'))) ?? {};
    if (!product) return context.notFound();
    const isRated = Number(form.get('rating')) > 0;
    context
      .get('visitor')
      .notices.push(
        isRated
          ? { kind: 'success', html: 'Thank you: your review waits for somebody to read it.' }
          : { kind: 'error', html: '<strong>Error:</strong> Please rate the product.' },
      );
    return context.redirect(`${productPath(product)}#reviews`, 302);
  });
}
