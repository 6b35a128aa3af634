/** Steps quantities by the plus and minus buttons that a theme or ShopEngine prints beside them. */

import { words } from '../../src/dom/words';
import { decimalText } from '../../src/rules/decimal';
import { say } from '../../src/texts/say';
import { decrease, increase } from '../../src/texts/table';
import { watchSteps } from '../../src/ui/presses/stepWatch';
import { BUTTONS } from './contract';
import { readStepper } from './read';

/** Disables a button whose press would change nothing. */
function show(button: HTMLButtonElement): void {
  const stepper = readStepper(button);
  if (!stepper) return;
  // Without a type it would be a submit button, and Enter in a field presses the form's first one.
  button.type = 'button';
  button.hidden = false;
  button.setAttribute('aria-disabled', String(stepper.next === undefined));
  if (button.hasAttribute('aria-label') || /\p{L}/u.test(button.textContent ?? '')) return;
  const title =
    button.closest('tr')?.querySelector('[class$="__label"]') ??
    (button.closest('.product') ?? document).querySelector('.product_title,h1');
  button.setAttribute('aria-label', say(stepper.direction > 0 ? increase : decrease, { name: words(title) }));
}

/** True when a theme's own script has stepped the field already; `start()` sets it. */
let isStepped = (_field: HTMLInputElement) => false;

/**
 * Steps the field beside a button and fires the events of typing, unless a theme's own script has stepped the field
 * already.
 */
export function step(button: HTMLElement): void {
  const { field, next } = readStepper(button) ?? {};
  if (!field || isStepped(field) || next === undefined) return;
  field.value = decimalText(next, field.value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Prepares a product form's buttons, and updates them when a variation changes the limits. */
export function adopt(form: HTMLElement): () => void {
  const refresh = () => {
    for (const button of form.querySelectorAll<HTMLButtonElement>(BUTTONS)) show(button);
  };
  const observer = new MutationObserver(refresh);
  observer.observe(form, { subtree: true, attributeFilter: ['min', 'max', 'step', 'disabled', 'readonly'] });
  for (const type of ['input', 'change']) form.addEventListener(type, refresh);
  refresh();
  return () => observer.disconnect();
}

/** Starts watching the steps of themes' scripts. */
export function start(): void {
  isStepped = watchSteps(BUTTONS, (button) => readStepper(button)?.field);
}
