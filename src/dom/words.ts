/** Owns what a part of the page reads, on one line. */

/** What stands on a line of its own, or in a cell, also where the server prints no white space between two of them. */
const APART = /^(article|blockquote|br|dd|div|dl|dt|figcaption|h[1-6]|hr|legend|li|ol|option|p|section|summary|t[dhr]|table|ul)$/i;
const UNSEEN = /^(#comment|script|style|template)$/i;

function read(node: Node): string {
  const children = [...node.childNodes].filter(({ nodeName }) => !UNSEEN.test(nodeName));
  const inside = children.map(read).join('') || (node.nodeValue ?? '');
  return APART.test(node.nodeName) ? ` ${inside} ` : inside;
}

/** The words of a node, those of separate lines apart; "" for none. */
export const words = (node: Node | null | undefined): string => (node ? read(node).replace(/\s+/g, ' ').trim() : '');
