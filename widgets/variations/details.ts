/** Writes what a variation says into the page: price, SKU, measures, quantity, id, button, notice. Tells nobody. */
import { aliveNodes, parseHtml } from '../../src/bridge/page/html';
import { textOf } from '../../src/bridge/page/htmlParts';
import { isOn } from '../../src/rules/values';
import type { Variation } from '../../src/rules/variation';
import { say } from '../../src/texts/say';
import { noMatchingVariations, unavailableVariation } from '../../src/texts/table';
import { BUTTON, DIMENSIONS, SINGLE, VARIATION_ID, WEIGHT } from './contract';
import { resetAttributes, setAttributes, setText } from './originals';
import { fillTemplate, quantityLimits } from './rules';

const QUANTITY = 'input.qty[name="quantity"]';
const NO_MATCH = 'wc-no-matching-variations';
const ADD = 'woocommerce-variation-add-to-cart-';

const all = (root: ParentNode, selector: string) => root.querySelectorAll<HTMLElement>(selector);

/** Whether the button buys (`yes`), waits for a choice (`choose`), or its variation is not to be had (`no`). It stays a button. */
export function setButton(form: Element, state: 'yes' | 'choose' | 'no'): void {
  const isOn = state === 'yes';
  for (const { classList } of all(form, BUTTON)) {
    classList.toggle('disabled', !isOn);
    classList.toggle('wc-variation-selection-needed', state === 'choose');
    classList.toggle('wc-variation-is-unavailable', state === 'no');
  }
  for (const { classList } of all(form, '.variations_button')) {
    classList.toggle(`${ADD}enabled`, isOn);
    classList.toggle(`${ADD}disabled`, !isOn);
  }
}

/** Gives the fields that were set; none where the form has lost them. */
export function setVariationId(form: Element, id: string): HTMLInputElement[] {
  const fields = [...form.querySelectorAll<HTMLInputElement>(VARIATION_ID)];
  for (const field of fields) field.value = id;
  return fields;
}

/** Sets the quantity's limits; without a variation the server's. Gives the fields. */
export function setQuantity(form: Element, variation?: Variation): HTMLInputElement[] {
  const fields = [...form.querySelectorAll<HTMLInputElement>(QUANTITY)];
  for (const field of fields) {
    const box = field.closest<HTMLElement>('.quantity');
    if (box) box.style.display = variation?.is_sold_individually === 'yes' ? 'none' : '';
    if (!variation) {
      resetAttributes(field);
      continue;
    }
    const { value, min, max, step } = quantityLimits(variation, field.value);
    setAttributes(field, step ? { min, max, step } : { min, max });
    field.value = value;
  }
  return fields;
}

/** SKU, weight and dimensions, wherever the product shows them; without a variation the product's own. */
export function setMeasures(product: ParentNode, { sku, weight, weight_html = '', dimensions_html = '' }: Partial<Variation> = {}): void {
  for (const element of all(product, '.sku')) {
    const list = element.closest('.products');
    // Of a list in the product they are other products'.
    if (!list || list.contains(product as Node)) setText(element, sku);
  }
  // Without a weight its HTML says so, and the product may have one.
  for (const element of all(product, WEIGHT)) setText(element, weight === '' ? '' : weight_html && textOf(weight_html));
  for (const element of all(product, DIMENSIONS)) setText(element, dimensions_html && textOf(dimensions_html));
}

/** What `.single_variation` says, as HTML. */
export function wordsOf(variation: Variation): string {
  const template = (name: string) => document.getElementById(`tmpl-${name}variation-template`)?.textContent;
  if (isOn(variation.variation_is_visible)) return fillTemplate(template(''), variation);
  const gone = template('unavailable-');
  return gone
    ? fillTemplate(gone, variation)
    : fillTemplate('<p role="alert">{{ data.variation.text }}</p>', { ...variation, text: say(unavailableVariation) });
}

/** Shows HTML in `.single_variation`; undefined hides it. */
export function setDescription(form: Element, html?: string): void {
  for (const place of all(form, SINGLE)) {
    place.style.display = html === undefined ? 'none' : '';
    place.replaceChildren(...(html ? aliveNodes(parseHtml(html)) : []));
  }
}

/** Screen readers wait with what they say while a variation is found but not shown. */
export function setPending(form: Element, isPending: boolean): void {
  for (const place of all(form, SINGLE)) place.ariaBusy = isPending ? 'true' : null;
}

/** Says that there is no such variation, or no longer. */
export function setNoMatch(form: Element, isShown: boolean): void {
  for (const notice of all(form, `.${NO_MATCH}`)) (notice.parentElement?.role === 'alert' ? notice.parentElement : notice).remove();
  if (!isShown) return;
  const text = Object.assign(document.createElement('p'), { className: `${NO_MATCH} woocommerce-info`, textContent: say(noMatchingVariations) });
  const notice = Object.assign(document.createElement('div'), { role: 'alert' });
  notice.append(text);
  (form.querySelector(SINGLE) ?? form.lastElementChild)?.after(notice);
}
