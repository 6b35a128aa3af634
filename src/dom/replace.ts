/** Owns replacing the server's HTML. The focus stays on the same control, or near it. */
import { moveFocus } from './focus';
import { keysOf } from './key';

const FOCUSABLE = 'a[href],button,input,select,textarea';

/** Replaces an element with nodes. If the focus was inside, it moves to the same control, else to the first one. */
export function replaceElement(element: Element, nodes: readonly ChildNode[]): void {
  const { activeElement } = document;
  const hadFocus = activeElement && element.contains(activeElement);
  element.replaceWith(...nodes);
  if (!hadFocus) return;
  const fresh = nodes.filter((node) => node instanceof HTMLElement);
  const find = (selector: string) => fresh.map((node) => node.querySelector<HTMLElement>(selector)).find(Boolean);
  const heir = [...keysOf(activeElement), FOCUSABLE].map(find).find(Boolean) ?? fresh[0];
  if (!heir) return;
  if (heir.tabIndex < 0) heir.tabIndex = -1;
  moveFocus(heir);
}
