/** Owns ids that other elements can refer to. Plugins print the same id several times on a page. */

/** The first free id. A counter would not do, because each chunk has its own copy of this module. */
function freeId(): string {
  let number = 1;
  while (document.getElementById(`shop-islands-${number}`)) number++;
  return `shop-islands-${number}`;
}

/** True when another element of the page has the same id. */
export const isIdShared = ({ id }: Element): boolean =>
  document.querySelectorAll(`[id="${CSS.escape(id)}"]`).length > 1;

/** The element's id. The element gets a new one if it has none or shares it. */
export function ownId(element: Element): string {
  if (!element.id || isIdShared(element)) element.id = freeId();
  return element.id;
}
