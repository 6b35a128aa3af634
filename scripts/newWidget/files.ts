/** Owns the files of a new widget: the template's files with the widget's name in them. */

const TEMPLATE = [
  'README.md',
  'View.tsx',
  'contract.ts',
  'fixture.html',
  'index.ts',
  'live.ts',
  'read.ts',
  'row.ts',
  'rules.ts',
  'store.ts',
];

/** True for a widget's name: kebab-case, as a theme writes it into `data-island`. */
export const isName = (name: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const pascal = (name: string) => name.split('-').map(capital).join('');
/** The name for designers, such as "Size guide". */
const human = (name: string) => capital(name.replaceAll('-', ' '));
const camel = (name: string) =>
  name
    .split('-')
    .map((word, index) => (index ? capital(word) : word))
    .join('');

/** The template's text with the name of the new widget. */
function about(name: string, text: string): string {
  return text
    .replaceAll('widgets/_template', `widgets/${name}`)
    .replace("'Building blocks/Template of a new island'", `'Views/${human(name)}'`)
    .replace("'Building blocks/Template on a page'", `'Content/${human(name)}'`)
    .replace("page: ['template'", `page: ['${name}'`)
    .replaceAll('_template', name)
    .replaceAll('template:counted', `${name}:counted`)
    .replace(/\b(read|create)?Template(Props|Store)?\b/g, (_, verb = '', noun = '') => `${verb}${pascal(name)}${noun}`)
    .replaceAll('the template widget', `the widget ${name}`)
    .replace(/\b([Tt])he template\b/g, `$1he widget ${name}`);
}

/**
 * Files of a new widget, its stories, its anatomy and its test among them, by path.
 * @param read gives a file of the project
 */
export function filesOf(name: string, read: (path: string) => string): Map<string, string> {
  const own = TEMPLATE.map((file): [string, string] => [
    `widgets/${name}/${file}`,
    about(name, read(`widgets/_template/${file}`)),
  ]);
  return new Map([
    ...own,
    [`stories/${name}.view.stories.tsx`, about(name, read('stories/template.view.stories.tsx'))],
    [`stories/${name}.stories.tsx`, about(name, read('stories/template.stories.tsx'))],
    [`stories/anatomy/${name}.ts`, about(name, read('stories/anatomy/_template.ts'))],
    [`tests/widgets/${name}.test.ts`, about(name, read('tests/widgets/template.test.ts'))],
  ]);
}

/** The code of the family `extras`, which every named host wakes, with the row of the new widget. */
export function withRow(name: string, family: string): string {
  const imports = [...family.matchAll(/^import \{ row as \w+ \} from '\.\.\/\.\.\/\.\.\/widgets\/([\w-]+)\/row';\n/gm)];
  const after = imports.filter(([, other = '']) => other < name).at(-1) ?? imports[0];
  const place = (after?.index ?? 0) + (after?.[0].length ?? 0);
  const line = `import { row as ${camel(name)} } from '../../../widgets/${name}/row';\n`;
  return (family.slice(0, place) + line + family.slice(place)).replace(
    /(export const members[^=]*= \[)/,
    `$1\n  ${camel(name)},`,
  );
}
