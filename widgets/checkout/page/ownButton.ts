/** Owns the order button that the chosen payment method draws itself, such as that of a wallet. */

import { shopIslands } from '../../../src/bridge/page/islands';
import { moveFocus } from '../../../src/dom/focus';
import { isSeen } from '../../../src/dom/seen';
import { findButton, type OrderButton, type OrderButtonApi, refusalOf } from '../../../src/rules/orderButton';
import { make } from '../../../src/ui/make';
import { scrollToNotice } from '../../../src/ui/scrolling/scroll';
import { BUTTON_BOX, CHECKED, INVALID, ORDER_BUTTON, OWN_BUTTON, ROW, TERMS } from '../contract';
import { readGateway } from '../read';
import { buttonRegistry, isDeclared } from './buttonRegistry';
import { checkAll } from './fields';
import { checkoutForm } from './forms';

/** How many registrations have been looked at. */
let looked = 0;

/** Reports the registrations that are refused, each once. */
export function reportRefused(): void {
  const { registered = [] } = buttonRegistry();
  for (const one of registered.slice(looked)) {
    const why = refusalOf(one);
    if (!why) continue;
    shopIslands().report({
      island: 'checkout',
      what: `The order button of “${String(one[0])}” is not used.`,
      why,
      fix: 'Call wc.customPlaceOrderButton.register( id, { render, cleanup } ).',
    });
  }
  looked = registered.length;
}

let drawn: { button: OrderButton; box: HTMLElement } | undefined;
/** True when the button that was removed had the focus, until another one has it. */
let hadFocus = false;

const FOCUSABLE = ':is(a[href],button,input,iframe,[tabindex]):not(:disabled)';

/** Gives the focus of a removed button to the one in its place. */
function passFocus(place: HTMLElement | null): void {
  if (hadFocus) moveFocus(place);
  hadFocus = false;
}

/** Runs code of a payment method. Returns false when it threw; the console then has the error. */
function attempt(run: () => void): boolean {
  try {
    run();
    return true;
  } catch (cause) {
    reportError(cause);
    return false;
  }
}

function checkTerms(form: Element): void {
  const terms = form.querySelector<HTMLInputElement>(TERMS);
  if (terms && !terms.checked && isSeen(terms)) terms.closest(ROW)?.classList.add(INVALID);
}

/** Checks every field and leads to the first that is wrong. A row that nobody sees counts as right. */
async function validate(form: Element): Promise<{ hasError: boolean }> {
  checkAll(form);
  checkTerms(form);
  const wrong = [...form.querySelectorAll(`.${INVALID}`)].find((row) => isSeen(row));
  if (wrong) {
    moveFocus(wrong.querySelector<HTMLElement>(CHECKED));
    scrollToNotice(wrong);
  }
  return { hasError: !!wrong };
}

const apiOf = (form: HTMLFormElement): OrderButtonApi => ({
  validate: () => validate(form),
  submit: () => form.requestSubmit(form.querySelector<HTMLElement>(ORDER_BUTTON)),
});

/** Removes the button that is drawn. */
export function removeButton(): void {
  buttonRegistry().__cleanup?.();
  if (!drawn) return;
  const { button, box } = drawn;
  drawn = undefined;
  hadFocus = box.contains(document.activeElement);
  attempt(() => button.cleanup());
  box.remove();
}

/** Draws the button of the form's chosen method. Without one, only removes that of another method. */
export function drawButton(form: HTMLFormElement): void {
  if (form !== checkoutForm()) return;
  const id = readGateway(form);
  const { __maybeShow, registered = [] } = buttonRegistry();
  if (__maybeShow) return __maybeShow(id, apiOf(form));
  reportRefused();
  const button = findButton(registered, id);
  if (drawn?.button === button && form.contains(drawn?.box ?? null)) return;
  removeButton();
  const usual = form.querySelector<HTMLElement>(ORDER_BUTTON);
  if (!button) form.classList.toggle(OWN_BUTTON, isDeclared(id));
  if (!button || !usual) return passFocus(usual);
  const box = make('div', { className: BUTTON_BOX });
  usual.after(box);
  if (attempt(() => button.render(box, apiOf(form)))) {
    drawn = { button, box };
    // A wallet may draw later: then the focus waits in its place.
    box.tabIndex = -1;
    return passFocus(box.querySelector<HTMLElement>(FOCUSABLE) ?? box);
  }
  // The shopper must not be left without any button, also after choosing the method again.
  box.remove();
  form.classList.remove(OWN_BUTTON);
  passFocus(usual);
}
