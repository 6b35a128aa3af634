/** Owns where a key of a combobox's text field leads among its options (APG). Pure. */

/**
 * The option that a key leads to, round the ends; undefined for a key that is the text field's own.
 * @param active index of the highlighted option; -1 for none
 * @param isGrid in a grid, Home and End lead to the ends too while a row is highlighted; else they move in the text
 */
export function optionAfter(key: string, active: number, count: number, isGrid: boolean): number | undefined {
  if (!count) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active < 1 ? count : active) - 1;
  if (!isGrid || active < 0) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
