/** Owns how the scripts write a table in Markdown. */

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table's text, without a line break at its end. Cells are Markdown already. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
