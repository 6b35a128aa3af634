/** Puts the server's new cart page into this one: form, totals, notices; unsaved quantities and focus stay. */

import { trigger } from '../../src/bridge/jquery/events';
import { goTo } from '../../src/bridge/page/goTo';
import { aliveNodes, parseHtml } from '../../src/bridge/page/html';
import { fragmentOf } from '../../src/bridge/page/htmlParts';
import { emit } from '../../src/bridge/page/islands';
import { askForReview } from '../../src/bridge/woocommerce/askForReview';
import { replaceElement } from '../../src/dom/replace';
import { isSeen } from '../../src/dom/seen';
import { CallError } from '../../src/rules/callError';
import { scrollToNotice } from '../../src/ui/scroll';
import { BUSY, CALCULATOR_PANEL, CHECKOUT, FORM, NOTICES, NOTICES_PLACE, QUANTITY, TOGGLE_PLACES, TOTALS, UPDATE } from './contract';
import { clearCouponError, couponErrorIn, couponField, showCouponError } from './couponError';
import { cartForms, type Saved } from './forms';
import { type Quantities, readUnsaved } from './read';

export function setBusy(isBusy: boolean): void {
  for (const region of document.querySelectorAll(`${FORM}, ${TOTALS}`)) {
    for (const name of BUSY) region.classList.toggle(name, isBusy);
    region.setAttribute('aria-busy', String(isBusy));
  }
}

/** The update button is of use only after a quantity has changed (SPEC 4.2). */
export function setUpdatable(form: HTMLFormElement, isUpdatable: boolean): void {
  for (const button of form.querySelectorAll<HTMLButtonElement>(UPDATE)) button.disabled = !isUpdatable;
}

const noticesIn = (root: ParentNode) => [...root.querySelectorAll(NOTICES)].filter((notice) => !notice.closest(TOGGLE_PLACES));

export function clearNotices(): void {
  for (const notice of noticesIn(document)) notice.remove();
}

/** Shows notices at the top, each text once, and scrolls to the first that is an alert. */
export function showNotices(content: ParentNode): void {
  const seen = new Set<string>();
  const notices = noticesIn(content).filter((notice) => {
    const text = notice.textContent?.trim() ?? '';
    return !seen.has(text) && seen.add(text);
  });
  // The first may be in what only other screens show.
  const places = [...document.querySelectorAll(NOTICES_PLACE)];
  const place = places.find((one) => isSeen(one)) ?? places[0] ?? cartForms()[0]?.parentElement;
  if (!place || !notices.length) return;
  place.prepend(...aliveNodes(fragmentOf(...notices)));
  const alert = place.querySelector('[role="alert"]');
  if (alert) scrollToNotice(alert);
}

/** Takes away what earlier changes said. */
export function clearMessages(): void {
  clearNotices();
  clearCouponError();
}

/** An answer's content. Throws where it lacks what was asked for: an error page, say, which must not take the totals' place. */
export function contentWith(selector: string, html: string): DocumentFragment {
  const content = parseHtml(html);
  if (!content.querySelector(selector)) throw new CallError('unknown_error', html.slice(0, 80));
  return content;
}

/** Puts new totals in the place of the old ones. */
function showTotals(content: DocumentFragment): void {
  for (const totals of document.querySelectorAll(TOTALS)) replaceElement(totals, aliveNodes(content));
  foldCalculators();
  trigger('updated_cart_totals');
  emit('cart:totals', {});
}

/** Shows the totals that a call answered with. */
export const takeTotals = (html: string): void => showTotals(contentWith(TOTALS, html));

/** A checkout on the same page shows the order as it was. @param wish as WooCommerce's `update_checkout` takes it */
export function tellCheckout(...wish: Parameters<typeof askForReview>): void {
  if (document.querySelector(CHECKOUT)) askForReview(...wish);
}

/** Hides the calculators whose button does not say that they are open. */
export function foldCalculators(): void {
  for (const button of document.querySelectorAll('.shipping-calculator-button')) {
    const panel = button.closest('form')?.querySelector<HTMLElement>(CALCULATOR_PANEL);
    if (panel) panel.style.display = button.getAttribute('aria-expanded') === 'true' ? '' : 'none';
  }
}

function showForm(form: HTMLFormElement, next: Element, saved: Quantities | undefined): void {
  const unsaved = readUnsaved(form, saved);
  const code = couponField(form)?.value ?? '';
  const error = couponErrorIn(form);
  const nodes = aliveNodes(fragmentOf(next));
  replaceElement(form, nodes);
  const fresh = nodes.find((node) => node instanceof HTMLFormElement);
  if (!fresh) return;
  for (const input of fresh.querySelectorAll<HTMLInputElement>(QUANTITY)) input.value = unsaved[input.name] ?? input.value;
  setUpdatable(fresh, Object.keys(readUnsaved(fresh)).length > 0);
  const field = couponField(fresh);
  if (field) field.value = code;
  if (!saved && error) showCouponError(fresh, error);
}

/** Renews every form of the page, each by its own; an answer that has fewer of them has the same cart in its last one. */
function showForms(nexts: readonly Element[], saved: Saved | undefined): void {
  for (const [index, form] of cartForms().entries()) showForm(form, (nexts[index] ?? nexts.at(-1)) as Element, saved && (saved.get(form) ?? {}));
}

/** An empty cart may be any page, but it is one of the shop's. */
function showEmptied(html: string): void {
  if (!/woocommerce/i.test(html)) throw new CallError('unknown_error', html.slice(0, 80));
  trigger('wc_cart_emptied');
  emit('cart:emptied', {});
  // Without what must not be done again; the rest of a query may name the page (`?page_id=7`) or its language.
  const address = location.href.replace(/(add-to-cart|(remove|undo)_item)=[^&#]*&?/g, '');
  if (address === location.href) location.reload();
  else goTo(address);
}

/**
 * Shows the cart page that a call answered with. Throws where it is no page of the shop's.
 * @param saved quantities that the call took along; without them what the shopper had not saved, and the notices, stay.
 * What is typed while a call is under way always does
 */
export function showPage(html: string, saved?: Saved): void {
  const content = parseHtml(html);
  const nexts = [...content.querySelectorAll(FORM)];
  if (!cartForms().length) return location.reload();
  if (!nexts.length) return showEmptied(html);
  if (saved) clearNotices();
  showForms(nexts, saved);
  const totals = fragmentOf(content.querySelector(TOTALS));
  for (const shown of content.querySelectorAll(`${FORM}, ${TOTALS}`)) shown.remove();
  showNotices(content);
  showTotals(totals);
  tellCheckout();
  trigger('updated_wc_div');
  emit('cart:updated', {});
}

/** True when an HTML notice tells of an error, of either template family. */
export const isError = (html: string): boolean => /woocommerce-error|is-error/.test(html);
