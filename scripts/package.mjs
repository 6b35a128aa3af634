/**
 * Packs the WordPress plugin: its own files, the built scripts and a list of islands, as
 * release/shop-islands-VERSION.zip. Needs dist/; the same sources make the same bytes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { filesBelow } from './files.mjs';
import { islandSentences } from './islandSentences.mjs';
import { zip } from './zip.mjs';

const PLUGIN = 'wordpress/shop-islands';
const NAME = 'shop-islands';

const read = (path) => readFileSync(path, 'utf8');
const quoted = (text) => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** What shop pages and wp-admin fetch: no types, and not what is for other builds. */
const isServed = (path) => /\.(js|json|css)$/.test(path) && !path.startsWith('dist/package/');

/** The list of islands for the settings page, in a form that translators' tools read. */
function islandsFile() {
  const rows = islandSentences().map(([name, sentence]) => `\t${quoted(name)} => __( ${quoted(sentence)}, 'shop-islands' ),\n`);
  return `<?php\n/**\n * The islands of this build. Made by scripts/package.mjs.\n *\n * @package Shop_Islands\n */\n\ndefined( 'ABSPATH' ) || exit;\n\nreturn array(\n${rows.join('')});\n`;
}

/** The plugin names its version in three places; all have to be the package's. */
function checkVersions(version) {
  const header = read(`${PLUGIN}/shop-islands.php`);
  const told = [
    /^ \* Version: +(\S+)$/m.exec(header)?.[1],
    /const VERSION = '([^']+)'/.exec(header)?.[1],
    /^Stable tag: (\S+)$/m.exec(read(`${PLUGIN}/readme.txt`))?.[1],
  ];
  if (told.some((one) => one !== version)) throw new Error(`package.json is at ${version}, the plugin at ${told.join(', ')}: make them agree.`);
}

const { version } = JSON.parse(read('package.json'));
checkVersions(version);
const served = filesBelow('dist').filter(isServed);
if (!served.includes('dist/shop-islands.js')) throw new Error('There is no dist/shop-islands.js: run `npm run build` first.');

const files = new Map();
for (const path of filesBelow(PLUGIN)) files.set(path.replace(/^wordpress\//, ''), readFileSync(path));
for (const path of served) files.set(`${NAME}/${path}`, readFileSync(path));
files.set(`${NAME}/dist/LICENSE`, readFileSync('LICENSE'));
files.set(`${NAME}/dist/THIRD-PARTY-NOTICES.txt`, readFileSync('dist/THIRD-PARTY-NOTICES.txt'));
files.set(`${NAME}/dist/islands.php`, Buffer.from(islandsFile()));

const target = `release/${NAME}-${version}.zip`;
const archive = zip(files);
mkdirSync('release', { recursive: true });
writeFileSync(target, archive);
console.log(`${target}: ${files.size} files, ${Math.round(archive.length / 1000)} KB`);
