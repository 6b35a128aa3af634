/**
 * Owns reading a page's globals. For a global that nobody has set, the browser returns an element with that `id`, or a
 * form, picture or frame with that `name`: `<h2 id="jQuery">` would look like jQuery. Only a global that a script has
 * set is the window's own property.
 */

/** A global that a script of the page has set; undefined when none has. */
export const ownGlobal = <Value>(name: string): Value | undefined =>
  Object.hasOwn(window, name) ? (window as unknown as Record<string, Value>)[name] : undefined;

/** A global function that a script of the page has set; undefined for any other value. */
export function ownFunction<Value extends (...args: never[]) => unknown>(name: string): Value | undefined {
  const value = ownGlobal<unknown>(name);
  return typeof value === 'function' ? (value as Value) : undefined;
}

/** Sets a global, unless a script of the page has set it already. Returns the value that the global has then. */
export function defaultGlobal<Value>(name: string, value: Value): Value {
  const set = ownGlobal<Value | null>(name);
  if (set !== undefined && set !== null) return set;
  (window as unknown as Record<string, Value>)[name] = value;
  return value;
}
