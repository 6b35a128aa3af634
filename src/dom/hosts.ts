/**
 * Owns finding an island's hosts: by `data-island`, which may name several islands, and by the markup that plugins
 * print.
 */

/**
 * The selector of hosts whose `data-island` names an island that does not exist. @param kinds with the selectors of
 * their hosts
 */
export const unknownName = (kinds: readonly { selector: string }[]) =>
  `[data-island]${kinds.map(({ selector }) => `:not(${selector})`).join('')}`;

/** The selector of every host of an island, given its row. */
export const selectorOf = ({ name, match }: { name: string; match?: string | readonly string[] }) =>
  `[data-island~="${name}"]${match ? `,${match}` : ''}`;
