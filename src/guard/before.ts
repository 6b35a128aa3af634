/** Owns looking first: at what the page's scripts give to a method or a property of the browser. */

/** Is handed what a method is called on and with, or what a property is set to. True: the browser must not hear of it. */
type Look = (self: unknown, given: unknown[]) => boolean | void;

/** Has `look` look at each call of a method, or setting of a property, that `owner` has itself. */
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
