/** Reads a form's fields as widgets/social-proof/formCapture.rules.ts wants them: what they are called, and whether they are private. */
import { text } from '../../src/dom/attributes';
import type { FormField } from './formCapture.rules';

/** What says that a field, or everything in a part of the page, is private. */
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

/** All of a form's fields, also those that stand elsewhere on the page. */
export const readFields = (form: HTMLFormElement): FormField[] => [...form.elements].map(readField);
