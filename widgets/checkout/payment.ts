/** Owns the payment methods: which one is chosen, its box, and what the order's button says. */

import { trigger } from '../../src/bridge/jquery/events';
import { emit } from '../../src/bridge/page/islands';
import { say } from '../../src/texts/say';
import { placeOrderAgain } from '../../src/texts/table';
import { slide } from '../../src/ui/slide';
import { BOX, METHOD, ORDER_BUTTON } from './contract';
import { readMethod } from './read';

/** How long a box slides, in milliseconds. */
const SLIDE = 230;

/** Id of the chosen method's field; what was chosen outlives the fields. */
let chosen = '';
/** True while nobody knows what became of the last order. */
let isAgain = false;

/** Says on the button what pressing it does: the gateway's words, else the shop's. */
function nameButton(form: Element, method: HTMLInputElement | undefined): void {
  const button = form.querySelector<HTMLElement>(ORDER_BUTTON);
  const words = isAgain ? say(placeOrderAgain) : method?.dataset.order_button_text || button?.dataset.value;
  if (!button || !words) return;
  if (button instanceof HTMLInputElement) button.value = words;
  else if (button.textContent !== words) button.textContent = words;
}

/** Marks that the next order may be a second one, or that it may not. */
export function setAgain(form: Element, isOn: boolean): void {
  isAgain = isOn;
  nameButton(form, readMethod(form));
}

/** Forgets what was known of another form. */
export function forgetPayment(): void {
  chosen = '';
  isAgain = false;
}

export const isPlacingAgain = (): boolean => isAgain;

const isOpen = (box: HTMLElement) => !box.hidden && box.style.display !== 'none';

/** Shows the chosen method's box only. */
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

/** Gets the methods ready, also those that have just come: the choice stays where it can. */
export function preparePayment(form: Element): void {
  const methods = [...form.querySelectorAll<HTMLInputElement>(METHOD)];
  // One method is no choice.
  for (const method of methods) method.style.display = methods.length === 1 ? 'none' : '';
  const known = methods.find(({ id }) => id === chosen);
  if (known) known.checked = true;
  else if (methods[0] && !readMethod(form)) methods[0].checked = true;
  choosePayment(form, false);
}
