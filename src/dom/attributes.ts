/** Owns reading attributes: gives the value, or undefined when it is missing or broken. Nothing here throws. */

export const text = (element: Element, name: string): string => element.getAttribute(name)?.trim() ?? '';

/** The number in an attribute such as `min="0.5"`; undefined when the attribute is missing or holds no number. */
export function number(element: Element, name: string): number | undefined {
  const value = Number(text(element, name) || Number.NaN);
  return Number.isNaN(value) ? undefined : value;
}
