/** Owns finding JSON at the beginning of a longer text. Pure. */

/** The object or list at the beginning of a text; "" when its end is missing. */
export function firstJson(text: string): string {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '{' || token === '[') depth++;
    else if ((token === '}' || token === ']') && --depth === 0) return text.slice(0, index + 1);
  }
  return '';
}
