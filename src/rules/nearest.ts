/** Owns the question which known name somebody may have meant. */

/** How many single changes lead from one word to the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++)
      next[j] = Math.min(
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
        (row[j - 1] as number) + Number(from[i - 1] !== to[j - 1]),
      );
    row = next;
  }
  return row[to.length] as number;
}

/**
 * The known name that is at most two single changes away from `name`, and the closest of those; undefined where none
 * is.
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const found = [...known]
    .map((one) => [distance(one.toLowerCase(), name.toLowerCase()), one] as const)
    .filter(([changes]) => changes <= 2);
  return found.sort(([one], [other]) => one - other)[0]?.[1];
}
