/**
 * Owns putting the server's new cart page into this one: form, totals, notices. Unsaved quantities and the focus stay.
 */

import { trigger } from '../../../src/bridge/jquery/events';
import { goTo } from '../../../src/bridge/page/goTo';
import { aliveNodes, parseHtml } from '../../../src/bridge/page/html';
import { fragmentOf } from '../../../src/bridge/page/htmlParts';
import { emit } from '../../../src/bridge/page/islands';
import { reload } from '../../../src/bridge/page/reload';
import { askForReview } from '../../../src/bridge/woocommerce/askForReview';
import { tellBlocks } from '../../../src/bridge/woocommerce/blocks';
import { replaceElement } from '../../../src/dom/replace';
import { isSeen } from '../../../src/dom/seen';
import { CallError } from '../../../src/rules/callError';
import { restingAddress } from '../../../src/rules/restingAddress';
import { scrollToNotice } from '../../../src/ui/scrolling/scroll';
import { BUSY, CHECKOUT, EMPTY, FORM, NOTICES, NOTICES_PLACE, QUANTITY, TOGGLE_PLACES, TOTALS } from '../contract';
import { type Quantities, readUnsaved } from '../read';
import { clearCouponError, couponErrorIn, couponField, showCouponError } from './couponError';
import { cartForms, type Saved } from './forms';
import { foldCalculators, setUpdatable } from './look';
import { clearPlace, replacePlace } from './place';

/** Covers the cart while a change is under way, or uncovers it. */
export function setBusy(isBusy: boolean): void {
  for (const region of document.querySelectorAll(`${FORM}, ${TOTALS}`)) {
    for (const name of BUSY) region.classList.toggle(name, isBusy);
    region.setAttribute('aria-busy', String(isBusy));
  }
}

const noticesIn = (root: ParentNode) =>
  [...root.querySelectorAll(NOTICES)].filter((notice) => !notice.closest(`${TOGGLE_PLACES},${EMPTY}`));

/** Removes the notices of the server. */
export function clearNotices(): void {
  for (const notice of noticesIn(document)) notice.remove();
}

const textIn = ({ textContent }: Element) => textContent?.trim() ?? '';

/**
 * Shows notices at the top, each text once, and scrolls to the first alert. A notice that the page shows already stays
 * in its place: the shop prints some of them with every cart page.
 */
export function showNotices(content: ParentNode): void {
  const seen = new Set(noticesIn(document).map(textIn));
  const notices = noticesIn(content).filter((notice) => {
    const text = textIn(notice);
    return !seen.has(text) && seen.add(text);
  });
  // The first place may be in a part that only other screen widths show.
  const places = [...document.querySelectorAll(NOTICES_PLACE)];
  const place =
    places.find((one) => isSeen(one)) ??
    places[0] ??
    document.querySelector(`${FORM},${EMPTY},.cart-empty`)?.parentElement;
  if (!place || !notices.length) return;
  place.prepend(...aliveNodes(fragmentOf(...notices)));
  const alert = place.querySelector('[role="alert"]');
  if (alert) scrollToNotice(alert);
}

/** Removes the messages of earlier changes. */
export function clearMessages(): void {
  clearNotices();
  clearCouponError();
}

/**
 * An answer's content. Throws when it lacks the expected part: an error page, for example, must not replace the totals.
 */
export function contentWith(selector: string, html: string): DocumentFragment {
  const content = parseHtml(html);
  if (!content.querySelector(selector)) throw new CallError('unknown_error', html.slice(0, 80));
  return content;
}

/** Replaces the old totals with new ones. */
function showTotals(content: DocumentFragment): void {
  for (const totals of document.querySelectorAll(TOTALS)) replaceElement(totals, aliveNodes(content));
  foldCalculators();
  trigger('updated_cart_totals');
  emit('cart:totals', {});
}

/** Shows the totals of an answer. */
export const takeTotals = (html: string): void => showTotals(contentWith(TOTALS, html));

/** Makes a checkout on the same page update its order. @param wish the argument of WooCommerce's `update_checkout` */
export function tellCheckout(...wish: Parameters<typeof askForReview>): void {
  if (document.querySelector(CHECKOUT)) askForReview(...wish);
}

function showForm(form: HTMLFormElement, next: Element, saved: Quantities | undefined): void {
  const unsaved = readUnsaved(form, saved);
  const code = couponField(form)?.value ?? '';
  const error = couponErrorIn(form);
  const nodes = aliveNodes(fragmentOf(next));
  replaceElement(form, nodes);
  const fresh = nodes.find((node) => node instanceof HTMLFormElement);
  if (!fresh) return;
  for (const input of fresh.querySelectorAll<HTMLInputElement>(QUANTITY))
    input.value = unsaved[input.name] ?? input.value;
  setUpdatable(fresh, Object.keys(readUnsaved(fresh)).length > 0);
  const field = couponField(fresh);
  if (field) field.value = code;
  if (!saved && error) showCouponError(fresh, error, false);
}

/**
 * Updates each form of the page by its counterpart. If the answer has fewer forms, its last one serves for the rest:
 * all show the same cart.
 */
function showForms(nexts: readonly Element[], saved: Saved | undefined): void {
  for (const [index, form] of cartForms().entries())
    showForm(form, (nexts[index] ?? nexts.at(-1)) as Element, saved && (saved.get(form) ?? {}));
}

/** Loads this page again. */
function renew(): void {
  const address = restingAddress(location.href);
  if (address === location.href) reload();
  else goTo(address);
}

/** Tells everybody that the page shows another cart. */
function tellUpdated(hasFragments?: boolean): void {
  tellCheckout();
  trigger('updated_wc_div');
  if (!hasFragments) tellBlocks();
  emit('cart:updated', { hasFragments });
}

/** True once the cart was emptied without leaving the page, which then still has everything that a cart needs. */
let isEmptied = false;

/**
 * Shows the new content of the cart's whole place, with the messages of the answer. Returns false where the new page
 * has no such place.
 */
function showPlace(content: DocumentFragment): boolean {
  const notices = fragmentOf(...noticesIn(content));
  for (const notice of noticesIn(content)) notice.remove();
  const isShown = replacePlace(content);
  if (!isShown && content.querySelector(FORM)) return false;
  if (!isShown) clearPlace();
  clearNotices();
  showNotices(notices);
  history.replaceState(history.state, '', restingAddress(location.href));
  return true;
}

/**
 * Shows the page of an empty cart. Its markup may be anything, but it must be a page of the shop. The page loads again
 * (SPEC 4.2), unless a message would be lost.
 */
function showEmptied(html: string, content: DocumentFragment): void {
  if (!/woocommerce/i.test(html)) throw new CallError('unknown_error', html.slice(0, 80));
  isEmptied = noticesIn(content).length > 0 && showPlace(content);
  trigger('wc_cart_emptied');
  emit('cart:emptied', {});
  if (isEmptied) tellUpdated();
  else renew();
}

/**
 * Shows the change on a page that had no cart. A page that was loaded with an empty cart loads again, because it may
 * lack scripts of the cart, unless a message would be lost.
 */
function showFilled(content: DocumentFragment): void {
  const isInPlace = (isEmptied || noticesIn(content).length > 0) && showPlace(content);
  if (!isInPlace) return renew();
  foldCalculators();
  trigger('updated_cart_totals');
  emit('cart:totals', {});
  tellUpdated();
}

/**
 * Shows the cart page of an answer. Throws when it is no page of the shop.
 * @param html the answer; `content` is the same, parsed
 * @param saved the quantities that the call has sent. Without them, unsaved quantities and the notices stay. A quantity
 * that the shopper types during the call always stays
 * @param hasFragments true when the page's fragments know of the change already, or are about to
 */
export function showPage(html: string, content: DocumentFragment, saved?: Saved, hasFragments?: boolean): void {
  const nexts = [...content.querySelectorAll(FORM)];
  if (!cartForms().length) return showFilled(content);
  if (!nexts.length) return showEmptied(html, content);
  if (saved) clearNotices();
  showForms(nexts, saved);
  const totals = fragmentOf(content.querySelector(TOTALS));
  for (const shown of content.querySelectorAll(`${FORM}, ${TOTALS}`)) shown.remove();
  showNotices(content);
  showTotals(totals);
  tellUpdated(hasFragments);
}

/** True when an HTML notice is an error, in either template family. */
export const isError = (html: string): boolean => /woocommerce-error|is-error/.test(html);
