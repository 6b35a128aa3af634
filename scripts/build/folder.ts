/**
 * Owns a folder of a build: the scripts that tsup left there, and the finished files with their hash and their
 * manifest.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSize } from '../gzipSize';
import { AHEAD } from './chunks';
import { type HeadStyles, joinHeadStyles, signsOf } from './headStyles';
import { withImports } from './imports';
import { HEAD_STYLES, LOADERS } from './loaders';

const PLACEHOLDER = '$BUILD$';

/** Text by file name. */
export type Code = ReadonlyMap<string, string>;

const isLoader = (file: string) => Object.hasOwn(LOADERS, file.replace(/\.js$/, ''));
const only = (code: Code, isWanted: (file: string) => boolean) => new Map([...code].filter(([file]) => isWanted(file)));

/** The scripts of a build, as tsup left them. */
export const readScripts = (folder: string): Code =>
  new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')]),
  );

/** The classic scripts of a build, which pages name by a plain name. */
export const loadersIn = (code: Code): Code => only(code, isLoader);

/** The chunks of a build: all its scripts but the loaders. Throws when one of them is empty. */
export function chunksIn(code: Code): Code {
  const empty = [...code].filter(([, text]) => !text.trim());
  if (empty.length) throw new Error(`The build made empty files: ${empty.map(([file]) => file).join(', ')}`);
  return only(code, (file) => !isLoader(file));
}

/** The hash that distinguishes this build from others. */
export const hashOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join()).digest('hex').slice(0, 8);

/** @param text the code of a file that names chunks; the build's hash replaces its placeholder */
export const markBuild = (text: string, build: string): string => text.replaceAll(PLACEHOLDER, `-${build}`);

function factsOf(text: string) {
  const content = Buffer.from(text);
  return {
    bytes: content.length,
    gzip: gzipSize(content),
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  };
}

/** Writes a finished build, which replaces the files that tsup left there. */
export function writeBuild(
  folder: string,
  version: string,
  build: string,
  chunks: Code,
  loaders: Code,
  head: HeadStyles,
): void {
  const hashed = (file: string) => file.replace('.js', `-${build}.js`);
  const link = (text: string) =>
    text.replaceAll(/"\.\/([\w-]+)\.js"/g, (whole, name) =>
      chunks.has(`${name}.js`) ? `"./${hashed(`${name}.js`)}"` : whole,
    );
  const files = new Map([
    ...[...loaders].map(([file, text]): [string, string] => [file, markBuild(text, build)]),
    ...[...chunks].map(([file, text]): [string, string] => [hashed(file), link(text)]),
    [HEAD_STYLES, joinHeadStyles(head)],
  ]);
  mkdirSync(folder, { recursive: true });
  for (const file of chunks.keys()) rmSync(`${folder}/${file}`, { force: true });
  for (const [file, text] of files) writeFileSync(`${folder}/${file}`, text);
  // The files for script tags export nothing; their type files say so.
  for (const loader of loaders.keys()) writeFileSync(`${folder}/${loader.replace('.js', '.d.ts')}`, 'export {};\n');
  const manifest = {
    version,
    build,
    chunks: Object.fromEntries([...chunks.keys()].map((file) => [file.replace('.js', ''), hashed(file)])),
    // The chunks that each kind of page asks for at once.
    pages: Object.fromEntries(Object.entries(AHEAD).map(([kind, names]) => [kind, withImports(chunks, names)])),
    files: Object.fromEntries([...files].map(([file, text]) => [file, factsOf(text)])),
    // Head styles by island. The WordPress plugin prints those of the islands that are on, where a sign is in the page.
    head,
    signs: signsOf(head),
  };
  writeFileSync(`${folder}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
}
