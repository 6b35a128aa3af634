/**
 * How every command begins: with a Node that is new enough, and with its packages. If something is in the way, prints
 * one sentence about it. A Node that is too old has to read this file and its imports too, so they keep to old syntax.
 */
import { readFileSync } from 'node:fs';
import { installWhatIsMissing } from './install.mjs';
import { Refusal } from './refusal.mjs';

/**
 * Says that Node is too old; undefined where it is not.
 * @param {string} version such as `20.11.1`
 * @param {string} wanted such as `>=20.12`
 */
export function nodeProblem(version, wanted) {
  const oldest = wanted.replace('>=', '');
  const [major, minor] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = oldest.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  return `This needs Node ${oldest} or newer, and this is Node ${version}: install a newer one from nodejs.org.`;
}

/**
 * Installs missing packages, and runs the work. Ends with exit code 1 if a `Refusal` is thrown.
 * @param {() => Promise<unknown>} work imports its packages itself, because they may be missing before
 */
export async function begin(work) {
  try {
    const problem = nodeProblem(process.versions.node, JSON.parse(readFileSync('package.json', 'utf8')).engines.node);
    if (problem) throw new Refusal(problem);
    installWhatIsMissing();
    await work();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
