/** Owns the label of the add-to-cart button: the pre-order's, or the button's own. */
import { pageSetting } from '../../src/bridge/page/globals';
import type { Variation } from '../../src/rules/variation';
import { say } from '../../src/texts/say';
import { addToCart, preOrderNow } from '../../src/texts/table';
import { BUTTON } from './contract';

interface Label {
  /** What the server printed, icons included. */
  nodes: readonly Node[];
  own: string;
  /** What was written into it. */
  written?: string;
}

const labels = new WeakMap<Element, Label>();

const textIn = (button: Element) => button.textContent?.trim() ?? '';

function labelFor(own: string, { is_pre_order }: Variation): string {
  const preOrder = say(preOrderNow);
  if (is_pre_order) return preOrder;
  // Without the pre-order plugin's word for it, a theme's label stays; a product's own "Pre Order Now!" cannot.
  return own === preOrder || pageSetting('DBData', 'default_add_to_cart_text') ? say(addToCart) : own;
}

/** @param variation undefined goes back to the button's own label */
export function showLabel(form: Element, variation?: Variation): void {
  for (const button of form.querySelectorAll(BUTTON)) {
    const label = labels.get(button) ?? { nodes: [...button.childNodes], own: textIn(button) };
    labels.set(button, label);
    const text = variation ? labelFor(label.own, variation) : label.own;
    if (text !== label.own) button.textContent = label.written = text;
    // Another script's words are left alone.
    else if (textIn(button) === label.written) button.replaceChildren(...label.nodes);
  }
}
