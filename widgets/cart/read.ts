/** Reads the cart page. */
import { number, text } from '../../src/dom/attributes';
import { decimal } from '../../src/rules/decimal';
import type { QuantityLimits } from '../../src/rules/quantity';
import { COUPON_FIELD, MINUS, NONCE, PLUS, QUANTITY, ROW } from './contract';

/** The purpose of a submit of the cart form. */
export type CartAction = 'update' | 'coupon' | 'empty' | 'native';

/**
 * The purpose of a submit. Enter in a quantity field presses the form's first button, which is the coupon's, so the
 * focus decides.
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
  /** The field's number. For a field without a number, the value that a step turns into 1. */
  value: number;
  limits: QuantityLimits;
}

/** The field that a plus or minus button steps; undefined when there is none beside it. */
export function readStep(button: HTMLElement): Step | undefined {
  const input = button.closest(ROW)?.querySelector<HTMLInputElement>(QUANTITY);
  if (!input) return undefined;
  const step = number(input, 'step');
  const max = number(input, 'max') ?? number(button, 'data-max');
  const typed = decimal(input.value);
  return {
    input,
    direction: button.matches(MINUS) ? -1 : 1,
    value: Number.isNaN(typed) ? (button.matches(PLUS) ? 0 : 1) : typed,
    // ShopEngine prints -1 for "no maximum".
    limits: {
      min: number(input, 'min'),
      max: max !== undefined && max >= 0 ? max : undefined,
      step: step && step > 0 ? step : 1,
    },
  };
}

export type Quantities = Record<string, string>;

/**
 * Changed and unsaved quantities, by the field's name.
 * @param saved the quantities that are being sent to the server
 */
export function readUnsaved(form: HTMLFormElement, saved: Quantities = {}): Quantities {
  const unsaved: Quantities = {};
  for (const { name, value, defaultValue } of form.querySelectorAll<HTMLInputElement>(QUANTITY)) {
    if (value !== (saved[name] ?? defaultValue)) unsaved[name] = value;
  }
  return unsaved;
}

const nonceIn = (root: ParentNode) => root.querySelector<HTMLInputElement>(`[name="${NONCE}"]`)?.value;

/**
 * The fresh nonce of a page that has ignored the sent quantities without a word, because the form's nonce is old: a
 * night, or a login in another tab, makes it old. Undefined when the shop has taken them.
 */
export function readFreshNonce(form: Element, page: ParentNode, sent: Quantities): string | undefined {
  const fresh = nonceIn(page);
  // A row that is gone had the quantity 0.
  const isIgnored = Object.entries(sent).some(([name, value]) => {
    const field = page.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`);
    return field && field.value !== value;
  });
  return isIgnored && fresh !== nonceIn(form) ? fresh : undefined;
}

const withoutNonce = (address: string) => address.replace(/([?&]_wpnonce=)[^&#]*/, '$1');

/**
 * The fresh address of a removal in a page that has ignored it, because the link's nonce is old. Undefined when the row
 * is gone.
 */
export function readFreshAddress(link: Element, page: ParentNode): string | undefined {
  const printed = text(link, 'href');
  return [...page.querySelectorAll('.product-remove > a')]
    .map((one) => text(one, 'href'))
    .find((address) => address !== printed && withoutNonce(address) === withoutNonce(printed));
}
