/** Owns reading what a widget's README says first. */
import { readFileSync } from 'node:fs';

/** The first paragraph of a widget's README as plain text: links and code become their words. */
export function paragraphOf(widget) {
  const [, , paragraph = ''] = readFileSync(`widgets/${widget}/README.md`, 'utf8').split('\n');
  return paragraph.replace(/\[([^\]]+)\]\([^)]+\)|`([^`]+)`/g, '$1$2');
}
