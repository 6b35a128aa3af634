/** Owns making a route's HTML part of a page. */
import { aliveNodes, parseHtml } from './html';

/** An address of a route's own, up to what adds a product. */
const ROUTE = /^.*(\/|%2F)v1(\/|%2F).*(?=add-to-cart=)/i;

/**
 * Nodes of what a REST route has printed. WooCommerce's links that add a product lead to the address that was asked for,
 * and a route adds nothing: they get to lead to the page that they are on.
 */
export function routeNodes(html: string): ChildNode[] {
  const content = parseHtml(html);
  for (const link of content.querySelectorAll('a')) {
    const href = link.getAttribute('href');
    if (href) link.setAttribute('href', href.replace(ROUTE, '?'));
  }
  return aliveNodes(content);
}
