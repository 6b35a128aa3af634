/** Owns the payment methods: the chosen one, its box, and the label of the order's button. */

import { trigger } from '../../../src/bridge/jquery/events';
import { emit } from '../../../src/bridge/page/islands';
import { say } from '../../../src/texts/say';
import { placeOrderAgain } from '../../../src/texts/table';
import { isOpen, slide } from '../../../src/ui/motion/slide';
import { BOX, METHOD, ORDER_BUTTON } from '../contract';
import { readMethod } from '../read';

/** How long a box takes to slide, in milliseconds. */
const SLIDE = 230;

/** Id of the chosen method's field. It is kept because new fields may replace the old ones. */
let chosen = '';
/** True while nobody knows whether the shop has the last order. */
let isAgain = false;

/** Sets the button's label: the gateway's words, else the shop's. */
function nameButton(form: Element, method: HTMLInputElement | undefined): void {
  const button = form.querySelector<HTMLElement>(ORDER_BUTTON);
  const words = isAgain ? say(placeOrderAgain) : method?.dataset.order_button_text || button?.dataset.value;
  if (!button || !words) return;
  if (button instanceof HTMLInputElement) button.value = words;
  else if (button.textContent !== words) button.textContent = words;
}

/** Marks that the next order may be a duplicate, or that it cannot be one. */
export function setAgain(form: Element, isOn: boolean): void {
  isAgain = isOn;
  nameButton(form, readMethod(form));
}

/** Forgets the state of an earlier form. */
export function forgetPayment(): void {
  chosen = '';
  isAgain = false;
}

/** True while the next order may be a duplicate. */
export const isPlacingAgain = (): boolean => isAgain;

/** Shows only the box of the chosen method. */
export function choosePayment(form: Element, slides: boolean): void {
  const method = readMethod(form);
  // A gateway with several fields has a box for each.
  const own = method ? [method.id, `payment_method_${method.value}`] : [];
  for (const box of form.querySelectorAll<HTMLElement>(BOX)) {
    const isOwn = own.some((name) => box.classList.contains(name));
    if (isOpen(box) !== isOwn) slide(box, isOwn, slides ? SLIDE : 0);
  }
  nameButton(form, method);
  const before = chosen;
  chosen = method?.id ?? '';
  if (before === chosen) return;
  trigger('payment_method_selected');
  emit('checkout:payment', { method: method?.value ?? '' }, form);
}

/**
 * Clicks the chosen method, as WooCommerce does at the start and after each review: gateways show their fields by that
 * click. The click ends at the form, as in WooCommerce, so that it closes nothing else on the page.
 */
function clickChosen(form: Element): void {
  const end = (event: Event) => event.stopPropagation();
  form.addEventListener('click', end);
  readMethod(form)?.click();
  form.removeEventListener('click', end);
}

/** Prepares the methods, also new ones. The shopper's choice stays if that method still exists. */
export function preparePayment(form: Element): void {
  const methods = [...form.querySelectorAll<HTMLInputElement>(METHOD)];
  // A single method leaves no choice.
  for (const method of methods) method.style.display = methods.length === 1 ? 'none' : '';
  const known = methods.find(({ id }) => id === chosen);
  if (known) known.checked = true;
  else if (methods[0] && !readMethod(form)) methods[0].checked = true;
  clickChosen(form);
  choosePayment(form, false);
}
