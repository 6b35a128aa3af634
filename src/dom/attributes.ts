/** Owns reading of attributes: a value, or undefined where there is none or it is broken. Nothing here throws. */

export const text = (element: Element, name: string): string => element.getAttribute(name)?.trim() ?? '';

/** A number such as `min="0.5"`; undefined when it is missing or no number. */
export function number(element: Element, name: string): number | undefined {
  const value = Number(text(element, name) || Number.NaN);
  return Number.isNaN(value) ? undefined : value;
}
