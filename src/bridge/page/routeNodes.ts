/** Owns turning the HTML of a REST route into nodes for the page. */
import { aliveNodes, parseHtml } from './html';

/** The address of a route, up to the argument that adds a product. */
const ROUTE = /^.*(\/|%2F)v1(\/|%2F).*(?=add-to-cart=)/i;

/**
 * Makes nodes from the HTML of a REST route. WooCommerce builds "add to cart" links on the requested address, which is
 * the route's here, and a route adds nothing. This function makes the links point to the current page.
 */
export function routeNodes(html: string): ChildNode[] {
  const content = parseHtml(html);
  for (const link of content.querySelectorAll('a')) {
    const href = link.getAttribute('href');
    if (href) link.setAttribute('href', href.replace(ROUTE, '?'));
  }
  return aliveNodes(content);
}
