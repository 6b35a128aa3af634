/** Owns reading the chosen shipping methods. */
import { text } from './attributes';

/** The chosen shipping method of every package, by its index. */
export function readShippingMethods(root: ParentNode): Record<string, string> {
  const methods: Record<string, string> = {};
  const fields = root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'select.shipping_method, [name^="shipping_method"][type="radio"]:checked, [name^="shipping_method"][type="hidden"]',
  );
  for (const field of fields) methods[text(field, 'data-index') || '0'] = field.value;
  return methods;
}
