/**
 * Owns adding a product when the shopper asks for it: the button's classes, the 'View cart' link, the events and the
 * outcome.
 */

import type { FormFields } from '../api/form';
import { jQueryData, trigger, triggerHandler } from '../bridge/jquery/events';
import { pageSetting } from '../bridge/page/globals';
import { goTo } from '../bridge/page/goTo';
import { emit, shopIslands } from '../bridge/page/islands';
import { reload } from '../bridge/page/reload';
import { tellCart } from '../bridge/woocommerce/cartEvents';
import { productName } from '../dom/productName';
import type { CartAnswer } from '../rules/cartAnswer';
import { safeLink } from '../rules/link';
import { ORIGINAL_ADD_TO_CART } from '../rules/originals';
import type { AddOutcome } from '../state/adds';
import { say } from '../texts/say';
import { fetchError, viewCart } from '../texts/table';
import { announce } from '../ui/messages/announcer';
import type { Failure } from './addFailure';
import { pageAdds, pageCart } from './pageCart';

/** What a button or a form says about its product. */
export interface ProductToAdd {
  /** The body of the call: `product_id`, `quantity`, and the button's or form's other fields. */
  fields: FormFields;
  /** The product's name for messages; "" or missing if it is unknown. */
  name?: string | undefined;
  /** The product's id in the cart's rows, if it differs from `product_id`: the row of a variation names its parent. */
  row?: string | undefined;
  /** Announced when the product is in the cart; "" when there is none. */
  successMessage: string;
  /** The address that adds the product without JavaScript; "" when there is none. */
  href: string;
  /** The page to open once the product is in the cart. Default: the one that the shop's settings name, or none. */
  thenTo?: string;
}

/** Set while an add is under way. */
const LOADING = 'loading';
/** Set when the product is in the cart. */
const ADDED = 'added';
/** The link to the cart, placed after the button. */
const VIEW_CART = 'added_to_cart';

const busy = new Set<HTMLElement>();

const params = (key: string) => pageSetting('wc_add_to_cart_params', key);

function setBusy(button: HTMLElement, isBusy: boolean): void {
  busy[isBusy ? 'add' : 'delete'](button);
  button.classList.toggle(LOADING, isBusy);
  button.ariaBusy = String(isBusy);
}

/** An address that the browser may be sent to; "" for any other. */
const safe = (address: string) => (safeLink(address, document.baseURI) === undefined ? '' : address);

/** Marks a button as done and places the 'View cart' link next to it, except on the cart page (SPEC 4.1). */
function showAdded(button: HTMLElement): void {
  setBusy(button, false);
  button.classList.add(ADDED);
  if (!params('is_cart') && !button.parentElement?.querySelector(`.${VIEW_CART}`)) {
    const textContent = say(viewCart);
    const href = safe(params('cart_url')) || '/cart/';
    button.after(
      Object.assign(document.createElement('a'), {
        href,
        className: `${VIEW_CART} wc-forward`,
        title: textContent,
        textContent,
      }),
    );
  }
  trigger('wc_cart_button_updated', [button]);
}

/**
 * Shows the new cart. If WooCommerce's own script is at work, that script does all this when it hears `added_to_cart`.
 */
function showCart(answer: CartAnswer, { successMessage, thenTo }: ProductToAdd, button: HTMLElement | undefined): void {
  const isOurs = !shopIslands().isOriginalActive(ORIGINAL_ADD_TO_CART);
  if (isOurs && button && !thenTo) showAdded(button);
  pageCart().receive(answer, 'added');
  if (isOurs) announce(successMessage);
  tellCart('added_to_cart', answer, button);
  // The page of an empty cart has no form that could be updated.
  if (!thenTo && document.querySelector('.wc-empty-cart-message')) reload();
}

async function tellFailure(failure: Failure): Promise<void> {
  try {
    await (await import('./addFailure')).tellFailure(failure);
  } catch {
    // The code that shows messages did not load either.
    alert(say(fetchError));
  }
}

/** The address that an outcome leads to; "" to stay on the page. */
function nextPage(
  { kind, answer, productUrl }: AddOutcome,
  { href, thenTo }: ProductToAdd,
  button: HTMLElement | undefined,
): string {
  if (answer) return thenTo ?? (button && params('cart_redirect_after_add') === 'yes' ? params('cart_url') : '');
  if (productUrl) return button ? productUrl : '';
  // The product is not in the cart, so the link may add it.
  return kind === 'unsent' || (kind === 'failed' && thenTo) ? href : '';
}

/**
 * Shows how an add ended; resolves once a failure has been told.
 * @param button missing for adds that an earlier page left
 */
async function settle(outcome: AddOutcome, product: ProductToAdd, button?: HTMLElement): Promise<void> {
  const { kind, answer } = outcome;
  const next = safe(nextPage(outcome, product, button));
  // A second press while the page is leaving would add a second time.
  if (button && !next) setBusy(button, false);
  if (answer && (!next || product.thenTo)) showCart(answer, product, button);
  if (next) goTo(next);
  else if (!answer && kind !== 'elsewhere')
    await tellFailure({ kind, name: product.name, button, again: () => button && addProduct(button, product) });
}

/** Adds a product. A second press while the add is under way does nothing. @param button shows the progress */
export function addProduct(button: HTMLElement, product: ProductToAdd): void {
  if (busy.has(button)) return;
  announce('');
  button.classList.remove(ADDED);
  setBusy(button, true);
  if (triggerHandler('should_send_ajax_request.adding_to_cart', [button]) === false) {
    setBusy(button, false);
    return trigger('ajax_request_not_sent.adding_to_cart', [false, false, button]);
  }
  // Plugins keep values on the button with jQuery's `.data()`; the attributes win over those.
  const fields = { ...jQueryData(button), ...product.fields } as FormFields;
  trigger('adding_to_cart', [button, fields]);
  if (!emit('cart:adding', { fields, button }, button)) return setBusy(button, false);
  const named = { ...product, name: productName(button) };
  pageAdds().add(fields, (outcome) => settle(outcome, named, button), { name: named.name, row: product.row });
}

/**
 * Resumes the adds that earlier pages of this visit left. Needed even after adding is off: what was tapped before must
 * not be lost.
 */
export function resumeAdds(): void {
  pageCart();
  pageAdds().resume((outcome, { fields, name }) =>
    settle(outcome, { fields: {}, name, successMessage: String(fields.success_message ?? ''), href: '' }),
  );
}

/**
 * Prepares the page for adds; call it once. It resumes earlier adds, and marks the buttons with which other scripts
 * have added a product.
 */
export function startAdding(): void {
  resumeAdds();
  shopIslands().on('cart:received', ({ target }) => showAdded(target as HTMLElement));
  // A page that returns from the back/forward cache has no add under way, so its buttons must not wait.
  addEventListener('pageshow', ({ persisted }) => persisted && busy.forEach((button) => void setBusy(button, false)));
}
