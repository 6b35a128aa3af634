/** The page's globals, as WooCommerce and its plugins print them: every scalar is a string. */
import { html, raw } from 'hono/html';
import { endpoints, keyEnding, language } from '../shop/language';
import { nonce, type Visitor } from '../shop/visitor';
import { attributionGlobals, checkoutGlobals, countryGlobals } from './checkoutGlobals';
import type { Html } from './parts';
import type { Globals, PageOptions, PageRequest } from './types';

const productGlobals = (): Globals => ({
  wc_add_to_cart_variation_params: {
    wc_ajax_url: endpoints().wc_ajax_url,
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
    photoswipe_options: {
      shareEl: false,
      closeOnScroll: false,
      history: false,
      hideAnimationDuration: 0,
      showAnimationDuration: 0,
    },
    flexslider_enabled: '1',
  },
});

const cartKeys = () => ({
  ...endpoints(),
  cart_hash_key: `wc_cart_hash_${keyEnding()}`,
  fragment_name: `wc_fragments_${keyEnding()}`,
  request_timeout: '5000',
});

function cartGlobals(visitor: Visitor, isCart: boolean): Globals {
  return {
    woocommerce_params: { ...endpoints(), i18n_password_show: 'Show password', i18n_password_hide: 'Hide password' },
    wc_add_to_cart_params: {
      ...endpoints(),
      i18n_view_cart: 'View cart',
      cart_url: '/cart/',
      is_cart: isCart ? '1' : '',
      cart_redirect_after_add: 'no',
    },
    ...(language().keys !== 'none' && { wc_cart_fragments_params: cartKeys() }),
    ...(isCart && {
      wc_cart_params: {
        ...endpoints(),
        update_shipping_method_nonce: nonce(visitor, 'update-shipping-method'),
        apply_coupon_nonce: nonce(visitor, 'apply-coupon'),
        remove_coupon_nonce: nonce(visitor, 'remove-coupon'),
      },
    }),
  };
}

/** ShopEngine's globals. In a quick view's frame, comparison and quick view print none. */
function builderGlobals({ visitor, marks, url }: PageRequest, productId = ''): Globals {
  const rest = { resturl: `${url.origin}/wp-json/`, rest_nonce: nonce(visitor, 'wp_rest') };
  return {
    frontendApiSettings: {
      nonce: nonce(visitor, 'shopengine_swatch_image_on_loop_products'),
      ajaxurl: endpoints().ajax_url,
    },
    shopEngineApiSettings: rest,
    shopEngineWishlist: {
      ...rest,
      product_id: productId,
      isLoggedIn: visitor.user ? '1' : '',
      wishlist_position: 'bottom-right',
      wishlist_added_notice: 'Your product is added to wishlist',
      wishlist_removed_notice: 'Your product is removed from wishlist',
    },
    ...(!marks.isFramed && {
      shopEngineComparison: { ...rest, product_id: productId },
      shopEngineQuickView: { rest_nonce: rest.rest_nonce },
    }),
    shopengineLoopProductConfig: {
      add_to_cart: 'Add to Cart',
      quick_view: 'Quick View',
      add_to_wishlist: 'Add to Wishlist',
      compare: 'Compare',
      direct_checkout: 'Direct Checkout',
    },
  };
}

/** JSON that can stand inside a script element. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** The globals as inline variables or, if a policy forbids those, as the islands' config. */
export function globals(request: PageRequest, { bodyClass = '', globals: more, productId }: PageOptions): Html {
  const all: Globals = {
    ...cartGlobals(request.visitor, bodyClass.includes('woocommerce-cart')),
    ...(bodyClass.includes('single-product') && productGlobals()),
    ...(/woocommerce-checkout(?!.*order-received)/.test(bodyClass) && checkoutGlobals(request.visitor, request.url)),
    ...(/woocommerce-(edit-address|cart)/.test(bodyClass) && countryGlobals),
    ...attributionGlobals,
    DBData: { default_add_to_cart_text: 'Add to cart', preorders_add_to_cart_text: 'Pre Order Now!' },
    ...builderGlobals(request, productId),
  };
  if (request.mode.csp !== 'none')
    return html`<script type="application/json" data-islands-config>${raw(scriptJson({ globals: { ...all, ...more } }))}</script>`;
  return html`<script>${raw(
    Object.entries(all)
      .map(([name, value]) => `var ${name} = ${scriptJson(value)};`)
      .join('\n'),
  )}</script>`;
}
