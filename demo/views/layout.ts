/** The page around every page: head, globals, header, footer. */
import { html, raw } from 'hono/html';
import { categories } from '../data/products';
import { nonce, type Visitor } from '../shop/visitor';
import { cartLink, miniCart } from './miniCart';
import { type Html, hiddenAttribute } from './parts';

/** How the demo prints its pages. */
export interface Mode {
  /** With jQuery, as most themes have it. */
  jquery: boolean;
  /** `strict`: no inline script or style, Trusted Types. `self`: scripts from here only. */
  csp: 'none' | 'self' | 'strict';
  /** Without the islands' script, to see what the server's HTML does alone. */
  islands: boolean;
}

type Globals = Record<string, Record<string, unknown>>;

export interface PageOptions {
  title: string;
  bodyClass?: string;
  content: Html;
  /** Globals that this page has besides every page's. A page without a policy prints those itself. */
  globals?: Globals;
}

const AJAX = { ajax_url: '/wp-admin/admin-ajax.php', wc_ajax_url: '/?wc-ajax=%%endpoint%%' };

const productGlobals: Globals = {
  wc_add_to_cart_variation_params: {
    wc_ajax_url: AJAX.wc_ajax_url,
    i18n_no_matching_variations_text: 'Sorry, this combination is not made. Please choose another one.',
    i18n_make_a_selection_text: 'Please choose the options before you add this to your cart.',
    i18n_unavailable_text: 'Sorry, this one cannot be had. Please choose another combination.',
    i18n_reset_alert_text: 'Your choice has been cleared. Please choose the options before you add this to your cart.',
  },
  wc_single_product_params: {
    i18n_required_rating_text: 'Please select a rating',
    i18n_rating_options: ['1 of 5 stars', '2 of 5 stars', '3 of 5 stars', '4 of 5 stars', '5 of 5 stars'],
    i18n_product_gallery_trigger_text: 'View full-screen image gallery',
    review_rating_required: 'yes',
    flexslider: {
      animation: 'slide',
      smoothHeight: true,
      directionNav: false,
      controlNav: 'thumbnails',
      slideshow: false,
      animationSpeed: 500,
      animationLoop: false,
    },
    zoom_enabled: '1',
    zoom_options: [],
    photoswipe_enabled: '1',
    photoswipe_options: { shareEl: false, closeOnScroll: false, history: false, hideAnimationDuration: 0, showAnimationDuration: 0 },
    flexslider_enabled: '1',
  },
};

/** The page's globals, as WooCommerce prints them: every scalar is a string. */
function pageGlobals(visitor: Visitor, isCart: boolean, isProduct: boolean): Globals {
  return {
    woocommerce_params: { ...AJAX, i18n_password_show: 'Show password', i18n_password_hide: 'Hide password' },
    wc_add_to_cart_params: { ...AJAX, i18n_view_cart: 'View cart', cart_url: '/cart/', is_cart: isCart ? '1' : '', cart_redirect_after_add: 'no' },
    wc_cart_fragments_params: { ...AJAX, cart_hash_key: 'wc_cart_hash_demo', fragment_name: 'wc_fragments_demo', request_timeout: '5000' },
    ...(isCart && {
      wc_cart_params: {
        ...AJAX,
        update_shipping_method_nonce: nonce(visitor, 'update-shipping-method'),
        apply_coupon_nonce: nonce(visitor, 'apply-coupon'),
        remove_coupon_nonce: nonce(visitor, 'remove-coupon'),
      },
    }),
    ...(isProduct && productGlobals),
    frontendApiSettings: { nonce: nonce(visitor, 'shopengine_swatch_image_on_loop_products'), ajaxurl: AJAX.ajax_url },
    DBData: { default_add_to_cart_text: 'Add to cart', preorders_add_to_cart_text: 'Pre Order Now!' },
    shopEngineApiSettings: { resturl: '/wp-json/', rest_nonce: nonce(visitor, 'wp_rest') },
  };
}

/** JSON that can stand inside a script element. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

function globals(visitor: Visitor, mode: Mode, bodyClass: string, more: Globals = {}): Html {
  const all = pageGlobals(visitor, bodyClass.includes('woocommerce-cart'), bodyClass.includes('single-product'));
  if (mode.csp !== 'none') return html`<script type="application/json" data-islands-config>${raw(scriptJson({ globals: { ...all, ...more } }))}</script>`;
  return html`<script>${raw(
    Object.entries(all)
      .map(([name, value]) => `var ${name} = ${scriptJson(value)};`)
      .join('\n'),
  )}</script>`;
}

export function layout(visitor: Visitor, mode: Mode, { title, bodyClass = '', content, globals: more }: PageOptions): Html {
  const isCart = bodyClass.includes('woocommerce-cart');
  const { user } = visitor;
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${title} – Save Point</title>
<link rel="icon" href="/assets/icon.svg" />
<link rel="stylesheet" href="/assets/theme.css" />
${mode.jquery ? html`<script src="/assets/jquery.js"></script>` : ''}
${globals(visitor, mode, bodyClass, more)}
${mode.islands ? html`<script defer src="/dist/shop-islands.js"></script>` : ''}
</head>
<body class="theme-save-point woocommerce-no-js ${mode.islands ? '' : 'no-islands'} ${bodyClass}">
<a class="skip-link screen-reader-text" href="#content">Skip to content</a>
<p role="complementary" aria-label="Store notice" class="woocommerce-store-notice demo_store" data-notice-id="5c0ffee5c0ffee5c0ffee5c0ffee5c0f" ${hiddenAttribute(mode)}>This is a demonstration shop: nothing is sent and nothing is charged. <a role="button" href="#" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>
<header class="site-header">
  <a class="site-title" href="/">Save <span>Point</span></a>
  <form role="search" method="get" class="woocommerce-product-search" action="/"><label class="screen-reader-text" for="search-field">Search for:</label><input type="search" id="search-field" name="s" placeholder="Search games and goods" /><input type="hidden" name="post_type" value="product" /><button type="submit">Search</button></form>
  <nav aria-label="Account"><a href="/my-account/">${user ? user.name : 'Log in'}</a></nav>
  ${cartLink(visitor)}
</header>
<nav class="site-nav" aria-label="Shop">
  <a href="/shop/">All</a>
  ${categories.map(({ slug, name }) => html`<a href="/product-category/${slug}/">${name}</a>`)}
</nav>
<div class="site-body">
<main id="content" class="woocommerce woocommerce-page">${content}</main>
${
  isCart || bodyClass.includes('woocommerce-checkout')
    ? ''
    : html`<aside class="sidebar" aria-label="Basket"><div class="widget woocommerce widget_shopping_cart"><h2 class="widgettitle">Basket</h2><div class="widget_shopping_cart_content">${miniCart(visitor)}</div></div></aside>`
}
</div>
<footer class="site-footer"><p>Save Point, a shop that is not there. <a href="/shop/">Shop</a> <a href="/my-account/wishlist/">Wishlist</a> <a href="/comparison/">Compare</a></p></footer>
${
  user?.isManager && !visitor.isBannerDismissed
    ? html`<div id="coming-soon-footer-banner" class="coming-soon-banner"><p>This shop is in “coming soon” mode: only you can see it.</p><a class="coming-soon-footer-banner-dismiss" data-rest-url="/wp-json/wp/v2/users/${user.id}" data-rest-nonce="${nonce(visitor, 'wp_rest')}"></a></div>`
    : ''
}
</body>
</html>`;
}
