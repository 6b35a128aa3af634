/** Reads a product form that has opted in. */

import type { ProductToAdd } from '../../src/actions/addProduct';
import { json } from '../../src/dom/json';
import { submittedText } from '../../src/rules/submittedText';
import type { Variation } from '../../src/rules/variation';

/**
 * True for a variation with "any" among its options and for an unknown one: only the form's own POST sends those
 * options.
 */
function isOpen(form: HTMLFormElement, id: number, found?: Variation): boolean {
  if (!('product_variations' in form.dataset)) return false;
  const printed = Object.values(json(form, 'data-product_variations') ?? {}) as Variation[];
  const chosen = [found, ...printed].find((one) => one?.variation_id === id);
  return !chosen || Object.values(chosen.attributes ?? {}).includes('');
}

/** The fields for the call. Fields whose common name ends in `[]` become a list. */
function readFields(entries: readonly (readonly [name: string, text: string])[]): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = {};
  for (const [name, text] of entries) {
    const value = submittedText(text);
    const list = name.replace(/\[\]$/, '');
    fields[list] = list === name ? value : [fields[list] ?? [], value].flat();
  }
  return fields;
}

/**
 * Reads a product form that has opted in with `data-ajax`; undefined when only a plain POST works: for grouped
 * products, uploads, no product, or a variation that does not determine all options.
 * @param found the variation that was chosen last, if the server had to find it
 */
export function readForm(form: HTMLFormElement, found?: Variation): Pick<ProductToAdd, 'fields' | 'row'> | undefined {
  const entries = [...new FormData(form)] as [string, string][];
  if (entries.some(([name, value]) => typeof value !== 'string' || name.startsWith('quantity['))) return undefined;
  const fields = readFields(entries);
  const button = form.querySelector<HTMLButtonElement>('[name="add-to-cart"]');
  // The store's endpoint accepts a variation's id as the product's, and finds the options by it.
  const parent = String(fields['add-to-cart'] || button?.value || '');
  const product_id = fields.variation_id || parent;
  const isVariable = 'variation_id' in fields || entries.some(([name]) => name.startsWith('attribute_'));
  const variation = Number(fields.variation_id);
  if (!product_id || (isVariable && (!variation || isOpen(form, variation, found)))) return undefined;
  // A field of this name would make WordPress add the product a second time.
  delete fields['add-to-cart'];
  return { fields: { quantity: '1', ...fields, product_id }, row: parent || undefined };
}
