/**
 * Packs the WordPress plugin: its own files, its compiled translations, the built scripts and a list of islands. The
 * same sources make the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { filesBelow } from '../files.mjs';
import { islandPlugin, islandSentences, islandTitle } from '../islandSentences.mjs';
import { zip } from '../zip.mjs';
import { type Artefact, RELEASE } from './artefact';
import { problemsOf } from './directoryRules';
import { translationFiles } from './translations';

const PLUGIN = 'wordpress/shop-islands';
const NAME = 'shop-islands';

const read = (path: string) => readFileSync(path, 'utf8');
const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** The files that shop pages and wp-admin fetch, without types and without files for other builds. */
const isServed = (path: string) => /\.(js|json|css)$/.test(path) && !path.startsWith('dist/package/');

/** The translations' sources: the plugin has what is compiled from them. */
const isSource = (path: string) => path.endsWith('.po');

/** The list of islands for the settings page, in a form that translators' tools read. */
export function islandsFile(): string {
  const said = (text: string) => `__( ${quoted(text)}, 'shop-islands' )`;
  const rows = islandSentences().map(
    ([name, sentence]) =>
      `\t${quoted(name)} => array( 'title' => ${said(islandTitle(name))}, 'what' => ${said(sentence)}, 'plugin' => ${quoted(islandPlugin(name))} ),\n`,
  );
  return `<?php\n/**\n * The islands of this build. Made by scripts/release/plugin.ts.\n *\n * @package Shop_Islands\n */\n\ndefined( 'ABSPATH' ) || exit;\n\nreturn array(\n${rows.join('')});\n`;
}

/** The plugin names its version in three places; all must equal the package's version. */
function checkVersions(version: string): void {
  const header = read(`${PLUGIN}/shop-islands.php`);
  const told = [
    /^ \* Version: +(\S+)$/m.exec(header)?.[1],
    /const VERSION = '([^']+)'/.exec(header)?.[1],
    /^Stable tag: (\S+)$/m.exec(read(`${PLUGIN}/readme.txt`))?.[1],
  ];
  if (told.some((one) => one !== version))
    throw new Error(`package.json is at ${version}, the plugin at ${told.join(', ')}: make them agree.`);
}

function filesOfPlugin(): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const path of filesBelow(PLUGIN).filter((one) => !isSource(one)))
    files.set(path.replace(/^wordpress\//, ''), readFileSync(path));
  for (const [name, bytes] of translationFiles()) files.set(`${NAME}/languages/${name}`, bytes);
  for (const path of filesBelow('dist').filter(isServed)) files.set(`${NAME}/${path}`, readFileSync(path));
  files.set(`${NAME}/dist/LICENSE`, readFileSync('LICENSE'));
  files.set(`${NAME}/dist/THIRD-PARTY-NOTICES.txt`, readFileSync('dist/THIRD-PARTY-NOTICES.txt'));
  files.set(`${NAME}/dist/islands.php`, Buffer.from(islandsFile()));
  return files;
}

/** Writes the zip that WordPress installs. */
export function packPlugin(version: string): Artefact {
  checkVersions(version);
  const files = filesOfPlugin();
  const problems = problemsOf(files);
  if (problems.length) throw new Error(`WordPress’ directory would not take the plugin:\n${problems.join('\n')}`);
  const archive = zip(files);
  const path = `${RELEASE}/${NAME}-${version}.zip`;
  writeFileSync(path, archive);
  const use =
    'In WordPress: Plugins > Add New > Upload Plugin, choose the zip, install and activate it. See docs/wordpress.md.';
  return { path, bytes: archive.length, what: 'the WordPress plugin', use };
}
