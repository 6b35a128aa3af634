/** What a product's link in lists says and where it leads, by what the product is. */
import { productPath } from '../data/productPath';
import type { Product } from '../data/types';

interface LoopLink {
  text: string;
  label: string;
  className: string;
  href: string;
  /** True where the link itself puts the product into the cart. */
  adds: boolean;
}

/** Can go into the cart without a choice. */
export const isDirect = ({ stock, variations, children }: Product): boolean =>
  stock.status !== 'outofstock' && !variations && !children;

/** @param page address that a link which adds leads to, without a query */
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
