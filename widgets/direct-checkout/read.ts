/** Reads a direct-checkout link. */

import { text } from '../../src/dom/attributes';
import { QUICK_VIEW_BUTTON } from '../../src/rules/selectors';
import type { DirectCheckoutProps } from './contract';
import { ADD, addingAddress, addressOf, checkoutAddress, QUANTITY } from './rules';

const PLACE = '.product,.type-product,li';
const PRODUCT_LINKS = `.woocommerce-loop-product__link,.woocommerce-LoopProduct-link,${QUICK_VIEW_BUTTON}`;
/** Types of products that a shopper cannot buy without a choice, or that are sold on another site. */
const NEEDS_ITS_PAGE = /\bproduct[-_]type[-_](variable|grouped|external)\b/;

/** Parameters of a choice that the call does not know: a variation, its options, the quantities of a group. */
const CHOICE = /^(variation_id$|attribute_|quantity\[)/;

const ids = ['data-product_id', 'data-pid', 'data-product-id'];

const hrefsIn = (place: ParentNode | null, selector: string) =>
  [...(place?.querySelectorAll(selector) ?? [])].map((link) => text(link, 'href')).filter(Boolean);

const needsItsPage = (link: Element) =>
  [link, link.closest('[class*="product-type-"]')].some((one) => one && NEEDS_ITS_PAGE.test(one.className));

/**
 * Reads where a link leads and what it adds. Undefined for a link that the browser has to follow: it has no product,
 * the product needs a choice first, or only the shop's page knows the link's choice.
 * @param base address of the page
 */
export function readLink(link: Element, base: string): DirectCheckoutProps | undefined {
  const url = addressOf(text(link, 'href'), base);
  const given = (name: string) => url?.searchParams.get(name) ?? '';
  const productId = ids.map((name) => text(link, name)).find(Boolean) ?? given(ADD);
  const hasChoice = [...(url?.searchParams.keys() ?? [])].some((name) => CHOICE.test(name));
  if (!(Number(productId) > 0) || hasChoice || needsItsPage(link)) return undefined;
  const quantity = text(link, 'data-quantity') || given(QUANTITY) || '1';
  // The mini-cart's link to the checkout, because in a shop with several languages it has the address for this
  // language.
  const others = [text(link, 'data-checkout-url'), ...hrefsIn(link.ownerDocument, 'a.checkout')];
  const checkout = checkoutAddress(url, hrefsIn(link.closest(PLACE), PRODUCT_LINKS), others, base);
  return {
    fields: { product_id: productId, quantity },
    successMessage: '',
    href: addingAddress(checkout, productId, quantity),
    thenTo: checkout.href,
  };
}
