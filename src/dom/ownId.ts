/** Owns ids that other elements can refer to. Plugins print the same id several times on a page. */

/** The first free id. A counter would not do, because each chunk has its own copy of this module. */
function freeId(): string {
  let number = 1;
  while (document.getElementById(`shop-islands-${number}`)) number++;
  return `shop-islands-${number}`;
}

/** The element's id. The element gets a new one if it has none or shares it. */
export function ownId(element: Element): string {
  const isShared = () => document.querySelectorAll(`[id="${CSS.escape(element.id)}"]`).length > 1;
  if (!element.id || isShared()) element.id = freeId();
  return element.id;
}
