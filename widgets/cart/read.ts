/** Reads the cart page. */
import { number } from '../../src/dom/attributes';
import type { QuantityLimits } from '../../src/rules/quantity';
import { COUPON_FIELD, MINUS, PLUS, QUANTITY, ROW } from './contract';

/** What a submit of the cart form asks for. */
export type CartAction = 'update' | 'coupon' | 'empty' | 'native';

/**
 * Enter in a quantity field presses the form's first button, which is the coupon's: where the focus is tells more.
 * @param active the focused element
 */
export function readAction(form: HTMLFormElement, submitter: HTMLElement | null, active: Element | null): CartAction {
  const focused = active && form.contains(active) ? active : null;
  if (focused?.matches(QUANTITY)) return 'update';
  const name = submitter?.getAttribute('name');
  if (name === 'update_cart') return 'update';
  if (name === 'empty_cart') return 'empty';
  if (name === 'apply_coupon' || focused?.matches(COUPON_FIELD)) return 'coupon';
  return 'native';
}

export interface Step {
  input: HTMLInputElement;
  direction: 1 | -1;
  /** Of a field that is empty or holds words, what makes it 1. */
  value: number;
  limits: QuantityLimits;
}

/** What a plus or minus button steps; undefined when there is no field beside it. */
export function readStep(button: HTMLElement): Step | undefined {
  const input = button.closest(ROW)?.querySelector<HTMLInputElement>(QUANTITY);
  if (!input) return undefined;
  const step = number(input, 'step');
  const max = number(input, 'max') ?? number(button, 'data-max');
  const typed = Number.parseFloat(input.value);
  return {
    input,
    direction: button.matches(MINUS) ? -1 : 1,
    value: Number.isNaN(typed) ? (button.matches(PLUS) ? 0 : 1) : typed,
    // ShopEngine prints -1 where there is no maximum.
    limits: { min: number(input, 'min'), max: max !== undefined && max >= 0 ? max : undefined, step: step && step > 0 ? step : 1 },
  };
}

export type Quantities = Record<string, string>;

/** Quantities that were changed and not yet saved, by the field's name. @param saved what is on its way to the server */
export function readUnsaved(form: HTMLFormElement, saved: Quantities = {}): Quantities {
  const unsaved: Quantities = {};
  for (const { name, value, defaultValue } of form.querySelectorAll<HTMLInputElement>(QUANTITY)) {
    if (value !== (saved[name] ?? defaultValue)) unsaved[name] = value;
  }
  return unsaved;
}
