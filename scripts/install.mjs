/** Installs the packages that package-lock.json names, if they are not there. Needs only Node. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const MARK = 'node_modules/.lock-hash';

const wanted = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

/** Runs `npm install` where the lock file has changed since the last time. Throws where it fails. */
export function installWhatIsMissing() {
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted()) return;
  console.log('Installing packages …');
  // Not `npm ci`: it refuses a lock file that lacks packages for other systems, which not every registry has.
  // npm runs this script and says where it is itself.
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm ? [process.execPath, npm] : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  const { status } = spawnSync(command, [...first, 'install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The packages could not be installed; npm says above why.');
  writeFileSync(MARK, wanted());
}
