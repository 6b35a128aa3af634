/** Adds what a product form says, in place. */
import { shopIslands } from '../../src/bridge/islands';
import { addProduct } from '../../src/ui/addProduct';
import { readForm } from './read';

/** False leaves the form to the browser. */
export function submit(form: HTMLFormElement, submitter: HTMLElement | null): void | false {
  const fields = readForm(form);
  if (!fields) return false;
  addProduct(submitter ?? form.querySelector('button') ?? form, { fields, successMessage: form.dataset.success_message ?? '', href: '' });
}

/** Adds that an earlier page left are first. */
export const start = (): Promise<void> => shopIslands().wake('add-to-cart');
