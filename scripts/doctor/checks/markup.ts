/** Checks the islands' hosts with the islands' own readers: finds markup that is missing, cut off or useless. */
import { json, scriptJson } from '../../../src/dom/json';
import { readPayload } from '../../../widgets/comparison/read';
import { readDeal } from '../../../widgets/deal/read';
import { readProps } from '../../../widgets/live-search/read';
import { readFilter } from '../../../widgets/loop-filter/read';
import { readTrigger } from '../../../widgets/quick-view/read';
import { readService } from '../../../widgets/service/read';
import { readSettings, readTrack } from '../../../widgets/slider/read';
import { readSocialProof } from '../../../widgets/social-proof/read';
import { readSelect } from '../../../widgets/swatches/read';
import { readSelects, readVariationForm } from '../../../widgets/variations/read';
import { readProductId } from '../../../widgets/wishlist/read';
import type { Finding, Level, Page } from '../types';

interface Rule {
  island: string;
  /** Selector of the elements that the rule checks. */
  selector: string;
  isWrong: (element: Element, address: string) => boolean;
  level: Level;
  /** The message about the elements; several add "(2 times)". */
  what: string;
  why: string;
  fix: string;
}

const lacks = (selector: string) => (element: Element) => !element.querySelector(selector);
const isBroken = (name: string) => (element: Element) => element.hasAttribute(name) && !json(element, name);

/**
 * Whether a style of the page itself, or the islands' own style sheet, shows galleries. A style inside `noscript` does
 * not count, because it works only without scripts.
 */
const showsGalleries = ({ ownerDocument }: Element) =>
  [...ownerDocument.querySelectorAll('style, link[rel~="stylesheet"][href*="shop-islands-head"]')].some(
    (style) =>
      !style.closest('noscript') &&
      (style.matches('link') || /product-gallery[^{}]*\{[^}]*opacity:\s*1\s*!/.test(style.textContent)),
  );

const ENCODE = 'Print the attribute with esc_attr( wp_json_encode( … ) ), and let no filter shorten it.';
const FORM_FIELDS =
  'Let the theme’s template call the hook that prints it, or copy wp_nonce_field() from WooCommerce’s template.';
const NATIVE = 'The link or form works as printed.';

/** What the doctor looks for in the markup of hosts, and what it advises. */
export const rules: readonly Rule[] = [
  {
    island: 'add-to-cart',
    selector: '.ajax_add_to_cart:not([data-product_id])',
    isWrong: () => true,
    level: 'error',
    what: 'A button with "ajax_add_to_cart" has no data-product_id.',
    why: `It is not taken over. ${NATIVE}`,
    fix: 'Print the attributes that the filter woocommerce_loop_add_to_cart_args gives.',
  },
  {
    island: 'add-to-cart',
    selector: '.ajax_add_to_cart[data-product_id]',
    isWrong: (button) => !(Number(button.getAttribute('data-product_id')) > 0),
    level: 'error',
    what: 'A button’s data-product_id is no product’s id.',
    why: 'The server adds nothing.',
    fix: 'Print $product->get_id().',
  },
  {
    island: 'cart',
    selector: 'form.woocommerce-cart-form,form.shopengine-cart-form',
    isWrong: lacks('[name="woocommerce-cart-nonce"],[name="_wpnonce"]'),
    level: 'error',
    what: 'The cart’s form has no nonce.',
    why: 'The server does not save quantities.',
    fix: FORM_FIELDS,
  },
  {
    island: 'checkout',
    selector: 'form.checkout #place_order',
    isWrong: (button) => !button.ownerDocument.querySelector('[name="woocommerce-process-checkout-nonce"]'),
    level: 'error',
    what: 'The checkout has no nonce.',
    why: 'No order can be placed.',
    fix: FORM_FIELDS,
  },
  {
    island: 'mini-cart',
    selector: 'a.remove_from_cart_button:not([data-cart_item_key])',
    isWrong: () => true,
    level: 'warning',
    what: 'A remove link of the mini-cart has no data-cart_item_key.',
    why: 'It loads the page anew.',
    fix: 'Bring the theme’s mini-cart template up to date.',
  },
  {
    island: 'variations',
    selector: '.variations_form[data-product_variations]',
    isWrong: (form) => readVariationForm(form).isDamaged,
    level: 'error',
    what: 'A form’s data-product_variations is not valid JSON.',
    why: 'The server is asked for each choice, which is slow.',
    fix: ENCODE,
  },
  {
    island: 'variations',
    selector: '.variations_form[data-product_variations]',
    isWrong: (form) => !readVariationForm(form).productId || !readSelects(form).length,
    level: 'error',
    what: 'A variation form has no product id, or no select with a name.',
    why: 'No variation can be found.',
    fix: 'Print data-product_id on the form, and WooCommerce’s own selects: wc_dropdown_variation_attribute_options().',
  },
  {
    island: 'product-gallery',
    selector: '.woocommerce-product-gallery[style*="opacity: 0"]',
    isWrong: (gallery) => !showsGalleries(gallery),
    level: 'note',
    what: 'A product’s gallery is printed with an opacity of 0.',
    why: 'Its picture is seen only when its island’s code has come, unless a style sheet shows it.',
    fix: 'Link shop-islands-head.css in the head. The WordPress plugin prints its rules.',
  },
  {
    island: 'swatches',
    selector: '.variations_form .shopengine_swatches',
    isWrong: (group) => !readSelect(group as HTMLElement),
    level: 'error',
    what: 'A group of swatches has no select.',
    why: 'There is nothing to choose in.',
    fix: 'Leave WooCommerce’s select in the form; data-attribute_name must be its name.',
  },
  {
    island: 'deal',
    selector: '.deal-products',
    isWrong: (deal) => readDeal(deal).end === undefined,
    level: 'error',
    what: 'A deal’s data-deal-data has no end_time that can be read.',
    why: 'Its clock stands still.',
    fix: ENCODE,
  },
  {
    island: 'slider',
    selector: '.slider-enabled',
    isWrong: (host) => !!readSettings(host).cause,
    level: 'warning',
    what: 'A slider’s data-controls is not valid JSON.',
    why: 'It slides with the defaults.',
    fix: ENCODE,
  },
  {
    island: 'slider',
    selector: '.slider-enabled',
    isWrong: (host) => !readTrack(host),
    level: 'warning',
    what: 'A slider has no ".product".',
    why: 'There is nothing to slide.',
    fix: 'Print products with wc_product_class().',
  },
  {
    island: 'wishlist',
    selector: '.shopengine_add_to_list_action',
    isWrong: (button) => !readProductId(button),
    level: 'error',
    what: 'A heart has no data-pid with a product’s id.',
    why: 'Pressing it does nothing.',
    fix: 'Print the attributes as the wishlist module’s template does.',
  },
  {
    island: 'comparison',
    selector: '.shopengine_comparison_add_to_list_action[data-payload]',
    isWrong: (button) => !readPayload(button),
    level: 'error',
    what: 'A comparison button’s data-payload is not valid JSON with a pid.',
    why: 'The product cannot be compared.',
    fix: ENCODE,
  },
  {
    island: 'quick-view',
    selector: '.shopengine-quickview-trigger',
    isWrong: (trigger, address) => !!address && !readTrigger(trigger, address),
    level: 'warning',
    what: 'A quick view leads to no page of this shop.',
    why: `No dialog opens. ${NATIVE}`,
    fix: 'Print the product’s address in data-source-url or href, on this page’s domain.',
  },
  {
    island: 'live-search',
    selector: 'form.shopengine-search-form',
    isWrong: (form) => !readProps(form),
    level: 'warning',
    what: 'A search form lacks its field or its place for results.',
    why: 'It searches on a page of its own.',
    fix: 'Bring the builder’s search widget up to date.',
  },
  {
    island: 'loop-filter',
    selector: '.elementor-widget-taxonomy-filter',
    isWrong: (host) => !readFilter(host),
    level: 'error',
    what: 'A taxonomy filter’s data-settings do not name a list and a taxonomy.',
    why: 'It filters nothing.',
    fix: 'Choose the list in the filter’s settings, and save the page anew.',
  },
  {
    island: 'loop-pagination',
    selector: '.elementor-widget-loop-grid',
    isWrong: isBroken('data-settings'),
    level: 'error',
    what: 'A loop’s data-settings is not valid JSON.',
    why: 'Further pages load as whole pages.',
    fix: ENCODE,
  },
  {
    island: 'popup',
    selector: '[data-elementor-type=popup]',
    isWrong: isBroken('data-elementor-settings'),
    level: 'error',
    what: 'A popup’s data-elementor-settings is not valid JSON.',
    why: 'It never opens by itself.',
    fix: ENCODE,
  },
  {
    island: 'addon-popup',
    selector: '.king-addons-pb-template-popup',
    isWrong: isBroken('data-settings'),
    level: 'error',
    what: 'A popup’s data-settings is not valid JSON.',
    why: 'It opens with the defaults.',
    fix: ENCODE,
  },
  {
    island: 'chat',
    selector: '.ht_ctc_chat_data[data-settings],[data-island~="chat"][data-settings]',
    isWrong: isBroken('data-settings'),
    level: 'error',
    what: 'The chat’s data-settings is not valid JSON.',
    why: 'It knows no number.',
    fix: ENCODE,
  },
  {
    island: 'shop-filter',
    selector: '[data-default-range]',
    isWrong: isBroken('data-default-range'),
    level: 'warning',
    what: 'A price filter’s data-default-range is not valid JSON.',
    why: 'Its chip shows wrong prices.',
    fix: ENCODE,
  },
  {
    island: 'service',
    selector: 'script[data-island~="service"]',
    isWrong: (script, address) => !readService(script, address || 'https://saved.example/'),
    level: 'error',
    what: 'A service’s script is not valid JSON, or is not printed with type="application/json".',
    why: 'The service is not started.',
    fix: 'Print it with wp_json_encode() and that type.',
  },
  {
    island: 'social-proof',
    selector: 'script[data-island~="social-proof"]',
    isWrong: (script, address) => !readSocialProof(script, address || 'https://saved.example/'),
    level: 'error',
    what: 'The settings of social proof name no service ("base"), or are not valid JSON.',
    why: 'No activity is shown.',
    fix: 'Print them with wp_json_encode(), with "base" and type="application/json".',
  },
  {
    island: 'consent',
    selector: 'script[data-island~="consent"]',
    isWrong: (script) => scriptJson(script) === undefined,
    level: 'error',
    what: 'The consent’s settings are not valid JSON.',
    why: 'The banner has its defaults.',
    fix: 'Print them with wp_json_encode().',
  },
];

/** Finds hosts that an island cannot use. Each rule gives one finding, with the number of hosts. */
export const checkMarkup = ({ document, address }: Page): Finding[] =>
  rules.flatMap(({ island, selector, isWrong, level, what, why, fix }): Finding[] => {
    const count = [...document.querySelectorAll(selector)].filter((element) => isWrong(element, address)).length;
    return count ? [{ level, island, what: count > 1 ? `${what} (${count} times)` : what, why, fix }] : [];
  });
