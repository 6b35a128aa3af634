/** Reads the comparison's bottom bar. */
import { number, text } from '../../src/dom/attributes';
import { ITEM, LINK, REMOVE } from './contract';

export interface BarItem {
  element: HTMLElement;
  /** 0 where it has none. */
  productId: number;
  /** What the picture shows, else the link's title, which ShopEngine has the same for all; "" where there is neither. */
  name: string;
}

export function readItem(element: HTMLElement): BarItem {
  const link = element.querySelector(REMOVE);
  const image = element.querySelector('img');
  return {
    element,
    productId: (link && number(link, 'data-pid')) ?? 0,
    name: (image && text(image, 'alt')) || (link && text(link, 'title')) || '',
  };
}

export const readItems = (bar: Element): BarItem[] => [...bar.querySelectorAll<HTMLElement>(ITEM)].map(readItem);

/** Address of the comparison page; "" where there is none. */
export function readAddress(bar: Element): string {
  const link = bar.querySelector(LINK);
  return link ? text(link, 'data-comparison-url') : '';
}
