/**
 * Reads a variation form. A missing or broken value gets a default, because the island can ask the server for
 * everything.
 */
import { text } from '../../src/dom/attributes';
import type { Variation } from '../../src/rules/variation';
import type { Chosen, VariationForm } from './contract';
import { decodeEntities } from './rules';

/** The attributes' selects. Two may have the same name, because a sticky bar repeats them. */
export function readSelects(form: Element): HTMLSelectElement[] {
  const selects = [...form.querySelectorAll<HTMLSelectElement>('.variations select')];
  return (selects.length ? selects : [...form.querySelectorAll('select')]).filter(nameOf);
}

/** The attribute that a select is for. */
export const nameOf = (select: Element): string => text(select, 'data-attribute_name') || text(select, 'name');

/** The selects' values, by attribute. */
export const readChosen = (selects: readonly HTMLSelectElement[]): Chosen =>
  Object.fromEntries(selects.map((select) => [nameOf(select), select.value]));

/**
 * A list of variations; null for `false`, undefined when the value is no list. Leaves out entries that are no
 * variations.
 */
export function asVariations(value: unknown): Variation[] | null | undefined {
  if (value === false) return null;
  return Array.isArray(value) ? value.filter((one) => one && typeof one === 'object' && one.variation_id) : undefined;
}

/** Parses the printed list, also when a plugin has escaped it twice. */
function parseVariations(json: string): Variation[] | null | undefined {
  for (const one of [json, decodeEntities(json)]) {
    try {
      return asVariations(JSON.parse(one));
    } catch {
      // Broken in this form: try the next one.
    }
  }
  return undefined;
}

/** The product's id, from the form or its hidden field; "" without either. */
export const readProductId = (form: Element): string =>
  text(form, 'data-product_id') || (form.querySelector<HTMLInputElement>('[name="product_id"]')?.value ?? '');

/** Reads a form's product, variations and settings. */
export function readVariationForm(form: Element): VariationForm {
  const variations = parseVariations(text(form, 'data-product_variations'));
  return {
    productId: readProductId(form),
    variations: variations ?? null,
    isDamaged: variations === undefined && form.hasAttribute('data-product_variations'),
    attributes: readSelects(form).map((select) => ({
      name: nameOf(select),
      options: [...select.options].map(({ value }) => value).filter(Boolean),
    })),
  };
}
