/** Owns finding "the same" element after the server's HTML was replaced. Reads only. */

const ATTRIBUTES = ['data-cart_item_key', 'data-product_id', 'data-pid', 'id', 'name', 'href'];

/**
 * Selectors that find the same control in new HTML, the best first: one for each identifying attribute of the element.
 * WooCommerce changes the ids of quantity fields with each request; their names stay.
 */
export const keysOf = (element: Element): string[] =>
  ATTRIBUTES.filter((name) => /[^#]/.test(element.getAttribute(name) ?? '')).map(
    (name) => `${element.localName}[${name}="${CSS.escape(element.getAttribute(name) as string)}"]`,
  );
