/** Finds JSON in a text that goes on after it. Pure. */

/** The object or list that a text begins with; "" where it does not end. */
export function firstJson(text: string): string {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '{' || token === '[') depth++;
    else if ((token === '}' || token === ']') && --depth === 0) return text.slice(0, index + 1);
  }
  return '';
}
