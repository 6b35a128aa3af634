/** Installs the packages that package-lock.json names, if they are not there. Needs only Node. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Refusal } from './refusal.mjs';

const MARK = 'node_modules/.lock-hash';
/**
 * npm's error codes when no server answers. npm retries only once, so that a machine without a network fails quickly.
 */
const UNREACHED = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH/;
/** npm's error code when its cache knows a package, but not yet the version. */
const TOO_OLD = /code ETARGET/;
const WORDS = [
  'install',
  '--no-save',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=1000',
];

const wanted = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

/**
 * Runs `npm install` if the lock file has changed since the last time. Throws if that fails. The lock file names no
 * addresses, so npm asks the registry about every package; it asks its cache first, which takes half the time.
 */
export function installWhatIsMissing() {
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted()) return;
  console.log('Installing packages, which takes a minute or two …');
  const began = Date.now();
  // Not `npm ci`: it refuses a lock file that lacks packages for other systems, which not every registry has. When npm
  // runs this script, an environment variable names npm's own file.
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm ? [process.execPath, npm] : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  const install = (...more) =>
    spawnSync(command, [...first, ...WORDS, ...more], { stdio: ['inherit', 'inherit', 'pipe'], encoding: 'utf8' });
  let result = install('--prefer-offline');
  if (TOO_OLD.test(result.stderr)) result = install();
  const { status, stderr, error } = result;
  if (error) throw new Refusal('There is no npm here, which comes with Node: install Node from nodejs.org.');
  if (status !== 0 && UNREACHED.test(stderr))
    throw new Refusal(
      'The packages could not be fetched, because the npm registry does not answer: connect to the network and try again.',
    );
  process.stderr.write(stderr);
  if (status !== 0) throw new Refusal('The packages could not be installed; npm says above why.');
  writeFileSync(MARK, wanted());
  console.log(`Packages installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}
