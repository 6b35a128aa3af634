/** A step that looks different or sends other calls with the plugin on, on purpose or because it cannot be avoided. */

interface Difference {
  /** The name of the theme and its plugins. Default: all of them. */
  name?: string;
  /** Title of a step. */
  step: string;
  /** Lines of readSeen, or calls, that occur only with the plugin on or only with it off. */
  lines: readonly string[];
  /** What differs and why, for docs/compatibility.md. */
  reason: string;
}

const each = (prefix: string, names: string) => names.split(' ').map((name) => prefix + name);
const ADDRESS = 'first_name last_name company country address_1 address_2 city state postcode';
const SOURCE =
  'source_type referrer utm_campaign utm_source utm_medium utm_content utm_id utm_term utm_source_platform utm_creative_format utm_marketing_tactic session_entry session_start_time session_pages session_count user_agent';

/** The names of the fields of an order that says where the shopper came from. */
const orderWithSource = [
  ...each('billing_', `${ADDRESS} phone email`),
  ...each('shipping_', ADDRESS),
  ...each('wc_order_attribution_', SOURCE),
  ...each('', 'order_comments shipping_method[0] payment_method woocommerce-process-checkout-nonce _wp_http_referer'),
];

const DIFFERENCES: readonly Difference[] = [
  {
    name: 'WordPress 6.9.4 + WooCommerce 10.6.1 + contract',
    step: 'an order',
    lines: [`POST /?wc-ajax=checkout ${orderWithSource.sort().join(' ')}`],
    reason:
      'An order says where the shopper came from although express buttons print an element for that above the form. WooCommerce before 11.1 fills only that one.',
  },
  {
    step: 'the cart',
    lines: ['GET /?wc-ajax=get_cart_totals'],
    reason: 'After a coupon the plugin asks for the totals too, so that quantities that are not saved yet stay.',
  },
  {
    name: 'twentytwentyfive',
    step: 'an order',
    lines: ['Notifications', 'There are no payment methods available. Please contact us for help placing your order.'],
    reason:
      'The checkout block says for a few milliseconds that there are no payment methods. A page that is ready before it (fewer scripts) reads this out to screen readers.',
  },
];

/** The known differences of a step. */
export const differencesIn = (name: string, step: string): readonly Difference[] =>
  DIFFERENCES.filter((one) => (one.name === undefined || one.name === name) && one.step === step);
