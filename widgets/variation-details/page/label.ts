/** Owns the label of the add-to-cart button: the pre-order label, or the button's own. */
import { pageSetting } from '../../../src/bridge/page/globals';
import type { Variation } from '../../../src/rules/variation';
import { say } from '../../../src/texts/say';
import { addToCart, preOrderNow } from '../../../src/texts/table';
import { BUTTON } from '../contract';

interface Label {
  /** The label that the server printed, with icons. */
  nodes: readonly Node[];
  own: string;
  /** The text that this island has written. */
  written?: string;
}

const labels = new WeakMap<Element, Label>();

const textIn = (button: Element) => button.textContent?.trim() ?? '';

function labelFor(own: string, { is_pre_order }: Variation): string {
  const preOrder = say(preOrderNow);
  if (is_pre_order) return preOrder;
  // A theme's label stays unless the pre-order plugin names another one. The label "Pre Order Now!" of the product must
  // go.
  return own === preOrder || pageSetting('DBData', 'default_add_to_cart_text') ? say(addToCart) : own;
}

/** Shows the label. @param variation undefined restores the button's own label */
export function showLabel(form: Element, variation?: Variation): void {
  for (const button of form.querySelectorAll(BUTTON)) {
    const label = labels.get(button) ?? { nodes: [...button.childNodes], own: textIn(button) };
    labels.set(button, label);
    const text = variation ? labelFor(label.own, variation) : label.own;
    if (text !== label.own) button.textContent = label.written = text;
    // A label that another script has written stays.
    else if (textIn(button) === label.written) button.replaceChildren(...label.nodes);
  }
}
