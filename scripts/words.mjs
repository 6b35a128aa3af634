/**
 * Splits a command's words.
 * @param {readonly string[]} words names of steps, then options
 * @returns {{ names: string[], options: string[] }} the options, from the first word on that begins with a dash, are
 * the last step's
 */
export function splitWords(words) {
  const first = words.findIndex((word) => word.startsWith('-'));
  const end = first < 0 ? words.length : first;
  return { names: words.slice(0, end), options: words.slice(end) };
}
