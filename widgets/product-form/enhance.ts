/** Adds what a product form says, in place. */

import { addProduct } from '../../src/actions/addProduct';
import { shopIslands } from '../../src/bridge/page/islands';
import { onVariation } from '../../src/bridge/woocommerce/variationEvents';
import type { Variation } from '../../src/rules/variation';
import { readForm } from './read';

/** Chosen last; where a form has too many, only the server knows them. */
const chosen = new WeakMap<Element, Variation>();

/** False leaves the form to the browser. */
export function submit(form: HTMLFormElement, submitter: HTMLElement | null): void | false {
  // Other plugins have buttons of their own.
  if (submitter?.matches('[name]:not([name="add-to-cart"])')) return false;
  const product = readForm(form, chosen.get(form));
  if (!product) return false;
  addProduct(submitter ?? form.querySelector('button') ?? form, { ...product, successMessage: form.dataset.success_message ?? '', href: '' });
}

/** Adds that an earlier page left are first. */
export function start(): Promise<void> {
  onVariation({ found: (form, variation) => chosen.set(form, variation) });
  return shopIslands().wake('add-to-cart');
}
