/**
 * How every command begins: with a Node that is new enough, and with its packages. What is in the way is said in one
 * sentence. This file and what it imports are read by a Node that is too old as well, so they keep to old syntax.
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
 * Installs what is missing, and works. Ends with an exit code of 1 where that is refused.
 * @param {() => Promise<unknown>} work imports what it needs itself
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
