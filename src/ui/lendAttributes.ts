/** Owns attributes that stand on a server's element for a while. */

/** Attributes by name, as JSX takes them too; undefined leaves what is there. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Sets attributes on an element of the server's. Returns what gives back those that were there before; an attribute that
 * somebody else has changed since stays as it is.
 */
export function lendAttributes(element: Element, attributes: Attributes): () => void {
  const lent = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value: String(value), before: element.getAttribute(name) }],
  );
  for (const { name, value } of lent) element.setAttribute(name, value);
  return () => {
    for (const { name, value, before } of lent) {
      if (element.getAttribute(name) !== value) continue;
      if (before === null) element.removeAttribute(name);
      else element.setAttribute(name, before);
    }
  };
}
