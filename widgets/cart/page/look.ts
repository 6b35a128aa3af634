/**
 * Owns what the cart page needs before a hand comes to it: the update button, the steppers, the folded calculators, and
 * events that the island would otherwise miss. It must work without the code that changes the cart (enhance.ts), which
 * comes with the first hand.
 */

import { obeyEvent, onTriggeredChange } from '../../../src/bridge/jquery/events';
import { config, shopIslands } from '../../../src/bridge/page/islands';
import { sharedStore } from '../../../src/bridge/page/shared';
import { setShown } from '../../../src/dom/shown';
import { decimalText } from '../../../src/rules/decimal';
import { ORIGINAL_QUANTITY } from '../../../src/rules/originals';
import { stepCartQuantity } from '../../../src/rules/quantity';
import { watchSteps } from '../../../src/ui/presses/stepWatch';
import {
  BUSY,
  CALCULATOR_PANEL,
  CHANGEABLE,
  FORM,
  FORM_CLASS,
  MINUS,
  ORIGINAL,
  PLUS,
  QUANTITY,
  SHIPPING_METHOD,
  UPDATE,
} from '../contract';
import { readStep, readUnsaved } from '../read';

/** True when a theme's own script has stepped the field already; `beginLook()` sets it. */
let isStepped = (_input: HTMLInputElement): boolean => false;

/** Enables or disables the update button, which is useful only after a quantity has changed (SPEC 4.2). */
export function setUpdatable(form: HTMLFormElement, isUpdatable: boolean): void {
  for (const button of form.querySelectorAll<HTMLButtonElement>(UPDATE)) button.disabled = !isUpdatable;
}

/** Hides the calculators whose button is not marked as open. */
export function foldCalculators(): void {
  for (const button of document.querySelectorAll('.shipping-calculator-button')) {
    const panel = button.closest('form')?.querySelector<HTMLElement>(CALCULATOR_PANEL);
    if (panel) setShown(panel, button.getAttribute('aria-expanded') === 'true');
  }
}

/** True when the page or its address switches the cart's island off. */
const isOff = (): boolean =>
  !!config().disable?.includes('cart') || /[?&]islands=([^&]*,)?-cart(,|&|$)/.test(location.search);

/** Prepares a cart form: the update button and the steppers. */
export function adopt(form: HTMLElement): undefined {
  if (!(form instanceof HTMLFormElement) || isOff()) return;
  if (!form.querySelector(`${QUANTITY}:focus`)) setUpdatable(form, Object.keys(readUnsaved(form)).length > 0);
  for (const button of form.querySelectorAll<HTMLElement>(`${PLUS}, ${MINUS}`)) {
    button.hidden = false;
    if (button.localName === 'button') continue;
    button.setAttribute('role', 'button');
    button.tabIndex = 0;
  }
}

/**
 * Steps the quantity beside a button, unless a change is under way. This is here and not in the island, because each of
 * several fast presses counts, and the loader keeps only one press that waits for code. Returns false where the island
 * is off.
 */
export function step(button: HTMLElement): void | false {
  if (isOff()) return false;
  const found = readStep(button);
  // ShopEngine's buttons do not belong to a theme.
  const isThemes = button.matches('.plus, .minus') && shopIslands().isOriginalActive(ORIGINAL_QUANTITY, button);
  if (!found || isStepped(found.input) || isThemes || button.closest(`.${BUSY[0]}`)) return;
  const { input, direction, value, limits } = found;
  const next = decimalText(stepCartQuantity(value, direction, limits), input.value);
  if (next === input.value) return;
  input.value = next;
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Hides the form from ShopEngine's script for Elementor during a click on a remove link. That script stays on the page;
 * it would stop the click and leave the removal to WooCommerce's script, which is not there.
 */
function hideForm({ target }: Event): void {
  const form = (target as Element).closest?.('.shopengine-cart-form .product-remove > a')?.closest(`.${FORM_CLASS}`);
  if (!form || shopIslands().isOriginalActive(ORIGINAL)) return;
  form.classList.remove(FORM_CLASS);
  setTimeout(() => form.classList.add(FORM_CLASS));
}

/** Keeps the events that only the island can answer, until the island is there, and makes the loader fetch it. */
function createLate<News>() {
  const missed: News[] = [];
  let tell = (news: News): void => {
    missed.push(news);
    void shopIslands().wake('cart');
  };
  return {
    tell: (news: News) => tell(news),
    /** Calls back for each kept event and each later one. */
    take(run: (news: News) => void) {
      tell = run;
      missed.splice(0).forEach(run);
    },
  };
}

/** Products that another script has added by jQuery. */
export const added = createLate<unknown>();
/** Fields of shipping methods that a script has changed by jQuery. */
export const chosen = createLate<Element>();

function listen(): void {
  isStepped = watchSteps(`${PLUS}, ${MINUS}`, (button) => readStep(button)?.input);
  document.addEventListener('click', hideForm, true);
  const typed = (target: EventTarget | null) => {
    const form = target instanceof Element && target.matches(CHANGEABLE) && target.closest<HTMLFormElement>(FORM);
    if (form) setUpdatable(form, true);
  };
  for (const type of ['input', 'change']) document.addEventListener(type, ({ target }) => typed(target));
  onTriggeredChange(CHANGEABLE, typed);
  // jQuery's bridge keeps the command for the island, which has to be fetched.
  obeyEvent('wc_update_cart', () => void shopIslands().wake('cart'));
  obeyEvent('added_to_cart', (_target, fragments) => fragments && added.tell(fragments));
  onTriggeredChange(SHIPPING_METHOD, chosen.tell);
  foldCalculators();
}

/** Starts listening, once for the page. */
export function beginLook(): void {
  if (isOff()) return;
  sharedStore('cartLook', () => {
    listen();
    return true;
  });
}
