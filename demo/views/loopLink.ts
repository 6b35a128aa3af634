/** The text and the address of a product's link in lists, by the kind of product. */
import { productPath } from '../data/productPath';
import type { Product } from '../data/types';

interface LoopLink {
  text: string;
  label: string;
  className: string;
  href: string;
  /** True when the link itself adds the product to the cart. */
  adds: boolean;
}

/** True for a product that needs no choice before it is added. */
export const isDirect = ({ stock, variations, children }: Product): boolean =>
  stock.status !== 'outofstock' && !variations && !children;

/** @param page the address, without a query, for a link that adds the product */
export function loopLink(product: Product, page: string): LoopLink {
  const { id, name, stock, variations, releaseDate } = product;
  if (isDirect(product)) {
    const className = 'product_type_simple add_to_cart_button ajax_add_to_cart';
    return {
      text: releaseDate ? 'Pre-order' : 'Add to cart',
      label: `Add to cart: “${name}”`,
      className,
      href: `${page}?add-to-cart=${id}`,
      adds: true,
    };
  }
  const own = { href: productPath(product), adds: false };
  if (stock.status === 'outofstock')
    return { ...own, text: 'Read more', label: `Read more about “${name}”`, className: 'product_type_simple' };
  if (variations)
    return {
      ...own,
      text: 'Select options',
      label: `Select options for “${name}”`,
      className: 'product_type_variable add_to_cart_button',
    };
  return { ...own, text: 'View products', label: `View products in “${name}”`, className: 'product_type_grouped' };
}
