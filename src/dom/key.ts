/** Owns the question which element is "the same one" after the server's HTML was replaced. Reads only. */

const ATTRIBUTES = ['data-cart_item_key', 'data-product_id', 'data-pid', 'id', 'name', 'href'];

/**
 * Selectors that find the same control in new HTML, the best first: one for each identifying attribute that it has.
 * WooCommerce makes the ids of quantity fields anew for each request; those have names.
 */
export const keysOf = (element: Element): string[] =>
  ATTRIBUTES.filter((name) => /[^#]/.test(element.getAttribute(name) ?? '')).map(
    (name) => `${element.localName}[${name}="${CSS.escape(element.getAttribute(name) as string)}"]`,
  );
