/** The frame of every page: head, globals, header, footer. */
import { html, raw } from 'hono/html';
import { rootAttributes } from '../shop/language';
import { nonce, type Visitor } from '../shop/visitor';
import { wrappers } from './comparisonBar';
import { footer } from './footer';
import { globals } from './globals';
import { header } from './header';
import { miniCart } from './miniCart';
import { type Html, hiddenAttribute } from './parts';
import type { Mode, PageOptions, PageRequest, Scheme } from './types';

const sidebar = (visitor: Visitor): Html =>
  html`<aside class="sidebar" aria-label="Basket"><div class="widget woocommerce widget_shopping_cart"><h2 class="widgettitle">Basket</h2><div class="widget_shopping_cart_content">${miniCart(visitor)}</div></div></aside>`;

const banner = (visitor: Visitor): Html | '' =>
  visitor.user?.isManager && !visitor.isBannerDismissed
    ? html`<div id="coming-soon-footer-banner" class="coming-soon-banner"><p>This shop is in “coming soon” mode: only you can see it. <a href="/my-account/">Change that</a></p><a class="coming-soon-footer-banner-dismiss" data-rest-url="/wp-json/wp/v2/users/${visitor.user.id}" data-rest-nonce="${nonce(visitor, 'wp_rest')}"></a></div>`
    : '';

/** WooCommerce prints a store notice only if the shop wants one. */
const storeNotice = (mode: Mode): Html =>
  html`<p role="complementary" aria-label="Store notice" class="woocommerce-store-notice demo_store" data-notice-id="5c0ffee5c0ffee5c0ffee5c0ffee5c0f" ${hiddenAttribute(mode)}>This is a demonstration shop: nothing is sent and nothing is charged. <a role="button" href="#" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>`;

function whole(request: PageRequest, { bodyClass = '', content, isCatalogue }: PageOptions): Html {
  const { visitor, mode, marks, url } = request;
  // The basket is beside lists, where there is room; on other pages the header's cart opens it.
  const hasBasket = bodyClass.includes('archive') || isCatalogue;
  return html`<a class="skip-link screen-reader-text" href="#content">Skip to content</a>
${mode.isPlain ? '' : storeNotice(mode)}
${header(request, isCatalogue)}
<div class="site-body${hasBasket ? ' has-sidebar' : ''}">
<main id="content" class="woocommerce woocommerce-page">${content}</main>
${hasBasket ? sidebar(visitor) : ''}
</div>
${footer(request)}
${wrappers(marks, url)}
${banner(visitor)}`;
}

const DARK: Record<Scheme, Html | ''> = {
  '': html`<link rel="stylesheet" href="/assets/dark.css" media="(prefers-color-scheme: dark)" />`,
  light: '',
  dark: html`<link rel="stylesheet" href="/assets/dark.css" />`,
};

/** A whole document around a page's content. */
export function layout(request: PageRequest, options: PageOptions): Html {
  const { mode, url } = request;
  const { title, bodyClass = '', content, isBare, first, scripts, sheet } = options;
  return html`<!doctype html>
<html lang="${rootAttributes().lang}" dir="${rootAttributes().dir}">
<head>
<meta charset="utf-8" />
${first ?? ''}
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${title} – Save Point</title>
<link rel="icon" href="/assets/icon.svg" />
<link rel="stylesheet" href="/assets/theme.css" />
<link rel="stylesheet" href="/assets/site.css" />
${sheet ? html`<link rel="stylesheet" href="/assets/${sheet}.css" />` : ''}
${DARK[mode.scheme]}
${mode.jquery ? html`<script src="/assets/jquery.js"></script>` : ''}
${globals(request, options)}
${mode.beacon ? html`<script defer src="/dist/shop-islands-beacon.js" data-to="/_demo/${mode.beacon}"></script>` : ''}
${mode.islands ? html`<link rel="stylesheet" href="/dist/shop-islands-head.css" /><script defer src="/dist/${mode.isLean ? 'lean/' : ''}shop-islands.js"${mode.isMarked ? raw(' data-no-delay-js') : ''}></script>` : ''}
${scripts ?? ''}
${url.searchParams.has('cart-block') ? html`<script defer src="/assets/cart-block.js"></script>` : ''}
</head>
<body class="theme-save-point woocommerce-no-js ${mode.islands ? '' : 'no-islands'} ${bodyClass}">
${isBare ? content : whole(request, options)}
</body>
</html>`;
}
