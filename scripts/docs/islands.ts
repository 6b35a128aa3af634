/** Makes docs/islands.md, from the islands' rows and the first sentence of each README. */
import { existsSync } from 'node:fs';
import { allIslands } from '../../widgets/allIslands';
import { paragraphOf } from '../widgetReadme.mjs';

const INTRODUCTION = `# Islands

The README of an island is its contract: markup, attributes, events, states, and how it differs from the original script.

"React" says that the island has a React view; React is fetched when the view is first needed. All other islands work on the server's own elements.
`;

const sentenceOf = (widget: string) => {
  const paragraph = paragraphOf(widget);
  return paragraph.match(/^.*?\.(?=\s|$)/)?.[0] ?? paragraph;
};

/** The page's text, islands from A to Z. */
export function islandsPage(): string {
  const rows = [...allIslands]
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(
      ({ name }) =>
        `| [${name}](../widgets/${name}/README.md) | ${sentenceOf(name)} | ${existsSync(`widgets/${name}/View.tsx`) ? 'yes ' : ''}|`,
    );
  return `${INTRODUCTION}\n| Island | What it does | React |\n|---|---|---|\n${rows.join('\n')}\n`;
}
