/** Gives add-to-cart buttons life: classes, the 'View cart' link, events. */
import type { CartAnswer } from '../../src/api/cart';
import type { FormFields } from '../../src/api/form';
import { pageSetting } from '../../src/bridge/globals';
import { emit, shopIslands } from '../../src/bridge/islands';
import { jQueryData, trigger, triggerHandler } from '../../src/bridge/jquery';
import { say } from '../../src/bridge/texts';
import { ORIGINAL_ADD_TO_CART } from '../../src/rules/names';
import { fetchError, viewCart } from '../../src/rules/texts';
import type { AddOutcome } from '../../src/state/adds';
import { liveAdds, liveCart } from '../../src/state/live';
import { notify } from '../../src/state/notify';
import { showCarts } from '../../src/state/showCart';
import { announce } from '../../src/ui/announcer';
import { ADDED, type AddToCartProps, LOADING, VIEW_CART } from './contract';
import { readButton, readForm } from './read';

const busy = new Set<HTMLElement>();

const params = (key: string) => pageSetting('wc_add_to_cart_params', key);

function setBusy(button: HTMLElement, isBusy: boolean): void {
  busy[isBusy ? 'add' : 'delete'](button);
  button.classList.toggle(LOADING, isBusy);
  button.ariaBusy = String(isBusy);
}

/** Marks a button as done and places the 'View cart' link next to it, except on the cart page (SPEC 4.1). */
function showAdded(button: HTMLElement): void {
  setBusy(button, false);
  button.classList.add(ADDED);
  if (!params('is_cart') && !button.parentElement?.querySelector(`.${VIEW_CART}`)) {
    const textContent = say(viewCart);
    const href = params('cart_url') || '/cart/';
    button.after(Object.assign(document.createElement('a'), { href, className: `${VIEW_CART} wc-forward`, title: textContent, textContent }));
  }
  trigger('wc_cart_button_updated', [button]);
}

/** WooCommerce's own script, where it is at work, does all this when it hears `added_to_cart`. */
function showCart(answer: CartAnswer, message: string, button: HTMLElement | undefined): void {
  const { fragments, cartHash } = answer;
  const isOurs = !shopIslands().isOriginalActive(ORIGINAL_ADD_TO_CART);
  if (isOurs && button) showAdded(button);
  liveCart().receive(answer, 'added');
  if (isOurs) announce(message);
  trigger('added_to_cart', button ? [fragments, cartHash, button] : [fragments, cartHash]);
  emit('cart:added', { fragments, cartHash, button }, button);
}

async function tellFailure(isKnown: boolean, button: HTMLElement | undefined): Promise<void> {
  try {
    (await import('./failure')).tellFailure(isKnown, button);
  } catch {
    notify({ kind: 'error', text: say(fetchError) });
  }
}

/** Shows how an add ended. @param button missing for adds that an earlier page left */
function settle({ kind, ...outcome }: AddOutcome, { successMessage, href }: AddToCartProps, button?: HTMLElement): void {
  if (button) setBusy(button, false);
  if (outcome.answer) {
    if (button && params('cart_redirect_after_add') === 'yes') location.assign(params('cart_url'));
    else showCart(outcome.answer, successMessage, button);
  } else if (outcome.productUrl && button) location.assign(outcome.productUrl);
  else if (kind === 'unsent' && href) location.assign(href);
  else if (kind !== 'elsewhere') tellFailure(kind !== 'unknown', button);
}

/** Adds the button's product; a second press while that is under way does nothing. One without a product stays a link. */
export const press = (button: HTMLElement): void | false => (button.dataset.product_id ? add(button, readButton(button)) : false);

/** Adds what a product form says. False leaves it to the browser. */
export function submit(form: HTMLFormElement, submitter: HTMLElement | null): void | false {
  const fields = readForm(form);
  if (!fields) return false;
  add(submitter ?? form.querySelector('button') ?? form, { fields, successMessage: form.dataset.success_message ?? '', href: '' });
}

function add(button: HTMLElement, props: AddToCartProps): void {
  if (busy.has(button)) return;
  announce('');
  button.classList.remove(ADDED);
  setBusy(button, true);
  if (triggerHandler('should_send_ajax_request.adding_to_cart', [button]) === false) {
    setBusy(button, false);
    return trigger('ajax_request_not_sent.adding_to_cart', [false, false, button]);
  }
  // What plugins keep on the button with jQuery's `.data()`; the attributes win.
  const fields = { ...jQueryData(button), ...props.fields } as FormFields;
  trigger('adding_to_cart', [button, fields]);
  if (!emit('cart:adding', { fields, button }, button)) return setBusy(button, false);
  liveAdds().add(fields, (outcome) => settle(outcome, props, button));
}

/** Starts: earlier pages of this visit may have left adds; other scripts may name buttons that they added with. */
export function start(): void {
  showCarts();
  liveAdds().resume((outcome, { fields }) => settle(outcome, { fields: {}, successMessage: String(fields.success_message ?? ''), href: '' }));
  document.addEventListener('island:cart:received', ({ target }) => showAdded(target as HTMLElement));
  // A page from the back/forward cache has no add under way that its buttons could still wait for.
  addEventListener('pageshow', ({ persisted }) => persisted && busy.forEach((button) => void setBusy(button, false)));
}
