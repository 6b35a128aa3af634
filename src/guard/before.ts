/** Owns checking values before the page's scripts pass them to a method or property of the browser. */

/**
 * Gets the object and the arguments of a call, or the value that a property is set to. Returns true to keep it from the
 * browser.
 */
type Look = (self: unknown, given: unknown[]) => unknown;

/** Makes `look` check each call of the owners' own methods, and each new value of their own properties. */
export function before(owners: readonly object[], names: readonly string[], look: Look): void {
  for (const owner of owners) {
    for (const name of names) {
      const own = Object.getOwnPropertyDescriptor(owner, name);
      const key = own?.set ? 'set' : 'value';
      const native = own?.[key];
      if (!native) continue;
      Object.defineProperty(owner, name, {
        ...own,
        [key](this: unknown, ...given: unknown[]) {
          return look(this, given) ? undefined : native.apply(this, given);
        },
      });
    }
  }
}
