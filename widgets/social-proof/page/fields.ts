/** Reads a form's fields: their names, their values, and whether they are private. */
import { text } from '../../../src/dom/attributes';
import type { FormField } from '../formCapture.rules';

/** Selectors of private fields, and of parts of the page in which every field is private. */
const PRIVATE = [
  '[data-private]',
  '[data-sensitive]',
  '[data-no-capture]',
  '[data-hj-suppress]',
  '.password-input',
  '#payment',
  '.woocommerce-checkout-payment',
  '[class*=payment]',
  '[id*=payment]',
  '[role=search]',
].join();

const readField = (field: Element): FormField => ({
  name: text(field, 'name'),
  id: field.id,
  type: field instanceof HTMLInputElement ? field.type : field.localName,
  autocomplete: text(field, 'autocomplete'),
  value: field instanceof HTMLInputElement ? field.value : '',
  isPrivate: !!field.closest(PRIVATE),
});

/** Reads all fields of a form, also those that stand outside of its element. */
export const readFields = (form: HTMLFormElement): FormField[] => [...form.elements].map(readField);
