/** Reads the mini-cart's remove links. */
import type { RemoveProps } from './contract';

/** Reads a remove link. */
export function readRemoveLink(link: HTMLElement): RemoveProps {
  return {
    cartItemKey: link.dataset.cart_item_key ?? '',
    href: link instanceof HTMLAnchorElement ? link.href : '',
    successMessage: link.dataset.success_message ?? '',
  };
}
