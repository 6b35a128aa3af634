/** Owns reading attributes and scripts that hold JSON. */

/** The object in an attribute; undefined when it is missing or broken. */
export function json(element: Element, name: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(element.getAttribute(name) ?? '');
    return value instanceof Object ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The value in a JSON script; undefined when it is broken, or when the element is not a JSON script. */
export function scriptJson(element: Element): unknown {
  try {
    return element.matches('script') ? JSON.parse(element.textContent ?? '') : undefined;
  } catch {
    return undefined;
  }
}
