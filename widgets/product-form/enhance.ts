/** Adds the product of a form without a page load. */

import { addProduct } from '../../src/actions/addProduct';
import { shopIslands } from '../../src/bridge/page/islands';
import { foundVariations, onVariation } from '../../src/bridge/woocommerce/variationEvents';
import { readForm } from './read';

/** Adds the form's product. False leaves the form to the browser. */
export function submit(form: HTMLFormElement, submitter: HTMLElement | null): void | false {
  // Buttons of other plugins are left to them.
  if (submitter?.matches('[name]:not([name="add-to-cart"])')) return false;
  const product = readForm(form, foundVariations().get(form));
  if (!product) return false;
  addProduct(submitter ?? form.querySelector('button') ?? form, {
    ...product,
    successMessage: form.dataset.success_message ?? '',
    href: '',
  });
}

/** Starts listening to variations, and resumes the adds that an earlier page left. */
export function start(): Promise<void> {
  onVariation({ found: (form, variation) => foundVariations().set(form, variation) });
  return shopIslands().wake('add-to-cart');
}
