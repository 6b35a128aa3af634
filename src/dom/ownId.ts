/** Owns ids that others can point at: plugins print the same one several times on a page. */

/** The first free one; each chunk has this module for itself, so that no counter would do. */
function freeId(): string {
  let number = 1;
  while (document.getElementById(`shop-islands-${number}`)) number++;
  return `shop-islands-${number}`;
}

/** The element's id, a new one if it has none or shares it. */
export function ownId(element: Element): string {
  const isShared = () => document.querySelectorAll(`[id="${CSS.escape(element.id)}"]`).length > 1;
  if (!element.id || isShared()) element.id = freeId();
  return element.id;
}
