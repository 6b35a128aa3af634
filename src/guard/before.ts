/** Owns checking values before the page's scripts pass them to a method or property of the browser. */

/** Gets the object and the arguments of a call, or the value that a property is set to. Returns true to keep it from the browser. */
type Look = (self: unknown, given: unknown[]) => boolean | void;

/** Makes `look` check each call of a method, or each new value of a property, that is `owner`'s own. */
export function before(owner: object, name: string, look: Look): void {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  const key = own?.set ? 'set' : 'value';
  const native = own?.[key];
  if (!native) return;
  Object.defineProperty(owner, name, {
    ...own,
    [key](this: unknown, ...given: unknown[]) {
      return look(this, given) ? undefined : native.apply(this, given);
    },
  });
}
