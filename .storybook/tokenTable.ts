/**
 * Reads the custom properties that a theme may set from the guide's table. A test compares that table with the styles.
 */

/** A row of the table. */
export interface TokenRow {
  names: string[];
  /** The purpose of the properties. */
  use: string;
}

export const tokenRows = (guide: string): TokenRow[] =>
  [...guide.matchAll(/^\| (`--shop-islands-[^|]*) \| (.*) \|$/gm)].map(([, names = '', use = '']) => ({
    names: [...names.matchAll(/`(--shop-islands-[\w-]+)`/g)].map(([, name = '']) => name),
    use,
  }));

export const tokensIn = (guide: string): string[] => tokenRows(guide).flatMap(({ names }) => names);
