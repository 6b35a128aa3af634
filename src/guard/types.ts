/** The types that the parts of the guard and the consent island share. Types only. */

/** The elements that a guard can hold. */
export type Held = HTMLScriptElement | HTMLIFrameElement | SVGScriptElement;

/** A page's one guard, at `window[GUARD]`. */
export interface Guard {
  /** The elements that may start; the guard no longer checks them. */
  released: WeakSet<Element>;
  /**
   * Returns true when an element must not get an address now. The guard then keeps the address.
   * @param isParsed the element has come as HTML
   */
  keep(element: Held, address: unknown, isParsed?: boolean): boolean;
  /** The elements and addresses that wait for the guard's code; undefined once that code is there. */
  waiting?: [element: Held, address: unknown][] | undefined;
  /** Runs when nodes have come into the page. */
  onNodes?(): void;
  /** True once the guard watches every way that it can watch. */
  isWhole?: boolean;
}
