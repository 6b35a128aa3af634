/** Owns reading of attributes that hold JSON. */

/** The attribute's object; undefined where there is none or it is broken. */
export function json(element: Element, name: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(element.getAttribute(name) ?? '');
    return value instanceof Object ? value : undefined;
  } catch {
    return undefined;
  }
}
