/** Owns watching the rare ways by which an element gets an address: attribute nodes, HTML, and insertion with an address. */
import { before } from './before';
import { comeAgain, isHoldable } from './hold';
import { watchText } from './text';
import type { Guard } from './types';
import { takes } from './watch';

/** The methods that insert nodes into others. */
const INSERTING = /^(append|prepend|insert|replace|before|after|moveBefore)/;

/** Takes the addresses from the scripts and frames at and below a node, as far as they must wait. @param isParsed the node has come as HTML */
function keepIn({ keep }: Guard, node: Node, isParsed?: boolean): void {
  for (const element of [node, ...((node as Partial<Element>).querySelectorAll?.('script,iframe') ?? [])]) {
    if (!isHoldable(element)) continue;
    const address = element.getAttribute('src');
    // Browsers do not run scripts of these types. Frames have no type.
    const { type } = element as HTMLScriptElement;
    if (!address || /plain|blocked/.test(type) || !keep(element, address, isParsed)) continue;
    element.removeAttribute('src');
    if (element instanceof HTMLIFrameElement) comeAgain(element);
    else {
      // Without its address, the browser would run the text inside the script.
      element.dataset.type = type;
      element.type = 'text/plain';
    }
  }
}

/** Calls back with each node that is added to the page. */
export function watchNodes(run: (node: Node) => void): void {
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(run);
  }).observe(document, { childList: true, subtree: true });
}

/** Makes a guard watch the rare ways too. Returns false when it did so already. */
export function watchRest(guard: Guard): boolean {
  if (guard.isWhole) return false;
  guard.isWhole = true;
  before(Element.prototype, 'setAttributeNS', (element, [, name, value]) => takes(guard, element, name, value));
  for (const method of ['setAttributeNode', 'setAttributeNodeNS']) {
    before(Element.prototype, method, (element, [attribute]) => takes(guard, element, (attribute as Attr).name, (attribute as Attr).value));
  }
  before(Attr.prototype, 'value', (attribute, [value]) => takes(guard, (attribute as Attr).ownerElement, (attribute as Attr).name, value));
  for (const { prototype } of [Node, Element, CharacterData, Document, DocumentFragment, Range]) {
    for (const method of Object.getOwnPropertyNames(prototype).filter((name) => INSERTING.test(name))) {
      before(prototype, method, (self, given) => {
        // A node that is already a child here is only a reference or is being replaced.
        for (const node of given) if (node instanceof Node && node.parentNode !== self) keepIn(guard, node);
      });
    }
  }
  watchText();
  watchNodes((node) => keepIn(guard, node, true));
  return true;
}
