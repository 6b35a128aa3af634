/** The words that the parts of the guard and the consent island share. Types only. */

/** What can be held. */
export type Held = HTMLScriptElement | HTMLIFrameElement;

/** A page's one guard. It stands at `window[GUARD]`. */
export interface Guard {
  /** What may start: the guard asks no more about it. */
  released: WeakSet<Element>;
  /**
   * True where an element must not get an address now; the address is kept then.
   * @param isParsed the element has come as HTML
   */
  keep(element: Held, address: unknown, isParsed?: boolean): boolean;
  /** True once every way is watched that can be. */
  isWhole?: boolean;
}
