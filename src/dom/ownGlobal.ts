/**
 * Owns reading a page's globals. The browser lets an element with an `id`, and a form, picture or frame with a `name`,
 * stand in for a global that nobody has set: `<h2 id="jQuery">` would be taken for jQuery. What a script has set is the
 * window's own property; an element never is.
 */

/** A global that a script of the page has set; undefined where nobody has. */
export const ownGlobal = <Value>(name: string): Value | undefined =>
  Object.hasOwn(window, name) ? (window as unknown as Record<string, Value>)[name] : undefined;

/** The same for a function; undefined for anything else. */
export function ownFunction<Value extends (...args: never[]) => unknown>(name: string): Value | undefined {
  const value = ownGlobal<unknown>(name);
  return typeof value === 'function' ? (value as Value) : undefined;
}

/** Sets a global, unless a script of the page has set it already. Returns the page's. */
export function defaultGlobal<Value>(name: string, value: Value): Value {
  const set = ownGlobal<Value | null>(name);
  if (set !== undefined && set !== null) return set;
  (window as unknown as Record<string, Value>)[name] = value;
  return value;
}
