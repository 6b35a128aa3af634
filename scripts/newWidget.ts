/**
 * `npm run new-widget NAME`: copies the template to a widget of that name, with its story and its test, and adds its
 * row to the family of islands that themes name. `npm run check` then says what is left to do.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesOf, isName, withRow } from './newWidget/files';

const FAMILY = 'src/entry/families/extras.ts';
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
writeFileSync(FAMILY, withRow(name, readFileSync(FAMILY, 'utf8')));
const page = readFileSync(CHUNKS, 'utf8');
writeFileSync(
  CHUNKS,
  page.replace(
    '| `shop-islands-debug.js` |',
    `| \`${name}\` | the widget ${name} | when one comes into sight |\n| \`shop-islands-debug.js\` |`,
  ),
);
console.log(`${FAMILY}, ${CHUNKS}: its row and its chunk`);
console.log(
  `
Next, as CONTRIBUTING.md says in six steps:
- write widgets/${name}/, its stories, its anatomy and its test; begin its README.md with a sentence on what it does
- name it in docs/behaviour.md: [${name}] at a rule, and at the foot “[${name}]: ../widgets/${name}/README.md”
- give it a stop in demo/data/tour.ts
- run \`npm run docs\`, translate what it adds to the \`.po\` files, then \`npm run check\`
“A lazy view” and “A member of a family” there say what differs from the template.`,
);
