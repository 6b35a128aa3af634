/** Owns reading of attributes and scripts that hold JSON. */

/** The attribute's object; undefined where there is none or it is broken. */
export function json(element: Element, name: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(element.getAttribute(name) ?? '');
    return value instanceof Object ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What a JSON script holds; undefined where it is broken, or the element is another one. */
export function scriptJson(element: Element): unknown {
  try {
    return element.matches('script') ? JSON.parse(element.textContent ?? '') : undefined;
  } catch {
    return undefined;
  }
}
