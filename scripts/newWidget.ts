/**
 * `npm run new-widget NAME`: copies the template to a widget of that name, with its story and its test, and adds its
 * row to the family of islands that themes name. What is left to do, `npm run check` tells.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesOf, isName, withRow } from './newWidget/files';

const FAMILIES = 'widgets/families.ts';
const CHUNKS = 'docs/architecture.md';

const [name = ''] = process.argv.slice(2);
if (!isName(name)) {
  console.error('Give the widget a name in lower case, with dashes between words: npm run new-widget size-guide');
  process.exit(2);
}
if (existsSync(`widgets/${name}`)) {
  console.error(`There is a widget "${name}" already. Choose another name, or delete widgets/${name}/ first.`);
  process.exit(2);
}

for (const [path, text] of filesOf(name, (file) => readFileSync(file, 'utf8'))) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(path);
}
writeFileSync(FAMILIES, withRow(name, readFileSync(FAMILIES, 'utf8')));
const page = readFileSync(CHUNKS, 'utf8');
writeFileSync(
  CHUNKS,
  page.replace(
    '| `shop-islands-debug.js` |',
    `| \`${name}\` | the widget ${name} | when one comes into sight |\n| \`shop-islands-debug.js\` |`,
  ),
);
console.log(`${FAMILIES}, ${CHUNKS}: its row and its chunk`);
console.log(
  '\nNext: write its fixture.html, contract.ts and README.md, and name it in docs/behaviour.md; then `npm run docs` and `npm run check` (CONTRIBUTING.md has the steps).',
);
