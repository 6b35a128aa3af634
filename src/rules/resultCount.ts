/** Owns the numbers in a result count, whatever language its words are in. Pure. */

const numbersIn = (words: string): number[] => (words.match(/\d+/g) ?? []).map(Number);

/** How many products there are in all: the greatest number; undefined where there is none. */
export function totalIn(words: string): number | undefined {
  const numbers = numbersIn(words);
  return numbers.length ? Math.max(...numbers) : undefined;
}

/**
 * The words for a page that was put behind others: "Showing 13–24 of 44 results" after "Showing 1–12 of 44 results" is
 * "Showing 1–24 of 44 results".
 */
export function joinedCount(before: string, after: string): string {
  const [first, next] = [before, after].map((words) => Math.min(...numbersIn(words))) as [number, number];
  return Number.isFinite(first) && first < next ? after.replace(/\d+/g, replaceOnce(String(next), String(first))) : after;
}

/** Only the first of equal numbers is where a range begins: "25–25 of 25". */
function replaceOnce(wanted: string, replacement: string): (found: string) => string {
  let isDone = false;
  return (found) => {
    if (isDone || found !== wanted) return found;
    isDone = true;
    return replacement;
  };
}
