/** Reads the comparison's bottom bar. */
import { number, text } from '../../src/dom/attributes';
import { pictureName } from '../../src/dom/productName';
import { type BarPart, type BarProps, BOX, ITEM, LINK, REMOVE, TOGGLE } from './contract';

/** Reads the bar's box. */
export const readBar = (bar: Element): BarProps => ({ box: bar.querySelector(BOX) });

/** The bar's toggle, or the bar itself where it has none. */
export const readToggle = (bar: Element): Element => bar.querySelector(TOGGLE) ?? bar;

function readPart(node: ChildNode): BarPart {
  const element = node instanceof HTMLElement && node.matches(ITEM) ? node : null;
  const link = element?.querySelector<HTMLElement>(REMOVE) ?? null;
  return {
    nodes: [node],
    element,
    link,
    productId: (link && number(link, 'data-pid')) ?? 0,
    name: pictureName(element),
  };
}

/** Reads the nodes in the box, in their order. */
export const readParts = (nodes: Iterable<ChildNode>): BarPart[] => [...nodes].map(readPart);

/** Address of the comparison page; "" where there is none. */
export function readAddress(bar: Element): string {
  const link = bar.querySelector(LINK);
  return link ? text(link, 'data-comparison-url') : '';
}
