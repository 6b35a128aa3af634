/** Owns reading a widget's README. */
import { readFileSync } from 'node:fs';

/** The whole text. */
export const readmeOf = (widget) => readFileSync(`widgets/${widget}/README.md`, 'utf8');

/** The first paragraph of a widget's README as plain text: links and code become their words. */
export function paragraphOf(widget) {
  const [, , paragraph = ''] = readmeOf(widget).split('\n');
  return paragraph.replace(/\[([^\]]+)\]\([^)]+\)|`([^`]+)`/g, '$1$2');
}
