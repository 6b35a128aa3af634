/** Reads the label that a button needs. */
import { words } from '../../src/dom/words';
import { CARD, KINDS, type Label, ORIGINAL_TOOLTIP, SWITCHED_ON } from './contract';

/** Every button that may have a tooltip. */
export const BUTTONS: string = KINDS.map(([selector]) => selector).join();

/** Buttons that lead to options or to another shop, for which the label "Add to Cart" would be wrong. */
const LEADS_ELSEWHERE = '.product_type_variable,.product_type_grouped,.product_type_external';

const wordsOf = (button: Element) => words(button);

const hasTooltip = (button: Element) =>
  !button.querySelector(ORIGINAL_TOOLTIP) && (button.closest(SWITCHED_ON) || !wordsOf(button));

/**
 * The button around an element that needs a tooltip; undefined when there is none or it has ShopEngine's own tooltip.
 */
export function readButton(target: EventTarget | null): HTMLElement | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>(BUTTONS) : null;
  return button && hasTooltip(button) ? button : undefined;
}

/** Reads a button's label. */
export function readLabel(button: Element): Label {
  const [, kind] = KINDS.find(([selector]) => button.matches(selector)) ?? ['', 'addToCart' as const];
  return { kind, ownWords: kind === 'addToCart' && button.matches(LEADS_ELSEWHERE) ? wordsOf(button) : '' };
}

/** The other buttons of the same card, which the tooltip must not cover. */
export const readNeighbours = (button: Element): Element[] =>
  [...(button.closest(CARD)?.querySelectorAll(BUTTONS) ?? [])].filter((one) => one !== button);
