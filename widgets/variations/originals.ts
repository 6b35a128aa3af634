/** Owns what the server printed while a variation's values stand in its place: in `data-o_{attribute}` and `data-o_content`. */

const nameOf = (attribute: string) => `data-o_${attribute}`;

/** Sets attributes, and keeps their originals; false and nothing take one away. */
export function setAttributes(element: Element, values: Record<string, unknown>): void {
  for (const [attribute, value] of Object.entries(values)) {
    const kept = nameOf(attribute);
    if (!element.hasAttribute(kept)) element.setAttribute(kept, element.getAttribute(attribute) ?? '');
    const next = value === undefined || value === null || value === false ? null : String(value);
    // Those that stay the same are not touched: galleries watch them.
    if (next === element.getAttribute(attribute)) continue;
    if (next === null) element.removeAttribute(attribute);
    else element.setAttribute(attribute, next);
  }
}

/** Puts the originals back. */
export function resetAttributes(element: Element): void {
  for (const kept of element.getAttributeNames()) {
    if (!kept.startsWith('data-o_') || kept === nameOf('content')) continue;
    const attribute = kept.slice(7);
    const original = element.getAttribute(kept) as string;
    if (original !== (element.getAttribute(attribute) ?? '')) element.setAttribute(attribute, original);
  }
}

/** Shows a text in the place of the original; without one, the original. */
export function setText(element: Element, text?: string): void {
  const kept = nameOf('content');
  if (text) {
    if (!element.hasAttribute(kept)) element.setAttribute(kept, element.textContent ?? '');
    element.textContent = text;
  } else if (element.hasAttribute(kept)) element.textContent = element.getAttribute(kept);
}
