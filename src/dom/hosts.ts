/** Owns how an island's hosts are found: by `data-island`, which may name several, and by the markup that plugins print. */

/** Matches every host of an island. @param row its row in the registry */
export const selectorOf = ({ name, match }: { name: string; match?: string | readonly string[] }) => `[data-island~="${name}"]${match ? `,${match}` : ''}`;
