/**
 * Checks what `npm pack` would publish: what package.json and the manifests of the build name, nothing else, and no
 * more bytes than meant. Needs dist/. Nothing is written.
 */
import { readFileSync } from 'node:fs';
import { filesBelow } from './files.mjs';
import { npmPack } from './npm.mjs';

/** Bytes of the archive. */
const LIMIT = 1_250_000;

const read = (path) => readFileSync(path, 'utf8');
const json = (path) => JSON.parse(read(path));

/** `./dist/a.js` and the like, wherever they stand in a value. */
const pathsIn = (value) =>
  typeof value === 'string' ? [value.replace(/^\.\//, '')] : Object.values(value).flatMap(pathsIn);

/** Files of types that a file of types imports. */
const typesOf = (path) =>
  [...read(path).matchAll(/from '\.\/([^']+)\.js'/g)].map(([, name]) => `${path.replace(/[^/]+$/, '')}${name}.d.ts`);

/** Scripts of a build, and of each script tag's its types, which say that it exports nothing. */
function built(folder) {
  const { files, chunks } = json(`${folder}/manifest.json`);
  const tags = Object.keys(files).filter((file) => file.endsWith('.js') && !Object.values(chunks).includes(file));
  return [...Object.keys(files), ...tags.map((file) => file.replace(/js$/, 'd.ts')), 'manifest.json'].map(
    (file) => `${folder}/${file}`,
  );
}

/** Pages that the README leads to, without their pictures. */
const pages = () => [
  ...filesBelow('docs').filter((path) => path.endsWith('.md')),
  ...filesBelow('widgets').filter((path) => path.endsWith('/README.md') && !path.includes('/_')),
];

function expected({ exports, bin, files }) {
  const named = [...pathsIn(exports), ...pathsIn(bin)];
  const types = named.filter((path) => path.startsWith('dist/package/') && path.endsWith('.d.ts')).flatMap(typesOf);
  const texts = [
    ...files.filter((file) => !/^dist$|[*!]/.test(file)),
    ...pages(),
    'package.json',
    'dist/THIRD-PARTY-NOTICES.txt',
  ];
  return new Set([...named, ...types, ...texts, ...built('dist'), ...built('dist/lean')]);
}

const { files, size } = npmPack('--dry-run');
const there = new Set(files.map(({ path }) => path));
const meant = expected(json('package.json'));
const problems = [
  ...[...meant].filter((path) => !there.has(path)).map((path) => `${path} is missing.`),
  ...[...there].filter((path) => !meant.has(path)).map((path) => `${path} is not meant to be published.`),
  ...(size > LIMIT ? [`${size} bytes are more than ${LIMIT}.`] : []),
];
for (const problem of problems) console.error(problem);
console.log(`npm pack: ${there.size} files, ${Math.round(size / 1000)} KB`);
process.exitCode = problems.length ? 1 : 0;
