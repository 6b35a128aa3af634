/** Reads PHP-style form fields. */

export type Form = URLSearchParams;

export const readForm = (body: string): Form => new URLSearchParams(body);

/** Fields of the shape `cart[key][qty]`, as pairs of key and quantity. */
export const quantitiesIn = (form: Form): [string, number][] =>
  [...form].flatMap(([name, value]) => {
    const key = name.match(/^cart\[(\w+)\]\[qty\]$/)?.[1];
    return key ? [[key, Number.parseFloat(value)] as [string, number]] : [];
  });

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
