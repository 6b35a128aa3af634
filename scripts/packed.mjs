/**
 * Checks what `npm pack` would publish: only files that package.json and the manifests of the build name, all of them,
 * and no more bytes than the budget. Needs dist/. Nothing is written.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesBelow } from './files.mjs';
import { npmPack } from './npm.mjs';
import { modulesOf } from './packageModules.mjs';

/** The greatest size of the archive, in bytes. */
const LIMIT = 1_300_000;

const read = (path) => readFileSync(path, 'utf8');
const json = (path) => JSON.parse(read(path));

/** All paths such as `./dist/a.js` inside a value, at any depth. */
const pathsIn = (value) =>
  typeof value === 'string' ? [value.replace(/^\.\//, '')] : Object.values(value).flatMap(pathsIn);

/** The type files that a type file imports. */
const typesOf = (path) =>
  [...read(path).matchAll(/from '\.\/([^']+)\.js'/g)].map(([, name]) => `${path.replace(/[^/]+$/, '')}${name}.d.ts`);

/** What only the WordPress plugin has. */
const ONLY_PLUGIN = /^shop-islands-(?:check|recorder)\./;

/** The scripts of a build, and the type files of the scripts for tags, which say that those export nothing. */
function built(folder) {
  const { files, chunks } = json(`${folder}/manifest.json`);
  const tags = Object.keys(files).filter((file) => file.endsWith('.js') && !Object.values(chunks).includes(file));
  return [...Object.keys(files), ...tags.map((file) => file.replace(/js$/, 'd.ts')), 'manifest.json']
    .filter((file) => !ONLY_PLUGIN.test(file))
    .map((file) => `${folder}/${file}`);
}

/** The documents that the README links to, without their pictures. */
const pages = () => [
  ...filesBelow('docs').filter((path) => path.endsWith('.md')),
  ...filesBelow('widgets').filter((path) => path.endsWith('/README.md') && !path.includes('/_')),
];

function expected({ exports, bin, files }) {
  const named = [...pathsIn(exports), ...pathsIn(bin)];
  const inPackage = named.filter((path) => path.startsWith('dist/package/'));
  const types = inPackage.filter((path) => path.endsWith('.d.ts')).flatMap(typesOf);
  const modules = inPackage
    .filter((path) => path.endsWith('.js'))
    .flatMap((path) => [...modulesOf('dist/package', basename(path))].map((name) => `dist/package/${name}`));
  const texts = [
    ...files.filter((file) => !/^dist$|[*!]/.test(file)),
    ...pages(),
    'package.json',
    'dist/THIRD-PARTY-NOTICES.txt',
  ];
  return new Set([...named, ...types, ...modules, ...texts, ...built('dist'), ...built('dist/lean')]);
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
