/** Owns holding scripts and frames that have an address already, in what comes into the page. */
import { notice } from '../consent/providers';
import { ADDRESSES, comeAgain, isHoldable } from './elements';
import type { Guard } from './types';

/** Elements that have been looked at when they came. */
const looked = new WeakSet<Element>();

/** True for an element that nobody has looked at yet. */
export const isNew = (element: Element): boolean => !looked.has(element);

/**
 * Takes the addresses from the scripts and frames at and below a node, as far as they must wait.
 * @param isParsed the node has come as HTML
 * @param which only these elements
 */
export function holdIn({ keep }: Guard, node: Node, isParsed?: boolean, which = 'script,iframe'): void {
  const below = (node as Partial<Element>).firstElementChild ? (node as Element).querySelectorAll(which) : [];
  for (const element of [node, ...below]) {
    if (!isHoldable(element)) continue;
    looked.add(element);
    notice(element);
    // Frames have no type.
    const { type } = element as HTMLScriptElement;
    const name = ADDRESSES.find((one) => element.getAttribute(one));
    // Browsers do not run scripts of these types.
    if (!name || /plain|blocked/.test(type) || !keep(element, element.getAttribute(name), isParsed)) continue;
    element.removeAttribute(name);
    if (element.localName === 'iframe') comeAgain(element);
    else {
      // Without its address, the browser would run the text inside the script.
      element.dataset.type = type;
      (element as HTMLScriptElement).type = 'text/plain';
    }
  }
}
