/**
 * Installs the tools that check the WordPress plugin's PHP, if the machine has Composer. Nothing else needs Composer.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const MARK = 'wordpress/vendor/.json-hash';
/** How long Composer may take, in milliseconds. After that the packages count as out of reach. */
const PATIENCE = 180_000;

const wanted = () => createHash('sha256').update(readFileSync('wordpress/composer.json')).digest('hex');

/**
 * Installs the packages that wordpress/composer.json names, if they are not there. Returns the reason why they are
 * missing, or "".
 */
export function installPhpPackages() {
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted()) return '';
  console.log('Installing PHP packages …');
  const words = ['update', '--working-dir=wordpress', '--no-interaction', '--no-progress', '--quiet'];
  const { status, error } = spawnSync('composer', words, {
    timeout: PATIENCE,
    env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' },
  });
  if (error?.code === 'ENOENT') return 'there is no composer here';
  if (status !== 0) return 'composer could not fetch the packages';
  writeFileSync(MARK, wanted());
  return '';
}
