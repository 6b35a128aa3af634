/**
 * Owns updating the page to new server HTML around nodes that stay. An element stays on the page if the server prints
 * it as before and it has an id or is a gateway's box: the frames and fields of payment scripts in it must survive.
 */
import { BOX } from '../contract';

const KEYED = `[id], ${BOX}`;

/** Finds the same element in another version of the HTML. */
function keyOf(element: Element): string {
  if (element.id) return `#${CSS.escape(element.id)}`;
  return [
    BOX,
    ...[...element.classList]
      .filter((name) => name.startsWith('payment_method_'))
      .map((name) => `.${CSS.escape(name)}`),
  ].join('');
}

/**
 * The attributes by which the server marks the chosen gateway. They do not make an element differ, and the shopper's
 * own choice stays.
 */
const MOVES = ['style', 'hidden', 'checked'];

const withoutChoice = (element: Element): Element => {
  const copy = element.cloneNode(true) as Element;
  for (const name of MOVES) copy.removeAttribute(name);
  return copy;
};

const isPrintedAlike = (one: Element, other: Element): boolean => withoutChoice(one).isEqualNode(withoutChoice(other));

const attributesOf = (element: Element) =>
  element.getAttributeNames().filter((name) => name !== 'class' && !MOVES.includes(name));

/** True when `live` contains all of `next`. Scripts may have added more to `live`. */
function holds(live: Element, next: Element): boolean {
  if (
    live.localName !== next.localName ||
    attributesOf(next).some((name) => live.getAttribute(name) !== next.getAttribute(name))
  )
    return false;
  if ([...next.classList].some((name) => !live.classList.contains(name))) return false;
  if (!next.children.length && next.textContent?.trim()) return live.textContent?.trim() === next.textContent.trim();
  const rest = [...live.children];
  return [...next.children].every((child) => {
    const found = rest.findIndex((one) => holds(one, child));
    rest.splice(0, found + 1);
    return found >= 0;
  });
}

type Twins = Map<Element, Element>;

/** The elements that stay, by their new versions; only the outermost ones. */
function findTwins(live: Element, next: Element, last: Element | undefined): Twins {
  const twins: Twins = new Map();
  for (const element of next.querySelectorAll(KEYED)) {
    if ([...twins.keys()].some((outer) => outer.contains(element))) continue;
    const twin = live.querySelector(keyOf(element));
    const before = last?.querySelector(keyOf(element));
    if (twin && (last ? before && isPrintedAlike(before, element) : holds(twin, element))) twins.set(element, twin);
  }
  return twins;
}

/** The child of `parent` that belongs in the place of `child`: an element that stays, or one that contains it. */
function counterpart(parent: Element, child: ChildNode, twins: Twins): ChildNode | undefined {
  const own = twins.get(child as Element);
  const held = own ?? [...twins].find(([element]) => child.contains(element))?.[1];
  const node = held && [...parent.childNodes].find((one) => one.contains(held));
  const isAlike = own || (node !== held && (node as Element | undefined)?.localName === (child as Element).localName);
  return isAlike ? node : undefined;
}

function copyAttributes(live: Element, next: Element): void {
  for (const name of live.getAttributeNames()) if (!next.hasAttribute(name)) live.removeAttribute(name);
  for (const name of next.getAttributeNames()) {
    if (name !== 'style' && live.getAttribute(name) !== next.getAttribute(name))
      live.setAttribute(name, next.getAttribute(name) as string);
  }
}

function patchChildren(live: Element, next: Element, twins: Twins, added: ChildNode[]): void {
  let cursor: ChildNode | null = live.firstChild;
  const clearUpTo = (end: ChildNode | null) => {
    while (cursor && cursor !== end) {
      const gone: ChildNode = cursor;
      cursor = cursor.nextSibling;
      gone.remove();
    }
  };
  for (const child of [...next.childNodes]) {
    const node = counterpart(live, child, twins);
    const isAhead =
      node && cursor && (node === cursor || cursor.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING);
    if (!node || !isAhead) {
      live.insertBefore(child, cursor);
      added.push(child);
      continue;
    }
    clearUpTo(node);
    if (!twins.has(child as Element)) {
      copyAttributes(node as Element, child as Element);
      patchChildren(node as Element, child as Element, twins, added);
    }
    cursor = node.nextSibling;
  }
  clearUpTo(null);
}

/**
 * Updates `live` to the content of `next`.
 * @param last the server's former HTML of `live`. Without it, the code guesses which nodes scripts have added
 * @returns the new nodes
 */
export function patchAround(live: Element, next: Element, last?: Element): ChildNode[] {
  const added: ChildNode[] = [];
  const twins = findTwins(live, next, last);
  copyAttributes(live, next);
  patchChildren(live, next, twins, added);
  return added;
}
