/** Owns reading the visible text of a part of the page as one line. */

/**
 * Elements that stand on a line or in a cell of their own, so that a space separates them even if the HTML has none.
 */
const APART =
  /^(article|blockquote|br|dd|div|dl|dt|figcaption|h[1-6]|hr|legend|li|ol|option|p|section|summary|t[dhr]|table|ul)$/i;
const UNSEEN = /^(#comment|script|style|template)$/i;

/** Reads by a tree walker, because a form's properties may be its fields, such as a field named `childNodes`. */
function read(walker: TreeWalker): string {
  const { currentNode } = walker;
  let inside = currentNode.nodeName === '#text' ? (currentNode.nodeValue ?? '') : '';
  for (let child = walker.firstChild(); child; child = walker.nextSibling()) {
    if (!UNSEEN.test(child.nodeName)) inside += read(walker);
  }
  walker.currentNode = currentNode;
  return APART.test(currentNode.nodeName) ? ` ${inside} ` : inside;
}

/** The node's own document, which may differ from the page's. A form's `ownerDocument` may be a field too. */
const documentOf = ({ ownerDocument }: Node): Document =>
  ownerDocument?.nodeName === '#document' ? ownerDocument : document;

/** The words of a node, with a space between separate lines; "" for no node. */
export const words = (node: Node | null | undefined): string =>
  node ? read(documentOf(node).createTreeWalker(node)).replace(/\s+/g, ' ').trim() : '';
