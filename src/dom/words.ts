/** Owns what a part of the page reads, on one line. */

/** What stands on lines of its own, also where the server prints no white space between two of them. */
const APART =
  /^(address|article|aside|blockquote|br|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|legend|li|main|nav|ol|option|p|pre|section|summary|t[dhr]|table|tbody|tfoot|thead|ul)$/;

const isUnseen = (node: Node) => /^(script|style|template)$/i.test(node.nodeName);

function read(node: Node): string {
  if (!node.hasChildNodes()) return APART.test(node.nodeName.toLowerCase()) ? ' ' : (node.nodeValue ?? '');
  const inside = [...node.childNodes]
    .filter((child) => child.nodeType !== Node.COMMENT_NODE && !isUnseen(child))
    .map(read)
    .join('');
  return APART.test(node.nodeName.toLowerCase()) ? ` ${inside} ` : inside;
}

/** The words of a node, those of separate lines apart; "" for none. */
export const words = (node: Node | null | undefined): string => (node ? read(node).replace(/\s+/g, ' ').trim() : '');
