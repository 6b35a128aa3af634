/**
 * Owns keeping the server's values while a variation's values replace them: in `data-o_{attribute}` and
 * `data-o_content`.
 */

const nameOf = (attribute: string) => `data-o_${attribute}`;

/** Sets attributes and keeps their originals. False or an empty value removes an attribute. */
export function setAttributes(element: Element, values: Record<string, unknown>): void {
  for (const [attribute, value] of Object.entries(values)) {
    const kept = nameOf(attribute);
    if (!element.hasAttribute(kept)) element.setAttribute(kept, element.getAttribute(attribute) ?? '');
    const next = value === undefined || value === null || value === false ? null : String(value);
    // Equal values are not written again, because galleries watch the attributes.
    if (next === element.getAttribute(attribute)) continue;
    if (next === null) element.removeAttribute(attribute);
    else element.setAttribute(attribute, next);
  }
}

/** Puts the originals back. */
export function resetAttributes(element: Element): void {
  for (const kept of element.getAttributeNames()) {
    if (!kept.startsWith('data-o_') || kept === nameOf('content')) continue;
    resetAttribute(element, kept.slice(7));
  }
}

/** Puts one original back. */
export function resetAttribute(element: Element, attribute: string): void {
  const original = element.getAttribute(nameOf(attribute));
  if (original !== null && original !== (element.getAttribute(attribute) ?? ''))
    element.setAttribute(attribute, original);
}

/** Shows a text in place of the original, or without one the original. */
export function setText(element: Element, text?: string): void {
  const kept = nameOf('content');
  if (text) {
    if (!element.hasAttribute(kept)) element.setAttribute(kept, element.textContent ?? '');
    element.textContent = text;
  } else if (element.hasAttribute(kept)) element.textContent = element.getAttribute(kept);
}
