/** Finds the custom properties that a theme may set in the guide's table, which a test holds to the styles. */

/** A row of the table. */
export interface TokenRow {
  names: string[];
  /** What they are for. */
  use: string;
}

export const tokenRows = (guide: string): TokenRow[] =>
  [...guide.matchAll(/^\| (`--shop-islands-[^|]*) \| (.*) \|$/gm)].map(([, names = '', use = '']) => ({
    names: [...names.matchAll(/`(--shop-islands-[\w-]+)`/g)].map(([, name = '']) => name),
    use,
  }));

export const tokensIn = (guide: string): string[] => tokenRows(guide).flatMap(({ names }) => names);
