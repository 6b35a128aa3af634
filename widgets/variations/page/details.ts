/** Owns writing a variation into the page: price, SKU, measures, quantity, id, button, notice. Triggers no events. */
import { callMethod } from '../../../src/bridge/jquery/methods';
import { aliveNodes, parseHtml } from '../../../src/bridge/page/html';
import { textOf } from '../../../src/bridge/page/htmlParts';
import { setShown } from '../../../src/dom/shown';
import { isOn } from '../../../src/rules/values';
import type { Variation } from '../../../src/rules/variation';
import { say } from '../../../src/texts/say';
import { noMatchingVariations, unavailableVariation } from '../../../src/texts/table';
import { BUTTON, DIMENSIONS, SINGLE, VARIATION_ID, WEIGHT } from '../contract';
import { fillTemplate, quantityLimits } from '../rules';
import { resetAttributes, setAttributes } from './originals';

const QUANTITY = 'input.qty[name="quantity"]';
const NO_MATCH = 'wc-no-matching-variations';
const CHOOSE = 'shop-islands-choose';
const ADD = 'woocommerce-variation-add-to-cart-';

const all = (root: ParentNode, selector: string) => root.querySelectorAll<HTMLElement>(selector);

/**
 * Sets whether the button buys (`yes`), waits for a choice (`choose`), or has an unavailable variation (`no`). It stays
 * focusable.
 */
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

/** Sets the variation's id. Returns the fields; none when the form has lost them. */
export function setVariationId(form: Element, id: string): HTMLInputElement[] {
  const fields = [...form.querySelectorAll<HTMLInputElement>(VARIATION_ID)];
  for (const field of fields) field.value = id;
  return fields;
}

/** Sets the quantity's limits to the variation's, or without one back to the server's. Returns the fields. */
export function setQuantity(form: Element, variation?: Variation): HTMLInputElement[] {
  const fields = [...form.querySelectorAll<HTMLInputElement>(QUANTITY)];
  for (const field of fields) {
    const box = field.closest<HTMLElement>('.quantity');
    if (box) setShown(box, variation?.is_sold_individually !== 'yes');
    // Also before another variation: the step of the one before would make the browser refuse this one's quantities.
    resetAttributes(field);
    if (!variation) continue;
    const { value, min, max, step } = quantityLimits(variation, field.value);
    setAttributes(field, step ? { min, max, step } : { min, max });
    field.value = value;
  }
  return fields;
}

/** Shows SKU, weight and dimensions wherever the product shows them. Without a variation it shows the product's own. */
export function setMeasures(
  product: ParentNode,
  { sku, weight, weight_html = '', dimensions_html = '' }: Partial<Variation> = {},
): void {
  const setContent = (elements: Iterable<Element>, text?: string) =>
    text ? callMethod('wc_set_content', [...elements], text) : callMethod('wc_reset_content', [...elements]);
  // A list inside the product belongs to other products.
  const isOwn = (element: Element) => element.closest('.products')?.contains(product as Node) ?? true;
  setContent([...all(product, '.sku')].filter(isOwn), sku);
  // Without a weight, `weight_html` would say "N/A", although the product may have a weight.
  setContent(all(product, WEIGHT), weight === '' ? '' : weight_html && textOf(weight_html));
  setContent(all(product, DIMENSIONS), dimensions_html && textOf(dimensions_html));
}

/** The HTML for `.single_variation`. */
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
    setShown(place, html !== undefined);
    place.replaceChildren(...(html ? aliveNodes(parseHtml(html)) : []));
  }
}

/** Makes screen readers wait while a variation is found but not shown yet. */
export function setPending(form: Element, isPending: boolean): void {
  for (const place of all(form, SINGLE)) place.ariaBusy = isPending ? 'true' : null;
}

/** Removes the notice that no variation fits, or that a choice is missing. */
export function clearNotice(form: Element): void {
  for (const notice of all(form, `.${NO_MATCH},.${CHOOSE}`))
    (notice.parentElement?.role === 'alert' ? notice.parentElement : notice).remove();
}

function showNotice(form: Element, name: string, textContent: string): HTMLElement {
  clearNotice(form);
  const notice = Object.assign(document.createElement('p'), { className: `${name} woocommerce-info`, textContent });
  (form.querySelector(SINGLE) ?? form.lastElementChild)?.after(notice);
  return notice;
}

/** Says that there is no such variation. */
export function sayNoMatch(form: Element): void {
  const box = Object.assign(document.createElement('div'), { role: 'alert' });
  const notice = showNotice(form, NO_MATCH, say(noMatchingVariations));
  notice.replaceWith(box);
  box.append(notice);
}

/** Keeps in sight what an alert has said: that a choice is missing. */
export const keepChoose = (form: Element, text: string): unknown => showNotice(form, CHOOSE, text);
