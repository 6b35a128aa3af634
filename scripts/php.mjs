/**
 * Checks the WordPress plugin's PHP: its syntax, whether PHP 7.4 can read it too, and its tests. With Composer it also
 * checks types by PHPStan and style by PHP_CodeSniffer, and runs unit tests by PHPUnit. It says which tool is missing.
 * `node scripts/php.mjs [REPORT]`: writes the counts into a file.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { installPhpPackages } from './composer.mjs';
import { filesBelow } from './files.mjs';

const TESTS = 'tests/wordpress';
const BIN = 'wordpress/vendor/bin';

/** Hides deprecations: WordPress' coding standard has older rules, which newer versions of PHP complain about. */
const WITHOUT_DEPRECATIONS = String(32767 - 8192 - 2048);

/** Each tool fails on its own findings, and reads the paths to check from its file of settings. */
const TOOLS = [
  [
    '-d',
    'memory_limit=1G',
    `${BIN}/phpstan`,
    'analyse',
    '--configuration=wordpress/phpstan.neon',
    '--no-progress',
    '--error-format=raw',
  ],
  ['-d', `error_reporting=${WITHOUT_DEPRECATIONS}`, `${BIN}/phpcs`, '--standard=wordpress/phpcs.xml', '--report=emacs'],
  [`${BIN}/phpunit`, '--configuration=wordpress/phpunit.xml'],
];

const isPhp = (path) => path.endsWith('.php');

/** Runs php. Returns true if that succeeds; otherwise prints php's output. */
function php(...words) {
  const { status, stdout, stderr } = spawnSync('php', ['-d', 'display_errors=stderr', ...words], { encoding: 'utf8' });
  if (status !== 0) console.error(`php ${words.join(' ')}\n${stdout}${stderr}`);
  return status === 0;
}

/** The tools that come with Composer, and the reason why they are missing, or "". */
const lack = installPhpPackages();
if (lack) console.log(`PHPStan, PHP_CodeSniffer and PHPUnit are skipped: ${lack}.`);

const sources = filesBelow('wordpress/shop-islands').filter(isPhp);
const tests = readdirSync(TESTS).filter((file) => file.endsWith('.test.php'));
const results = [
  ...sources.map((file) => php('-l', file)),
  php(`${TESTS}/oldest.php`, ...sources),
  ...tests.map((file) => php('-d', 'zend.assertions=1', '-d', 'assert.exception=1', `${TESTS}/${file}`)),
  ...(lack ? [] : TOOLS.map((words) => php(...words))),
];
const failed = results.filter((ok) => !ok).length;
console.log(`PHP: ${sources.length} files, ${tests.length} tests, ${results.length} checks, ${failed} problems`);
const [, , report] = process.argv;
if (report)
  writeFileSync(report, JSON.stringify({ passed: results.length - failed, failed, skipped: lack ? TOOLS.length : 0 }));
process.exitCode = failed ? 1 : 0;
