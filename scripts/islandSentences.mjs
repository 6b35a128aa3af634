/** Owns what the WordPress plugin says of each island. */
import { readdirSync } from 'node:fs';
import { paragraphOf } from './widgetReadme.mjs';

/** The first sentence of a widget's README. */
function sentenceOf(widget) {
  const paragraph = paragraphOf(widget);
  return (paragraph.match(/^.*?[.:](?=\s|$)/)?.[0] ?? paragraph).replace(/:$/, '.');
}

/** Each island's name and sentence, from A to Z. */
export const islandSentences = () =>
  readdirSync('widgets', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => [name, sentenceOf(name)]);
