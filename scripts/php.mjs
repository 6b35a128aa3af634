/**
 * Checks the WordPress plugin's PHP where there is a `php`: its syntax, that PHP 7.4 would read it too, and its units.
 * Where there is none it says so, and goes on.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { filesBelow } from './files.mjs';

const TESTS = 'tests/wordpress';

const isPhp = (path) => path.endsWith('.php');

/** Runs php. Gives whether it went well; tells what it says otherwise. */
function php(...words) {
  const { status, stdout, stderr } = spawnSync('php', ['-d', 'display_errors=stderr', ...words], { encoding: 'utf8' });
  if (status !== 0) console.error(`php ${words.join(' ')}\n${stdout}${stderr}`);
  return status === 0;
}

if (spawnSync('php', ['-v']).error) {
  console.log('There is no php here: the WordPress plugin’s syntax and units are not checked.');
} else {
  const sources = filesBelow('wordpress').filter(isPhp);
  const tests = readdirSync(TESTS).filter((file) => file.endsWith('.test.php'));
  const results = [
    ...sources.map((file) => php('-l', file)),
    php(`${TESTS}/oldest.php`, ...sources),
    ...tests.map((file) => php('-d', 'zend.assertions=1', '-d', 'assert.exception=1', `${TESTS}/${file}`)),
  ];
  const failed = results.filter((ok) => !ok).length;
  console.log(`PHP: ${sources.length} files, ${tests.length} tests, ${failed} problems`);
  process.exit(failed ? 1 : 0);
}
