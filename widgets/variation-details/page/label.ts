/** Owns the label of the add-to-cart button: the pre-order label, or the button's own. */
import { pageSetting } from '../../../src/bridge/page/globals';
import type { Variation } from '../../../src/rules/variation';
import { say } from '../../../src/texts/say';
import { addToCart, preOrderNow } from '../../../src/texts/table';
import { make } from '../../../src/ui/make';
import { BUTTON } from '../contract';

interface Label {
  /** The label that the server printed, with icons. */
  nodes: readonly Node[];
  own: string;
  /** The element with this island's own text. A text alone would be lost where the browser translates the page. */
  written?: Element;
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
    if (text !== label.own) {
      label.written = make('span', {}, text);
      button.replaceChildren(label.written);
    }
    // A label that another script has written stays.
    else if (label.written?.parentNode === button) button.replaceChildren(...label.nodes);
  }
}
