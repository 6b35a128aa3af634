/** Reads PHP-style form fields. */

export type Form = URLSearchParams;

/** Reads a url-encoded body. */
export const readForm = (body: string): Form => new URLSearchParams(body);

/** Fields of the shape `cart[key][qty]`, as pairs of key and quantity. */
export const quantitiesIn = (form: Form): [string, number][] =>
  [...form].flatMap(([name, value]) => {
    const key = name.match(/^cart\[(\w+)\]\[qty\]$/)?.[1];
    return key ? [[key, Number.parseFloat(value)] as [string, number]] : [];
  });

/** Fields of the shape `quantity[135]`, as pairs of product and quantity. */
export const quantitiesOf = (form: Form): [number, number][] =>
  [...form].flatMap(([name, value]) => {
    const id = name.match(/^quantity\[(\d+)\]$/)?.[1];
    return id ? [[Number(id), Number.parseFloat(value) || 0] as [number, number]] : [];
  });

/** Fields of the shape `selectedData[0][]`, which come in pairs: attribute name and value. */
export function pairsIn(form: Form, field: string): [string, string][] {
  const groups = new Map<string, string[]>();
  for (const [name, value] of form) {
    const index = name.match(/^(\w+)\[(\d+)\]\[\d*\]$/);
    if (index?.[1] !== field) continue;
    const group = groups.get(index[2] as string) ?? [];
    groups.set(index[2] as string, [...group, value]);
  }
  return [...groups.values()].map(([name = '', value = '']) => [name, value]);
}

/** Makes text safe in HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
