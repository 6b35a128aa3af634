/** Finds the modules of the npm package. */
import { readFileSync } from 'node:fs';

/**
 * A module of a folder, and the modules beside it that it needs, at once or later, by name.
 * @param {string} folder
 * @param {string} name such as `index.js`
 * @param {Set<string>} [found] gets the names
 * @returns {Set<string>}
 */
export function modulesOf(folder, name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(`${folder}/${name}`, 'utf8');
  for (const [, other] of text.matchAll(/"\.\/([\w-]+\.js)"/g)) modulesOf(folder, other, found);
  return found;
}
