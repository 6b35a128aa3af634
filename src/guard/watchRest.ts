/**
 * Owns watching the rare ways by which an element gets an address: attribute nodes, HTML, and insertion with an
 * address.
 */
import { before } from './before';
import { ADDRESSES } from './elements';
import { holdIn, isNew } from './holdIn';
import { watchText } from './text';
import type { Guard } from './types';
import { takes } from './watch';

/** The classes whose methods insert nodes into others, and the names of these methods. */
const PARENTS = [Node, Element, CharacterData, Document, DocumentFragment, Range];
const INSERTING = /^(append|prepend|insert|replace|before|after|moveBefore|surround)/;

/**
 * If more mutation records than this come at once, all scripts and frames of the page are checked, which is faster than
 * asking each new node.
 */
const MANY = 50;

/** Watches nodes that come into the page. Returns a function that looks at once for those that have come. */
function watchNodes(guard: Guard): () => void {
  const lookAtAll = () => {
    for (const name of ['script', 'iframe']) {
      for (const element of [...document.getElementsByTagName(name)]) if (isNew(element)) holdIn(guard, element, true);
    }
  };

  const lookAtEach = (records: MutationRecord[]) => {
    // The parser reports each node separately, after its parent. The check of a node includes everything below it, so
    // its children are skipped.
    const seen = new Set<Node | null>();
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!seen.has(node.parentNode)) holdIn(guard, node, true);
        seen.add(node);
      }
    }
  };

  const look = (records: MutationRecord[]) => {
    if (records.length > MANY) lookAtAll();
    else lookAtEach(records);
    guard.onNodes?.();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  return () => look(observer.takeRecords());
}

/**
 * The element that a list of attributes belongs to. The list does not name it, so this function puts a probe into the
 * list and asks the probe.
 */
function ownerOf(attributes: NamedNodeMap): Element | null {
  const probe = document.createAttribute('data-probe');
  attributes.setNamedItem(probe);
  const owner = probe.ownerElement;
  owner?.removeAttribute('data-probe');
  return owner;
}

/** Makes a guard watch the rare ways too. Returns false when it did so already. */
export function watchRest(guard: Guard): boolean {
  if (guard.isWhole) return false;
  guard.isWhole = true;
  before(
    [Element.prototype, NamedNodeMap.prototype],
    ['setAttributeNode', 'setAttributeNodeNS', 'setNamedItem', 'setNamedItemNS'],
    (self, [attribute]) => {
      const { name, value } = attribute as Attr;
      return ADDRESSES.includes(name) && takes(guard, ownerOf((self as Element).attributes ?? self), name, value);
    },
  );
  before([Attr.prototype], ['value'], (attribute, [value]) =>
    takes(guard, (attribute as Attr).ownerElement, (attribute as Attr).name, value),
  );
  for (const { prototype } of PARENTS) {
    const names = Object.getOwnPropertyNames(prototype).filter((name) => INSERTING.test(name));
    before([prototype], names, (self, given) => {
      // A node that is already a child here is only a reference or is being replaced. Nodes of other documents are of
      // other classes.
      for (const node of given as (Node | undefined)[])
        if (node?.nodeType && node.parentNode !== self) holdIn(guard, node);
    });
  }
  watchText(guard, watchNodes(guard));
  return true;
}
