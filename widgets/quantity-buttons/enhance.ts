/** Steps quantities by the plus and minus buttons that a theme or ShopEngine prints beside them. */

import { words } from '../../src/dom/words';
import { say } from '../../src/texts/say';
import { decrease, increase } from '../../src/texts/table';
import { watchSteps } from '../../src/ui/stepWatch';
import { BUTTONS } from './contract';
import { readStepper } from './read';

/** Shows whether a press would change anything. */
function show(button: HTMLButtonElement): void {
  const stepper = readStepper(button);
  if (!stepper) return;
  // Enter in a field presses the form's first submit button.
  button.type = 'button';
  button.hidden = false;
  button.setAttribute('aria-disabled', String(stepper.next === undefined));
  if (button.hasAttribute('aria-label') || /\p{L}/u.test(button.textContent ?? '')) return;
  const title = button.closest('tr')?.querySelector('[class$="__label"]') ?? (button.closest('.product') ?? document).querySelector('.product_title,h1');
  button.setAttribute('aria-label', say(stepper.direction > 0 ? increase : decrease, { name: words(title) }));
}

/** True where a theme's own script has stepped the field by now; from `start()` on. */
let isStepped = (_field: HTMLInputElement) => false;

/** Steps the field beside a button, and tells it as a shopper's own typing does; not where a theme's own script has stepped it by now. */
export function step(button: HTMLElement): void {
  const { field, next } = readStepper(button) ?? {};
  if (!field || isStepped(field) || next === undefined) return;
  field.value = String(next);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Gets a product form's buttons ready, and keeps them true when a variation brings other limits. */
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

/** Looks at what themes' scripts do. */
export function start(): void {
  isStepped = watchSteps(BUTTONS, (button) => readStepper(button)?.field);
}
