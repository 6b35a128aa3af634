/** Reads the filters. */

import { number, text } from '../../src/dom/attributes';
import { json } from '../../src/dom/json';
import { words } from '../../src/dom/words';
import {
  BOX,
  CHECKED,
  type Choice,
  FORM,
  GROUP,
  PRICE_RESULT,
  type PriceSettings,
  RATING,
  RATING_FIELD,
  type Toggle,
} from './contract';
import { fieldOf, rateOf } from './rules';

const HIDDEN = 'input[type="hidden"]';

/** The form that sends a group's list. A box may belong to another form by its `form` attribute. */
export const readForm = (control: Element): HTMLFormElement | null =>
  control.closest<HTMLFormElement>(FORM) ?? control.closest(GROUP)?.querySelector<HTMLFormElement>(FORM) ?? null;

/** The field that holds a group's list. */
export function readHidden(control: Element): HTMLInputElement | null {
  const form = readForm(control);
  const target = text(control, 'data-target');
  return (
    (target && form?.querySelector<HTMLInputElement>(`#${CSS.escape(target)}`)) ||
    form?.querySelector<HTMLInputElement>(HIDDEN) ||
    null
  );
}

/** The value of a box or a star, and whether it is chosen. */
export function readToggle(control: Element): Toggle {
  const hiddenName = readHidden(control)?.name ?? '';
  if (control instanceof HTMLInputElement)
    return { field: fieldOf(control.name, hiddenName), value: control.value, isOn: control.checked };
  return {
    field: hiddenName || RATING_FIELD,
    value: text(control, 'data-rating'),
    isOn: control.classList.contains(CHECKED),
  };
}

/** Boxes and ratings at and below an element. */
export function readControls(root: ParentNode): Element[] {
  const selector = `${BOX},${RATING}`;
  const groups = root instanceof Element ? (root.closest(GROUP) ?? root) : root;
  return [...groups.querySelectorAll(selector)];
}

/** The label's words; "" where the label has only stars. */
export const readLabel = (control: Element): string =>
  words((control instanceof HTMLInputElement && control.labels?.[0]) || control) || text(control, 'aria-label');

/**
 * Reads a price form. The rate is 1 where nothing is converted; the range has two texts, "" where the page prints none.
 */
export function readPriceSettings(form: Element): PriceSettings {
  const [min = '', max = ''] = Object.values(json(form, 'data-default-range') ?? {}).map(String);
  return {
    rate: rateOf(number(form, 'data-exchange-rate')),
    sign: text(form.querySelector(PRICE_RESULT) ?? form, 'data-sign'),
    range: [min, max],
  };
}

/** The fields that a form sends. Boxes do not count, because their group's list is in its hidden field. */
export function readFields(form: HTMLFormElement): [name: string, value: string][] {
  const named = (selector: string) => [...form.querySelectorAll<HTMLInputElement>(selector)].map(({ name }) => name);
  const lists = named(HIDDEN);
  const boxes = new Set(
    form.closest(GROUP) ? named('input[type="checkbox"]').filter((name) => !lists.includes(name)) : [],
  );
  return [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && !boxes.has(field[0]),
  );
}

/** The values that a list or a group of radios offers. */
export const readOffered = (field: Choice): string[] => {
  const options =
    field instanceof HTMLSelectElement
      ? field.options
      : field.form?.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(field.name)}"]`);
  return [...(options ?? [])].map(({ value }) => value);
};

/** The value of the field with the same name on another page; undefined where that page has no such field. */
export function readPrintedValue(field: Choice, page: ParentNode): string | undefined {
  const twins = [...page.querySelectorAll(`${FORM} [name="${CSS.escape(field.name)}"]`)];
  const [twin] = twins;
  if (twin instanceof HTMLSelectElement)
    return (twin.querySelector<HTMLOptionElement>('option[selected]') ?? twin.querySelector('option'))?.value;
  return (
    twins.find((one): one is HTMLInputElement => one instanceof HTMLInputElement && one.defaultChecked)?.value ??
    (twin && '')
  );
}
