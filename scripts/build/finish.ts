/**
 * Finishes dist/ after tsup: shortens the names that chunks import from each other, gives every chunk the build's
 * hash, and writes the manifest (size and integrity of each file).
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const DIST = 'dist';
/** Script tags' files: they keep their names. */
const LOADERS = ['shop-islands.js', 'shop-islands-admin.js'];
const PLACEHOLDER = '$BUILD$';

const chunks = readdirSync(DIST).filter((file) => file.endsWith('.js') && !LOADERS.includes(file));
const empty = chunks.filter((file) => !readFileSync(`${DIST}/${file}`, 'utf8').trim());
if (empty.length) throw new Error(`The build made empty files: ${empty.join(', ')}`);
const code = new Map(chunks.map((file) => [file, readFileSync(`${DIST}/${file}`, 'utf8')]));

const specifiers = (list: string) => list.split(',').map((item) => item.split(' as ') as [string, string?]);

/** Shared chunks that others import by name at build time. What is imported at run time keeps its names. */
const SHORTENED = ['core', 'add-to-cart', 'react'];
/** The loader asks for these at run time. */
const KEPT = ['default', 'entries', 'createFinder', 'run', 'disarm', 'mountView'];

const EXPORTS = /export\{([^}]+)\};?\s*$/;

const clause = (from: string, to: string) => (from === to ? to : `${from} as ${to}`);

/** The short name of each export: the one that it has inside its chunk already. */
function shortNames(source: string): Map<string, string> {
  const exported = specifiers(source.match(EXPORTS)?.[1] as string).map(([local, name = local]): [string, string] => [name, local]);
  return new Map(exported.filter(([name]) => !KEPT.includes(name)));
}

for (const name of SHORTENED) {
  const file = `${name}.js`;
  const source = code.get(file) as string;
  const short = shortNames(source);
  const rename = (item: string) => short.get(item) ?? item;
  const exported = (list: string) => [...new Set(specifiers(list).map(([local, item = local]) => clause(local, rename(item))))].join();
  code.set(
    file,
    source.replace(EXPORTS, (_whole, list) => `export{${exported(list)}};`),
  );
  for (const [user, text] of code) {
    code.set(
      user,
      text.replaceAll(new RegExp(`import\\{([^}]+)\\}from"\\./${name}\\.js"`, 'g'), (_whole, list) => {
        const imported = specifiers(list).map(([foreign, local = foreign]) => clause(rename(foreign), local));
        return `import{${imported.join()}}from"./${name}.js"`;
      }),
    );
  }
}

const build = createHash('sha256')
  .update([...code.values()].join())
  .digest('hex')
  .slice(0, 8);

const hashed = (file: string) => file.replace('.js', `-${build}.js`);
for (const [file, text] of code) {
  const linked = text.replaceAll(/"\.\/([\w-]+)\.js"/g, (whole, name) => (code.has(`${name}.js`) ? `"./${hashed(`${name}.js`)}"` : whole));
  writeFileSync(`${DIST}/${file}`, linked);
  renameSync(`${DIST}/${file}`, `${DIST}/${hashed(file)}`);
}
for (const file of [...LOADERS.map((loader) => `${DIST}/${loader}`), `${DIST}/package/index.js`])
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(PLACEHOLDER, `-${build}`));

// The script tags' files export nothing; type checkers want to be told.
for (const loader of LOADERS) writeFileSync(`${DIST}/${loader.replace('.js', '.d.ts')}`, 'export {};\n');

const files = Object.fromEntries(
  [...LOADERS, ...chunks.map(hashed)].map((file) => {
    const content = readFileSync(`${DIST}/${file}`);
    return [
      file,
      { bytes: content.length, gzip: gzipSync(content, { level: 9 }).length, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}` },
    ];
  }),
);
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
writeFileSync(
  `${DIST}/manifest.json`,
  `${JSON.stringify({ version, build, chunks: Object.fromEntries(chunks.map((file) => [file.replace('.js', ''), hashed(file)])), files }, null, 2)}\n`,
);
