/**
 * Puts a build into a folder that is being served. Chunks come before the loader that asks for them, and those of the
 * builds before it stay, because pages that are open still ask for them.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';

interface Manifest {
  build: string;
  chunks: Record<string, string>;
  files: Record<string, unknown>;
}

/** Builds in a folder, newest first. */
const LIST = 'builds.json';
const CHUNK = /-([0-9a-f]{8})\.js$/;

const readJson = <Json>(file: string): Json | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** Replaces the file in one step, so that nobody gets half a file. */
function replaceFile(target: string, write: (file: string) => void): void {
  write(`${target}.new`);
  renameSync(`${target}.new`, target);
}

const known = (folder: string): string[] =>
  readJson<string[]>(`${folder}/${LIST}`) ?? [readJson<Manifest>(`${folder}/manifest.json`)?.build ?? []].flat();

function removeOthers(folder: string, builds: readonly string[]): void {
  for (const file of readdirSync(folder)) {
    const build = CHUNK.exec(file)?.[1];
    if (build && !builds.includes(build)) rmSync(`${folder}/${file}`);
  }
}

/**
 * @param keep how many builds before this one keep their chunks
 * @returns the builds whose chunks are there now, newest first
 */
export function putBuild(dist: string, folder: string, keep: number): string[] {
  const manifest = readJson<Manifest>(`${dist}/manifest.json`);
  if (!manifest) throw new Error(`There is no ${dist}/manifest.json: run \`npm run build\` first.`);
  mkdirSync(folder, { recursive: true });
  const { build, chunks, files } = manifest;
  const builds = [build, ...known(folder).filter((one) => one !== build)].slice(0, keep + 1);
  const loaders = Object.keys(files).filter((file) => !Object.values(chunks).includes(file));
  for (const file of [...Object.values(chunks), ...loaders, 'manifest.json']) {
    replaceFile(`${folder}/${file}`, (target) => copyFileSync(`${dist}/${file}`, target));
  }
  replaceFile(`${folder}/${LIST}`, (target) => writeFileSync(target, `${JSON.stringify(builds)}\n`));
  removeOthers(folder, builds);
  return builds;
}
