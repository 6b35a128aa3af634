/** What a reader does with each island of the documentation site, and what the reader sees then. */
import { expect, type FrameLocator, type Page } from '@playwright/test';

/** The frame that shows the shop, and the page around it. */
interface View {
  shop: FrameLocator;
  page: Page;
}
type Act = (view: View) => Promise<unknown>;

const press =
  (control: string): Act =>
  ({ shop }) =>
    shop.locator(control).first().click();
const hover =
  (control: string): Act =>
  ({ shop }) =>
    shop.locator(control).first().hover();
const fill =
  (field: string, text: string): Act =>
  ({ shop }) =>
    shop.locator(field).first().pressSequentially(text);
const select =
  (field: string, value: string): Act =>
  ({ shop }) =>
    shop.locator(field).first().selectOption(value);
const see =
  (part: string): Act =>
  ({ shop }) =>
    expect(shop.locator(part).first()).toBeVisible();
const gone =
  (part: string): Act =>
  ({ shop }) =>
    expect(shop.locator(part)).toHaveCount(0);
const text =
  (part: string, words: string | RegExp): Act =>
  ({ shop }) =>
    expect(shop.locator(part).first()).toContainText(words);
const has =
  (part: string, attribute: string, value: string | RegExp): Act =>
  ({ shop }) =>
    expect(shop.locator(part).first()).toHaveAttribute(attribute, value);
const leads =
  (address: string | RegExp): Act =>
  ({ page }) =>
    expect(page.locator('#address')).toHaveText(address);
const value =
  (field: string, words: string): Act =>
  ({ shop }) =>
    expect(shop.locator(field).first()).toHaveValue(words);
const scroll: Act = ({ shop }) =>
  shop.locator('body').evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
const there =
  (part: string): Act =>
  ({ shop }) =>
    expect(shop.locator(part)).not.toHaveCount(0);
const told =
  (words: string): Act =>
  ({ page }) =>
    expect(page.locator('#log')).toContainText(words);

const key =
  (control: string, name: string): Act =>
  ({ shop }) =>
    shop.locator(control).first().press(name);
const inView =
  (part: string): Act =>
  ({ shop }) =>
    expect(shop.locator(part).first()).toBeInViewport();
const outOfView =
  (part: string): Act =>
  ({ shop }) =>
    expect(shop.locator(part).first()).not.toBeInViewport();
const focused =
  (part: string): Act =>
  ({ shop }) =>
    expect(shop.locator(part).first()).toBeFocused();

const CARD = 'main li.product';
const HEART = `${CARD} [class*=wishlist]`;
const SCALES = `${CARD} [class*=comparison_add]`;
const COUNT = '.site-header [class*=comparison-counter]';
const SWATCH = '.swatch-red';
const compare = [press(SCALES), see('dialog[open]')];

/** By island: the steps in their order. */
export const ACTS: Readonly<Record<string, readonly Act[]>> = {
  'add-to-cart': [press('main .add_to_cart_button'), told('island:cart:added'), text('.cart-contents', '3')],
  'addon-popup': [press('role=button[name="Two games, one price"]'), see('role=dialog[name="Two games, one price"]')],
  'address-autocomplete': [fill('#billing_address_1', 'High'), see('[role=listbox] [role=option]')],
  archive: [press('.page-numbers a.page-numbers'), leads(/page/), text('.woocommerce-result-count', 'Showing 13')],
  'before-after': [
    has('.elementskit-image-comparison', 'style', /50%/),
    key('role=slider', 'ArrowLeft'),
    has('.elementskit-image-comparison', 'style', /4\d%/),
  ],
  campaign: [see('.wcct_counter_bar [role=progressbar]')],
  'campaign-toolbar': [text('#wpadminbar', 'Running campaigns: 981')],
  'card-buttons': [has(SCALES, 'role', 'button'), has(HEART, 'aria-label', /Wishlist/)],
  'card-states': [press(SCALES), has(SCALES, 'class', /active/)],
  cart: [press('.woocommerce-cart-form .remove'), see('.restore-item')],
  'cart-session': [press('main .add_to_cart_button'), told('island:cart:added')],
  chat: [press('a[href="#ctc_chat"]'), see('.ht_ctc_chat_greetings_box[role=dialog]')],
  checkout: [press('#place_order'), see('.woocommerce-error')],
  'checkout-coupon': [press('.showcoupon'), see('.checkout_coupon input')],
  'checkout-login': [press('.showlogin'), see('.woocommerce-form-login input')],
  collapse: [
    press('.ekit-accordion--toggler >> nth=1'),
    has('.ekit-accordion--toggler >> nth=1', 'aria-expanded', 'true'),
  ],
  'coming-soon': [press('.coming-soon-footer-banner-dismiss'), gone('.coming-soon-banner:visible')],
  comparison: [...compare],
  'comparison-bar': [
    press(SCALES),
    press('dialog[open] [data-part=close]'),
    press('.comparison-bottom-bar-toggle'),
    see('.comparison-for-bottom-bar-item'),
  ],
  'comparison-count': [press(SCALES), text(COUNT, '1')],
  'comparison-dialog': [...compare, see('dialog[open] table')],
  'comparison-table': [press('.shopengine-comparison [class*=remove]'), leads(/product_ids=102$/)],
  consent: [
    press('role=region[name="Your privacy"] >> role=button[name="Accept all"]'),
    gone('role=region[name="Your privacy"]'),
  ],
  'content-tabs': [
    press('.elementkit-nav-link >> nth=1'),
    has('.elementkit-nav-link >> nth=1', 'aria-selected', 'true'),
  ],
  countdown: [see('.ekit-countdown[role=timer]'), text('.ekit-countdown', /\d/)],
  counter: [text('.number-percentage[data-value="12500"]', '12,500')],
  'country-fields': [select('#billing_country', 'US'), see('select#billing_state')],
  'currency-switcher': [select('.shopengine-currency-switcher--select', 'EUR'), text('main .price', '€')],
  'date-field': [press('#_release_date'), see('.flatpickr-calendar')],
  deal: [text('.deal-products', /hours|Hours|\d/), see('.deal-products [role=timer]')],
  'direct-checkout': [press('.shopengine_direct_checkout'), leads(/checkout/)],
  'field-hints': [press('#order_comments'), see('#order_comments-description')],
  'filter-chips': [
    fill('[name=min_price]', '40'),
    press('role=button[name="Apply"]'),
    see('role=group[name="Active filters"] >> role=listitem'),
  ],
  'header-menu': [hover('#ast-hf-menu-1 > li'), see('#ast-hf-menu-1 .sub-menu a')],
  'header-search': [press('.ekit_navsearch-button'), see('dialog[open] input, .ekit-modal-popup input')],
  'info-tip': [hover('.ekit-pricing-list-info'), text('.shop-islands-tooltip', 'On one screen')],
  'lazy-background': [has('#poster', 'class', /e-lazyloaded/)],
  lightbox: [press('.ekit-video-popup'), see('dialog[open]')],
  'live-search': [
    fill('.shopengine-advanced-search-input', 'ashfall'),
    see('role=grid[name="Search results"] >> role=row'),
  ],
  'loop-filter': [press('role=search[name="New games by platform"] >> role=button >> nth=1'), leads(/e-filter/)],
  'loop-pagination': [
    press('.elementor-element-3f2a1bc >> role=button[name="Load more"]'),
    see('.elementor-element-3f2a1bc .e-loop-item >> nth=9'),
  ],
  'loop-swatches': [press(SWATCH), has(SWATCH, 'aria-checked', 'true')],
  map: [
    press('#ekit-google-map-basic >> role=button[name="Save Point"]'),
    see('#ekit-google-map-basic .shop-islands-map-info'),
  ],
  masonry: [press('[data-option-value] >> nth=1'), has('[data-option-value] >> nth=1', 'aria-pressed', 'true')],
  'mega-menu': [
    press('role=navigation[name="Magazine"] >> role=button >> nth=1'),
    see('.e-n-menu [aria-expanded=true]'),
  ],
  'mini-cart': [press('.sidebar .remove_from_cart_button'), told('island:cart:removed'), text('.cart-contents', '1')],
  'mini-cart-drawer': [press('.site-header .cart-link, .site-header a[href="/cart/"]'), see('dialog[open]')],
  'nav-menu': [
    press('role=navigation[name="Collections"] >> role=link[name="Gifts"]'),
    see('role=navigation[name="Collections"] >> role=link[name=/^Add to cart/]'),
  ],
  newsletter: [
    fill('.ekit-mailChimpForm [type=email]', 'ada@example.com'),
    press('.ekit-mailChimpForm [type=submit]'),
    text('.ekit-mail-message', 'confirm your address'),
  ],
  notices: [focused('.woocommerce-message')],
  'off-canvas': [press('a[href*=off_canvas]'), see('role=dialog[name="How we pack"]')],
  'order-attribution': [has('[name=wc_order_attribution_source_type]', 'value', 'typein')],
  'order-attribution-inputs': [has('wc-order-attribution-inputs', 'data-island-status', 'ready')],
  ordering: [select('.orderby', 'price'), leads(/orderby=price/)],
  'password-toggle': [
    press('.showlogin'),
    press('.woocommerce-form-login .show-password-input'),
    has('.woocommerce-form-login #password', 'type', 'text'),
  ],
  'pie-chart': [see('.shop-islands-pie-chart'), text('.piechart', '65%')],
  popup: [press('main a[href*=popup]'), see('role=dialog[name="A letter every Friday"]')],
  'posts-grid': [press('[data-island=posts-grid] [data-more]'), see('.post-card >> nth=3')],
  'product-form': [press('.shopengine-quickview-trigger'), see('dialog[open] iframe')],
  'product-gallery': [
    hover('.woocommerce-product-gallery'),
    press('.woocommerce-product-gallery__trigger'),
    see('dialog[open] img'),
  ],
  'product-list-tabs': [
    press('role=tab >> nth=1'),
    has('role=tab >> nth=1', 'aria-selected', 'true'),
    see('role=tabpanel >> .shopengine-single-product-item'),
  ],
  'product-tabs': [press('#tab-link-reviews'), see('#tab-reviews')],
  'progress-bar': [text('.skill-bar', '75')],
  quantity: [
    hover('form.cart .qty'),
    has('form.cart .qty', 'data-island-status', 'ready'),
    value('form.cart .qty', '1'),
  ],
  'quantity-buttons': [press('form.cart .plus'), value('form.cart .qty', '2')],
  'quick-view': [press('.shopengine-quickview-trigger'), see('dialog[open] iframe')],
  rating: [press('#tab-link-reviews'), press('.stars a >> nth=3'), see('.stars .active')],
  'read-more': [press('.ekit-unfold-btn, .ekit-unfold-wrapper button'), text('.ekit-unfold-wrapper', 'Show less')],
  'reading-progress': [scroll, has('.shop-islands-reading-progress > *', 'style', /width: [1-9]/)],
  'result-count': [text('.woocommerce-result-count', 'Showing 1–12 of 44')],
  'scroll-to-top': [scroll, outOfView('h1'), press('.ekit-btt__button'), inView('h1')],
  service: [
    press('role=region[name="Your privacy"] >> role=button[name="Accept all"]'),
    there('script[src*="service=live-chat"]'),
  ],
  share: [press('.share-button'), told('facebook')],
  'shop-filter': [press('.shopengine-filter-attribute >> nth=1'), leads(/filter/), see('.shopengine-archive-products')],
  slider: [
    inView('.related .product'),
    press('.related >> role=button[name="Next products"]'),
    outOfView('.related .product'),
  ],
  'smooth-anchors': [
    outOfView('#poster'),
    press('[data-island=smooth-anchors] >> role=link[name="Poster"]'),
    inView('#poster'),
  ],
  'social-proof': [
    press('role=region[name="Your privacy"] >> role=button[name="Accept all"]'),
    see('role=complementary[name="Recent activity"]'),
  ],
  'store-notice': [press('.woocommerce-store-notice__dismiss-link'), gone('.woocommerce-store-notice:visible')],
  swatches: [press(SWATCH), has(SWATCH, 'aria-checked', 'true')],
  'template-scroll': [has('main .elementor', 'data-island-status', 'ready')],
  'text-shuffle': [text('#numbers-title', 'A year in numbers')],
  tilt: [hover('.numbers-card'), has('.numbers-card', 'style', /rotate/)],
  tooltip: [hover('main .shopengine-quickview-trigger'), text('.shop-islands-tooltip', 'Quick View')],
  'variation-details': [press(SWATCH), press('[data-value=ps5]'), text('#shopengine-variable-onsale-badge', '% OFF')],
  variations: [press(SWATCH), press('[data-value=ps5]'), text('.woocommerce-variation-price', '£')],
  'view-switch': [
    press('.shopengine-archive-view-mode-switch >> nth=1'),
    has('.shopengine-archive-view-mode-switch >> nth=1', 'aria-pressed', 'true'),
  ],
  'widget-area': [press('text=How fast is delivery?'), see('role=link[name="All about delivery"]')],
  wishlist: [press('.remove-from-wishlist'), gone('.remove-from-wishlist[data-pid="101"]')],
};
