/** Finds the custom properties that a theme may set in the guide's table, which a test holds to the styles. */
export const tokensIn = (guide: string): string[] =>
  [...guide.matchAll(/^\| (`--.*) \|$/gm)].flatMap(([, row = '']) => [...row.matchAll(/`(--shop-islands-[\w-]+)`/g)].map(([, name = '']) => name));
