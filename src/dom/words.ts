/** Owns what a part of the page reads, on one line. */

/** What stands on a line of its own, or in a cell, also where the server prints no white space between two of them. */
const APART = /^(article|blockquote|br|dd|div|dl|dt|figcaption|h[1-6]|hr|legend|li|ol|option|p|section|summary|t[dhr]|table|ul)$/i;
const UNSEEN = /^(#comment|script|style|template)$/i;

/** By a walker: a form's own properties may be its fields, such as one that is named `childNodes`. */
function read(walker: TreeWalker): string {
  const { currentNode } = walker;
  let inside = currentNode.nodeName === '#text' ? (currentNode.nodeValue ?? '') : '';
  for (let child = walker.firstChild(); child; child = walker.nextSibling()) {
    if (!UNSEEN.test(child.nodeName)) inside += read(walker);
  }
  walker.currentNode = currentNode;
  return APART.test(currentNode.nodeName) ? ` ${inside} ` : inside;
}

/** The node's own document, which need not be the page's; a form's property may be a field here too. */
const documentOf = ({ ownerDocument }: Node): Document => (ownerDocument?.nodeName === '#document' ? ownerDocument : document);

/** The words of a node, those of separate lines apart; "" for none. */
export const words = (node: Node | null | undefined): string => (node ? read(documentOf(node).createTreeWalker(node)).replace(/\s+/g, ' ').trim() : '');
