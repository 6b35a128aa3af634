/** Runs npm: the one that runs this, if there is one. */
import { execFileSync } from 'node:child_process';

/**
 * Runs npm, and gives what it prints.
 * @param {readonly string[]} words
 * @param {string} [cwd] the folder that it works in
 */
export function npm(words, cwd) {
  const own = process.env.npm_execpath;
  const [command, first] = own ? [process.execPath, [own]] : ['npm', []];
  return execFileSync(command, [...first, ...words], {
    cwd,
    encoding: 'utf8',
    shell: !own && process.platform === 'win32',
  });
}

/**
 * Packs the package in the working folder.
 * @param {...string} options of `npm pack`
 * @returns what npm tells: `filename`, `size`, and the `files` with their `path`
 */
export function npmPack(...options) {
  const told = JSON.parse(npm(['pack', '--json', '--ignore-scripts', ...options]));
  // A list, or by name: versions of npm differ.
  return Array.isArray(told) ? told[0] : Object.values(told)[0];
}
