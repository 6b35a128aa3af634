/** Reads a product form that opted in. */

/**
 * Reads a product form that opted in with `data-ajax`; undefined where only a plain POST will do: grouped products,
 * uploads, no product.
 */
export function readForm(form: HTMLFormElement): Record<string, string> | undefined {
  const entries = [...new FormData(form)];
  if (entries.some(([name, value]) => typeof value !== 'string' || name.startsWith('quantity['))) return undefined;
  const fields = Object.fromEntries(entries) as Record<string, string>;
  const button = form.querySelector<HTMLButtonElement>('[name="add-to-cart"]');
  // The store's endpoint takes a variation's id as a product's, and finds the options by it.
  const product_id = fields.variation_id || fields['add-to-cart'] || button?.value;
  const isVariable = 'variation_id' in fields || entries.some(([name]) => name.startsWith('attribute_'));
  if (!product_id || (isVariable && !Number(fields.variation_id))) return undefined;
  // This name would make WordPress add it once more, by itself.
  delete fields['add-to-cart'];
  return { quantity: '1', ...fields, product_id };
}
