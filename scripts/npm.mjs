/** Runs npm. If npm has started this process, runs that same npm. */
import { execFileSync } from 'node:child_process';

/**
 * Runs npm, and returns what it prints.
 * @param {readonly string[]} words
 * @param {string} [cwd] the folder that it works in
 */
export function npm(words, cwd) {
  const own = process.env.npm_execpath;
  const [command, first] = own ? [process.execPath, [own]] : ['npm', []];
  return execFileSync(command, [...first, ...words], {
    cwd,
    encoding: 'utf8',
    // Node prints a warning if the environment both forces colours and forbids them.
    env: process.env.NO_COLOR ? { ...process.env, FORCE_COLOR: undefined } : process.env,
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
  // Some versions of npm print a list, others an object by name.
  return Array.isArray(told) ? told[0] : Object.values(told)[0];
}
