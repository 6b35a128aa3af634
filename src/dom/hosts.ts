/** Owns finding an island's hosts: by `data-island`, which may name several islands, and by the markup that plugins print. */

/** Matches every host of an island. @param row its row in the registry */
export const selectorOf = ({ name, match }: { name: string; match?: string | readonly string[] }) => `[data-island~="${name}"]${match ? `,${match}` : ''}`;
