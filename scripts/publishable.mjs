/**
 * Runs before npm publishes the package, and first in a release: refuses as long as an address of the project is a
 * placeholder, an address below `.example`. Names each place that has to be filled in. Node only.
 */
import { readFileSync } from 'node:fs';

const PLACEHOLDER = /[\w+:/.-]*\.example\b[^\s"')]*/g;

const read = (path) => readFileSync(path, 'utf8');
const inHeader = (name) =>
  new RegExp(`^ \\* ${name}: +(.*)$`, 'm').exec(read('wordpress/shop-islands/shop-islands.php'));

const { repository, homepage, bugs } = JSON.parse(read('package.json'));

/** Each place, and what it says; undefined where it says nothing. */
const places = {
  '"repository" in package.json': repository?.url,
  '"homepage" in package.json': homepage,
  '"bugs" in package.json': bugs?.url,
  '"Plugin URI" in wordpress/shop-islands/shop-islands.php': inHeader('Plugin URI')?.[1],
  '"Author URI" in wordpress/shop-islands/shop-islands.php': inHeader('Author URI')?.[1],
  '"Source code" in wordpress/shop-islands/readme.txt': /^= Source code =\n+([^=]+)/m.exec(
    read('wordpress/shop-islands/readme.txt'),
  )?.[1],
};

const problems = Object.entries(places).flatMap(([place, said]) => {
  if (!said) return [`${place} is missing.`];
  return (said.match(PLACEHOLDER) ?? []).map((address) => `${place} is a placeholder: ${address}`);
});
for (const problem of problems) console.error(problem);
if (problems.length) {
  console.error(
    'Fill in the addresses of the project before it is published: readers find its source and its makers by them.',
  );
  process.exitCode = 1;
}
