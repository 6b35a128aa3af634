/** Owns the numbers in the text of a result count, in any language. Pure. */

const numbersIn = (words: string): number[] => (words.match(/\d+/g) ?? []).map(Number);

/** The total number of products: the greatest number in the text; undefined without a number. */
export function totalIn(words: string): number | undefined {
  const numbers = numbersIn(words);
  return numbers.length ? Math.max(...numbers) : undefined;
}

/**
 * The count of two joined pages: "Showing 1–12 of 44 results" and "Showing 13–24 of 44 results" become "Showing 1–24 of
 * 44 results".
 */
export function joinedCount(before: string, after: string): string {
  const [first, next] = [before, after].map((words) => Math.min(...numbersIn(words))) as [number, number];
  return Number.isFinite(first) && first < next
    ? after.replace(/\d+/g, replaceOnce(String(next), String(first)))
    : after;
}

/** Makes a replacer for the first of equal numbers, because a range begins with the first: "25–25 of 25". */
function replaceOnce(wanted: string, replacement: string): (found: string) => string {
  let isDone = false;
  return (found) => {
    if (isDone || found !== wanted) return found;
    isDone = true;
    return replacement;
  };
}
