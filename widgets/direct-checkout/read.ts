/** Reads a direct-checkout link. */

import { text } from '../../src/dom/attributes';
import { QUICK_VIEW_BUTTON } from '../../src/rules/selectors';
import type { DirectCheckoutProps } from './contract';
import { ADD, addingAddress, addressOf, checkoutAddress, QUANTITY } from './rules';

const PLACE = '.product,.type-product,li';
const PRODUCT_LINKS = `.woocommerce-loop-product__link,.woocommerce-LoopProduct-link,${QUICK_VIEW_BUTTON}`;
/** What has to be chosen before it can be bought, or is sold elsewhere. */
const NEEDS_ITS_PAGE = /\bproduct[-_]type[-_](variable|grouped|external)\b/;

const ids = ['data-product_id', 'data-pid', 'data-product-id'];

const hrefsIn = (place: ParentNode | null, selector: string) =>
  [...(place?.querySelectorAll(selector) ?? [])].map((link) => text(link, 'href')).filter(Boolean);

const needsItsPage = (link: Element) =>
  [link, link.closest('[class*="product-type-"]')].some((one) => one && NEEDS_ITS_PAGE.test(one.className));

/**
 * Reads where a link leads and what it adds; undefined where only the link itself will do: no product, or one that
 * needs a choice first.
 * @param base address of the page
 */
export function readLink(link: Element, base: string): DirectCheckoutProps | undefined {
  const url = addressOf(text(link, 'href'), base);
  const given = (name: string) => url?.searchParams.get(name) ?? '';
  const productId = ids.map((name) => text(link, name)).find(Boolean) ?? given(ADD);
  if (!(Number(productId) > 0) || needsItsPage(link)) return undefined;
  const quantity = text(link, 'data-quantity') || given(QUANTITY) || '1';
  // The mini-cart's own link knows where a shop in another language has its checkout.
  const others = [text(link, 'data-checkout-url'), ...hrefsIn(link.ownerDocument, 'a.checkout')];
  const checkout = checkoutAddress(url, hrefsIn(link.closest(PLACE), PRODUCT_LINKS), others, base);
  return {
    fields: { product_id: productId, quantity },
    successMessage: '',
    href: addingAddress(checkout, productId, quantity),
    thenTo: checkout.href,
  };
}
